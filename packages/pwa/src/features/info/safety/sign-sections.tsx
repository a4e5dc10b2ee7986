import { Link } from 'react-router-dom';
import type { InfoSection } from '../page/info-section.ts';

/** Signs of abuse, and what to do. Help lines follow the first. */
export const SIGN_SECTIONS = [
  {
    id: 'signs',
    title: "Signs that it's more than a fight",
    content: (
      <>
        <p>
          Abuse doesn't start with a blow, and there may never be one. What counts is whether one of you is controlled
          by the other, or afraid. It happens to women, men and everyone else, in every kind of relationship. Look
          closely if your partner
        </p>
        <ul>
          <li>makes you weigh every word, because you never know what will set them off,</li>
          <li>reads your messages, wants your passwords, or tracks where you are,</li>
          <li>keeps you from friends, family, work or your own money,</li>
          <li>puts you down, threatens you, or tells you that you imagined what happened,</li>
          <li>breaks things, blocks the door, drives so that you are frightened,</li>
          <li>pushes, hits or holds you, even once, even if they were sorry,</li>
          <li>pushes you to have sex, or to have it in ways you don't want,</li>
          <li>threatens to harm themselves, the children or a pet, or to take the children away, if you leave.</li>
        </ul>
        <p>
          <strong>Especially dangerous:</strong> hands around your throat, a weapon in the home, threats to kill, being
          followed, and the weeks around a separation. Please talk to a help line or the police before you do anything
          else, even if it is over and you have no injury to show. After being choked, see a doctor at once.
        </p>
      </>
    ),
  },
  {
    id: 'posting',
    title: 'Before you post, or vote',
    content: (
      <>
        <p>
          If you recognize yourself in this, please don't post it here as a conflict. Your partner may find it, and
          strangers who know only a few lines may tell you that you're wrong. You're not to blame for what someone else
          does to you.
        </p>
        <p>
          If you've read a conflict that makes you afraid for someone, don't vote on it. Leave a kind word and a link to
          this page in the comments, and <Link to="/report">report it</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'other-side',
    title: "If you're the one who hurts someone",
    content: (
      <p>
        If you've frightened, controlled or hit someone, reading this is a start. You can change, and hardly anyone does
        it alone. Many countries have counselling for exactly this; the help lines above know where. In the United
        Kingdom, the Respect Phoneline is on <a href="tel:+448088024040">0808 802 4040</a>.
      </p>
    ),
  },
] as const satisfies readonly InfoSection[];
