import type { OperatorView } from '@twosides/domain/reading';
import { useOperator } from '../../../api/operator.ts';
import { Button } from '../../../ui/form/Button.tsx';

/** The operator and how to reach them. */
export function ContactRoute() {
  const { data, isError, isFetching, refetch } = useOperator();
  if (data) return <Operator {...data} />;
  if (!isError) return <p>Looking up our address…</p>;
  return (
    <>
      <p>Our address couldn't be loaded. You'll also find it at the end of every email that we send.</p>
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
        Nobody is named here yet: this site is being tried out and isn't open to the public. The people who set it up
        can read in its documentation how to add a name and an address.
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
