import { isFlowOpen } from '@twosides/domain/model';
import { useState } from 'react';
import { readFlow } from '../../outbox/join-flow.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** @param step what is left to do: "Add your email" */
export const savedVoteText = (step: string): string => `Your vote is saved. ${step} and it counts.`;

/** Tells a visitor who came from a press that it is not lost. Names no side: somebody else may look at the device. */
export function SavedVote({ step }: { readonly step: string }) {
  const [flow] = useState(readFlow);
  if (flow === null || !isFlowOpen(flow.at, Date.now())) return null;
  return <Notice icon="check">{savedVoteText(step)}</Notice>;
}
