import type * as z from 'zod';
import type { ProblemCode } from './problems.ts';

/**
 * Who may call, and whether a token travels (SPEC-A 6, SPEC-B 6; SPEC-A 7.11).
 *
 * - `public`: never carries a token; a 401 is just the error.
 * - `member`: carries the token; a 401 is refreshed and retried once.
 * - `either`: carries a token when there is one; a 401 drops it for this call and never signs anybody out. An unsafe call
 *   with nothing in its body means the caller, and a 401 is answered as a member's.
 */
export type Access = 'public' | 'member' | 'either';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** How the body travels: `either` is JSON, and multipart (records as JSON text) when a file goes along. */
export type BodyKind = 'json' | 'multipart' | 'either';

/** A reply that is not JSON: a file, or nothing at all (204). */
export type Reply = z.ZodType | 'blob' | 'nothing';

/** One call of the contract: pure data from which client, server, documents and fuzzers are made. */
export interface Endpoint {
  readonly method: Method;
  /** Below `/api/v2`, with `{name}` parameters and the trailing slash as the specification writes it. */
  readonly path: string;
  /** Other paths that answer the same (SPEC-A 7.7, 2.8). */
  readonly aliases?: readonly string[];
  readonly access: Access;
  /** Roles beyond a signed-in member, as the server enforces them. */
  readonly role?: 'coach' | 'staff';
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** JSON unless stated. */
  readonly bodyKind?: BodyKind;
  readonly reply: Reply;
  /** Media types of the reply; JSON unless stated. */
  readonly media?: readonly string[];
  /** Success status; 200 unless stated, 204 where the reply is `nothing`. */
  readonly status?: number;
  /** Where the card asks for confirmation first, the same reply comes with 202. */
  readonly mayAsk?: boolean;
  /** The client's tolerance: turns what any server of the contract may send into the one shape of `reply`. */
  readonly reads?: (raw: unknown) => unknown;
  /** What the server may refuse with, beyond the generic statuses. */
  readonly problems: readonly ProblemCode[];
  /** The reply is about one visitor although the call needs no token: it is never stored on the way. */
  readonly personal?: boolean;
  /** Unsafe calls whose effect must happen once carry an `Idempotency-Key`. */
  readonly idempotent?: boolean;
  /** One sentence for the documents. */
  readonly summary: string;
  /** Section of the specification, for example `B 7.6`; `added` for calls the decisions add. */
  readonly source: string;
}

/** Declares one call; the literal types are kept so that client, server and documents can be derived. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** Path parameters of a call, by name; `undefined` where there are none. */
export type Params<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? undefined
  : { [Name in ParamNames<E['path']>]: string };
export type Query<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;
export type ParsedQuery<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : undefined;
export type Body<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type ParsedBody<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined;
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.output<E['reply']>
  : E['reply'] extends 'blob'
    ? Blob
    : undefined;

/** What the client hands out: the reply as `reads` understands it, else as the server promised it. */
export type Result<E extends Endpoint> = E['reads'] extends (raw: unknown) => infer Read ? Read : ReplyOf<E>;
