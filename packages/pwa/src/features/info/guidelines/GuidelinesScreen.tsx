import { ButtonLink } from '../../../ui/form/Button.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import text from './guidelines.mdx';

export const GuidelinesScreen = infoScreen(text, {
  title: 'Community guidelines',
  lead: 'In short: be fair to both sides, vote honestly, and write as if both partners were reading. They might be.',
  actions: (
    <>
      <ButtonLink to="/report">Report something</ButtonLink>
      <ButtonLink to="/terms">Read the terms</ButtonLink>
    </>
  ),
});
