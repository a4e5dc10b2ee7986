import { optional } from '../../../ui/layout/optional.tsx';
import type { PersonalNotesProps } from './PersonalNotes.tsx';

const PersonalNotes = optional(() => import('./PersonalNotes.tsx').then((m) => m.PersonalNotes));
const DangerNote = optional(() => import('./DangerNote.tsx').then((m) => m.DangerNote));

export function LazyPersonalNotes(props: PersonalNotesProps) {
  return props.text.trim() === '' ? null : <PersonalNotes {...props} />;
}

export function LazyDangerNote({ text }: { readonly text: string }) {
  return text.trim() === '' ? null : <DangerNote text={text} />;
}
