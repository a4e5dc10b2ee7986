import { type ConflictText, SIDES } from '@twosides/domain/model';
import { SideQuote, SideQuotes } from '../../ui/split/SideQuote.tsx';
import styles from './OutboxItem.module.css';

/** The words as they are now, beside a vote that was about others. */
export function ChangedWords({ text }: { readonly text: ConflictText }) {
  const accounts = { her: text.herSide, his: text.hisSide };
  return (
    <section className={styles.words} aria-label="The words as they are now">
      <h3 dir="auto">{text.title}</h3>
      <SideQuotes>
        {SIDES.map((side) => (
          <SideQuote key={side} side={side} label={text.sideLabels[side]}>
            <p className={styles.text} dir="auto">
              {accounts[side]}
            </p>
          </SideQuote>
        ))}
      </SideQuotes>
    </section>
  );
}
