import { Link } from 'react-router-dom';
import type { InfoSection } from '../page/info-section.ts';
import { WhatOthersSee } from '../page/WhatOthersSee.tsx';

export const TRACE_SECTIONS: readonly InfoSection[] = [
  {
    id: 'quick-exit',
    title: 'What “Quick exit” does, and what it does not',
    content: (
      <>
        <p>
          The button on this page, and pressing Escape twice within a second, take you to Wikipedia at once. The page
          goes blank even before that, and going back doesn't bring it up again.
        </p>
        <p>
          It does <strong>not</strong> remove earlier pages of your visit from the history, sign you out, or hide
          anything from software that watches the device.
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
          The safest way is a device your partner can't get to: a friend's, one at work or in a library. On your own
          device:
        </p>
        <ul>
          <li>
            Open a private window first: it keeps no history and no logins. In most browsers it is in the menu as
            “private” or “incognito”.
          </li>
          <li>
            Remove single entries from the history rather than all of it. An empty history may make someone ask why.
          </li>
          <li>
            What you read here stays on the device for up to seven days, so it opens offline. A private window forgets
            it when you close it; otherwise remove this site's data in your browser's settings.
          </li>
          <li>Sign out when you're done, and don't let the browser save your password or a passkey.</li>
          <li>Don't install the app on a phone that others look at. Its icon alone says something.</li>
          <li>Use an email address your partner can't read: not with the password, and not on a shared device.</li>
          <li>Think of shared accounts: browsers that sync, cloud backups, family sharing, tablets of the children.</li>
          <li>Calls to a help line may show up in the phone's call list and on the bill.</li>
        </ul>
        <p>
          If your partner always seems to know what you write and where you are, there may be software on your phone
          that tells them. Don't remove it yet: they would notice. Ask a help line first, from another device.
        </p>
      </>
    ),
  },
  {
    id: 'own-means',
    title: 'What you can do about others here',
    content: (
      <>
        <ul>
          <li>
            <strong>Mute</strong> someone: you see their comments collapsed. They aren't told, and nobody else sees a
            difference.
          </li>
          <li>
            <strong>Block</strong> someone: they can't comment on what you post in your own name. They see that they
            can't, but not why. It doesn't work under your anonymous conflicts: it would give away that they're yours.
          </li>
          <li>
            <strong>Hide a comment</strong> under your conflict: it collapses, and anyone can still open it. You can
            show it again.
          </li>
          <li>
            <strong>Close the discussion</strong> of your conflict: what was said stays, and nobody can add to it until
            you open it again.
          </li>
          <li>
            <strong>Say “Pause voting”</strong>: nobody can vote on your conflict any more. Both sides stay, with help
            lines beside them. People who could already see the result still can. Everyone else can't. New comments wait
            until you or a moderator has looked at them, for three days at most. You can let people vote again, but only
            once.
          </li>
        </ul>
        <p>
          All of this is in the menu beside a conflict, a comment or a name. <Link to="/settings">Your settings</Link>{' '}
          list everyone you've muted or blocked.
        </p>
      </>
    ),
  },
  {
    id: 'here',
    title: 'What others can see of you on TwoSides',
    content: (
      <>
        <WhatOthersSee />
        <p>
          Not your email address, and not who posted an anonymous conflict. But someone who has your phone or your
          password sees everything you see. There's more on the <Link to="/privacy">privacy page</Link>.
        </p>
      </>
    ),
  },
];
