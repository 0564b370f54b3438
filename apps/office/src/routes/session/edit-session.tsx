import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { sessionQuery } from '../../api/queries.ts';
import { RecordEditor } from '../../catalogue/record-editor.tsx';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { sessionKind } from './session-kind.tsx';

/** Changes a session. */
export function Screen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(sessionQuery(id));
  if (data)
    return (
      <RecordEditor
        key={id}
        kind={sessionKind}
        entry={data}
        actions={
          <ButtonLink size="xs" variant="line" href={paths.office.session(id)}>
            Back to the session
          </ButtonLink>
        }
      />
    );
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}
