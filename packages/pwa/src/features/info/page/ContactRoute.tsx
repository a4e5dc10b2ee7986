import { useQuery } from '@tanstack/react-query';
import type { OperatorView } from '@twosides/domain/reading';
import { shownEmail } from '@twosides/domain/wire';
import { operatorQuery } from '../../../api/site.ts';
import { TextFailed } from '../../common/offline/LoadFailed.tsx';

export function ContactRoute() {
  const query = useQuery(operatorQuery);
  if (query.data) return <Operator {...query.data} />;
  if (!query.isError) return <p>Looking up our address…</p>;
  return (
    <TextFailed query={query}>
      Our address couldn’t be loaded. You’ll also find it at the end of every email that we send.
    </TextFailed>
  );
}

function Operator({ name, email }: OperatorView) {
  if (name === null && email === null)
    return (
      <p>
        This is a test site that isn’t open to the public, so there’s no contact address yet. If you run it, the
        documentation explains how to add a name and an address.
      </p>
    );
  return (
    <>
      {name !== null && (
        <p>
          This site is run by <strong>{name}</strong>.
        </p>
      )}
      {email !== null && (
        <p>
          Write to <a href={`mailto:${email}`}>{shownEmail(email)}</a>.
        </p>
      )}
    </>
  );
}

export function WhatOthersSee() {
  return (
    <ul>
      <li>
        Your profile: your nickname, avatar, pronouns and bio, your partner’s nickname if you chose to show it, when you
        joined, how many people you follow, and how many follow you.
      </li>
      <li>Your points, achievements and streak, and what you did to earn them. The leaderboard shows these too.</li>
      <li>Your conflicts and comments. Anyone can read them without an account, and search engines can find them.</li>
      <li>
        How you voted, but only if you comment: people who can see the result also see your side next to your comment.
      </li>
    </ul>
  );
}
