import { lazy, type ReactNode, Suspense } from 'react';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useRouteChange } from '../use-route-change.ts';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID } from './main-id.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import styles from './Shell.module.css';

// Below the first screenful of every page: it comes after what people came for.
const Footer = lazy(() => import('./Footer.tsx').then((m) => ({ default: m.Footer })));

/** What stands around every screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useRouteChange();
  return (
    <>
      <SkipLink target={MAIN_ID} />
      <Header />
      <OfflineNotice />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
      <BottomBar />
    </>
  );
}
