import { optional } from '../../../ui/layout/optional.tsx';
import type { PersonalNotesProps } from './PersonalNotes.tsx';

const PersonalNotes = optional(() => import('./PersonalNotes.tsx').then((m) => m.PersonalNotes));
const DangerNote = optional(() => import('./DangerNote.tsx').then((m) => m.DangerNote));

export function LazyPersonalNotes(props: PersonalNotesProps) {
  return props.text.trim() === '' ? null : <PersonalNotes {...props} />;
}

/** For a form that does not show `DangerSheet` before posting. Loads the code when the first word is typed. */
export function LazyDangerNote({ text }: { readonly text: string }) {
  return text.trim() === '' ? null : <DangerNote text={text} />;
}
