import type {
  Contract,
  Endpoint,
  Params,
  ParsedBody,
  ParsedQuery,
  Permission,
  TeamRole,
} from '@detroit-well/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { PlatformDeps } from './dependencies.ts';

/** The signed-in user, as the access token states. */
export interface Caller {
  readonly userId: string;
  readonly email: string;
  /** The refresh token family that identifies the sign-in. */
  readonly family: string;
}

/** A caller of the team, whose role holds the permission of the call. The guard read the role with this request. */
export interface StaffCaller extends Caller {
  readonly role: TeamRole;
}

/** Distributes over a union of access classes, so that code for any call sees `Caller | null`. */
type CallerBy<Access> = Access extends 'member' ? Caller : Access extends 'either' ? Caller | null : null;
type CallerOf<E extends Endpoint> = E extends { readonly permission: Permission }
  ? StaffCaller
  : CallerBy<E['access']>;

/** One validated and parsed request, so that handlers do not depend on the web framework. */
export interface Call<E extends Endpoint> {
  readonly params: Params<E>;
  readonly query: ParsedQuery<E>;
  readonly body: ParsedBody<E>;
  readonly caller: CallerOf<E>;
  readonly requestId: string;
  /** One per user action, the same for all retries. Undefined when the client sent none. */
  readonly idempotencyKey: string | undefined;
  /** Tells the client that this is the stored response of an earlier request. */
  readonly replayed?: () => void;
  /** Fingerprint of the body parts that the fast hash leaves out (idempotency/body-fingerprint.ts). */
  readonly bodyFingerprint: string;
  /** Method and path as declared, for example `POST /training/registrations/register/`. */
  readonly operation: string;
  /** The network address as the server sees it. */
  readonly address: string;
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
  /** The unparsed body, for calls that verify its signature. */
  readonly rawBody: Buffer | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A successful response with an explicit status. Created by `replyWith`. */
export class ReplyWithStatus<Reply> {
  readonly status: number;
  readonly reply: Reply;
  constructor(status: number, reply: Reply) {
    this.status = status;
    this.reply = reply;
  }
}

/** Responds with a status other than the endpoint's default, for example 202 while a 3-D Secure challenge is pending. */
export const replyWith = <Reply>(status: number, reply: Reply) => new ReplyWithStatus(status, reply);

/** A response that the browser downloads as a file. */
export class FileReply {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;
  constructor(content: Uint8Array, contentType: string, fileName: string) {
    this.content = content;
    this.contentType = contentType;
    this.fileName = fileName;
  }
}

/** A response that is already serialized as JSON, from a cache that stores the text. */
export class JsonText {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

type JsonReply<Reply> = Reply | ReplyWithStatus<Reply> | JsonText;

type HandlerResult<E extends Endpoint> = E['reply'] extends z.ZodType
  ? JsonReply<z.input<E['reply']>> | (E extends { readonly csv: true } ? FileReply : never)
  : E['reply'] extends 'blob'
    ? FileReply
    : void;

/** Handles one call with the dependencies it names. Throws `problem(...)` to reject it. */
export type Handler<E extends Endpoint, Deps = PlatformDeps> = (
  call: Call<E>,
  deps: Deps,
) => Promise<HandlerResult<E>> | HandlerResult<E>;

/** Reads the caller from an access token; undefined when the token is forged, altered or expired. */
export interface TokenReader {
  read(token: string): Promise<Caller | undefined>;
}

/** Placeholder for a missing handler: responds with 501 and is counted in docs/spec/endpoints.md. */
export const notImplemented = 'notImplemented';
export type NotImplemented = typeof notImplemented;

type AsEndpoint<Value> = Value extends Endpoint ? Value : never;

/** The handlers of one noun. A missing handler is a compile error. */
export type HandlersOf<Noun extends keyof Contract, Deps = PlatformDeps> = {
  readonly [Name in keyof Contract[Noun]]: Handler<AsEndpoint<Contract[Noun][Name]>, Deps> | NotImplemented;
};

/** The handlers of all calls in the contract. */
export type Handlers<Deps> = { readonly [Noun in keyof Contract]: HandlersOf<Noun, Deps> };
