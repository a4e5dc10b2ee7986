import { OutsideLink } from '../info/page/OutsideLink.tsx';
import styles from './HelpLines.module.css';
import { COUNTRIES, type HelpLine } from './help-lines.ts';

type HelpLineRowProps = { readonly line: HelpLine; readonly withCountry?: boolean };

/** One line with its ways to be reached, inside a list of descriptions. */
export function HelpLineRow({ line: { region, name, phone, site, note }, withCountry = false }: HelpLineRowProps) {
  return (
    <div className={styles.line}>
      <dt>
        {withCountry && <span className={styles.country}>{COUNTRIES[region].name}</span>}
        {name} {note && <span className={styles.note}>({note})</span>}
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
