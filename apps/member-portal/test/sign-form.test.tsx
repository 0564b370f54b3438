// @vitest-environment jsdom
import { fakeTransport, NoResponse, fakeProblem } from '@detroit-well/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveBy } from './fake-client.ts';
import { SignForm } from '../src/routes/waiver/sign-form.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/waiver/signature-drawing.ts', () => import('./faults/signature-drawing.ts'));

const lookup = 'https://ip.test/';
const content = {
  title: 'Waiver',
  body: '<p>Skating is done at your own risk.</p>',
  rules: [],
  effective_date: '2026-01-01',
  version: '1',
  text_hash: 'a1',
};
const signed = {
  waiver_accepted: true,
  payment_consent: true,
  waiver_accepted_date: '2026-03-02T10:00:00-05:00',
  payment_consent_date: '2026-03-02T10:00:00-05:00',
  accepted_version: '1',
  current_version: '1',
  changed: [],
};

/** Every attempt that reached the server, in order. */
let tries: { key: string | undefined; body: { ip_address?: string | undefined } }[] = [];

/** The server fails with these errors, in order, before it accepts the signature. */
function server(...failures: unknown[]): void {
  serveBy(
    fakeTransport({
      waiver: {
        accept: ({ headers, body }) => {
          tries.push({ key: headers['Idempotency-Key'], body });
          const failure = failures.shift();
          if (failure) throw failure;
          return signed;
        },
      },
    }),
  );
}

/** Puts the settings of the portal server into the page. */
function settings(ipLookupUrl?: string): void {
  document.head.innerHTML = `<script type="application/json" id="settings">${JSON.stringify({ ipLookupUrl })}</script>`;
}

/** The responses of the IP lookup, one for each attempt. */
const lookups = (...responses: (string | Error)[]) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const response = responses.shift() ?? new Error('More lookups than responses.');
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(new Response(response));
  });

const onSigned = vi.fn<() => void>();

const open = (): void =>
  void render(
    <QueryClientProvider client={new QueryClient()}>
      <SignForm content={content} onSigned={onSigned} />
    </QueryClientProvider>,
  );

/** Opens the form and fills in every field. */
function fillIn(): void {
  open();
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.change(screen.getByLabelText(/full name/), { target: { value: 'Ada Lovelace' } });
}

const press = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Sign waiver' }));
const tried = (times: number): Promise<void> =>
  waitFor(() => {
    expect(tries).toHaveLength(times);
    expect(document.querySelector('[aria-busy="true"]') === null || onSigned.mock.calls.length > 0).toBe(
      true,
    );
  });

beforeEach(() => {
  tries = [];
  onSigned.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the IP address of a signature (SPEC-B 7.4)', () => {
  it('is the one that the lookup returns', async () => {
    settings(lookup);
    server();
    const lookupCalls = lookups('203.0.113.7');
    fillIn();
    expect(lookupCalls).not.toHaveBeenCalled();
    press();
    await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
    expect(tries.map(({ body }) => body)).toEqual([
      {
        waiver_accepted: true,
        payment_consent: true,
        signature: `data:image/png;base64,${btoa('Ada Lovelace')}`,
        version: '1',
        ip_address: '203.0.113.7',
      },
    ]);
    expect(lookupCalls.mock.calls.map(([url]) => url)).toEqual([lookup]);
  });

  it('is unknown when the lookup fails', async () => {
    settings(lookup);
    server();
    lookups(new TypeError('Failed to fetch'));
    fillIn();
    press();
    await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
    expect(tries[0]?.body.ip_address).toBe('unknown');
  });

  it('is unknown when the lookup is off, and the page sends no lookup', async () => {
    settings();
    server();
    const lookupCalls = lookups('203.0.113.7');
    fillIn();
    press();
    await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
    expect(tries[0]?.body.ip_address).toBe('unknown');
    expect(lookupCalls).not.toHaveBeenCalled();
  });
});

it('fields that a program fills in without events count when the button is pressed', async () => {
  settings();
  server();
  open();
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) box.checked = true;
  screen.getByLabelText<HTMLInputElement>(/full name/).value = 'Ada Lovelace';
  press();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sign waiver' }).getAttribute('aria-disabled')).toBeNull(),
  );
  press();
  await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
  expect(tries[0]?.body).toMatchObject({ signature: `data:image/png;base64,${btoa('Ada Lovelace')}` });
});

describe('a signature that is sent again', () => {
  it('keeps its idempotency key and body after a lost response, even after a reload', async () => {
    settings(lookup);
    server(new NoResponse('network'), new NoResponse('network'));
    lookups('203.0.113.7', '198.51.100.1', '198.51.100.2');
    fillIn();
    press();
    await tried(1);
    press();
    await tried(2);
    cleanup();
    // The draft restores the whole form.
    open();
    press();
    await tried(3);
    expect(tries[0]?.body.ip_address).toBe('203.0.113.7');
    expect(tries[0]?.key).toMatch(/./);
    expect(tries).toEqual([tries[0], tries[0], tries[0]]);
  });

  it('keeps its idempotency key and body when the sign-in session ends between two attempts', async () => {
    settings(lookup);
    server(new NoResponse('network'), fakeProblem('not_authenticated'));
    lookups('203.0.113.7', '198.51.100.1');
    fillIn();
    for (const times of [1, 2, 3]) {
      press();
      await tried(times);
    }
    expect(tries).toEqual([tries[0], tries[0], tries[0]]);
  });

  it('gets a new idempotency key and a new IP lookup after the server rejects it', async () => {
    settings(lookup);
    server(fakeProblem('waiver_changed'));
    lookups('203.0.113.7', '198.51.100.1');
    fillIn();
    press();
    await tried(1);
    press();
    await tried(2);
    expect(tries.map(({ body }) => body.ip_address)).toEqual(['203.0.113.7', '198.51.100.1']);
    expect(tries[1]?.key).not.toBe(tries[0]?.key);
  });
});
