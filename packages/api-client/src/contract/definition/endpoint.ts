import type * as z from 'zod';
import type { Access, BodyKind, Method, Paging } from './call-kinds.ts';
import type { Limits } from './limits.ts';
import type { Permission } from './permissions.ts';
import type { ProblemCode } from './problems.ts';

/** A schema for JSON; otherwise a file, or no content (204). */
export type Reply = z.ZodType | 'blob' | 'nothing';

/**
 * How an unsafe call treats repeated requests (SPEC-B 10.6).
 *
 * - `once`: the call carries an `Idempotency-Key`. The server stores the response with the key and returns it again.
 * - `handler`: the call carries a key, and its handler stores the key in the transaction of its effect or only reads a state.
 * - `none`: the call carries no key, and every request has its own effect.
 */
export type Idempotency = 'once' | 'handler' | 'none';

/** The member of a problem's body that contains the field errors. */
export interface Envelope {
  readonly field: string;
  /** Members that every problem of the call has. The field is then always present, too. */
  readonly constantFields?: Readonly<Record<string, unknown>>;
}

/** The parts that every call may have. */
interface CallDefinition {
  /** Path below `/api/v2`, with `{name}` parameters and the trailing slash of the specification. */
  readonly path: string;
  /** Other paths for the same call (SPEC-A 7.7, 2.8). */
  readonly aliases?: readonly string[];
  readonly access: Access;
  /** Also answered while the caller's sign-in is locked. Every other call that sends a token gets `locked` then. */
  readonly whileLocked?: true;
  /** What the caller's role must allow. Without it, every signed-in member may call. */
  readonly permission?: Permission;
  readonly query?: z.ZodObject;
  /** No value of the query is refused: what cannot be read counts as absent. */
  readonly lenientQuery?: true;
  /** The parameters of the query are not known in full, so the server ignores those that it does not know. */
  readonly openQuery?: boolean;
  /** The reply is one page of a list. The query selects the page. */
  readonly paging?: Paging;
  /** What the client sends where the caller's query has no value, because the call has another meaning without it. */
  readonly queryDefaults?: Readonly<Record<string, number>>;
  readonly body?: z.core.$ZodType;
  /** Fields of the body that the call does not have are refused. Those of the office are, with and without it. */
  readonly strictBody?: boolean;
  /** JSON by default. */
  readonly bodyKind?: BodyKind;
  /** How large a file of the body may be; 5 MB by default. */
  readonly fileBytes?: number;
  readonly reply: Reply;
  /** The whole list is also served as a CSV file, with `Accept: text/csv`. */
  readonly csv?: true;
  /** Media types of the response; JSON by default. */
  readonly media?: readonly string[];
  /** Success status; 200 by default, 204 if the reply is `nothing`. */
  readonly status?: number;
  /** Whether the same reply can come with 202, when the card requires payment authentication. */
  readonly mayAsk?: boolean;
  /** Lenient reader of the client: turns the responses of different servers into the one shape of `reply`. */
  readonly reads?: (raw: unknown) => unknown;
  /** What `reads` returns, where that is not the reply. */
  readonly result?: z.ZodType;
  /** Problems that the server may return, besides the generic statuses. `endpoint` adds those that the rest of the call says. */
  readonly problems: readonly ProblemCode[];
  /** The response is about one visitor although the call needs no token, so no cache may store it. */
  readonly personal?: boolean;
  /** Where problems put field errors; the top level by default. */
  readonly envelope?: Envelope;
  /** One sentence for the documents. */
  readonly summary: string;
  /** Section of the specification, for example `B 7.6`; `added` for calls that decision records add. */
  readonly source: string;
}

/** A call without effects. It needs a limit only against copying and expensive work. */
interface SafeEndpoint extends CallDefinition {
  readonly method: 'GET';
  readonly limits?: Limits;
  readonly idempotency?: never;
}

/** A call with effects. It states its rate limits and what a repeated request does. */
interface UnsafeEndpoint extends CallDefinition {
  readonly method: Exclude<Method, 'GET'>;
  readonly limits: Limits | 'none';
  readonly idempotency: Idempotency;
}

/** One call of the contract: pure data from which client, server, documents and fuzzers are generated. */
export type Endpoint = SafeEndpoint | UnsafeEndpoint;

/** A call as it is declared: with the problems that only its handler knows. */
type Declaration = (Omit<SafeEndpoint, 'problems'> | Omit<UnsafeEndpoint, 'problems'>) & {
  readonly problems?: readonly ProblemCode[];
};

/** The codes of a declaration: its own, and those of `problemsOf`. */
type ProblemsOf<D extends Declaration> =
  | (D['problems'] extends readonly ProblemCode[] ? D['problems'][number] : never)
  | (D extends { readonly body: z.core.$ZodType } ? 'validation_failed' : never)
  | (D extends { readonly query: z.ZodObject }
      ? D extends { readonly lenientQuery: true }
        ? never
        : 'validation_failed'
      : never)
  | (D['access'] extends 'public' ? never : 'token_invalid')
  | (D['access'] extends 'member' ? 'not_authenticated' : never)
  | (D extends { readonly permission: Permission } ? 'permission_denied' : never)
  | (D extends { readonly limits: Limits } ? 'rate_limited' : never);

/** Declares one call; keeps the literal types, from which client, server and documents are derived. */
export function endpoint<const D extends Declaration>(
  declared: D,
): Omit<D, 'problems'> & { readonly problems: readonly ProblemsOf<D>[] } {
  // The same rules as those of the type.
  const isOwn = (_code: ProblemCode): _code is ProblemsOf<D> & ProblemCode => true;
  return { ...declared, problems: problemsOf(declared).filter(isOwn) };
}

/** The problems that follow from who may call, what is sent and how often, around those of the handler. */
function problemsOf({ access, permission, body, query, lenientQuery, limits, problems = [] }: Declaration) {
  const isRefusable = body !== undefined || (query !== undefined && lenientQuery !== true);
  const all = [
    isRefusable && 'validation_failed',
    access === 'member' && 'not_authenticated',
    access !== 'public' && 'token_invalid',
    permission !== undefined && 'permission_denied',
    ...problems,
    typeof limits === 'object' && 'rate_limited',
  ] as const;
  return [...new Set(all.filter((code) => code !== false))];
}

/** Whether requests of a call carry an `Idempotency-Key`. */
export const carriesKey = ({ idempotency = 'none' }: Endpoint): boolean => idempotency !== 'none';

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** Path parameters of a call, by name; `undefined` if there are none. */
export type Params<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? undefined
  : { [Name in ParamNames<E['path']>]: string };
/** What a caller may pass as the query of a call; `undefined` if it takes none. */
export type Query<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined;
/** The query of a call as its schema returns it: numbers and booleans instead of text. */
export type ParsedQuery<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : undefined;
/** What a caller sends as the body of a call; `undefined` if it takes none. */
export type Body<E extends Endpoint> = E['body'] extends z.core.$ZodType ? z.input<E['body']> : undefined;
/** The body of a call as its schema returns it: trimmed and with defaults. */
export type ParsedBody<E extends Endpoint> = E['body'] extends z.core.$ZodType
  ? z.output<E['body']>
  : undefined;
/** The reply of a call as the contract defines it: a shape, a `Blob` or `undefined`. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.output<E['reply']>
  : E['reply'] extends 'blob'
    ? Blob
    : undefined;

/** The result of a client call: what `reads` returns where it has a type, otherwise the reply as the contract defines it. */
export type Result<E extends Endpoint> = E['reads'] extends (raw: unknown) => infer Read
  ? unknown extends Read
    ? ReplyOf<E>
    : Read
  : ReplyOf<E>;
