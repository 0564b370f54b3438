import { minuteMs } from '@detroit-well/config/durations';
import { between, pick } from '../rows/chance.ts';
import type { Rows } from '../rows/rows.ts';
import { addCards } from './cards.ts';
import type { Client } from './clients.ts';

/** Every so many clients, one has named no emergency contact. */
const contactMissingEvery = 31;

const contactNames = [
  'Anthony',
  'Carol',
  'Denise',
  'Eric',
  'Gloria',
  'James',
  'Linda',
  'Marcus',
  'Pat',
  'Ruth',
] as const;
const relationships = ['spouse', 'spouse', 'sibling', 'parent', 'child', 'friend'] as const;

/** Words by which the team finds people. */
const tagsOf: Partial<Record<Client['habit'], string[]>> = {
  granted: ['Floor guard'],
  pass_10: ['Own skates'],
  once: ['First visit'],
};

/** Adds the accounts of the clients, who verified their address, with profiles, emergency contacts and cards. */
export function addClients(rows: Rows, clients: readonly Client[], passwordHash: string, now: Date): void {
  for (const [index, client] of clients.entries()) {
    const { id, email, firstName, lastName, gender, dateOfBirth, phone, joinedAt, habit } = client;
    rows.users.push({
      id,
      email,
      passwordHash,
      emailVerifiedAt: new Date(joinedAt.getTime() + 2 * minuteMs),
      tags: tagsOf[habit] ?? [],
      createdAt: joinedAt,
      updatedAt: joinedAt,
    });
    rows.profiles.push({
      userId: id,
      firstName,
      lastName,
      displayName: `${firstName} ${lastName.charAt(0)}.`,
      phone,
      gender,
      dateOfBirth,
      updatedAt: joinedAt,
    });
    if (habit === 'unsigned' || index % contactMissingEvery === contactMissingEvery - 1) continue;
    const name = pick(`${id} contact`, contactNames);
    rows.emergencyContacts.push({
      id: `contact-${id}`,
      userId: id,
      name: `${name} ${lastName}`,
      relationship: pick(`${id} relationship`, relationships),
      phone: `(313) 555-0${between(`${id} contact phone`, 130, 199)}`,
      email: `${name.toLowerCase()}.${email}`,
      isPrimary: true,
      createdAt: joinedAt,
      updatedAt: joinedAt,
    });
  }
  addCards(
    rows,
    clients.filter(({ habit }) => habit !== 'unsigned'),
    now,
  );
}

/** The time of a signature: while the client joined. */
export const signedAt = ({ joinedAt }: Client): Date => new Date(joinedAt.getTime() + 6 * minuteMs);
