import { useId, useSyncExternalStore } from 'react';
import { chooseTheme, readThemeChoice, watchTheme } from '../../theme.ts';
import type { ThemeChoice } from '../../theme.ts';

const choices: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
];

/** A choice made before hydration moved the radio without React, so it differs from the server's HTML. */
function takeEarlyChoice(field: HTMLFieldSetElement | null): void {
  const touched = field?.querySelector<HTMLInputElement>('input:checked:not([checked])');
  const early = choices.find(({ value }) => value === touched?.value);
  if (early) chooseTheme(early.value);
}

/**
 * Selects system, light or dark. Hidden without JavaScript.
 *
 * @do Offer it once per page, in the footer.
 * @dont Add a second control for the theme.
 * @accessibility Radio buttons with a hidden legend: arrow keys choose at once. Without JavaScript it is absent.
 */
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
