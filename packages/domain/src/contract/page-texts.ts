import type { PageName } from '../wire/index.ts';

export const NOT_FOUND_HEADING = 'Page not found';

type NamedPage = Exclude<PageName, 'home' | 'conflict' | 'category' | 'user'>;

export const PAGE_HEADINGS: Readonly<Record<NamedPage, string>> = {
  trending: 'Trending',
  today: 'Today’s five',
  leaderboard: 'Leaderboard',
  search: 'Search',
  howItWorks: 'How it works',
  about: 'About',
  submit: 'Post a conflict',
  profile: 'Your profile',
  settings: 'Settings',
  alerts: 'Alerts',
  outbox: 'Outbox',
  howItWent: 'How did it go?',
  statements: 'Moderation decisions',
  moderation: 'Moderation',
  login: 'Welcome back',
  register: 'Sign up for TwoSides',
  onboarding: 'Welcome',
  verifyEmail: 'Verifying your email',
  checkEmail: 'Check your email',
  forgotPassword: 'Forgot your password?',
  resetPassword: 'Choose a new password',
  signInLink: 'Sign in by email',
  confirmEmail: 'Confirm your new email',
  unsubscribe: 'Unsubscribe',
  guidelines: 'Guidelines',
  help: 'Help',
  contact: 'Contact',
  safety: 'Safety',
  report: 'Report',
  reportStatus: 'Your report',
  privacy: 'Privacy',
  terms: 'Terms',
  cookies: 'Cookies',
  dmca: 'Copyright and DMCA',
  transparency: 'Transparency',
  careers: 'Careers',
  press: 'Press',
  successStories: 'Success stories',
  blog: 'Blog',
  forum: 'Forum',
  seoDashboard: 'SEO dashboard',
  voteResultsDemo: 'Vote results demo',
  votingDemo: 'Voting demo',
};

export const SITE_DESCRIPTION =
  'Tell both sides of a conflict. People who’ve never met either of you say whose side they’d take, and why.';

export const PAGE_DESCRIPTIONS: Readonly<Partial<Record<PageName, string>>> = {
  transparency:
    'What people reported on TwoSides, what we decided, how much was automatic, and how often we got it wrong.',
  trending:
    'What people are voting on right now, which votes are closest, and what’s new today. Read both sides and pick one.',
  today: 'The same five conflicts for everyone, new each day at midnight UTC. Read both sides and pick one.',
  leaderboard: 'This week’s and today’s top members, and how to earn points.',
  howItWorks:
    'How TwoSides works, step by step: write down both sides, let people who’ve never met you vote, and see the result at 100 votes.',
  about:
    'TwoSides is a place to put both sides of a conflict into words and hear from people who have nothing to gain from the answer.',
  submit: 'Tell both sides of a conflict, and hear from people who don’t know either of you.',
  login: 'Sign in to vote, comment and see how your own conflicts are doing.',
  register: 'Sign up to vote, comment and find out what people think about your own conflicts.',
  guidelines:
    'How to describe a conflict fairly, vote honestly, and comment as if both partners were reading. They might be.',
  help: 'Why results are hidden, what happens at 100 votes, how to change a vote, how anonymous you are, and what to do when an email doesn’t arrive.',
  safety:
    'Signs that it’s more than a fight, help lines for domestic abuse in many countries, and how to protect your privacy on your device.',
  report:
    'Does something reveal who someone is, or break the rules? How to report a conflict or a comment, with or without an account.',
  privacy:
    'What TwoSides stores, why and for how long, what others can see about you, and what “anonymous” means here. No trackers, no advertising.',
  cookies: 'The cookies that keep you signed in, and what else stays on your own device.',
};
