import type { ConflictView } from '@twosides/domain/reading';
import { Button } from '../../../ui/form/Button.tsx';
import type { Vote } from '../../voting/use-vote.ts';
import styles from './OwnVote.module.css';

export function ReadingFirst({ conflict, vote }: { readonly conflict: ConflictView; readonly vote: Vote }) {
  if (vote.votedSide === null) return null;
  return (
    <div className={styles.line}>
      <p>
        Your vote: <strong>{conflict.sideLabels[vote.votedSide]}</strong>
      </p>
      <Button variant="plain" size="small" onClick={vote.startChange}>
        Change Vote?
      </Button>
      <Button size="small" onClick={vote.askForResult}>
        Show the result
      </Button>
    </div>
  );
}
