import type { Transport } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { lockedNext, markLocked, watchLock } from '@detroit-well/ui/sign-in-lock';

/** The pages of a device that was handed over: signing the waiver, and the unlocking. */
const staysOpen = /^\/(?:sign|unlock)(?:\/|$)/i;

function toUnlock(): void {
  if (!staysOpen.test(location.pathname)) location.replace(paths.unlock());
}

/** Whether the device is in other hands, so that this page shows nothing. Leaves for the unlocking then. */
export function leavesLocked(): boolean {
  if (lockedNext() === null || staysOpen.test(location.pathname)) return false;
  toUnlock();
  return true;
}

/** Leaves for the unlocking as soon as any tab hands the device over. */
export const watchDeviceLock = (): void => {
  if (!staysOpen.test(location.pathname)) watchLock(toUnlock);
};

/** Sends by `send`, and leaves for the unlocking when the server says that the sign-in is locked. */
export const untilLocked =
  (send: Transport): Transport =>
  async (request) => {
    const response = await send(request);
    if (response.status !== 423 || staysOpen.test(location.pathname)) return response;
    markLocked(location.pathname + location.search);
    toUnlock();
    // The document goes away, and shows no failure before.
    return new Promise(() => {});
  };
