import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { idsIn } from '../../platform/database/ids-in.ts';
import { readRows } from '../../platform/database/read-rows.ts';

const person = z.object({
  id: z.string(),
  isOpen: z.boolean(),
  isStaff: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  date_of_birth: z.string(),
  waiver_claimed_on: z.string(),
  tags: z.array(z.string()),
});
export type KnownPerson = z.output<typeof person>;

/** Whom the studio knows of the people in a file. */
export interface KnownPeople {
  readonly bySourceId: ReadonlyMap<string, KnownPerson>;
  /** Open people with an address: of their own, or of somebody else who gets their mail. */
  readonly byEmail: ReadonlyMap<string, readonly KnownPerson[]>;
  /** Addresses with which somebody signs in, or did. */
  readonly usedEmails: ReadonlySet<string>;
}

/** Finds the people of an import by the numbers of its program, and by addresses. */
export async function findKnown(
  db: Db,
  source: string,
  sourceIds: readonly string[],
  emails: readonly string[],
): Promise<KnownPeople> {
  const key = z.object({ key: z.string(), id: z.string() });
  const numbered = await readRows(
    key,
    db.execute(sql`select i.source_id as key, u.person_id as id from imported_people i join users u on u.id = i.user_id
      where i.source = ${source} and i.source_id in ${idsIn(sourceIds)}`),
  );
  const addressed = await readRows(
    key,
    db.execute(sql`select distinct coalesce(u.email, u.contact_email) as key, u.person_id as id from users u
      where u.email in ${idsIn(emails)} or u.contact_email in ${idsIn(emails)}`),
  );
  const used = await readRows(
    z.object({ email: z.string() }),
    db.execute(sql`select email from users where email in ${idsIn(emails)}`),
  );
  const people = await peopleOf(
    db,
    [...numbered, ...addressed].map(({ id }) => id),
  );
  const byEmail = new Map<string, KnownPerson[]>();
  for (const { key: email, id } of addressed) {
    const one = people.get(id);
    if (one?.isOpen) byEmail.set(email, [...(byEmail.get(email) ?? []), one]);
  }
  return {
    bySourceId: new Map(
      numbered.flatMap(({ key: number, id }) => {
        const one = people.get(id);
        return one ? [[number, one] as const] : [];
      }),
    ),
    byEmail,
    usedEmails: new Set(used.map(({ email }) => email)),
  };
}

/** People by their ids. */
export async function peopleOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>> {
  const found = await readRows(
    person,
    db.execute(sql`select u.id, u.is_active and u.merged_into is null as "isOpen",
      exists (select 1 from team_members t where t.user_id = u.id) as "isStaff",
      coalesce(f.first_name, '') as first_name, coalesce(f.last_name, '') as last_name, coalesce(f.phone, '') as phone,
      coalesce(f.date_of_birth::text, '') as date_of_birth,
      coalesce(f.waiver_claimed_on::text, '') as waiver_claimed_on, u.tags
      from users u left join profiles f on f.user_id = u.id where u.id in ${idsIn([...new Set(ids)])}`),
  );
  return new Map(found.map((one) => [one.id, one]));
}
