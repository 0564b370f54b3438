import { createClient, type Transport } from '@detroit-well/api-client';
import { contract, type Endpoint } from '@detroit-well/api-client/contract';
import { permissionsOf, withOffice } from '@detroit-well/api-client/office';
import { exampleReply, NoResponse } from '@detroit-well/api-client/testing';

type Reply = { readonly status: number; readonly data?: unknown } | NoResponse;

interface Fault {
  readonly reply: Reply;
  /** The title of a screen that shows nothing else. */
  readonly title: string;
}

/** What the server says when it refuses. */
export const refusal = 'The server refuses.';

const status = (code: number, title: string): Fault => ({
  reply: { status: code, data: { detail: refusal } },
  title,
});
const lost = (kind: 'network' | 'timeout'): Fault => ({
  reply: new NoResponse(kind),
  title: 'Connection Problem',
});
const unreadable = (data: unknown): Fault => ({
  reply: { status: 200, data },
  title: 'Something Went Wrong',
});

export const faults: Readonly<Record<string, Fault>> = {
  cut: lost('network'),
  '31 s': lost('timeout'),
  html: unreadable('<!doctype html><h1>It works!</h1>'),
  null: unreadable(null),
  '{}': unreadable({}),
  400: status(400, 'Invalid Request'),
  401: status(401, 'Authentication Required'),
  403: status(403, 'Access Denied'),
  404: status(404, 'Not Found'),
  409: status(409, 'Conflict'),
  429: status(429, 'Too Many Requests'),
  500: status(500, 'Server Error'),
  502: status(502, 'Server Error'),
  503: status(503, 'Server Error'),
};

export const serverError = status(500, 'Server Error').reply;

interface Sent {
  readonly call: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

/** What the server was asked, and its replies in place of the examples of the contract. */
export const server = {
  asked: new Set<string>(),
  /** What calls that change something sent, in order. */
  sent: [] as Sent[],
  failing: '',
  reply: serverError,
  /** Replies of other calls, or the fields in which they differ from the examples. */
  others: {} as Readonly<Record<string, object>>,
};

type Readable = Endpoint & Parameters<typeof exampleReply>[0];

/** The calls with the fewest parameters first, so that `people/choices/` is not read as a person. */
const calls = Object.values(contract)
  .flatMap((noun): Endpoint[] => Object.values(noun))
  .map((endpoint) => ({
    endpoint,
    name: `${endpoint.method} ${endpoint.path}`,
    pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => one.name.split('{').length - other.name.split('{').length);

const me = { role: 'owner', permissions: permissionsOf('owner'), refund_limit_cents: null };

const transport: Transport = ({ method, path, headers, body }) => {
  const [pathname = ''] = path.split('?');
  const call = calls.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname));
  if (!call) return Promise.reject(new Error(`The contract has no ${method} ${pathname}.`));
  server.asked.add(call.name);
  if (method !== 'GET') server.sent.push({ call: call.name, key: headers['Idempotency-Key'], body });
  const example = () => {
    if (call.name === 'GET /office/team/me/') return me;
    const own = server.others[call.name];
    if (call.endpoint.reply === 'nothing') return undefined;
    const reply = exampleReply(call.endpoint as Readable) as object;
    return Array.isArray(reply) ? reply : { ...reply, ...own };
  };
  const reply = call.name === server.failing ? server.reply : { status: 200, data: example() };
  if (reply instanceof NoResponse) return Promise.reject(reply);
  return Promise.resolve({ status: reply.status, header: () => undefined, data: reply.data });
};

/** Replaces the client of the office, when a test mocks its module with this one. */
export const client = withOffice(
  createClient({
    baseUrl: '',
    transport,
    longestWaitMs: 0,
    maxRetries: 0,
    sleep: () => Promise.resolve(),
  }),
);

/** Whether a call answers with something, whose absence the office can notice. */
export const isAnswered = (name: string): boolean =>
  calls.some((call) => call.name === name && call.endpoint.reply !== 'nothing');

/** The calls of the office that change something. */
export const changes = calls
  .filter(({ endpoint, name }) => endpoint.method !== 'GET' && name.includes(' /office/'))
  .map(({ name }) => name);
