import { Link } from 'react-router-dom';
import type { InfoSection } from '../page/info-section.ts';
import { WhatOthersSee } from '../page/WhatOthersSee.tsx';
import { StoredTable } from './StoredTable.tsx';

/** What is stored and who sees it. */
export const STORED_SECTIONS: readonly InfoSection[] = [
  {
    id: 'stored',
    title: 'What is stored, why, and for how long',
    content: <StoredTable />,
  },
  {
    id: 'public',
    title: 'What other people see',
    content: (
      <>
        <WhatOthersSee />
        <p>Nobody but you sees your email address.</p>
      </>
    ),
  },
  {
    id: 'own-means',
    title: 'What others learn when you mute, block or say “not for a vote”',
    content: (
      <>
        <p>
          Whom you mute or block is stored with your account and shown to you alone. It goes when either account goes.
          Nobody is told. People you block only see that they can't comment.
        </p>
        <p>
          Everyone can see that a comment is hidden, a discussion is closed, or a conflict is not for a vote, and
          whether its author or a moderator did it. If a conflict is not for a vote, a new comment is seen only by its
          writer, the author of the conflict and moderators, until one of them shows it.
        </p>
      </>
    ),
  },
  {
    id: 'anonymous',
    title: 'What “anonymous” means',
    content: (
      <>
        <p>
          A conflict you post anonymously shows a pseudonym for each of you. It isn't on your profile, earns no public
          points, and nothing the server sends to others connects it with you.
        </p>
        <p>
          To the server it isn't anonymous. It stores that the conflict is yours, because only you may change it or take
          it down. The people who run the server could look that up, and a court could demand it.
        </p>
      </>
    ),
  },
  {
    id: 'votes',
    title: 'How votes are kept',
    content: (
      <>
        <p>
          Each vote is stored with two fingerprints instead of your name or account number: one of your mailbox, so that
          it has one vote on each conflict, and one of your account, so that you find your vote again. They're scrambled
          with a secret of the server, so that nobody can read them back without it (HMACs). The list of votes alone
          doesn't tell whose they are. They have nothing to do with your device or your finger.
        </p>
        <p>
          Anyone who has the server's secret as well could calculate them again. To count a vote once even if it arrives
          twice, the server remembers one more fingerprint of each press, which tells neither the conflict nor the side.
          Your vote is a secret towards other people, not towards those who run the server.
        </p>
        <p>
          For 30 days a vote also carries a fingerprint of the network that it came from (not of your device's own
          address). It's another one on each conflict, so it only shows which votes on one conflict came from the same
          place. We use it for nothing but setting aside votes that somebody stuffed in. Then it's deleted.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else gets to know something',
    content: (
      <>
        <ul>
          <li>Those who host the server and deliver its emails, on behalf of the people who run this site.</li>
          <li>
            Google or Apple, if you sign in with them: that you do, and when. Not what you read, write or vote here.
          </li>
          <li>
            Your browser’s maker, if you turn on notifications: it can see when we send you one, but not what it says.
            What it says is encrypted on the way.
          </li>
        </ul>
        <p>
          Nothing is sold. Pages load nothing from other servers: no fonts, no maps, no buttons of social networks.
          “Share” leads there only when you press it. Links out of this site may be read by the sites that they lead to.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'What stays on your device',
    content: (
      <p>
        A cookie that keeps you signed in, and things that make the site work better for you, such as drafts, what's
        waiting to be sent and what you've read lately. They're listed under <Link to="/cookies">cookies</Link>.
      </p>
    ),
  },
];
