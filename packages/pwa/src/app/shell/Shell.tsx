import type { ReactNode } from 'react';
import { optional } from '../../ui/layout/optional.tsx';
import { DialogHost } from '../../ui/overlay/ask.ts';
import { Footer } from './footer/Footer.tsx';
import { BottomBar } from './header/BottomBar.tsx';
import { Header } from './header/Header.tsx';
import { OfflineNotice } from './notice/OfflineNotice.tsx';
import { RenderedOnce } from './RenderedOnce.tsx';
import styles from './Shell.module.css';

const PrefetchOnIntent = optional(() => import('../prefetch-on-intent.ts').then((m) => m.PrefetchOnIntent));
const OutboxKeeper = optional(() => import('./OutboxKeeper.tsx').then((m) => m.OutboxKeeper));
const InstallOffer = optional(() => import('../../install/InstallOffer.tsx').then((m) => m.InstallOffer));

export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className={styles.link} href="#main">
        Skip to content
      </a>
      <RenderedOnce part="header">
        <Header />
      </RenderedOnce>
      <OfflineNotice />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <RenderedOnce part="footer">
        <Footer />
      </RenderedOnce>
      <PrefetchOnIntent />
      <OutboxKeeper />
      <InstallOffer />
      <DialogHost />
      <RenderedOnce part="bar">
        <BottomBar />
      </RenderedOnce>
    </>
  );
}
