import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { planVersions } from '../../platform/database/schema/plans.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  owner = await aTeamMember(server, 'owner');
});
afterAll(() => server?.close());

const standard = { kind: 'membership', name: 'Standard', price: '49.00', period: 'month', on_sale: true };
const pack = { kind: 'pass', name: '5 sessions', price: '150.00', credits: 5, valid_days: 90 };

const call = (method: string, path: string, body?: object) =>
  server.call(method, `/office/plans/${path}`, { token: owner.token, ...(body && { body }) });
const make = async (over: object = {}, of: object = standard) =>
  (await call('POST', '', { ...of, ...over })).body;
const change = async (plan: { id?: unknown; version?: unknown }, body: object) =>
  call('PATCH', `${String(plan.id)}/`, { version: plan.version, ...body });
async function onSale(): Promise<unknown[]> {
  server.clock.pass(2);
  owner = { ...owner, token: await owner.renewed() };
  return JSON.parse((await server.call('GET', '/plans/')).text) as unknown[];
}
const versionsOf = (id: unknown) =>
  server.database.db
    .select()
    .from(planVersions)
    .where(eq(planVersions.planId, String(id)))
    .orderBy(planVersions.number);

describe('a plan', () => {
  it('gives the member rate unless it says otherwise, and visitors see it while it is on sale', async () => {
    const made = await make();
    const terms = {
      kind: 'membership',
      name: 'Standard',
      price: '49.00',
      period: 'month',
      benefits: { member_rate: true, sessions_per_month: null },
      credits: null,
      valid_days: null,
      introductory: false,
      version_id: expect.any(String),
    };
    expect(made).toEqual({
      ...terms,
      id: expect.any(String),
      on_sale: true,
      archived: false,
      version: 1,
      members_count: 0,
    });
    expect(await onSale()).toContainEqual({ ...terms, id: made['id'], version_id: made['version_id'] });
    await change(made, { on_sale: false });
    expect(await onSale()).not.toContainEqual(expect.objectContaining({ id: made['id'] }));
  });

  it('has its price as a number in a file', async () => {
    await make({ name: 'In a file' });
    const { text } = await server.call('GET', '/office/plans/?search=file', {
      token: owner.token,
      headers: { accept: 'text/csv' },
    });
    const [titles = '', line = ''] = text.split('\r\n');
    const at = titles.replace('\uFEFF', '').split(',').indexOf('"price"');
    expect(at).toBeGreaterThan(0);
    expect(line).toMatch(/"In a file",49,/);
  });

  it('is not on sale before somebody puts it there', async () => {
    const made = await make({}, pack);
    expect(made).toMatchObject({ kind: 'pass', on_sale: false, credits: 5, valid_days: 90, period: null });
    expect(await onSale()).not.toContainEqual(expect.objectContaining({ id: made['id'] }));
  });

  it('that sells something else has a new version, and keeps the old one as it was', async () => {
    const made = await make();
    const dearer = await change(made, { price: '52.00' });
    expect(dearer.body).toMatchObject({ price: '52.00', version: 2 });
    expect(dearer.body['version_id']).not.toBe(made['version_id']);
    expect(await versionsOf(made['id'])).toMatchObject([
      { id: made['version_id'], number: 1, priceCents: 4900 },
      { id: dearer.body['version_id'], number: 2, priceCents: 5200, period: 'month', memberRate: true },
    ]);
    const change1 = server.database.db.update(planVersions).set({ priceCents: 1 });
    await expect(change1.where(eq(planVersions.planId, String(made['id'])))).rejects.toThrow();
  });

  it.each([
    ['taken off sale', { on_sale: false }, 2],
    ['archived', { archived: true }, 2],
    ['saved without a change', { ...standard, kind: undefined, benefits: { member_rate: true } }, 1],
    ['saved with what it does not have', { credits: null, valid_days: null }, 1],
  ])('%s sells the same version', async (_how, body, version) => {
    const made = await make();
    const { status, body: after } = await change(made, body);
    expect([status, after['version'], after['version_id']]).toEqual([200, version, made['version_id']]);
    expect(await versionsOf(made['id'])).toHaveLength(1);
  });

  it('that is archived leaves the sale, and is put back on sale only when it is in use', async () => {
    const made = await make();
    const archived = await change(made, { archived: true });
    expect(archived.body).toMatchObject({ archived: true, on_sale: false });
    const refused = await change(archived.body, { on_sale: true });
    expect([refused.status, refused.body['on_sale']]).toEqual([400, [expect.any(String)]]);
    const back = await change(archived.body, { archived: false, on_sale: true });
    expect(back.body).toMatchObject({ archived: false, on_sale: true });
  });

  it('with a membership cannot be deleted, and counts who has it', async () => {
    const made = await make();
    const member = await aMember(server);
    const bought = { planVersionId: String(made['version_id']), tier: 'Standard', startDate: '2026-03-02' };
    await change(made, { price: '55.00' });
    await server.database.db.insert(memberships).values({ userId: member.id, ...bought });
    expect((await call('GET', `${String(made['id'])}/`)).body).toMatchObject({ members_count: 1 });
    expect((await call('DELETE', `${String(made['id'])}/`)).body).toMatchObject({ code: 'has_history' });
    const unused = await make();
    expect((await call('DELETE', `${String(unused['id'])}/`)).status).toBe(204);
  });

  it('of somebody who saved meanwhile answers with both versions', async () => {
    const made = await make();
    await change(made, { price: '50.00' });
    const { status, body } = await change(made, { name: 'Plus' });
    expect([status, body['code'], body['yours'], body['theirs'], body['base']]).toMatchObject([
      409,
      'version_conflict',
      { name: 'Plus' },
      { price: '50.00' },
      { price: '49.00' },
    ]);
  });

  it('leaves one entry in the log with what changed', async () => {
    const made = await make();
    await change(made, { price: '50.00', name: 'Plus' });
    const entries = await server.database.db
      .select()
      .from(auditEntries)
      .where(sql`target = ${`plan:${String(made['id'])}`}`)
      .orderBy(auditEntries.at);
    expect(entries.map(({ action }) => action)).toEqual(['plan.create', 'plan.change']);
    expect(entries[1]).toMatchObject({
      before: { price: '49.00', name: 'Standard' },
      after: { price: '50.00' },
    });
  });
});

it.each([
  ['no period', { ...standard, period: undefined }, 'period'],
  ['no price', { ...standard, price: undefined }, 'price'],
  ['a price without cents', { ...standard, price: '49' }, 'price'],
  ['a price below what a card can pay', { ...standard, price: '0.49' }, 'price'],
  ['a negative price', { ...standard, price: '-49.00' }, 'price'],
  ['no name', { ...standard, name: ' ' }, 'name'],
  ['an unknown kind', { ...standard, kind: 'gift' }, 'kind'],
  ['credits of a membership', { ...standard, credits: 5 }, 'credits'],
  ['a pass without credits', { ...pack, credits: undefined }, 'credits'],
  ['a pass without an end', { ...pack, valid_days: undefined }, 'valid_days'],
  ['half a credit', { ...pack, credits: 2.5 }, 'credits'],
  ['a pass that renews', { ...pack, period: 'month' }, 'period'],
  ['a pass with benefits', { ...pack, benefits: { member_rate: true } }, 'benefits'],
  [
    'no included sessions',
    { ...standard, benefits: { member_rate: true, sessions_per_month: 0 } },
    'benefits',
  ],
])('a plan with %s is refused', async (_why, body, field) => {
  const refused = await call('POST', '', body);
  expect([refused.status, Object.hasOwn(refused.body, field)]).toEqual([400, true]);
});

it('lists by kind, sale and price', async () => {
  await make({ name: 'Cheap', price: '9.00' });
  await make({ name: 'Twenty', price: '120.00' }, { ...pack, on_sale: true });
  const names = async (query: string) => {
    const { body } = await call('GET', `?${query}`);
    return (body['results'] as { name: string }[]).map(({ name }) => name);
  };
  expect((await names('sort=price&kind=membership&on_sale=true'))[0]).toBe('Cheap');
  expect(await names('kind=pass&on_sale=true')).toEqual(['Twenty']);
  expect(await names('search=twe')).toEqual(['Twenty']);
});
