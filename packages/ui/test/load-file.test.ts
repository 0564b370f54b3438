import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { keepTypedFields, restoreTypedFields } from '../src/files/typed-fields.ts';

const file = 'https://studio.test/assets/form-1a.js';
const missing = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${file}`));
const reload = vi.fn();
let respond: (address: string) => Promise<{ status: number }>;
let loadFile: (load: () => Promise<unknown>, reload: () => void) => Promise<unknown>;

beforeEach(async () => {
  vi.resetModules();
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('fetch', (address: string) => respond(address));
  ({ loadFile } = await import('../src/files/load-file.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const outcome = (load: () => Promise<unknown>): Promise<unknown> =>
  Promise.race([
    loadFile(load, reload).then(
      (loaded) => loaded,
      () => 'failed',
    ),
    vi.waitFor(() => {
      if (reload.mock.calls.length === 0) throw new Error('No reload yet.');
      return 'reloads';
    }),
  ]);

describe('a file that a person asked for', () => {
  it('is loaded', async () => {
    expect(await outcome(() => Promise.resolve('module'))).toBe('module');
  });

  it('fails without a connection, however often it is tried, and without a reload', async () => {
    respond = () => Promise.reject(new TypeError('offline'));
    for (let tries = 0; tries < 3; tries += 1) expect(await outcome(missing)).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded by a reload at the second attempt, when the browser remembers the failure', async () => {
    respond = () => Promise.reject(new TypeError('offline'));
    expect(await outcome(missing)).toBe('failed');
    respond = () => Promise.resolve({ status: 200 });
    expect(await outcome(missing)).toBe('reloads');
  });

  it('reloads the page once by itself when a deployment has removed it', async () => {
    const asked: string[] = [];
    respond = (address) => {
      asked.push(address);
      return Promise.resolve({ status: 404 });
    };
    expect(await outcome(missing)).toBe('reloads');
    expect(asked).toEqual([file]);
    // The new document.
    reload.mockReset();
    vi.resetModules();
    ({ loadFile } = await import('../src/files/load-file.ts'));
    expect(await outcome(missing)).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload by itself when the tab cannot remember that it did', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('Site data is blocked.');
      },
    });
    respond = () => Promise.resolve({ status: 404 });
    expect(await outcome(missing)).toBe('failed');
  });

  it('fails within 10 seconds when it never arrives', async () => {
    vi.useFakeTimers();
    respond = () => Promise.reject(new TypeError('offline'));
    const failed = vi.fn();
    loadFile(() => new Promise(() => undefined), reload).catch(failed);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(failed).toHaveBeenCalled();
  });
});

describe('typed fields', () => {
  const form = `
    <form><input name="email"><input name="email" id="second"><textarea name="text"></textarea>
    <select name="topic"><option value="a"><option value="b"></select>
    <input name="password" type="password"><input name="number" autocomplete="cc-number">
    <input name="consent" type="checkbox" value="yes"></form>`;
  const field = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;

  it('are typed again after a reload, without secrets, also when the fields come later', async () => {
    document.body.innerHTML = form;
    field('#second').value = 'eva@example.test';
    field('[name=text]').value = 'Hello';
    field('[name=topic]').value = 'b';
    field('[name=password]').value = 'Secret!2026';
    field('[name=number]').value = '4242';
    field('[name=consent]').checked = true;
    keepTypedFields();
    document.body.innerHTML = '';
    restoreTypedFields();
    const heard: string[] = [];
    document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
    document.body.innerHTML = form;
    await vi.waitFor(() => expect(field('#second').value).toBe('eva@example.test'));
    expect(field('[name=text]').value).toBe('Hello');
    expect(field('[name=topic]').value).toBe('b');
    expect(heard.sort()).toEqual(['email', 'text', 'topic']);
    expect([field('[name=password]').value, field('[name=number]').value]).toEqual(['', '']);
    expect(field('[name=consent]').checked).toBe(false);
    document.body.innerHTML = form;
    restoreTypedFields();
    expect(field('#second').value).toBe('');
  });
});
