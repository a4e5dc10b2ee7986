import { useCurrentUser } from '../../session/current-user.ts';
import shared from '../../styles/shared.module.css';
import { ButtonLink } from '../../ui/form/Button.tsx';
import { DAY } from '../../ui/identity/in-words.ts';
import { SettingsCard } from './SettingsCard.tsx';

export function AccountSection() {
  const { user } = useCurrentUser();
  if (!user) return null;
  return (
    <SettingsCard id="account">
      <dl className={shared.stack12}>
        <div>
          <dt className={shared.note}>Email</dt>
          <dd className={shared.breaks}>{user.email}</dd>
        </div>
        <div>
          <dt className={shared.note}>Joined</dt>
          <dd className={shared.breaks}>
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
