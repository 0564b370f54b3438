import { useDraft as useTabDraft } from '@detroit-well/ui/drafts/use-draft';
import { isSignedIn } from '../auth/auth-state.ts';

const signInEnded = (): boolean => !isSignedIn();

/** Keeps the input of a form, which opens again where the sign-in had ended. */
export const useDraft = <Typed>(name: string) => useTabDraft<Typed>(name, signInEnded);
