// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { NoResponse } from '@detroit-well/api-client/testing';
import { claimTabStorage } from '@detroit-well/ui/tab-storage';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clientOf,
  complete,
  expectPanelText,
  openPanel,
  panelText,
  registered,
  showPanel,
  type,
} from './guest-page.tsx';

const page = vi.hoisted(() => ({ client: null as Client | null }));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));

let isLost = false;

beforeEach(() => {
  isLost = false;
  page.client = clientOf({
    payments: {
      config: () => ({ provider: 'sandbox', publishable_key: null }),
      createSandboxMethod: () => ({ payment_method_id: 'pm_1', brand: 'visa', last4: '4242' }),
    },
    registrations: {
      guestRegister: () => {
        if (isLost) throw new NoResponse('network');
        return registered(null);
      },
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  claimTabStorage('');
});

const refuse = (): never => {
  throw new DOMException('No', 'SecurityError');
};
const faults: readonly (readonly [string, () => void])[] = [
  ['blocked', () => vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse)],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
];
const unsaved = 'Your browser saves nothing for this page.';

describe.each(faults)('a guest whose storage is %s', (_, begin) => {
  // A function that a hook returns would run as its cleanup.
  beforeEach(() => {
    begin();
  });

  it('registers, and is told that a reload loses what they typed', async () => {
    await showPanel();
    type('City', 'Hamtramck');
    expect(panelText()).toContain(unsaved);
    await complete();
    await expectPanelText('Welcome to the floor.');
  });

  it('finds their input again when the panel opens again', async () => {
    await showPanel();
    type('First name', 'Grace');
    cleanup();
    await openPanel();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Grace');
  });

  it('is asked to stay on the page while the outcome is unknown', async () => {
    isLost = true;
    await showPanel();
    await complete();
    await expectPanelText('We could not confirm');
    expect(panelText()).toContain(
      'Please stay on this page until then: your browser cannot save this attempt.',
    );
  });
});

it('a guest whose storage works is told nothing about it', async () => {
  isLost = true;
  await showPanel();
  type('City', 'Hamtramck');
  expect(panelText()).not.toContain(unsaved);
  await complete();
  await expectPanelText('We could not confirm');
  expect(panelText()).not.toContain('stay on this page');
});
