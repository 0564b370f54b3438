import { useState } from 'react';
import { signOut } from './session.ts';

/** A way out that can be pressed once: its words, and the press. */
export function useSignOut(): { label: string; leaving: boolean; leave: () => void } {
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    if (leaving) return;
    setLeaving(true);
    void signOut();
  };
  return { label: leaving ? 'Signing out...' : 'Sign Out', leaving, leave };
}
