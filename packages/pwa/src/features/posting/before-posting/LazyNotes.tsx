import { optional } from '../../../ui/layout/optional.tsx';
import type { PersonalNotesProps } from './PersonalNotes.tsx';

const PersonalNotes = optional(() => import('./PersonalNotes.tsx').then((m) => m.PersonalNotes));
const DangerNote = optional(() => import('./DangerNote.tsx').then((m) => m.DangerNote));

/** Below a public field; loaded with the first word. */
export function LazyPersonalNotes(props: PersonalNotesProps) {
  return props.text.trim() === '' ? null : <PersonalNotes {...props} />;
}

/** The same for danger, in forms without a sheet. */
export function LazyDangerNote({ text }: { readonly text: string }) {
  return text.trim() === '' ? null : <DangerNote text={text} />;
}
