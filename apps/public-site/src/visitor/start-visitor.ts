import { hasHint } from '@detroit-well/api-client/session';
import type { Frame } from '../page.ts';
import { setVisitor } from './visitor.ts';

/** Looks for the portal's hint; without one nobody is asked and nothing is loaded. */
export function startVisitor(frame: Frame): void {
  if (!hasHint({ get: () => document.cookie, set: () => {} })) return;
  setVisitor({ kind: 'asking' });
  import('./ask-portal.ts').then(
    ({ followPortal }) => followPortal(frame),
    () => setVisitor({ kind: 'guest' }),
  );
}
