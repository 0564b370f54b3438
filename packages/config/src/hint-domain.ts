/**
 * Returns the common parent domain of two hosts, for the sign-in hint cookie that the public site reads. Undefined for equal
 * hosts, and when they share only a top-level domain.
 */
export function hintDomain(oneHost: string, otherHost: string): string | undefined {
  if (oneHost === otherHost) return undefined;
  const labels = oneHost.split('.');
  while (labels.length > 0 && !`.${otherHost}`.endsWith(`.${labels.join('.')}`)) labels.shift();
  return labels.length > 1 ? labels.join('.') : undefined;
}
