// @vitest-environment jsdom
import { ApiError } from '@detroit-well/api-client';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSave } from '../src/forms/use-save.ts';

type Send = (values: { name: string }, key: string) => Promise<unknown>;

const onSaved = vi.fn();

function Editor({ send, onConflict }: { send: Send; onConflict: (conflict: unknown) => void }) {
  const form = useForm({ defaultValues: { name: 'Typed' } });
  const sending = useSave(form, { send, onSaved, onConflict });
  return (
    <Form form={form} {...sending}>
      <FormTextField name="name" label="Name" />
      <button type="submit">Save</button>
    </Form>
  );
}

const conflict = { yours: { name: 'Typed' }, theirs: { name: 'Theirs', version: 3 }, base: { name: 'Old' } };
const failures = {
  stale: new ApiError({
    kind: 'refused',
    message: 'Stale',
    status: 409,
    code: 'version_conflict',
    details: conflict,
  }),
  field: new ApiError({
    kind: 'refused',
    message: 'Invalid',
    status: 400,
    code: 'validation_failed',
    fieldErrors: { name: ['This name is taken.'] },
  }),
  lost: new ApiError({ kind: 'network', message: 'No network', method: 'POST', outcome: 'unknown' }),
  lastOwner: new ApiError({ kind: 'refused', message: 'The studio would have no owner.', status: 409 }),
};

function start(send: Send) {
  const onConflict = vi.fn();
  render(<Editor send={send} onConflict={onConflict} />);
  const save = () => fireEvent.click(screen.getByText('Save'));
  const typed = () => screen.getByLabelText<HTMLInputElement>('Name').value;
  return { onConflict, save, typed };
}

it('hands both versions over when somebody else saved meanwhile, and keeps what was typed', async () => {
  const { onConflict, save, typed } = start(() => Promise.reject(failures.stale));
  save();
  await waitFor(() => expect(onConflict).toHaveBeenCalledWith(failures.stale));
  expect(typed()).toBe('Typed');
});

it('shows the message of a field at the field', async () => {
  const { save } = start(() => Promise.reject(failures.field));
  save();
  const [message] = await screen.findAllByText('This name is taken.');
  expect(message).toBeDefined();
});

it('says what the server said about the whole form', async () => {
  const { save, typed } = start(() => Promise.reject(failures.lastOwner));
  save();
  expect((await screen.findByRole('alert')).textContent).toContain('The studio would have no owner.');
  expect(typed()).toBe('Typed');
});

it('says what the server said about a refusal, and who may', async () => {
  const message = '$10 is above your limit of $0 for one payment. Nothing was done.';
  const details = { who_may: ['owner', 'manager'] };
  const { save } = start(() =>
    Promise.reject(
      new ApiError({ kind: 'refused', message, status: 403, code: 'permission_denied', details }),
    ),
  );
  save();
  expect((await screen.findByRole('alert')).textContent).toContain(
    `${message} These roles do: Owner, Manager.`,
  );
});

it('repeats a request whose outcome is unknown with the same key, and another one with a new key', async () => {
  const send = vi.fn<Send>(() => Promise.reject(failures.lost));
  const { save } = start(send);
  save();
  await screen.findByText(/We could not confirm/);
  save();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Other' } });
  await screen.findByText(/We could not confirm/);
  save();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  const [first, second, third] = send.mock.calls.map(([, key]) => key);
  expect([second === first, third === first]).toEqual([true, false]);
});

it.each([['<h1>It works!</h1>'], [null], [{}]])(
  'does not take %j for what was saved, and asks again with the same key',
  async (unreadable) => {
    onSaved.mockReset();
    const send = vi.fn<Send>().mockResolvedValueOnce(unreadable).mockResolvedValueOnce({ id: 'l1' });
    const { save, typed } = start(send);
    save();
    await screen.findByText(/We could not confirm/);
    expect([typed(), onSaved.mock.calls]).toEqual(['Typed', []]);
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: 'l1' }, { name: 'Typed' }));
    const [first, second] = send.mock.calls.map(([, key]) => key);
    expect(second).toBe(first);
  },
);
