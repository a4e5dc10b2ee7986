import { RELATIONSHIP_LABELS, type RelationshipLabel } from '@twosides/domain/model';
import { PronounsField } from '../../../form/PronounsField.tsx';
import { fieldsOf } from '../../../form/use-form.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { StepProps } from './step-props.ts';

export function PartnerStep({ answers, errors, onChange }: StepProps) {
  const { text, field } = fieldsOf(answers, errors, onChange);
  return (
    <>
      <TextField
        {...text('partnerNickname')}
        dir="auto"
        label="Your partner’s nickname"
        hint="Up to 20 characters"
        autoComplete="off"
        autoCapitalize="words"
      />
      <SelectField
        id="relationshipLabel"
        label="Who are they to you? (optional)"
        placeholder="Prefer not to say"
        options={OPTIONS}
        value={answers.relationshipLabel}
        error={errors.relationshipLabel}
        onChange={(event) => onChange({ relationshipLabel: toLabel(event.target.value) })}
      />
      <PronounsField {...field('partnerPronouns')} label="Their pronouns" />
    </>
  );
}

const WORDS: Readonly<Record<RelationshipLabel, string>> = {
  partner: 'Partner',
  wife: 'Wife',
  husband: 'Husband',
  ex: 'Ex',
  roommate: 'Roommate',
  friend: 'Friend',
  other: 'Other',
};

const OPTIONS = RELATIONSHIP_LABELS.map((value) => ({ value, label: WORDS[value] }));

const toLabel = (value: string) => RELATIONSHIP_LABELS.find((label) => label === value) ?? '';
