// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskForms } from './faults/desk-forms.tsx';
import { moneyForms } from './faults/money-forms.tsx';
import { editorForms } from './faults/editor-forms.ts';
import {
  besideField,
  choose,
  field,
  idle,
  onClose,
  place,
  press,
  showForm,
  toasts,
  type,
} from './faults/form-page.tsx';
import type { FormRow } from './faults/form-row.ts';
import { changes, faults, isAnswered, refusal, server } from './faults/office-server.ts';
import { studioForms } from './faults/studio-forms.tsx';
import { importForms, wordsForms } from './faults/words-forms.tsx';

vi.mock('../src/api/client.ts', () => import('./faults/office-server.ts'));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'https://api.test/api/v2', publicSiteUrl: 'https://site.test' }),
}));
vi.mock('../src/auth/session.ts', () => ({ signOut: vi.fn() }));
vi.mock('../src/overlay/toasts.ts', async () => (await import('./faults/form-page.tsx')).toasts);
vi.stubGlobal('scrollTo', vi.fn());
vi.stubGlobal('matchMedia', () => ({
  matches: true,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
}));
const { routes } = await import('../src/app/routes.tsx');

const unknownText = 'We could not confirm whether this went through.';
const unknown = ['cut', '31 s', 'html', 'null', '{}', '500', '502', '503'];
const leftOpen = [...unknown, '401', '429'];

beforeEach(() => {
  server.failing = '';
  server.sent.length = 0;
  for (const mock of [toasts.showToast, toasts.showUndo, onClose]) mock.mockReset();
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const [logged] = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  if (logged) throw new Error(`React reported: ${logged.map(String).join(' ')}`);
});

async function fill(row: FormRow): Promise<void> {
  server.others = row.others ?? {};
  await showForm(row, routes);
  for (const button of row.open ?? []) await press(button);
  if (row.choose !== undefined) await choose(row.choose);
  for (const [label, value] of Object.entries(row.fill ?? {})) await type(label, value);
  if (row.pick !== undefined) await choose(row.pick);
  for (const button of row.after ?? []) await press(button);
}

const attempts = ({ call }: FormRow) => server.sent.filter((one) => one.call === call);

async function submit(row: FormRow): Promise<void> {
  const before = attempts(row).length;
  await press(row.submit);
  await waitFor(() => expect(attempts(row).length).toBe(before + 1), { interval: 5 });
  await idle();
}

const told = ({ toast }: FormRow): string =>
  toast ? JSON.stringify(toasts.showToast.mock.lastCall) : place().textContent;

const kept = ({ fill: typed = {} }: FormRow) =>
  Object.fromEntries(Object.keys(typed).map((label) => [label, field(label).value]));

/** The faults of a call. Without an answer to read, its status says that it worked. */
const faultsOf = ({ call }: FormRow) =>
  Object.entries(faults).filter(([name]) => isAnswered(call) || !['html', 'null', '{}'].includes(name));

const rows = [...deskForms, ...moneyForms, ...editorForms, ...studioForms, ...importForms, ...wordsForms];

async function expectFailure(row: FormRow, fault: string): Promise<void> {
  const isUnknown = unknown.includes(fault);
  const says = isUnknown ? unknownText : refusal;
  await waitFor(() => expect([fault, told(row)]).toEqual([fault, expect.stringContaining(says)]), {
    interval: 5,
  });
  expect([fault, told(row).includes(unknownText)]).toEqual([fault, isUnknown]);
  expect([fault, kept(row)]).toEqual([fault, row.fill ?? {}]);
  const claims = row.failed !== undefined && told(row).includes(row.failed);
  expect([fault, claims]).toEqual([fault, row.failed !== undefined && !isUnknown]);
  expect(onClose).not.toHaveBeenCalled();
}

const expectSuccess = (row: FormRow): Promise<void> =>
  waitFor(
    () => {
      if (row.empties) expect(Object.values(kept(row)).join('')).toBe('');
      else if (row.shows !== undefined) expect(document.body.textContent).toContain(row.shows);
      else expect([...toasts.showToast.mock.calls, ...toasts.showUndo.mock.calls]).toHaveLength(1);
      expect(JSON.stringify(toasts.showToast.mock.calls)).not.toContain('"bad"');
    },
    { interval: 5 },
  );

/** After an unknown outcome, or when the server did not look at it, the key stays. After a refusal it does not. */
function expectKeys(row: FormRow): void {
  if (row.repeatable) return;
  const keys = attempts(row).map(({ key }) => key);
  for (const [index, [name]] of faultsOf(row).entries())
    expect([name, keys[index + 1] === keys[index]]).toEqual([name, leftOpen.includes(name)]);
}

async function expectNoPreview(row: FormRow, fault: string): Promise<void> {
  const says = unknown.includes(fault) ? 'could not be counted. Nothing was changed.' : refusal;
  await waitFor(() => expect([fault, told(row)]).toEqual([fault, expect.stringContaining(says)]), {
    interval: 5,
  });
  const buttons = [...place().querySelectorAll('button[aria-disabled="true"]')];
  expect([fault, buttons.length]).toEqual([fault, 1]);
}

/** Calls without a form, and forms that are made like one with a row. */
const others = [
  // The roster keeps marks and sends them again (roster-page.test.tsx), and a press on a list marks an entry.
  'POST /office/attendance/facts/',
  // A scan records nothing (scanner.test.tsx).
  'POST /office/scan/',
  // The older call of a sale. A printed gift card is asked for after its sale (sell-other-things.test.tsx).
  'POST /office/people/{id}/passes/',
  'POST /office/gift-cards/{id}/print/',
  // A screen loads it (merge-page.test.tsx).
  'POST /office/people/merge/preview/',
  'POST /office/worklist/{id}/resolve/',
  'POST /office/payments/{id}/check/',
  'PATCH /office/people/{id}/notes/{note}/',
  // Of new records, and of pictures of other records.
  ...['programs', 'coaches'].map((many) => `POST /office/${many}/`),
  ...['sessions', 'series'].map((many) => `POST /office/${many}/{id}/picture/`),
  ...['sessions', 'series', 'coaches'].map((many) => `DELETE /office/${many}/{id}/picture/`),
  // A picture of a post is a file (post-pictures.test.tsx).
  'POST /office/media/',
  // A series is changed by its preview, and is archived and deleted as programs are. The office deletes no session.
  ...['PATCH', 'DELETE'].map((method) => `${method} /office/series/{id}/`),
  'DELETE /office/sessions/{id}/',
];

it('every call that changes something has a row', () => {
  const named = new Set([...rows.flatMap(({ call, preview }) => [call, preview]), ...others]);
  expect(changes.filter((call) => !named.has(call))).toEqual([]);
});

describe.each(rows)('$name', (row) => {
  it('says what every fault means, keeps what was typed, repeats with the same key and succeeds in the end', async () => {
    await fill(row);
    server.failing = row.call;
    for (const [fault, { reply }] of faultsOf(row)) {
      server.reply = reply;
      await submit(row);
      await expectFailure(row, fault);
    }
    toasts.showToast.mockReset();
    server.failing = '';
    await submit(row);
    await expectSuccess(row);
    expectKeys(row);
    expect(attempts(row)).toHaveLength(faultsOf(row).length + 1);
  });
});

describe.each(rows.filter(({ field: named }) => named !== undefined))('$name', (row) => {
  it('puts the message about a field beside it', async () => {
    const [name, label] = row.field ?? ['', ''];
    await fill(row);
    server.failing = row.call;
    server.reply = {
      status: 400,
      data: { message: 'Invalid request.', code: 'validation_failed', [name]: ['This cannot be.'] },
    };
    await submit(row);
    await waitFor(() => expect(besideField(label)).toContain('This cannot be.'), { interval: 5 });
    expect(kept(row)).toEqual(row.fill ?? {});
  });
});

describe.each(rows.filter(({ preview }) => preview !== undefined))('$name', (row) => {
  it('says under every fault that nothing was counted, and cannot be done then', async () => {
    for (const [fault, { reply }] of Object.entries(faults)) {
      cleanup();
      server.failing = row.preview ?? '';
      server.reply = reply;
      server.others = row.others ?? {};
      await showForm(row, routes);
      for (const button of row.open ?? []) await press(button);
      if (row.choose !== undefined) await choose(row.choose);
      await expectNoPreview(row, fault);
    }
    expect(attempts(row)).toEqual([]);
  });
});
