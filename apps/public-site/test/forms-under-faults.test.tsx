// @vitest-environment jsdom
import type * as Endpoints from '@detroit-well/api-client/endpoints';
import { NoResponse } from '@detroit-well/api-client/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forms } from './faults/form-rows.tsx';
import { keepDraft } from './guest-page.tsx';
import { faultNames, replies, unreadable, type Fault, type Reply } from './faults/replies.ts';

const server = vi.hoisted(() => ({ call: '', reply: null as unknown, keys: [] as (string | undefined)[] }));

const others: Readonly<Record<string, unknown>> = {
  'GET /payments/config/': { provider: 'sandbox', publishable_key: null },
  'POST /payments/sandbox/payment-methods/': { payment_method_id: 'pm_1' },
  'GET /waiver/content/': { title: 'Waiver', body: '<p>At your own risk.</p>', version: '1' },
};

// All clients of the page use this transport and do not wait before retries.
vi.mock('@detroit-well/api-client/endpoints', async (original) => {
  const endpoints = await original<typeof Endpoints>();
  const createCore = (options: Endpoints.CoreOptions) =>
    endpoints.createCore({
      ...options,
      maxRetries: 0,
      longestWaitMs: 0,
      transport: ({ method, path, headers }) => {
        const name = `${method} ${path.split('?')[0]}`;
        if (name !== server.call) {
          const status = name in others ? 200 : 404;
          return Promise.resolve({ status, header: () => undefined, data: others[name] });
        }
        server.keys.push(headers['Idempotency-Key']);
        const reply = server.reply as Reply;
        if (reply instanceof NoResponse) return Promise.reject(reply);
        const header = (name: string) => (name === 'Retry-After' ? reply.retryAfter : undefined);
        return Promise.resolve({ status: reply.status, header, data: reply.data });
      },
    });
  return { ...endpoints, createCore };
});

vi.mock('@detroit-well/booking/human-check', () => import('./human-check.ts'));

beforeEach(() => {
  server.keys = [];
  keepDraft();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  // React logs a crash; a hook that throws fails the test.
  const [logged] = vi.mocked(console.error).mock.calls;
  if (logged) throw new Error(`React reported: ${logged.map(String).join(' ')}`);
  vi.restoreAllMocks();
});

const idle = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

describe.each(forms)('$name', (row) => {
  const { call, good, successes = unreadable } = row;
  const failing = faultNames.filter((fault) => !successes.includes(fault));

  async function open(): Promise<void> {
    server.call = call;
    // The provider and the waiver load asynchronously; the awaited `act` lets React render them.
    await act(async () => {
      render(row.form());
    });
    await row.fill();
  }

  async function submit(reply: Reply): Promise<void> {
    server.reply = reply;
    const before = server.keys.length;
    row.submit();
    await waitFor(() => expect(server.keys.length).toBeGreaterThan(before));
    await idle();
  }

  it.each(failing)(
    'shows the problem under %s, keeps the typed values, and succeeds on a second attempt',
    async (fault) => {
      await open();
      await submit(replies[fault]);
      expect((await screen.findAllByText(row.expectedText(fault))).length).toBeGreaterThan(0);
      const preserved = Object.keys(row.preserved).map((label) => [
        label,
        screen.getByLabelText<HTMLInputElement>(label).value,
      ]);
      expect(preserved).toEqual(Object.entries(row.preserved));
      await submit({ status: 201, data: good });
      expect((await screen.findAllByText(row.done)).length).toBeGreaterThan(0);
    },
  );

  it.each(successes)('treats %s as a success', async (fault) => {
    await open();
    await submit(replies[fault]);
    expect((await screen.findAllByText(row.doneWithNothing)).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toContain('We could not confirm');
  });

  it('sends the next attempt after a lost response with the same key', async () => {
    await open();
    for (const fault of ['cut', '31 s', '503'] satisfies Fault[]) await submit(replies[fault]);
    expect(new Set(server.keys).size).toBe(1);
  });
});
