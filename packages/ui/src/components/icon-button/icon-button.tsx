import type { ComponentProps } from 'react';

export type IconButtonProps = ComponentProps<'button'> & {
  /** The accessible name: what the button does. */
  label: string;
  /** Adds a border, for a button on its own. */
  line?: boolean;
};

/** A 44 px square button with an icon. */
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
