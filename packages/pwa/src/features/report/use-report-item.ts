import type { Reportable } from '../../api/reports.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { optional, WHEN_OPENED } from '../../ui/layout/optional.tsx';
import { ask } from '../../ui/overlay/ask.ts';
import { askToSignUp } from '../sign-up-prompt/ask-to-sign-up.ts';

const ReportDialog = optional(() => import('./ReportDialog.tsx').then((m) => m.ReportDialog), WHEN_OPENED);

/**
 * @param returnTo where a visitor comes back to after signing in
 * @returns a function that asks what is wrong with the item, or invites a visitor to join
 */
export function useReportItem(item: Reportable, returnTo: string): () => void {
  const { status } = useCurrentUser();
  return () => {
    if (status === 'signed-out') askToSignUp({ context: 'general', returnTo });
    else void ask(ReportDialog, { item });
  };
}
