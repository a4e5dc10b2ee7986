import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { PressScreen } from '../../features/info/press/PressScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/press',
  title: PAGE_HEADINGS.press,
  Screen: PressScreen,
  renderedBy: [],
} satisfies Page<'press'>;
