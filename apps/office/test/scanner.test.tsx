// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ApiError, type ScannedPerson } from '@detroit-well/api-client';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { meQuery } from '../src/api/queries.ts';
import { queryClient } from '../src/api/query-client.ts';
import { storedMarks } from '../src/roster/mark-store.ts';
import { person, row, showRoster, start } from './roster-fixture.tsx';

const { addFacts, read, scan } = vi.hoisted(() => ({ addFacts: vi.fn(), read: vi.fn(), scan: vi.fn() }));
vi.mock('../src/api/client.ts', () => ({
  client: {
    office: {
      attendance: { addFacts },
      rosters: { read, readCsv: vi.fn() },
      scan: { person: scan },
      today: { read: vi.fn() },
    },
  },
}));
vi.mock('../src/auth/session.ts', () => ({ session: { current: () => Promise.resolve(null) } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn(), showUndo: vi.fn(), undoMs: 10_000 }));

interface Asked {
  readonly body: { readonly facts: readonly { readonly id: string; readonly registration_id: string }[] };
}
const kindsSent = () =>
  addFacts.mock.calls.flatMap(([{ body }]) =>
    (body as { facts: { kind: string }[] }).facts.map(({ kind }) => kind),
  );

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-14T22:27:00Z'), toFake: ['Date'] });
  queryClient.clear();
  queryClient.setQueryData(meQuery().queryKey, {
    public_id: 'p9',
    first_name: 'Tess',
    last_name: 'Fulton',
    email: 'tess@demo.test',
  } as never);
  addFacts.mockReset();
  scan.mockReset();
  addFacts.mockImplementation(({ body }: Asked) =>
    Promise.resolve({
      results: body.facts.map(({ id, registration_id }) => ({
        id,
        registration_id,
        attendance: 'present',
        flags: [],
      })),
    }),
  );
});
afterEach(async () => {
  cleanup();
  await vi.waitUntil(async () => (await storedMarks(0)).length === 0);
});

const ada = person('a1', 'Ada Byron');
const registration = (over: Partial<ScannedPerson['registrations'][number]> = {}) => ({
  session_id: 's1',
  title: 'Rhythm Roll',
  meeting: start,
  end_datetime: '2026-03-14T20:00:00-04:00',
  location_name: 'Floor 2',
  entry: ada,
  ...over,
});
const scanned = (...registrations: ScannedPerson['registrations']): ScannedPerson => ({
  person_id: 'p1',
  picture_path: null,
  name: 'Ada Byron',
  waiver: 'signed',
  membership: 'Standard',
  notes: ['Left knee'],
  registrations,
});
const panel = () => within(screen.getByRole('region', { name: 'Scanner' }));

/** Opens the scanner by its key, and lets it type a code and Enter. */
async function scanCode(code = 'K7QM'): Promise<void> {
  if (!screen.queryByRole('region', { name: 'Scanner' })) fireEvent.keyDown(document.body, { key: 'q' });
  const field = await screen.findByLabelText<HTMLInputElement>('Code of the pass');
  fireEvent.change(field, { target: { value: code } });
  fireEvent.submit(field.form!);
}
const show = () => showRoster(['roster.read'], read, ada, person('b1', 'Bo Diddley'));

it('marks who is booked present at once, and takes it back with one tap', async () => {
  show();
  scan.mockResolvedValue(scanned(registration()));
  await scanCode();
  expect(await panel().findByText(/^Present, 6:27 PM/)).toBeTruthy();
  expect(scan).toHaveBeenCalledWith({ body: { code: 'K7QM', session_id: 's1' } });
  expect(row('Ada Byron').getByText(/^Present, /)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Code of the pass').value).toBe('');
  fireEvent.click(panel().getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kindsSent()).toEqual(['check_in', 'undo']));
  expect(row('Ada Byron').getByText('Check in')).toBeTruthy();
});

it.each([
  [
    'somebody unsigned',
    registration({ entry: { ...ada, waiver: 'missing' } }),
    'Sign the waiver first',
    'Check in anyway',
  ],
  [
    'another session',
    registration({ session_id: 's2', title: 'Slow Flow' }),
    'Booked for Slow Flow, 6:30 PM',
    'Check in: Slow Flow, 6:30 PM',
  ],
])('asks for %s, and marks nothing before the answer', async (_, one, question, answer) => {
  show();
  scan.mockResolvedValue(scanned(one));
  await scanCode();
  expect(await panel().findByText(question)).toBeTruthy();
  expect(addFacts).not.toHaveBeenCalled();
  fireEvent.click(panel().getByRole('button', { name: answer }));
  await waitFor(() => expect(kindsSent()).toEqual(['check_in']));
});

it('asks who is booked for two sessions now, and says when nothing is booked', async () => {
  show();
  scan.mockResolvedValue(
    scanned(
      registration(),
      registration({ session_id: 's2', title: 'Slow Flow', entry: person('a2', 'Ada Byron') }),
    ),
  );
  await scanCode();
  expect(await panel().findByText('Booked for two now')).toBeTruthy();
  scan.mockResolvedValue(scanned());
  await scanCode();
  expect(await panel().findByText('Not booked today')).toBeTruthy();
  expect(addFacts).not.toHaveBeenCalled();
});

it('says that a code is unknown or renewed, or that it was not read, and shows nobody', async () => {
  show();
  scan.mockRejectedValue(
    new ApiError({ kind: 'refused', message: 'Not found.', status: 404, code: 'not_found' }),
  );
  await scanCode();
  expect(await panel().findByText('No pass has this code')).toBeTruthy();
  scan.mockRejectedValue(new ApiError({ kind: 'network', message: 'Offline.', method: 'POST' }));
  await scanCode();
  expect(await panel().findByText('The pass was not read')).toBeTruthy();
  // It stays to be looked at, and the next scan replaces it.
  expect(screen.getByLabelText<HTMLInputElement>('Code of the pass').value).toBe('K7QM');
});

it('keeps the letters of a scanner from the shortcuts, and closes with Escape', async () => {
  show();
  await scanCode('');
  row('Ada Byron').getByText('Check in').closest<HTMLElement>('li')!.focus();
  for (const key of 'PLAEU') fireEvent.keyDown(document.activeElement!, { key });
  expect(addFacts).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('Code of the pass'));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Scanner' })).toBeNull();
});

it('opens the card of the person from the scan', async () => {
  show();
  scan.mockResolvedValue(scanned(registration()));
  await scanCode();
  fireEvent.click(await panel().findByRole('button', { name: 'Open card' }));
  expect(await screen.findByRole('dialog', { name: 'Ada Byron' })).toBeTruthy();
});

it.each([
  ['refused', new DOMException('No.', 'NotAllowedError'), /^The camera is not allowed/],
  ['absent', new DOMException('None.', 'NotFoundError'), /^No camera was found/],
])('says that the camera is %s, and goes on without it', async (_, error, sentence) => {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () => Promise.resolve([]);
    },
  );
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, { mediaDevices: { getUserMedia: () => Promise.reject(error) } }),
  );
  show();
  await scanCode('');
  fireEvent.click(screen.getByRole('button', { name: 'Use the camera' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByLabelText('Code of the pass')).toBeTruthy();
  vi.unstubAllGlobals();
});

it('reads a pass from the camera where the browser can, once while it stays in the frame', async () => {
  const stop = vi.fn();
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () => Promise.resolve([{ rawValue: 'FROMCAMERA' }]);
    },
  );
  Object.assign(navigator, {
    mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
  });
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  show();
  scan.mockResolvedValue(scanned());
  await scanCode('');
  fireEvent.click(screen.getByRole('button', { name: 'Use the camera' }));
  await waitFor(() => expect(scan).toHaveBeenCalledTimes(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(scan).toHaveBeenCalledTimes(1);
  expect(scan.mock.calls[0]?.[0]).toMatchObject({ body: { code: 'FROMCAMERA' } });
  fireEvent.click(screen.getByRole('button', { name: 'Turn the camera off' }));
  expect(stop).toHaveBeenCalled();
  vi.unstubAllGlobals();
});

const code = 'K7QMF2D5TR4XK7QMF2D5TR4XKA';

it.each([code, `P${code.slice(1)}`, `Q${code.slice(1)}`, `L${code.slice(1)}`])(
  'reads %s that a scanner types while no field has the focus, and runs no shortcut of its letters',
  async (typed) => {
    show();
    scan.mockResolvedValue(scanned());
    row('Bo Diddley').getByText('Check in').closest<HTMLElement>('li')!.focus();
    for (const key of [...typed.split(''), 'Enter']) fireEvent.keyDown(document.activeElement!, { key });
    expect(await screen.findByText('Not booked today')).toBeTruthy();
    expect(scan.mock.calls.map(([{ body }]) => body)).toEqual([expect.objectContaining({ code: typed })]);
    expect(addFacts).not.toHaveBeenCalled();
  },
);

it('runs no shortcut of a code without its end, and one of a letter that a person presses', async () => {
  show();
  row('Bo Diddley').getByText('Check in').closest<HTMLElement>('li')!.focus();
  for (const key of `P${code.slice(1)}`) fireEvent.keyDown(document.activeElement!, { key });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(addFacts).not.toHaveBeenCalled();
  fireEvent.keyDown(document.activeElement!, { key: 'p' });
  await waitFor(() => expect(addFacts).toHaveBeenCalledTimes(1));
});

it('reads a pass that was scanned into the search', async () => {
  show();
  scan.mockResolvedValue(scanned());
  const search = screen.getByLabelText<HTMLInputElement>('Find on the roster');
  fireEvent.change(search, { target: { value: code } });
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() => expect(scan.mock.calls[0]?.[0]).toMatchObject({ body: { code } }));
  expect(search.value).toBe('');
});
