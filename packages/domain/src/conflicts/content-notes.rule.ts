import type { ContentNote } from '../model/index.ts';

export const CONTENT_NOTE_LABELS: Readonly<Record<ContentNote, string>> = {
  violence: 'Violence',
  abuse: 'Abuse',
  'self-harm': 'Self-harm or suicide',
  sexual: 'Sexual content',
  loss: 'Death or loss',
  substances: 'Alcohol or drugs',
};

export const contentNoteText = (notes: readonly ContentNote[]): string | null =>
  notes.length === 0
    ? null
    : `Content note: ${notes.map((note) => CONTENT_NOTE_LABELS[note].toLowerCase()).join(', ')}`;
