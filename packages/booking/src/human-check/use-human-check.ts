import type { Client } from '@detroit-well/api-client';
import { useRef, useState, type ReactNode } from 'react';

export type HumanCheckState = 'idle' | 'working' | 'done' | 'failed';

export interface HumanCheck {
  readonly state: HumanCheckState;
  /** The provider's own widget, if the server uses one. */
  readonly widget: ReactNode;
  /** Starts the check, or retries it after a failure. */
  readonly start: () => void;
  /** Resolves with the token when the check is done; starts it if necessary. Rejects when the check fails. */
  readonly token: () => Promise<string>;
  /** Discards the token: each token is valid for one submission. */
  readonly reset: () => void;
}

/**
 * A token is valid for five minutes. After this time the form requests a new one, before the server rejects the old one.
 * Milliseconds.
 */
const tokenLifetimeMs = 4 * 60_000;

/** Why a form with a human check cannot be sent yet (SPEC-A 5: disabled until the token exists). */
export const waitingForCheck = (state: HumanCheckState): string | undefined =>
  state === 'done' ? undefined : 'Do the security check first.';

interface HumanCheckOptions {
  /** Loads the client on demand, because an unused form does not need it. */
  readonly loadClient: () => Promise<Pick<Client, 'challenge'>>;
  /** The token expired before it was used. The form should tell the user (SPEC-A 5). */
  readonly onExpire?: () => void;
}

/** The human check of one form. It loads and runs only after the user starts to use the form. */
export function useHumanCheck({ loadClient, onExpire }: HumanCheckOptions): HumanCheck {
  const [state, setState] = useState<HumanCheckState>('idle');
  const [widget, setWidget] = useState<ReactNode>(undefined);
  const inFlight = useRef<Promise<string> | null>(null);
  const lifetime = useRef<ReturnType<typeof setTimeout>>(undefined);

  function reset(): void {
    clearTimeout(lifetime.current);
    inFlight.current = null;
    setWidget(undefined);
    setState('idle');
  }

  async function run(expire: () => void): Promise<string> {
    const [client, { runHumanCheck }] = await Promise.all([loadClient(), import('./run-human-check.tsx')]);
    return runHumanCheck(client, { widget: setWidget, onExpire: expire });
  }

  /** Shows the result of a check, unless a later one has replaced it. */
  async function follow(check: Promise<string>, expire: () => void): Promise<void> {
    try {
      await check;
      if (inFlight.current !== check) return;
      setState('done');
      lifetime.current = setTimeout(expire, tokenLifetimeMs);
    } catch {
      if (inFlight.current !== check) return;
      reset();
      setState('failed');
    }
  }

  function token(): Promise<string> {
    if (inFlight.current) return inFlight.current;
    setState('working');
    const expire = (): void => {
      if (inFlight.current !== check) return;
      reset();
      onExpire?.();
    };
    const check = run(expire);
    inFlight.current = check;
    void follow(check, expire);
    return check;
  }

  return { state, widget, start: () => void token().catch(() => {}), token, reset };
}
