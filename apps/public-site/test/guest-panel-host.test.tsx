// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerHref } from '../src/registration/register-href.ts';
import { RegistrationDesk } from '../src/registration/guest-panel-host.tsx';
import type { GuestPanelProps } from '../src/registration/use-guest-panel.ts';
import { summarise } from '../src/sessions/session-view.ts';
import { frame, kettlebell, session } from './fixtures.ts';
import './modal-dialogs.ts';

const full = summarise(session);
const other = summarise(kettlebell);

/** The panel with the parts that the desk uses: session, lock state, close button and link to another session. */
vi.mock('../src/registration/guest-panel.tsx', () => ({
  GuestPanel: ({ session: shown, onStanding, onClose }: GuestPanelProps) => (
    <div role="dialog" aria-label={shown.title}>
      <button onClick={() => onStanding('locked')}>Send</button>
      <button onClick={onClose}>Close</button>
      <a href={registerHref(other)}>Take the other</a>
    </div>
  ),
}));

const query = (name: string): string | null => new URLSearchParams(location.search).get(name);
const press = (name: string): boolean => fireEvent.click(screen.getByText(name));
const panelOf = (title: string): Promise<HTMLElement> => screen.findByRole('dialog', { name: title });

function showTraining(): void {
  render(
    <>
      <a href={registerHref(full)}>Register for the first</a>
      <RegistrationDesk sessions={[full, other]} frame={frame} />
    </>,
  );
}

async function takeTheOther(): Promise<HTMLElement> {
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
    await new Promise((settled) => setTimeout(settled, 20));
  });

describe('other session chosen in the panel of a full session', () => {
  beforeEach(() => history.replaceState(null, '', '/training?category=core-strength'));
  afterEach(cleanup);

  it('is in the address, so that a reload opens it', async () => {
    await takeTheOther();
    expect([query('id'), query('register'), query('category')]).toEqual([
      other.public_id,
      '1',
      'core-strength',
    ]);
  });

  it('stays open when the visitor goes back while the registration is being sent', async () => {
    const panel = await takeTheOther();
    press('Send');
    await back();
    expect(screen.getByRole('dialog', { name: other.title })).toBe(panel);
    expect(query('id')).toBe(other.public_id);
  });

  it('closes with one Back step and returns the focus to the link on the page', async () => {
    await takeTheOther();
    press('Close');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Register for the first'));
    expect(location.pathname + location.search).toBe('/training?category=core-strength');
  });
});

describe('registration opened after a reload of the welcome', () => {
  beforeEach(() => history.replaceState(null, '', '/training'));
  afterEach(cleanup);

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
