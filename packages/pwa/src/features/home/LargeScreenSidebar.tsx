import { lazy, Suspense } from 'react';
import { useMediaQuery } from './use-media-query.ts';

const HomeSidebar = lazy(() => import('./HomeSidebar.tsx').then((module) => ({ default: module.HomeSidebar })));

/** On large screens only; elsewhere neither its code nor its lists are asked for. Its column is kept free until it comes. */
export function LargeScreenSidebar() {
  const isLarge = useMediaQuery('(min-width: 1200px)');
  if (!isLarge) return null;
  return (
    <Suspense fallback={null}>
      <HomeSidebar />
    </Suspense>
  );
}
