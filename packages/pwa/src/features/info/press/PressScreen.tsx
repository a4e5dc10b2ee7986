import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import { sectionsOf } from '../page/sections-of.tsx';
import text from './press.mdx';

export function PressScreen() {
  return (
    <InfoPage
      title="Press"
      lead="There’s no press kit and no press release yet. Here’s what you may want to know."
      sections={SECTIONS}
      actions={
        <>
          <ButtonLink to="/about">About TwoSides</ButtonLink>
          <ButtonLink to="/how-it-works">How it works</ButtonLink>
        </>
      }
    />
  );
}

const SECTIONS = sectionsOf(text);
