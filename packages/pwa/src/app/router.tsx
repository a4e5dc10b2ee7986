import { PAGE_REDIRECTS } from '@twosides/domain/wire';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { findPage } from '../pages/find-page.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { forgetViews, viewOf } from './page-view.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';

export function Router() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} onFailed={forgetViews}>
      <Suspense fallback={<ScreenLoading />}>
        <PageAt path={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
}

function PageAt({ path }: { readonly path: string }) {
  const redirect = PAGE_REDIRECTS[path];
  if (redirect) return <Navigate to={redirect} replace />;
  const { name, params } = findPage(path);
  const View = viewOf(name);
  return <View params={params} />;
}
