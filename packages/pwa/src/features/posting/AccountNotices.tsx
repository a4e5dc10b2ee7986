import { lastDay } from '@twosides/domain/moderation';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '../../session/current-user.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AccountLink } from '../account/page/AccountLink.tsx';

export function SuspendedNotice({ children }: { readonly children?: ReactNode }) {
  const { user } = useCurrentUser();
  const [now] = useState(Date.now);
  const until = Date.parse(user?.suspendedUntil ?? '');
  if (!(until > now)) return null;
  const day = lastDay(until);
  return (
    <Notice
      tone="warning"
      icon="lock"
      live
      action={<AccountLink to="/statements">See the decision, or appeal</AccountLink>}
    >
      {day === null
        ? 'Your account is permanently suspended, so you can’t post, vote or comment.'
        : `Your account is suspended until the end of ${day}. You can’t post, vote or comment until then.`}{' '}
      {children}
    </Notice>
  );
}

export function UnverifiedNotice({ email }: { readonly email: string }) {
  return (
    <Notice
      tone="warning"
      icon="mail"
      action={
        <AccountLink to="/verify-email" state={{ email }}>
          Verify your email
        </AccountLink>
      }
    >
      Your email isn’t verified yet. You can start writing now and post once it’s verified.
    </Notice>
  );
}
