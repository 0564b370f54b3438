import type { OfficePost } from '@detroit-well/api-client';
import { client } from '../../api/client.ts';
import type { WrittenKind } from '../../written/written-kind.ts';
import { placeErrors, slugTakenBy } from './place-errors.ts';
import { postLabels } from './post-labels.ts';
import { PostValue } from './post-value.tsx';
import { bodyOf, valuesOf, type PostBody, type PostValues } from './post-values.ts';

/** Posts, which get their address from the server with the first save. */
export const postKind: WrittenKind<OfficePost, PostValues, PostBody> = {
  one: 'post',
  many: 'posts',
  labels: postLabels,
  calls: () => client.office.posts,
  valuesOf,
  bodyOf,
  send: (changed, stored, idempotencyKey) =>
    stored === null
      ? client.office.posts.create({ body: changed }, { idempotencyKey })
      : client.office.posts.change(
          { params: { id: stored.id }, body: { version: stored.version, ...changed } },
          { idempotencyKey },
        ),
  placeErrors,
  onMade: (form, saved, changed) => {
    // The server chose an address that is free.
    if (!form.getValues('title') || changed.slug !== undefined) return undefined;
    form.setValue('slug', saved.slug);
    return { slug: saved.slug };
  },
  refusedField: (error) => (slugTakenBy(error) ? 'slug' : undefined),
  shown: (name, values) => <PostValue name={name} values={values} />,
};
