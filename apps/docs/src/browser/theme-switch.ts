import { chooseTheme, watchTheme } from '@detroit-well/ui/theme';

/** Connects the button of the header: it chooses the other theme, which all pages remember. */
export function connectTheme(): void {
  watchTheme(() => {});
  document.querySelector('[data-switch-theme]')?.addEventListener('click', () => {
    chooseTheme(document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark');
  });
}
