const most = 5_000;

/** Caches the results of a pure function of a number: lists format the same few instants again and again. */
export function memoized<Made>(make: (value: number) => Made): (value: number) => Made {
  const known = new Map<number, Made>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const made = make(value);
    known.set(value, made);
    return made;
  };
}
