import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { spotsLabel, toCents } from '@detroit-well/pricing';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Alternatives } from '@detroit-well/ui/patterns/alternatives';
import type { ReactNode } from 'react';
import type { Frame } from '../page.ts';
import { reasonsFor } from '../sessions/relevance.ts';
import { datePlate, priceText } from '../sessions/session-card-view.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { FocusOnMount } from '../layout/focus-on-mount.tsx';
import { registerHref } from './register-href.ts';

interface SessionFullNowProps {
  session: SessionSummary;
  message: string;
  /** Null while they load. */
  others: readonly SessionSummary[] | null;
  frame: Frame;
  onClose: () => void;
  /** The guest chooses another session; the entered values are carried over. */
  onTake: (other: SessionSummary) => void;
}

const titles = ['One that fits', 'Two that fit', 'Three that fit'];

/** The session filled up while a guest filled in the form: the reason, alternative sessions, and the waitlist for members. */
export function SessionFullNow({
  session,
  message,
  others,
  frame,
  onClose,
  onTake,
}: SessionFullNowProps): ReactNode {
  const next = { next: session.href };
  return (
    <div className="outcome">
      <FocusOnMount>
        <Flash tone="warn" title={message}>
          The last spot went while you were here. Nothing was charged.
        </Flash>
      </FocusOnMount>
      {others && others.length > 0 ? (
        <>
          <h3 className="d3">{titles[others.length - 1]}</h3>
          <Alternatives
            label="Sessions like it"
            items={others.map((other) => {
              const price = priceText(toCents(other.price_public));
              const when = `${formatLongDate(other.start)}, ${formatTime(other.start)}`;
              return {
                id: other.public_id,
                day: datePlate(other.start).day,
                title: other.title,
                detail: `${when}. ${spotsLabel(other)}`,
                reasons: reasonsFor(other, session),
                action: (
                  <ButtonLink
                    size="sm"
                    variant="line"
                    href={registerHref(other)}
                    aria-label={`Take this, ${price}: ${other.title}, ${when}`}
                    onClick={() => onTake(other)}
                  >
                    Take this, {price}
                  </ButtonLink>
                ),
              };
            })}
          />
        </>
      ) : null}
      <h3 className="d3">Waitlist</h3>
      <p>
        Members can wait for a spot. <a href={portalUrl(frame.portalUrl, paths.login(next))}>Sign In</a> or{' '}
        <a href={portalUrl(frame.portalUrl, paths.register(next))}>create an account</a> to join; waiting is
        free.
      </p>
      <div className="row">
        <ButtonLink variant="line" href={paths.training()}>
          Back to Training
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
