import { lastDay } from '@twosides/domain/moderation';
import { useState } from 'react';
import { useStatements } from '../../../api/moderation.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { AccountLink } from '../../account/page/AccountLink.tsx';

export function SuspendedNotice() {
  const { data: statements = [] } = useStatements();
  const [now] = useState(Date.now);
  const until = Math.max(
    ...statements.map(({ suspendedUntil }) => (suspendedUntil === null ? 0 : Date.parse(suspendedUntil))),
  );
  if (until <= now) return null;
  const day = lastDay(until);
  return (
    <Notice
      tone="warning"
      icon="lock"
      live
      action={<AccountLink to="/statements">See the decision, or appeal</AccountLink>}
    >
      {day === null
        ? 'Your account is permanently suspended, so you can’t post.'
        : `Your account is suspended until the end of ${day}. You can’t post until then.`}{' '}
      What you write here stays on this device.
    </Notice>
  );
}
