import type { Contract, Endpoint, Params, ParsedBody, ParsedQuery } from '@detroit-well/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { Deps } from './dependencies.ts';

/** Who signed in, as the access token says. */
export interface Caller {
  readonly userId: string;
  readonly email: string;
  /** The sign-in this token came from. */
  readonly family: string;
}

/** Spread over a union of classes, so that code for any call sees a caller or nobody. */
type CallerBy<Access> = Access extends 'member' ? Caller : Access extends 'either' ? Caller | null : null;
type CallerOf<E extends Endpoint> = CallerBy<E['access']>;

/** One request, judged and parsed: a handler needs nothing of the web framework. */
export interface Call<E extends Endpoint> {
  readonly params: Params<E>;
  readonly query: ParsedQuery<E>;
  readonly body: ParsedBody<E>;
  readonly caller: CallerOf<E>;
  readonly requestId: string;
  /** One per intent, kept across retries; absent when the client sent none. */
  readonly idempotencyKey: string | undefined;
  /** What tells two bodies of one key apart where a quick hash may not (idempotency/body-fingerprint.ts). */
  readonly bodyMark: string;
  /** Method and path as declared, for example `POST /training/registrations/register/`. */
  readonly operation: string;
  /** The network address as the server sees it. */
  readonly address: string;
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
  /** The body as it came, for calls that verify a signature over it. */
  readonly rawBody: Buffer | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A success with a status of its own. Made by `answer`. */
export class Answered<Reply> {
  readonly status: number;
  readonly reply: Reply;
  constructor(status: number, reply: Reply) {
    this.status = status;
    this.reply = reply;
  }
}

/** Answers with another status than the endpoint's own, for example 202 while a card asks for confirmation. */
export const answer = <Reply>(status: number, reply: Reply) => new Answered(status, reply);

/** A file to be downloaded, or shown where `inline`. */
export class FileAnswer {
  readonly content: Uint8Array;
  readonly contentType: string;
  readonly fileName: string;
  constructor(content: Uint8Array, contentType: string, fileName: string) {
    this.content = content;
    this.contentType = contentType;
    this.fileName = fileName;
  }
}

/** A reply that was turned into JSON before, by a cache that holds the text. */
export class JsonText {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

type JsonReply<Reply> = Reply | Answered<Reply> | JsonText;

export type AnswerOf<E extends Endpoint> = E['reply'] extends z.ZodType
  ? JsonReply<z.input<E['reply']>>
  : E['reply'] extends 'blob'
    ? FileAnswer
    : void;

/** Does one call. Refuses by throwing `refuse(...)`. */
export type Handler<E extends Endpoint> = (call: Call<E>, deps: Deps) => Promise<AnswerOf<E>> | AnswerOf<E>;

/** Stands where a handler is not built yet: answers 501 and is counted in docs/spec/endpoints.md. */
export const notImplemented = 'notImplemented';
export type NotImplemented = typeof notImplemented;

type AsEndpoint<Value> = Value extends Endpoint ? Value : never;

/** The handlers of one noun; a missing one does not compile. */
export type HandlersOf<Noun extends keyof Contract> = {
  readonly [Name in keyof Contract[Noun]]: Handler<AsEndpoint<Contract[Noun][Name]>> | NotImplemented;
};

/** Every call of the contract. */
export type Handlers = { readonly [Noun in keyof Contract]: HandlersOf<Noun> };
