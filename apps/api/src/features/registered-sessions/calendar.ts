import { brand } from '@detroit-well/config/brand';
import type { Contract } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import { FileReply, type Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import type { RegistrationRecord } from '../booking/ledger/registration-queries.ts';
import { sessionUrl } from '../booking/registration/confirmation-email.ts';
import type { Appointment } from '../calendar/appointment.ts';
import { icsOf } from '../calendar/ics.ts';
import { googleLink, outlookLink } from '../calendar/links.ts';
import { ownRegistration } from './own.ts';

/** Returns the session for a calendar (SPEC-B 11): `ics` returns the file itself, `google` and `outlook` return a link. */
export const calendar: Handler<Contract['registeredSessions']['calendar']> = async (call, deps) => {
  const { params, caller } = call;
  const registration = await ownRegistration(deps.database.db, caller.userId, params.id);
  const appointment = await appointmentOf(deps, registration);
  if (params.type === 'google') return { url: googleLink(appointment) };
  if (params.type === 'outlook') return { url: outlookLink(appointment) };
  if (params.type !== 'ics') throw problem('not_found');
  const bytes = Buffer.from(icsOf(appointment, brand), 'utf8');
  // This is the only call that returns JSON or a file; http/send.ts sends a FileAnswer unchanged.
  return new FileReply(bytes, 'text/calendar; charset=utf-8', 'session.ics') as unknown as string;
};

async function appointmentOf(
  { database, settings }: PlatformDeps,
  registration: RegistrationRecord,
): Promise<Appointment> {
  const [row] = await database.db
    .select({
      revision: sessions.revision,
      description: sessions.description,
      sessionChangedAt: sessions.updatedAt,
      registrationChangedAt: registrations.updatedAt,
    })
    .from(registrations)
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .where(eq(registrations.id, registration.id));
  if (row === undefined) throw problem('not_found');
  const left = registration.status === 'cancelled';
  return {
    uid: `${registration.id}@${new URL(settings.addresses.apiUrl).hostname}`,
    // Each change of the session adds two, which leaves one number in between for the member's own cancellation.
    sequence: row.revision * 2 + (left ? 1 : 0),
    title: registration.sessionTitle,
    description: row.description,
    location: registration.location,
    startsAt: registration.startsAt,
    endsAt: registration.endsAt,
    changedAt: new Date(Math.max(+row.sessionChangedAt, +row.registrationChangedAt)),
    cancelled: left || registration.sessionStatus === 'cancelled',
    url: sessionUrl(registration.sessionId, settings),
  };
}
