import type { MemberId } from '@twosides/domain/kernel';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { onboardingDraft } from '../../drafts/onboarding-draft.ts';
import { hasPendingQuestion } from '../../drafts/pending-question.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { conflictDraft } from './submit/conflict-draft.ts';

export function DraftLine({ className }: { readonly className: string | undefined }) {
  const { user } = useCurrentUser();
  const [hasDraft] = useState(() => user !== null && (hasPendingQuestion() || isBegun(user.id)));
  if (!hasDraft) return null;
  return (
    <p className={className}>
      <Link to="/submit-conflict">You have a draft</Link>
    </p>
  );
}

function isBegun(memberId: MemberId): boolean {
  const { title, herSide, hisSide } = conflictDraft(memberId).read()?.answers ?? {};
  const first = onboardingDraft(memberId).read()?.answers;
  return [title, herSide, hisSide, first?.title, first?.yourPerspective, first?.theirPerspective].some((text) =>
    text?.trim(),
  );
}
