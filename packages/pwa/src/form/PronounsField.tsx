import { CUSTOM_PRONOUNS_MAX, PRONOUN_CHOICES, type PronounChoice } from '@twosides/domain/model';
import type { PronounAnswer } from '@twosides/domain/profile';
import shared from '../styles/shared.module.css';
import { TextField } from '../ui/form/Field.tsx';
import { RadioGroup, type RadioOption } from '../ui/form/RadioGroup.tsx';

type PronounsFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly value: PronounAnswer;
  readonly error: string | undefined;
  readonly onChange: (value: PronounAnswer) => void;
};

export function PronounsField({ id, label, value, error, onChange }: PronounsFieldProps) {
  const isCustom = value.choice === 'custom';
  return (
    <div className={shared.stack12}>
      <RadioGroup
        id={id}
        label={label}
        look="chips"
        options={OPTIONS}
        value={value.choice === '' ? null : value.choice}
        error={isCustom ? undefined : error}
        onChange={(choice) => onChange({ ...value, choice })}
      />
      {isCustom && (
        <TextField
          id={`${id}-custom`}
          dir="auto"
          label={`${label}, in your own words`}
          hint={`Up to ${CUSTOM_PRONOUNS_MAX} characters`}
          autoCapitalize="none"
          autoComplete="off"
          value={value.custom}
          error={error}
          onChange={(event) => onChange({ ...value, custom: event.target.value })}
        />
      )}
    </div>
  );
}

const WORDS: Partial<Record<PronounChoice, string>> = { 'prefer-not-to-say': 'Prefer not to say', custom: 'Custom' };

const OPTIONS: readonly RadioOption<PronounChoice>[] = PRONOUN_CHOICES.map((value) => ({
  value,
  label: WORDS[value] ?? value,
}));
