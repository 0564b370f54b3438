import type { WaiverChange } from '@detroit-well/api-client/contract';

/** More changes than these are named by their headings: then the text itself is read faster. */
const shownInFull = 5;

const kinds = { new: 'New', changed: 'Changed', left_out: 'Left out' } as const;

/** What differs from the waiver that the person signed last. */
export function WhatChanged({ changes }: { readonly changes: readonly WaiverChange[] }) {
  if (changes.length === 0) return null;
  const isShort = changes.length <= shownInFull;
  const labels = changes.map(labelOf);
  return (
    <section className="waiver-changed" aria-labelledby="what-changed">
      <h2 className="h4" id="what-changed">
        What changed since you signed
      </h2>
      <ul>
        {isShort
          ? changes.map((change, index) => (
              <li key={`${change.kind}-${index}`}>
                <b>{labels[index]}</b>
                {change.text ? <p>{change.text}</p> : null}
              </li>
            ))
          : [...new Set(labels)].map((label) => (
              <li key={label}>
                <b>{label}</b>
              </li>
            ))}
      </ul>
      <p className="sm muted">The rest is as you signed it.</p>
    </section>
  );
}

const labelOf = ({ kind, heading }: WaiverChange): string =>
  heading ? `${kinds[kind]}: ${heading}` : kinds[kind];
