import { emailInput } from '@twosides/domain/accounts';
import { checkInput, type FieldErrors } from '@twosides/domain/wire';
import { call } from '../../../api/client.ts';
import { readFlow, stepFlow } from '../../../outbox/join-flow.ts';
import { peekRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { AskLink } from '../AskLink.tsx';

export function AskSignInLink() {
  return (
    <AskLink
      icon="mail"
      title="Sign in by email"
      intro="We’ll send you a link that signs you in without a password."
      submitLabel="Send the link"
      failure={{ title: 'We couldn’t send the link' }}
      lifetime="The link works once and expires after 15 minutes."
      check={check}
      request={request}
    />
  );
}

const request = async (email: string) => {
  const answer = await call('requestSignInLink', {
    body: { email, returnTo: peekRedirect(), flow: readFlow()?.id ?? null },
  });
  stepFlow({ email });
  return answer;
};

const check = (values: { readonly email: string }): FieldErrors => {
  const checked = checkInput(emailInput, values);
  return checked.ok ? {} : checked.error;
};
