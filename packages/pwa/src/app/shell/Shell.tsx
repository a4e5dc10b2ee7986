import type { ReactNode } from 'react';
import { optional } from '../../ui/layout/optional.tsx';
import { DialogHost } from '../../ui/overlay/DialogHost.tsx';
import { Footer } from './footer/Footer.tsx';
import { BottomBar } from './header/BottomBar.tsx';
import { Header } from './header/Header.tsx';
import { OfflineNotice } from './notice/OfflineNotice.tsx';
import styles from './Shell.module.css';

const MAIN_ID = 'main';

const OutboxKeeper = optional(() => import('./OutboxKeeper.tsx').then((m) => m.OutboxKeeper));
const InstallOffer = optional(() => import('../../install/InstallOffer.tsx').then((m) => m.InstallOffer));

export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink target={MAIN_ID} />
      <Header />
      <OfflineNotice />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <OutboxKeeper />
      <InstallOffer />
      <DialogHost />
      <BottomBar />
    </>
  );
}

function SkipLink({ target }: { readonly target: string }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      Skip to content
    </a>
  );
}
