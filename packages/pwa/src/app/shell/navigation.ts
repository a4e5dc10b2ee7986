import type { IconName } from '../../ui/Icon.tsx';
import { isRouted } from '../routes.ts';

type PageLink = { readonly to: string; readonly label: string };

type HeaderLink = PageLink & {
  readonly shownTo: 'everyone' | 'visitors';
  /** The narrowest header with room for it. */
  readonly shownFrom: 'medium' | 'wide';
};

/** The header's links. Those without a screen are not shown: a line in the route table brings them. */
const HEADER_LINKS: readonly HeaderLink[] = [
  { to: '/trending', label: 'Trending', shownTo: 'everyone', shownFrom: 'medium' },
  { to: '/how-it-works', label: 'How it works', shownTo: 'everyone', shownFrom: 'medium' },
  { to: '/leaderboard', label: 'Leaderboard', shownTo: 'everyone', shownFrom: 'wide' },
  { to: '/about', label: 'About', shownTo: 'visitors', shownFrom: 'medium' },
];

const BOTTOM_LINKS: readonly (PageLink & { readonly icon: IconName; readonly isAsk?: true })[] = [
  { to: '/', label: 'Home', icon: 'home' },
  { to: '/trending', label: 'Trending', icon: 'trending' },
  { to: '/submit-conflict', label: 'Ask', icon: 'plus', isAsk: true },
  { to: '/alerts', label: 'Alerts', icon: 'bell' },
  { to: '/profile', label: 'Profile', icon: 'profile' },
];

const FOOTER_LINKS: readonly { readonly heading: string; readonly links: readonly PageLink[] }[] = [
  {
    heading: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/how-it-works', label: 'How it works' },
      { to: '/careers', label: 'Careers' },
      { to: '/press', label: 'Press' },
    ],
  },
  {
    heading: 'Community',
    links: [
      { to: '/leaderboard', label: 'Leaderboard' },
      { to: '/guidelines', label: 'Guidelines' },
      { to: '/success-stories', label: 'Success stories' },
      { to: '/blog', label: 'Blog' },
      { to: '/forum', label: 'Forum' },
    ],
  },
  {
    heading: 'Support',
    links: [
      { to: '/help', label: 'Help' },
      { to: '/contact', label: 'Contact' },
      { to: '/safety', label: 'Safety' },
      { to: '/report', label: 'Report' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/cookies', label: 'Cookies' },
      { to: '/dmca', label: 'DMCA' },
    ],
  },
];

export const headerLinks = (isVisitor: boolean) =>
  HEADER_LINKS.filter(({ to, shownTo }) => isRouted(to) && (shownTo === 'everyone' || isVisitor));

export const bottomLinks = () => BOTTOM_LINKS.filter(({ to }) => isRouted(to));

export const footerGroups = () =>
  FOOTER_LINKS.map(({ heading, links }) => ({ heading, links: links.filter(({ to }) => isRouted(to)) })).filter(
    ({ links }) => links.length > 0,
  );
