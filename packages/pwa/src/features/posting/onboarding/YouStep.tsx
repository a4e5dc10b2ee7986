import { GEOMETRIC_AVATAR_ID } from '@twosides/domain/model';
import { PronounsField } from '../../../form/PronounsField.tsx';
import { fieldsOf } from '../../../form/use-form.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import type { StepProps } from './step-props.ts';
import styles from './YouStep.module.css';

export function YouStep({ answers, errors, onChange }: StepProps) {
  const { text, field } = fieldsOf(answers, errors, onChange);
  return (
    <>
      <div className={styles.nickname}>
        <TextField
          {...text('userNickname')}
          dir="auto"
          label="Your nickname"
          hint="Up to 20 characters"
          autoComplete="nickname"
          autoCapitalize="words"
        />
        <div className={styles.avatar}>
          <Avatar size="lg" avatarId={GEOMETRIC_AVATAR_ID} name={answers.userNickname} />
        </div>
      </div>
      <PronounsField {...field('userPronouns')} label="Your pronouns" />
    </>
  );
}
