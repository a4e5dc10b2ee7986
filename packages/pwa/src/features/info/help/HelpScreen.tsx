import { ButtonLink } from '../../../ui/form/Button.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import text from './help.mdx';

export const HelpScreen = infoScreen(text, {
  title: 'Help',
  lead: 'Short answers to what people ask most.',
  actions: <ButtonLink to="/contact">Ask something else</ButtonLink>,
});
