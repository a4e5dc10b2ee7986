import { useCurrentUser } from '../../session/current-user.ts';
import shared from '../../styles/shared.module.css';
import { ButtonLink } from '../../ui/form/Button.tsx';
import { DAY } from '../../ui/identity/in-words.ts';
import styles from './AccountSection.module.css';
import { SettingsCard } from './SettingsCard.tsx';

export function AccountSection() {
  const { user } = useCurrentUser();
  if (!user) return null;
  return (
    <SettingsCard id="account">
      <dl className={styles.facts}>
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>Joined</dt>
          <dd>
            <time dateTime={user.createdAt}>{DAY.format(new Date(user.createdAt))}</time>
          </dd>
        </div>
      </dl>
      {user.onboardingCompleted && (
        <ButtonLink to="/profile" icon="profile" className={shared.start}>
          Edit profile
        </ButtonLink>
      )}
    </SettingsCard>
  );
}
