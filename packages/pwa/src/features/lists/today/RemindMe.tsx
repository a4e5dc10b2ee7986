import { useEffect } from 'react';
import { userMessageOf } from '../../../api/api-error.ts';
import {
  useFreshAlertPreferences,
  useRemindOfToday,
  useTodayReminder,
  useTurnOffReminder,
} from '../../../push/push-settings.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { timeOf } from './todays-five.ts';

export function RemindMe({ isShort = false }: { readonly isShort?: boolean }) {
  const remind = useRemindOfToday();
  const reminder = useTodayReminder();
  const turnOff = useTurnOffReminder();
  useRenewal(reminder !== null, remind);
  if (reminder) {
    const { at, way } = reminder;
    return (
      <>
        <p role="status">
          We’ll {way === 'push' ? 'send you a notification' : 'email you'} tomorrow at {timeOf(Date.parse(at))}.
          {!isShort && ' Finish tomorrow’s five, and we’ll remind you again the next day.'}
        </p>
        <Button size="small" variant="plain" pending={turnOff.isPending} onClick={() => turnOff.mutate()}>
          Turn off
        </Button>
      </>
    );
  }
  return (
    <>
      {remind.error && <p role="alert">{userMessageOf(remind.error) ?? 'That didn’t work. Please try again.'}</p>}
      <Button
        icon="bell"
        size={isShort ? 'small' : undefined}
        variant={isShort ? 'plain' : undefined}
        pending={remind.isPending}
        onClick={() => remind.mutate(null)}
      >
        Remind me tomorrow
      </Button>
    </>
  );
}

function useRenewal(hasReminder: boolean, { mutate, isIdle }: ReturnType<typeof useRemindOfToday>) {
  const preferences = useFreshAlertPreferences();
  const { push, mail, timeOfDay } = preferences?.today ?? {};
  const way = push ? 'push' : mail ? 'mail' : null;
  useEffect(() => {
    if (!hasReminder && isIdle && way) mutate({ way, timeOfDay });
  }, [hasReminder, isIdle, way, timeOfDay, mutate]);
}
