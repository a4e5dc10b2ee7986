import { useEffect, useRef, useState } from 'react';
import { ApiError, userMessageOf } from '../../../api/api-error.ts';
import { useCases } from '../../../api/moderation.ts';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { PASSWORD_ID } from './SignInAgain.tsx';
import { FAILED } from './words.ts';

export function DeskError({ error }: { readonly error: Error }) {
  const { dataUpdatedAt } = useCases();
  const [failedAt] = useState(Date.now);
  const place = useRef<HTMLDivElement>(null);
  const isOld = error instanceof ApiError && error.code === 'sign-in-again';
  const isSignedIn = isOld && dataUpdatedAt > failedAt;
  useEffect(() => {
    if (isSignedIn) place.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isSignedIn]);
  return (
    <div ref={place}>
      {!isSignedIn && (
        <FormError
          title={userMessageOf(error) ?? FAILED}
          fields={isOld ? [{ id: PASSWORD_ID, message: 'Enter your password' }] : undefined}
        />
      )}
    </div>
  );
}
