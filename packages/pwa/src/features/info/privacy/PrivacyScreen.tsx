import { operatorQuery } from '../../../api/operator.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import { RIGHT_SECTIONS } from './right-sections.tsx';
import { STORED_SECTIONS } from './stored-sections.tsx';

/** API calls for a visitor's page. */
export const queries = () => [operatorQuery];

export function PrivacyScreen() {
  return (
    <InfoPage
      title="Privacy"
      lead="In short: we keep what the site needs to work, show others only what you choose to show, and have no trackers, no advertising and no analytics. This page describes what the software does. The people who run this site answer for it."
      sections={SECTIONS}
      actions={
        <>
          <ButtonLink to="/cookies">Cookies</ButtonLink>
          <ButtonLink to="/contact">Contact</ButtonLink>
        </>
      }
    />
  );
}

const SECTIONS = [...STORED_SECTIONS, ...RIGHT_SECTIONS];
