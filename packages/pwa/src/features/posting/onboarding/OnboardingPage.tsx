import { ONBOARDING_STEPS, type OnboardingStep } from '@twosides/domain/profile';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DraftNotice } from '../../../form/DraftNotice.tsx';
import { handleSubmit, useFocusInvalid } from '../../../form/use-form.ts';
import shared from '../../../styles/shared.module.css';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Button, ButtonLink } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useWhenChanged } from '../../../ui/layout/use-when-changed.ts';
import { profilePath } from '../../common/member-name/MemberName.tsx';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { peekRedirect, takeRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import { ConflictStep } from './ConflictStep.tsx';
import styles from './OnboardingPage.module.css';
import type { OnboardingEvent } from './onboarding-machine.ts';
import { PartnerStep } from './PartnerStep.tsx';
import type { StepProps } from './step-props.ts';
import { WelcomeStep } from './WelcomeStep.tsx';
import { YouStep } from './YouStep.tsx';

type OnboardingPageProps = Omit<StepProps, 'onChange' | 'isAboutToPost'> & {
  readonly step: OnboardingStep;
  readonly failures: number;
  readonly restoredStep: OnboardingStep | null;
  readonly isPending: boolean;
  /** Null until the member has chosen one. */
  readonly nickname: string | null;
  readonly onBack: () => void;
  readonly onStartOver: () => void;
  readonly onQuickExit: () => void;
  readonly send: (event: OnboardingEvent) => void;
};

export function OnboardingPage({
  step,
  failures,
  restoredStep,
  isPending,
  nickname,
  onBack,
  onStartOver,
  onQuickExit,
  send,
  ...stepProps
}: OnboardingPageProps) {
  const [cameFrom] = useState(peekRedirect);
  const { pathname } = useLocation();
  const [isAboutToPost] = useState([pathname, cameFrom].includes('/submit-conflict'));
  const heading = useRef<HTMLHeadingElement>(null);
  useWhenChanged(step, () => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  });
  // Called after `useWhenChanged`, so that on an error the invalid field gets the focus, not the heading.
  const form = useFocusInvalid(failures);
  const { title, intro, Step } = STEPS[step];
  const number = ONBOARDING_STEPS.indexOf(step) + 1;
  const { unverifiedEmail } = stepProps;
  const isForVoting = step === 'welcome' && !isAboutToPost;
  return (
    <div>
      <QuickExit onExit={onQuickExit} />
      <div className={classNames(shared.page, styles.page)}>
        {step !== 'welcome' && (
          <Progress label={`Step ${number} of 4`} steps={4} taken={number}>
            {number * 25}%
          </Progress>
        )}
        <Card padding="screen">
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.intro}>
            {intro ?? (isAboutToPost ? POSTING_TEXT : votesText(unverifiedEmail === null))}
          </p>
          <form
            ref={form}
            className={styles.form}
            method="post"
            noValidate
            onSubmit={handleSubmit(() => send({ type: 'step.confirmed' }))}
          >
            {isForVoting && (
              <ButtonLink to="/" size="large" onClick={() => void takeRedirect()}>
                Just vote
              </ButtonLink>
            )}
            {step === restoredStep && <DraftNotice disabled={isPending} onStartOver={onStartOver} />}
            <fieldset className={shared.stack24} disabled={isPending}>
              <Step
                {...stepProps}
                isAboutToPost={isAboutToPost}
                onChange={(answers) => send({ type: 'answers.changed', answers })}
              />
            </fieldset>
            <div className={classNames(shared.formActions, styles.actions)}>
              {step !== 'welcome' && (
                <Button size="large" icon="arrow-left" disabled={isPending} onClick={onBack}>
                  Back
                </Button>
              )}
              <Button type="submit" variant="fill" size="large" className={styles.next} pending={isPending}>
                {step === 'conflict' ? 'Post & Celebrate' : 'Continue'}
              </Button>
            </div>
            {step === 'conflict' ? (
              <Button
                variant="plain"
                disabled={isPending}
                className={styles.later}
                onClick={() => send({ type: 'conflict.postponed' })}
              >
                I’ll post later
              </Button>
            ) : (
              !isForVoting && (
                <ButtonLink to="/" variant="plain" className={styles.later} onClick={() => void takeRedirect()}>
                  {step === 'welcome' ? 'Just vote' : 'I’ll post later'}
                </ButtonLink>
              )
            )}
          </form>
        </Card>
        {pathname === '/profile' && nickname !== null ? (
          <ButtonLink to={profilePath(nickname)} variant="plain">
            See your profile
          </ButtonLink>
        ) : (
          cameFrom.startsWith('/conflict/') && (
            <ButtonLink to={cameFrom} variant="plain" onClick={() => void takeRedirect()}>
              Back to the conflict
            </ButtonLink>
          )
        )}
      </div>
    </div>
  );
}

const STEPS = {
  welcome: {
    title: 'Welcome to TwoSides',
    intro: null,
    Step: WelcomeStep,
  },
  you: {
    title: 'What should we call you?',
    intro:
      'People see your nickname next to your comments, and on your posts, unless you post anonymously. It doesn’t have to be your real name.',
    Step: YouStep,
  },
  partner: {
    title: 'Who’s on the other side?',
    intro:
      'We need this only if you post. Tell us about your partner, or whoever the conflict is with. A nickname is fine. We never contact them.',
    Step: PartnerStep,
  },
  conflict: {
    title: 'Share your first conflict',
    intro: 'Tell both sides as fairly as you can. The fairer you are, the more useful the result.',
    Step: ConflictStep,
  },
} as const;

const POSTING_TEXT =
  'Before you post, tell us about yourself, your partner, and what happened. It takes three more short steps.';

const votesText = (isVerified: boolean): string =>
  `You can vote without posting anything. Your votes count ${isVerified ? 'right away' : 'once you verify your email'}.`;
