import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import type { Asked } from '../../ui/overlay/ask.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import type { HelpTopic } from '../help-lines/help-lines.ts';
import { NearbyLines } from '../help-lines/NearbyLines.tsx';
import styles from './DangerSheet.module.css';
import type { Danger } from './danger/phrases.ts';
import type { WordsVerdict } from './verdict.rule.ts';

type DangerSheetProps = Asked<WordsVerdict> & {
  readonly dangers: readonly Danger[];
};

/** Help first, then the writer's decision. Calling a number leaves the text in place. */
export function DangerSheet({ dangers, open, onOpenChange, onAnswer }: DangerSheetProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Is somebody in danger?"
      description={
        dangers.includes('suicide')
          ? "It sounds as if it has become too much for somebody. That is not for a vote, and it can't wait for one. These people listen, also at night."
          : "Some of what you wrote sounds as if somebody is not safe. A vote can't change that. These people know what can, and decide nothing for you."
      }
      actions={
        <>
          <Button onClick={() => onAnswer('discard')}>Don't keep it</Button>
          <Button onClick={() => onAnswer('post')}>Post anyway</Button>
          <Button variant="fill" onClick={() => onAnswer('keep')}>
            Keep it on this device
          </Button>
        </>
      }
    >
      <div className={styles.nearby}>
        <NearbyLines topics={[...new Set(dangers.map((danger) => TOPICS[danger]))]} />
      </div>
      <p className={styles.more}>
        <Link to="/safety" onClick={() => onOpenChange(false)}>
          More help, and how to leave fewer traces
        </Link>
      </p>
    </Dialog>
  );
}

const TOPICS: Readonly<Record<Danger, HelpTopic>> = {
  suicide: 'suicide',
  violence: 'violence',
  threats: 'violence',
  weapons: 'violence',
  strangling: 'violence',
  control: 'violence',
  sexual: 'violence',
  children: 'children',
};
