import shared from '../../../styles/shared.module.css';
import { OutsideLink } from '../../../ui/layout/PageLink.tsx';
import styles from './HelpLines.module.css';
import { COUNTRIES, HELP_LINES, type HelpCountry, useProbableCountry } from './help-lines.ts';
import { HelpLineRow } from './NearbyLines.tsx';

export function HelpLines() {
  const country = useProbableCountry();
  const countries = REGIONS.toSorted((a, b) => Number(b === country) - Number(a === country));
  return (
    <>
      <p>
        They listen, they believe you, and they won’t tell you what to do. You don’t have to give your name, and you can
        call about a friend too. These directories list help lines where you live, some with chat:
      </p>
      <ul>
        <li>
          <OutsideLink href="https://findahelpline.com/">findahelpline.com</OutsideLink>: help lines by country and
          topic, including suicide and crisis lines
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
      {countries.map((region) => (
        <section key={region} aria-labelledby={`lines-${region}`}>
          <h3 id={`lines-${region}`} className={shared.textM}>
            {COUNTRIES[region].name}
          </h3>
          <dl className={styles.lines}>
            {HELP_LINES.filter((line) => line.region === region).map((line) => (
              <HelpLineRow key={line.name} line={line} withTopic />
            ))}
          </dl>
        </section>
      ))}
      <p>Numbers change. If one doesn’t answer, use one of the directories above.</p>
    </>
  );
}

const REGIONS = Object.keys(COUNTRIES) as readonly HelpCountry[];
