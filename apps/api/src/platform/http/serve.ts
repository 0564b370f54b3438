import { carriesKey, replayedHeader, type Endpoint } from '@detroit-well/api-client/contract';
import { cleanLine } from '@detroit-well/validation/clean-text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  notImplemented,
  type Call,
  type Caller,
  type Handler,
  type NotImplemented,
  type StaffCaller,
} from '../calls/calls.ts';
import { problem, ProblemError } from '../calls/problem.ts';
import { bodyFingerprint } from '../idempotency/body-fingerprint.ts';
import { once } from '../idempotency/once.ts';
import { limitAttempts, limitDeclines, limitWrong } from '../rate-limits/limits.ts';
import { isClean } from './clean-input.ts';
import { sendError } from './errors.ts';
import { guard, requireSignedIn, type GuardDeps } from './guard.ts';
import { readInput } from './read-input.ts';
import { readBody } from './read-parts.ts';
import { send } from './send.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The unparsed body, for calls that verify its signature. */
    rawBody?: Buffer;
    /** Who calls, once the guard knows. */
    caller?: Caller | StaffCaller | null;
    /** Where the request comes from. It is gone once the client disconnects. */
    address?: string | undefined;
  }
  interface FastifyContextConfig {
    /** The call that a route serves. */
    endpoint?: Endpoint;
  }
}

/** A handler without its specific endpoint type. The type `Handlers` already proves that handler and endpoint match. */
export type AnyHandler<Deps> = Handler<Endpoint, Deps>;

/** Chooses a replica for anonymous reads (ADR-070). */
export interface ReplicaReads<Deps> {
  /** The dependencies with the replica as database; undefined if this call must read the primary now. */
  depsFor(endpoint: Endpoint): Deps | undefined;
  /** Reports a read that failed on the replica. The primary repeats it. */
  failed(error: unknown): void;
}

interface ServeOptions<Deps> {
  readonly checkReplies: boolean;
  readonly reads?: ReplicaReads<Deps> | undefined;
}

const notStored = 'private, no-store';

/** Responses with tokens or personal data are never cached. The others are revalidated, because available seats change. */
function cachingOf({ access, method, personal }: Endpoint): string {
  return access === 'member' || method !== 'GET' || personal === true ? notStored : 'no-cache';
}

/** Mounts one call of the contract at its path and aliases: access check, body, input, rate limits, handler, response. */
export function serve<Deps extends GuardDeps>(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: AnyHandler<Deps> | NotImplemented,
  deps: Deps,
  { checkReplies, reads }: ServeOptions<Deps>,
): void {
  const operation = operationOf(endpoint);
  const run = async (handle: AnyHandler<Deps>, call: Call<Endpoint>) => {
    const copy = call.caller === null ? reads?.depsFor(endpoint) : undefined;
    if (copy === undefined) return handle(call, deps);
    try {
      return await handle(call, copy);
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      reads?.failed(error);
      return handle(call, deps);
    }
  };
  // Before the body is read, so that who may not call learns nothing about it.
  const letIn = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('cache-control', cachingOf(endpoint));
    // Undefined, despite its type, when the client disconnected before its request was read.
    request.address = request.ip as string | undefined;
    request.caller = await guard(endpoint, request.headers.authorization, deps);
    if (request.caller) void reply.header('cache-control', notStored);
  };
  const work = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const known = facts(request, reply, operation);
      const { caller = null } = request;
      if (handler === notImplemented) throw problem('not_implemented');
      // No stored record can have such an id, so the lookup would find nothing.
      if (!isClean(request.params as Record<string, string>)) throw problem('not_found');
      const body = await readBody(endpoint, request);
      // A multipart upload may be slow, so the sign-in may have ended since the guard checked it.
      if (request.isMultipart()) await requireSignedIn(endpoint, caller, deps);
      const input = readInput(endpoint, request.query, body);
      const call = { ...known, ...input, caller } as unknown as Call<Endpoint>; // readInput validated it
      await limitAttempts(endpoint, call, deps, (headers) => void reply.headers(headers));
      const fingerprinted = await withFingerprint(endpoint, call);
      const result = await limitDeclines(endpoint, call, deps, () =>
        limitWrong(endpoint, fingerprinted, deps, () =>
          once(endpoint, fingerprinted, deps, async () => run(handler, fingerprinted)),
        ),
      );
      return send(reply, endpoint, result, checkReplies);
    } catch (error) {
      return sendError(error, request, reply);
    }
  };
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    app.route({
      method: endpoint.method,
      url: toRoute(path),
      config: { endpoint },
      onRequest: letIn,
      handler: work,
    });
  }
}

/** Computes the slow fingerprint only for calls with an idempotency key. */
async function withFingerprint(endpoint: Endpoint, call: Call<Endpoint>): Promise<Call<Endpoint>> {
  const { idempotencyKey: key, body } = call;
  if (!carriesKey(endpoint) || key === undefined) return call;
  return { ...call, bodyFingerprint: await bodyFingerprint(body, key) };
}

/** Method and path as declared: the name of a call in logs, rate limits and idempotency records. */
export function operationOf(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  return `${endpoint.method} ${endpoint.path}`;
}

/** Converts `/sessions/{id}/` to the router's syntax: `/sessions/:id/`. */
function toRoute(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function facts(request: FastifyRequest, reply: FastifyReply, operation: string) {
  const key = request.headers['idempotency-key'];
  return {
    operation,
    params: request.params,
    requestId: request.id,
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
    address: request.address ?? '',
    userAgent: cleanLine(request.headers['user-agent'] ?? '').slice(0, 500),
    log: request.log,
    rawBody: request.rawBody,
    headers: request.headers,
    bodyFingerprint: '',
    replayed: () => void reply.header(replayedHeader, 'true'),
  };
}
