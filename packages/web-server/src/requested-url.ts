/**
 * The URL that a request asks for, on the app's own origin. Leading slashes and dot segments cannot name another host: `//[` and
 * `/..//evil.example` become paths.
 */
export function requestedUrl(requestTarget: string, origin: string): URL {
  const url = new URL(`/${requestTarget.replace(/^[/\\]+/, '')}`, origin);
  if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}
