import { formatMediumDay } from '@detroit-well/config/studio-time';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { importRowsQuery } from '../../api/queries.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { FilterButton } from '../../lists/filter-button.tsx';
import { PartFailure } from '../../outcomes/part-failure.tsx';
import { fieldNames } from './field-names.ts';

const outcomes = ['changed', 'new', 'unchanged', 'refused'] as const;
type Outcome = (typeof outcomes)[number];
const labels = { changed: 'Changed', new: 'New', unchanged: 'Unchanged', refused: 'Refused' };

/** The first rows of a plan with what becomes of each, and the refused ones as a file. */
export function ImportRows({ id }: { readonly id: string }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const { data, error, refetch } = useQuery(importRowsQuery(id, outcome));
  return (
    <section aria-label="Rows">
      <div className="tools">
        <FilterButton
          label="Rows"
          all="All"
          value={outcome}
          options={outcomes.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => setOutcome(outcomes.find((one) => one === value))}
        />
        <CsvButton
          name="refused-rows"
          load={() => client.office.imports.refused({ params: { id } })}
          hasKey={false}
        />
      </div>
      {error && !data ? (
        <PartFailure sentence="The rows did not load." onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <ul className="import-rows">
            {data.results.map(({ line, name, outcome: of, changes, reason }) => (
              <li key={line}>
                <b>{name || `Line ${line}`}</b>
                <small>{`Line ${line}, ${labels[of].toLowerCase()}`}</small>
                <span>
                  {reason ??
                    changes
                      .map(({ field, before, after }) =>
                        before === null
                          ? `${fieldNames[field]}: ${shown(field, after)}`
                          : `${fieldNames[field]}: ${shown(field, before)}, then ${shown(field, after)}`,
                      )
                      .join('. ')}
                </span>
              </li>
            ))}
          </ul>
          <p className="muted">{`${data.results.length} of ${data.count} rows`}</p>
        </>
      ) : (
        <Skeleton height={240} />
      )}
    </section>
  );
}

/** A value as people read it: days are written out. */
const shown = (field: keyof typeof fieldNames, value: string): string =>
  (field === 'date_of_birth' || field === 'waiver_claimed_on') && value !== ''
    ? formatMediumDay(value)
    : value;
