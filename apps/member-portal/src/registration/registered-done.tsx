import type { OwnMembership, Registration, Session } from '@detroit-well/api-client/contract';
import { artPath } from '@detroit-well/art';
import { BookingDone } from '@detroit-well/booking/booking-done';
import { sessionCategory, sessionTitle } from '@detroit-well/booking/session-text';
import { paths } from '@detroit-well/config/paths';
import { readSettings } from '../settings/settings.ts';

interface RegisteredDoneProps {
  readonly session: Session;
  readonly registration: Registration;
  readonly message: string;
  /** The membership that was bought with it. */
  readonly joined?: OwnMembership | undefined;
  readonly now: Date;
  readonly onClose: () => void;
}

/** The end of a member's booking. */
export function RegisteredDone(props: RegisteredDoneProps) {
  const { session, registration, message, joined, now, onClose } = props;
  const { public_id, program } = session;
  const { apiUrl, publicSiteUrl } = readSettings();
  return (
    <BookingDone
      session={session}
      details={session}
      registration={registration}
      message={message}
      joined={joined && { membership: joined, href: paths.dashboard.membership() }}
      by={{ kind: 'member', payHref: paths.dashboard.session(public_id, { pay: '1' }) }}
      sessionUrl={new URL(paths.dashboard.session(public_id), location.origin).href}
      apiUrl={apiUrl}
      publicSiteUrl={publicSiteUrl}
      picture={
        <img
          src={artPath.session({ slug: sessionTitle(session), category: sessionCategory(program) }, 'hero')}
          alt=""
        />
      }
      now={now}
      onClose={onClose}
    />
  );
}
