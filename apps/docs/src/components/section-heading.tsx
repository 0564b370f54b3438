import type { ReactNode } from 'react';

/** A heading that links to itself. */
export function SectionHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id}>
      <a href={`#${id}`}>
        <span className="slash" aria-hidden="true" />
        {children}
      </a>
    </h2>
  );
}
