import type { FieldErrors } from '@twosides/domain/wire';
import { useId } from 'react';
import { useChangeEmail } from '../../api/account/own-account.ts';
import { useSecurity } from '../../api/account/security.ts';
import { ApiError } from '../../api/api-error.ts';
import { useForm } from '../../form/use-form.ts';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ask, type Opened } from '../../ui/overlay/ask.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { CurrentPassword, EmailField } from '../account/AccountFields.tsx';
import { checkEmail } from '../account/credentials.rule.ts';
import { AccountForm } from '../account/page/AccountPage.tsx';
import { RequestFailed } from '../common/offline/LoadFailed.tsx';
import { askForProof, isProofMissing } from './ProveDialog.tsx';

const EMPTY = { email: '', password: '' };

const check = ({ email, password }: typeof EMPTY, hasPassword: boolean): FieldErrors => ({
  ...checkEmail({ email }),
  ...(hasPassword && password === '' && { password: 'Please enter your password' }),
});

/** @param to the new address, if the member typed it before proving who they are */
export function ChangeEmailDialog({ to: typed = '', ...opened }: Opened & { readonly to?: string }) {
  const formId = useId();
  const change = useChangeEmail();
  const hasPassword = useSecurity()?.hasPassword ?? true;
  const { ref, text, refuse, submit } = useForm({ ...EMPTY, email: typed }, (filled) => check(filled, hasPassword));
  const save = ({ email: to, password }: typeof EMPTY) =>
    change.mutate(hasPassword ? { email: to, password } : { email: to }, {
      onSuccess: ({ message }) => {
        opened.onOpenChange(false);
        toasts.show({ title: 'Almost done', description: message, tone: 'success' });
      },
      onError: async (error) => {
        if (isProofMissing(error)) return void ((await askForProof()) && ask(ChangeEmailDialog, { to }));
        const found = fieldsOf(error);
        if (found) refuse(found);
      },
    });
  return (
    <Dialog
      {...opened}
      title="Change your email"
      description="We’ll send a link to the new address. When you open the link, your email will change and your other devices will be signed out."
      leave="Cancel"
      actions={
        <Button type="submit" form={formId} variant="fill" pending={change.isPending}>
          Send the link
        </Button>
      }
    >
      <AccountForm id={formId} ref={ref} onSubmit={submit(save)}>
        {!fieldsOf(change.error) && <RequestFailed request={change} title="The link wasn’t sent" />}
        <EmailField {...text('email')} id="new-email" readOnly={change.isPending} />
        {hasPassword && <CurrentPassword {...text('password')} label="Your password" readOnly={change.isPending} />}
      </AccountForm>
    </Dialog>
  );
}

function fieldsOf(error: unknown): FieldErrors | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'wrong-password') return { password: error.userMessage ?? '' };
  if (error.code === 'email-unchanged') return { email: error.userMessage ?? '' };
  return error.code === 'invalid-input' ? error.fields : null;
}
