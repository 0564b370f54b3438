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
    '%s is stored in a cookie that the portal can also read',
    (choice) => {
      chooseTheme(choice);
      localStorage.clear();
      expect(document.cookie).toContain(`theme=${choice}`);
      expect(readThemeChoice()).toBe(choice);
    },
  );

  it('in the cookie takes precedence over the one stored for this origin', () => {
    localStorage.setItem('theme', 'dark');
    expect(readThemeChoice()).toBe('dark');
    document.cookie = 'theme=system; Path=/';
    expect(readThemeChoice()).toBe('system');
  });

  it('defaults to the device theme', () => {
    expect(readThemeChoice()).toBe('system');
  });
});

describe('the theme toggle', () => {
  const renderOnServer = () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<ThemeToggle />);
    document.body.append(root);
    return root;
  };
  const radio = (root: HTMLElement, value: string) =>
    root.querySelector<HTMLInputElement>(`input[value=${value}]`);
  const hydrate = async (root: HTMLElement) => {
    await act(async () => hydrateRoot(root, <ThemeToggle />));
    return ['system', 'light', 'dark'].find((value) => radio(root, value)?.checked);
  };

  it('keeps a choice made before hydration', async () => {
    const root = renderOnServer();
    radio(root, 'dark')?.click();
    expect(await hydrate(root)).toBe('dark');
    expect([readThemeChoice(), document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  });

  it('shows an earlier choice and stores nothing on its own', async () => {
    chooseTheme('light');
    expect(await hydrate(renderOnServer())).toBe('light');
    expect(readThemeChoice()).toBe('light');
  });
});
