import { OutsideLink } from '../../../ui/layout/OutsideLink.tsx';
import styles from './HelpLines.module.css';
import type { HelpLine, HelpTopic } from './help-lines.ts';

type HelpLineRowProps = { readonly line: HelpLine; readonly withTopic?: boolean };

export function HelpLineRow({ line: { topic, name, phone, site, note }, withTopic = false }: HelpLineRowProps) {
  return (
    <div className={styles.line}>
      <dt>
        {name} {note && <span className={styles.note}>({note})</span>}
        {withTopic && <span className={styles.topic}>{TOPICS[topic]}</span>}
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

const TOPICS: Readonly<Record<HelpTopic, string>> = {
  violence: 'if you’re hurt or afraid',
  suicide: 'if life feels like too much',
  children: 'for children',
};
