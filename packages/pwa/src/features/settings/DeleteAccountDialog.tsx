import type { ConflictsFate } from '@twosides/domain/model';
import type { FieldErrors } from '@twosides/domain/wire';
import { useId } from 'react';
import { useDeleteAccount } from '../../api/account/own-account.ts';
import { useSecurity } from '../../api/account/security.ts';
import { useForm } from '../../form/use-form.ts';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { ask, type Opened } from '../../ui/overlay/ask.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { CurrentPassword } from '../account/AccountFields.tsx';
import { AccountForm } from '../account/page/AccountPage.tsx';
import { useDeleteMember } from '../common/log-out/use-log-out.ts';
import { RequestFailed } from '../common/offline/LoadFailed.tsx';
import styles from './DeleteAccountDialog.module.css';
import { askForProof, isProofMissing, isWrongPassword } from './ProveDialog.tsx';

type Values = { readonly conflicts: ConflictsFate; readonly password: string; readonly word: string };

/** Members without a password type this word, so that nobody deletes an account by accident. */
const WORD = 'DELETE';

const FATES = [
  {
    value: 'take-down',
    label: 'Take my conflicts down',
    description: 'They’ll be removed from the site and their text will be erased.',
  },
  {
    value: 'leave',
    label: 'Leave them up under “Deleted member”',
    description:
      'People can keep voting and commenting on them. Your name will be removed. Anonymous conflicts will keep their pseudonyms.',
  },
] as const;

export function DeleteAccountDialog(opened: Opened) {
  const formId = useId();
  const deleteMember = useDeleteMember();
  const hasPassword = useSecurity()?.hasPassword ?? true;
  const remove = useDeleteAccount();
  const { ref, values, change, text, refuse, submit } = useForm<Values>(
    { conflicts: 'take-down', password: '', word: '' },
    (filled) => check(filled, hasPassword),
  );
  const confirm = ({ conflicts, password }: Values) =>
    remove.mutate(
      { conflicts, password: hasPassword ? password : null },
      {
        onSuccess: ({ message }) => {
          deleteMember();
          toasts.show({ title: message, description: 'You can sign up again anytime.', tone: 'success' });
        },
        onError: async (error) => {
          if (isProofMissing(error)) return void ((await askForProof()) && ask(DeleteAccountDialog, {}));
          if (isWrongPassword(error)) refuse({ password: error.userMessage ?? '' });
        },
      },
    );
  return (
    <Dialog
      {...opened}
      title="Delete your account?"
      description="You can’t undo this."
      leave="Keep it"
      actions={
        <Button type="submit" form={formId} variant="danger" pending={remove.isPending}>
          Delete for good
        </Button>
      }
    >
      <AccountForm id={formId} ref={ref} onSubmit={submit(confirm)}>
        {!isWrongPassword(remove.error) && <RequestFailed request={remove} title="Your account wasn’t deleted" />}
        <ul className={styles.consequences}>
          <li>You’ll be signed out on every device right away.</li>
          <li>
            Your email, password, profile, follows and alerts will be erased. Other people will be able to use your
            nickname.
          </li>
          <li>Your comments will stay, under “Deleted member” or the pseudonym you wrote them under.</li>
          <li>Your votes will still count, but nothing will connect them to you.</li>
        </ul>
        <RadioGroup
          label="Your conflicts"
          options={FATES}
          value={values.conflicts}
          disabled={remove.isPending}
          onChange={(conflicts) => change({ conflicts })}
        />
        {hasPassword ? (
          <CurrentPassword {...text('password')} label="Your password" readOnly={remove.isPending} />
        ) : (
          <TextField
            {...text('word')}
            label={`Type ${WORD} to confirm`}
            hint="For your safety, you also need to have signed in within the last ten minutes."
            autoComplete="off"
            autoCapitalize="characters"
            readOnly={remove.isPending}
          />
        )}
      </AccountForm>
    </Dialog>
  );
}

const check = ({ password, word }: Values, hasPassword: boolean): FieldErrors => {
  if (hasPassword) return password === '' ? { password: 'Please enter your password' } : {};
  return word.normalize('NFKC').trim().toUpperCase() === WORD ? {} : { word: `Please type ${WORD}` };
};
