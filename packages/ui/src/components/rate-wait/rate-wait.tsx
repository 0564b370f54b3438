import { useSyncExternalStore } from 'react';
import { ClockIcon } from '../../icons.tsx';
import { useSecondsLeft } from '../seconds-meter/use-seconds-left.ts';
import { tryAgainIn } from './seconds-in-words.ts';

export interface RateWaitProps {
  /** When the wait is over; milliseconds since the epoch. */
  readonly until: number;
  /** Whether the request is repeated by itself then; otherwise the person presses again. */
  readonly automatic: boolean;
  readonly onEnd?: (() => void) | undefined;
}

const never = (): (() => void) => () => undefined;

/** The seconds of a rate limit, counted down beside what it blocks (SPEC-B 8.1). Says nothing when they are over. */
export function RateWait({ until, automatic, onEnd }: RateWaitProps) {
  const left = useSecondsLeft(until, onEnd);
  // The server's seconds would not be the browser's.
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
