import { hydrateRoot } from 'react-dom/client';
import type { PageProps, PageView } from '../page.ts';
import { PageRoot } from '../layout/page-root.tsx';
import { startVisitor } from '../visitor/start-visitor.ts';
import './trusted-types.ts';
import { replayTouches } from './replay.ts';

/** What the server embedded for this very page. */
function readPageData<Data>(): PageProps<Data> {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) throw new Error('The document carries no page data.');
  // Written by our own server from the same types (document.ts).
  return JSON.parse(text) as PageProps<Data>;
}

/** Wakes the server's HTML up and then hands over what was touched meanwhile. */
export function hydratePage<Data>(Page: PageView<Data>['Page'], { bare }: Pick<PageView, 'bare'> = {}): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');
  const { data, frame } = readPageData<Data>();
  const onReady = (): void => {
    // First who it may be, then what they touched: a member's early tap must not open the guests' form.
    startVisitor(frame);
    replayTouches();
  };
  hydrateRoot(root, <PageRoot Page={Page} data={data} frame={frame} bare={bare} onReady={onReady} />);
}
