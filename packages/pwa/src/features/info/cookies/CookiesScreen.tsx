import { InfoPage } from '../page/InfoPage.tsx';
import { sectionsOf } from '../page/sections-of.tsx';
import text from './cookies.mdx';

export function CookiesScreen() {
  return (
    <InfoPage
      title="Cookies"
      lead="We only use cookies that sign you in and keep you signed in. That’s why there’s no cookie banner: there’s nothing to agree to."
      sections={SECTIONS}
    />
  );
}

const SECTIONS = sectionsOf(text);
