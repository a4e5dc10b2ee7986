import { cleanText, updateIdOf } from '@twosides/domain/kernel';
import { REPORT_NOTE_MAX, REPORT_REASONS } from '@twosides/domain/model';
import { VALIDATION } from '@twosides/domain/wire';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { type Reportable, useReport } from '../../../api/reports.ts';
import { bySchema, type DraftName } from '../../../drafts/draft-storage.ts';
import { useDraft } from '../../../drafts/use-draft.ts';
import { handleSubmit, useFocusInvalid } from '../../../form/use-form.ts';
import shared from '../../../styles/shared.module.css';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import type { Opened } from '../../../ui/overlay/ask.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { RequestFailed } from '../../common/offline/LoadFailed.tsx';
import { REASON_OPTIONS } from './visitor-report.ts';

const reportDraft = bySchema(v.object({ reason: v.nullable(v.picklist(REPORT_REASONS)), note: v.string() }));

type ReportDialogProps = Opened & { readonly item: Reportable };

export function ReportDialog({ item, ...opened }: ReportDialogProps) {
  const formId = useId();
  const report = useReport();
  const { draft, keep, forget } = useDraft(draftName(item), reportDraft);
  const { reason, note } = draft ?? NOTHING;
  const [failures, setFailures] = useState(0);
  const form = useFocusInvalid(failures);
  const text = cleanText(note);
  const isTooLong = text.length > REPORT_NOTE_MAX;

  const send = handleSubmit(() => {
    if (report.isPending) return;
    if (reason === null || isTooLong) return setFailures((count) => count + 1);
    report.mutate(
      { item, reason, note: text },
      {
        onSuccess: ({ message }) => {
          forget();
          setFailures(0);
          opened.onOpenChange(false);
          toasts.show({ title: message, tone: 'success' });
        },
      },
    );
  });

  return (
    <Dialog
      {...opened}
      title={`Report this ${item.kind}`}
      description="We won’t tell the author who reported it."
      leave="Cancel"
      actions={
        <Button type="submit" form={formId} variant="fill" pending={report.isPending}>
          Send report
        </Button>
      }
    >
      <form ref={form} id={formId} className={shared.stack20} noValidate onSubmit={send}>
        <RequestFailed request={report} title="Your report wasn’t sent" />
        <RadioGroup
          label="What’s wrong?"
          options={REASON_OPTIONS}
          value={reason}
          error={failures > 0 && reason === null ? 'Please choose a reason' : undefined}
          onChange={(chosen) => keep({ reason: chosen, note })}
        />
        <TextArea
          label="Anything that would help us understand (optional)"
          value={note}
          counter={{ max: REPORT_NOTE_MAX }}
          error={isTooLong ? VALIDATION.reportNoteMax : undefined}
          onChange={(event) => keep({ reason, note: event.target.value })}
        />
        <p className={shared.note}>
          If someone is in danger right now, call your local emergency number. <Link to="/safety">Help lines</Link>
        </p>
      </form>
    </Dialog>
  );
}

const NOTHING = { reason: null, note: '' };

const draftName = (item: Reportable): DraftName => {
  if (item.kind === 'comment') return `report-${item.commentId}`;
  return `report-${item.kind === 'update' ? updateIdOf(item) : item.conflictId}`;
};
