import { isApiError } from '@detroit-well/api-client';
import type { FormOf } from '@detroit-well/ui/form/use-form';
import type { FieldPath } from 'react-hook-form';
import type { PostValues } from './post-values.ts';

/** Who has the address that was refused. */
export const slugTakenBy = (error: unknown) =>
  isApiError(error) && error.is('slug_taken') ? error.details : undefined;

/** The name of the field of the form that has what the server names, such as `tags.2`; undefined if none has. */
function nameOf(wire: string, values: PostValues): FieldPath<PostValues> | undefined {
  const [first = '', index, ...rest] = wire.split('.');
  if (!Object.hasOwn(values, first)) return undefined;
  if (first !== 'body' && first !== 'featured_image') return first as FieldPath<PostValues>;
  if (first === 'body' && rest.length === 0) return 'body';
  return [first, index, ...rest].filter((part) => part !== undefined).join('.') as FieldPath<PostValues>;
}

/** Puts the messages of the server at their fields. Returns whether all of them have one. */
export function placeErrors(form: FormOf<PostValues>, error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.is('slug_taken')) {
    form.setError('slug', { type: 'server', message: error.sentence });
    return true;
  }
  const values = form.getValues();
  const named = Object.entries(error.fieldErrors).map(([wire, [message]]) => ({
    name: nameOf(wire, values),
    message,
  }));
  for (const { name, message } of named)
    if (name !== undefined && message !== undefined) form.setError(name, { type: 'server', message });
  return named.length > 0 && named.every(({ name }) => name !== undefined);
}
