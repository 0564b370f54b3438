/**
 * What to say above a form whose fields were refused: a message that has no field here, else nothing where fields speak
 * for themselves, else the sentence of the operation.
 *
 * @param unplaced messages of fields that the form does not have.
 */
export function problemBeside(
  unplaced: readonly string[],
  fields: Readonly<Record<string, unknown>>,
  message: string,
): string | null {
  if (unplaced[0] !== undefined) return unplaced[0];
  return Object.keys(fields).length > 0 ? null : message;
}
