import { meQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { keptNow, type Kept } from '../kept/kept.ts';
import { fullName } from './use-person.ts';

/** Id and name of the signed-in person as far as they are known; without network, from what the device keeps. */
export function signedInNow(): Kept['person'] | null {
  const me = queryClient.getQueryData(meQuery().queryKey);
  return keptNow()?.person ?? (me ? { id: me.public_id, name: fullName(me) } : null);
}

/** Id and name of the signed-in person. Rejects where the server is asked and not reached. */
export async function whoIsSignedIn(): Promise<Kept['person']> {
  const known = signedInNow();
  if (known !== null) return known;
  const me = await queryClient.ensureQueryData(meQuery());
  return { id: me.public_id, name: fullName(me) };
}
