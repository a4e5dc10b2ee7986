import { REPORTS_THAT_HIDE } from '@twosides/domain';
import { Link } from 'react-router-dom';
import type { InfoSection } from '../info-page/info-section.ts';

export const SECTIONS: readonly InfoSection[] = [
  {
    id: 'posting',
    title: 'When you post a conflict',
    content: (
      <>
        <ul>
          <li>
            Write your partner's side as they would write it. If they read it, they should say: yes, that is what I
            mean.
          </li>
          <li>One conflict at a time. What happened, what each of you wants, and where you are stuck.</li>
          <li>Tell what weighs against you, too. A vote on half a story is worth half as much.</li>
          <li>Post what is yours to tell: your own relationship, not that of your neighbours.</li>
        </ul>
        <p>
          You can still change the text until the first vote is in. After that it stays as it is, because people have
          voted on it. You may take a conflict down at any time.
        </p>
      </>
    ),
  },
  {
    id: 'unrecognisable',
    title: 'Keep both of you unrecognisable',
    content: (
      <>
        <p>Your partner has not agreed to be here. So leave out:</p>
        <ul>
          <li>real names, addresses, employers, schools, phone numbers, and accounts elsewhere,</li>
          <li>private messages word for word, and anything that was told to you in confidence,</li>
          <li>illnesses, diagnoses and sexual details by which somebody could be recognised or shamed.</li>
        </ul>
        <p>Never try to find out who is behind a conflict, and never post it if you think that you know.</p>
      </>
    ),
  },
  {
    id: 'voting',
    title: 'When you vote',
    content: (
      <ul>
        <li>Read both sides to the end before you choose.</li>
        <li>Vote on the situation, not on the gender, the age or the spelling.</li>
        <li>One person, one vote. Do not open more accounts, and do not call others in to push a result.</li>
        <li>You may change your vote when a comment has changed your mind. That is what comments are for.</li>
      </ul>
    ),
  },
  {
    id: 'commenting',
    title: 'When you comment',
    content: (
      <>
        <ul>
          <li>Say why you see it that way. “He is right” helps less than “I would want to have been asked first”.</li>
          <li>Speak about what was done, not about what somebody is.</li>
          <li>Your own experience is worth more than a diagnosis of strangers.</li>
          <li>“Leave” is easily written. If you mean it, say what worries you.</li>
        </ul>
        <p>If you have voted, your side stands beside your comment as soon as somebody may see the results.</p>
      </>
    ),
  },
  {
    id: 'not-here',
    title: 'What has no place here',
    content: (
      <ul>
        <li>Insults, threats, mockery, and contempt for people because of who they are.</li>
        <li>Encouraging violence, control, revenge or self-harm.</li>
        <li>Sexual content, and anything sexual about minors. The latter is also a crime.</li>
        <li>Private information about others, with or without a name.</li>
        <li>Advertising, invented stories passed off as real ones, and texts or pictures that belong to others.</li>
        <li>Conflicts with a child as one of the two sides. This is about couples of grown-up people.</li>
      </ul>
    ),
  },
  {
    id: 'abuse',
    title: 'When it is not a conflict but abuse',
    content: (
      <p>
        A vote cannot help where one of two is afraid of the other, and posting may make it more dangerous. If that may
        be your case, or that of someone whose conflict you have read, the <Link to="/safety">safety page</Link> has
        signs to look for, and people to talk to. Please do not vote on violence: it has no two sides.
      </p>
    ),
  },
  {
    id: 'consequences',
    title: 'What happens when something breaks these rules',
    content: (
      <>
        <p>
          What {REPORTS_THAT_HIDE} members have reported is hidden until somebody has looked at it; its author can see
          that. Whoever runs this site may take conflicts and comments down, and close accounts that keep breaking the
          rules. Nothing is removed because it is unpopular, and no result is ever changed by hand.
        </p>
        <p>
          You have seen something? <Link to="/report">Report it</Link>. Something of yours was taken down and you think
          that was wrong? Say so through the <Link to="/contact">contact page</Link>.
        </p>
      </>
    ),
  },
];
