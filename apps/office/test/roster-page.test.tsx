// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ApiError, type OfficeRosterEntry } from '@detroit-well/api-client';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { meQuery } from '../src/api/queries.ts';
import { queryClient } from '../src/api/query-client.ts';
import { storedMarks } from '../src/roster/mark-store.ts';
import { person, row, showRoster, start } from './roster-fixture.tsx';

const { addFacts, read, message, previewCreate, create, showUndo } = vi.hoisted(() => ({
  showUndo: vi.fn<(title: string, undo: () => void) => void>(),
  addFacts: vi.fn(),
  read: vi.fn(),
  message: vi.fn(),
  previewCreate: vi.fn(),
  create: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({
  client: {
    office: {
      attendance: { addFacts },
      rosters: { read, message, readCsv: vi.fn() },
      today: { read: vi.fn() },
      waitlist: { list: () => Promise.resolve({ results: [], next: null, count: 0 }) },
      sessions: { read: () => Promise.resolve({ id: 's1', title: 'Rhythm Roll' }) },
      registrations: { previewCreate, create },
      people: {
        list: () =>
          Promise.resolve({
            results: [{ id: 'p1', first_name: 'Paul', last_name: 'O', email: 'paul@demo.test' }],
          }),
      },
    },
  },
}));
vi.mock('../src/auth/session.ts', () => ({ session: { current: () => Promise.resolve(null) } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn(), showUndo, undoMs: 50 }));
const show = (...people: OfficeRosterEntry[]) => showRoster(['roster.read'], read, ...people);

interface Asked {
  readonly body: { readonly facts: readonly { readonly id: string; readonly registration_id: string }[] };
}

const answerOf = ({ body }: Asked) =>
  Promise.resolve({
    results: body.facts.map(({ id, registration_id }) => ({
      id,
      registration_id,
      attendance: 'present',
      flags: [],
    })),
  });

/** The server answers when the test is over. */
let release = (): void => undefined;
function holdAnswer(): void {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  addFacts.mockImplementation((asked: Asked) => held.then(() => answerOf(asked)));
}

const me = { public_id: 'p9', first_name: 'Tess', last_name: 'Fulton', email: 'tess@demo.test' };

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(meQuery().queryKey, me as never);
  addFacts.mockReset();
  addFacts.mockImplementation(answerOf);
});

// What was sent settles a moment later, and outlives a screen.
afterEach(async () => {
  release();
  await vi.waitUntil(async () => (await storedMarks(0)).length === 0);
  await new Promise((resolve) => setTimeout(resolve, 20));
});

const sent = (call: number) => addFacts.mock.calls[call]?.[0].body.facts as Record<string, unknown>[];

it('names who marked before the server answers, so that no line grows under the next tap', async () => {
  holdAnswer();
  show(person('z1', 'Zoe Byron'));
  fireEvent.click(await screen.findByRole('button', { name: 'Check in' }));
  expect(await screen.findByText(/^Present, .*, by Tess Fulton$/)).toBeDefined();
});

it('keeps a row as it is marked when the server answers, so that the next tap meets no other row', async () => {
  show(person('s1', 'Ada Byron'), person('s2', 'Bo Diddley'));
  // The roster that is read again afterwards would be the one before the mark.
  read.mockReturnValue(new Promise(() => undefined));
  fireEvent.click(row('Ada Byron').getByText('Check in'));
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() =>
    seen.push(row('Ada Byron').queryByText('Check in') && 'unmarked'),
  );
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await waitFor(() => expect(addFacts).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  expect(seen).not.toContain('unmarked');
  expect(row('Ada Byron').getByText(/^Present, /)).toBeDefined();
});

it('shows a check-in before the server has it, with one tap from the row', async () => {
  holdAnswer();
  show(person('a1', 'Ada Byron'), person('a2', 'Bo Diddley'));
  fireEvent.click(row('Ada Byron').getByText('Check in'));
  expect(row('Ada Byron').getByText(/^Present, /)).toBeDefined();
  expect(screen.getByText('of 2', { exact: false }).parentElement?.textContent).toContain('1');
  await waitFor(() => expect(addFacts).toHaveBeenCalled());
  expect(sent(0)).toMatchObject([{ kind: 'check_in', late: false, registration_id: 'a1', meeting: start }]);
});

it('keeps a mark that was not sent, says so, and sends the same facts again', async () => {
  addFacts.mockRejectedValue(new ApiError({ kind: 'network', message: 'Offline.', method: 'POST' }));
  show(person('r1', 'Ada Byron'));
  fireEvent.click(row('Ada Byron').getByText('Late'));
  expect(await screen.findByText('1 mark saved here, not sent')).toBeDefined();
  expect(await row('Ada Byron').findByText(/, saved here$/)).toBeDefined();
  expect(row('Ada Byron').getByText(/^Late, /)).toBeDefined();
  addFacts.mockImplementation(answerOf);
  fireEvent.click(screen.getByText('Try now'));
  expect(await screen.findByText('1 mark sent')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/, saved here$/)).toBeNull());
  const calls = addFacts.mock.calls.length;
  expect(sent(calls - 1)).toEqual(sent(0));
  fireEvent(globalThis.window, new Event('online'));
  expect(addFacts).toHaveBeenCalledTimes(calls);
});

it('says why the server refused one of several facts', async () => {
  const standing = { id: 'f1', kind: 'check_in', late: false, at: start, by: 'Tess' } as const;
  addFacts.mockImplementation(({ body }: { body: { facts: { id: string }[] } }) =>
    Promise.resolve({
      results: body.facts.map(({ id }) => ({
        id,
        state: 'refused',
        problem: { code: 'not_found', message: 'The session was given to another coach.' },
      })),
    }),
  );
  show(person('r1', 'Ada Byron', { attendance: 'present', facts: [standing] }));
  fireEvent.click(row('Ada Byron').getByText('Change'));
  fireEvent.click(row('Ada Byron').getByText('Absent'));
  expect(await screen.findByText('1 mark needs attention')).toBeDefined();
  expect(await row('Ada Byron').findByText(/, needs attention$/)).toBeDefined();
  expect(screen.getByText('Ada Byron: The session was given to another coach.')).toBeDefined();
  addFacts.mockImplementation(answerOf);
  fireEvent.click(screen.getByText('Try again'));
  await waitFor(() => expect(screen.queryByText(/, needs attention$/)).toBeNull());
});

it('takes back what stands before another mark', async () => {
  const standing = { id: 'f1', kind: 'check_in', late: false, at: start, by: 'Tess' } as const;
  show(person('r1', 'Ada Byron', { attendance: 'present', facts: [standing] }));
  fireEvent.click(row('Ada Byron').getByText('Change'));
  fireEvent.click(row('Ada Byron').getByText('Absent'));
  await waitFor(() => expect(addFacts).toHaveBeenCalled());
  expect(sent(0)).toMatchObject([{ kind: 'undo', undoes: 'f1' }, { kind: 'no_show' }]);
  expect(row('Ada Byron').getByText(/^Absent, /)).toBeDefined();
});

it('offers the waiver first, and one more tap checks in anyway', async () => {
  show(person('r1', 'Ada Byron', { waiver: 'missing' }));
  expect(row('Ada Byron').queryByText('Check in')).toBeNull();
  fireEvent.click(row('Ada Byron').getByText('Sign waiver first'));
  expect((await screen.findByLabelText(/^Call Bo/)).getAttribute('href')).toBe('tel:+13135550188');
  fireEvent.click(screen.getByText('Check in anyway'));
  await waitFor(() => expect(addFacts).toHaveBeenCalled());
  expect(sent(0)).toMatchObject([{ kind: 'check_in' }]);
});

it('marks with the keyboard the row that it is on, and nothing while a field has the focus', async () => {
  show(person('r1', 'Ada Byron'), person('r2', 'Bo Diddley'));
  for (const key of ['j', 'j', 'l']) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await waitFor(() => expect(addFacts).toHaveBeenCalled());
  expect(sent(0)).toMatchObject([{ registration_id: 'r2', late: true }]);
  const field = screen.getByLabelText('Find on the roster');
  field.focus();
  fireEvent.keyDown(field, { key: 'a' });
  expect(addFacts).toHaveBeenCalledTimes(1);
});

it.each([
  ['byr', ['Ada Byron']],
  ['BÝRON ad', ['Ada Byron']],
  ['555 9', ['Bo Diddley']],
  ['r2@demo', ['Bo Diddley']],
  ["O'Dell", ['Łukasz O’Dell']],
  ['O’Dell', ['Łukasz O’Dell']],
  ['odell lukasz', ['Łukasz O’Dell']],
  ['dell', ['Łukasz O’Dell']],
])('finds people by name, email and phone: %s', (text, names) => {
  show(
    person('r1', 'Ada Byron'),
    person('r2', 'Bo Diddley', { phone: '(313) 555-9000' }),
    person('r3', 'Łukasz O’Dell'),
  );
  fireEvent.change(screen.getByLabelText('Find on the roster'), { target: { value: text } });
  expect([...document.querySelectorAll('.nm')].map(({ textContent }) => textContent)).toEqual(names);
});

it('keeps a row of the short list where it is until the list is opened again', async () => {
  show(person('r1', 'Ada Byron'), person('r2', 'Bo Diddley'));
  fireEvent.click(screen.getByText('To check in'));
  fireEvent.click(row('Ada Byron').getByText('Check in'));
  expect(document.querySelectorAll('.nm')).toHaveLength(2);
  fireEvent.click(screen.getByText('To check in'));
  expect(document.querySelectorAll('.nm')).toHaveLength(1);
});

it('lists those without a mark at the end, and marks them absent only when asked', async () => {
  show(person('r1', 'Ada Byron', { attendance: 'excused' }), person('r2', 'Bo Diddley'));
  fireEvent.click(screen.getByText('Finish'));
  expect(await screen.findByText('Bo Diddley without a mark')).toBeDefined();
  expect(addFacts).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Mark absent'));
  await waitFor(() => expect(addFacts).toHaveBeenCalled());
  expect(sent(0)).toMatchObject([{ kind: 'no_show', registration_id: 'r2' }]);
});

it('adds a person to the session, and shows the roster with them', async () => {
  previewCreate.mockResolvedValue({
    session_id: 's1',
    price: '60.00',
    rate: 'public',
    due_on: null,
    max_participants: 12,
    booked_count: 1,
    has_offer: false,
    hindrances: [],
  });
  create.mockResolvedValue({ session_title: 'Rhythm Roll' });
  showRoster(['roster.read', 'registrations.write'], read, person('r1', 'Ada Byron'));
  fireEvent.click(screen.getByText('Add a person'));
  fireEvent.change(await screen.findByLabelText('Person'), { target: { value: 'pau' } });
  fireEvent.click(await screen.findByLabelText(/Paul O/));
  expect(await screen.findByText('$60.00')).toBeDefined();
  const before = read.mock.calls.length;
  fireEvent.click(screen.getByText('Register'));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[0]).toEqual({ params: { id: 'p1' }, body: { session_id: 's1' } });
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
});

it('offers to add a person only to who may register people', () => {
  show(person('r1', 'Ada Byron'));
  expect(screen.queryByText('Add a person')).toBeNull();
});

it('takes back a mark with one tap for a moment, and then offers to change it', async () => {
  show(person('r1', 'Ada Byron'));
  read.mockReturnValue(new Promise(() => undefined));
  fireEvent.click(row('Ada Byron').getByText('Check in'));
  fireEvent.click(row('Ada Byron').getByLabelText('Undo the mark of Ada Byron'));
  expect(row('Ada Byron').getByText('Check in')).toBeDefined();
  await waitFor(() => expect(addFacts.mock.calls.flatMap((_call, index) => sent(index))).toHaveLength(2));
  fireEvent.click(row('Ada Byron').getByText('Check in'));
  expect(await row('Ada Byron').findByLabelText('Change the mark of Ada Byron')).toBeDefined();
});

it('checks in all who have no mark and nothing to sign, and takes all of them back', async () => {
  // The marks of other tests may still stand on the page or be sent: these people are of this test only.
  show(
    person('all-1', 'Ada Byron'),
    person('all-2', 'Bo Diddley', { waiver: 'missing' }),
    person('all-3', 'Cy Twombly', { attendance: 'excused' }),
    person('all-4', 'Di Prima'),
  );
  const facts = () =>
    addFacts.mock.calls
      .flatMap((_call, index) => sent(index))
      .filter(({ registration_id: id }) => String(id).startsWith('all-'));
  fireEvent.click(screen.getByText('Check in all'));
  expect(screen.getAllByText(/^Present, /)).toHaveLength(2);
  expect(row('Bo Diddley').getByText('Sign waiver first')).toBeDefined();
  const [title, undo] = showUndo.mock.calls.at(-1) ?? [];
  expect(title).toBe('2 people are checked in.');
  await waitFor(() => expect(facts()).toHaveLength(2));
  undo?.();
  await waitFor(() => expect(facts()).toHaveLength(4));
  const [one, other, ...undone] = facts();
  expect(undone.map((fact) => fact['undoes'])).toEqual([one?.['id'], other?.['id']]);
});

it('has the waitlist as a tab for those who register people, and none for a coach', async () => {
  showRoster(['roster.read', 'registrations.write'], read, person('r1', 'Alicia Baker'));
  fireEvent.click(screen.getByRole('tab', { name: /^Waitlist/ }));
  expect(await screen.findByText('Nobody waits.')).toBeTruthy();
  cleanup();
  show(person('r1', 'Alicia Baker'));
  expect(screen.queryByRole('tab', { name: /^Waitlist/ })).toBeNull();
});
