import { setCurrentUser } from '../current-user.ts';
import { MEMBER_KEY, readKnownMember, type Viewer } from '../known-member.ts';

/**
 * Somebody has signed in or out in another tab: this one is theirs too.
 * @param present the viewer of this page so far
 * @param reload gives up the page with all it holds
 */
export function followTabs(present: () => Viewer, reload: () => void): void {
  const check = () => {
    const earlier = present();
    const member = readKnownMember();
    if ((member?.id ?? 'visitor') === earlier) return;
    setCurrentUser(member);
    // Forms and dialogs hold what the member has written. Where it was a session that ended, the drafts keep it.
    if (earlier !== 'visitor') reload();
  };
  window.addEventListener('storage', ({ key }) => (key === MEMBER_KEY || key === null) && check());
  // A page that comes out of the back/forward cache has slept through it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && check());
}
