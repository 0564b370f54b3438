import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../../test/booking.ts';
import { registerUnpaid } from '../../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { folderFiles } from '../../../platform/files/folder-files.ts';
import { seedFromFile } from './seed-from-file.ts';

const meeting = (day: string) => ({
  start_datetime: `${day}T18:00:00-04:00`,
  end_datetime: `${day}T19:30:00-04:00`,
});
const [first, second, third] = [meeting('2026-04-01'), meeting('2026-04-08'), meeting('2026-04-15')];
const course = {
  public_id: 'course',
  program: 'p1',
  title: 'Foundations',
  ...first,
  meetings: [first, second, third],
  price_member: '180.00',
  price_public: '225.00',
  max_participants: 8,
};

let server: TestServer;
let folder: string;
let person: Person;
const load = (content: object) =>
  seedFromFile({ ...server.deps, files: folderFiles(folder) }, JSON.stringify(content), server.clock.now());

beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  folder = await mkdtemp(join(tmpdir(), 'detroit-courses-'));
  server.clock.set('2026-03-02T12:00:00-05:00');
  await load({
    categories: [{ public_id: 'c1', name: 'From//A//File' }],
    programs: [{ public_id: 'p1', category: 'c1', title: 'Foundations' }],
    sessions: [course],
  });
  person = await aMember(server);
  await registerUnpaid(server, 'course', person);
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const shown = async (): Promise<Record<string, unknown>> => {
  server.clock.pass(2);
  return (await server.call('GET', '/training/sessions/course/')).body;
};
const sequenceAndEvents = async () => {
  const path = '/sessions/registered/course/calendar/ics/';
  const { text } = await server.call('GET', path, { token: await person.renewed() });
  return [Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1]), text.match(/^BEGIN:VEVENT/gm)?.length];
};

describe('a course in a seed file', () => {
  it('has all its meetings, in order, and a second load changes nothing', async () => {
    expect(await shown()).toMatchObject({ ...first, meetings: [first, second, third] });
    const before = await sequenceAndEvents();
    expect(before[1]).toBe(3);
    await load({ sessions: [course] });
    expect(await sequenceAndEvents()).toEqual(before);
  });

  it('keeps its meetings when a load does not name them', async () => {
    await load({ sessions: [{ public_id: 'course', title: 'Foundations, evening' }] });
    expect(await shown()).toMatchObject({ title: 'Foundations, evening', meetings: [first, second, third] });
  });

  it('has a higher SEQUENCE in calendars when one meeting moves, and one event fewer when one is dropped', async () => {
    const [before] = await sequenceAndEvents();
    const moved = meeting('2026-04-16');
    await load({ sessions: [{ ...course, meetings: [first, second, moved] }] });
    const [after] = await sequenceAndEvents();
    expect(after).toBeGreaterThan(Number(before));
    expect(await shown()).toMatchObject({ meetings: [first, second, moved] });
    await load({ sessions: [{ ...course, meetings: [first, second] }] });
    expect((await sequenceAndEvents())[1]).toBe(2);
  });

  it('becomes a session that meets once when only one meeting is left', async () => {
    await load({ sessions: [{ ...course, meetings: [first] }] });
    expect(await shown()).toMatchObject({ ...first, meetings: [first] });
    await load({ sessions: [course] });
    expect(await shown()).toMatchObject({ meetings: [first, second, third] });
  });

  it.each<[what: string, session: object, sentence: string]>([
    [
      'another time without its meetings',
      { public_id: 'course', start_datetime: '2026-04-02T18:00:00-04:00' },
      'sessions.0.meetings: the session is a course; name all its meetings to change its times',
    ],
    [
      'a start that is not that of the first meeting',
      { ...course, start_datetime: second.start_datetime },
      'sessions.0.start_datetime: not that of the first meeting',
    ],
    [
      'an end that is not that of the first meeting',
      { ...course, end_datetime: third.end_datetime },
      'sessions.0.end_datetime: not that of the first meeting',
    ],
    [
      'a meeting that ends before it starts',
      { ...course, meetings: [first, { ...second, end_datetime: first.end_datetime }] },
      'sessions.0.meetings.1.end_datetime: the meeting would end before it starts',
    ],
    [
      'meetings that are not in order',
      { ...course, meetings: [first, third, second] },
      'sessions.0.meetings.2.start_datetime: the meeting would start before the one above it ends',
    ],
  ])('is rejected with %s, and nothing changes', async (_what, session, sentence) => {
    const before = await shown();
    await expect(load({ sessions: [session] })).rejects.toThrow(sentence);
    expect(await shown()).toEqual(before);
  });
});
