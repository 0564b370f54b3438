import { loadFile } from '@detroit-well/ui/load-file';
import type { Client } from '@detroit-well/api-client';
import { thirdPartyLimitMs, type HumanCheckAction } from '@detroit-well/config/constants';
import { useRef, useState, type ReactNode } from 'react';
import { ContactStudio } from '../contact-studio.tsx';

export type HumanCheckState = 'idle' | 'working' | 'done' | 'failed';

export interface HumanCheck {
  readonly state: HumanCheckState;
  /** The provider's own widget, if the server uses one. */
  readonly widget: ReactNode;
  /** Advice about a check that failed or has not finished for a while; null otherwise. */
  readonly help: ReactNode;
  /** Starts the check, or starts it again when it failed or hangs. */
  readonly start: () => void;
  /** Starts the check because the form was touched. After a failure, only `start` does. */
  readonly touch: () => void;
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
  /** The form that sends the token. */
  readonly action: HumanCheckAction;
  /** Loads the client on demand, because an unused form does not need it. */
  readonly loadClient: () => Promise<Pick<Client, 'challenge'>>;
  /** The token expired before it was used. The form should tell the user (SPEC-A 5). */
  readonly onExpire?: () => void;
}

/** The human check of one form. It loads and runs only after the user starts to use the form. */
export function useHumanCheck({ action, loadClient, onExpire }: HumanCheckOptions): HumanCheck {
  const [state, setState] = useState<HumanCheckState>('idle');
  const [widget, setWidget] = useState<ReactNode>(undefined);
  const [isLate, setIsLate] = useState(false);
  const inFlight = useRef<Promise<string> | null>(null);
  /** Waits for the end of a check first, and then for the end of its token. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function reset(): void {
    clearTimeout(timer.current);
    inFlight.current = null;
    setIsLate(false);
    setWidget(undefined);
    setState('idle');
  }

  async function run(expire: () => void): Promise<string> {
    const [client, { runHumanCheck }] = await Promise.all([
      loadClient(),
      loadFile(() => import('./run-human-check.tsx')),
    ]);
    return runHumanCheck(client, action, { widget: setWidget, onExpire: expire });
  }

  /** Shows the result of a check, unless a later one has replaced it. */
  async function follow(check: Promise<string>, expire: () => void): Promise<void> {
    try {
      await check;
      if (inFlight.current !== check) return;
      setState('done');
      setIsLate(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(expire, tokenLifetimeMs);
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
    timer.current = setTimeout(() => setIsLate(true), thirdPartyLimitMs);
    void follow(check, expire);
    return check;
  }

  const start = (): void => {
    reset();
    void token().catch(() => {});
  };
  return {
    state,
    widget,
    help: state === 'failed' ? checkFailed : isLate ? checkLate : null,
    start,
    touch: () => {
      // Two touches may share one render.
      if (state === 'idle' && inFlight.current === null) start();
    },
    token,
    reset,
  };
}

const checkFailed = (
  <>
    The security check could not be loaded. Something may block it, such as an ad blocker. Everything you
    typed is still here. Try the check again, <ContactStudio />.
  </>
);

/** The widget may wait for the person, or may never have appeared: only the person sees which. */
const checkLate = (
  <>
    The security check is not finished yet. If it does not appear or does not respond, load it again,{' '}
    <ContactStudio />.
  </>
);
