import { optional } from '../../ui/layout/optional.tsx';
import type { PersonalNotesProps } from './PersonalNotes.tsx';

const PersonalNotes = optional(() => import('./PersonalNotes.tsx').then((m) => m.PersonalNotes));

/** Under a field that everybody will read. Its code comes with the first word. */
export function LazyPersonalNotes(props: PersonalNotesProps) {
  return props.text.trim() === '' ? null : <PersonalNotes {...props} />;
}
