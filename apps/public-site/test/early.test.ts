// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startEarly } from '../src/early/early.ts';

/** jsdom knows the element but opens no modal. */
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

function page(theme: { kept?: string; dark?: boolean; fixed?: string } = {}) {
  window.detroitEarly?.takeOver();
  localStorage.clear();
  if (theme.kept) localStorage.setItem('theme', theme.kept);
  window.matchMedia = vi.fn(() => ({ matches: theme.dark ?? false })) as unknown as typeof window.matchMedia;
  const root = document.documentElement;
  root.dataset['theme'] = theme.fixed ?? 'light';
  if (theme.fixed) root.dataset['fixedTheme'] = theme.fixed;
  else delete root.dataset['fixedTheme'];
  document.body.innerHTML = `
    <a id="open" href="#menu" aria-haspopup="dialog">Menu</a>
    <dialog id="menu"><a id="close" href="#top">Close</a></dialog>
    <a id="register" href="/training/a/b/c?id=1&register=1">Register Now</a>
    <dialog id="register-wait"></dialog>
    <a id="plain" href="/training">Training</a>
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

describe('a tap before the page is awake', () => {
  beforeEach(() => page());

  it.each([
    ['open', 'menu'],
    ['register', 'register-wait'],
  ])('on %s opens its dialog at once and is kept for the page', (link, dialog) => {
    expect(press(link)).toBe(false);
    expect(isOpen(dialog)).toBe(true);
    expect(window.detroitEarly?.takeOver().map(({ element }) => element.id)).toEqual([link]);
  });

  it('on a plain link goes where it leads', () => {
    expect(press('plain')).toBe(true);
    expect(window.detroitEarly?.takeOver()).toEqual([]);
  });

  it('with Ctrl on the register link opens a tab, as everywhere', () => {
    expect(press('register', { ctrlKey: true })).toBe(true);
    expect(isOpen('register-wait')).toBe(false);
  });

  it('on close closes the menu again and leaves nothing to replay', () => {
    press('open');
    press('close');
    expect(isOpen('menu')).toBe(false);
    expect(window.detroitEarly?.takeOver()).toEqual([]);
  });

  it('on open gives the menu a step of its own, so that Back closes it', async () => {
    press('open');
    expect(history.state).toEqual({ menu: true });
    history.back();
    await vi.waitFor(() => expect(isOpen('menu')).toBe(false));
    expect(window.detroitEarly?.takeOver()).toEqual([]);
  });

  it('that sends the newsletter form is kept, and the form says that it is busy', () => {
    const sent = get('news').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(sent).toBe(false);
    expect(get('news').getAttribute('aria-busy')).toBe('true');
    expect(window.detroitEarly?.takeOver()).toMatchObject([{ kind: 'submit' }]);
  });

  it('is left to the page once the page has taken over', () => {
    window.detroitEarly?.takeOver();
    expect(press('open')).toBe(true);
    expect(isOpen('menu')).toBe(false);
  });
});

describe('the theme before the first paint', () => {
  it.each([
    [{}, 'light'],
    [{ dark: true }, 'dark'],
    [{ dark: true, kept: 'light' }, 'light'],
    [{ kept: 'dark' }, 'dark'],
    [{ kept: 'light', fixed: 'dark' }, 'dark'],
  ])('%j is %s', (theme, shown) => {
    page(theme);
    expect(document.documentElement.dataset['theme']).toBe(shown);
  });
});
