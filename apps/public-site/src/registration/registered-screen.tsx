import { BookingDone } from '@detroit-well/booking/booking-done';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { isInstant } from '@detroit-well/config/studio-time';
import { useEffect, useState } from 'react';
import type { OwnMembership } from '@detroit-well/api-client/contract';
import type { RegistrationResult, Session } from '../api/wire.ts';
import type { GuestClient } from '../guest-client/guest-client.ts';
import type { PageContext } from '../page.ts';
import { widePicture } from '../pictures/paths.ts';
import type { SessionSummary } from '../sessions/session-view.ts';

interface RegisteredProps {
  readonly result: RegistrationResult;
  /** The membership that was bought with it. */
  readonly joined: OwnMembership | null;
  /** Provides the session's details where the response lacks them. */
  readonly session: SessionSummary;
  readonly client: GuestClient;
  readonly context: PageContext;
  readonly now: Date;
  readonly onClose: () => void;
}

/** The welcome screen (SPEC-A 4): the booked session, the payment and the next steps. */
export function Registered({ result, joined, session, client, context, now, onClose }: RegisteredProps) {
  const { registration, account, message } = result;
  const details = useDetails(client, session.public_id);
  const next = paths.dashboard.home();
  const { start_datetime } = registration;
  return (
    <BookingDone
      session={{ ...session, ...(isInstant(start_datetime) ? { start_datetime } : {}) }}
      details={details}
      registration={registration}
      message={message}
      joined={
        joined
          ? { membership: joined, href: portalUrl(context.portalUrl, paths.dashboard.membership()) }
          : undefined
      }
      by={{
        kind: 'guest',
        account,
        signInHref: portalUrl(context.portalUrl, paths.login({ next, email: account?.email ?? '' })),
      }}
      sessionUrl={portalUrl(context.portalUrl, paths.dashboard.session(session.public_id))}
      apiUrl={context.apiUrl}
      publicSiteUrl={context.siteUrl}
      picture={<img src={widePicture(session)} alt="" />}
      now={now}
      onClose={onClose}
    />
  );
}

/**
 * The details that the cards of a list do not contain. Without them, the screen leaves out what to bring and the coach's
 * biography.
 */
function useDetails(client: GuestClient, id: string): Session | null {
  const [details, setDetails] = useState<Session | null>(null);
  useEffect(() => {
    const call = client.sessions.detail({ params: { id } }, { background: true });
    call.then(setDetails, () => undefined);
  }, [client, id]);
  return details;
}
