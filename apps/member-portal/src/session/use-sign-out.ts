import { useState } from 'react';
import { signOut } from './session.ts';

/** The state of a sign-out button that can be pressed once: its label and its press handler. */
export function useSignOut(): { label: string; leaving: boolean; leave: () => void } {
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    if (leaving) return;
    setLeaving(true);
    void signOut();
  };
  return { label: leaving ? 'Signing out...' : 'Sign Out', leaving, leave };
}
