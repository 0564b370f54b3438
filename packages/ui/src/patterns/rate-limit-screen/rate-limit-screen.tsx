import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { formatSeconds, tryAgainIn } from '../../components/rate-wait/format-seconds.ts';
import { useSecondsLeft } from '../../components/seconds-meter/use-seconds-left.ts';
import { fallbackTexts, tooFast } from '../fallback-screen/fallback-texts.ts';

export interface RateLimitScreenProps {
  /** When the wait ends, in milliseconds since the epoch. */
  readonly until: number;
  /** Called automatically when the wait is over. */
  readonly onRetry: () => void;
  /** Further actions. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 1 | 2;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Shown after a 429: counts down and retries automatically (SPEC-B 8.1).
 *
 * @do Use it when a whole screen hit the limit. It retries by itself.
 * @dont Use it for a form. What was typed would disappear.
 * @accessibility The alert is announced once; the timer is silent. Try Again stays focusable and does nothing, because
 *   the retry is automatic.
 */
export function RateLimitScreen({ until, onRetry, actions, headingLevel = 1 }: RateLimitScreenProps) {
  const left = useSecondsLeft(until, onRetry);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="fallback-screen rate-limit-screen">
      <span className="num" role="timer" aria-label={formatSeconds(left)}>
        {clock(left)}
      </span>
      <Heading className="d2">{fallbackTexts(429).title}</Heading>
      <p className="lead muted">
        <span role="alert">{tooFast}</span> {tryAgainIn(left)}
      </p>
      <div className="row">
        <Button aria-disabled="true" variant="line">
          Try Again
        </Button>
        {actions}
      </div>
    </div>
  );
}
