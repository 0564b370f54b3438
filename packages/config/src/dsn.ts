/** The endpoint of a Sentry-compatible service, as given by its data source name. */
export interface Dsn {
  /** Scheme, host and port, for the content security policy. */
  readonly origin: string;
  readonly envelopeUrl: string;
  readonly publicKey: string;
}

/** Parses `https://<key>@<host>/<path>/<project>`; returns undefined for anything else. */
export function parseDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, host, pathname, search } = new URL(text);
  const parts = pathname.split('/').filter(Boolean);
  const project = parts.pop();
  // A password would be the secret key of an old-style DSN, which must not reach a browser.
  if (!/^https?:$/.test(protocol) || !username || password || !project || search) return undefined;
  const origin = `${protocol}//${host}`;
  const path = ['', ...parts, 'api', project, 'envelope', ''].join('/');
  return { origin, envelopeUrl: origin + path, publicKey: username };
}
