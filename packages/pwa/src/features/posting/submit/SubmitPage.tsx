import { DEFAULT_SIDE_LABELS, sideLabelsOf, sideMinimum } from '@twosides/domain/conflicts';
import { type ConflictAnswers, SIDES } from '@twosides/domain/model';
import type { CurrentUserView } from '@twosides/domain/profile';
import { type FieldErrors, SIDE_MAX } from '@twosides/domain/wire';
import { useStats } from '../../../api/site.ts';
import { AnonymousFields } from '../../../form/AnonymousFields.tsx';
import { AuthorSideField } from '../../../form/AuthorSideField.tsx';
import { CategoryField } from '../../../form/CategoryField.tsx';
import { ContentNotesField } from '../../../form/ContentNotesField.tsx';
import { DraftNotice } from '../../../form/DraftNotice.tsx';
import { newDisguise } from '../../../form/disguise.ts';
import { TagsField } from '../../../form/TagsField.tsx';
import { fieldsOf, handleSubmit, useFocusInvalid } from '../../../form/use-form.ts';
import shared from '../../../styles/shared.module.css';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { figure, percentage, roughTime, StatTiles } from '../../common/community-stats/StatTiles.tsx';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { SuspendedNotice, UnverifiedNotice } from '../AccountNotices.tsx';
import { LazyPersonalNotes } from '../before-posting/LazyNotes.tsx';
import { Guidelines } from './Guidelines.tsx';
import { SideField } from './SideField.tsx';
import styles from './SubmitPage.module.css';
import type { SubmitEvent } from './submit-machine.ts';

type SubmitPageProps = {
  readonly user: CurrentUserView;
  readonly answers: ConflictAnswers;
  readonly errors: FieldErrors;
  readonly failures: number;
  readonly isFromDraft: boolean;
  readonly isPending: boolean;
  readonly onStartOver: () => void;
  readonly onQuickExit: () => void;
  readonly send: (event: SubmitEvent) => void;
};

export function SubmitPage(props: SubmitPageProps) {
  const { user, answers, errors, failures, isFromDraft, isPending, send } = props;
  const labels = labelsFor(user, answers);
  const names = namesOf(user, answers);
  const form = useFocusInvalid(failures);
  const change = (changed: Partial<ConflictAnswers>) => send({ type: 'answers.changed', answers: changed });
  const { text, field } = fieldsOf(answers, errors, change);
  const counter = { min: sideMinimum(answers), max: SIDE_MAX };
  return (
    <div>
      <QuickExit onExit={props.onQuickExit} />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={shared.title}>Post a conflict</h1>
          <p className={styles.intro}>
            Write each side the way that person would tell it. Strangers then vote for the side they agree with.
          </p>
        </header>
        <form
          ref={form}
          className={styles.form}
          method="post"
          noValidate
          onSubmit={handleSubmit(() => send({ type: 'form.submitted', labels }))}
        >
          <div className={classNames(shared.stack16, shared.shrinks)}>
            <SuspendedNotice>What you write here stays on this device.</SuspendedNotice>
            {!user.emailVerified && (
              <UnverifiedNotice email={user.email}>
                You can start writing now and post once it’s verified.
              </UnverifiedNotice>
            )}
            {isFromDraft && <DraftNotice disabled={isPending} onStartOver={props.onStartOver} />}
            <FormErrors errors={errors} />
            <Card padding="form" className={shared.stack28}>
              <fieldset className={shared.stack24} disabled={isPending}>
                <AnonymousFields
                  {...answers}
                  userNickname={user.userNickname}
                  partnerNickname={user.partnerNickname}
                  errors={errors}
                  onChange={change}
                  onShuffle={() => change(newDisguise())}
                />
                <div>
                  <TextField
                    {...text('title')}
                    dir="auto"
                    label="Title"
                    hint="What is it about, in one sentence?"
                    autoComplete="off"
                  />
                  <LazyPersonalNotes text={answers.title} names={names} onChange={(title) => change({ title })} />
                </div>
                <CategoryField {...field('category')} />
                <AuthorSideField {...field('authorSide')} hasNames={labels !== DEFAULT_SIDE_LABELS} />
                <div className={styles.sides}>
                  {SIDES.map((side) => (
                    <SideField
                      key={side}
                      {...field(`${side}Side`)}
                      side={side}
                      label={labels[side]}
                      names={names}
                      isOwn={answers.authorSide === side}
                      counter={counter}
                    />
                  ))}
                </div>
                <TagsField {...field('tags')} />
                <ContentNotesField {...field('contentNotes')} />
              </fieldset>
            </Card>
          </div>
          <div className={styles.beside}>
            <Guidelines />
            <CommunityStats />
          </div>
          <Button type="submit" variant="fill" size="large" wide pending={isPending} className={styles.send}>
            Post conflict
          </Button>
        </form>
      </div>
    </div>
  );
}

const namesOf = ({ firstName, userNickname, partnerNickname }: CurrentUserView, { isAnonymous }: ConflictAnswers) =>
  [firstName, ...(isAnonymous ? [userNickname, partnerNickname] : [])].filter((name) => name !== null);

const labelsFor = (user: CurrentUserView, answers: ConflictAnswers) =>
  sideLabelsOf({
    authorSide: answers.authorSide ?? 'her',
    userNickname: (answers.isAnonymous ? answers.pseudonym : user.userNickname) ?? '',
    partnerNickname: (answers.isAnonymous ? answers.partnerPseudonym : user.partnerNickname) ?? '',
    userPronouns: user.userPronouns,
    partnerPronouns: user.partnerPronouns,
  });

const FIELDS = ['pseudonym', 'partnerPseudonym', 'title', 'category', 'authorSide', 'herSide', 'hisSide', 'tags'];

function FormErrors({ errors }: { readonly errors: FieldErrors }) {
  const fields = FIELDS.flatMap((id) => (errors[id] ? [{ id, message: errors[id] }] : []));
  if (fields.length === 0) return null;
  return (
    <FormError title={fields.length === 1 ? 'One thing needs fixing' : 'A few things need fixing'} fields={fields} />
  );
}

export function CommunityStats() {
  const stats = useStats();
  if (!stats) return null;
  return (
    <StatTiles
      id="expectations"
      title="What to expect"
      tiles={[
        { label: 'Average votes per conflict', value: figure(stats.averageVotes) },
        { label: 'Typical time to 100 votes', value: roughTime(stats.medianTimeToReveal) },
        { label: 'Conflicts that reach 100 votes', value: percentage(stats.revealRate) },
      ]}
    />
  );
}

export function SubmitSkeleton() {
  return (
    <SkeletonGroup label="Loading the form" className={styles.page}>
      <div className={shared.stack20}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="button" className={styles.skeletonField} />
        <Skeleton shape="button" className={styles.skeletonField} />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  );
}
