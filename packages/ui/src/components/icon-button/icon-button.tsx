import type { ComponentProps } from 'react';

export type IconButtonProps = ComponentProps<'button'> & {
  /** The accessible name: what the button does. */
  label: string;
  /** Adds a border, for a button on its own. */
  line?: boolean;
};

/**
 * A 44 px square button with an icon.
 *
 * @do Use icons that everyone knows: close, next, remove.
 * @do Say in `label` what the button does and to what.
 * @dont Use an icon alone for the main action of a view.
 * @accessibility `label` is the accessible name; the icon is hidden. The target is 44 px square.
 */
export function IconButton({ label, line = false, type = 'button', ...native }: IconButtonProps) {
  return (
    <button
      {...native}
      type={type}
      className="icon-button"
      data-line={line || undefined}
      aria-label={label}
    />
  );
}
