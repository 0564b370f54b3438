import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal } from '../src/components/modal/modal.tsx';
import { Sheet } from '../src/components/sheet/sheet.tsx';

function ExampleModal({ locked = false }: { locked?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Modal open={open} onClose={() => setOpen(false)} title="Session Full" locked={locked}>
        <p>Every spot is taken.</p>
      </Modal>
    </>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

async function openModal(locked = false) {
  render(<ExampleModal locked={locked} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

describe('a modal', () => {
  it('is labelled by its title, which takes the focus', async () => {
    await openModal();
    expect(screen.getByRole('dialog', { name: 'Session Full' })).toBe(dialog());
    expect(document.activeElement?.textContent).toBe('Session Full');
  });

  it('focuses the field that it is there for', () => {
    render(
      <Modal open onClose={vi.fn()} title="Find a person">
        <input aria-label="Name" data-autofocus />
      </Modal>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('closes on Esc and restores the focus', async () => {
    await openModal();
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(dialog().open).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('closes on a click on the scrim but not on its text', async () => {
    await openModal();
    await userEvent.click(screen.getByText('Every spot is taken.'));
    expect(dialog().open).toBe(true);
    await userEvent.click(dialog());
    expect(dialog().open).toBe(false);
  });

  it('renders its content only while it is open', async () => {
    await openModal();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Every spot is taken.')).toBeNull();
  });

  it('stays open while it is locked', async () => {
    await openModal(true);
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    await userEvent.click(dialog());
    expect(dialog().open).toBe(true);
  });
});

describe('a panel', () => {
  it('keeps typed text when closed by accident', async () => {
    const onClose = vi.fn();
    const panel = (open: boolean) => (
      <Sheet open={open} onClose={onClose} title="Complete Registration" footer="$180">
        <input aria-label="Email" />
      </Sheet>
    );
    const { rerender } = render(panel(true));
    await userEvent.type(screen.getByLabelText('Email'), 'danielle@example.com');
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(panel(false));
    rerender(panel(true));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('danielle@example.com');
  });
});

it('a modal that asks before closing stays open when the browser forces it to close', async () => {
  const onClose = vi.fn();
  render(
    <Modal open onClose={onClose} title="Edit Profile">
      <p>Typed text</p>
    </Modal>,
  );
  dialog().close();
  await waitFor(() => expect(dialog().open).toBe(true));
  expect(onClose).toHaveBeenCalled();
});

it('a modal that is opened again stays open when the event of its last close arrives late', async () => {
  await openModal();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open', hidden: true }));
  fireEvent(dialog(), new Event('close'));
  expect(dialog().open).toBe(true);
  expect(screen.getByText('Every spot is taken.')).toBeDefined();
});
