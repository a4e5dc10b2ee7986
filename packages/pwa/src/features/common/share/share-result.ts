import { drawResult, type PublicResult } from './result-picture.ts';
import { saveFile } from './save-file.ts';
import { isAnswered, linkTo, type SharedPage } from './share-link.ts';

export type PictureOutcome = 'shared' | 'saved' | 'given-up' | 'failed';

export async function shareResult(result: PublicResult, page: SharedPage): Promise<PictureOutcome> {
  const picture = await drawResult(result).catch(() => null);
  if (picture === null) return 'failed';
  const file = new File([picture], 'twosides.png', { type: picture.type });
  const shared = { files: [file], title: page.title, url: linkTo(page) };
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if (isAnswered(error)) return 'given-up';
    }
  }
  saveFile(file);
  return 'saved';
}
