import type { FURTHER_PATHS } from './further-paths.ts';
import type { AppRoute } from './routes.ts';

/** How each of them is fetched. */
export const FURTHER_SCREENS: Readonly<Record<(typeof FURTHER_PATHS)[number], AppRoute['load']>> = {
  '/check-email': () => import('../features/check-email/CheckEmailScreen.tsx').then((m) => m.CheckEmailScreen),
  '/verify-email': () => import('../features/verify-email/VerifyEmailScreen.tsx').then((m) => m.VerifyEmailScreen),
  '/forgot-password': () =>
    import('../features/forgot-password/ForgotPasswordScreen.tsx').then((m) => m.ForgotPasswordScreen),
  '/sign-in-link': () => import('../features/sign-in-link/SignInLinkScreen.tsx').then((m) => m.SignInLinkScreen),
  '/confirm-email': () => import('../features/confirm-email/ConfirmEmailScreen.tsx').then((m) => m.ConfirmEmailScreen),
  '/reset-password': () =>
    import('../features/reset-password/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
  '/alerts': () => import('../features/alerts/AlertsScreen.tsx').then((m) => m.AlertsScreen),
  '/unsubscribe': () => import('../features/unsubscribe/UnsubscribeScreen.tsx').then((m) => m.UnsubscribeScreen),
  '/seo-dashboard': () =>
    import('../features/info/seo-dashboard/SeoDashboardScreen.tsx').then((m) => m.SeoDashboardScreen),
  '/vote-results-demo': () =>
    import('../features/vote-results-demo/VoteResultsDemoScreen.tsx').then((m) => m.VoteResultsDemoScreen),
  '/voting-demo': () => import('../features/voting-demo/VotingDemoScreen.tsx').then((m) => m.VotingDemoScreen),
};
