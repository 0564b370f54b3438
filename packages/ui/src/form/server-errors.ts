import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Field errors from the server: the form shows the first message of each. */
export type ServerFieldErrors = Readonly<Record<string, readonly string[] | string>>;

export interface ServerErrorOptions<Values extends FieldValues> {
  /** Maps wire names to form names where they differ. */
  readonly names?: Readonly<Record<string, FieldPath<Values>>>;
}

/**
 * Sets the server's messages on their fields, where the error summary finds them. Returns messages for fields that this
 * form does not have. Call it before the submit handler ends.
 */
export function applyServerErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  fieldErrors: ServerFieldErrors,
  options: ServerErrorOptions<Values> = {},
): string[] {
  const unplaced: string[] = [];
  const values: FieldValues = form.getValues();
  for (const [wireName, messages] of Object.entries(fieldErrors)) {
    const message = typeof messages === 'string' ? messages : messages[0];
    if (message === undefined) continue;
    const name = options.names?.[wireName] ?? wireName;
    if (!(name in values)) {
      unplaced.push(message);
      continue;
    }
    // The name is a key of the form's own values, so it is one of its paths.
    form.setError(name as FieldPath<Values>, { type: 'server', message });
  }
  return unplaced;
}
