import type { Contract, ParsedBody } from '@detroit-well/api-client/contract';
import { client } from '../../api/client.ts';
import { isSignedIn } from '../../auth/auth-state.ts';
import { session } from '../../auth/session.ts';

const storageBlocked =
  'Your browser blocks the storage that keeps you signed in. Allow cookies and site data for this site in its settings, then sign in again.';

/** Signs in and stores the tokens. Returns what the member has to change in the browser first; null when nothing. */
export async function signIn(body: ParsedBody<Contract['auth']['signIn']>): Promise<string | null> {
  await session.start(await client.auth.signIn({ body }));
  // A browser that blocks storage throws the tokens away, and every screen would lead back to the sign-in.
  return isSignedIn() ? null : storageBlocked;
}
