import { useStore } from 'zustand';
import { signOut } from './session.ts';
import { signingOut } from './watch.ts';

/** The state of a sign-out button that can be pressed once: its label and its press handler. */
export function useSignOut(): { label: string; isPending: boolean; startSignOut: () => void } {
  const isPending = useStore(signingOut) === 'signing_out';
  const startSignOut = (): void => {
    if (!isPending) void signOut();
  };
  return { label: isPending ? 'Logging out...' : 'Logout', isPending, startSignOut };
}
