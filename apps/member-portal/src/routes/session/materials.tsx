import { useMutation, useQuery } from '@tanstack/react-query';
import type { Material } from '@detroit-well/api-client/contract';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { FileRow } from '@detroit-well/ui/patterns/file-row';
import { client } from '../../api/client.ts';
import { EntryBoundary } from '../../outcomes/part-boundary.tsx';
import { whenPartFails } from '../../outcomes/part-failure.tsx';
import { materialsQuery } from '../../api/queries.ts';
import { asyncState } from '../../api/query-state.ts';
import { saveFile } from '@detroit-well/ui/save-file';
import { fileSize } from '../../format/file-size.ts';
import { Part } from './part.tsx';

/** The files that the coach has uploaded. */
export function Materials({ sessionId }: { sessionId: string }) {
  // The page has already loaded this query. After a failure, only the Retry button repeats it.
  const query = useQuery({ ...materialsQuery(sessionId), retryOnMount: false });
  const count = query.data?.length ?? 0;
  return (
    <Part
      name="materials"
      title="Materials"
      aside={count > 0 ? `${count} ${count === 1 ? 'file' : 'files'}` : null}
    >
      <AsyncView
        view={asyncState(query, (all) => all.length === 0)}
        loading={<Skeleton height={76} />}
        loadingLabel="Loading materials..."
        failed={whenPartFails('The materials could not be loaded.', () => void query.refetch())}
        empty={<p className="muted">No files for this session yet.</p>}
      >
        {(materials) => (
          <ul className="file-list">
            {materials.map((material) => (
              <EntryBoundary key={material.public_id}>
                <Row sessionId={sessionId} material={material} />
              </EntryBoundary>
            ))}
          </ul>
        )}
      </AsyncView>
    </Part>
  );
}

function Row({ sessionId, material }: { sessionId: string; material: Material }) {
  const { public_id: materialId, title, file_name, size_bytes } = material;
  const download = useMutation({
    mutationFn: () => client.registeredSessions.downloadMaterial({ params: { id: sessionId, materialId } }),
    onSuccess: (file) => saveFile(file, file_name),
  });
  return (
    <FileRow
      title={title}
      kind={fileKind(file_name)}
      detail={fileSize(size_bytes)}
      state={download.isPending ? 'busy' : download.isError ? 'failed' : 'idle'}
      onDownload={() => download.mutate()}
    />
  );
}

/** Returns the type from the extension, such as `PDF`, or `FILE` when there is none. */
const fileKind = (name: string) => /\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase() ?? 'FILE';
