import type { OfficeImport } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { SelectField } from '@detroit-well/ui/components/select-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { importQuery } from '../../api/queries.ts';
import { LeaveGuard } from '../../forms/leave-guard.tsx';
import { useChange } from '../../forms/use-change.ts';
import { showToast } from '../../overlay/toasts.ts';
import { DateOrderChoice, type DateOrder } from './date-order.tsx';
import { fieldNames } from './field-names.ts';
import { asksFor, importProblem } from './import-problem.ts';
import type { ImportPlan } from './plan-step.tsx';

type Field = OfficeImport['columns'][number]['field'];

interface ColumnsStepProps {
  readonly one: OfficeImport;
  readonly onPlan: (plan: ImportPlan) => void;
}

const options = Object.entries(fieldNames).map(([value, label]) => ({ value, label }));
const isField = (value: string): value is NonNullable<Field> => Object.hasOwn(fieldNames, value);

/** The second step: what the columns become. */
export function ColumnsStep({ one, onPlan }: ColumnsStepProps) {
  const queries = useQueryClient();
  const [mapping, setMapping] = useState<Readonly<Record<string, Field>>>({});
  const [order, setOrder] = useState<DateOrder>();
  const isChanged = Object.keys(mapping).length > 0 || order !== undefined;
  const params = { id: one.id };
  const save = useChange({
    send: () =>
      client.office.imports.change({
        params,
        body: { version: one.version, mapping, ...(order && { date_order: order }) },
      }),
    onDone: (saved) => {
      queries.setQueryData(importQuery(one.id).queryKey, saved);
      setMapping({});
      setOrder(undefined);
      showToast({ tone: 'ok', title: 'The columns are saved.' });
    },
  });
  const plan = useChange({
    send: () => client.office.imports.plan({ params }),
    onDone: (made) => {
      showToast({ tone: 'ok', title: 'The plan is made.' });
      onPlan(made);
    },
  });
  const error = save.error ?? plan.error;
  return (
    <section aria-label="Columns" className="import-step">
      <h2>Columns</h2>
      <p className="muted">
        {`${one.file_name}, ${one.total} rows.`}
        {one.source === null ? null : ` It looks like a file of ${one.source}.`}
      </p>
      {error ? (
        <Flash tone="bad" title={importProblem(error)}>
          {null}
        </Flash>
      ) : null}
      {order !== undefined || asksFor(save.error, 'date_order') ? (
        <DateOrderChoice value={order} onChange={setOrder} />
      ) : null}
      <ul className="import-columns">
        {one.columns.map(({ name, examples, field }) => (
          <li key={name}>
            <SelectField
              label={name}
              hint={examples.join(', ') || 'Empty in the first rows'}
              placeholder="Leave out"
              options={options}
              value={(name in mapping ? mapping[name] : field) ?? ''}
              onChange={({ target: { value } }) =>
                setMapping({ ...mapping, [name]: isField(value) ? value : null })
              }
            />
          </li>
        ))}
      </ul>
      <div className="acts">
        {isChanged ? (
          <Button busy={save.isPending} busyLabel="Saving..." onClick={() => save.mutate(null)}>
            Save columns
          </Button>
        ) : (
          <Button
            variant="signal"
            slash
            busy={plan.isPending}
            busyLabel="Planning..."
            onClick={() => plan.mutate(null)}
          >
            Make the plan
          </Button>
        )}
      </div>
      <LeaveGuard unsaved={isChanged} />
    </section>
  );
}
