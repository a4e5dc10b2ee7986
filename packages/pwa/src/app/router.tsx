import { redirectOf } from '@twosides/domain/wire';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { findPage } from '../pages/find-page.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { deleteViews, ScreenLoading, viewOf } from './page-view.tsx';

export function Router() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} onFailed={deleteViews}>
      <Suspense fallback={<ScreenLoading />}>
        <PageAt />
      </Suspense>
    </ErrorBoundary>
  );
}

function PageAt() {
  const { pathname, search, hash, state } = useLocation();
  const redirect = redirectOf(pathname);
  if (redirect !== null) return <Navigate to={{ pathname: redirect, search, hash }} state={state} replace />;
  const { name, params } = findPage(pathname);
  const View = viewOf(name);
  return <View params={params} />;
}
