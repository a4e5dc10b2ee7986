import { ButtonLink } from '../../../ui/form/Button.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import text from './careers.mdx';

export const CareersScreen = infoScreen(text, {
  title: 'Careers',
  lead: 'We don’t have any open positions right now, and we don’t want to collect applications nobody reads.',
  actions: <ButtonLink to="/about">About TwoSides</ButtonLink>,
});
