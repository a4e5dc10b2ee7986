import { lazy, type ReactNode, Suspense } from 'react';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useRouteChange } from '../use-route-change.ts';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import { MAIN_ID } from './main-id.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import styles from './Shell.module.css';

// What waits on the device to be sent: nothing of it is in the first picture.
const OutboxKeeper = lazy(() => import('../../outbox/OutboxKeeper.tsx').then((m) => ({ default: m.OutboxKeeper })));
// Offered after a vote only.
const InstallOffer = lazy(() => import('../../install/InstallOffer.tsx').then((m) => ({ default: m.InstallOffer })));
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
      <Suspense fallback={null}>
        <OutboxKeeper />
        <InstallOffer />
      </Suspense>
      <BottomBar />
    </>
  );
}
