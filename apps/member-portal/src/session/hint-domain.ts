/**
 * The domain both hosts stand under, for the cookie that tells the public site somebody is signed in. Undefined for one
 * host, and where nothing but a top-level domain is common.
 */
export function hintDomain(oneHost: string, otherHost: string): string | undefined {
  if (oneHost === otherHost) return undefined;
  const labels = oneHost.split('.');
  while (labels.length > 0 && !`.${otherHost}`.endsWith(`.${labels.join('.')}`)) labels.shift();
  return labels.length > 1 ? labels.join('.') : undefined;
}
