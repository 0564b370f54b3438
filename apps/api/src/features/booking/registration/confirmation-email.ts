import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import type { Email } from '../../../platform/mail/email/email.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';
import { appointmentOf } from './appointment.ts';
import type { Draft } from './draft.ts';
import { registrationConfirmedEmail } from './email-templates.ts';
import { chargedCents } from './view.ts';

/** The confirmation email, whether paid or with payment pending. */
export function confirmationEmail(
  registration: RegistrationRecord,
  settings: PlatformDeps['settings'],
  verifyUrl?: string,
): Email {
  const { firstName, programTitle, coachName, whatToBring, priceCents, promo } = registration;
  return registrationConfirmedEmail(registration.email, {
    firstName,
    programTitle,
    coachName,
    whatToBring,
    priceCents,
    promo,
    paidCents: chargedCents(registration),
    credit: registration.credit,
    instalments: registration.instalments.map(({ dueOn, cents, status }) => ({
      dueOn,
      cents,
      paid: status === 'paid',
    })),
    appointment: appointmentOf(registration, settings),
    freeUntil: registration.freeUntil,
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
    programTitle: session.programTitle,
    coachName: session.coachName,
    whatToBring: session.whatToBring,
    priceCents: draft.priceCents,
    promo: draft.promo,
    paidCents: 0,
    credit: draft.credit,
    instalments: draft.instalments.map(({ dueOn, cents }) => ({
      dueOn,
      cents,
      paid: draft.credit !== null,
    })),
    appointment: appointmentOf(
      {
        ...session,
        id: draft.id,
        sessionId: draft.sessionId,
        sessionTitle: session.title,
        status: 'confirmed',
        sessionStatus: 'scheduled',
        sequenceBase: 0,
        changedAt: draft.createdAt,
      },
      settings,
    ),
  });
}
