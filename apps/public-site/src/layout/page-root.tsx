import { useEffect } from 'react';
import type { PageContext, PageView } from '../page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { SiteLayout } from './site-layout.tsx';

interface PageRootProps<Data> {
  readonly Page: PageView<Data>['Page'];
  readonly data: Data;
  readonly context: PageContext;
  readonly bare?: boolean | undefined;
  /** Called once in the browser, after hydration. */
  readonly onReady?: () => void;
}

/** The same tree on the server and in the browser. */
export function PageRoot<Data>({ Page, data, context, bare, onReady }: PageRootProps<Data>) {
  // Reports that hydration is complete; rendering does not depend on it.
  useEffect(() => onReady?.(), [onReady]);
  const page = (
    <PageBoundary>
      <Page data={data} context={context} />
    </PageBoundary>
  );
  if (bare) return page;
  // The outer boundary covers the content around the page.
  return (
    <PageBoundary>
      <SiteLayout context={context}>{page}</SiteLayout>
    </PageBoundary>
  );
}
