import type { ComponentProps } from 'react';
import { ArrowIcon } from '../../icons.tsx';

export type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; arrow?: boolean };

/**
 * A link on a separate line, with an underline and usually an arrow.
 *
 * @do Use it on a line of its own, to go on from a section.
 * @dont Use it inside a sentence. A plain link fits there.
 * @accessibility A native link whose name is its text; the arrow is hidden.
 */
export function TextLink({ arrow = true, children, ...native }: TextLinkProps) {
  return (
    <a {...native} className="text-link">
      <span>{children}</span>
      {arrow ? <ArrowIcon /> : null}
    </a>
  );
}
