import { NoResponse } from '@detroit-well/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { serveBy } from '../fake-client.ts';
import type { Reply } from './replies.ts';

/** The mocked dependencies of the forms. */
export const page = { navigate: vi.fn(), startSession: vi.fn() };

/** The idempotency keys and bodies of the requests under test, in order. */
export const sent: { key: string | undefined; body: unknown }[] = [];

/** Serves calls by method and path: `replyTo` returns the response to `call`, and `others` has the rest. */
export function serve(
  call: string,
  replyTo: () => Reply,
  others: Readonly<Record<string, unknown>> = {},
): void {
  serveBy(
    ({ method, path, body, headers }) => {
      const name = `${method} ${path.split('?')[0]}`;
      if (name !== call) {
        const status = name in others ? 200 : 404;
        return Promise.resolve({ status, header: () => undefined, data: others[name] });
      }
      sent.push({ key: headers['Idempotency-Key'], body });
      const reply = replyTo();
      if (reply instanceof NoResponse) return Promise.reject(reply);
      const { status, data, retryAfter } = reply;
      const header = (name: string) => (name === 'Retry-After' ? retryAfter : undefined);
      return Promise.resolve({ status, header, data });
    },
    { longestWaitMs: 0 },
  );
}

/** Renders a form. The awaited `act` lets React show what loads immediately, such as the payment provider. */
export async function show(children: ReactNode): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () => {
    render(<QueryClientProvider client={client}>{children}</QueryClientProvider>);
  });
}

export const type = (label: string | RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const press = (name: string | RegExp): void =>
  void fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
