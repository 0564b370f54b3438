import type { HandlersOf } from '../../platform/calls/calls.ts';
import { publishWritten, unpublishWritten } from '../written/publish.ts';
import { listRevisions, restoreRevision } from '../written/revisions.ts';
import { findWritten } from '../written/written-kind.ts';
import { changePost, createPost, removePost, type PostsDeps } from './drafts.ts';
import { listOfficePosts } from './office-list.ts';
import { officePostView, postKind } from './post-kind.ts';
import { makePreviewLink } from './preview.ts';

const apiUrlOf = ({ settings }: Pick<PostsDeps, 'settings'>) => settings.addresses.apiUrl;

export const officePostsHandlers: HandlersOf<'officePosts', PostsDeps> = {
  list: listOfficePosts,
  create: createPost,
  read: ({ params }, deps) =>
    deps.office.read(async (db) =>
      officePostView(await findWritten(db, postKind, params.id, deps.clock.now()), apiUrlOf(deps)),
    ),
  change: changePost,
  remove: removePost,
  publish: async (call, deps) =>
    officePostView(await publishWritten(postKind, call, deps, call.body), apiUrlOf(deps)),
  unpublish: async (call, deps) =>
    officePostView(await unpublishWritten(postKind, call, deps, call.body.version), apiUrlOf(deps)),
  revisions: (call, deps) => listRevisions(postKind, call, deps),
  restore: async (call, deps) =>
    officePostView(await restoreRevision(postKind, call, deps, call.body.version), apiUrlOf(deps)),
  previewLink: makePreviewLink,
};
