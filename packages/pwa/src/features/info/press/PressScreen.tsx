import { ButtonLink } from '../../../ui/form/Button.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import text from './press.mdx';

export const PressScreen = infoScreen(text, {
  title: 'Press',
  lead: 'We don’t have a press kit or any press releases yet. Here’s what you may want to know.',
  actions: (
    <>
      <ButtonLink to="/about">About TwoSides</ButtonLink>
      <ButtonLink to="/how-it-works">How it works</ButtonLink>
    </>
  ),
});
