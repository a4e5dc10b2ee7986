import { enterFlow, type OwnPress, ownPress } from '../../../outbox/join-flow.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';

export function useOwnPress(): OwnPress | null {
  const { hasPendingVote } = useOutboxItems();
  return hasPendingVote ? ownPress() : null;
}

export function SignUpForVote({ press }: { readonly press: OwnPress }) {
  return (
    <>
      Your vote is saved.
      <ButtonLink to="/register" variant="fill" wide onClick={() => enterFlow(press.flowId)}>
        Sign up to have it counted
      </ButtonLink>
    </>
  );
}
