import { Link } from 'react-router-dom';
import type { InfoSection } from '../page/info-section.ts';

export const ACCOUNT_SECTIONS: readonly InfoSection[] = [
  {
    id: 'anonymity',
    title: 'How anonymous am I?',
    content: (
      <>
        <p>
          To other people: as anonymous as you like. They see your nickname, never your email address, and not how you
          voted unless you comment. A conflict you post anonymously shows a pseudonym for each of you and isn't on
          anyone's profile.
        </p>
        <p>
          To the server you aren't anonymous: it has to know which conflicts are yours, or you couldn't take them down.
          What it keeps is on the <Link to="/privacy">privacy page</Link>. And no technology helps if the story itself
          gives you away: change the details that don't matter.
        </p>
      </>
    ),
  },
  {
    id: 'no-mail',
    title: "My email hasn't arrived",
    content: (
      <>
        <ol>
          <li>Give it a few minutes, and check your spam or promotions folder.</li>
          <li>
            Check the address for typos, and ask for another email under{' '}
            <Link to="/check-email">Verify your email</Link>. Only the newest link works.
          </li>
          <li>If you've signed up before, the email says so and helps you with your password instead.</li>
          <li>Work and school addresses sometimes block emails like ours. Try another one.</li>
        </ol>
        <p>
          The link that confirms your address works for 24 hours; the link for a new password works once, for 30
          minutes.
        </p>
      </>
    ),
  },
  {
    id: 'password',
    title: "I've forgotten my password",
    content: (
      <p>
        <Link to="/forgot-password">Ask for a reset link</Link>. For your safety, choosing a new password signs you out
        on every device. We never say whether an address has an account, so the page tells everyone the same.
      </p>
    ),
  },
  {
    id: 'nickname',
    title: 'Can I change my nickname and avatar?',
    content: (
      <p>
        Yes, in your <Link to="/profile">profile</Link>. Your conflicts and comments then show the new ones. Conflicts
        you posted anonymously keep their pseudonyms.
      </p>
    ),
  },
  {
    id: 'delete-account',
    title: 'What happens when I delete my account?',
    content: (
      <>
        <p>
          Your email address, nickname, profile and password are removed at once, and you're signed out everywhere. Your
          conflicts are taken down and their texts erased, unless you choose to leave them under “Deleted member”.
          Comments stay under that name too. Your votes still count, but nothing connects them with you. You can sign up
          again at any time, even with the same address.
        </p>
        <p>
          You can do it in your <Link to="/settings#your-data">settings</Link>. You can also download everything we
          store about you there.
        </p>
      </>
    ),
  },
  {
    id: 'someone-knows',
    title: 'I think this conflict is about me',
    content: (
      <p>
        It may be, though many stories sound alike. If you can be recognized, or if it frightens you, you can ask us to
        take it down: <Link to="/report">here's how</Link>. You don't need an account.
      </p>
    ),
  },
];
