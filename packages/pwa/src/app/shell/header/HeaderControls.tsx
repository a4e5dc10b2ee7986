import { ABOUT_TO_VOTE, returnToOf } from '@twosides/domain/wire';
import { useLocation } from 'react-router-dom';
import { rememberRedirect } from '../../../features/common/sign-up-prompt/redirect-after-login.ts';
import { resumeFlow } from '../../../outbox/join-flow.ts';
import { usePendingVotes } from '../../../outbox/outbox-items.ts';
import type { CurrentUser } from '../../../session/current-user.ts';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { optional } from '../../../ui/layout/optional.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import styles from './HeaderControls.module.css';

const MemberControls = optional(() => import('./UserMenu.tsx').then((m) => m.MemberControls), {
  whileLoading: <Pulse />,
});

export function HeaderControls({ auth }: { readonly auth: CurrentUser }) {
  if (auth.status === 'loading') return <Pulse />;
  if (!auth.user) return <VisitorControls />;
  return <MemberControls user={auth.user} />;
}

function Pulse() {
  return (
    <span className={styles.pulse}>
      <VisuallyHidden>Loading your account</VisuallyHidden>
    </span>
  );
}

function VisitorControls() {
  const { pathname, search } = useLocation();
  const latest = usePendingVotes().at(-1);
  const enter = () => {
    resumeFlow();
    if (latest) rememberRedirect(`/conflict/${latest.queue}${ABOUT_TO_VOTE}`);
    else if (returnToOf(pathname) !== null) rememberRedirect(pathname + search);
  };
  return (
    <div className={classNames(styles.controls, styles.visitor)}>
      <ButtonLink className={styles.signIn} variant="plain" to="/login" onClick={enter}>
        Sign In
      </ButtonLink>
      <ButtonLink className={styles.join} to="/register" onClick={enter}>
        <span className={styles.narrow}>Join</span>
        <span className={styles.wide}>Sign Up</span>
      </ButtonLink>
    </div>
  );
}
