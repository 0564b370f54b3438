import { learnServerTime } from '@detroit-well/config/server-clock';
import { emitSignal, watchErrors } from '@detroit-well/telemetry/signals';
import { restoreTypedFields } from '@detroit-well/ui/typed-fields';
import { hydrateRoot } from 'react-dom/client';
import type { PageProps, PageView } from '../page.ts';
import { PageRoot } from '../layout/page-root.tsx';
import { startVisitor } from '../visitor/start-visitor.ts';
import { isHydrated, markHydrated } from '../layout/hydration-state.ts';
import { loadOverlayWhenNeeded, startOverlay } from '../overlay/load-overlay.ts';
import { keepReadable } from './keep-readable.ts';
import '../rich-text/trusted-types.ts';
import { replayEarlyTaps } from './replay.ts';

/** Reads the data that the server embedded in this page. */
function readPageData<Data>(): PageProps<Data> {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) throw new Error('The document carries no page data.');
  // Our own server wrote this from the same types (document.ts).
  return JSON.parse(text) as PageProps<Data>;
}

/** Hydrates the server's HTML, then replays early taps. */
export function hydratePage<Data>(Page: PageView<Data>['Page'], { bare }: Pick<PageView, 'bare'> = {}): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');
  watchErrors();
  const { data, context } = readPageData<Data>();
  learnServerTime(context.now);
  const restore = keepReadable(root);
  const onReady = (): void => {
    if (isHydrated()) return;
    markHydrated();
    // First the visitor, then the early taps: a member's tap must not open the guest form.
    startVisitor(context);
    replayEarlyTaps();
    restoreTypedFields();
    loadOverlayWhenNeeded(context);
  };
  hydrateRoot(root, <PageRoot Page={Page} data={data} context={context} bare={bare} onReady={onReady} />, {
    onUncaughtError: (error) => {
      emitSignal({ type: 'exception', error });
      // After hydration, the page's own error boundary handles the error.
      if (isHydrated()) return;
      // Wait until React has emptied the root.
      setTimeout(() => {
        restore();
        startOverlay(context, true);
      }, 0);
    },
  });
}
