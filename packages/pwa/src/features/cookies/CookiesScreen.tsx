import { Link } from 'react-router-dom';
import { InfoPage } from '../info-page/InfoPage.tsx';
import type { InfoSection } from '../info-page/info-section.ts';

export function CookiesScreen() {
  return (
    <InfoPage
      page="cookies"
      title="Cookies"
      lead="Cookies that log you in and keep you so, and no others. That is why no banner asks you: there is nothing to agree to."
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
          It is called <code>__Host-twosides</code> (<code>twosides</code> where the site is reached without encryption)
          and holds a random number; a second one of the same name with <code>.sig</code> at its end is its signature.
          It is set when you register or log in, and never for those who only read.
        </p>
        <p>
          It lasts for 60 days and is renewed while you visit. Scripts cannot read it, and other sites do not get it.
          When you log out, the number is worthless.
        </p>
      </>
    ),
  },
  {
    id: 'sign-in',
    title: 'While you log in with Google or Apple',
    content: (
      <p>
        A cookie called <code>__Host-twosides-sign-in</code> holds another random number for ten minutes, so that what
        Google or Apple answers logs in this browser and no other. On their pages, their own rules about cookies hold.
      </p>
    ),
  },
  {
    id: 'none',
    title: 'What there is not',
    content: <p>No cookies of others, no advertising, no analytics, no fingerprinting of your device, no pixels.</p>,
  },
  {
    id: 'storage',
    title: 'What else is kept on your device',
    content: (
      <>
        <p>Your browser also stores some things that are not cookies. Apart from what you send, they stay with you:</p>
        <ul>
          <li>
            drafts of what you write here, such as conflicts, comments and changes of your profile, so that nothing is
            lost, for 30 days at most or until you log out,
          </li>
          <li>
            who is logged in, and the lists, conflicts, profiles and alerts that you have read in the last seven days,
            so that they open without a network; of a member until they log out,
          </li>
          <li>
            whether you like it light or dark, and that you do not want to install the app, or to be told at 100 votes,
            for now,
          </li>
          <li>if you turn notifications on, where they reach this browser, until you turn them off or log out,</li>
          <li>
            votes and comments that could not be sent yet, until they are sent or you log out; that they have arrived,
            for a day,
          </li>
          <li>where to bring you back to after logging in, and how far you had scrolled, until you close the tab,</li>
          <li>the app itself, so that it opens quickly and without a network.</li>
        </ul>
        <p>
          Others who use your device under the same account of the system may find them. If that worries you, read{' '}
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
        Log out, then choose “Clear site data” or “Cookies and site data” for this site in the settings of your browser.
        You can also block cookies altogether: reading works without them, logging in does not.
      </p>
    ),
  },
];
