import { inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { importRows, imports } from '../../src/platform/database/schema/imports.ts';
import { aTeamMember } from '../team-fixture.ts';
import type { Prepare } from './prepare.ts';

type Fixture = Parameters<Prepare>[0];

/** A small file of people. */
export const peopleFile = (text = 'First Name,Last Name,Email\nAda,Byron,ada.import@demo.test\n'): File =>
  new File([text], 'people.csv', { type: 'text/csv' });

/** A planned import of one new person, while no other one runs. */
export async function anImport(
  server: Fixture,
  over: Partial<typeof imports.$inferInsert> = {},
): Promise<{ id: string; token: string }> {
  const { database, clock } = server;
  await database.db
    .update(imports)
    .set({ state: 'done' })
    .where(inArray(imports.state, ['running', 'undoing']));
  const [id, token, email] = [randomUUID(), randomUUID(), `${randomUUID()}@demo.test`];
  const { id: createdBy } = await aTeamMember(server, 'owner');
  await database.db.insert(imports).values({
    id,
    kind: 'people',
    fileName: 'people.csv',
    state: 'planned',
    columns: [
      { name: 'First Name', examples: ['Ada'], field: 'first_name' },
      { name: 'Email', examples: [email], field: 'email' },
    ],
    encoding: 'utf-8',
    total: 1,
    counts: { new: 1, changed: 0, unchanged: 0, refused: 0 },
    planToken: token,
    plannedAt: clock.now(),
    createdBy,
    createdAt: clock.now(),
    ...over,
  });
  await database.db.insert(importRows).values({
    importId: id,
    line: 2,
    cells: ['Ada', email],
    outcome: 'new',
    name: 'Ada',
    changes: [
      { field: 'first_name', before: null, after: 'Ada' },
      { field: 'email', before: null, after: email },
    ],
  });
  return { id, token };
}

const onImport =
  (body?: object): Prepare =>
  async (server) => ({ params: { id: (await anImport(server)).id }, ...(body && { body }) });

/** Requests for imports. */
export const importCases: Readonly<Record<string, Prepare>> = {
  'officeImports.list': () => ({}),
  'officeImports.upload': () => ({ body: { file: peopleFile(), kind: 'people' } }),
  'officeImports.read': onImport(),
  'officeImports.change': onImport({ version: 1, mapping: { Email: null } }),
  'officeImports.plan': onImport(),
  'officeImports.rows': onImport(),
  'officeImports.refused': onImport(),
  'officeImports.commit': async (server) => {
    const { id, token } = await anImport(server);
    return { params: { id }, body: { plan_token: token } };
  },
  'officeImports.undo': async (server) => ({
    params: { id: (await anImport(server, { state: 'done', committedAt: server.clock.now() })).id },
  }),
};
