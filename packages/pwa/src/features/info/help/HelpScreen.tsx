import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import { ACCOUNT_SECTIONS } from './account-sections.tsx';
import { APP_SECTIONS } from './app-sections.tsx';
import { VOTE_SECTIONS } from './vote-sections.tsx';

export function HelpScreen() {
  return (
    <InfoPage
      title="Help"
      lead="What people ask most, and short answers."
      sections={SECTIONS}
      actions={<ButtonLink to="/contact">Ask something else</ButtonLink>}
    />
  );
}

const SECTIONS = [...VOTE_SECTIONS, ...APP_SECTIONS, ...ACCOUNT_SECTIONS];
