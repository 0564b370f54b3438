import { hasHint } from '@detroit-well/api-client/session';
import type { Frame } from '../page.ts';
import { setVisitor } from './visitor.ts';

/** Loads the visitor from the portal if the sign-in hint exists. Without the hint nothing is requested. */
export function startVisitor(frame: Frame): void {
  if (!hasHint({ get: () => document.cookie, set: () => {} })) return;
  setVisitor({ kind: 'loading' });
  import('./portal-visitor.ts').then(
    ({ followPortal }) => followPortal(frame),
    () => setVisitor({ kind: 'guest' }),
  );
}
