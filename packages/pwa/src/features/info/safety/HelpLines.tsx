import { OutsideLink } from '../page/OutsideLink.tsx';
import styles from './HelpLines.module.css';
import { HELP_LINES, type HelpLine } from './help-lines.ts';

export function HelpLines() {
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
        {HELP_LINES.map((line) => (
          <Line key={line.name} line={line} />
        ))}
      </dl>
      <p>Numbers change. If one doesn't answer, use a directory above.</p>
    </>
  );
}

function Line({ line: { country, name, phone, site, note } }: { readonly line: HelpLine }) {
  return (
    <div className={styles.line}>
      <dt>
        <span className={styles.country}>{country}</span>
        {name}
        {note && <span className={styles.note}> ({note})</span>}
      </dt>
      <dd className={styles.ways}>
        {phone && (
          <a className={styles.phone} href={`tel:${phone.dialled}`}>
            {phone.shown}
          </a>
        )}
        {site && <OutsideLink href={site.url}>{site.shown}</OutsideLink>}
      </dd>
    </div>
  );
}
