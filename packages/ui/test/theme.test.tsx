import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { ThemeToggle } from '../src/components/theme-toggle/theme-toggle.tsx';
import { chooseTheme, readThemeChoice } from '../src/theme.ts';

beforeEach(() => {
  document.cookie = 'theme=; Path=/; Max-Age=0';
  localStorage.clear();
});

describe('the stored theme', () => {
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

describe('the toggle', () => {
  const drawn = () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<ThemeToggle />);
    document.body.append(root);
    return root;
  };
  const radio = (root: HTMLElement, value: string) =>
    root.querySelector<HTMLInputElement>(`input[value=${value}]`);
  const wake = async (root: HTMLElement) => {
    await act(async () => hydrateRoot(root, <ThemeToggle />));
    return ['system', 'light', 'dark'].find((value) => radio(root, value)?.checked);
  };

  it('keeps a choice made before hydration', async () => {
    const root = drawn();
    radio(root, 'dark')?.click();
    expect(await wake(root)).toBe('dark');
    expect([readThemeChoice(), document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  });

  it('shows what was chosen another day, and chooses nothing itself', async () => {
    chooseTheme('light');
    expect(await wake(drawn())).toBe('light');
    expect(readThemeChoice()).toBe('light');
  });
});
