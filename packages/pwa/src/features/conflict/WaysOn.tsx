import { ButtonLink } from '../../ui/form/ButtonLink.tsx';

/** From where there is nothing to be done. */
export function WaysOn() {
  return (
    <>
      <ButtonLink variant="fill" to="/">
        Back to Home
      </ButtonLink>
      <ButtonLink to="/today">Today’s five</ButtonLink>
    </>
  );
}
