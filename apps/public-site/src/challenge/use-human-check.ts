import { useRef, useState, type ReactNode } from 'react';

export type CheckState = 'idle' | 'working' | 'done' | 'failed';

export interface HumanCheck {
  state: CheckState;
  /** A provider's own widget, where the server uses one. */
  widget: ReactNode;
  /** Starts the check; again after it failed. */
  prepare: () => void;
  /** The token, once the check is done. Rejects when it cannot be done. */
  token: () => Promise<string>;
  /** Forgets the token: one is good for one sending. */
  reset: () => void;
}

/** Why a form with a check cannot be sent yet (SPEC-A 5: disabled until the token exists). */
export const waitingForCheck = (state: CheckState): string | undefined =>
  state === 'done' ? undefined : 'Do the security check first.';

/** The bot check of the footer. Its code and its work come only when the form is touched. */
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
