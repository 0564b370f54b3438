import { isApiError, type OfficeAccess } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { whoIsSignedIn } from '../access/signed-in.ts';
import { client } from '../api/client.ts';
import { session } from '../auth/session.ts';
import { eraseIfOver, eraseKept, keep } from '../kept/kept.ts';

const everyMs = 5 * 60_000;

/** Keeps the rosters of today on this device: now, every few minutes, and when the network or the window is back. */
export function startKeeping(access: OfficeAccess): () => void {
  if (!access.permissions.includes('roster.read')) return () => undefined;
  const read = (): void => {
    if (document.visibilityState === 'visible') void readLists(access);
  };
  read();
  const timer = setInterval(read, everyMs);
  addEventListener('online', read);
  document.addEventListener('visibilitychange', read);
  return () => {
    clearInterval(timer);
    removeEventListener('online', read);
    document.removeEventListener('visibilitychange', read);
  };
}

/** Reads the lists of today, and erases those of a sign-in that has ended or may no longer read them. */
async function readLists({ role, permissions }: OfficeAccess): Promise<void> {
  try {
    const [person, record] = await Promise.all([whoIsSignedIn(), session.current()]);
    const lists = await client.office.today.rosters();
    const now = await session.current();
    if (record === null || now?.sid !== record.sid) return;
    await keep({
      sid: record.sid,
      person,
      access: { role, permissions },
      clockAheadMs: serverNow() - Date.now(),
      lists,
    });
  } catch (error) {
    if (isApiError(error) && [401, 403, 423].includes(error.status ?? 0)) await eraseKept();
    else await eraseIfOver();
  }
}
