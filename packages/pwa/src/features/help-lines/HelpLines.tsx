import { OutsideLink } from '../info/page/OutsideLink.tsx';
import { HelpLineRow } from './HelpLineRow.tsx';
import styles from './HelpLines.module.css';
import { HELP_LINES } from './help-lines.ts';
import { useProbableCountry } from './use-probable-country.ts';

/** All that we know of, those of the reader's country first, and where to find others. */
export function HelpLines() {
  const country = useProbableCountry();
  const lines = HELP_LINES.toSorted((a, b) => Number(b.region === country) - Number(a.region === country));
  return (
    <>
      <p>
        They listen, they believe you, and they don't decide anything for you. You don't have to give your name, and you
        can call for a friend too. These directories find one where you live, some with chat:
      </p>
      <ul>
        <li>
          <OutsideLink href="https://findahelpline.com/">findahelpline.com</OutsideLink>: help lines by country and
          topic, also when life itself has become too much
        </li>
        <li>
          <OutsideLink href="https://lila.help/">lila.help</OutsideLink>: shelters and help lines for women, worldwide
        </li>
        <li>
          <OutsideLink href="https://nomoredirectory.org/">nomoredirectory.org</OutsideLink>: help with domestic and
          sexual violence, by country
        </li>
      </ul>
      <p>Some national lines:</p>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <HelpLineRow key={line.region + line.name} line={line} withCountry />
        ))}
      </dl>
      <p>Numbers change. If one doesn't answer, use a directory above.</p>
    </>
  );
}
