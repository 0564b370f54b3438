/**
 * Returns the message above a form that the server rejected: first a message of a field that the form does not have.
 * Otherwise nothing when fields have their own messages, and the sentence of the operation when none has.
 *
 * @param unplaced messages of fields that the form does not have.
 */
export function formProblem(
  unplaced: readonly string[],
  fields: Readonly<Record<string, unknown>>,
  message: string,
): string | null {
  if (unplaced[0] !== undefined) return unplaced[0];
  return Object.keys(fields).length > 0 ? null : message;
}
