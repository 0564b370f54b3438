import { tryAgainIn, tryAgainNow } from '../rate-wait/format-seconds.ts';
import { useSecondsLeft } from '../seconds-meter/use-seconds-left.ts';

export interface RetryCountdownProps {
  /** When the wait ends, in milliseconds since the epoch. */
  readonly until: number;
}

/**
 * The inline form of `RateWait`, inside the message of the blocked action (SPEC-B 8.1). The user retries.
 *
 * @do Put it inside the message of the blocked action.
 * @dont Use it next to a form that has a RateWait already.
 * @accessibility A timer with live updates off: it is announced once, with the message around it.
 */
export function RetryCountdown({ until }: RetryCountdownProps) {
  const left = useSecondsLeft(until);
  return (
    // Announced once with its failure message, not every second.
    <span className="tnum" role="timer" aria-live="off">
      {left === 0 ? tryAgainNow : tryAgainIn(left, false)}
    </span>
  );
}
