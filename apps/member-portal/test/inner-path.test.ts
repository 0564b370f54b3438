// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { innerPath } from '../src/navigation/inner-path.ts';

function press(html: string, options: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let path: string | null = null;
  const onClick = (event: MouseEvent): void => {
    path = innerPath(event);
    event.preventDefault();
  };
  document.addEventListener('click', onClick, { once: true });
  document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  return path;
}

describe('a click on a link', () => {
  it('navigates within the portal when the link leads to a screen, keeping query and fragment', () => {
    expect(press('<a href="/dashboard/training?a=b#c">x</a>')).toBe('/dashboard/training?a=b#c');
  });

  it('navigates to a section of the current screen', () => {
    history.replaceState(null, '', '/dashboard?a=b');
    expect(press('<a href="#register">x</a>')).toBe('/dashboard?a=b#register');
  });

  it.each([
    ['to the public site', '<a href="/training">x</a>'],
    ['to another origin', '<a href="https://example.com/dashboard">x</a>'],
    ['to a new tab', '<a href="/dashboard" target="_blank">x</a>'],
    ['to a file', '<a href="/dashboard" download>x</a>'],
  ])('is left to the browser when the link leads %s', (_name, html) => {
    expect(press(html)).toBeNull();
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left to the browser when it asks for a new tab (%o)',
    (options) => {
      expect(press('<a href="/dashboard">x</a>', options)).toBeNull();
    },
  );
});
