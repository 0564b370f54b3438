import { isApiError, type ApiProblem, type OfficePost } from '@detroit-well/api-client';
import type { FormOf } from '@detroit-well/ui/form/use-form';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { postQuery } from '../../api/post-queries.ts';
import { createAutosave } from '../../forms/autosave.ts';
import { disputedFields, mergedValues } from '../../forms/version-conflict.ts';
import { placeErrors } from './place-errors.ts';
import { bodyOf, valuesOf, type PostBody, type PostValues } from './post-values.ts';

/** What two people wrote, over what was stored before. */
export interface PostConflict {
  readonly problem: ApiProblem<'version_conflict'>;
  readonly theirs: OfficePost;
  readonly base: PostValues;
}

const isConflict = (error: unknown): error is ApiProblem<'version_conflict'> =>
  isApiError(error) && error.is('version_conflict');

/** Who has the address that was refused. */
export const slugTakenBy = (error: unknown) =>
  isApiError(error) && error.is('slug_taken') ? error.details : undefined;

const send = (changed: Partial<PostBody>, stored: OfficePost | null, idempotencyKey: string) =>
  stored === null
    ? client.office.posts.create({ body: changed }, { idempotencyKey })
    : client.office.posts.change(
        { params: { id: stored.id }, body: { version: stored.version, ...changed } },
        { idempotencyKey },
      );

interface PostSavingOptions {
  readonly post: OfficePost | null;
  readonly form: FormOf<PostValues>;
  readonly queries: QueryClient;
  /** Called with what a person must decide, and with undefined afterwards. */
  readonly onConflict: (conflict: PostConflict | undefined) => void;
  /** The texts of the form were replaced. */
  readonly onReplaced: () => void;
}

/** Keeps the draft of a post stored while it is written, and merges it with what somebody else saved. */
export function createPostSaving({ post, form, queries, onConflict, onReplaced }: PostSavingOptions) {
  let isMade = post !== null;
  const autosave = createAutosave<PostBody, OfficePost>({
    stored: post,
    base: bodyOf(valuesOf(post)),
    read: () => bodyOf(form.getValues()),
    send,
    onSaved: (saved, changed) => {
      form.clearErrors();
      queries.setQueryData(postQuery(saved.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: ['office', 'posts', 'list'] });
      const isFirst = !isMade;
      isMade = true;
      // The server chose an address that is free.
      if (!isFirst || !form.getValues('title') || changed.slug !== undefined) return undefined;
      form.setValue('slug', saved.slug);
      return { slug: saved.slug };
    },
    onFailed: (error) => {
      form.clearErrors();
      if (isConflict(error)) meet(error);
      else placeErrors(form, error);
    },
    refusedField: (error) => (slugTakenBy(error) ? 'slug' : undefined),
    stops: isConflict,
  });

  /** The form shows this, and the server has `stored`. */
  function show(stored: OfficePost, values: PostValues): void {
    autosave.restart(stored, bodyOf(valuesOf(stored)));
    form.reset(values);
    onReplaced();
    queries.setQueryData(postQuery(stored.id).queryKey, stored);
  }

  function meet(problem: ApiProblem<'version_conflict'>): void {
    const { stored } = autosave.state();
    if (stored === null) return;
    const theirs: OfficePost = { ...stored, ...problem.details.theirs };
    const conflict = { problem, theirs, base: valuesOf(stored) };
    const versions = { base: conflict.base, yours: form.getValues(), theirs: valuesOf(theirs) };
    // Two people changed other fields: nobody has to choose.
    if (disputedFields(versions).length === 0) resolve(conflict, []);
    else onConflict(conflict);
  }

  /** Goes on from both versions. `asTheirs`: the fields that stay as the other person saved them. */
  function resolve({ theirs, base }: PostConflict, asTheirs: readonly string[]): void {
    onConflict(undefined);
    show(theirs, mergedValues({ base, yours: form.getValues(), theirs: valuesOf(theirs) }, asTheirs));
    void autosave.flush();
  }

  /** Saved elsewhere: where nothing is typed here, the form follows. */
  function follow(now: OfficePost): void {
    const { stored, kind } = autosave.state();
    if (stored === null || kind !== 'saved' || now.version < stored.version) return;
    if (now.version > stored.version) show(now, valuesOf(now));
    else if (JSON.stringify(now) !== JSON.stringify(stored)) autosave.accept(now);
  }
  return { autosave, show, resolve, follow };
}
