import { ButtonLink } from '../../../ui/form/Button.tsx';
import { SubmitLink } from '../../common/sign-up-prompt/ask-to-sign-up.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import text from './forum.mdx';

export const ForumScreen = infoScreen(text, {
  title: 'Forum',
  lead: 'There’s no separate forum. People talk under each conflict, with both sides in view.',
  actions: (
    <>
      <ButtonLink to="/" variant="fill">
        Find a conversation
      </ButtonLink>
      <SubmitLink>Post a conflict</SubmitLink>
    </>
  ),
});
