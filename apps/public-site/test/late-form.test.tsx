// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LateForm, type Typed } from '../src/late-form/late-form.tsx';

const sent = vi.fn<() => void>();

function Frame({ failed }: { failed: boolean }) {
  return (
    <form>
      {failed ? <p>Not sent.</p> : null}
      <input name="email" aria-label="Email" />
      <textarea name="text" aria-label="Message" />
      <button type="button">Verify</button>
      <button type="submit">Send</button>
    </form>
  );
}

const loaded = (typed: Typed) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      sent();
    }}
  >
    <input name="email" aria-label="Email" defaultValue={typed['email']} />
    <textarea name="text" aria-label="Message" defaultValue={typed['text']} />
    <button type="button">Verify</button>
    <button type="submit">Send</button>
  </form>
);

/** Renders the form, whose code arrives when the returned functions are called. */
function open() {
  let resolve = (_render: typeof loaded): void => undefined;
  let reject = (_error: Error): void => undefined;
  const code = new Promise<typeof loaded>((...ends) => ([resolve, reject] = ends));
  const load = vi.fn<() => Promise<typeof loaded>>(() => code);
  render(<LateForm load={load} renderFrame={(failed) => <Frame failed={failed} />} />);
  const settle = (end: () => void) => act(async () => end());
  return {
    load,
    arrive: () => settle(() => resolve(loaded)),
    fail: () => settle(() => reject(new Error('offline'))),
  };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');

it('loads its code at the first touch and keeps texts, focus and selection', async () => {
  const { load, arrive } = open();
  expect(load).not.toHaveBeenCalled();
  message().focus();
  fireEvent.input(email(), { target: { value: 'ada@example.test' } });
  fireEvent.input(message(), { target: { value: 'Is the floor free?' } });
  message().setSelectionRange(3, 6);
  const before = message();
  await arrive();
  expect(load).toHaveBeenCalledOnce();
  expect(message()).not.toBe(before);
  expect([email().value, message().value]).toEqual(['ada@example.test', 'Is the floor free?']);
  expect(document.activeElement).toBe(message());
  expect([message().selectionStart, message().selectionEnd]).toEqual([3, 6]);
  expect(sent).not.toHaveBeenCalled();
});

it.each(['Verify', 'Send'])('keeps the focus on the button %s', async (name) => {
  const { arrive } = open();
  const before = screen.getByRole('button', { name });
  before.focus();
  await arrive();
  expect(before.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
});

it('waits for the end of a composition', async () => {
  const { arrive } = open();
  fireEvent.focus(message());
  fireEvent.compositionStart(message());
  const before = message();
  await arrive();
  expect(message()).toBe(before);
  await act(async () => fireEvent.compositionEnd(message()));
  expect(message()).not.toBe(before);
});

it('sends what was sent before the code had arrived', async () => {
  const { arrive } = open();
  fireEvent.submit(message());
  await arrive();
  expect(sent).toHaveBeenCalledOnce();
});

it('keeps the texts and says so when the code of a sent form cannot be loaded', async () => {
  const { fail } = open();
  fireEvent.input(email(), { target: { value: 'ada@example.test' } });
  fireEvent.submit(email());
  await fail();
  expect(screen.getByText('Not sent.')).toBeDefined();
  expect(email().value).toBe('ada@example.test');
});
