import { Link } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import type { Asked } from '../../../ui/overlay/ask.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { HelpTopic } from '../../common/help-lines/help-lines.ts';
import { NearbyLines } from '../../common/help-lines/NearbyLines.tsx';
import type { WordsVerdict } from '../submit/submit-machine.ts';
import styles from './DangerSheet.module.css';
import type { Danger } from './danger/find-dangers.ts';

type DangerSheetProps = Asked<WordsVerdict> & {
  readonly dangers: readonly Danger[];
};

export function DangerSheet({ dangers, onAnswer, ...opened }: DangerSheetProps) {
  return (
    <Dialog
      {...opened}
      title="Is someone in danger?"
      description={
        dangers.includes('suicide')
          ? 'It sounds like someone is at a breaking point. Please don’t wait for votes. These people listen, day and night.'
          : 'Some of what you wrote sounds like someone isn’t safe. Votes can’t keep anyone safe. These people can help, and they won’t push you into anything.'
      }
      actions={
        <>
          <Button onClick={() => onAnswer('discard')}>Discard it</Button>
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
        <Link to="/safety" onClick={() => opened.onOpenChange(false)}>
          More help, and how to protect your privacy
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
