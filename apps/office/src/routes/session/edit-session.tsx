import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { sessionQuery } from '../../api/queries.ts';
import { RecordEditor } from '../../catalogue/record-editor.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { sessionKind } from './session-kind.tsx';

/** Changes a session. */
export function Screen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(sessionQuery(id));
  if (data?.status === 'cancelled') return <Cancelled id={id} title={data.title} />;
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

/** An old link, or somebody cancelled it meanwhile. */
function Cancelled({ id, title }: { id: string; title: string }) {
  useScreen(title);
  return (
    <div className="office__note">
      <h1>{title}</h1>
      <p className="muted">This session is cancelled, so nothing about it can be changed.</p>
      <ButtonLink variant="ink" size="sm" href={paths.office.session(id)}>
        Open the session
      </ButtonLink>
    </div>
  );
}
