import { canShare } from '../share/can-share.ts';
import { tellOfSharing } from '../share/pass-on.ts';
import { copyLink, shareLink } from '../share/share-link.ts';

/** Passes the day's page on. @param isWhole whether all of it has a vote */
export async function shareToday(isWhole: boolean): Promise<void> {
  const text = isWhole ? 'I voted on today’s five on TwoSides' : 'Today’s five on TwoSides';
  const page = { title: 'Today’s five', text, path: '/today' };
  tellOfSharing(await (canShare() ? shareLink(page) : copyLink(page)));
}
