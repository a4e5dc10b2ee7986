import { infoScreen } from '../page/info-screen.tsx';
import text from './cookies.mdx';

export const CookiesScreen = infoScreen(text, {
  title: 'Cookies',
  lead: 'We only use cookies that sign you in and keep you signed in. That’s why there’s no cookie banner: there’s nothing to agree to.',
});
