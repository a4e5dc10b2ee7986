/** `given-up`: the person canceled, so no message is shown. */
export type ShareOutcome = 'shared' | 'copied' | 'copy-failed' | 'given-up';

export type SharedPage = { readonly title: string; readonly path: string; readonly text?: string };

export async function shareLink(page: SharedPage): Promise<ShareOutcome> {
  try {
    await navigator.share({ title: page.title, ...(page.text && { text: page.text }), url: linkTo(page) });
    return 'shared';
  } catch (error) {
    return isAnswered(error) ? 'given-up' : copyLink(page);
  }
}

export const isAnswered = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

export async function copyLink(page: SharedPage): Promise<ShareOutcome> {
  return (await copyText(page.text ? `${page.text} ${linkTo(page)}` : linkTo(page))) ? 'copied' : 'copy-failed';
}

export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

export const linkTo = ({ path }: SharedPage): string => new URL(path, window.location.origin).href;
