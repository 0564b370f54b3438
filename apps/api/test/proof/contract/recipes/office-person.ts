import { randomUUID } from 'node:crypto';
import { outboxMails } from '../../../../src/platform/database/schema/outbox.ts';
import { emergencyContacts } from '../../../../src/platform/database/schema/people.ts';
import { aMember } from '../../../booking.ts';
import { aContact } from '../../../office/people-cases.ts';
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

export const personRejected: Readonly<Record<string, Recipe['rejected']>> = {
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
