import { useMutation } from '@tanstack/react-query';
import { verifyCodeInput } from '@twosides/domain/accounts';
import type { FieldErrors } from '@twosides/domain/wire';
import { NetworkError, userMessageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { errorsIn, hasAny } from '../../../form/answers.rule.ts';
import { useForm } from '../../../form/use-form.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { enterFlow } from '../../../outbox/join-flow.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { AccountForm, SubmitButton } from '../page/AccountPage.tsx';
import { notifyOfSession, useGoOn } from '../use-go-on.ts';

export function CodeForm() {
  const goOn = useGoOn();
  const { ref, values, errors, change, submit, refuse } = useForm({ code: '' }, check);
  const verify = useMutation({
    mutationFn: (code: string) => call('verifyCode', { body: { code } }),
    onSuccess: ({ flow, user, returnTo }) => {
      enterFlow(flow, user?.id);
      if (user) notifyOfSession();
      goOn(user, returnTo);
    },
    onError: (error) => {
      if (!(error instanceof NetworkError)) refuse({ code: userMessageOf(error) ?? PAGE_MESSAGES.verifyFailedRetry });
    },
  });
  const send = (code: string) => {
    if (!verify.isPending) verify.mutate(code);
  };
  const type = (code: string) => {
    change({ code });
    if (!hasAny(check({ code }))) send(code);
  };
  return (
    <AccountForm ref={ref} onSubmit={submit(({ code }) => send(code))}>
      <TextField
        id="code"
        name="code"
        label="Code from the email"
        hint={errors.code ? undefined : 'Six digits. We’ll check them as soon as you’ve typed the last one.'}
        autoComplete="one-time-code"
        inputMode="numeric"
        enterKeyHint="go"
        maxLength={20}
        readOnly={verify.isPending}
        value={values.code}
        error={errors.code}
        onChange={(event) => type(event.target.value)}
      />
      {verify.error instanceof NetworkError && <Notice live>{verify.error.userMessage}</Notice>}
      <SubmitButton pending={verify.isPending}>Continue</SubmitButton>
    </AccountForm>
  );
}

const check = (values: { readonly code: string }): FieldErrors => errorsIn(verifyCodeInput, values);
