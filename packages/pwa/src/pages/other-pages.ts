import type { FirstPageName } from './load-page.ts';
import type { PageFiles } from './page.ts';

/** All other pages. Their files are named in a list of their own, which the first page does not load. */
export const OTHER: Omit<PageFiles, FirstPageName> = {
  alerts: () => import('./alerts.ts'),
  verifyEmail: () => import('./further/verify-email.ts'),
  checkEmail: () => import('./further/check-email.ts'),
  forgotPassword: () => import('./further/forgot-password.ts'),
  resetPassword: () => import('./further/reset-password.ts'),
  signInLink: () => import('./further/sign-in-link.ts'),
  confirmEmail: () => import('./further/confirm-email.ts'),
  unsubscribe: () => import('./further/unsubscribe.ts'),
  howItWorks: () => import('./info/how-it-works.ts'),
  about: () => import('./info/about.ts'),
  guidelines: () => import('./info/guidelines.ts'),
  help: () => import('./info/help.ts'),
  contact: () => import('./info/contact.ts'),
  safety: () => import('./info/safety.ts'),
  report: () => import('./info/report.ts'),
  privacy: () => import('./info/privacy.ts'),
  terms: () => import('./info/terms.ts'),
  cookies: () => import('./info/cookies.ts'),
  dmca: () => import('./info/dmca.ts'),
  careers: () => import('./info/careers.ts'),
  press: () => import('./info/press.ts'),
  successStories: () => import('./info/success-stories.ts'),
  blog: () => import('./info/blog.ts'),
  forum: () => import('./info/forum.ts'),
  seoDashboard: () => import('./further/seo-dashboard.ts'),
  voteResultsDemo: () => import('./further/vote-results-demo.ts'),
  votingDemo: () => import('./further/voting-demo.ts'),
};
