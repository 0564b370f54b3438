import { useId, useSyncExternalStore } from 'react';
import { chooseTheme, readThemeChoice, watchTheme } from '../../theme.ts';
import type { ThemeChoice } from '../../theme.ts';

const choices: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
];

/** Whoever chose before the page was awake moved the radio by hand: it differs from what the server drew. */
function takeEarlyChoice(field: HTMLFieldSetElement | null): void {
  const touched = field?.querySelector<HTMLInputElement>('input:checked:not([checked])');
  const early = choices.find(({ value }) => value === touched?.value);
  if (early) chooseTheme(early.value);
}

/** System, day or night. Not shown where there is no script to obey it. */
export function ThemeToggle() {
  const choice = useSyncExternalStore(watchTheme, readThemeChoice, () => 'system' as const);
  const name = useId();
  return (
    <fieldset className="theme-toggle" ref={takeEarlyChoice}>
      <legend className="visually-hidden">Theme</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => chooseTheme(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
