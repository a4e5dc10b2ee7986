import { useMutation } from '@tanstack/react-query';
import { FORM_TOASTS } from '@twosides/domain/contract';
import { userMessageOf } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { useCurrentUser, useSetCurrentUser } from '../../api/current-user.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { SettingsCard } from './SettingsCard.tsx';

/** Which mails the member has asked for; a change counts at once. */
export function EmailSection() {
  const { user } = useCurrentUser();
  const setCurrentUser = useSetCurrentUser();
  const toast = useToast();
  const save = useMutation({
    mutationFn: (emailUpdates: boolean) => call('updateProfile', { body: { emailUpdates } }),
    networkMode: 'always',
    onSuccess: (saved) => {
      setCurrentUser(saved);
      toast({ title: saved.emailUpdates ? 'Weekly email on' : 'Weekly email off', tone: 'success' });
    },
    onError: (error) => {
      const description = userMessageOf(error) ?? FORM_TOASTS.profileUpdateFailed.description;
      toast({ ...FORM_TOASTS.profileUpdateFailed, description, tone: 'danger' });
    },
  });
  if (!user) return null;
  return (
    <SettingsCard
      id="email"
      title="Email"
      description="We always email you about your account, such as a new password. Everything else only comes if you ask for it."
    >
      <Checkbox
        label="A weekly email about my conflicts"
        hint="On Mondays, after a week with new votes or comments. The subject doesn't say what it's about, and anonymous conflicts aren't named."
        checked={save.isPending ? save.variables : user.emailUpdates}
        onChange={(event) => !save.isPending && save.mutate(event.target.checked)}
      />
    </SettingsCard>
  );
}
