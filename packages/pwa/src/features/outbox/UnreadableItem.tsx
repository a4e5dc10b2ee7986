import type { UnreadableRow } from '../../outbox/rows.ts';
import { withOutbox } from '../../outbox/submit.ts';
import shared from '../../styles/shared.module.css';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/identity/Icon.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { CopyText } from './Accounts.tsx';
import styles from './OutboxItem.module.css';

export function UnreadableItem({ row: { id, title, content } }: { readonly row: UnreadableRow }) {
  return (
    <Card as="li" className={shared.stack8}>
      <h2 className={classNames(shared.textL, shared.breaks)} dir="auto">
        {title ?? 'A vote, comment, conflict or update'}
      </h2>
      {content !== null && (
        <p className={shared.written} dir="auto">
          {content}
        </p>
      )}
      <p className={classNames(styles.state, styles.rejected)}>
        <Icon name="warning" size={16} />
        We couldn’t read this, so we can’t send it.{content !== null && ' You can copy the text and post it again.'}
      </p>
      <div className={styles.acts}>
        {content !== null && <CopyText text={content} />}
        <Button size="small" variant="plain" onClick={() => void withOutbox((box) => box.discardUnreadable(id))}>
          Discard
        </Button>
      </div>
    </Card>
  );
}
