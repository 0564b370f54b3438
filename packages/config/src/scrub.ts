const longest = 500;

const rules: readonly (readonly [RegExp, string])[] = [
  // JSON.parse errors quote the input.
  [/".*"/s, '"[value]"'],
  [/[^\s"'<>()]{1,64}@[^\s"'<>()]{1,255}/g, '[email]'],
  // URLs keep their path; queries and fragments may contain user input.
  [/(https?:\/\/[^\s?#]{1,300})[?#][^\s]{0,2000}/g, '$1'],
  [/(\/[^\s?#]{0,300})\?[^\s]{0,2000}/g, '$1'],
  // Tokens, keys and ids: long runs that hold a digit.
  [/\b(?=[\w.-]{0,80}\d)[\w-]{20,}(?:\.[\w-]{1,2000}){0,4}/g, '[token]'],
  [/\+?\d[\d ().-]{7,20}\d/g, '[number]'],
];

/** Removes personal data from a text: email addresses, tokens, numbers, queries and quoted values. */
export function scrub(text: string): string {
  return rules.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text.slice(0, longest));
}
