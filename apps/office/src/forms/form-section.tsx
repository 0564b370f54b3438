import type { ReactNode } from 'react';

export interface FormSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of a long form: its title on the left, its fields on the right. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section className="form-section">
      <div>
        <h2>{title}</h2>
        {hint === undefined ? null : <p>{hint}</p>}
      </div>
      <div className="form-section__fields">{children}</div>
    </section>
  );
}
