/**
 * The domain both hosts stand under, for the cookie that tells the public site somebody is signed in. Undefined for one
 * host, and where nothing but a top-level domain is common.
 */
export function hintDomain(oneHost: string, otherHost: string): string | undefined {
  if (oneHost === otherHost) return undefined;
  const one = oneHost.split('.').toReversed();
  const other = otherHost.split('.').toReversed();
  const differs = one.findIndex((label, index) => label !== other[index]);
  const common = one.slice(0, differs < 0 ? one.length : differs);
  return common.length >= 2 ? common.toReversed().join('.') : undefined;
}
