import { Icon } from '../../../ui/identity/Icon.tsx';
import { COUNTRIES, useProbableCountry } from '../../common/help-lines/help-lines.ts';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import styles from './EmergencyNumbers.module.css';
import text from './safety.mdx';

export function SafetyScreen() {
  return (
    <div>
      <QuickExit />
      <Safety />
    </div>
  );
}

const Safety = infoScreen(text, {
  title: 'When it isn’t safe',
  lead: 'Most couples fight. But if you’re afraid of your partner, it isn’t a conflict with two sides, and a vote can’t help. There are people who can.',
  top: <EmergencyNumbers />,
});

function EmergencyNumbers() {
  const country = useProbableCountry();
  const own = country && COUNTRIES[country].emergency;
  const numbers = NUMBERS.toSorted((a, b) => Number(b.number === own) - Number(a.number === own));
  return (
    <section className={styles.box} aria-labelledby="emergency">
      <h2 id="emergency" className={styles.title}>
        <Icon name="warning" />
        In danger now?
      </h2>
      <ul className={styles.list}>
        {numbers.map(({ number, where }) => (
          <li key={number}>
            <a className={styles.number} href={`tel:${number}`}>
              <strong>{number}</strong> {where}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.text}>Elsewhere: call your local emergency number.</p>
    </section>
  );
}

const NUMBERS = [
  { number: '112', where: 'European Union, India' },
  { number: '999', where: 'United Kingdom' },
  { number: '911', where: 'United States, Canada' },
  { number: '000', where: 'Australia' },
] as const;
