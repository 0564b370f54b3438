import { emitSignal, watchErrors } from '@detroit-well/telemetry/signals';
import { hydrateRoot } from 'react-dom/client';
import type { PageProps, PageView } from '../page.ts';
import { PageRoot } from '../layout/page-root.tsx';
import { startVisitor } from '../visitor/start-visitor.ts';
import { isAwake, wake } from './awake.ts';
import { keepReadable } from './keep-readable.ts';
import './trusted-types.ts';
import { replayTouches } from './replay.ts';

/** What the server embedded for this very page. */
function readPageData<Data>(): PageProps<Data> {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) throw new Error('The document carries no page data.');
  // Written by our own server from the same types (document.ts).
  return JSON.parse(text) as PageProps<Data>;
}

/** Hydrates the server's HTML and then replays what was touched before. */
export function hydratePage<Data>(Page: PageView<Data>['Page'], { bare }: Pick<PageView, 'bare'> = {}): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');
  watchErrors();
  const { data, frame } = readPageData<Data>();
  const restore = keepReadable(root);
  const overlay = (): void => {
    // Nothing on the page waits for it.
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(
      () =>
        void import('../overlay/overlay.ts').then(
          ({ startOverlay }) => startOverlay(frame, !isAwake()),
          () => {},
        ),
    );
  };
  const onReady = (): void => {
    if (isAwake()) return;
    wake();
    // First who it may be, then what they touched: a member's early tap must not open the guests' form.
    startVisitor(frame);
    replayTouches();
    overlay();
  };
  hydrateRoot(root, <PageRoot Page={Page} data={data} frame={frame} bare={bare} onReady={onReady} />, {
    onUncaughtError: (error) => {
      emitSignal({ type: 'exception', error });
      // Awake, the page's own boundary has already answered.
      if (isAwake()) return;
      // After React has emptied the root.
      setTimeout(() => {
        restore();
        overlay();
      }, 0);
    },
  });
}
