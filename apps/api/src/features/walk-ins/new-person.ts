import type { AddWalkInsParams } from '@detroit-well/api-client/contract';
import { fold } from '@detroit-well/config/fold';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { createPerson, noPassword, personByEmail } from '../users/people.ts';

export type NewPerson = NonNullable<AddWalkInsParams['requests'][number]['person']>;

/** Creates the account of somebody at the door. An address that another account has only gets mail. */
export async function createAtTheDoor(tx: Db, person: NewPerson): Promise<string> {
  const { first_name: firstName, last_name: lastName, email, phone, date_of_birth: born } = person;
  const details = {
    passwordHash: noPassword,
    firstName,
    lastName,
    ...(phone && { phone }),
    ...(born && { dateOfBirth: born }),
  };
  const own = email ? await createPerson(tx, { ...details, email }) : undefined;
  if (own) return own.id;
  const made = await createPerson(tx, { ...details, email: null, contactEmail: email || null });
  if (made === undefined) throw new Error('an account without an address was not stored');
  return made.id;
}

/** The people who may be this one: with the same email, or with the same name and date of birth. Nobody is merged. */
export async function peopleLike(tx: Db, person: NewPerson, id: string): Promise<string[]> {
  const { first_name: firstName, last_name: lastName, email, date_of_birth: born } = person;
  const byEmail = email ? await personByEmail(tx, email) : undefined;
  const byName = born
    ? await tx
        .selectDistinct({ id: sql<string>`${users.personId}` })
        .from(profiles)
        .innerJoin(users, eq(users.id, profiles.userId))
        .where(
          and(
            sql`trim(${profiles.sortName}) = ${fold(`${lastName} ${firstName}`)}`,
            eq(profiles.dateOfBirth, born),
            eq(users.isActive, true),
            ne(users.personId, id),
          ),
        )
        .limit(5)
    : [];
  const found = [
    ...(byEmail && byEmail.id !== id && byEmail.isActive ? [byEmail.mergedInto ?? byEmail.id] : []),
    ...byName.map((one) => one.id),
  ];
  return [...new Set(found)];
}
