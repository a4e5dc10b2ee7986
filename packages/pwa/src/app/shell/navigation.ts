import type { PAGES, PageName } from '@twosides/domain/wire';
import type { IconName } from '../../ui/identity/Icon.tsx';

export type PageLink = { readonly to: (typeof PAGES)[PageName]; readonly label: string };

type HeaderLink = PageLink & {
  readonly shownTo: 'everyone' | 'visitors' | 'members';
  readonly shownFrom: 'medium' | 'wide';
};

const HEADER_LINKS: readonly HeaderLink[] = [
  { to: '/trending', label: 'Trending', shownTo: 'everyone', shownFrom: 'medium' },
  { to: '/today', label: 'Today’s five', shownTo: 'everyone', shownFrom: 'medium' },
  { to: '/how-it-works', label: 'How it works', shownTo: 'visitors', shownFrom: 'medium' },
  { to: '/how-it-works', label: 'How it works', shownTo: 'members', shownFrom: 'wide' },
  { to: '/leaderboard', label: 'Leaderboard', shownTo: 'everyone', shownFrom: 'wide' },
  { to: '/about', label: 'About', shownTo: 'visitors', shownFrom: 'medium' },
];

type BottomLink = PageLink & {
  readonly icon: IconName;
  readonly isAsk?: true;
  readonly shownTo?: 'members' | 'visitors';
};

const BOTTOM_LINKS: readonly BottomLink[] = [
  { to: '/', label: 'Home', icon: 'home' },
  { to: '/trending', label: 'Trending', icon: 'trending', shownTo: 'visitors' },
  { to: '/today', label: 'Today’s five', icon: 'calendar', shownTo: 'members' },
  { to: '/submit-conflict', label: 'Ask Community', icon: 'plus', isAsk: true },
  { to: '/alerts', label: 'Alerts', icon: 'bell', shownTo: 'members' },
  { to: '/today', label: 'Today’s five', icon: 'calendar', shownTo: 'visitors' },
  { to: '/profile', label: 'Profile', icon: 'profile' },
];

export const headerLinks = (isVisitor: boolean) =>
  HEADER_LINKS.filter(({ shownTo }) => shownTo !== (isVisitor ? 'members' : 'visitors'));

export const bottomLinks = (isVisitor: boolean) =>
  BOTTOM_LINKS.filter(({ shownTo }) => shownTo !== (isVisitor ? 'members' : 'visitors'));
