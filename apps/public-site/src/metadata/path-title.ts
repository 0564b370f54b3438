const longestTitle = 60;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A title for a path without a rule, built from its segments: `/events/summer-party` becomes `Events, Summer Party` (SPEC-A
 * 2, page metadata). Empty for the root and for segments without a letter or digit.
 */
export function titleFromPath(path: string): string {
  const [pathname = ''] = path.split(/[?#]/);
  return pathname
    .split('/')
    .map((segment) =>
      decoded(segment)
        .split(/[^\p{L}\p{N}'’]+/u)
        .filter(Boolean)
        .map(capitalised)
        .join(' '),
    )
    .filter(Boolean)
    .join(', ')
    .slice(0, longestTitle)
    .trim();
}
