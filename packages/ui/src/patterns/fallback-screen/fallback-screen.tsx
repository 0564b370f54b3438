import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Slash } from '../../components/slash/slash.tsx';
import { fallbackTexts } from './fallback-texts.ts';
import type { FallbackKind } from './fallback-texts.ts';

export type { FallbackKind } from './fallback-texts.ts';

export interface FallbackScreenProps {
  /** `network` or the HTTP status. 0 and unknown numbers show the general error. */
  readonly kind: FallbackKind;
  readonly onRetry?: (() => void) | undefined;
  /** For 401. */
  readonly signInHref?: string | undefined;
  readonly registerHref?: string | undefined;
  /** Replaces the default message when the caller has a better one. */
  readonly children?: ReactNode;
  /** Further actions. */
  readonly actions?: ReactNode;
  /** For support: shown in small print. */
  readonly requestId?: string | undefined;
  readonly headingLevel?: 1 | 2;
}

/**
 * Replaces a screen that could not load: says what happened and what to do.
 *
 * @do Pass the status of the problem and the sentence of `describe`.
 * @do Show the request id, so that support can find the call.
 * @dont Offer Try Again where a retry cannot help, as for a missing page.
 * @accessibility An alert with a heading of level 1 or 2. The actions follow in the reading order.
 */
export function FallbackScreen(props: FallbackScreenProps) {
  const { kind, onRetry, signInHref, registerHref, children, actions, requestId, headingLevel = 1 } = props;
  const texts = fallbackTexts(kind);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="fallback-screen" role="alert">
      <Slash />
      <Heading className="d2">{texts.title}</Heading>
      <p className="lead muted">{children ?? texts.line}</p>
      <div className="row">
        {kind === 401 && signInHref ? (
          <ButtonLink variant="signal" slash href={signInHref}>
            Sign In
          </ButtonLink>
        ) : null}
        {kind === 401 && registerHref ? (
          <ButtonLink variant="line" href={registerHref}>
            Create Account
          </ButtonLink>
        ) : null}
        {onRetry ? (
          <Button variant={kind === 401 ? 'line' : 'signal'} onClick={onRetry}>
            Try Again
          </Button>
        ) : null}
        {actions}
      </div>
      {requestId ? <p className="xs muted">{`Request ${requestId}`}</p> : null}
    </div>
  );
}
