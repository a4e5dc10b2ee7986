/** The mark: two voices, and where they meet. The same three shapes as src/ui/identity/Logo.tsx, on its 34 × 28 field. */
const HERS = 'M3 11a8.5 8.5 0 0 1 8.5-8.5h3a8.5 8.5 0 0 1 0 17H9l-4.5 4v-6A8.5 8.5 0 0 1 3 11z';
const HIS = 'M31 13a8.5 8.5 0 0 0-8.5-8.5h-3a8.5 8.5 0 0 0 0 17H25l4.5 4v-6A8.5 8.5 0 0 0 31 13z';
const MEETING = 'M19.994 4.515A8.5 8.5 0 0 1 14.006 19.485 8.5 8.5 0 0 1 19.994 4.515z';

type Colours = { readonly hers: string; readonly his: string; readonly meeting: string };

export const LIGHT: Colours = { hers: '#c2345b', his: '#2c6bb8', meeting: '#432861' };

export const mark = ({ hers, his, meeting }: Colours) =>
  `<path d="${HERS}" fill="${hers}"/><path d="${HIS}" fill="${his}"/><path d="${MEETING}" fill="${meeting}"/>`;

/** One colour only: the system tints what is opaque, so the meeting is cut out. */
export const monochromeMark = () =>
  `<mask id="cut"><rect width="34" height="28" fill="#fff"/><path d="${MEETING}" fill="#000"/></mask><g mask="url(#cut)" fill="#fff"><path d="${HERS}"/><path d="${HIS}"/></g>`;
