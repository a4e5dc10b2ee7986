import { isFlowOpen } from '@twosides/domain/model';
import { useState } from 'react';
import { readFlow } from '../../../outbox/join-flow.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';

export const savedVoteText = (step: string): string => `Your vote is saved. ${step} to make it count.`;

/** Doesn't name the side, because others may see the screen. */
export function SavedVote({ step }: { readonly step: string }) {
  const [flow] = useState(readFlow);
  if (flow === null || !isFlowOpen(flow.at, Date.now())) return null;
  return <Notice icon="check">{savedVoteText(step)}</Notice>;
}
