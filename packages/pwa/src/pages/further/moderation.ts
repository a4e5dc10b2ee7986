import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { ModerationScreen } from '../../features/moderation/ModerationScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/moderation',
  title: PAGE_HEADINGS.moderation,
  Screen: ModerationScreen,
} satisfies Page<'moderation'>;
