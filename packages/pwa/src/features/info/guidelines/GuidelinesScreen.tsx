import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import { sectionsOf } from '../page/sections-of.tsx';
import text from './guidelines.mdx';

export function GuidelinesScreen() {
  return (
    <InfoPage
      title="Community guidelines"
      lead="In short: tell it fairly, vote honestly, and write as if both of them were reading. They might be."
      sections={SECTIONS}
      actions={
        <>
          <ButtonLink to="/report">Report something</ButtonLink>
          <ButtonLink to="/terms">Read the terms</ButtonLink>
        </>
      }
    />
  );
}

const SECTIONS = sectionsOf(text);
