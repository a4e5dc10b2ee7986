import { Link } from 'react-router-dom';
import type { InfoSection } from '../page/info-section.ts';

export const SECTIONS: readonly InfoSection[] = [
  {
    id: 'posting',
    title: 'When you post a conflict',
    content: (
      <>
        <ul>
          <li>
            Write your partner's side the way they would. If they read it, they should say: yes, that's what I mean.
          </li>
          <li>One conflict at a time. What happened, what each of you wants, and where you're stuck.</li>
          <li>Include what speaks against you too. A vote on half a story is worth half as much.</li>
          <li>Post what's yours to tell: your own relationship, not your neighbours'.</li>
        </ul>
        <p>
          You can still change the text until the first vote or comment. After that it stays as people read it. You can
          take a conflict down at any time.
        </p>
      </>
    ),
  },
  {
    id: 'unrecognizable',
    title: 'Keep both of you unrecognizable',
    content: (
      <>
        <p>Your partner hasn't agreed to be here. So leave out:</p>
        <ul>
          <li>real names, addresses, employers, schools, phone numbers, and accounts elsewhere,</li>
          <li>private messages word for word, and anything you were told in confidence,</li>
          <li>illnesses, diagnoses and sexual details that could identify or shame someone.</li>
        </ul>
        <p>Never try to find out who's behind a conflict, and never post it if you think you know.</p>
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
        <li>One person, one vote. Don't open more accounts, and don't bring in friends to push a result.</li>
        <li>
          If several newcomers vote from one network, a moderator may set their votes aside, without seeing which side
          they took. The conflict then says how many, and shows both results. The votes can be put back. The{' '}
          <Link to="/transparency">transparency page</Link> says how often it happens.
        </li>
        <li>You can change your vote if a comment changes your mind. That's what comments are for.</li>
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
          <li>Talk about what someone did, not about what they are.</li>
          <li>Your own experience is worth more than diagnosing strangers.</li>
          <li>“Leave” is easy to write. If you mean it, say what worries you.</li>
        </ul>
        <p>If you've voted, people who can see the result also see your side next to your comment.</p>
        <p>
          If a conflict is not for a vote, comments wait until somebody has looked at them, for three days at most. If
          someone bothers you, there's <Link to="/safety#own-means">something you can do about it</Link>.
        </p>
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
        <li>Conflicts with a child as one of the two sides. TwoSides is for adult couples.</li>
      </ul>
    ),
  },
  {
    id: 'abuse',
    title: "When it's not a conflict but abuse",
    content: (
      <p>
        A vote can't help if one of the two is afraid of the other, and posting may make it more dangerous. If that
        could be you, or someone whose conflict you've read, the <Link to="/safety">safety page</Link> has signs to look
        for, and people to talk to. Please don't vote on violence: it doesn't have two sides.
      </p>
    ),
  },
  {
    id: 'consequences',
    title: 'What happens when something breaks these rules',
    content: (
      <>
        <p>
          If several members report something, it may be hidden behind a notice that anyone can open, until someone has
          looked at it. One report may be enough if a program finds a phone number, an address or the like in the words.
          The <Link to="/transparency">transparency page</Link> says how often it happens. The people who run this site
          may take conflicts and comments down, and close accounts that keep breaking the rules. Nothing is removed
          because it's unpopular, and nobody sets votes aside for the side they took.
        </p>
        <p>
          Seen something? <Link to="/report">Report it</Link>. Was something of yours taken down by mistake? Tell us
          through the <Link to="/contact">contact page</Link>.
        </p>
      </>
    ),
  },
];
