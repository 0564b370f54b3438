import type { Transport } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { lockedNext, markLocked, watchLock } from '@detroit-well/ui/sign-in-lock';

/** The first page that this document leaves for: whatever notices the lock afterwards leads nowhere else. */
let isLeaving = false;
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) isLeaving = false;
});

function leaveFor(to: string): void {
  if (isLeaving) return;
  isLeaving = true;
  location.replace(to);
}

const toUnlock = (): void => leaveFor(paths.unlock());

/** Whether the device is in other hands, so that the office shows nothing. Leaves for the portal's page that unlocks it then. */
export function leavesLocked(): boolean {
  if (lockedNext() === null) return false;
  toUnlock();
  return true;
}

/** Leaves as soon as any tab hands the device over. */
export const watchDeviceLock = (): void => watchLock(toUnlock);

/** Hands the device over: leaves for the page `to`, and comes back to this one when it is unlocked. */
export function handOver(to: string): void {
  if (isLeaving) return;
  markLocked(location.pathname + location.search);
  document.body.hidden = true;
  leaveFor(to);
}

/** Sends by `send`, and leaves when the server says that the sign-in is locked. */
export const untilLocked =
  (send: Transport): Transport =>
  async (request) => {
    const response = await send(request);
    if (response.status !== 423) return response;
    handOver(paths.unlock());
    // The document goes away, and shows no failure before.
    return new Promise(() => {});
  };
