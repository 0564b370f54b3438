// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { AddWalkInsParams } from '@detroit-well/api-client';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptPerson, keptRoster } from './kept-fixture.ts';
import { roster, start } from './roster-fixture.tsx';

const { add, me } = vi.hoisted(() => ({
  add: vi.fn<(asked: { readonly body: AddWalkInsParams }) => Promise<unknown>>(),
  me: { id: 'p1' },
}));
vi.mock('../src/api/client.ts', () => ({
  client: {
    office: { walkIns: { add }, attendance: { addFacts: vi.fn() }, today: { read: vi.fn() } },
    profile: {
      me: () => Promise.resolve({ public_id: me.id, first_name: 'Tess', last_name: 'Fulton', email: '' }),
    },
  },
}));
vi.mock('../src/auth/session.ts', () => ({ session: { current: () => Promise.resolve(null) } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn(), showUndo: vi.fn(), undoMs: 50 }));

const stored = ({ body }: { readonly body: AddWalkInsParams }) =>
  Promise.resolve({ results: body.requests.map(({ id }) => ({ id, state: 'stored', problem: null })) });

/** Each `open` is a page of its own over the same device. */
async function open() {
  vi.resetModules();
  const { ApiError } = await import('@detroit-well/api-client');
  const { startQueue, send, waitingCount } = await import('../src/roster/unsent.ts');
  const walkIns = await import('../src/roster/unsent-walk-ins.ts');
  const fails = (options: Pick<ConstructorParameters<typeof ApiError>[0], 'kind' | 'status'>) => () =>
    Promise.reject(new ApiError({ message: 'No.', method: 'POST', ...options }));
  return { ...walkIns, startQueue, send, waitingCount, fails };
}
const request = (id: string): AddWalkInsParams['requests'][number] => ({
  id,
  session_id: 's1',
  meeting: start,
  person: { first_name: 'Marcus', last_name: 'Dupree', date_of_birth: '1991-08-02' },
  at: '2026-03-14T18:26:00-04:00',
  device: 'Tablet',
  pay: 'cash',
  amount: '25.00',
});
const sent = () => add.mock.calls.flatMap(([{ body }]) => body.requests.map(({ id }) => id));

beforeEach(() => {
  me.id = 'p1';
  add.mockReset();
  add.mockImplementation(stored);
  indexedDB.deleteDatabase('office-walk-ins');
  indexedDB.deleteDatabase('office-door');
});

it('sends a walk-in of a killed page from the next one, with the id and the time of then', async () => {
  const killed = await open();
  add.mockImplementation(killed.fails({ kind: 'network' }));
  await killed.keepWalkIn(request('w1'), 'Marcus Dupree');
  await killed.send();
  expect(killed.waitingCount()).toBe(1);
  add.mockReset();
  add.mockImplementation(stored);
  const next = await open();
  const stop = next.startQueue();
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  expect(add.mock.calls[0]?.[0].body.requests).toEqual([request('w1')]);
  await waitFor(() => expect(next.waitingCount()).toBe(0));
  stop();
  const last = await open();
  await last.loadWalkIns('p1');
  expect(last.waitingCount()).toBe(0);
});

it('sends only the walk-ins of who is signed in', async () => {
  const first = await open();
  await first.keepWalkIn(request('w1'), 'Marcus Dupree');
  me.id = 'p2';
  const other = await open();
  await other.loadWalkIns('p2');
  await other.send();
  expect([other.waitingCount(), sent()]).toEqual([0, []]);
});

it('says what the server has put on the worklist, and keeps what it does not take as a whole', async () => {
  const { SyncBar } = await import('../src/roster/sync-bar.tsx');
  const { AccessContext } = await import('../src/access/access.ts');
  const queue = await import('../src/roster/unsent-walk-ins.ts');
  const { send } = await import('../src/roster/unsent.ts');
  render(
    <AccessContext value={{ role: 'front_desk', permissions: [], refund_limit_cents: 0 }}>
      <SyncBar />
    </AccessContext>,
  );
  add.mockImplementation(({ body }) =>
    Promise.resolve({
      results: body.requests.map(({ id }) => ({ id, state: 'refused', problem: { message: 'It is full.' } })),
    }),
  );
  await queue.keepWalkIn(request('w1'), 'Marcus Dupree');
  await send();
  expect(await screen.findByText('Marcus Dupree: It is full. It stands on Today.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
  const { ApiError } = await import('@detroit-well/api-client');
  add.mockRejectedValue(
    new ApiError({ message: 'The phone is wrong.', method: 'POST', kind: 'refused', status: 400 }),
  );
  await queue.keepWalkIn(request('w2'), 'Joan Dee');
  await send();
  expect(await screen.findByText(/^Joan Dee: /)).toBeDefined();
  expect(queue.waitingWalkIns()).toBe(1);
  add.mockImplementation(stored);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(queue.waitingWalkIns()).toBe(0));
});

it('leaves trying again to the offline bar while that is shown, and sends when it finds the network', async () => {
  const { SyncBar } = await import('../src/roster/sync-bar.tsx');
  const { AccessContext } = await import('../src/access/access.ts');
  const queue = await import('../src/roster/unsent-walk-ins.ts');
  const { send } = await import('../src/roster/unsent.ts');
  const { tryConnection, watchConnection } = await import('@detroit-well/telemetry/connection');
  const { ApiError } = await import('@detroit-well/api-client');
  watchConnection();
  render(
    <AccessContext value={{ role: 'front_desk', permissions: [], refund_limit_cents: 0 }}>
      <SyncBar />
    </AccessContext>,
  );
  add.mockRejectedValue(new ApiError({ message: 'No.', method: 'POST', kind: 'network' }));
  await queue.keepWalkIn(request('w1'), 'Marcus Dupree');
  await send();
  expect(await screen.findByRole('button', { name: 'Try now' })).toBeDefined();
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
  expect(screen.getByText('1 walk-in saved here, not sent')).toBeDefined();
  add.mockImplementation(stored);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')));
  await act(tryConnection);
  vi.unstubAllGlobals();
  await waitFor(() => expect(queue.waitingWalkIns()).toBe(0));
});

it('keeps a new person with the price of the list, and offers no gift', async () => {
  const { keep } = await import('../src/kept/kept.ts');
  const queue = await import('../src/roster/unsent-walk-ins.ts');
  const { WalkInWithoutNetwork } = await import('../src/walk-ins/walk-in-without-network.tsx');
  const { waitingCount } = await import('../src/roster/unsent.ts');
  add.mockImplementation(() => Promise.reject(new Error('away')));
  const people = [keptPerson({ person_id: 'u9', name: 'Joan O’Dell', membership: 'Standard' })];
  await keep({
    sid: 'first',
    person: { id: 'p1', name: 'Tess Fulton' },
    access: { role: 'front_desk', permissions: ['walkins.write'] },
    clockAheadMs: 0,
    lists: {
      taken_at: '2026-03-14T18:02:00-04:00',
      expires_at: '2099-03-15T18:02:00-04:00',
      sessions: [keptRoster({ people: [] }), keptRoster({ session_id: 's2', people })],
    },
  });
  const onClose = vi.fn();
  const view = render(<WalkInWithoutNetwork roster={roster()} open onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: "o'dell" } });
  expect(dialog.getByText('Add, cash $20', { exact: false })).toBeDefined();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Marcus Dupree' } });
  fireEvent.click(dialog.getByText('New person “Marcus Dupree”'));
  expect(dialog.queryByText('Complimentary')).toBeNull();
  fireEvent.change(dialog.getByLabelText('Born'), { target: { value: '1991-08-02' } });
  const before = waitingCount();
  fireEvent.click(dialog.getByText(/^Add and take/));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(waitingCount()).toBe(before + 1);
  await waitFor(() => expect(add).toHaveBeenCalled());
  expect(add.mock.calls[0]?.[0].body.requests[0]).toMatchObject({
    session_id: 's1',
    meeting: start,
    pay: 'cash',
    amount: '25.00',
    person: { first_name: 'Marcus', last_name: 'Dupree', date_of_birth: '1991-08-02' },
  });
  view.unmount();
  expect(queue.waitingWalkIns()).toBeGreaterThan(0);
});
