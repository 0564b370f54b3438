import { paths, portalUrl } from '@detroit-well/config/paths';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import type { Email } from '../../../platform/mail/email.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';
import type { Draft } from './draft.ts';
import { registrationConfirmedEmail } from './email-templates.ts';
import { chargedCents } from './view.ts';

/** The confirmation email, whether paid or with payment pending. */
export function confirmationEmail(
  registration: RegistrationRecord,
  settings: PlatformDeps['settings'],
  verifyUrl?: string,
): Email {
  const { firstName, sessionTitle, programTitle, startsAt, endsAt, location, coachName, priceCents } =
    registration;
  return registrationConfirmedEmail(registration.email, {
    firstName,
    sessionTitle,
    programTitle,
    startsAt,
    endsAt,
    location,
    coachName,
    priceCents,
    paidCents: chargedCents(registration),
    instalments: registration.instalments.map(({ dueOn, cents, status }) => ({
      dueOn,
      cents,
      paid: status === 'paid',
    })),
    sessionUrl: sessionUrl(registration.sessionId, settings),
    ...(verifyUrl === undefined ? {} : { verifyUrl }),
  });
}

/** The same for a registration that is confirmed in the statement that reserves the seat. */
export function confirmationEmailOfDraft(
  draft: Draft,
  context: RegistrationContext,
  settings: PlatformDeps['settings'],
): Email {
  const { session, person } = context;
  return registrationConfirmedEmail(person?.email ?? '', {
    firstName: person?.identity.first_name ?? '',
    sessionTitle: session.title,
    programTitle: session.programTitle,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    location: session.location,
    coachName: session.coachName,
    priceCents: draft.priceCents,
    paidCents: 0,
    instalments: draft.instalments.map(({ dueOn, cents }) => ({ dueOn, cents, paid: false })),
    sessionUrl: sessionUrl(draft.sessionId, settings),
  });
}

/** The registered session in the portal. */
export function sessionUrl(sessionId: string, { addresses }: PlatformDeps['settings']): string {
  return portalUrl(addresses.portalUrl, paths.dashboard.session(sessionId));
}
