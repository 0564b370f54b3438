import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryDatabase } from '../../../test/database.ts';
import type { Database } from './database.ts';
import { personName } from './person-name.ts';
import { profiles, users } from './schema/people.ts';

let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database?.close());

it.each([
  ['both names', { firstName: 'Ada', lastName: 'Byron' }, true, 'Ada Byron'],
  ['a first name', { firstName: 'Ada', lastName: '' }, true, 'Ada'],
  ['no name', { firstName: ' ', lastName: '' }, true, 'no-name@demo.test'],
  ['no profile', null, true, 'no-profile@demo.test'],
  ['a closed account', null, false, 'Closed account'],
])('names an account with %s', async (what, profile, isActive, name) => {
  const email = `${what.replaceAll(' ', '-')}@demo.test`;
  const { db } = database;
  const [user = { id: '' }] = await db
    .insert(users)
    .values({ email, passwordHash: 'x', isActive })
    .returning();
  if (profile !== null) await db.insert(profiles).values({ userId: user.id, ...profile });
  const { rows } = await db.execute(sql`
    select ${personName('u', 'f')} as name from users u left join profiles f on f.user_id = u.id where u.id = ${user.id}`);
  expect(rows).toEqual([{ name }]);
});

it('has no name where there is no account', async () => {
  const { rows } = await database.db.execute(sql`
    select ${personName('u', 'f')} as name from (select 'nobody' as id) n
      left join users u on u.id = n.id left join profiles f on f.user_id = u.id`);
  expect(rows).toEqual([{ name: null }]);
});
