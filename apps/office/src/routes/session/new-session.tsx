import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { sessionQuery } from '../../api/queries.ts';
import { RecordEditor } from '../../catalogue/record-editor.tsx';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { copyKind, sessionKind } from './session-kind.tsx';
import { copyOf, isCourse } from './session-values.ts';

/** A new session, of the program in the address if it names one, or a copy of the session in the address. */
export function Screen() {
  const [params] = useSearchParams();
  const from = params.get('from');
  if (from !== null) return <Copy key={from} id={from} />;
  const start = { ...sessionKind.blank, program_id: params.get('program') ?? '' };
  return <RecordEditor kind={sessionKind} entry={null} start={start} />;
}

function Copy({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(sessionQuery(id));
  if (data)
    return (
      <RecordEditor
        kind={copyKind(id)}
        entry={null}
        start={copyOf(data)}
        note={
          <p>
            {`A copy of ${data.title}${data.picture ? ', with its picture' : ''}. ${isCourse(data) ? 'Check its dates.' : 'Choose its date.'}`}
          </p>
        }
      />
    );
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}
