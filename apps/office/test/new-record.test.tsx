// @vitest-environment jsdom
import type { OfficeAccess } from '@detroit-well/api-client';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import type { EditorKind } from '../src/catalogue/kind.ts';
import { line, recordFields, type ValuesOf } from '../src/catalogue/fields.tsx';
import { NewRecord, NewRecordForms } from '../src/catalogue/new-record.tsx';
import { RecordForm } from '../src/catalogue/record-form.tsx';
import { ChoiceField } from '../src/forms/choice-field.tsx';
import { useFocusFallback } from '../src/shell/use-focus-fallback.ts';

vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn() }));

const fields = { name: line('Name', { missing: 'Name is required' }) };
const { Section, ...recordForm } = recordFields(fields);
type NameValues = ValuesOf<typeof fields>;

interface Entry extends NameValues {
  readonly id: string;
  readonly version: number;
}
const stored: Entry[] = [];
const outer = vi.fn<(values: object) => Promise<void>>();
const kind: EditorKind<Entry, NameValues> = {
  ...recordForm,
  nameOf: ({ name }) => name,
  Fields: () => <Section title="Name" fields={['name']} />,
  one: 'location',
  many: 'locations',
  words: { one: 'location', many: 'locations' },
  hrefOf: (id) => id,
  write: 'locations.write',
  calls: {
    create: async ({ name }) => {
      const made = { id: `l${stored.length + 1}`, version: 1, name };
      stored.push(made);
      return Promise.resolve(made);
    },
    change: () => Promise.reject(new Error('not used')),
  },
};

function Series() {
  const form = useForm({ defaultValues: { title: '', location_id: '' } });
  const list = useQuery({
    queryKey: ['office', 'locations', 'choices'],
    queryFn: () => stored.map(({ id, name }) => ({ value: id, label: name })),
  });
  return (
    <Form form={form} pending={false} error={null} onSubmit={outer}>
      <input aria-label="Title" {...form.register('title')} />
      <ChoiceField name="location_id" label="Location" placeholder="None" list={list} choices={list.data} />
      <NewRecord of="location" onCreated={(id) => form.setValue('location_id', id)} />
      <button type="submit">Save</button>
    </Form>
  );
}

function show(permissions: readonly string[]): void {
  const access: OfficeAccess = { role: 'manager', permissions: [...permissions], refund_limit_cents: null };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccessContext value={access}>
        <NewRecordForms
          value={({ of, ...own }) => (of === 'location' ? <RecordForm kind={kind} {...own} /> : null)}
        >
          <Series />
        </NewRecordForms>
      </AccessContext>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  stored.length = 0;
  outer.mockReset();
});

it('makes what a form lacks and chooses it there, without sending the form or losing what was typed', async () => {
  show(['locations.write']);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Rink Foundations' } });
  fireEvent.click(screen.getByRole('button', { name: 'New location' }));
  const dialog = await screen.findByRole('dialog', { name: 'New location' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save location' }));
  expect((await within(dialog).findAllByText('Name is required')).length).toBeGreaterThan(0);
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Main floor' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save location' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Location').value).toBe('l1'));
  expect(outer).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(outer).toHaveBeenCalledTimes(1));
  expect(outer.mock.calls[0]?.[0]).toEqual({ title: 'Rink Foundations', location_id: 'l1' });
});

it('offers nothing to a role that may not', () => {
  show([]);
  expect(screen.queryByRole('button', { name: 'New location' })).toBeNull();
});

function Part({ isGranted }: { isGranted: boolean }) {
  useFocusFallback();
  return (
    <main>
      <h1>Rosa Reed</h1>
      <section>
        <h2>Membership</h2>
        {isGranted ? <p>Standard</p> : <button type="button">Grant membership</button>}
      </section>
    </main>
  );
}

it('moves the focus to the heading of the part whose button a change has removed', async () => {
  const { rerender } = render(<Part isGranted={false} />);
  screen.getByRole('button').focus();
  rerender(<Part isGranted />);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Membership' })).toBe(document.activeElement),
  );
});
