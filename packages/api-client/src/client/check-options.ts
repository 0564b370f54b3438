/**
 * Throws for an option that does not exist, such as `timeout` for `timeoutMs`, which would have no effect.
 *
 * @throws {TypeError} with one sentence that names the option, and the known one that looks like it
 */
export function checkOptions(of: string, options: object | undefined, known: Readonly<object>): void {
  const unknown = Object.keys(options ?? {}).find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  const [near] = Object.keys(known)
    .map((name) => ({ name, likeness: likenessOf(name.toLowerCase(), unknown.toLowerCase()) }))
    .filter(({ likeness }) => likeness >= 0.5)
    .toSorted((one, other) => other.likeness - one.likeness);
  throw new TypeError(`${of} has no option ${unknown}${near ? `: did you mean ${near.name}?` : '.'}`);
}

/** The part of the shorter name that both begin or end with: 1 where one name is the beginning or the end of the other. */
function likenessOf(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return (start + end) / shorter;
}
