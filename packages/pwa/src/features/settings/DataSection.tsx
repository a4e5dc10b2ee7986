import { useExportAccount } from '../../api/account/own-account.ts';
import { Button, ButtonLink } from '../../ui/form/Button.tsx';
import { ask } from '../../ui/overlay/ask.ts';
import { toastFailed } from '../common/offline/LoadFailed.tsx';
import { saveFile } from '../common/share/share.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { SettingRow, SettingsCard } from './SettingsCard.tsx';

export function DataSection() {
  const exported = useExportAccount();
  const download = () =>
    exported.mutate(undefined, {
      onSuccess: (file) =>
        saveFile(
          new File([JSON.stringify(file, null, 2)], `twosides-${file.exportedAt.slice(0, 10)}.json`, {
            type: 'application/json',
          }),
        ),
      onError: (error) => toastFailed('Your data couldn’t be downloaded', error),
    });
  return (
    <SettingsCard id="your-data">
      <SettingRow
        label="Moderation decisions"
        value="What we decided about your posts and your reports."
        action={<ButtonLink to="/statements">See decisions</ButtonLink>}
      />
      <SettingRow
        label="Download your data"
        value="One file with your profile, conflicts (anonymous ones too), votes, comments, follows and reports."
        action={
          <Button pending={exported.isPending} onClick={download}>
            Download
          </Button>
        }
      />
      <SettingRow
        label="Delete your account"
        value="This is permanent. You choose what happens to your conflicts."
        action={
          <Button variant="quiet-danger" onClick={() => void ask(DeleteAccountDialog, {})}>
            Delete account
          </Button>
        }
      />
    </SettingsCard>
  );
}
