import type { TeamRole } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { users } from '../../platform/database/schema/people.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { auditEntries, teamInvitations, teamMembers } from '../../platform/database/schema/team.ts';

let server: TestServer;
let owner: Person;
let manager: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  await server.database.db.delete(teamMembers);
  await server.database.db.delete(teamInvitations);
  owner = await aTeamMember(server, 'owner');
  manager = await aTeamMember(server, 'manager');
});
afterAll(() => server?.close());

const change = (who: Person, of: Person, body: object) =>
  server.call('PATCH', `/office/team/${of.id}/`, { token: who.token, body: { version: 1, ...body } });
const remove = (who: Person, of: Person) =>
  server.call('DELETE', `/office/team/${of.id}/`, { token: who.token });
const invite = (who: Person, email: string, role: TeamRole, more = {}) =>
  server.call('POST', '/office/team/', { token: who.token, body: { email, role, ...more } });
const accept = (who: Person, token: string) =>
  server.call('POST', '/office/team/invitations/accept/', { token: who.token, body: { token } });
const problemOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body['code'],
];
const entries = () => server.database.db.select().from(auditEntries).orderBy(auditEntries.sequence);

async function tokenSentTo(email: string): Promise<string> {
  const mails = await server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  const url = mails.toSorted((one, other) => other.sequence - one.sequence)[0]?.links[0]?.url ?? '';
  expect(new URL(url).pathname).toMatch(/^\/office\/invitation\/[\w-]{20,}$/);
  return url.split('/').at(-1) ?? '';
}

describe('an invitation to the team', () => {
  it('gives its role once the invited person accepts it, and not before', async () => {
    const guest = await aMember(server);
    const sent = await invite(owner, guest.email.toUpperCase(), 'front_desk', { refund_limit_cents: 5000 });
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { email: guest.email, role: 'front_desk', refund_limit_cents: 5000, status: 'invited' },
    ]);
    expect(problemOf(await server.call('GET', '/office/team/me/', { token: guest.token }))).toEqual([
      403,
      'permission_denied',
    ]);
    const token = await tokenSentTo(guest.email);
    const stranger = await aMember(server);
    expect(problemOf(await accept(stranger, token))).toEqual([403, 'invitation_of_another']);
    expect((await accept(guest, token)).body).toMatchObject({ role: 'front_desk', refund_limit_cents: 5000 });
    expect((await server.call('GET', '/office/team/me/', { token: guest.token })).body).toMatchObject({
      role: 'front_desk',
      permissions: expect.arrayContaining(['schedule.write']),
      sends_texts: false,
    });
    expect(problemOf(await accept(guest, token))).toEqual([400, 'invitation_invalid']);
  });

  it('expires after a week, and ends when it is withdrawn or replaced', async () => {
    const guest = await aMember(server);
    await invite(owner, guest.email, 'editor');
    const first = await tokenSentTo(guest.email);
    const { body } = await invite(manager, guest.email, 'coach');
    const second = await tokenSentTo(guest.email);
    expect(problemOf(await accept(guest, first))).toEqual([400, 'invitation_invalid']);
    server.clock.pass(8 * 24 * 3600);
    expect(problemOf(await accept({ ...guest, token: await guest.renewed() }, second))).toEqual([
      400,
      'invitation_invalid',
    ]);
    server.clock.set('2026-03-02T12:00:00-05:00');
    const { id } = body as { id: string };
    expect((await server.call('DELETE', `/office/team/${id}/`, { token: owner.token })).status).toBe(204);
    expect(problemOf(await accept(guest, second))).toEqual([400, 'invitation_invalid']);
  });

  it.each<[what: string, before: () => Promise<unknown>]>([
    ['left the team', () => remove(owner, manager)],
    ['may invite nobody any more', () => change(owner, manager, { role: 'coach' })],
    ['has a lower limit than it grants', () => change(owner, manager, { refund_limit_cents: 100 })],
  ])('ends when who sent it %s', async (_what, before) => {
    const guest = await aMember(server);
    await invite(manager, guest.email, 'front_desk', { refund_limit_cents: 5000 });
    const token = await tokenSentTo(guest.email);
    await before();
    expect(problemOf(await accept(guest, token))).toEqual([400, 'invitation_invalid']);
    expect((await server.call('GET', '/office/team/me/', { token: guest.token })).status).toBe(403);
  });

  it('confirms the address that its link was sent to', async () => {
    const guest = await aMember(server);
    await invite(owner, guest.email, 'editor');
    const { db } = server.database;
    const isConfirmed = async () =>
      (await db.select().from(users).where(eq(users.id, guest.id)))[0]?.emailVerifiedAt !== null;
    expect(await isConfirmed()).toBe(false);
    expect((await accept(guest, await tokenSentTo(guest.email))).status).toBe(200);
    expect(await isConfirmed()).toBe(true);
  });

  it('of somebody in the team is refused at the email', async () => {
    expect((await invite(owner, manager.email, 'editor')).body).toMatchObject({
      email: ['This person is already in the team.'],
    });
  });
});

describe('rights above one’s own', () => {
  it.each<[what: string, act: () => Promise<{ status: number; body: Record<string, unknown> }>]>([
    ['invite an owner', () => invite(manager, 'x@demo.test', 'owner')],
    ['make an owner', async () => change(manager, await aTeamMember(server, 'editor'), { role: 'owner' })],
    ['change an owner', () => change(manager, owner, { role: 'coach' })],
    ['remove an owner', () => remove(manager, owner)],
    [
      'sign an owner out',
      () => server.call('POST', `/office/team/${owner.id}/end-sessions/`, { token: manager.token, body: {} }),
    ],
    ['change the own role', () => change(manager, manager, { role: 'editor' })],
    ['change the own limit', () => change(manager, manager, { refund_limit_cents: 1 })],
  ])('a manager cannot %s', async (_what, act) => {
    const before = await entries();
    expect(problemOf(await act())).toEqual([403, 'above_own_rights']);
    expect(await entries()).toEqual(before);
  });

  it('a limit above the own one cannot be granted', async () => {
    const limited = await aTeamMember(server, 'manager', 10_000);
    const desk = await aTeamMember(server, 'front_desk', 0);
    for (const refund_limit_cents of [10_001, null])
      expect(problemOf(await change(limited, desk, { refund_limit_cents }))).toEqual([
        403,
        'above_own_rights',
      ]);
    expect((await change(limited, desk, { refund_limit_cents: 10_000 })).status).toBe(200);
  });
});

describe('the last owner', () => {
  it('cannot leave or be demoted, and can once there is a second one', async () => {
    expect(problemOf(await change(owner, owner, { role: 'editor' }))).toEqual([409, 'last_owner']);
    expect(problemOf(await remove(owner, owner))).toEqual([409, 'last_owner']);
    const second = await aTeamMember(server, 'owner');
    expect((await remove(second, owner)).status).toBe(204);
    expect(problemOf(await remove(second, second))).toEqual([409, 'last_owner']);
  });
});

describe('a change of a role', () => {
  it('holds on the next request, in both directions', async () => {
    const desk = await aTeamMember(server, 'front_desk', 0);
    const list = () => server.call('GET', '/office/team/', { token: desk.token });
    expect((await list()).body).toMatchObject({
      code: 'permission_denied',
      permission: 'team.read',
      who_may: ['owner', 'manager'],
    });
    expect((await change(owner, desk, { role: 'manager', refund_limit_cents: null })).status).toBe(200);
    expect((await list()).status).toBe(200);
    expect((await remove(manager, desk)).status).toBe(204);
    expect((await list()).status).toBe(403);
  });

  it('that started from an older version gets both versions and the one between', async () => {
    const desk = await aTeamMember(server, 'front_desk', 0);
    await change(owner, desk, { role: 'coach' });
    const late = await change(manager, desk, { role: 'editor' });
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        code: 'version_conflict',
        yours: { role: 'editor' },
        theirs: { role: 'coach', refund_limit_cents: 0, version: 2 },
        base: { role: 'front_desk', refund_limit_cents: 0, version: 1 },
      },
    ]);
  });

  it('to the same role makes no version and no entry', async () => {
    const desk = await aTeamMember(server, 'front_desk', 0);
    const before = await entries();
    expect((await change(owner, desk, { role: 'front_desk' })).body).toMatchObject({ version: 1 });
    expect(await entries()).toEqual(before);
  });

  it('leaves an entry with the fields that changed', async () => {
    const desk = await aTeamMember(server, 'front_desk', 0);
    await change(owner, desk, { role: 'coach' });
    const { body } = await server.call('GET', `/office/audit/?target=team:${desk.id}`, {
      token: manager.token,
    });
    expect(body).toMatchObject({
      count: 1,
      results: [
        {
          action: 'team.change',
          actor: { id: owner.id, name: 'Tess owner' },
          before: { role: 'front_desk' },
          after: { role: 'coach' },
        },
      ],
    });
  });
});

describe('the list of the team', () => {
  it('has pages that follow each other, in either order', async () => {
    for (const role of ['coach', 'editor', 'front_desk'] as const) await aTeamMember(server, role);
    await invite(owner, 'invited@demo.test', 'coach');
    for (const sort of ['name', '-name', 'email', 'role', '-role']) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const { body } = await server.call('GET', `/office/team/?limit=2&sort=${sort}${cursor}`, {
          token: owner.token,
        });
        expect(body['count']).toBe(6);
        seen.push(...(body['results'] as { id: string }[]).map(({ id }) => id));
        cursor = body['next'] === null ? '' : `&cursor=${body['next'] as string}`;
      } while (cursor !== '');
      expect(new Set(seen).size).toBe(6);
    }
  });

  it('is searched by beginnings of words and filtered by role', async () => {
    await aTeamMember(server, 'editor');
    const idsOf = async (query: string) =>
      (await server.call('GET', `/office/team/?${query}`, { token: owner.token })).body['count'];
    expect(await idsOf('search=edi%20tes')).toBe(1);
    expect(await idsOf('search=ditor')).toBe(0);
    expect(await idsOf('role=manager')).toBe(1);
    expect(await idsOf('search=%25')).toBe(0);
  });

  it('refuses a cursor of another order', async () => {
    await aTeamMember(server, 'editor');
    const first = await server.call('GET', '/office/team/?limit=1', { token: owner.token });
    for (const cursor of [`${first.body['next'] as string}&sort=email`, 'nonsense', '!'])
      expect(
        (await server.call('GET', `/office/team/?cursor=${cursor}`, { token: owner.token })).status,
      ).toBe(400);
  });

  it('is a CSV file on request, with all rows and an entry', async () => {
    const { status, headers, text } = await server.call('GET', '/office/team/?limit=1', {
      token: owner.token,
      headers: { accept: 'text/csv' },
    });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, no-store',
    ]);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(3);
    expect((await entries()).at(-1)).toMatchObject({ action: 'team.export', after: { count: 2, limit: 1 } });
  });
});
