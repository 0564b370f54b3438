// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { OfficeAccess, RostersToday } from '@detroit-well/api-client';
import { deviceLists, eraseListsAtSignOut } from '@detroit-well/ui/device-lists';
import { markLocked } from '@detroit-well/ui/sign-in-lock';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptRoster } from './kept-fixture.ts';

/** Each `open` is a page of its own over the same device. */
interface SignIn {
  sid: string | null;
}
const { rosters, signIn } = vi.hoisted(() => {
  const current: SignIn = { sid: 'first' };
  return { rosters: vi.fn<() => Promise<unknown>>(), signIn: current };
});
vi.mock('../src/api/client.ts', () => ({
  client: {
    office: { today: { rosters } },
    profile: {
      me: () => Promise.resolve({ public_id: 'p1', first_name: 'Tess', last_name: 'Fulton', email: '' }),
    },
  },
}));
vi.mock('../src/auth/session.ts', () => ({
  session: { current: () => Promise.resolve(signIn.sid === null ? null : { sid: signIn.sid }) },
}));

const access: OfficeAccess = { role: 'coach', permissions: ['roster.read'], refund_limit_cents: 0 };
const dayMs = 24 * 60 * 60_000;
const listsAt = (takenMs: number): RostersToday => ({
  taken_at: new Date(takenMs).toISOString(),
  expires_at: new Date(takenMs + dayMs).toISOString(),
  sessions: [keptRoster()],
});

const stops: (() => void)[] = [];
async function open() {
  vi.resetModules();
  const { ApiError } = await import('@detroit-well/api-client');
  const kept = await import('../src/kept/kept.ts');
  const { keepMark } = await import('../src/roster/kept-lists.ts');
  const { startKeeping } = await import('../src/roster/keep-lists.ts');
  const fails = (options: Pick<ConstructorParameters<typeof ApiError>[0], 'kind' | 'status'>) => () =>
    Promise.reject(new ApiError({ message: 'No.', method: 'GET', ...options }));
  const start = (own = access): void => void stops.push(startKeeping(own));
  return { ...kept, restoreKept: () => kept.restoreKept(signIn.sid), keepMark, start, fails };
}
beforeEach(() => {
  signIn.sid = 'first';
  rosters.mockReset();
  rosters.mockImplementation(() => Promise.resolve(listsAt(Date.now())));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await (await open()).eraseKept();
});

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

/** A page keeps the lists, also on the device, and is closed. */
async function aPageBefore() {
  const page = await open();
  page.start();
  await waitFor(() => expect(page.keptNow()).not.toBeNull());
  await waitFor(async () => expect(await databases()).toContain(deviceLists));
  for (const stop of stops.splice(0)) stop();
  return page;
}

it('gives the next page of the sign-in the rosters of today, the person and the rights', async () => {
  await aPageBefore();
  const kept = await (await open()).restoreKept();
  expect(kept).toMatchObject({
    person: { id: 'p1', name: 'Tess Fulton' },
    access: { role: 'coach', permissions: ['roster.read'] },
  });
  expect(kept?.lists.sessions[0]?.people[0]?.name).toBe('Ada Byron');
  expect(kept?.access).not.toHaveProperty('refund_limit_cents');
});

it.each<[what: string, sid: string | null]>([
  ['another sign-in', 'second'],
  ['nobody who is signed in', null],
])('erases them for %s', async (_what, sid) => {
  await aPageBefore();
  signIn.sid = sid;
  expect(await (await open()).restoreKept()).toBeNull();
  signIn.sid = 'first';
  expect(await (await open()).restoreKept()).toBeNull();
});

it('erases them after a day', async () => {
  rosters.mockImplementation(() => Promise.resolve(listsAt(Date.now() - dayMs)));
  await aPageBefore();
  expect(await (await open()).restoreKept()).toBeNull();
});

it.each([401, 403, 423])(
  'erases them once the server answers %d, and keeps them while none is reached',
  async (status) => {
    const page = await aPageBefore();
    rosters.mockImplementation(page.fails({ kind: 'network' }));
    page.start();
    await waitFor(() => expect(rosters).toHaveBeenCalledTimes(2));
    expect(await (await open()).restoreKept()).not.toBeNull();
    rosters.mockImplementation(page.fails({ kind: 'refused', status }));
    page.start();
    await waitFor(() => expect(page.keptNow()).toBeNull());
    expect(await (await open()).restoreKept()).toBeNull();
  },
);

it('reads none for whoever may not read rosters', async () => {
  (await open()).start({ ...access, role: 'editor', permissions: ['schedule.read'] });
  expect(rosters).not.toHaveBeenCalled();
});

it('notes what the server has stored on the kept list', async () => {
  const page = await aPageBefore();
  const facts = [
    { id: 'f1', kind: 'check_in' as const, late: false, at: '2026-03-14T18:26:00-04:00', by: null },
  ];
  page.keepMark(
    { sessionId: 's1', meeting: '2026-03-14T18:30:00-04:00', registrationId: 'r1' },
    { attendance: 'present', facts },
  );
  await waitFor(async () => {
    const kept = await (await open()).restoreKept();
    expect(kept?.lists.sessions[0]?.people[0]).toMatchObject({ attendance: 'present', facts });
  });
});

it.each<[what: string, act: () => void]>([
  [
    'the sign-in ends on another page of the origin',
    () => {
      eraseListsAtSignOut();
      globalThis.dispatchEvent(new CustomEvent('authChanged', { detail: { authenticated: false } }));
    },
  ],
  ['the device is handed over', () => markLocked('/office')],
])('erases them when %s', async (_what, act) => {
  const page = await aPageBefore();
  act();
  await waitFor(async () => expect(await databases()).not.toContain(deviceLists));
  expect(page.keptNow()).toBeNull();
});
