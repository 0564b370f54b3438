import { useRef, useState, type ReactNode } from 'react';

export type CheckState = 'idle' | 'working' | 'done' | 'failed';

export interface HumanCheck {
  state: CheckState;
  /** The provider's own widget, if the server uses one. */
  widget: ReactNode;
  /** Starts the check, or retries it after a failure. */
  prepare: () => void;
  /** Resolves with the token when the check is done. Rejects when the check fails. */
  token: () => Promise<string>;
  /** Discards the token: each token is valid for one submission. */
  reset: () => void;
}

/** Why a form with a human check can't be sent yet (SPEC-A 5: disabled until the token exists). */
export const waitingForCheck = (state: CheckState): string | undefined =>
  state === 'done' ? undefined : 'Do the security check first.';

/** The human check of the footer. Its script and its work start when the visitor uses the form. */
export function useHumanCheck(apiUrl: string): HumanCheck {
  const [state, setState] = useState<CheckState>('idle');
  const [widget, setWidget] = useState<ReactNode>(undefined);
  const flight = useRef<Promise<string> | null>(null);

  function start(): Promise<string> {
    if (flight.current) return flight.current;
    setState('working');
    const run = import('./run-check.tsx').then(({ runCheck }) => runCheck(apiUrl, setWidget));
    flight.current = run;
    run.then(
      () => setState('done'),
      () => {
        flight.current = null;
        setState('failed');
      },
    );
    return run;
  }

  return {
    state,
    widget,
    prepare: () => void start().catch(() => {}),
    token: start,
    reset: () => {
      flight.current = null;
      setWidget(undefined);
      setState('idle');
    },
  };
}
