// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { OfficeRosterEntry } from '@detroit-well/api-client';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

interface Asked {
  readonly body: { readonly facts: readonly { readonly id: string; readonly registration_id: string }[] };
}

/** Each `open` is a page of its own over the same device: a killed tab, a reload, a second tab. */
const { addFacts, me } = vi.hoisted(() => ({
  addFacts: vi.fn<(asked: Asked) => Promise<unknown>>(),
  me: { id: 'p1', isAway: false, failures: 0 },
}));
vi.mock('../src/api/client.ts', () => ({
  client: {
    office: { attendance: { addFacts }, today: { read: vi.fn() } },
    profile: {
      me: () => {
        if (!me.isAway)
          return Promise.resolve({ public_id: me.id, first_name: 'Tess', last_name: 'Fulton', email: '' });
        me.failures += 1;
        return Promise.reject(new Error('away'));
      },
    },
  },
}));

const stored = ({ body }: Asked) =>
  Promise.resolve({
    results: body.facts.map(({ id, registration_id }) => ({
      id,
      registration_id,
      state: 'stored',
      attendance: 'present',
      flags: [],
    })),
  });
async function open() {
  vi.resetModules();
  const { ApiError } = await import('@detroit-well/api-client');
  const queue = await import('../src/roster/unsent.ts');
  const { storedMarks } = await import('../src/roster/mark-store.ts');
  const stop = queue.startQueue();
  const fails = (options: Pick<ConstructorParameters<typeof ApiError>[0], 'kind' | 'status'>) => () =>
    Promise.reject(new ApiError({ message: 'No.', method: 'POST', ...options }));
  return { ...queue, storedMarks, stop, fails };
}
type Page = Awaited<ReturnType<typeof open>>;

const meeting = { sessionId: 's1', meeting: '2026-03-14T18:30:00-04:00' };
const entry = (id: string): OfficeRosterEntry =>
  ({
    registration_id: id,
    name: `Person ${id}`,
    facts: [],
    attendance: null,
  }) as unknown as OfficeRosterEntry;
const waiting = async (page: Page) => (await page.storedMarks(0)).map((one) => one.registrationId);
const sentIds = () =>
  addFacts.mock.calls.flatMap(([{ body }]) => body.facts.map(({ registration_id: id }) => id));

beforeEach(async () => {
  Object.assign(me, { id: 'p1', isAway: false, failures: 0 });
  addFacts.mockReset();
  addFacts.mockImplementation(stored);
  indexedDB.deleteDatabase('office-door');
});

it('sends 20 marks of a killed page from the next one, each once', async () => {
  const killed = await open();
  addFacts.mockImplementation(killed.fails({ kind: 'network' }));
  const ids = Array.from({ length: 20 }, (_, index) => `r${String(index + 10)}`);
  for (const id of ids) killed.mark(meeting, entry(id), 'present');
  await waitFor(async () => expect(await waiting(killed)).toHaveLength(20));
  killed.stop();
  addFacts.mockReset();
  addFacts.mockImplementation(stored);
  const next = await open();
  await waitFor(async () => expect(await waiting(next)).toEqual([]));
  expect(sentIds().toSorted()).toEqual(ids);
  next.stop();
});

it('sends what a page that opened without the server could not read, once the network is back', async () => {
  const first = await open();
  addFacts.mockImplementation(first.fails({ kind: 'network' }));
  first.mark(meeting, entry('r1'), 'present');
  await waitFor(async () => expect(await waiting(first)).toEqual(['r1']));
  await first.send();
  first.stop();
  addFacts.mockReset();
  addFacts.mockImplementation(stored);
  me.isAway = true;
  const next = await open();
  await waitFor(() => expect(me.failures).toBe(1));
  await next.send();
  expect(addFacts).not.toHaveBeenCalled();
  me.isAway = false;
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await waiting(next)).toEqual([]));
  next.stop();
});

it('sends at most 100 facts in a request', async () => {
  const page = await open();
  addFacts.mockImplementation(page.fails({ kind: 'network' }));
  for (let index = 0; index < 130; index += 1) page.mark(meeting, entry(`r${index}`), 'late');
  await waitFor(async () => expect(await waiting(page)).toHaveLength(130));
  addFacts.mockReset();
  addFacts.mockImplementation(stored);
  await page.send();
  await waitFor(async () => expect(await waiting(page)).toEqual([]));
  expect(addFacts.mock.calls.map(([{ body }]) => body.facts.length)).toEqual([100, 30]);
  page.stop();
});

it('keeps marks of another person, and sends them when that person is back', async () => {
  const first = await open();
  addFacts.mockImplementation(first.fails({ kind: 'network' }));
  first.mark(meeting, entry('r1'), 'present');
  await waitFor(async () => expect(await waiting(first)).toEqual(['r1']));
  first.stop();
  addFacts.mockReset();
  addFacts.mockImplementation(stored);
  me.id = 'p2';
  const other = await open();
  await other.send();
  expect(addFacts).not.toHaveBeenCalled();
  expect(await waiting(other)).toEqual(['r1']);
  other.stop();
  me.id = 'p1';
  const back = await open();
  await waitFor(async () => expect(await waiting(back)).toEqual([]));
  expect(sentIds()).toEqual(['r1']);
  back.stop();
});

it('finds the refused mark among several, and sends the others', async () => {
  const page = await open();
  const refuses = page.fails({ kind: 'refused', status: 404 });
  addFacts.mockImplementation((asked: Asked) =>
    asked.body.facts.some(({ registration_id: id }) => id === 'r2') ? refuses() : stored(asked),
  );
  for (const id of ['r1', 'r2', 'r3']) page.mark(meeting, entry(id), 'present');
  await waitFor(async () => {
    const marks = await page.storedMarks(0);
    expect(marks.map(({ registrationId, refusal: why }) => [registrationId, why !== null])).toEqual([
      ['r2', true],
    ]);
  });
  page.stop();
});

it.each([401, 423, 429, 503])('waits after a response with status %s, and loses nothing', async (status) => {
  const page = await open();
  addFacts.mockImplementation(page.fails({ kind: 'refused', status }));
  page.mark(meeting, entry('r1'), 'present');
  await waitFor(() => expect(addFacts).toHaveBeenCalled());
  const [mark] = await page.storedMarks(0);
  expect(mark?.refusal).toBeNull();
  page.stop();
});

it('gives up a mark of 31 days', async () => {
  const page = await open();
  addFacts.mockImplementation(page.fails({ kind: 'network' }));
  page.mark(meeting, entry('r1'), 'present');
  await waitFor(async () => expect(await waiting(page)).toEqual(['r1']));
  expect(await page.storedMarks(Date.now() + 31 * 86_400_000)).toEqual([]);
  page.stop();
});
