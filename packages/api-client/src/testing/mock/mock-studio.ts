import * as z from 'zod';
import {
  basePath,
  contract,
  inEnvelope,
  mayDo,
  nestFieldErrors,
  problemExtras,
  problems,
  whoMay,
} from '../../contract/index.ts';
import type { Endpoint, ProblemCode } from '../../contract/index.ts';
import { carriesKey } from '../../contract/definition/endpoint.ts';
import { unknownFields } from '../../contract/definition/unknown-fields.ts';
import { unknownParameters } from '../../contract/definition/unknown-parameters.ts';
import {
  idempotencyHeader,
  replayedHeader,
  requestIdHeader,
  wellFormedRequestId,
} from '../../contract/definition/headers.ts';
import { FakeProblem, fakeProblem } from '../fakes/fake-problem.ts';
import { exampleReply } from '../fakes/example-reply.ts';
import { pathParams } from '../fakes/path-params.ts';
import type { CallName, MockCall, MockHandler } from './mock-call.ts';
import { chatHandlers, connectChat, type ChatConnection, type ChatPeer } from './mock-chat.ts';
import { createMockState } from './mock-state.ts';
import { ownRecordsHandlers } from './own-records-handlers.ts';
import { peopleHandlers } from './people-handlers.ts';
import { moveHandlers } from './move-handlers.ts';
import { registrationHandlers } from './registration-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';
import { waitlistHandlers } from './waitlist-handlers.ts';

/** The options of `createMockStudio`. `now` fixes the date that sessions are planned around. */
export interface MockStudioOptions {
  /** The start of every path; `/api/v2` by default. */
  readonly basePath?: string;
  readonly now?: () => Date;
}

/** A studio in memory that responds like the server: people, sessions, seats, cards, tokens. */
export interface MockStudio {
  /** Responds to a request whose path starts with the base path. */
  handle(request: Request): Promise<Response>;
  /** Opens a chat room for a websocket on one of the chat paths; `null` for any other path. */
  connect(socket: ChatConnection): ChatPeer | null;
  /** Makes the next call fail with this problem; with `call`, the next call of that name. */
  provoke(code: ProblemCode, call?: CallName): void;
  /** Makes every access token expire. Refresh tokens stay valid. Tokens do not expire with time. */
  expireTokens(): void;
  /** Ends every sign-in: access and refresh tokens are rejected from now on. */
  endSignIns(): void;
  /** Takes every free spot of a session. */
  fill(sessionId: string): void;
  /** Starts again with the demo people and sessions. */
  reset(): void;
}

/** What a repeated request gets: the reply, or the declined charge. Other problems leave their key usable. */
type StoredReply =
  | { readonly body: string; readonly status: number; readonly data: unknown }
  | { readonly body: string; readonly declined: FakeProblem };

interface Named {
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** The calls that have a state. Every other call responds with the contract's example. */
const handlers: Readonly<Record<string, MockHandler>> = {
  ...peopleHandlers,
  ...sessionHandlers,
  ...registrationHandlers,
  ...moveHandlers,
  ...waitlistHandlers,
  ...ownRecordsHandlers,
  ...chatHandlers,
};

const calls: readonly Named[] = Object.entries<Record<string, Endpoint>>(contract).flatMap(([noun, own]) =>
  Object.entries(own).map(([call, endpoint]) => ({ name: `${noun}.${call}`, endpoint })),
);

/** Creates a studio in memory with the demo people and sessions. Give `handle` to Mock Service Worker with `mswHandlers`. */
export function createMockStudio(options: MockStudioOptions = {}): MockStudio {
  const base = options.basePath ?? basePath;
  const now = options.now ?? (() => new Date());
  let state = createMockState(now);
  const provoked: { code: ProblemCode; call: CallName | undefined }[] = [];
  const replies = new Map<string, StoredReply>();

  function rejectIfProvoked(name: string): void {
    const index = provoked.findIndex(({ call }) => call === undefined || call === name);
    const [found] = index === -1 ? [] : provoked.splice(index, 1);
    if (found) throw fakeProblem(found.code, problemExtras[found.code]);
  }

  /** Reads the token as the server does: never for `public` calls, and an invalid one is a problem for all others. */
  function callerOf({ access }: Endpoint, authorization: string | null) {
    if (access === 'public') return null;
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined && access === 'member') throw fakeProblem('not_authenticated');
    if (token === undefined) return null;
    const person = state.personOf(token);
    if (person === null) throw fakeProblem('token_invalid');
    return person;
  }

  async function respond({ name, endpoint }: Named, params: Record<string, string>, request: Request) {
    rejectIfProvoked(name);
    const person = callerOf(endpoint, request.headers.get('authorization'));
    const { permission } = endpoint;
    if (permission !== undefined && !mayDo(person?.role, permission))
      throw fakeProblem('permission_denied', { permission, who_may: whoMay(permission) });
    const given = Object.fromEntries(new URL(request.url).searchParams);
    const unknown = unknownParameters(endpoint, given);
    if (Object.keys(unknown).length > 0) throw fakeProblem('validation_failed', { errors: unknown });
    const query = parsed(endpoint.query, given);
    const sent = await bodyOf(request);
    const fields = unknownFields(endpoint, sent ?? {});
    if (Object.keys(fields).length > 0) throw fakeProblem('validation_failed', { errors: fields });
    const body = parsed(endpoint.body, sent ?? {});
    const key = carriesKey(endpoint) ? request.headers.get(idempotencyHeader) : null;
    const text = JSON.stringify(sent);
    const stored = key === null ? undefined : replies.get(key);
    if (stored && stored.body !== text) throw fakeProblem('idempotency_key_reused');
    if (stored && 'declined' in stored) throw stored.declined;
    if (stored) return { ...stored, isReplay: true };
    const remember = (reply: StoredReply) => key !== null && replies.set(key, reply);
    const handler = handlers[name];
    try {
      const data = handler
        ? handler({ params, query: query as MockCall['query'], body, person, state })
        : exampleOf(endpoint);
      const status = statusOf(endpoint, data);
      remember({ body: text, status, data });
      return { status, data, isReplay: false };
    } catch (error) {
      if (error instanceof FakeProblem && error.body.code === 'payment_failed')
        remember({ body: text, declined: error });
      throw error;
    }
  }

  return {
    async handle(request) {
      const { pathname } = new URL(request.url);
      const path = pathname.slice(pathname.indexOf(base) + base.length).replace(/\/?$/, '/');
      const requestId = requestIdOf(request);
      const found = findCall(request.method, path);
      try {
        if (found === null) throw fakeProblem('not_found');
        const { status, data, isReplay } = await respond(found.named, found.params, request);
        const response = responseWith(status, data, requestId);
        if (isReplay) response.headers.set(replayedHeader, 'true');
        return response;
      } catch (error) {
        if (!(error instanceof FakeProblem)) throw error;
        return responseWith(
          error.status,
          problemBodyOf(error, found?.named.endpoint.envelope, requestId),
          requestId,
        );
      }
    },
    connect: (socket) => connectChat(socket, state),
    provoke: (code, call) => void provoked.push({ code, call }),
    expireTokens: () => state.expireTokens(),
    endSignIns: () => state.endSignIns(),
    fill: (sessionId) => state.fill(sessionId),
    reset() {
      state = createMockState(now);
      provoked.length = 0;
      replies.clear();
    },
  };
}

/** The caller's own id if it is well-formed, as the server reads it; a new one otherwise. */
function requestIdOf(request: Request): string {
  const id = request.headers.get(requestIdHeader) ?? '';
  return wellFormedRequestId.test(id) ? id : crypto.randomUUID();
}

function findCall(method: string, path: string) {
  for (const named of calls) {
    const { path: first, aliases = [], method: own } = named.endpoint;
    for (const pattern of own === method ? [first, ...aliases] : []) {
      const params = pathParams(pattern, path);
      if (params !== null) return { named, params };
    }
  }
  return null;
}

function parsed(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return data;
  throw fakeProblem('validation_failed', nestFieldErrors(error.issues));
}

/** The body of a problem, with its field errors in the envelope of the call. A field may be called `message` or `code`. */
function problemBodyOf({ status, body }: FakeProblem, envelope: Endpoint['envelope'], requestId: string) {
  const { message, code: sent, request_id: _id, ...others } = body;
  const code = typeof sent === 'string' ? (sent as ProblemCode) : 'validation_failed';
  const extras = {
    ...others,
    ...(Array.isArray(message) ? { message } : {}),
    ...(Array.isArray(sent) ? { code: sent } : {}),
  };
  const sentence = typeof message === 'string' ? message : problems[code].text;
  return { message: sentence, ...inEnvelope(envelope, status, extras), code, request_id: requestId };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return recordsOf(await request.formData());
  const text = await request.text();
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    throw fakeProblem('validation_failed');
  }
}

/** The client sends files as parts, and the records beside them as JSON text. */
const recordsOf = (form: FormData): Record<string, unknown> =>
  Object.fromEntries(
    [...form].map(([name, part]) => {
      const isRecord = typeof part === 'string' && /^[{[]/.test(part);
      return [name, isRecord ? (JSON.parse(part) as unknown) : part];
    }),
  );

function exampleOf(endpoint: Endpoint): unknown {
  if (endpoint.reply === 'nothing') return undefined;
  if (endpoint.reply === 'blob') return new Blob(['(file)'], { type: endpoint.media?.[0] ?? '' });
  return exampleReply({ ...endpoint, reply: endpoint.reply });
}

function statusOf(endpoint: Endpoint, data: unknown): number {
  const payment = (data as { payment?: { status?: string } } | undefined)?.payment;
  if (endpoint.mayAsk && payment?.status === 'requires_action') return 202;
  return endpoint.status ?? (endpoint.reply === 'nothing' ? 204 : 200);
}

function responseWith(status: number, data: unknown, requestId: string): Response {
  const headers = { [requestIdHeader]: requestId, ...(status === 429 ? { 'Retry-After': '1' } : {}) };
  if (data === undefined) return new Response(null, { status, headers });
  if (data instanceof Blob) return new Response(data, { status, headers });
  return Response.json(data, { status, headers });
}
