import type { ReactNode } from 'react';
import { partIds, type PartName } from './session-parts.ts';

export interface PartProps {
  readonly name: PartName;
  readonly title: string;
  /** Shown at the end of the title row: a count or a button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the page with a ruled title. */
export function Part({ name, title, aside, children }: PartProps) {
  const id = partIds[name];
  return (
    <section className="rs__part" id={id} aria-labelledby={`${id}-title`}>
      <div className="rs__title">
        <h2 className="d3" id={`${id}-title`}>
          {title}
        </h2>
        {typeof aside === 'string' ? <span className="sm muted tnum">{aside}</span> : aside}
      </div>
      {children}
    </section>
  );
}
