import type { ComponentProps } from 'react';
import { ArrowIcon } from '../../icons.tsx';

export type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; arrow?: boolean };

/** A link on a separate line, with an underline and usually an arrow. */
export function TextLink({ arrow = true, children, ...native }: TextLinkProps) {
  return (
    <a {...native} className="text-link">
      <span>{children}</span>
      {arrow ? <ArrowIcon /> : null}
    </a>
  );
}
