/** Names in one line: `Start, end and public rate`. */
export function listed(names: readonly string[]): string {
  const [first = '', ...rest] = names.map((name, index) => (index === 0 ? name : name.toLowerCase()));
  const last = rest.pop();
  return last === undefined ? first : `${[first, ...rest].join(', ')} and ${last}`;
}
