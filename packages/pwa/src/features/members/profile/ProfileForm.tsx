import { useMutation } from '@tanstack/react-query';
import { AVATAR_PRESETS, avatarName, GEOMETRIC_AVATAR_ID } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { onlyChanged } from '../../../form/answers.rule.ts';
import { DraftNotice } from '../../../form/DraftNotice.tsx';
import { PronounsField } from '../../../form/PronounsField.tsx';
import { fieldsOf, useForm } from '../../../form/use-form.ts';
import { FORM_TOASTS } from '../../../messages/toasts.ts';
import { changeCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { toastFailed } from '../../common/offline/LoadFailed.tsx';
import styles from './ProfileForm.module.css';
import { checkProfile, type ProfileValues, profileDraft, toProfileInput, toProfileValues } from './profile-values.ts';

type ProfileFormProps = { readonly user: CurrentUserView; readonly onClose: () => void };

export function ProfileForm({ user, onClose }: ProfileFormProps) {
  const [draft] = useState(() => profileDraft(user.id));
  const [changed, setChanged] = useState<Partial<ProfileValues>>(() => draft.read() ?? {});
  const [isFromDraft, setFromDraft] = useState(Object.keys(changed).length > 0);
  const form = useForm({ ...toProfileValues(user), ...changed }, checkProfile);
  const { ref, values, errors, refuse, submit } = form;
  const change = (part: Partial<ProfileValues>) => {
    form.change(part);
    setChanged({ ...changed, ...part });
    draft.store({ ...changed, ...part });
  };
  const { text, field } = fieldsOf(values, errors, change);
  const startOver = () => {
    form.change(toProfileValues(user));
    setChanged({});
    setFromDraft(false);
    draft.delete();
  };
  const close = () => {
    draft.delete();
    onClose();
  };
  const save = useMutation({
    mutationFn: (profile: ProfileValues) =>
      call('updateProfile', { body: onlyChanged(toProfileInput(profile), changed) }),
    onSuccess: (saved) => {
      changeCurrentUser(saved);
      toasts.show({ title: 'Profile saved', tone: 'success' });
      close();
    },
    onError: (error) => {
      const problems = problemsOf(error);
      if (problems) refuse(problems);
      const { title, description } = FORM_TOASTS.profileUpdateFailed;
      toastFailed(title, error, description);
    },
  });

  return (
    <Card padding="screen">
      <h1 tabIndex={-1} className={shared.text2xl}>
        Edit your profile
      </h1>
      {isFromDraft && <DraftNotice disabled={save.isPending} onStartOver={startOver} />}
      <form ref={ref} className={styles.form} method="post" noValidate onSubmit={submit((valid) => save.mutate(valid))}>
        <fieldset className={shared.stack28} disabled={save.isPending}>
          <section className={styles.section}>
            <h2 className={shared.textL}>You</h2>
            <TextField {...text('userNickname')} dir="auto" label="Nickname" autoComplete="nickname" />
            <PronounsField {...field('userPronouns')} label="Your pronouns" />
            <AvatarChoice {...field('userAvatarId')} label="Your avatar" seed={values.userNickname} />
            <TextArea {...text('bio')} label="About you (optional)" hint="Everyone can read this." counter={BIO} />
            <Checkbox
              label="Let others follow my posts in a feed reader"
              hint="Only conflicts under your nickname. Anonymous ones are never included."
              checked={values.hasFeed}
              onChange={(event) => change({ hasFeed: event.target.checked })}
            />
          </section>
          <section className={styles.section}>
            <h2 className={shared.textL}>Your partner</h2>
            <TextField {...text('partnerNickname')} dir="auto" label="Partner nickname" autoComplete="off" />
            <PronounsField {...field('partnerPronouns')} label="Their pronouns" />
            <AvatarChoice {...field('partnerAvatarId')} label="Their avatar" seed={values.partnerNickname} />
            <Checkbox
              label="Show them on my public profile"
              hint="Their nickname and avatar. Ask them first: not everyone wants to be found here."
              checked={values.showsPartner}
              onChange={(event) => change({ showsPartner: event.target.checked })}
            />
          </section>
          <section className={styles.section}>
            <h2 className={shared.textL}>Email</h2>
            <Checkbox
              label="A weekly email about my conflicts"
              hint="On Mondays, after a week with new votes or comments."
              checked={values.emailUpdates}
              onChange={(event) => change({ emailUpdates: event.target.checked })}
            />
          </section>
        </fieldset>
        <div className={shared.formActions}>
          <Button size="large" disabled={save.isPending} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="fill" size="large" className={styles.save} pending={save.isPending}>
            Save changes
          </Button>
        </div>
      </form>
    </Card>
  );
}

const BIO = { max: 280 };

/** @returns null if the error is not about a field */
function problemsOf(error: unknown) {
  if (!(error instanceof ApiError)) return null;
  if (error.code?.startsWith('nickname-')) return { userNickname: error.userMessage ?? '' };
  return Object.keys(error.fields).length > 0 ? error.fields : null;
}

type AvatarChoiceProps = {
  readonly id: string;
  readonly label: string;
  readonly seed: string;
  readonly value: string | null;
  readonly onChange: (avatarId: string) => void;
};

function AvatarChoice({ id, label, seed, value, onChange }: AvatarChoiceProps) {
  return (
    <fieldset className={shared.stack8}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.faces}>
        {CHOICES.map((choice) => (
          <label key={choice.id} className={styles.face} title={choice.name}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={choice.id}
              checked={choice.id === value}
              aria-label={choice.name}
              onChange={() => onChange(choice.id)}
            />
            <Avatar size="lg" avatarId={choice.id} name={seed} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CHOICES = [
  { id: GEOMETRIC_AVATAR_ID, name: 'A pattern drawn from the nickname' },
  ...AVATAR_PRESETS.map((preset) => ({ id: preset.id, name: avatarName(preset) })),
];
