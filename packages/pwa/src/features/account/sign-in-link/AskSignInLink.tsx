import { call } from '../../../api/client.ts';
import { readFlow, stepFlow } from '../../../outbox/join-flow.ts';
import { peekRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { AskLink } from '../AskLink.tsx';
import { checkEmail } from '../email-problem.rule.ts';

export function AskSignInLink() {
  return (
    <AskLink
      icon="mail"
      title="Sign in by email"
      intro="We’ll send you a link that signs you in without a password."
      submitLabel="Send the link"
      failure={{ title: 'We couldn’t send the link' }}
      lifetime="The link works once and expires after 15 minutes."
      check={checkEmail}
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
