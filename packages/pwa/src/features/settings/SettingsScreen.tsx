import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { namesOf } from '../../api/account/sign-in-providers.ts';
import { PAGE_MESSAGES } from '../../messages/page-messages.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import shared from '../../styles/shared.module.css';
import { classNames } from '../../ui/layout/class-names.ts';
import { SignInFirst } from '../account/SignInFirst.tsx';
import { Unreachable } from '../common/offline/Unreachable.tsx';
import { QuickExit } from '../common/quick-exit/QuickExit.tsx';
import { InfoContents } from '../info/page/InfoContents.tsx';
import { SETTINGS_TITLES } from './SettingRow.tsx';
import styles from './SettingsScreen.module.css';
import { SETTINGS_SECTIONS, SectionSkeleton } from './settings-sections.tsx';
import { useProvidersToSet } from './use-providers-to-set.ts';

export function SettingsScreen() {
  const { status, user } = useCurrentUser();
  if (status === 'unreachable') return <Unreachable />;
  if (status !== 'loading' && !user) return <SignInFirst title={PAGE_MESSAGES.settingsSignedOut} path="/settings" />;
  return (
    <div>
      <QuickExit />
      <div className={classNames(shared.page, styles.page)}>
        <h1 className={styles.title}>{PAGE_HEADINGS.settings}</h1>
        {user ? <Contents /> : <InfoContents sections={EVERYBODYS} />}
        <div className={styles.sections}>
          {user ? SETTINGS_SECTIONS.map(({ id, Section }) => <Section key={id} />) : <SectionSkeleton />}
        </div>
      </div>
    </div>
  );
}

const ALL = SETTINGS_SECTIONS.map(({ id }) => ({ id, title: SETTINGS_TITLES[id] }));
const EVERYBODYS = ALL.filter(({ id }) => id !== 'sign-in');

function Contents() {
  const providers = useProvidersToSet();
  const sections = ALL.map((one) => (one.id === 'sign-in' ? { ...one, title: namesOf(providers) } : one));
  return <InfoContents sections={providers.length > 0 ? sections : EVERYBODYS} />;
}
