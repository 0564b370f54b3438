import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** At the right of the title: a sum, or a button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page of a person. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section id={title.toLowerCase().replaceAll(' ', '-')} aria-label={title}>
      <div className="sub">
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export const Nothing = ({ children }: { children: string }) => <p className="person-none">{children}</p>;
