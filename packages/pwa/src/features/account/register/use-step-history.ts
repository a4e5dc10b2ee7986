import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type CredentialsFormProps, stepOf } from '../CredentialsForm.tsx';

/**
 * Gives the password step a history entry of its own, so that Back leads to the email address. The entry contains the
 * address, so a reload keeps it.
 */
export function useStepHistory(state: CredentialsFormProps['state'], send: CredentialsFormProps['send']) {
  const { pathname, search, state: entry, key } = useLocation();
  const isPopped = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const isPasswordEntry = entry?.step === 'password';
  const { email } = state.context;
  const step = stepOf(state);
  const leaving = useRef<(() => void) | null>(null);

  const onEntry = useEffectEvent(() => {
    const leave = leaving.current;
    leaving.current = null;
    if (leave) leave();
    else if (isPopped) send({ type: isPasswordEntry ? 'email.confirmed' : 'email.edited' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per history entry
  useEffect(() => onEntry(), [key]);

  const onStep = useEffectEvent(() => {
    if (step === 'password' && !isPasswordEntry)
      void navigate(pathname + search, { state: { ...entry, email: email.trim(), step } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per step
  useEffect(() => onStep(), [step]);

  const goBack = () => void navigate(-1);
  return {
    editEmail: () => (isPasswordEntry ? goBack() : send({ type: 'email.edited' })),
    /** Leaves from the first step's entry, so that what comes next can replace it. */
    leave: (then: () => void) => {
      if (!isPasswordEntry) return then();
      leaving.current = then;
      goBack();
    },
  };
}
