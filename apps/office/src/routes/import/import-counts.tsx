import type { OfficeImportPlan } from '@detroit-well/api-client';

const names = {
  new: ['New', 'People we do not have'],
  changed: ['Changed', 'Matched by number or email'],
  unchanged: ['Unchanged', 'Already the same'],
  refused: ['Refused', 'Stay out, with the reason'],
} as const;
const outcomes = ['new', 'changed', 'unchanged', 'refused'] as const;

/** What becomes of the rows of a file. */
export const ImportCounts = ({ counts }: Pick<OfficeImportPlan, 'counts'>) => (
  <dl className="import-counts">
    {outcomes.map((outcome) => (
      <div key={outcome}>
        <dt>{names[outcome][0]}</dt>
        <dd>
          <b>{counts[outcome]}</b>
          <small>{names[outcome][1]}</small>
        </dd>
      </div>
    ))}
  </dl>
);
