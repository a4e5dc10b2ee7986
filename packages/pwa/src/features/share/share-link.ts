/** What became of an attempt to share. `given-up` is the person's own choice and needs no word. */
export type ShareOutcome = 'shared' | 'copied' | 'copy-failed' | 'given-up';

/** `text`: words that go with the link. */
export type SharedPage = { readonly title: string; readonly path: string; readonly text?: string };

/** The system's own share sheet; where it fails, the link in the clipboard. */
export async function shareLink(page: SharedPage): Promise<ShareOutcome> {
  try {
    await navigator.share({ title: page.title, ...(page.text && { text: page.text }), url: linkTo(page) });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'given-up' : copyLink(page);
  }
}

export async function copyLink(page: SharedPage): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(page.text ? `${page.text} ${linkTo(page)}` : linkTo(page));
    return 'copied';
  } catch {
    return 'copy-failed';
  }
}

export const linkTo = ({ path }: SharedPage): string => new URL(path, window.location.origin).href;
