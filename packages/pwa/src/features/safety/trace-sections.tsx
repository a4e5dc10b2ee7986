import { Link } from 'react-router-dom';
import type { InfoSection } from '../info-page/info-section.ts';

/** What others can see of a visit, and what can be done about it. */
export const TRACE_SECTIONS: readonly InfoSection[] = [
  {
    id: 'quick-exit',
    title: 'What “Quick exit” does, and what it does not',
    content: (
      <>
        <p>
          The button at the top of this page, and pressing Escape twice within a second, leave for Wikipedia at once.
          The page goes blank even before that, and going back does not bring it up again.
        </p>
        <p>
          It does <strong>not</strong> remove earlier pages of your visit from the history, does not log you out, and
          does not hide anything from software that watches the device.
        </p>
      </>
    ),
  },
  {
    id: 'traces',
    title: 'Leave fewer traces',
    content: (
      <>
        <p>
          The safest way is a device that your partner cannot get at: that of a friend, at work, in a library. On your
          own device:
        </p>
        <ul>
          <li>
            Open a private window first: it keeps no history and no logins. In most browsers it is in the menu as
            “private” or “incognito”.
          </li>
          <li>
            Remove single entries from the history rather than all of it. An empty history may make somebody ask why.
          </li>
          <li>
            What you read here stays on the device for up to seven days, so that it opens without a network. A private
            window forgets it when it is closed; elsewhere remove the data of this site in the settings of your browser.
          </li>
          <li>Log out when you are done, and do not let the browser save your password.</li>
          <li>Do not install the app on a phone that others look at. Its icon alone says something.</li>
          <li>Use an email address of which your partner has neither the password nor a device that shows its mail.</li>
          <li>Think of shared accounts: browsers that sync, cloud backups, family sharing, tablets of the children.</li>
          <li>Calls to a help line may stand in the phone's list of calls, and on the bill.</li>
        </ul>
        <p>
          If your partner always seems to know what you write and where you are, there may be software on your phone
          that tells them. Do not remove it yet: they would notice. Ask a help line first, from another device.
        </p>
      </>
    ),
  },
  {
    id: 'here',
    title: 'What others can see of you on TwoSides',
    content: (
      <p>
        Your nickname, your comments, and the conflicts under your own name. Not your email address, and not who posted
        an anonymous conflict. But somebody who has your phone or your password sees everything that you see. More about
        this is on the <Link to="/privacy">privacy page</Link>.
      </p>
    ),
  },
];
