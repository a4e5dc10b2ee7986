import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './Principles.module.css';

/** What can be relied on. */
export function Principles() {
  return (
    <section aria-labelledby="principles">
      <h2 id="principles" className={styles.heading}>
        What you can rely on
      </h2>
      <ul className={styles.list}>
        {PRINCIPLES.map(({ icon, title, text }) => (
          <li key={title} className={styles.item}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
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
    text: 'A conflict with one side cannot be posted. Both are shown alike, and neither comes first in size or colour.',
  },
  {
    icon: 'lock',
    title: 'Hidden means hidden',
    text: 'No result before your own vote or the hundredth: not in a list, not in a preview, not between the lines.',
  },
  {
    icon: 'trending',
    title: 'No invented numbers',
    text: 'Every figure on this site has been counted. Where there is nothing to count yet, it says so.',
  },
  {
    icon: 'heart',
    title: 'Kind by design',
    text: 'You judge a situation, not a person. There are no downvotes on people, and no prizes for being harsh.',
  },
];
