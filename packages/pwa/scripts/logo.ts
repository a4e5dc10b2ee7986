import { SHAPES } from '../src/ui/identity/drawings.ts';

const { 'logo-hers': HERS, 'logo-his': HIS, 'logo-meeting': MEETING } = SHAPES;

type Colours = { readonly hers: string; readonly his: string; readonly meeting: string };

export const LIGHT: Colours = { hers: '#c2345b', his: '#2c6bb8', meeting: '#432861' };

export const mark = ({ hers, his, meeting }: Colours) =>
  `<path d="${HERS}" fill="${hers}"/><path d="${HIS}" fill="${his}"/><path d="${MEETING}" fill="${meeting}"/>`;

export const monochromeMark = () =>
  `<mask id="cut"><rect width="34" height="28" fill="#fff"/><path d="${MEETING}" fill="#000"/></mask><g mask="url(#cut)" fill="#fff"><path d="${HERS}"/><path d="${HIS}"/></g>`;
