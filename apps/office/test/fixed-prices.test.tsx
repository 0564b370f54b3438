// @vitest-environment jsdom
import type { OfficeAccess } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { PriceFields } from '../src/sessions/offer-fields.tsx';
import { blankOffer, type OfferValues } from '../src/sessions/offer-values.ts';

const { list } = vi.hoisted(() => ({ list: vi.fn() }));
vi.mock('../src/api/client.ts', () => ({ client: { office: { sessions: { list } } } }));

function Page({ values }: { values: OfferValues }) {
  const form = useForm<OfferValues>({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <label>
        Program <input {...form.register('program_id')} />
      </label>
      <PriceFields hint="" />
      <Sent />
    </FormProvider>
  );
}

/** What the form would send. */
function Sent() {
  const { price_public: publicRate, price_member: memberRate } = useWatch<OfferValues>();
  return <output>{`${publicRate}, ${memberRate}`}</output>;
}

function show(permissions: readonly string[], values: OfferValues = blankOffer) {
  render(
    <AccessContext value={{ role: 'front_desk', permissions: [...permissions] } as unknown as OfficeAccess}>
      <QueryClientProvider client={new QueryClient()}>
        <Page values={values} />
      </QueryClientProvider>
    </AccessContext>,
  );
}

const chooseProgram = (value: string) =>
  fireEvent.input(screen.getByLabelText('Program'), { target: { value } });
const sent = () => screen.getByRole('status').textContent;
const who = 'These roles set prices: Owner, Manager.';
const rates = { price_public: '32.00', price_member: '24.00' };

beforeEach(() => {
  list.mockReset();
});

it('has fields for who sets prices', () => {
  show(['prices.write']);
  expect(screen.getByLabelText('Public rate')).toBeTruthy();
  expect(screen.queryByText(who)).toBeNull();
});

it('shows the prices of a session to others, and says who sets them', () => {
  show([], { ...blankOffer, program_id: 'p1', ...rates });
  expect(screen.queryByLabelText('Public rate')).toBeNull();
  expect(screen.getByText('$32')).toBeTruthy();
  expect(screen.getByText('$24')).toBeTruthy();
  expect(screen.getByText(who)).toBeTruthy();
  expect(list).not.toHaveBeenCalled();
});

it('takes over the prices of the latest session of the program for a new one', async () => {
  list.mockResolvedValue({ results: [rates] });
  show([]);
  expect(screen.getAllByText('Not set')).toHaveLength(2);
  chooseProgram('p1');
  await waitFor(() => expect(screen.getByText('$32')).toBeTruthy());
  expect(list.mock.calls[0]?.[0]).toEqual({ query: { program: 'p1', sort: '-start_datetime', limit: 1 } });
  expect(sent()).toBe('32.00, 24.00');
  list.mockResolvedValue({ results: [] });
  chooseProgram('p2');
  expect(await screen.findByText(/This program has no session yet/)).toBeTruthy();
  await waitFor(() => expect(sent()).toBe(', '));
});
