import type { OperatorView } from '@twosides/domain/reading';
import { useOperator } from '../../../api/operator.ts';
import { Button } from '../../../ui/form/Button.tsx';

export function ContactRoute() {
  const { data, isError, isFetching, refetch } = useOperator();
  if (data) return <Operator {...data} />;
  if (!isError) return <p>Looking up our address…</p>;
  return (
    <>
      <p>Our address couldn’t be loaded. You’ll also find it at the end of every email that we send.</p>
      <p>
        <Button size="small" icon="retry" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    </>
  );
}

function Operator({ name, email }: OperatorView) {
  if (name === null && email === null)
    return (
      <p>
        This is a test site that isn’t open to the public, so there’s no contact address yet. If you run it, the
        documentation explains how to add a name and an address.
      </p>
    );
  return (
    <>
      {name !== null && (
        <p>
          This site is run by <strong>{name}</strong>.
        </p>
      )}
      {email !== null && (
        <p>
          Write to <a href={`mailto:${email}`}>{email}</a>.
        </p>
      )}
    </>
  );
}
