import type { QueryClient } from '@tanstack/react-query';
import { conflictPath, shownTitle } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { embedCode } from '@twosides/domain/sharing';
import { countShare } from '../../../api/insights.ts';
import { TOASTS } from '../../../messages/toasts.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';

export type SharedConflict = Pick<ConflictView, 'id' | 'title' | 'collapsedBy'>;

export const share = (conflict: SharedConflict, client: QueryClient): Promise<void> =>
  sharePage(pageOf(conflict), (channel) => countShare(client, conflict.id, channel));

export const copy = (conflict: SharedConflict, client: QueryClient): Promise<void> =>
  copyLink(pageOf(conflict), (channel) => countShare(client, conflict.id, channel));

export async function copyEmbed(conflict: SharedConflict): Promise<void> {
  const isCopied = await copyText(embedCode(window.location.origin, conflict));
  toasts.show(isCopied ? { ...TOASTS.embedCopied, tone: 'success' } : { ...TOASTS.linkCopyFailed, tone: 'danger' });
}

const pageOf = (conflict: SharedConflict) => ({ title: shownTitle(conflict), path: conflictPath(conflict) });

export type SharedPage = { readonly title: string; readonly path: string; readonly text?: string };

type Count = (channel: 'native' | 'copy') => void;

/** Copies the link if the browser can't share it. If the person cancels, nothing happens. */
export async function sharePage(page: SharedPage, count?: Count): Promise<void> {
  try {
    await navigator.share({ title: page.title, ...(page.text && { text: page.text }), url: linkTo(page) });
    count?.('native');
  } catch (error) {
    if (!isShareHandled(error)) await copyLink(page, count);
  }
}

/** @returns true if the person canceled, or a share sheet is already open */
export const isShareHandled = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

async function copyLink(page: SharedPage, count?: Count): Promise<void> {
  const isCopied = await copyText(page.text ? `${page.text} ${linkTo(page)}` : linkTo(page));
  if (isCopied) count?.('copy');
  toasts.show(isCopied ? { ...TOASTS.linkCopied, tone: 'success' } : { ...TOASTS.linkCopyFailed, tone: 'danger' });
}

/** Over plain HTTP, browsers have no clipboard at all. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const linkTo = ({ path }: SharedPage): string => new URL(path, window.location.origin).href;

export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
