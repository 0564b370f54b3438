import { keepTheme, storedTheme } from './theme-memory.ts';

/** The user's choice. `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const darkQuery = '(prefers-color-scheme: dark)';
const changed = 'themechange';

/**
 * The script that sets `data-theme` before the first paint. Inline it in the head, with a nonce or hash.
 * When storage is blocked, the device theme applies.
 */
export const themeScript = `(function(d,k){try{k=(/(?:^|; )theme=(\\w+)/.exec(document.cookie)||[])[1]||localStorage.getItem('theme')}catch(e){}d.dataset.theme=k==='light'||k==='dark'?k:matchMedia('${darkQuery}').matches?'dark':'light'})(document.documentElement)`;

/** The stored choice, or `system`. */
export function readThemeChoice(): ThemeChoice {
  const stored = storedTheme();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The theme that the choice currently means on this device. */
function resolveTheme(choice: ThemeChoice): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return matchMedia(darkQuery).matches ? 'dark' : 'light';
}

/** Stores the choice and applies it at once. When storage is blocked it applies to this page only. */
export function chooseTheme(choice: ThemeChoice): void {
  keepTheme(choice);
  document.documentElement.dataset.theme = resolveTheme(choice);
  dispatchEvent(new Event(changed));
}

/** Follows the device, other tabs, and changes on the other origin when the user returns. Returns a function that stops it. */
export function watchTheme(onChange: () => void): () => void {
  const device = matchMedia(darkQuery);
  const follow = () => {
    document.documentElement.dataset.theme = resolveTheme(readThemeChoice());
    onChange();
  };
  device.addEventListener('change', follow);
  addEventListener('storage', follow);
  document.addEventListener('visibilitychange', follow);
  addEventListener(changed, onChange);
  return () => {
    device.removeEventListener('change', follow);
    removeEventListener('storage', follow);
    document.removeEventListener('visibilitychange', follow);
    removeEventListener(changed, onChange);
  };
}
