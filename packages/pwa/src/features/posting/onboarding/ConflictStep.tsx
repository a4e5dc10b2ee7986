import { DEFAULT_SIDE_LABELS, sideLabelsOf } from '@twosides/domain/conflicts';
import { GEOMETRIC_AVATAR_ID } from '@twosides/domain/model';
import { asksForAuthorSide, type OnboardingAnswers, toPronouns } from '@twosides/domain/profile';
import { PERSPECTIVE_MIN, SIDE_MAX } from '@twosides/domain/wire';
import { AnonymousFields } from '../../../form/AnonymousFields.tsx';
import { AuthorSideField } from '../../../form/AuthorSideField.tsx';
import { CategoryField } from '../../../form/CategoryField.tsx';
import { newDisguise } from '../../../form/disguise.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { UnverifiedNotice } from '../../account/UnverifiedNotice.tsx';
import { LazyPersonalNotes } from '../before-posting/LazyNotes.tsx';
import type { StepProps } from './step-props.ts';

export function ConflictStep({ answers, errors, unverifiedEmail, onChange }: StepProps) {
  const names = answers.isAnonymous ? [answers.userNickname, answers.partnerNickname] : NONE;
  return (
    <>
      {unverifiedEmail !== null && <UnverifiedNotice email={unverifiedEmail} />}
      <AnonymousFields
        isAnonymous={answers.isAnonymous}
        pseudonym={answers.pseudonym}
        partnerPseudonym={answers.partnerPseudonym}
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
          id="title"
          dir="auto"
          label="Conflict title"
          hint="What is it about, in one sentence?"
          autoComplete="off"
          value={answers.title}
          error={errors.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <LazyPersonalNotes text={answers.title} names={names} onChange={(title) => onChange({ title })} />
      </div>
      <div>
        <TextArea
          id="yourPerspective"
          label="Your perspective"
          hint="300-500 words max"
          serif
          rows={6}
          counter={COUNTER}
          value={answers.yourPerspective}
          error={errors.yourPerspective}
          onChange={(event) => onChange({ yourPerspective: event.target.value })}
        />
        <LazyPersonalNotes
          text={answers.yourPerspective}
          names={names}
          onChange={(yourPerspective) => onChange({ yourPerspective })}
        />
      </div>
      <div>
        <TextArea
          id="theirPerspective"
          label="Their perspective"
          hint="300-500 words max"
          serif
          rows={6}
          counter={COUNTER}
          value={answers.theirPerspective}
          error={errors.theirPerspective}
          onChange={(event) => onChange({ theirPerspective: event.target.value })}
        />
        <LazyPersonalNotes
          text={answers.theirPerspective}
          names={names}
          onChange={(theirPerspective) => onChange({ theirPerspective })}
        />
      </div>
      <CategoryField
        id="category"
        value={answers.category}
        error={errors.category}
        onChange={(category) => onChange({ category })}
      />
      {asksForAuthorSide(answers) && (
        <AuthorSideField
          id="authorSide"
          value={answers.authorSide}
          hasNames={hasNames(answers)}
          error={errors.authorSide}
          onChange={(authorSide) => onChange({ authorSide })}
        />
      )}
    </>
  );
}

const NONE: readonly string[] = [];

const COUNTER = { min: PERSPECTIVE_MIN, max: SIDE_MAX };

const hasNames = ({ userNickname, partnerNickname, userPronouns, partnerPronouns }: OnboardingAnswers) =>
  sideLabelsOf({
    authorSide: 'her',
    userNickname,
    partnerNickname,
    userPronouns: toPronouns(userPronouns),
    partnerPronouns: toPronouns(partnerPronouns),
  }) !== DEFAULT_SIDE_LABELS;
