import { COMMENT_MAX, PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain';
import { Link } from 'react-router-dom';
import type { InfoSection } from '../info-page/info-section.ts';

/** Results, votes and comments. */
export const VOTE_SECTIONS: readonly InfoSection[] = [
  {
    id: 'hidden-results',
    title: 'Why can I not see the result?',
    content: (
      <p>
        Because you have not voted on this conflict yet, and it has fewer than {PUBLIC_RESULTS_THRESHOLD} votes. Whoever
        sees the result first tends to follow it. Vote, and it opens for you at once. How many votes there are is always
        visible; how they are split is not, not even in a preview or a link.
      </p>
    ),
  },
  {
    id: 'public-reveal',
    title: `What happens at ${PUBLIC_RESULTS_THRESHOLD} votes?`,
    content: (
      <p>
        With the {PUBLIC_RESULTS_THRESHOLD}th vote the result becomes public for everyone, and stays public. Until then
        a line tells how many votes are missing. Authors wait like everyone else: they see their result after their own
        vote, or when it is public.
      </p>
    ),
  },
  {
    id: 'change-vote',
    title: 'Can I change my vote, or take it back?',
    content: (
      <p>
        You can change it as often as you like: choose “Change Vote?” beside the result, then the other side, or keep
        the one you had. It counts once, on the side you chose last. It cannot be taken back altogether.
      </p>
    ),
  },
  {
    id: 'need-account',
    title: 'Do I need an account?',
    content: (
      <p>
        Not for reading. For voting, commenting and posting you do, so that everyone counts once. You can{' '}
        <Link to="/register">join</Link> with an email address, and with Google or Apple where this site offers it.
      </p>
    ),
  },
  {
    id: 'comments',
    title: 'Who sees my comment?',
    content: (
      <p>
        Everyone who opens the conflict, with your nickname and avatar. If you have voted, your side stands beside it
        for those who may see the results; if you change your vote, it changes there too. A comment may have up to{' '}
        {COMMENT_MAX.toLocaleString('en')} characters.
      </p>
    ),
  },
  {
    id: 'edit-conflict',
    title: 'Can I change or remove my conflict?',
    content: (
      <p>
        You can change its text until the first vote is in; from then on it stays as people have voted on it. You can
        take it down whenever you like. Then only you can open it.
      </p>
    ),
  },
  {
    id: 'labels',
    title: 'Why does it say “Her side” and “His side”?',
    content: (
      <p>
        It does where one of the two uses she/her and the other he/him, or where no pronouns are given. For every other
        couple the two sides carry their nicknames.
      </p>
    ),
  },
];
