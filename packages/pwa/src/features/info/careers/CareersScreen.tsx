import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import text from './careers.mdx';

export const CareersScreen = infoScreen(text, {
  title: 'Careers',
  lead: 'There are no open positions right now, and we’d rather say so than collect applications nobody reads.',
  actions: <ButtonLink to="/about">About TwoSides</ButtonLink>,
});
