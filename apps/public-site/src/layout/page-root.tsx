import { useEffect, type ReactNode } from 'react';
import type { Frame, PageView } from '../page.ts';
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
  // The only edge where the page learns that it is awake; nothing is drawn from it.
  useEffect(() => onReady?.(), [onReady]);
  const page = <Page data={data} frame={frame} />;
  if (bare) return page;
  return <SiteLayout frame={frame}>{page}</SiteLayout>;
}
