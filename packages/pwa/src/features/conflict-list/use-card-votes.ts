import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';
import { type Act, submit, voteOn } from '../../outbox/submit.ts';
import { tellFailed, tellSaved, tellSent } from '../../outbox/tell-act.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { askToSignUp } from '../sign-up-prompt/ask-to-sign-up.ts';

export type CardVotes = {
  readonly vote: (conflict: ConflictView, side: Side) => void;
  /** The side whose vote on this conflict is on its way. */
  readonly pendingSide: (id: ConflictId) => Side | null;
};

/** Votes straight from a list: counted in place for members, an invitation for visitors. */
export function useCardVotes(): CardVotes {
  const { status } = useCurrentUser();
  const [pending, setPending] = useState<ReadonlyMap<ConflictId, Side>>(new Map());

  return {
    vote: (conflict, side) => {
      if (status === 'signed-out') return askFor(conflict);
      void send(conflict, side, voteOn(conflict, side));
    },
    pendingSide: (id) => pending.get(id) ?? null,
  };

  async function send(conflict: ConflictView, side: Side, act: Act) {
    setPending((earlier) => new Map(earlier).set(conflict.id, side));
    const outcome = await submit(act);
    setPending((earlier) => new Map([...earlier].filter(([id]) => id !== conflict.id)));
    if (outcome.state === 'sent') tellSent('vote');
    else if (outcome.state === 'waiting') tellSaved();
    else if (outcome.state === 'signed-out') askFor(conflict);
    else if (outcome.hasNewWords) tellFailed('vote', outcome.message);
    else tellFailed('vote', outcome.message, { label: 'Try again', onPress: () => void send(conflict, side, act) });
  }

  function askFor(conflict: ConflictView) {
    askToSignUp({ context: 'vote', title: conflict.title, returnTo: conflictPath(conflict) });
  }
}
