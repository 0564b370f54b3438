// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { loadOverlayWhenNeeded } from '../src/overlay/load-overlay.ts';
import { context } from './fixtures.ts';

const overlay = vi.hoisted(() => ({ starts: vi.fn<() => void>() }));
vi.mock('../src/overlay/overlay.ts', () => ({ startOverlay: overlay.starts }));

it('the overlay waits for an act, tries again after it failed, and starts once', async () => {
  overlay.starts.mockImplementationOnce(() => {
    throw new Error('the script did not arrive');
  });
  loadOverlayWhenNeeded(context);
  expect(overlay.starts).not.toHaveBeenCalled();
  for (const [act, starts] of [
    ['offline', 1],
    ['pointerdown', 2],
    ['keydown', 2],
  ] as const) {
    dispatchEvent(new Event(act));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(overlay.starts).toHaveBeenCalledTimes(starts);
  }
});
