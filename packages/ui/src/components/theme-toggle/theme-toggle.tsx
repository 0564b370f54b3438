import { useId, useSyncExternalStore } from 'react';
import { chooseTheme, readThemeChoice, watchTheme } from '../../theme.ts';
import type { ThemeChoice } from '../../theme.ts';

const choices: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
];

/** System, day or night. Not shown where there is no script to obey it. */
export function ThemeToggle() {
  const choice = useSyncExternalStore(watchTheme, readThemeChoice, () => 'system' as const);
  const name = useId();
  return (
    <fieldset className="theme-toggle">
      <legend className="visually-hidden">Theme</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={choice === value} onChange={() => chooseTheme(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
