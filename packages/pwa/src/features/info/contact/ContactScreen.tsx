import { operatorQuery } from '../../../api/operator.ts';
import { InfoPage } from '../page/InfoPage.tsx';
import { sectionsOf } from '../page/sections-of.tsx';
import text from './contact.mdx';

export const queries = () => [operatorQuery];

export function ContactScreen() {
  return <InfoPage title="Contact" lead="For anything the help page doesn’t answer." sections={SECTIONS} />;
}

const SECTIONS = sectionsOf(text);
