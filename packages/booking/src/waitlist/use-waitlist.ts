import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createWaitlist, type Waitlist, type WaitlistOptions, type WaitlistView } from './create-waitlist.ts';

export { canNotify } from './create-waitlist.ts';

/** The waitlist as a screen shows it, with its actions. */
export type UsedWaitlist = WaitlistView & Omit<Waitlist, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * The waitlist of one session. The options of the first render apply.
 *
 * @param isMember only a member can wait. All state is cleared when this becomes false.
 * @param isFull loads the member's entry; only a full session has a waitlist.
 */
export function useWaitlist(
  options: WaitlistOptions,
  { isMember, isFull }: { readonly isMember: boolean; readonly isFull: boolean },
): UsedWaitlist {
  const [waitlist] = useState(() => createWaitlist(options));
  useEffect(() => (isMember ? waitlist.reset : undefined), [waitlist, isMember]);
  // The member's own entry is not part of the session.
  useEffect(() => {
    if (isMember && isFull) waitlist.load();
  }, [waitlist, isMember, isFull]);
  return { ...useStore(waitlist), ...waitlist };
}
