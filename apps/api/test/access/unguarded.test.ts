import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedStudio } from '../booking.ts';
import type { TestServer } from '../server.ts';
import { expected } from './expected.ts';
import { anAccessFixture } from './access-fixture.ts';
import { fingerprinter, checkAccess, namedCalls } from './check-access.ts';

// Removes the guards: every signed-in user belongs to every session and leads it. Other files share these modules, so they are
// reset before and after this file.
let server: TestServer;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../src/features/registered-sessions/session-access.ts', () => ({
    requireSessionAccess: (_db: unknown, _userId: string, id: string) =>
      Promise.resolve({ sessionId: id, as: 'registered', coachName: '' }),
  }));
  vi.doMock('../../src/features/coaching/own-session.ts', () => ({
    ownSession: (_db: unknown, _userId: string, id: string) =>
      Promise.resolve({
        id,
        title: 'Session',
        startsAt: new Date('2026-03-12T22:30:00Z'),
        coachName: 'Coach',
      }),
  }));
  const { testServer } = await import('../server.ts');
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(async () => {
  vi.doUnmock('../../src/features/registered-sessions/session-access.ts');
  vi.doUnmock('../../src/features/coaching/own-session.ts');
  vi.resetModules();
  await server?.close();
});

it.each([
  ['registeredSessions', 'messages'],
  ['registeredSessions', 'downloadMaterial'],
  ['sessions', 'roster'],
  ['sessions', 'attendance'],
])('the access table detects a missing guard in %s.%s (positive control)', async (noun, name) => {
  const call = namedCalls.find((each) => each.noun === noun && each.name === name);
  if (call === undefined) throw new Error('the call is missing');
  const verdict = await checkAccess(server, await anAccessFixture(server), await fingerprinter(server), call);
  expect(verdict.statuses).not.toEqual(expected[noun]?.[name]);
});
