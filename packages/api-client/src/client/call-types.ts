import type { Body, Endpoint, Params, ParsedQuery, Result } from '../contract/definition/endpoint.ts';
import type { Contract } from '../contract/index.ts';
import type { CallPromise } from '../http/call-promise.ts';
import type { RequestOptions } from '../http/perform.ts';
import type { PagedCall } from './paging.ts';

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

/** A method with what to send, then how to send it. A call that sends nothing takes the options alone. */
type Method<E extends Endpoint, Returned> =
  HasInput<E> extends false
    ? (options?: RequestOptions) => Returned
    : object extends InputOf<E>
      ? (input?: InputOf<E>, options?: RequestOptions) => Returned
      : (input: InputOf<E>, options?: RequestOptions) => Returned;

/** One call: `calls.sessions.detail({ params: { id } }, { signal })`. */
export type Call<E extends Endpoint> = Method<E, CallPromise<Result<E>>>;

/** Every call of the contract as a method, by noun. */
export type Calls = {
  readonly [N in keyof Contract]: {
    readonly [C in keyof Contract[N]]: Contract[N][C] extends Endpoint ? Call<Contract[N][C]> : never;
  };
};

type ClientCall<E extends Endpoint> = Method<
  E,
  E['paging'] extends string ? PagedCall<Result<E>> : CallPromise<Result<E>>
>;

/** Every call of the contract as a method, by noun. Those that list one page can be iterated. */
export type Client = {
  readonly [N in keyof Contract]: {
    readonly [C in keyof Contract[N]]: Contract[N][C] extends Endpoint ? ClientCall<Contract[N][C]> : never;
  };
};
