import { toEmojiAvatarId } from '@twosides/domain/model';
import shared from '../../../styles/shared.module.css';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { Icon, type IconName } from '../../../ui/identity/Icon.tsx';
import { SubmitLink } from '../../common/sign-up-prompt/ask-to-sign-up.tsx';
import { sectionsOf } from '../page/info-screen.tsx';
import anonymityStyles from './Anonymity.module.css';
import styles from './HowItWorksScreen.module.css';
import questionStyles from './Questions.module.css';
import questions from './questions.mdx';
import { VotingSteps } from './VotingSteps.tsx';

export function HowItWorksScreen() {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={shared.title}>Two sides, one conflict, and people who don’t know you.</h1>
        <p className={styles.lead}>
          Your friends take your side because they’re your friends. Here, nobody knows you, and that’s the point.
        </p>
      </header>
      <VotingSteps />
      <Anonymity />
      <Questions />
      <section className={styles.invitation}>
        <h2 className={shared.text2xl}>Whose side would they take?</h2>
        <div className={styles.actions}>
          <SubmitLink variant="fill" size="large">
            Post a conflict
          </SubmitLink>
          <ButtonLink to="/" size="large">
            Read and vote
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

function Anonymity() {
  return (
    <section className={anonymityStyles.card} aria-labelledby="anonymity">
      <div>
        <h2 id="anonymity" className={shared.text2xl}>
          As anonymous as you want
        </h2>
        <p className={anonymityStyles.text}>
          Post under your nickname, or under a name we make up for you. An anonymous conflict isn’t on anyone’s profile,
          and nothing we show other people says whose it is.
        </p>
        <div className={anonymityStyles.disguise}>
          <Avatar size="lg" avatarId={FOX} />
          <div>
            <p className={anonymityStyles.name}>QuietFox</p>
            <p className={shared.note}>How others see an anonymous author</p>
          </div>
        </div>
      </div>
      <ul className={anonymityStyles.list}>
        {SEEN.map(({ icon, text }) => (
          <li key={text} className={anonymityStyles.line}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const FOX = toEmojiAvatarId(0, 4);

const SEEN: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'eye-off', text: 'Your email address is never shown to anyone.' },
  {
    icon: 'lock',
    text: 'Other people can’t see how you voted unless you comment. If you do, your side appears next to your comment.',
  },
  { icon: 'users', text: 'Your partner only ever appears under a nickname or a pseudonym.' },
  { icon: 'profile', text: 'You choose your nickname. It doesn’t have to be your real name.' },
];

const QUESTIONS = sectionsOf(questions);

function Questions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className={shared.text2xl}>
        What people ask first
      </h2>
      <div className={questionStyles.list}>
        {QUESTIONS.map(({ id, title, content }) => (
          <details key={id} className={questionStyles.item}>
            <summary className={questionStyles.question}>
              {title}
              <Icon name="chevron-down" />
            </summary>
            <div className={questionStyles.answer}>{content}</div>
          </details>
        ))}
      </div>
    </section>
  );
}
