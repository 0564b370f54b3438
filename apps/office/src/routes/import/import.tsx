import { paths } from '@detroit-well/config/paths';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { importQuery } from '../../api/queries.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { MayRead } from '../../outcomes/may-read.tsx';
import { PartFailure } from '../../outcomes/part-failure.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { FourSteps } from './four-steps.tsx';
import { ImportHistory } from './import-history.tsx';
import { PlanStep, type ImportPlan } from './plan-step.tsx';
import { RunStep } from './run-step.tsx';

/** People of another program, from a file to the studio in four steps. Nothing is written before the fourth. */
export function Screen() {
  useScreen('Import');
  return (
    <MayRead title="Import" what="imports" permission="import.write">
      <div className="head">
        <hgroup>
          <h1>Import</h1>
          <p>People from Mindbody, Momence, TeamUp or any CSV. Nothing is saved before step 4.</p>
        </hgroup>
      </div>
      <Import />
    </MayRead>
  );
}

function Import() {
  const [params, setParams] = useSearchParams();
  const id = params.get('import');
  if (id === null)
    return (
      <>
        <FourSteps at={1} />
        <FileStep onRead={(read) => setParams({ import: read.id })} />
        <ImportHistory />
      </>
    );
  return <OneImport key={id} id={id} />;
}

function OneImport({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(importQuery(id));
  const [plan, setPlan] = useState<ImportPlan>();
  if (error && !data)
    return <PartFailure sentence="This import did not load." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={320} />;
  const isOpen = data.state === 'mapping' || data.state === 'planned';
  const isPlanned = data.state === 'planned' && plan?.version === data.version;
  return (
    <>
      <FourSteps at={isOpen ? (isPlanned ? 3 : 2) : 4} />
      {!isOpen ? (
        <RunStep one={data} />
      ) : isPlanned ? (
        <PlanStep one={data} plan={plan} onBack={() => setPlan(undefined)} />
      ) : (
        <ColumnsStep one={data} onPlan={setPlan} />
      )}
      <p>
        <a href={paths.office.imports()}>Another file</a>
      </p>
    </>
  );
}
