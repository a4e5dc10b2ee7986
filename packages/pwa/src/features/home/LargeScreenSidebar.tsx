import { optional } from '../../ui/layout/optional.tsx';
import { useMediaQuery } from './use-media-query.ts';

const HomeSidebar = optional(() => import('./HomeSidebar.tsx').then((module) => module.HomeSidebar));

/**
 * On large screens only; elsewhere neither its code nor its lists are asked for. Its column is kept free until it
 * comes.
 */
export function LargeScreenSidebar() {
  const isLarge = useMediaQuery('(min-width: 75em)');
  if (!isLarge) return null;
  return <HomeSidebar />;
}
