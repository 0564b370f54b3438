import type { ComponentProps } from 'react';
import { ArrowIcon } from '../../icons.tsx';

export type TextLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; arrow?: boolean };

/** A link that stands on its own line, with a rule under it and, mostly, an arrow. */
export function TextLink({ arrow = true, children, ...native }: TextLinkProps) {
  return (
    <a {...native} className="text-link">
      <span>{children}</span>
      {arrow ? <ArrowIcon /> : null}
    </a>
  );
}
