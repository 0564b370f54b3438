import type { Body, Endpoint, Params, ParsedQuery, Result } from '../contract/endpoint.ts';
import type { Contract } from '../contract/index.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : unknown extends T
    ? { [N in Name]?: T }
    : object extends T
      ? { [N in Name]?: T | undefined }
      : { [N in Name]: T };

/** The options of a call: path parameters, query and body as the contract types them, and how to send it. */
export type OptionsOf<E extends Endpoint> = Part<'params', Params<E>> &
  Part<'query', ParsedQuery<E>> &
  Part<'body', Body<E>> & {
    signal?: AbortSignal | undefined;
    headers?: Readonly<Record<string, string>> | undefined;
    background?: boolean | undefined;
    idempotencyKey?: string | undefined;
    longestWaitMs?: number | undefined;
  };

/** The options argument is optional where no option is required. */
export type Call<E extends Endpoint> =
  object extends OptionsOf<E>
    ? (options?: OptionsOf<E>) => Promise<Result<E>>
    : (options: OptionsOf<E>) => Promise<Result<E>>;

/** Every call as a method: `client.sessions.detail({ params: { id } })`. */
export type Calls = {
  readonly [N in keyof Contract]: {
    readonly [C in keyof Contract[N]]: Contract[N][C] extends Endpoint ? Call<Contract[N][C]> : never;
  };
};
