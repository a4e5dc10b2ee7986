import type { ReactNode } from 'react';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useRouteChange } from '../use-route-change.ts';
import { BottomBar } from './BottomBar.tsx';
import { ConnectedHeader } from './ConnectedHeader.tsx';
import { Footer } from './Footer.tsx';
import { MAIN_ID } from './main-id.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import styles from './Shell.module.css';

/** What stands around every screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useRouteChange();
  return (
    <>
      <SkipLink target={MAIN_ID} />
      <ConnectedHeader />
      <OfflineNotice />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
    </>
  );
}
