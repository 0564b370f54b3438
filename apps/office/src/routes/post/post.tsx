import { useQuery } from '@tanstack/react-query';
import { paths } from '@detroit-well/config/paths';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { postQuery } from '../../api/post-queries.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { MayRead } from '../../outcomes/may-read.tsx';
import { PostEditor } from './post-editor.tsx';

/** The editor of a post, or of a new one. */
export function Screen() {
  return (
    <MayRead title="Post" what="the posts of the site" permission="content.write">
      <Post />
    </MayRead>
  );
}

function Post() {
  const { id = 'new' } = useParams();
  const navigate = useNavigate();
  const { key, state } = useLocation();
  /** The editor on the screen. One of a new post stays when the post gets its address. */
  const [editor, setEditor] = useState({ name: key, id, isNew: id === 'new' });
  if (editor.id !== id) {
    const from = (state as { readonly editor?: unknown } | null)?.editor;
    const stays = editor.id === 'new' && from === editor.name;
    setEditor(stays ? { ...editor, id } : { name: key, id, isNew: id === 'new' });
  }
  const goTo = (made: string): void =>
    void navigate(paths.office.post(made), { replace: true, state: { editor: editor.name } });
  return editor.isNew ? (
    <PostEditor key={editor.name} post={null} onMade={goTo} />
  ) : (
    <Stored key={id} id={id} />
  );
}

function Stored({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(postQuery(id));
  if (data) return <PostEditor post={data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}
