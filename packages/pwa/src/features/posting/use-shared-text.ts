import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sharedQuestion, storePendingQuestion } from '../../drafts/pending-question.ts';

/**
 * Another app can open `/submit-conflict` to share a text (`share_target` in `manifest.ts`).
 * Stores it first, because the viewer may have to sign in or to complete their profile next.
 */
export function useSharedText(): boolean {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isShared = sharedQuestion(search) !== null;
  useEffect(() => {
    const question = sharedQuestion(search);
    if (question === null) return;
    storePendingQuestion(question);
    void navigate('/submit-conflict', { replace: true });
  }, [search, navigate]);
  return isShared;
}
