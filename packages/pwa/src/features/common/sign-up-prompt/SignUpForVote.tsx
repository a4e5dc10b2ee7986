import { enterFlow, type OwnPress, ownPress } from '../../../outbox/join-flow.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';

/** Where the visitor voted in this tab, as long as the vote waits for them to sign up. */
export function useOwnPress(): OwnPress | null {
  const { hasPendingVote } = useOutboxItems();
  return hasPendingVote ? ownPress() : null;
}

export function SignUpForVote({ press }: { readonly press: OwnPress }) {
  return (
    <>
      Your vote is saved.
      <ButtonLink to="/register" variant="fill" wide onClick={() => enterFlow(press.flowId)}>
        Sign up to count it
      </ButtonLink>
    </>
  );
}
