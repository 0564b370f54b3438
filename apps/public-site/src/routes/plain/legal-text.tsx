import { formatLongDay } from '@detroit-well/config/studio-time';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { LegalPage } from './loaders.ts';

/** A legal page: its effective date and its text. */
export function LegalText({ page }: { page: LegalPage }) {
  const effective = page.effectiveDate && formatLongDay(page.effectiveDate);
  return (
    <article className="legal wrap">
      <h1 className="d1">{page.title}</h1>
      {effective ? <p className="muted">Effective {effective}</p> : null}
      <RichText html={page.body} />
      {page.rules.map((rule) => (
        <section key={rule.title}>
          <h2 className="d3">{rule.title}</h2>
          <RichText html={rule.content} />
        </section>
      ))}
    </article>
  );
}
