/** Replaces ids, tokens and instants by names that are the same in every run: `payment-1` is the first payment that is seen. */
export interface Aliases {
  /** Gives an id its name, unless it has one. */
  name(id: string, noun: string): string;
  /** A text with names instead of ids. With `onlyKnown`, an id without a name becomes `?` and gets none. */
  text(raw: string, onlyKnown?: boolean): string;
}

const hex = (digits: number) => `[0-9a-f]{${digits}}`;
const uuid = [8, 4, 4, 4, 12].map(hex).join('-');
const fakeNouns: Readonly<Record<string, string>> = {
  pi: 'intent',
  pm: 'card',
  re: 'refund',
  evt: 'event',
  cus: 'customer',
  ctoken: 'token',
  dp: 'dispute',
  s: 'secret',
};
const code = '[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}';
const ids = new RegExp(
  `(?<![0-9a-z])(?:${uuid}|${hex(32)}|(?:${Object.keys(fakeNouns).join('|')})_fake${hex(18)})(?![0-9a-f])|\\b${code}\\b`,
  'g',
);
const instants = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)/g;

function nounOf(id: string): string {
  const fake = /^([a-z]+)_fake/.exec(id)?.[1];
  if (fake !== undefined) return fakeNouns[fake] ?? fake;
  return id.includes('-') && id.length === 14 ? 'code' : 'id';
}

/** `start` is the instant from which the others are counted, in seconds. */
export function newAliases(start: Date): Aliases {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const name = (id: string, noun: string): string => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const count = (counts.get(noun) ?? 0) + 1;
    counts.set(noun, count);
    names.set(id, `${noun}-${count}`);
    return `${noun}-${count}`;
  };
  const instant = (raw: string) => `t${(Date.parse(raw) - start.getTime()) / 1000}`;
  return {
    name,
    text: (raw, onlyKnown = false) =>
      raw
        .replace(ids, (id) => names.get(id) ?? (onlyKnown ? '?' : name(id, nounOf(id))))
        .replace(instants, instant),
  };
}
