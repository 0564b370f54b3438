import { hasHint } from '@detroit-well/api-client/session';
import type { PageContext } from '../page.ts';
import { setVisitor } from './visitor.ts';

/** Loads the visitor from the portal if the sign-in hint exists. Without the hint nothing is requested. */
export function startVisitor(context: PageContext): void {
  if (!hasHint()) return;
  setVisitor({ kind: 'loading' });
  import('./portal-visitor.ts').then(
    ({ followPortal }) => followPortal(context),
    () => setVisitor({ kind: 'guest' }),
  );
}
