import { Link } from 'react-router-dom';
import { InfoPage } from '../page/InfoPage.tsx';
import type { InfoSection } from '../page/info-section.ts';

export function CookiesScreen() {
  return (
    <InfoPage
      title="Cookies"
      lead="Only cookies that sign you in and keep you signed in. That's why no banner asks you: there's nothing to agree to."
      sections={SECTIONS}
    />
  );
}

const SECTIONS: readonly InfoSection[] = [
  {
    id: 'session',
    title: 'The session cookie',
    content: (
      <>
        <p>
          It's called <code>__Host-twosides</code> (<code>twosides</code> where the site is reached without encryption)
          and holds a random number; a second one with the same name and <code>.sig</code> at the end is its signature.
          It's set when you sign up or sign in, and never if you only read.
        </p>
        <p>
          It lasts for 60 days and is renewed while you visit. Scripts can't read it, and other sites don't get it. When
          you sign out, the number is worthless.
        </p>
      </>
    ),
  },
  {
    id: 'signed-in',
    title: 'A note that you are signed in',
    content: (
      <p>
        A cookie called <code>signed-in</code> comes and goes with the session. It holds a 1 and nothing else. Scripts
        of this site can read it, so that a page doesn't ask you to sign in while it finds out who you are.
      </p>
    ),
  },
  {
    id: 'sign-in',
    title: 'While you sign in with Google or Apple',
    content: (
      <p>
        A cookie called <code>__Host-twosides-sign-in</code> holds another random number for ten minutes. It makes sure
        that Google's or Apple's answer signs in this browser and no other. On their pages, their own cookie rules
        apply.
      </p>
    ),
  },
  {
    id: 'none',
    title: "What we don't have",
    content: (
      <p>No third-party cookies, no advertising, no analytics, no fingerprinting of your device, no tracking pixels.</p>
    ),
  },
  {
    id: 'storage',
    title: 'What else is kept on your device',
    content: (
      <>
        <p>Your browser also stores some things that aren't cookies. They stay with you unless you send them:</p>
        <ul>
          <li>
            drafts of what you write here, such as conflicts, comments and profile changes, for 30 days at most or until
            you sign out,
          </li>
          <li>
            who's signed in, and the lists, conflicts, profiles and alerts you've read in the last seven days, so they
            open offline; a member's until they sign out,
          </li>
          <li>
            whether you like it light or dark, and that you don't want to install the app, or be told at 100 votes, for
            now,
          </li>
          <li>if you turn notifications on, where they reach this browser, until you turn them off or sign out,</li>
          <li>
            votes, comments, conflicts and updates that couldn't be sent yet, until they're sent or you sign out; a note
            that they arrived, for a day,
          </li>
          <li>
            the side you pressed before you signed up, for a day, until somebody signs out here or leaves by “Quick
            exit”,
          </li>
          <li>where to take you after signing in, and how far you'd scrolled, until you close the tab,</li>
          <li>the app itself, so it opens quickly, even offline.</li>
        </ul>
        <p>
          Other people who use the same account on your device may find them. If that worries you, read{' '}
          <Link to="/safety#traces">how to leave fewer traces</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'remove',
    title: 'How to remove them',
    content: (
      <p>
        Sign out, then choose “Clear site data” or “Cookies and site data” for this site in your browser's settings. You
        can also block cookies altogether: reading works without them, signing in doesn't.
      </p>
    ),
  },
];
