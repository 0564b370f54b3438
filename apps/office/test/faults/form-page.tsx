import type { OfficeAccess } from '@detroit-well/api-client';
import { permissionsOf } from '@detroit-well/api-client/office';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { AccessContext } from '../../src/access/access.ts';
import type { FormRow } from './form-row.ts';

export const toasts = { showToast: vi.fn(), showUndo: vi.fn() };
export const onClose = vi.fn();

const access = {
  role: 'owner',
  permissions: permissionsOf('owner'),
  refund_limit_cents: null,
} as unknown as OfficeAccess;

let queries: QueryClient;

/** Shows a form: its screen with all that is around it, or only itself. */
export async function showForm({ at, form }: FormRow, routes: RouteObject[]): Promise<void> {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const alone = [{ path: '*', element: <AccessContext value={access}>{form?.(onClose)}</AccessContext> }];
  const router = createMemoryRouter(at === undefined ? alone : routes, { initialEntries: [at ?? '/office'] });
  await act(async () => {
    render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
  await idle();
}

/** Waits until nothing loads and nothing is being sent. */
export const idle = (): Promise<void> =>
  waitFor(
    () => {
      expect(queries.isFetching() + queries.isMutating()).toBe(0);
      expect(document.querySelector('form[aria-busy="true"], button[aria-busy="true"]')).toBeNull();
    },
    { interval: 5 },
  );

/** The dialog that is open, or else the screen. */
export const place = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;

/** The text of a button begins with its name; what it says while busy follows. */
const isNamed = (name: string | RegExp, text: string): boolean =>
  typeof name === 'string' ? text.trim().startsWith(name) : name.test(text.trim());

/** Presses a button once it may be pressed. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await waitFor(
    () => {
      const found = [...place().querySelectorAll('button')].find(
        ({ textContent, ariaDisabled, disabled }) =>
          isNamed(name, textContent) && ariaDisabled !== 'true' && !disabled,
      );
      if (!found) throw new Error(`There is no button ${String(name)}: ${place().textContent}`);
      return found;
    },
    { interval: 5 },
  );
  await act(async () => void fireEvent.click(button));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function field(label: string): Field {
  // The fields of a screen stay while a dialog over it asks.
  const labels = [place(), document].flatMap((within) => [...within.querySelectorAll('label')]);
  const found = labels.find(({ textContent }) => textContent.replace(' (optional)', '').trim() === label);
  const control = found?.control ?? null;
  if (control === null) throw new Error(`There is no field ${label}: ${place().textContent}`);
  return control as Field;
}

export async function type(label: string, value: string): Promise<void> {
  await waitFor(() => field(label), { interval: 5 });
  fireEvent.change(field(label), { target: { value } });
}

export async function choose(part: string): Promise<void> {
  const radio = await waitFor(
    () => {
      const found = [...place().querySelectorAll('label')].find(({ textContent }) =>
        textContent.includes(part),
      );
      const control = found?.control ?? found?.querySelector('input');
      if (!control) throw new Error(`There is no choice ${part}: ${place().textContent}`);
      return control;
    },
    { interval: 5 },
  );
  fireEvent.click(radio);
}

/** What stands beside a field about it. */
export const besideField = (label: string): string =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
