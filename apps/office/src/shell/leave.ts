import { signOut } from '../auth/session.ts';
import { eraseKept } from '../kept/kept.ts';

/** Signs out, and erases the rosters that this device keeps. Marks that wait stay. */
export async function leave(): Promise<void> {
  await eraseKept();
  await signOut();
}

/** Signs out, or asks first where marks wait on this device. */
export async function startSignOut(ask: () => void): Promise<void> {
  const { waitingCount } = await import('../roster/unsent.ts');
  if (waitingCount() > 0) ask();
  else await leave();
}
