import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';
import { COMMENT_MAX } from '@twosides/domain/wire';
import { Link } from 'react-router-dom';
import type { InfoSection } from '../page/info-section.ts';

export const VOTE_SECTIONS: readonly InfoSection[] = [
  {
    id: 'hidden-results',
    title: "Why can't I see the result?",
    content: (
      <p>
        Because you haven't voted on this conflict yet, and it has fewer than {PUBLIC_RESULTS_THRESHOLD} votes. People
        tend to follow a result they've seen. Vote, and you'll see it at once. You can always see how many votes there
        are, but not for which side, not even in a preview or a link.
      </p>
    ),
  },
  {
    id: 'public-reveal',
    title: `What happens at ${PUBLIC_RESULTS_THRESHOLD} votes?`,
    content: (
      <p>
        With the {PUBLIC_RESULTS_THRESHOLD}th vote the result becomes public and stays public. Until then you can see
        how many votes are missing. Authors wait like everyone else: they see the result after their own vote, or when
        it's public.
      </p>
    ),
  },
  {
    id: 'change-vote',
    title: 'Can I change my vote, or take it back?',
    content: (
      <p>
        You can change it as often as you like: choose “Change Vote?” next to the result, then the other side, or keep
        the one you had. It counts once, for the side you chose last. You can't take it back altogether.
      </p>
    ),
  },
  {
    id: 'need-account',
    title: 'Do I need an account?',
    content: (
      <p>
        Not to read. To vote, comment and post you do, because everyone counts once. You can{' '}
        <Link to="/register">sign up</Link> with an email address, or with Google or Apple if this site offers it.
      </p>
    ),
  },
  {
    id: 'comments',
    title: 'Who sees my comment?',
    content: (
      <p>
        Everyone who opens the conflict, with your nickname and avatar. If you've voted, people who can see the result
        also see your side; if you change your vote, it changes there too. Anyone can reply to it, and the bell tells
        you. A comment can have up to {COMMENT_MAX.toLocaleString('en')} characters.
      </p>
    ),
  },
  {
    id: 'edit-conflict',
    title: 'Can I change or remove my conflict?',
    content: (
      <p>
        You can change the text until the first vote or comment. After that it stays as people read it. You can take it
        down whenever you like. Then only you can open it.
      </p>
    ),
  },
  {
    id: 'labels',
    title: 'Why does it say “Her side” and “His side”?',
    content: (
      <p>
        We use these labels when one partner uses she/her and the other he/him, or when no pronouns are given. For every
        other couple the sides carry their nicknames.
      </p>
    ),
  },
];
