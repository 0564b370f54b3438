import { ButtonLink } from '@detroit-well/ui/components/button';
import type { FieldValues } from '@detroit-well/ui/form/use-form';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useAccess, useMay } from '../access/access.ts';
import { LoadFailure } from '../outcomes/load-failure.tsx';
import type { CatalogueEntry, CatalogueKind } from './kind.ts';
import { RecordActions } from './record-actions.tsx';
import { RecordEditor } from './record-editor.tsx';

interface RecordPageProps<Entry extends CatalogueEntry, Values extends FieldValues> {
  readonly kind: CatalogueKind<Entry, Values>;
}

/** The page of one record, or of a new one. */
export function RecordPage<Entry extends CatalogueEntry, Values extends FieldValues>({
  kind,
}: RecordPageProps<Entry, Values>) {
  const { id = 'new' } = useParams();
  return id === 'new' ? (
    <RecordEditor key="new" kind={kind} entry={null} />
  ) : (
    <Stored key={id} kind={kind} id={id} />
  );
}

function Stored<Entry extends CatalogueEntry, Values extends FieldValues>({
  kind,
  id,
}: RecordPageProps<Entry, Values> & { readonly id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['office', kind.many, id],
    queryFn: async ({ signal }) => kind.calls.read(id, signal),
  });
  const mayWrite = useMay(kind.write);
  const { Actions, Note } = kind;
  if (data)
    return (
      <RecordEditor
        kind={kind}
        entry={data}
        note={
          data.archived ? (
            <p>Archived: it keeps its history and takes nothing new.</p>
          ) : Note ? (
            <Note entry={data} />
          ) : null
        }
        actions={
          <div className="acts">
            <RecordLinks kind={kind} entry={data} />
            {Actions ? <Actions entry={data} /> : null}
            {mayWrite ? <RecordActions kind={kind} entry={data} /> : null}
          </div>
        }
      />
    );
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}

function RecordLinks<Entry extends CatalogueEntry, Values extends FieldValues>({
  kind,
  entry,
}: RecordPageProps<Entry, Values> & { readonly entry: Entry }) {
  const { permissions } = useAccess();
  const links = (kind.links?.(entry) ?? []).filter(({ needs }) => !needs || permissions.includes(needs));
  if (links.length === 0) return null;
  return (
    <div className="acts">
      {links.map(({ label, href }) => (
        <ButtonLink key={label} size="xs" variant="line" href={href}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
