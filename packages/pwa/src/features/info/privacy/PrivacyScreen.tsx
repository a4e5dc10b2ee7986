import { operatorQuery } from '../../../api/site.ts';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import text from './privacy.mdx';

export const queries = () => [operatorQuery];

export const PrivacyScreen = infoScreen(text, {
  title: 'Privacy',
  lead: 'In short: we keep what the site needs to work, show others only what you choose to show, and have no trackers, no advertising and no analytics. This page describes what the software does. The people who run this site are responsible for it.',
  actions: (
    <>
      <ButtonLink to="/cookies">Cookies</ButtonLink>
      <ButtonLink to="/contact">Contact</ButtonLink>
    </>
  ),
});
