import { useSyncExternalStore } from 'react';
import { ClockIcon } from '../../icons.tsx';
import { useSecondsLeft } from '../seconds-meter/use-seconds-left.ts';
import { tryAgainIn } from './format-seconds.ts';

export interface RateWaitProps {
  /** When the wait is over; milliseconds since the epoch. */
  readonly until: number;
  /** True if the client retries automatically at the end; otherwise the user presses again. */
  readonly automatic: boolean;
  readonly onEnd?: (() => void) | undefined;
}

const never = (): (() => void) => () => undefined;

/**
 * Counts down a rate limit next to the control that it blocks (SPEC-B 8.1). Renders nothing when it is over.
 *
 * @do Put it beside the control that the rate limit blocks.
 * @do Say with `automatic` whether the client repeats the call.
 * @dont Hide the control. The user must see what comes back.
 * @accessibility A timer, which screen readers do not announce every second. It renders nothing once the wait is over.
 */
export function RateWait({ until, automatic, onEnd }: RateWaitProps) {
  const left = useSecondsLeft(until, onEnd);
  // The server's clock may differ from the browser's.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (left === 0 || !hydrated) return null;
  return (
    <p className="rate-wait" role="timer">
      <ClockIcon />
      <span className="tnum">{tryAgainIn(left, automatic)}</span>
    </p>
  );
}
