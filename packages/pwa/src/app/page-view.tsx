import { pageTitle } from '@twosides/domain/contract';
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { findPage, preloadPage } from '../pages/find-page.ts';
import { loadPage } from '../pages/load-page.ts';
import type { Page, PageParams, SomePageName } from '../pages/page.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { tellOfScreen } from './first-screen.ts';
import { ScreenLoading } from './ScreenLoading.tsx';

type ViewProps = { readonly params: PageParams };

const views = new Map<SomePageName, ComponentType<ViewProps>>();

/** A page as it is shown, its code fetched with its first use. */
export function viewOf(name: SomePageName): ComponentType<ViewProps> {
  const known = views.get(name);
  if (known) return known;
  const view = lazy(async () => ({ default: toView(await loadPage(name)) }));
  views.set(name, view);
  return view;
}

/** Of a page whose code is here: it is shown without a wait, also where a spinner waits for it. */
export function keepView(name: SomePageName, page: Page): void {
  views.set(name, toView(page));
}

/** Fetches the page of a path, which is then shown without a spinner. A failure shows when the page is opened. */
export async function preloadView(path: string): Promise<void> {
  const { name } = findPage(path);
  const page = await preloadPage(path);
  if (page) keepView(name, page);
}

/** What `lazy` makes remembers a failure for ever: the next to ask has the code fetched again. */
export const deleteViews = (): void => views.clear();

function toView(page: Page): ComponentType<ViewProps> {
  return ({ params }) => {
    const view = <PageView page={page} params={params} />;
    return page.needsOnboarding ? <OnboardingGate Onboarding={viewOf('onboarding')}>{view}</OnboardingGate> : view;
  };
}

function PageView({ page: { Screen, title }, params }: ViewProps & { readonly page: Page }) {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
  useEffect(tellOfScreen, []);
  return <Screen params={params} />;
}

type OnboardingGateProps = {
  readonly Onboarding: ComponentType<{ readonly params: PageParams }>;
  readonly children: ReactNode;
};

const NONE: PageParams = {};

/**
 * Shows onboarding in the place of what a member reaches only after it. Visitors pass: their screens speak for
 * themselves.
 */
function OnboardingGate({ Onboarding, children }: OnboardingGateProps) {
  const { status, user } = useCurrentUser();
  if (status === 'loading') return <ScreenLoading />;
  if (user && !user.onboardingCompleted) return <Onboarding params={NONE} />;
  return children;
}
