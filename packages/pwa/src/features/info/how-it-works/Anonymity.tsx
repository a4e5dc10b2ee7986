import { toEmojiAvatarId } from '@twosides/domain/model';
import shared from '../../../styles/shared.module.css';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { Icon, type IconName } from '../../../ui/identity/Icon.tsx';
import styles from './Anonymity.module.css';

export function Anonymity() {
  return (
    <section className={styles.card} aria-labelledby="anonymity">
      <div>
        <h2 id="anonymity" className={shared.text2xl}>
          As anonymous as you want
        </h2>
        <p className={styles.text}>
          Post under your nickname, or under a name we make up for you. An anonymous conflict isn’t on anyone’s profile,
          and nothing we show other people says whose it is.
        </p>
        <div className={styles.disguise}>
          <Avatar size="lg" avatarId={FOX} />
          <div>
            <p className={styles.name}>QuietFox</p>
            <p className={shared.note}>How others see an anonymous author</p>
          </div>
        </div>
      </div>
      <ul className={styles.list}>
        {SEEN.map(({ icon, text }) => (
          <li key={text} className={styles.line}>
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
