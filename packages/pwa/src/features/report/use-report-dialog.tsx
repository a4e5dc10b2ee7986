import { type ReactNode, useState } from 'react';
import type { Reportable } from '../../api/reports.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { optional, WHEN_OPENED } from '../../ui/layout/optional.tsx';
import { useSignUpPrompt } from '../sign-up-prompt/use-sign-up-prompt.tsx';

const ReportDialog = optional(() => import('./ReportDialog.tsx').then((m) => m.ReportDialog), WHEN_OPENED);

type ReportRequest = {
  readonly item: Reportable;
  /** Where a visitor comes back to after signing in. */
  readonly returnTo: string;
};

/** `report` opens the dialog, or invites a visitor to join; `dialog` has to be rendered somewhere. */
export function useReportDialog({ item, returnTo }: ReportRequest): {
  readonly report: () => void;
  readonly dialog: ReactNode;
} {
  const { status } = useCurrentUser();
  const { ask, prompt } = useSignUpPrompt();
  const [isNeeded, setNeeded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return {
    report: () => {
      if (status === 'signed-out') return ask({ context: 'general', returnTo });
      setNeeded(true);
      setOpen(true);
    },
    dialog: (
      <>
        {prompt}
        {isNeeded && <ReportDialog item={item} open={isOpen} onOpenChange={setOpen} />}
      </>
    ),
  };
}
