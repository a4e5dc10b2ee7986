import { Link } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import { Icon, type IconName } from '../../../ui/identity/Icon.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import styles from './Guidelines.module.css';

export function Guidelines() {
  return (
    <Card as="aside" className={shared.stack16} aria-labelledby="guidelines">
      <h2 id="guidelines" className={shared.textL}>
        Before you post
      </h2>
      <GuidelineList heading="Do" icon="check" tone={styles.do} lines={DO} />
      <GuidelineList heading="Don’t" icon="close" tone={styles.dont} lines={DONT} />
      <p className={styles.help}>
        In danger, or afraid? <Link to="/safety">Get help now</Link>
      </p>
    </Card>
  );
}

type GuidelineListProps = {
  readonly heading: string;
  readonly icon: IconName;
  readonly tone: string | undefined;
  readonly lines: readonly string[];
};

function GuidelineList({ heading, icon, tone, lines }: GuidelineListProps) {
  return (
    <section className={tone}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line} className={styles.line}>
            <Icon name={icon} size={18} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const DO = [
  'Pick one situation, not the whole relationship.',
  'Write the other side the way your partner would.',
  'Say what was said and done, then what it meant to each of you.',
  'Include anything that could change people’s minds.',
];

const DONT = [
  'Share real names, employers, addresses or pictures.',
  'Diagnose anyone or call anyone names.',
  'Share what someone told you in confidence.',
  'Ask whether to stay or leave. That’s yours to decide.',
];
