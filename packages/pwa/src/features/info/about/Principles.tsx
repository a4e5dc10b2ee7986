import shared from '../../../styles/shared.module.css';
import { BubbleIcon } from '../../../ui/identity/BubbleIcon.tsx';
import type { IconName } from '../../../ui/identity/Icon.tsx';
import styles from './Principles.module.css';

export function Principles() {
  return (
    <section aria-labelledby="principles">
      <h2 id="principles" className={shared.text2xl}>
        What you can rely on
      </h2>
      <ul className={styles.list}>
        {PRINCIPLES.map(({ icon, title, text }) => (
          <li key={title} className={styles.item}>
            <BubbleIcon name={icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PRINCIPLES: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
  {
    icon: 'scale',
    title: 'Both sides, always',
    text: 'You can’t post a conflict with only one side. Both are shown the same way, and neither is bigger or brighter.',
  },
  {
    icon: 'lock',
    title: 'Hidden means hidden',
    text: 'You don’t see a result until you’ve voted or 100 people have: not in a list, not in a preview, not between the lines.',
  },
  {
    icon: 'trending',
    title: 'No invented numbers',
    text: 'Every number on this site is a real count. Where there’s nothing to count yet, we say so.',
  },
  {
    icon: 'heart',
    title: 'Kind by design',
    text: 'You judge a situation, not a person. Nobody gets voted down, and there are no prizes for being harsh.',
  },
];
