import shared from '../../../styles/shared.module.css';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { BubbleIcon } from '../../../ui/identity/Bubbles.tsx';
import type { IconName } from '../../../ui/identity/Icon.tsx';
import { hasConflictText } from './first-answers.ts';
import type { StepProps } from './step-props.ts';
import styles from './WelcomeStep.module.css';

export function WelcomeStep({ answers, errors, isAboutToPost, onChange }: StepProps) {
  return (
    <>
      {!isAboutToPost && (
        <div>
          <h2 className={shared.textXl}>Want to post a conflict?</h2>
          <p className={styles.text}>Next, tell us about yourself, your partner, and what happened.</p>
        </div>
      )}
      {hasConflictText(answers) && (
        <Notice tone="plum" icon="edit">
          Your draft is waiting. You’ll find it in the last step.
        </Notice>
      )}
      <ul className={shared.stack20}>
        {PROMISES.map(({ icon, title, text }) => (
          <li key={title} className={styles.promise}>
            <BubbleIcon name={icon} />
            <div>
              <p className={shared.strong}>{title}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Checkbox
        id="isReady"
        label="I'm ready to get started"
        checked={answers.isReady}
        error={errors.isReady}
        onChange={(event) => onChange({ isReady: event.target.checked })}
      />
    </>
  );
}

const PROMISES: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
  { icon: 'scale', title: 'Two sides, told fairly', text: 'You write both sides, so people hear the whole story.' },
  {
    icon: 'users',
    title: 'People who don’t know either of you',
    text: 'They vote for a side and say why. Nobody sees the result until they’ve voted or 100 people have.',
  },
  {
    icon: 'lock',
    title: 'As anonymous as you want',
    text: 'Post under another name. Others can’t trace it back to you.',
  },
];
