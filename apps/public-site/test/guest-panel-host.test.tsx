// @vitest-environment jsdom
import { Modal } from '@detroit-well/ui/components/modal';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerHref } from '../src/sessions/register-href.ts';
import { GuestPanelHost } from '../src/registration/guest-panel-host.tsx';
import type { GuestPanelProps } from '../src/registration/guest-panel.tsx';
import { summarise } from '../src/sessions/session-view.ts';
import { context, kettlebell, session } from './fixtures.ts';

const full = summarise(session);
const other = summarise(kettlebell);

/** A fake panel with the parts that the host uses: session, lock state, close button and link to another session. */
vi.mock('../src/registration/guest-panel.tsx', () => ({
  GuestPanel: function GuestPanel({ session: shown, onClose }: GuestPanelProps) {
    const [locked, setLocked] = useState(false);
    return (
      <Modal open title={shown.title} locked={locked} onClose={onClose}>
        <button onClick={() => setLocked(true)}>Send</button>
        <button onClick={onClose}>Leave</button>
        <a href={registerHref(other)}>Take the other</a>
      </Modal>
    );
  },
}));

const query = (name: string): string | null => new URLSearchParams(location.search).get(name);
const press = (name: string): boolean => fireEvent.click(screen.getByText(name));
const panelOf = (title: string): Promise<HTMLElement> => screen.findByRole('dialog', { name: title });

function showTraining(): void {
  render(
    <>
      <a href={registerHref(full)}>Register for the first</a>
      <GuestPanelHost sessions={[full, other]} context={context} />
    </>,
  );
}

async function chooseOtherSession(): Promise<HTMLElement> {
  showTraining();
  press('Register for the first');
  await panelOf(full.title);
  press('Take the other');
  return panelOf(other.title);
}

/** The browser fires `popstate` asynchronously; a correction that goes forward again takes another event. */
const back = (): Promise<void> =>
  act(async () => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await moved;
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

describe('alternative session chosen in the panel of a full session', () => {
  beforeEach(() => history.replaceState(null, '', '/training?category=core-strength'));

  it('is in the address, so that a reload opens it', async () => {
    await chooseOtherSession();
    expect([query('id'), query('register'), query('category')]).toEqual([
      other.public_id,
      '1',
      'core-strength',
    ]);
  });

  it('stays open when the visitor goes back while the registration is being sent', async () => {
    const panel = await chooseOtherSession();
    press('Send');
    await back();
    expect(screen.getByRole('dialog', { name: other.title })).toBe(panel);
    expect(query('id')).toBe(other.public_id);
  });

  it('closes with one Back step and returns the focus to the link on the page', async () => {
    await chooseOtherSession();
    press('Leave');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Register for the first'));
    expect(location.pathname + location.search).toBe('/training?category=core-strength');
  });
});

describe('registration opened after the welcome screen was reloaded', () => {
  beforeEach(() => history.replaceState(null, '', '/training'));

  it('has its own address', async () => {
    showTraining();
    press('Register for the first');
    await panelOf(full.title);
    history.replaceState(history.state, '', '/training');
    cleanup();
    showTraining();
    press('Register for the first');
    await panelOf(full.title);
    expect([query('id'), query('register')]).toEqual([full.public_id, '1']);
  });
});
