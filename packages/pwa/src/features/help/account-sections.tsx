import { Link } from 'react-router-dom';
import type { InfoSection } from '../info-page/info-section.ts';

/** Anonymity, mail and the account itself. */
export const ACCOUNT_SECTIONS: readonly InfoSection[] = [
  {
    id: 'anonymity',
    title: 'How anonymous am I?',
    content: (
      <>
        <p>
          Towards other people: as much as you choose. They see your nickname, never your email address, and not how you
          voted unless you comment. A conflict that you post anonymously shows a pseudonym for each of you, and is on
          nobody's profile.
        </p>
        <p>
          Towards the server you are not anonymous: it has to know which conflicts are yours, so that you can take them
          down. What it keeps is on the <Link to="/privacy">privacy page</Link>. And no technology helps when the story
          itself gives you away: change what does not matter for it.
        </p>
      </>
    ),
  },
  {
    id: 'no-mail',
    title: 'The email has not arrived',
    content: (
      <>
        <ol>
          <li>Give it a few minutes, and look into the folder for spam or promotions.</li>
          <li>
            Check the address for a slip of the finger, and ask for another mail on{' '}
            <Link to="/check-email">this page</Link>. Only the newest link works.
          </li>
          <li>If you have registered before, the mail says so, and leads you to your password instead.</li>
          <li>Addresses at work or school sometimes block mails like ours. Then try another one.</li>
        </ol>
        <p>The link that confirms your address works for 24 hours; the one for a new password for 30 minutes, once.</p>
      </>
    ),
  },
  {
    id: 'password',
    title: 'I have forgotten my password',
    content: (
      <p>
        <Link to="/forgot-password">Ask for a reset link</Link>. For your safety, choosing a new password logs you out
        on every device. For the same reason we never say whether an address is registered: the page answers alike.
      </p>
    ),
  },
  {
    id: 'nickname',
    title: 'Can I change my nickname and avatar?',
    content: (
      <p>
        Yes, in your <Link to="/profile">profile</Link>. Your conflicts and comments then show the new ones, apart from
        conflicts that you posted anonymously: those keep their pseudonyms.
      </p>
    ),
  },
  {
    id: 'delete-account',
    title: 'What happens when I delete my account?',
    content: (
      <>
        <p>
          Your email address, nickname, profile and password are removed at once, and you are logged out everywhere.
          Your conflicts are taken down and their texts erased, unless you decide to leave them under “Deleted member”.
          Comments stay under that name as well. Your votes stay in the count, but nothing connects them with you any
          more. You may register again at any time, also with the same address.
        </p>
        <p>
          You do it yourself in your <Link to="/settings#your-data">settings</Link>. There you can also download all
          that is stored about you.
        </p>
      </>
    ),
  },
  {
    id: 'someone-knows',
    title: 'I think this conflict is about me',
    content: (
      <p>
        It may be; many stories sound alike. If you can be recognised, or if it frightens you, you can ask for it to be
        taken down: <Link to="/report">here is how</Link>. You need no account for that.
      </p>
    ),
  },
];
