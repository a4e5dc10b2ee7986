import { ButtonLink } from '../../../ui/form/Button.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import text from './blog.mdx';

export const BlogScreen = infoScreen(text, {
  title: 'Blog',
  lead: 'We haven’t published anything yet. When we do, you’ll find it here.',
  actions: <ButtonLink to="/trending">See what’s trending</ButtonLink>,
});
