import { Link } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { BubbleIcon, Logo } from '../../../ui/identity/Bubbles.tsx';
import type { IconName } from '../../../ui/identity/Icon.tsx';
import styles from './AboutScreen.module.css';

export function AboutScreen() {
  return (
    <div className={styles.page}>
      <header>
        <span className={styles.mark}>
          <Logo />
        </span>
        <h1 className={shared.title}>Get real clarity from real people.</h1>
        <p className={styles.lead}>
          Every couple has one argument that never ends, because they both have a point. TwoSides is a place to put both
          sides into words, next to each other, and hear from people who have nothing to gain from the answer.
        </p>
      </header>
      <section className={styles.story} aria-labelledby="why">
        <h2 id="why" className={shared.text2xl}>
          Why it exists
        </h2>
        <p>
          Ask a friend, and you hear what a friend would say. Ask the internet, and you hear whoever shouts loudest.
          Neither has heard the other side.
        </p>
        <p>
          So here, nobody gets to tell only one side of a story. Writing down what your partner would say is often the
          hardest part. Sometimes that alone gives you the answer.
        </p>
      </section>
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
      <section className={styles.story} aria-labelledby="not">
        <h2 id="not" className={shared.text2xl}>
          What it isn’t
        </h2>
        <p>
          TwoSides isn’t a court, and it isn’t therapy. A majority can be wrong about the two of you. Use the votes as a
          second opinion, read the comments for the reasons, and then talk to each other.
        </p>
        <p>
          And it’s not the place to turn if you’re in danger. If you’re afraid of someone,{' '}
          <Link to="/safety">here’s who can help now</Link>.
        </p>
      </section>
      <div className={shared.wrap12}>
        <ButtonLink to="/how-it-works" variant="fill" size="large">
          How it works
        </ButtonLink>
        <ButtonLink to="/" size="large">
          Read some conflicts
        </ButtonLink>
      </div>
    </div>
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
