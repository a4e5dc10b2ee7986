import { HomeScreen } from '../features/home/HomeScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/',
  title: null,
  Screen: HomeScreen,
} satisfies Page<'home'>;
