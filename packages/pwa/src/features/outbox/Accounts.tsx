import type { SideLabels } from '@twosides/domain/conflicts';
import { type ConflictText, SIDES } from '@twosides/domain/model';
import { SideQuote, SideQuotes } from '../../ui/split/SideQuote.tsx';
import styles from './OutboxItem.module.css';

type AccountsProps = { readonly labels: SideLabels; readonly told: Pick<ConflictText, 'herSide' | 'hisSide'> };

/** The two accounts of a conflict, whole. */
export function Accounts({ labels, told }: AccountsProps) {
  const accounts = { her: told.herSide, his: told.hisSide };
  return (
    <SideQuotes>
      {SIDES.map((side) => (
        <SideQuote key={side} side={side} label={labels[side]}>
          <p className={styles.text} dir="auto">
            {accounts[side]}
          </p>
        </SideQuote>
      ))}
    </SideQuotes>
  );
}
