import { useStore } from 'zustand';
import { signOut } from './session.ts';
import { signingOut } from './watch.ts';

/** The state of a sign-out button that can be pressed once: its label and its press handler. */
export function useSignOut(): { label: string; leaving: boolean; leave: () => void } {
  const leaving = useStore(signingOut);
  const leave = (): void => {
    if (!leaving) void signOut();
  };
  return { label: leaving ? 'Signing out...' : 'Sign Out', leaving, leave };
}
