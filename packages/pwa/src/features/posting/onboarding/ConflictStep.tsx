import { DEFAULT_SIDE_LABELS, sideLabelsOf } from '@twosides/domain/conflicts';
import { GEOMETRIC_AVATAR_ID } from '@twosides/domain/model';
import { asksForAuthorSide, type OnboardingAnswers, toPronouns } from '@twosides/domain/profile';
import { PERSPECTIVE_MIN, SIDE_MAX } from '@twosides/domain/wire';
import { AnonymousFields } from '../../../form/AnonymousFields.tsx';
import { AuthorSideField } from '../../../form/AuthorSideField.tsx';
import { CategoryField } from '../../../form/CategoryField.tsx';
import { ContentNotesField } from '../../../form/ContentNotesField.tsx';
import { newDisguise } from '../../../form/disguise.ts';
import { TagsField } from '../../../form/TagsField.tsx';
import { fieldsOf } from '../../../form/use-form.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { UnverifiedNotice } from '../AccountNotices.tsx';
import { LazyPersonalNotes } from '../before-posting/LazyNotes.tsx';
import { Guidelines } from '../submit/Guidelines.tsx';
import type { StepProps } from './step-props.ts';

export function ConflictStep({ answers, errors, unverifiedEmail, onChange }: StepProps) {
  const { text, field } = fieldsOf(answers, errors, onChange);
  const names = answers.isAnonymous ? [answers.userNickname, answers.partnerNickname] : [];
  return (
    <>
      {unverifiedEmail !== null && (
        <UnverifiedNotice email={unverifiedEmail}>
          You can start writing now and post once it’s verified.
        </UnverifiedNotice>
      )}
      <AnonymousFields
        {...answers}
        avatarId={GEOMETRIC_AVATAR_ID}
        errors={errors}
        onChange={onChange}
        onShuffle={() => {
          const { pseudonym, partnerPseudonym } = newDisguise();
          onChange({ pseudonym, partnerPseudonym });
        }}
      />
      <div>
        <TextField
          {...text('title')}
          dir="auto"
          label="Conflict title"
          hint="What is it about, in one sentence?"
          autoComplete="off"
        />
        <LazyPersonalNotes text={answers.title} names={names} onChange={(title) => onChange({ title })} />
      </div>
      {PERSPECTIVES.map(({ name, label }) => (
        <div key={name}>
          <TextArea {...text(name)} label={label} hint="300-500 words max" serif rows={6} counter={COUNTER} />
          <LazyPersonalNotes text={answers[name]} names={names} onChange={(value) => onChange({ [name]: value })} />
        </div>
      ))}
      <CategoryField {...field('category')} />
      {asksForAuthorSide(answers) && <AuthorSideField {...field('authorSide')} hasNames={hasNames(answers)} />}
      <TagsField {...field('tags')} />
      <ContentNotesField {...field('contentNotes')} />
      <Guidelines />
    </>
  );
}

const PERSPECTIVES = [
  { name: 'yourPerspective', label: 'Your perspective' },
  { name: 'theirPerspective', label: 'Their perspective' },
] as const;

const COUNTER = { min: PERSPECTIVE_MIN, max: SIDE_MAX };

const hasNames = ({ userNickname, partnerNickname, userPronouns, partnerPronouns }: OnboardingAnswers) =>
  sideLabelsOf({
    authorSide: 'her',
    userNickname,
    partnerNickname,
    userPronouns: toPronouns(userPronouns),
    partnerPronouns: toPronouns(partnerPronouns),
  }) !== DEFAULT_SIDE_LABELS;
