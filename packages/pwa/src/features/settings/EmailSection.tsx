import { useMutation } from '@tanstack/react-query';
import type { CurrentUserView } from '@twosides/domain/profile';
import { startTransition, useOptimistic } from 'react';
import { call } from '../../api/client.ts';
import { FORM_TOASTS } from '../../messages/toasts.ts';
import { changeCurrentUser, useCurrentUser } from '../../session/current-user.ts';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { toastFailed } from '../common/offline/LoadFailed.tsx';
import { SettingsCard } from './SettingsCard.tsx';

const { profileUpdateFailed } = FORM_TOASTS;

export function EmailSection() {
  const { user } = useCurrentUser();
  return user ? <Emails user={user} /> : null;
}

function Emails({ user }: { readonly user: CurrentUserView }) {
  const [isOn, show] = useOptimistic(user.emailUpdates);
  const { mutateAsync } = useMutation({
    scope: { id: 'email-updates' },
    mutationFn: (emailUpdates: boolean) => call('updateProfile', { body: { emailUpdates } }),
    onSuccess: (saved) => {
      changeCurrentUser(saved);
      toasts.show({ title: saved.emailUpdates ? 'Weekly email on' : 'Weekly email off', tone: 'success' });
    },
    onError: (error) => toastFailed(profileUpdateFailed.title, error, profileUpdateFailed.description),
  });
  const choose = (emailUpdates: boolean) =>
    startTransition(async () => {
      show(emailUpdates);
      await mutateAsync(emailUpdates).catch(() => undefined);
    });
  return (
    <SettingsCard
      id="email"
      description="We always email you about your account (when your password changes, for example) and about decisions on your posts. We send everything else only if you ask for it."
    >
      <Checkbox
        label="A weekly email about my conflicts"
        hint="On Mondays, if there were new votes or comments the week before. The subject line doesn’t give anything away, and anonymous conflicts aren’t named."
        checked={isOn}
        onChange={(event) => choose(event.target.checked)}
      />
    </SettingsCard>
  );
}
