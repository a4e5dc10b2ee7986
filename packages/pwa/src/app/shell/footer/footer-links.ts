import type { PageLink } from '../navigation.ts';

export const FOOTER_LINKS: readonly { readonly heading: string; readonly links: readonly PageLink[] }[] = [
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
      { to: '/today', label: 'Today’s five' },
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
      { to: '/transparency', label: 'Transparency' },
    ],
  },
];
