// @vitest-environment jsdom
import { permissionsOf } from '@detroit-well/api-client/office';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { KeyList } from '../src/keyboard/key-list.tsx';
import { turnSingleKeys, useKeyboard, useShortcuts } from '../src/keyboard/shortcuts.ts';
import { recordPlaces } from '../src/app/records.tsx';
import { placesFor } from '../src/shell/places.tsx';

afterEach(() => localStorage.clear());

const run = { go: vi.fn(), palette: vi.fn(), next: vi.fn(), pay: vi.fn() };

function Page({ dialog = false }: { dialog?: boolean }) {
  useKeyboard();
  useShortcuts([
    { keys: 'ctrl+k', label: 'Search', run: run.palette },
    { keys: 'g t', label: 'Go to Team', run: run.go },
    { keys: 'j', label: 'Next row', run: run.next },
    ...(dialog ? [{ keys: '2', label: 'Pay by cash', run: run.pay, inDialog: true }] : []),
  ]);
  return (
    <>
      <input aria-label="Name" />
      <KeyList open={dialog} onClose={() => undefined} />
    </>
  );
}

const press = (key: string, target: Element = document.body, ctrlKey = false) =>
  fireEvent.keyDown(target, { key, ctrlKey });
const calls = () => Object.values(run).map(({ mock }) => mock.calls.length);

afterEach(() => vi.clearAllMocks());

it('runs single keys, sequences and keys with Ctrl', () => {
  render(<Page />);
  press('j');
  press('g');
  press('t');
  press('k', document.body, true);
  expect(calls()).toEqual([1, 1, 1, 0]);
});

it('is silent while a field has the focus, except for keys with Ctrl', () => {
  render(<Page />);
  const field = screen.getByLabelText('Name');
  press('j', field);
  press('g', field);
  press('t', field);
  press('k', field, true);
  expect(calls()).toEqual([0, 1, 0, 0]);
});

it('is silent while a dialog is open, except for the keys of the dialog', () => {
  render(<Page dialog />);
  press('j');
  expect(run.next).not.toHaveBeenCalled();
  press('2');
  expect(run.pay).toHaveBeenCalledOnce();
});

it('a person can turn single keys off', () => {
  turnSingleKeys(false);
  render(<Page />);
  press('j');
  press('k', document.body, true);
  expect(calls()).toEqual([0, 1, 0, 0]);
});

it('another key ends a sequence', () => {
  render(<Page />);
  press('g');
  press('x');
  press('t');
  expect(run.go).not.toHaveBeenCalled();
});

it('lists every shortcut of the screen', () => {
  render(<Page dialog />);
  expect(screen.getByText('Go to Team').closest('li')?.textContent).toContain('GT');
});

it('no two places share a key', () => {
  const keys = placesFor(permissionsOf('owner'), recordPlaces).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
