// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startEarly } from '../src/early/early.ts';

/** jsdom does not implement modal dialogs. As in a browser, `close` fires after the call and does not bubble. */
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  setTimeout(() => this.dispatchEvent(new Event('close')), 0);
};

function page(theme: { stored?: string; dark?: boolean; fixed?: string } = {}) {
  window.detroitEarly?.takeOver();
  localStorage.clear();
  if (theme.stored) localStorage.setItem('theme', theme.stored);
  window.matchMedia = vi.fn(() => ({ matches: theme.dark ?? false })) as unknown as typeof window.matchMedia;
  const root = document.documentElement;
  root.dataset['theme'] = theme.fixed ?? 'light';
  if (theme.fixed) root.dataset['fixedTheme'] = theme.fixed;
  else delete root.dataset['fixedTheme'];
  document.body.innerHTML = `
    <a id="open" href="#menu" aria-haspopup="dialog">Menu</a>
    <dialog id="menu">
      <a id="close" href="#top">Close</a><a id="about" href="/about">About</a><a id="mail" href="mailto:a@b.test">Mail</a>
    </dialog>
    <a id="filter" href="#filters" aria-haspopup="dialog">Filters</a>
    <dialog id="filters"></dialog>
    <a id="register" href="/training/a/b/c?id=1&register=1">Register Now</a>
    <dialog id="register-wait"></dialog>
    <a id="plain" href="/training">Training</a>
    <button id="like" data-early="like" aria-pressed="false">LIKE</button>
    <form id="news" data-early="newsletter"><button>Join</button></form>`;
  startEarly();
}

const get = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no ${id}`);
  return element;
};
const press = (id: string, init: MouseEventInit = {}): boolean =>
  get(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const isOpen = (id: string): boolean => (get(id) as HTMLDialogElement).open;

describe('tap before hydration', () => {
  beforeEach(() => page());

  it.each([
    ['open', 'menu'],
    ['register', 'register-wait'],
  ])('on %s opens the %s dialog immediately and is replayed', (link, dialog) => {
    expect(press(link)).toBe(false);
    expect(isOpen(dialog)).toBe(true);
    expect(window.detroitEarly?.takeOver().map(({ element }) => element.id)).toEqual([link]);
  });

  it('on a plain link navigates', () => {
    expect(press('plain')).toBe(true);
    expect(window.detroitEarly?.takeOver()).toEqual([]);
  });

  it('with Ctrl on the register link opens a tab', () => {
    expect(press('register', { ctrlKey: true })).toBe(true);
    expect(isOpen('register-wait')).toBe(false);
  });

  /** The browser closes a native dialog on Esc without a script. */
  const escape = (id: string): void => (get(id) as HTMLDialogElement).close();

  it.each<[string, () => void]>([
    ['its close link', () => press('close')],
    ['Esc', () => escape('menu')],
  ])('on a menu that %s closed leaves no history entry and nothing to replay', async (_name, close) => {
    history.replaceState({ below: true }, '');
    press('open');
    close();
    expect(isOpen('menu')).toBe(false);
    await vi.waitFor(() => expect(history.state).toEqual({ below: true }), 20_000);
    expect(window.detroitEarly?.takeOver()).toEqual([]);
  });

  it.each([
    ['about', false],
    ['mail', true],
  ])('on the menu link %s keeps the default action of the browser: %s', (link, plain) => {
    press('open');
    expect(press(link)).toBe(plain);
  });

  it('that opened the menu takes one Back step to undo', async () => {
    history.replaceState({ before: true }, '');
    history.pushState({ below: true }, '');
    press('open');
    history.back();
    await vi.waitFor(() => expect(isOpen('menu')).toBe(false), 20_000);
    await vi.waitFor(() => expect(history.state).toEqual({ below: true }), 20_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(history.state).toEqual({ below: true });
  });

  it('on the register link is not replayed after its dialog closes, but a sent form is', () => {
    get('news').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    press('register');
    escape('register-wait');
    expect(window.detroitEarly?.takeOver().map(({ element }) => element.id)).toEqual(['news']);
  });

  it.each([
    ['open', 'menu'],
    ['filter', 'filters'],
  ])('on %s adds a history entry for the %s, so that Back closes them', async (link, dialog) => {
    press(link);
    expect(history.state).toEqual({ layers: [dialog] });
    history.back();
    await vi.waitFor(() => expect(isOpen(dialog)).toBe(false), 20_000);
    expect(window.detroitEarly?.takeOver()).toEqual([]);
  });

  it('that sends the newsletter form is replayed and marks the form as busy', () => {
    const sent = get('news').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(sent).toBe(false);
    expect(get('news').getAttribute('aria-busy')).toBe('true');
    expect(window.detroitEarly?.takeOver()).toMatchObject([{ kind: 'submit' }]);
  });

  it('on a like button is replayed and marks the button as busy immediately', () => {
    expect(press('like')).toBe(false);
    expect(get('like').getAttribute('aria-busy')).toBe('true');
    expect(window.detroitEarly?.takeOver().map(({ element }) => element.id)).toEqual(['like']);
  });

  it('is left to the page after hydration', () => {
    window.detroitEarly?.takeOver();
    expect(press('open')).toBe(true);
    expect(isOpen('menu')).toBe(false);
  });
});

describe('theme before the first paint', () => {
  it.each([
    [{}, 'light'],
    [{ dark: true }, 'dark'],
    [{ dark: true, stored: 'light' }, 'light'],
    [{ stored: 'dark' }, 'dark'],
    [{ stored: 'light', fixed: 'dark' }, 'dark'],
  ])('for %j is %s', (theme, shown) => {
    page(theme);
    expect(document.documentElement.dataset['theme']).toBe(shown);
  });
});
