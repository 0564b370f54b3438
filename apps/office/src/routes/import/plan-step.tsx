import type { OfficeImport, OfficeImportPlan } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { importQuery } from '../../api/queries.ts';
import { useChange } from '../../forms/use-change.ts';
import { showToast } from '../../overlay/toasts.ts';
import { ImportCounts } from './import-counts.tsx';
import { ImportRows } from './import-rows.tsx';
import { importProblem } from './import-problem.ts';

export type ImportPlan = OfficeImportPlan;

interface PlanStepProps {
  readonly one: OfficeImport;
  readonly plan: ImportPlan;
  readonly onBack: () => void;
}

/** The third step: what would change. Exactly this is imported. */
export function PlanStep({ one, plan, onBack }: PlanStepProps) {
  const queries = useQueryClient();
  const { counts, plan_token: token } = plan;
  const people = counts.new + counts.changed;
  const commit = useChange({
    send: (_body: null, idempotencyKey) =>
      client.office.imports.commit(
        { params: { id: one.id }, body: { plan_token: token } },
        { idempotencyKey },
      ),
    onDone: (begun) => {
      queries.setQueryData(importQuery(one.id).queryKey, begun);
      showToast({ tone: 'ok', title: 'The import has begun.' });
    },
  });
  return (
    <section aria-label="Plan" className="import-step">
      <h2>The plan</h2>
      <p className="muted">
        Exactly this is imported. It holds for 24 hours or until one of these people changes.
      </p>
      <ImportCounts counts={counts} />
      <ImportRows id={one.id} />
      {commit.error ? (
        <Flash tone="bad" title={importProblem(commit.error)}>
          {null}
        </Flash>
      ) : null}
      <p>
        <b>Nobody is emailed.</b> It can be taken back for a week.
      </p>
      <div className="acts">
        <Button variant="line" onClick={onBack}>
          Back to columns
        </Button>
        <Button
          variant="signal"
          slash
          busy={commit.isPending}
          busyLabel="Beginning..."
          disabledReason={people > 0 ? undefined : 'The file changes nobody.'}
          onClick={() => commit.mutate(null)}
        >
          {people === 1 ? 'Import 1 person' : `Import ${people} people`}
        </Button>
      </div>
    </section>
  );
}
