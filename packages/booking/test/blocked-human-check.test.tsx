import { thirdPartyLimitMs } from '@detroit-well/config/constants';
import { HumanCheckBox } from '@detroit-well/ui/components/human-check-box';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHumanCheck, waitingForCheck } from '../src/human-check/use-human-check.tsx';

const challenge = { config: vi.fn(() => Promise.resolve({ provider: 'turnstile', site_key: 'key' })) };

function Form() {
  const check = useHumanCheck({
    action: 'contact',
    loadClient: () => Promise.resolve({ challenge } as never),
  });
  return (
    <>
      <input onInput={check.touch} />
      <HumanCheckBox state={check.state} help={check.help} onStart={check.start}>
        {check.widget}
      </HumanCheckBox>
      <output>{waitingForCheck(check.state)}</output>
    </>
  );
}

let root: Root;
const text = (): string => document.body.textContent ?? '';
const script = (): HTMLScriptElement | null =>
  document.querySelector('script[src*="challenges.cloudflare.com"]');
const button = (): HTMLButtonElement => document.querySelector('button')!;
const press = (): Promise<void> => act(async () => button().click());
/** Loads the modules of the check, whose promises do not follow the clock of the test. */
const scriptAdded = (): Promise<HTMLScriptElement> =>
  vi.waitFor(async () => {
    await act(async () => vi.advanceTimersByTimeAsync(1));
    const added = script();
    if (!added) throw new Error('No script was added.');
    return added;
  }, 20_000);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
  // The modules that the check loads keep the script of a page.
  vi.resetModules();
  await act(async () => root.render(<Form />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  script()?.remove();
  delete window.turnstile;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const faults: Readonly<Record<string, () => Promise<unknown>>> = {
  'is blocked': () => act(async () => script()?.dispatchEvent(new Event('error'))),
  'is empty': () => act(async () => script()?.dispatchEvent(new Event('load'))),
  'never answers': () => act(async () => vi.advanceTimersByTimeAsync(10_000)),
};

describe.each(Object.entries(faults))('the script of Turnstile that %s', (_, fault) => {
  it('is told with retry, phone and email, and is loaded again on retry', async () => {
    await press();
    await scriptAdded();
    await fault();
    expect(text()).toContain('could not be loaded');
    expect(document.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(document.querySelector('a[href^="mailto:"]')).not.toBeNull();
    expect(button().textContent).toContain('Try the check again');
    expect(text()).toContain('Do the security check first.');

    await press();
    const second = await scriptAdded();
    window.turnstile = { render: () => 'widget', remove: () => undefined } as never;
    await act(async () => second.dispatchEvent(new Event('load')));
    await act(async () => vi.advanceTimersByTimeAsync(100));
    expect(document.querySelector('#cf-turnstile')).not.toBeNull();
    expect(text()).not.toContain('could not be loaded');
  });

  it('is not requested again by touching the form', async () => {
    await press();
    await scriptAdded();
    await fault();
    await act(async () =>
      document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true })),
    );
    expect(button().textContent).toContain('Try the check again');
  });
});

it('starts one check for two touches within one frame', async () => {
  challenge.config.mockClear();
  const input = document.querySelector('input')!;
  await act(async () => {
    for (const _ of [1, 2]) input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await scriptAdded();
  expect(challenge.config).toHaveBeenCalledTimes(1);
});

it('keeps a silent widget, says how to go on, and loads another one on request', async () => {
  const render = vi.fn(() => `widget-${render.mock.calls.length}`);
  const remove = vi.fn();
  window.turnstile = { render, remove } as never;
  await press();
  await vi.waitFor(async () => {
    await act(async () => vi.advanceTimersByTimeAsync(100));
    expect(document.querySelector('#cf-turnstile')).not.toBeNull();
  }, 20_000);
  expect(text()).not.toContain('not finished');
  await act(async () => vi.advanceTimersByTimeAsync(thirdPartyLimitMs));
  expect(text()).toContain('The security check is not finished yet.');
  expect(document.querySelector('#cf-turnstile')).not.toBeNull();
  await press();
  expect(text()).not.toContain('not finished');
});
