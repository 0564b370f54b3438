import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { personQuery } from '../../api/queries.ts';
import { RecordEditor } from '../../catalogue/record-editor.tsx';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { BackToPerson } from '../../people/back-to-person.tsx';
import { personKind } from './person-kind.tsx';

/** Changes a person. */
export function Screen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(personQuery(id));
  if (data)
    return <RecordEditor key={id} kind={personKind} entry={data} actions={<BackToPerson id={id} />} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}
