import { useEffect, type ReactNode } from 'react';
import type { Frame, PageView } from '../page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { SiteLayout } from './site-layout.tsx';

interface PageRootProps<Data> {
  Page: PageView<Data>['Page'];
  data: Data;
  frame: Frame;
  bare?: boolean | undefined;
  /** Called once in the browser, after hydration. */
  onReady?: () => void;
}

/** The same tree on the server and in the browser. */
export function PageRoot<Data>({ Page, data, frame, bare, onReady }: PageRootProps<Data>): ReactNode {
  // Reports that hydration is complete; rendering does not depend on it.
  useEffect(() => onReady?.(), [onReady]);
  const page = (
    <PageBoundary>
      <Page data={data} frame={frame} />
    </PageBoundary>
  );
  if (bare) return page;
  // The outer boundary covers the content around the page.
  return (
    <PageBoundary>
      <SiteLayout frame={frame}>{page}</SiteLayout>
    </PageBoundary>
  );
}
