const most = 5_000;

/** Remembers what a pure function made of a number: the same few instants are written in every list. */
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
