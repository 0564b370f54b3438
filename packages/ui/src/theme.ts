import { keepTheme, keptTheme } from './theme-memory.ts';

/** What a person chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const darkQuery = '(prefers-color-scheme: dark)';
const changed = 'themechange';

/**
 * The script that sets `data-theme` before the first paint. Goes inline into the head, with a nonce or hash.
 * Storage may be forbidden: then the device decides.
 */
export const themeScript = `(function(d,k){try{k=(/(?:^|; )theme=(\\w+)/.exec(document.cookie)||[])[1]||localStorage.getItem('theme')}catch(e){}d.dataset.theme=k==='light'||k==='dark'?k:matchMedia('${darkQuery}').matches?'dark':'light'})(document.documentElement)`;

/** The stored choice, or `system`. */
export function readThemeChoice(): ThemeChoice {
  const kept = keptTheme();
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** What the choice means on this device now. */
export function resolveTheme(choice: ThemeChoice): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return matchMedia(darkQuery).matches ? 'dark' : 'light';
}

/** Keeps the choice and shows it at once. Where storage is forbidden it holds for this page. */
export function chooseTheme(choice: ThemeChoice): void {
  keepTheme(choice);
  document.documentElement.dataset.theme = resolveTheme(choice);
  dispatchEvent(new Event(changed));
}

/** Follows the device, other tabs, and the other origin when one comes back from it; returns how to stop. */
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
