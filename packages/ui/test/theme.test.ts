import { beforeEach, describe, expect, it } from 'vitest';
import { chooseTheme, readThemeChoice } from '../src/theme.ts';

beforeEach(() => {
  document.cookie = 'theme=; Path=/; Max-Age=0';
  localStorage.clear();
});

describe('the theme somebody chose', () => {
  it.each(['light', 'dark', 'system'] as const)(
    '%s is kept in a cookie, which the portal sees too',
    (choice) => {
      chooseTheme(choice);
      localStorage.clear();
      expect(document.cookie).toContain(`theme=${choice}`);
      expect(readThemeChoice()).toBe(choice);
    },
  );

  it('of the cookie wins over what this origin remembers from before', () => {
    localStorage.setItem('theme', 'dark');
    expect(readThemeChoice()).toBe('dark');
    document.cookie = 'theme=system; Path=/';
    expect(readThemeChoice()).toBe('system');
  });

  it('is the device’s where nobody chose', () => {
    expect(readThemeChoice()).toBe('system');
  });
});
