import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { pageQuery } from '../../api/page-queries.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { MayRead } from '../../outcomes/may-read.tsx';
import { PageEditor } from './page-editor.tsx';

/** The editor of a page of the public site. */
export function Screen() {
  const { id = '' } = useParams();
  return (
    <MayRead title="Page" what="the pages of the site" permission="content.write">
      <Stored key={id} id={id} />
    </MayRead>
  );
}

function Stored({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(pageQuery(id));
  if (data) return <PageEditor page={data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}
