import type { WaiverChange } from '@detroit-well/api-client/contract';
import { diffWordsWithSpace } from 'diff';

interface ComparedWaiverProps {
  readonly changes: readonly WaiverChange[];
  /** False while something typed is not saved, and so not compared. */
  readonly isSaved: boolean;
}

const kinds = { new: 'New', changed: 'Changed', left_out: 'Left out' } as const;

/** What differs from the version in force, word by word. */
export function ComparedWaiver({ changes, isSaved }: ComparedWaiverProps) {
  return (
    <article className="waiver-diff" aria-label="Changes from the version in force">
      {isSaved ? null : <p role="status">Save the draft to see what was typed since.</p>}
      {changes.length === 0 ? <p className="muted">Nothing differs from the version in force.</p> : null}
      {changes.map((change, index) => (
        <section key={index}>
          <h3>
            {change.heading || kinds[change.kind]}
            {change.heading ? <small>{kinds[change.kind]}</small> : null}
          </h3>
          <p>
            <Words change={change} />
          </p>
        </section>
      ))}
    </article>
  );
}

function Words({ change: { kind, text, before } }: { readonly change: WaiverChange }) {
  if (kind === 'new') return <ins>{text}</ins>;
  if (kind === 'left_out') return <del>{text}</del>;
  return diffWordsWithSpace(before ?? '', text).map(({ added, removed, value }, index) =>
    added ? <ins key={index}>{value}</ins> : removed ? <del key={index}>{value}</del> : value,
  );
}
