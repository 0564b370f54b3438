/** Where a Sentry-compatible service takes events, as its data source name says it. */
export interface Dsn {
  /** Scheme, host and port; what a content policy has to allow. */
  readonly origin: string;
  readonly envelopeUrl: string;
  readonly publicKey: string;
}

/** Reads `https://<key>@<host>/<path>/<project>`; undefined where it is none. */
export function parseDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, host, pathname, search } = new URL(text);
  const parts = pathname.split('/').filter(Boolean);
  const project = parts.pop();
  // A password would be the secret key of an old DSN, which must not reach a browser.
  if (!/^https?:$/.test(protocol) || !username || password || !project || search) return undefined;
  const origin = `${protocol}//${host}`;
  const path = ['', ...parts, 'api', project, 'envelope', ''].join('/');
  return { origin, envelopeUrl: origin + path, publicKey: username };
}
