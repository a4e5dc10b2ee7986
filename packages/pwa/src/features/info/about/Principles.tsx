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
    text: 'You can’t post a conflict with only one side. Both sides are shown the same way, and neither one stands out.',
  },
  {
    icon: 'lock',
    title: 'Hidden means hidden',
    text: 'You don’t see a result until you’ve voted or 100 people have, not even in a list or a preview.',
  },
  {
    icon: 'trending',
    title: 'No invented numbers',
    text: 'Every number on this site is a real count. Where there’s nothing to count yet, we say so.',
  },
  {
    icon: 'heart',
    title: 'Kind by design',
    text: 'You vote on a situation, not a person. Nobody gets downvoted, and there’s no reward for being harsh.',
  },
];
