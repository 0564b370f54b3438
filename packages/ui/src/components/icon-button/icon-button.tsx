import type { ComponentProps } from 'react';

export type IconButtonProps = ComponentProps<'button'> & {
  /** What it does; read instead of the icon. */
  label: string;
  /** With an edge, for buttons that stand alone. */
  line?: boolean;
};

/** A 44 px square with an icon in it. */
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
