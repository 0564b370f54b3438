import { ShownText } from '../../rich-text/shown-text.tsx';
import type { WaiverValues } from './waiver-values.ts';

/** A text of the waiver as people read it. */
export const WaiverText = ({ title, body, rules }: WaiverValues) => (
  <article className="waiver-preview">
    <h2>{title}</h2>
    <ShownText html={body} />
    {rules.map((rule, index) => (
      <section key={index}>
        <h3>{rule.title}</h3>
        <p>{rule.content}</p>
      </section>
    ))}
  </article>
);
