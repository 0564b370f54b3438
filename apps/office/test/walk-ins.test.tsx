// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ApiError, type WalkInResult } from '@detroit-well/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { meQuery } from '../src/api/queries.ts';
import { queryClient } from '../src/api/query-client.ts';
import { storedMarks } from '../src/roster/mark-store.ts';
import { person, showRoster, start } from './roster-fixture.tsx';

const { add, register, resolve, addFacts, read, previewCreate, list, showUndo } = vi.hoisted(() => ({
  add: vi.fn(),
  register: vi.fn(),
  resolve: vi.fn(),
  addFacts: vi.fn(),
  read: vi.fn(),
  previewCreate: vi.fn(),
  list: vi.fn(),
  showUndo: vi.fn<(title: string, undo: () => void) => void>(),
}));
vi.mock('../src/api/client.ts', () => ({
  client: {
    office: {
      attendance: { addFacts },
      rosters: { read, readCsv: vi.fn() },
      today: { read: vi.fn() },
      sessions: { read: () => Promise.resolve({ id: 's1', title: 'Rhythm Roll', price_public: '32.00' }) },
      waitlist: { list: () => Promise.resolve({ results: [], next: null, count: 0 }) },
      registrations: { previewCreate },
      people: { list },
      walkIns: { add, register },
      worklist: { resolve },
    },
  },
}));
vi.mock('../src/auth/session.ts', () => ({ session: { current: () => Promise.resolve(null) } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn(), showUndo, undoMs: 50 }));

const nadine = {
  id: 'p1',
  first_name: 'Nadine',
  last_name: 'Reyes',
  email: '',
  phone: '(313) 555-0164',
  date_of_birth: '1990-04-01',
  last_visit_at: '2026-03-06T18:30:00-05:00',
  waiver_state: 'current',
};
const preview = { price: '32.00', pass_credit: null, included_session: null, hindrances: [] };
const stored = (id: string, over: Partial<WalkInResult> = {}): WalkInResult => ({
  id,
  state: 'stored',
  registration_id: 'r9',
  person_id: 'p1',
  paid: '32.00',
  flags: [],
  problem: null,
  worklist_id: null,
  ...over,
});

interface Sent {
  readonly body: { readonly requests: readonly { readonly id: string }[] };
}
const answering =
  (over: Partial<WalkInResult> = {}) =>
  ({ body }: Sent) =>
    Promise.resolve({ results: body.requests.map(({ id }) => stored(id, over)) });
const request = (call: number) =>
  add.mock.calls[call]?.[0].body.requests[0] as Record<string, unknown> & { id: string };

beforeEach(() => {
  queryClient.clear();
  for (const mock of [add, register, resolve, addFacts, read, previewCreate, list, showUndo])
    mock.mockReset();
  queryClient.setQueryData(meQuery().queryKey, {
    public_id: 'p9',
    first_name: 'Tess',
    last_name: 'F',
  } as never);
  list.mockResolvedValue({ results: [nadine], next: null, count: 1 });
  previewCreate.mockResolvedValue(preview);
  add.mockImplementation(answering());
});

// What was taken back settles a moment later.
afterEach(async () => {
  await vi.waitUntil(async () => (await storedMarks(0)).length === 0);
  await new Promise((resolve) => setTimeout(resolve, 20));
});

type Permissions = Parameters<typeof showRoster>[0];
const desk: Permissions = ['roster.read', 'walkins.write', 'people.read', 'overrides.capacity'];

async function open(permissions: Permissions = desk, people = [person('r1', 'Ada Byron')]) {
  showRoster(permissions, read, ...people);
  fireEvent.click(screen.getByRole('button', { name: 'Walk-in' }));
  return within(await screen.findByRole('dialog'));
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function newPerson(values: Readonly<Record<string, string>> = {}) {
  const dialog = await open();
  fireEvent.click(await dialog.findByRole('button', { name: 'New person' }));
  const all = { 'First name': 'Marcus', 'Last name': 'Dupree', Born: '1991-08-02', ...values };
  for (const [label, value] of Object.entries(all))
    type(dialog.getByLabelText(new RegExp(`^${label}`)), value);
  return dialog;
}

it('adds a known person with one tap in the way that fits best, and takes the mark back', async () => {
  const dialog = await open();
  type(dialog.getByRole('searchbox'), 'nad');
  const row = within(await dialog.findByRole('listitem'));
  expect(row.getByText('Born 1990, phone ends 0164. Last here Mar 6, 2026, waiver signed')).toBeTruthy();
  fireEvent.click(await row.findByRole('button', { name: /^Add, cash \$32/ }));
  await waitFor(() => expect(showUndo).toHaveBeenCalled());
  expect(request(0)).toMatchObject({
    session_id: 's1',
    meeting: start,
    person_id: 'p1',
    pay: 'cash',
    amount: '32.00',
  });
  const [title, undo] = showUndo.mock.calls[0] ?? [];
  expect(title).toBe('Nadine Reyes is checked in. $32.00 cash taken.');
  addFacts.mockResolvedValue({ results: [] });
  undo?.();
  await waitFor(() => expect(addFacts).toHaveBeenCalled());
  expect(addFacts.mock.calls[0]?.[0].body.facts).toMatchObject([
    { kind: 'undo', undoes: request(0).id, registration_id: 'r9' },
  ]);
});

it.each([
  [
    'a credit',
    { pass_credit: { expires_on: '2026-05-02' } },
    /^Add, 1 credit/,
    { pay: 'later', use_pass: true },
  ],
  [
    'an included session',
    { included_session: { left: 2, expires_on: '2026-03-31' } },
    /^Add, included/,
    { pay: 'later', use_included: true },
  ],
  ['nothing', { price: '0.00' }, /^Add, free/, { pay: 'later' }],
])('pays with %s where the person has it', async (_what, over, name, terms) => {
  previewCreate.mockResolvedValue({ ...preview, ...over });
  const dialog = await open();
  fireEvent.click(await dialog.findByRole('button', { name }));
  await waitFor(() => expect(add).toHaveBeenCalled());
  expect(request(0)).toMatchObject(terms);
});

it('asks why a spot is given away', async () => {
  const dialog = await open();
  fireEvent.click(await dialog.findByRole('button', { name: 'Another way to pay for Nadine Reyes' }));
  fireEvent.click(dialog.getByRole('radio', { name: /^Complimentary/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Add, complimentary' }));
  expect(await dialog.findByText('Reason is required')).toBeTruthy();
  expect(add).not.toHaveBeenCalled();
  type(dialog.getByLabelText(/^Reason/), 'First night.');
  fireEvent.click(dialog.getByRole('button', { name: 'Add, complimentary' }));
  await waitFor(() => expect(add).toHaveBeenCalled());
  expect(request(0)).toMatchObject({ pay: 'complimentary', reason: 'First night.' });
});

it('adds a new person with a name and a birthday, cash chosen', async () => {
  const dialog = await newPerson();
  fireEvent.click(await dialog.findByRole('button', { name: /^Add and take \$32/ }));
  await waitFor(() => expect(add).toHaveBeenCalled());
  expect(request(0)).toMatchObject({
    person: { first_name: 'Marcus', last_name: 'Dupree', date_of_birth: '1991-08-02' },
    pay: 'cash',
    amount: '32.00',
  });
});

it('says at the field that somebody is too young, and sends nothing', async () => {
  const dialog = await newPerson({ Born: '2015-08-02' });
  fireEvent.click(await dialog.findByRole('button', { name: /^Add and take/ }));
  expect(
    (await dialog.findAllByText(/years old\. Registrations are from 18\. Nothing was saved\./)).length,
  ).toBeGreaterThan(0);
  expect(add).not.toHaveBeenCalled();
});

it('keeps what was typed, and shows an error of the server at its field', async () => {
  add.mockRejectedValueOnce(
    new ApiError({
      kind: 'http',
      status: 400,
      code: 'validation_failed',
      message: 'Please check the form.',
      fieldErrors: { 'requests.0.person.phone': ['Valid phone number is required'] },
    } as never),
  );
  const dialog = await newPerson({ Phone: '(313) 555-0171' });
  fireEvent.click(await dialog.findByRole('button', { name: /^Add and take/ }));
  expect((await dialog.findAllByText('Valid phone number is required')).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText(/^First name/)).toHaveProperty('value', 'Marcus');
  // Another content is another walk-in.
  type(dialog.getByLabelText(/^Phone/), '');
  fireEvent.click(dialog.getByRole('button', { name: /^Add and take/ }));
  await waitFor(() => expect(add).toHaveBeenCalledTimes(2));
  expect(request(1).id).not.toBe(request(0).id);
});

it('sends the same walk-in again after an unknown outcome, with its id and its time', async () => {
  add.mockRejectedValueOnce(new ApiError({ kind: 'network', message: 'Lost.', outcome: 'unknown' } as never));
  const dialog = await newPerson();
  fireEvent.click(await dialog.findByRole('button', { name: /^Add and take/ }));
  expect(await dialog.findByText(/We could not confirm whether this went through/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: /^Add and take/ }));
  await waitFor(() => expect(add).toHaveBeenCalledTimes(2));
  expect(request(1)).toEqual(request(0));
});

const twelve = Array.from({ length: 12 }, (_, index) => person(`r${index}`, `Person ${index}`));

it('says that a session is full, and asks who may exceed it why', async () => {
  const dialog = await open(desk, twelve);
  expect(dialog.getByText('All 12 spots of Rhythm Roll are taken.')).toBeTruthy();
  fireEvent.click(await dialog.findByRole('button', { name: /^Add, cash/ }));
  expect(await dialog.findByText('Reason is required')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Reason/));
  expect(add).not.toHaveBeenCalled();
  type(dialog.getByLabelText(/^Reason/), 'Room for one more.');
  fireEvent.click(dialog.getByRole('button', { name: /^Add, cash/ }));
  await waitFor(() => expect(add).toHaveBeenCalled());
  expect(request(0)).toMatchObject({ overrides: ['capacity'], reason: 'Room for one more.' });
});

it('names who may exceed a full session where the role may not, and offers nothing', async () => {
  const dialog = await open(['roster.read', 'walkins.write', 'people.read'], twelve);
  expect(dialog.getByText(/These roles go beyond the spots: Owner, Manager, Front desk/)).toBeTruthy();
  expect(await dialog.findByText('Nadine Reyes')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Add/ })).toBeNull();
});

it('registers a refused walk-in all the same, under its id', async () => {
  const problem = { code: 'session_full', message: 'All spots are taken.', override: 'capacity' } as const;
  add.mockImplementation(({ body }: Sent) =>
    Promise.resolve({
      results: body.requests.map(({ id }) =>
        stored(id, { state: 'refused', registration_id: null, problem, worklist_id: `walk_in:${id}` }),
      ),
    }),
  );
  register.mockImplementation(({ params }: { params: { id: string } }) => Promise.resolve(stored(params.id)));
  const dialog = await open();
  fireEvent.click(await dialog.findByRole('button', { name: /^Add, cash/ }));
  expect(await dialog.findByText('All spots are taken.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Add anyway' }));
  expect(await dialog.findByText('Reason is required')).toBeTruthy();
  type(dialog.getByLabelText(/^Reason/), 'Room for one more.');
  fireEvent.click(dialog.getByRole('button', { name: 'Add anyway' }));
  await waitFor(() => expect(showUndo).toHaveBeenCalled());
  expect(register.mock.calls[0]?.[0]).toEqual({
    params: { id: request(0).id },
    body: { overrides: ['capacity'], reason: 'Room for one more.' },
  });
  expect(resolve).not.toHaveBeenCalled();
});

it('offers nothing for somebody on the roster, and says who is too young', async () => {
  const booked = person('r1', 'Nadine Reyes', { person_id: 'p1' });
  list.mockResolvedValue({
    results: [nadine, { ...nadine, id: 'p2', first_name: 'Kit' }],
    next: null,
    count: 2,
  });
  previewCreate.mockResolvedValue({
    ...preview,
    hindrances: [{ code: 'age_restricted', message: '18 on May 3, 2027.', override: null }],
  });
  const dialog = await open(desk, [booked]);
  type(dialog.getByRole('searchbox'), 'reyes');
  expect(await dialog.findByText('On the roster already')).toBeTruthy();
  expect(await dialog.findByText('18 on May 3, 2027.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Add/ })).toBeNull();
});

it('opens with W', async () => {
  showRoster(desk, read, person('r1', 'Ada Byron'));
  fireEvent.keyDown(document.body, { key: 'w' });
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('is not offered to a coach', () => {
  showRoster(['roster.read'], read, person('r1', 'Ada Byron'));
  expect(screen.queryByRole('button', { name: 'Walk-in' })).toBeNull();
});
