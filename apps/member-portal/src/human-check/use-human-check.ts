import { useRef, useState } from 'react';
import { client } from '../api.ts';
import { findNonce } from './proof-of-work.ts';

export type HumanCheckState = 'idle' | 'working' | 'done' | 'failed';

/** A token is valid for some minutes. After this time the form requests a new one, before the server rejects the old one. */
const tokenLivesMs = 4 * 60_000;

/**
 * The human check of a form: idle until `start`, then a token that the form sends once.
 *
 * @param onExpired called when a token was not used in time.
 */
export function useHumanCheck(onExpired: () => void) {
  const [state, setState] = useState<HumanCheckState>('idle');
  const [token, setToken] = useState<string | null>(null);
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined);

  const reset = (): void => {
    clearTimeout(expiry.current);
    setToken(null);
    setState('idle');
  };

  /** Returns the token, or null when the check failed. */
  const start = async (): Promise<string | null> => {
    setState('working');
    try {
      const { challenge_id, salt, difficulty } = await client.challenge.issue();
      const nonce = await findNonce(salt, difficulty);
      const solved = await client.challenge.solve({ body: { challenge_id, nonce } });
      setToken(solved.token);
      setState('done');
      expiry.current = setTimeout(() => {
        reset();
        onExpired();
      }, tokenLivesMs);
      return solved.token;
    } catch {
      setState('failed');
      return null;
    }
  };

  return { state, token, start, reset };
}
