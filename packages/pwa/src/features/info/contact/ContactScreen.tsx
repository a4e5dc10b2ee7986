import { operatorQuery } from '../../../api/site.ts';
import { infoScreen } from '../page/info-screen.tsx';
import text from './contact.mdx';

export const queries = () => [operatorQuery];

export const ContactScreen = infoScreen(text, {
  title: 'Contact',
  lead: 'If the help page doesn’t answer your question, write to us.',
});
