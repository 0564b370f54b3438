import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { formatSeconds, tryAgainIn, tryAgainNow } from '../../components/rate-wait/format-seconds.ts';
import { FallbackPanel } from '../fallback-panel/fallback-panel.tsx';

export interface ListProblemProps {
  /** The seconds shown: how long the user waited, or how long the wait will last. */
  readonly cause:
    | { readonly kind: 'timed-out'; readonly seconds: number }
    /** `automatic`: the client retries at the end of the wait; otherwise the user does. */
    | { readonly kind: 'rate-limited'; readonly seconds: number; readonly automatic: boolean }
    | { readonly kind: 'failed'; readonly screen: 'network' | number };
  readonly message: string;
  readonly note?: string | undefined;
  readonly requestId?: string | undefined;
  readonly onRetry: () => void;
  /** The picture of each cause. */
  readonly art: Readonly<Record<'time' | 'limit' | 'network' | 'server', ReactNode>>;
  readonly phone: { readonly label: string; readonly href: string };
  /** For a 401: no retry until the user has chosen. */
  readonly signInHref: string;
  readonly registerHref: string;
  readonly headingLevel?: 2 | 3;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Replaces a list that could not load: shows the cause and what to do.
 *
 * @do Choose the cause; title, figure and actions follow from it.
 * @do Offer the phone number, because people can book without the calendar.
 * @dont Let the user retry during a rate limit. The button says when it returns.
 * @accessibility Cause and message are an alert. Numbers such as 0:25 are read as seconds.
 */
export function ListProblem(props: ListProblemProps) {
  const { cause, message, note, requestId, art, headingLevel } = props;
  const shared = { requestId, headingLevel, actions: <Actions {...props} /> };
  switch (cause.kind) {
    case 'timed-out':
      return (
        <FallbackPanel
          {...shared}
          kind={0}
          title="Time is up"
          figure={{ text: clock(cause.seconds), label: formatSeconds(cause.seconds) }}
          art={art.time}
        >
          {message}
        </FallbackPanel>
      );
    case 'rate-limited':
      return (
        <FallbackPanel
          {...shared}
          kind={429}
          figure={{ text: clock(cause.seconds), label: formatSeconds(cause.seconds) }}
          note={cause.seconds === 0 ? tryAgainNow : tryAgainIn(cause.seconds, cause.automatic)}
          art={art.limit}
        >
          {message}
        </FallbackPanel>
      );
    case 'failed':
      return (
        <FallbackPanel
          {...shared}
          kind={cause.screen}
          note={note}
          art={cause.screen === 'network' ? art.network : art.server}
        >
          {message}
        </FallbackPanel>
      );
  }
}

function Actions({ cause, onRetry, phone, signInHref, registerHref }: ListProblemProps) {
  if (cause.kind === 'failed' && cause.screen === 401) {
    return (
      <>
        <ButtonLink variant="signal" slash href={signInHref}>
          Sign In
        </ButtonLink>
        <ButtonLink variant="line" href={registerHref}>
          Create Account
        </ButtonLink>
      </>
    );
  }
  const limited = cause.kind === 'rate-limited' && cause.seconds > 0;
  return (
    <>
      <Button
        variant="signal"
        slash={!limited}
        onClick={onRetry}
        {...(limited ? { disabledReason: '' } : {})}
      >
        Try Again
      </Button>
      <ButtonLink variant="line" href={phone.href}>
        Call {phone.label}
      </ButtonLink>
    </>
  );
}
