import { useId, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { formatSeconds, tryAgainIn, tryAgainNow } from '../../components/rate-wait/format-seconds.ts';
import { useSecondsLeft } from '../../components/seconds-meter/use-seconds-left.ts';
import { fallbackTexts, tooFast } from '../fallback-screen/fallback-texts.ts';

export interface RateLimitScreenProps {
  /** When the wait ends, in milliseconds since the epoch. */
  readonly until: number;
  /** Called by Try Again, which works when the wait is over. */
  readonly onRetry: () => void;
  /** Further actions. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 1 | 2;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Shown after a 429 that one automatic retry did not end (SPEC-B 8.1): counts down, and then waits for the user.
 *
 * @do Use it when a whole screen hit the limit.
 * @dont Use it for a form. What was typed would disappear.
 * @accessibility The alert is announced once; the timer is silent. Try Again stays focusable, and is described by the time
 *   that is left.
 */
export function RateLimitScreen({ until, onRetry, actions, headingLevel = 1 }: RateLimitScreenProps) {
  const left = useSecondsLeft(until);
  const timeId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="fallback-screen rate-limit-screen">
      <span className="num" role="timer" aria-label={formatSeconds(left)}>
        {clock(left)}
      </span>
      <Heading className="d2">{fallbackTexts(429).title}</Heading>
      <p className="lead muted">
        <span role="alert">{tooFast}</span>{' '}
        <span id={timeId}>{left === 0 ? tryAgainNow : tryAgainIn(left, false)}</span>
      </p>
      <div className="row">
        <Button
          variant="line"
          onClick={onRetry}
          {...(left === 0 ? {} : { disabledReason: '', 'aria-describedby': timeId })}
        >
          Try Again
        </Button>
        {actions}
      </div>
    </div>
  );
}
