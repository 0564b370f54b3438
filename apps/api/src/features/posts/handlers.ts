import type { HandlersOf } from '../../platform/calls/calls.ts';
import { listOfficePosts } from './office-list.ts';
import { findPost, postView } from './post-row.ts';
import { makePreviewLink } from './preview.ts';
import { publishPost, removePost, unpublishPost } from './publish.ts';
import { changePost, createPost, listRevisions, restoreRevision, type PostsDeps } from './revisions.ts';

export const officePostsHandlers: HandlersOf<'officePosts', PostsDeps> = {
  list: listOfficePosts,
  create: createPost,
  read: ({ params }, { office, clock, settings }) =>
    office.read(async (db) =>
      postView(await findPost(db, params.id, clock.now()), settings.addresses.apiUrl),
    ),
  change: changePost,
  remove: removePost,
  publish: publishPost,
  unpublish: unpublishPost,
  revisions: listRevisions,
  restore: restoreRevision,
  previewLink: makePreviewLink,
};
