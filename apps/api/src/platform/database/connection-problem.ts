import { OperatorError } from '@detroit-well/config/env';

interface Target {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

type Sentence = (target: Target) => string;

const unknownHost: Sentence = ({ host }) => `DATABASE_URL names the host ${host}, which is unknown.`;
const noResponse: Sentence = ({ host }) =>
  `PostgreSQL at ${host} does not respond. Check DATABASE_URL, the network and the firewall.`;
const diskFull: Sentence = ({ host }) => `The disk of PostgreSQL at ${host} is full.`;
const notPostgres: Sentence = ({ host }) =>
  `The server at ${host} broke the connection off. Check that DATABASE_URL names the port of PostgreSQL.`;

/** By the code of the system, of PostgreSQL, or of OpenSSL. */
const sentences: Readonly<Record<string, Sentence>> = {
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ECONNREFUSED: ({ host }) => `Nothing listens at ${host}. Start PostgreSQL, or correct DATABASE_URL.`,
  ENOENT: ({ host }) => `PostgreSQL has no socket at ${host}. Start it, or correct DATABASE_URL.`,
  ETIMEDOUT: noResponse,
  EHOSTUNREACH: noResponse,
  ENETUNREACH: noResponse,
  ECONNRESET: notPostgres,
  EPIPE: notPostgres,
  '28P01': ({ user }) => `PostgreSQL rejects the password of the user "${user}" in DATABASE_URL.`,
  '28000': ({ user, host }) =>
    `PostgreSQL at ${host} does not admit the user "${user}". Check the user in DATABASE_URL, and pg_hba.conf.`,
  '3D000': ({ database, host }) => `PostgreSQL at ${host} has no database "${database}". Create it first.`,
  '42501': ({ user, database }) =>
    `The user "${user}" may not create tables in the database "${database}". Make this user its owner.`,
  '25006': ({ host }) => `PostgreSQL at ${host} is read-only. DATABASE_URL must name the primary server.`,
  '53100': diskFull,
  ENOSPC: diskFull,
  '53300': ({ host }) => `PostgreSQL at ${host} has no connection left. Raise max_connections.`,
  '57P03': ({ host }) => `PostgreSQL at ${host} is starting or stopping. Try again shortly.`,
  DEPTH_ZERO_SELF_SIGNED_CERT: ({ host }) => untrusted(host),
  SELF_SIGNED_CERT_IN_CHAIN: ({ host }) => untrusted(host),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ({ host }) => untrusted(host),
};

const untrusted = (host: string) =>
  `The certificate of PostgreSQL at ${host} is not trusted. Set NODE_EXTRA_CA_CERTS to the file of its authority.`;

/** Errors of the driver that have a message only. */
const byMessage: readonly (readonly [RegExp, Sentence])[] = [
  [
    /password must be a (non-empty )?string/,
    ({ user }) => `PostgreSQL asks for the password of the user "${user}", and DATABASE_URL contains none.`,
  ],
  [/does not support SSL/, ({ host }) => `PostgreSQL at ${host} has no TLS, which DATABASE_URL asks for.`],
  [/timeout/i, noResponse],
  [/Connection terminated/, notPostgres],
];

/** PostgreSQL cannot be used as DATABASE_URL says. The message never contains the password. */
export class ConnectionProblem extends OperatorError {}

/** The error to throw when PostgreSQL cannot be opened: a sentence for the operator where the cause is known. */
export function connectionProblem(url: string, error: unknown): unknown {
  if (error instanceof OperatorError) return error;
  const target = targetOf(url);
  for (const failure of chainOf(error)) {
    const { code = '' } = failure as { code?: string };
    const sentence = Object.hasOwn(sentences, code)
      ? sentences[code]
      : byMessage.find(([pattern]) => pattern.test(failure.message))?.[1];
    if (sentence !== undefined) return new ConnectionProblem(sentence(target), { cause: error });
  }
  return error;
}

/** An error, its causes, and the errors of the addresses that were tried. */
function chainOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const attempts: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...attempts.flatMap(chainOf), ...chainOf(error.cause)];
}

function targetOf(address: string): Target {
  const url = new URL(address, 'postgres://base');
  const named = url.searchParams.get('host');
  const host = named ?? (address.includes(':///') ? 'localhost' : url.hostname);
  const user = decodeURIComponent(url.username) || url.searchParams.get('user') || 'of this process';
  const database = decodeURIComponent(url.pathname.slice(1)) || user;
  return { host: host.startsWith('/') ? host : `${host}:${url.port || '5432'}`, user, database };
}
