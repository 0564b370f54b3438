import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { outboxMails } from '../../../../src/platform/database/schema/outbox.ts';
import { emergencyContacts, merges, users } from '../../../../src/platform/database/schema/people.ts';
import { aMember } from '../../../booking.ts';
import { aContact, peopleCases, twoRecords } from '../../../office/people-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { Make, Recipe } from '../recipe.ts';

/** A person with so many contacts, of whom the first is the first to call. */
const withContacts =
  (many: number, body: object, change = false): Make =>
  async ({ server }) => {
    const { id: userId } = await aMember(server);
    const rows = Array.from({ length: many }, (_, index) => ({
      ...aContact,
      id: randomUUID(),
      userId,
      isPrimary: index === 0,
    }));
    await server.database.db.insert(emergencyContacts).values(rows);
    const params = { id: userId, ...(change && { contact: rows.at(-1)?.id ?? '' }) };
    return { by: await aTeamMember(server, 'manager'), params, body };
  };

const ofAnOwner: Make = async ({ server }) => ({
  by: await aTeamMember(server, 'manager'),
  params: { id: (await aTeamMember(server, 'owner')).id, contact: 'contact-1' },
  body: aContact,
});

/** An email to a person that is still to be sent, where a mail server takes them, or whose link is unknown. */
const unsendable =
  (template: string): Make =>
  async ({ server }) => {
    const { id, email: recipient } = await aMember(server);
    const [email, createdAt] = [randomUUID(), server.clock.now()];
    const links = [{ label: 'Open', url: `https://api.test/verify-email/${email}` }];
    const row = { id: email, recipient, template, createdAt, links, subject: 'Hello', textBody: 'Hello' };
    await server.database.db.insert(outboxMails).values(row);
    return { by: await aTeamMember(server, 'manager'), params: { id, email } };
  };

/** A person whom the desk made without an email address. */
const withoutEmail: Make = async ({ server }) => {
  const { id } = await aMember(server);
  await server.database.db.update(users).set({ email: null }).where(eq(users.id, id));
  return { by: await aTeamMember(server, 'manager'), params: { id } };
};

/** A merge of a record with itself, or with one that is not there. */
const merging =
  (over: object = {}, known = true): Make =>
  async ({ server }) => {
    const id = known ? (await aMember(server)).id : 'nothing-here';
    return { by: await aTeamMember(server, 'manager'), body: { kept_id: id, other_id: id, ...over } };
  };
const token = { preview_token: 'x' };

export const personRejected: Readonly<Record<string, Recipe['rejected']>> = {
  'officePeople.invite': { email_missing: withoutEmail },
  'officePeople.change': {
    email_taken: async (fixture) => ({
      ...(await withoutEmail(fixture)),
      body: { version: 1, email: (await aMember(fixture.server)).email },
    }),
  },
  'officePeople.previewMerge': { merge_refused: merging(), not_found: merging({}, false) },
  'officePeople.merge': {
    merge_refused: merging(token),
    not_found: merging(token, false),
    preview_changed: async ({ server }) => ({
      by: await aTeamMember(server, 'manager'),
      body: { ...(await twoRecords(server)), preview_token: 'x' },
    }),
  },
  'officePeople.unmerge': {
    validation_failed: async ({ server }) => ({
      by: await aTeamMember(server, 'manager'),
      params: { id: 'nothing-here' },
      body: { other_id: 7 },
    }),
    unmerge_refused: async ({ server }) => {
      const asked = await peopleCases['officePeople.unmerge']?.(server);
      const old = { createdAt: new Date('2026-01-01T12:00:00Z') };
      await server.database.db
        .update(merges)
        .set(old)
        .where(eq(merges.keptId, String(asked?.params?.['id'])));
      return { by: await aTeamMember(server, 'manager'), ...asked };
    },
  },
  'officePeople.resendEmail': {
    email_ended: unsendable('verify_email'),
    email_waiting: async (fixture) => {
      const { settings } = fixture.server.deps;
      const { mail } = settings;
      Object.assign(settings, { mail: { via: 'smtp', smtpUrl: 'smtp://mail.test', from: mail.from } });
      return unsendable('payment_received')(fixture);
    },
  },
  'officePeople.addContact': {
    above_own_rights: ofAnOwner,
    contact_limit: withContacts(3, aContact),
    primary_contact_exists: withContacts(1, { ...aContact, is_primary: true }),
  },
  'officePeople.changeContact': {
    validation_failed: withContacts(1, { phone: '1' }, true),
    above_own_rights: ofAnOwner,
    primary_contact_exists: withContacts(2, { is_primary: true }, true),
  },
  'officePeople.removeContact': {
    above_own_rights: async (fixture) => {
      const { body: _body, ...asked } = await ofAnOwner(fixture);
      return asked;
    },
  },
};
