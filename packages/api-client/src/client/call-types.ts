import type { Body, Endpoint, Params, ParsedQuery, Result } from '../contract/endpoint.ts';
import type { Contract } from '../contract/index.ts';
import type { CallPromise } from '../http/call-promise.ts';
import type { RequestOptions } from '../http/perform.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : unknown extends T
    ? { [N in Name]?: T }
    : object extends T
      ? { [N in Name]?: T | undefined }
      : { [N in Name]: T };

/** What a call sends: path parameters, query and body as the contract types them. */
export type InputOf<E extends Endpoint> = Part<'params', Params<E>> &
  Part<'query', ParsedQuery<E>> &
  Part<'body', Body<E>>;

type HasInput<E extends Endpoint> = [Params<E>, ParsedQuery<E>, Body<E>] extends [
  undefined,
  undefined,
  undefined,
]
  ? false
  : true;

/** A method of the client: what to send, then how to send it. A call that sends nothing takes the options alone. */
export type Call<E extends Endpoint> =
  HasInput<E> extends false
    ? (options?: RequestOptions) => CallPromise<Result<E>>
    : object extends InputOf<E>
      ? (input?: InputOf<E>, options?: RequestOptions) => CallPromise<Result<E>>
      : (input: InputOf<E>, options?: RequestOptions) => CallPromise<Result<E>>;

/** Every call as a method: `client.sessions.detail({ params: { id } }, { signal })`. */
export type Calls = {
  readonly [N in keyof Contract]: {
    readonly [C in keyof Contract[N]]: Contract[N][C] extends Endpoint ? Call<Contract[N][C]> : never;
  };
};
