import { useEffect, type ReactNode } from 'react';
import type { Frame, PageView } from '../page.ts';
import { SiteLayout } from './site-layout.tsx';

interface PageRootProps<Data> {
  Page: PageView<Data>['Page'];
  data: Data;
  frame: Frame;
  /** Called once in the browser, after hydration. */
  onReady?: () => void;
}

/** The same tree on the server and in the browser. */
export function PageRoot<Data>({ Page, data, frame, onReady }: PageRootProps<Data>): ReactNode {
  // The only edge where the page learns that it is awake; nothing is drawn from it.
  useEffect(() => onReady?.(), [onReady]);
  return (
    <SiteLayout frame={frame}>
      <Page data={data} frame={frame} />
    </SiteLayout>
  );
}
