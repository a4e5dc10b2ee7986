import { isNoIndex, pageTitle } from '@twosides/domain/contract';
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { findPage, loadPage, preloadPage } from '../pages/find-page.ts';
import type { Page, PageParams, SomePageName } from '../pages/page.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { Bubbles } from '../ui/identity/Bubbles.tsx';
import { NoIndex } from '../ui/layout/document-head.ts';
import styles from './ScreenLoading.module.css';

let tell = () => {};

export const untilFirstScreen = new Promise<void>((resolve) => {
  tell = resolve;
});

export const announceScreen = (): void => tell();

type ViewProps = { readonly params: PageParams };

const views = new Map<SomePageName, ComponentType<ViewProps>>();

export function viewOf(name: SomePageName): ComponentType<ViewProps> {
  const known = views.get(name);
  if (known) return known;
  const view = lazy(async () => ({ default: toView(name, await loadPage(name)) }));
  views.set(name, view);
  return view;
}

export function keepView(name: SomePageName, page: Page): void {
  views.set(name, toView(name, page));
}

export async function preloadView(path: string): Promise<void> {
  const { name } = findPage(path);
  const page = await preloadPage(path);
  if (page) keepView(name, page);
}

/** React's `lazy` caches a failed load forever, so a retry must delete these components first. */
export const deleteViews = (): void => views.clear();

function toView(name: SomePageName, page: Page): ComponentType<ViewProps> {
  return ({ params }) => {
    const view = <PageView page={page} params={params} />;
    return (
      <>
        {name !== 'notFound' && isNoIndex(name) && <NoIndex />}
        {page.needsOnboarding ? <OnboardingGate Onboarding={viewOf('onboarding')}>{view}</OnboardingGate> : view}
      </>
    );
  };
}

function PageView({ page: { Screen, title }, params }: ViewProps & { readonly page: Page }) {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
  useEffect(announceScreen, []);
  return <Screen params={params} />;
}

type OnboardingGateProps = {
  readonly Onboarding: ComponentType<{ readonly params: PageParams }>;
  readonly children: ReactNode;
};

const NONE: PageParams = {};

function OnboardingGate({ Onboarding, children }: OnboardingGateProps) {
  const { status, user } = useCurrentUser();
  if (status === 'loading') return <ScreenLoading />;
  if (user && !user.onboardingCompleted) return <Onboarding params={NONE} />;
  return children;
}

export function ScreenLoading() {
  return (
    <div className={styles.loading}>
      <Bubbles look="breathing" label="Loading" />
    </div>
  );
}
