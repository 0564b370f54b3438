import { requestIdHeader } from '../contract/definition/headers.ts';
import type { WireResponse } from './wire.ts';

/** The response that a result was read from. */
export interface CallResponse {
  readonly status: number;
  /** Names the request in the server's log; send it to support. */
  readonly requestId: string | undefined;
  /** A header by its name in any case. */
  readonly header: (name: string) => string | undefined;
}

export interface Outcome<T> {
  readonly data: T;
  readonly response: CallResponse;
}

export const responseOf = ({ status, header }: WireResponse): CallResponse => ({
  status,
  header,
  requestId: header(requestIdHeader),
});

/** The promise of a call: its result or an `ApiError`. `withResponse()` gives the result together with the response. */
export class CallPromise<T> extends Promise<T> {
  readonly #outcome: Promise<Outcome<T>>;

  constructor(outcome: Promise<Outcome<T>>) {
    // Handlers go to the outcome, so that a failure that `withResponse` handles is not reported as unhandled.
    super(() => {});
    this.#outcome = outcome;
  }

  /** What `then` and `catch` return is an ordinary promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  // It overrides the method of a promise.
  // oxlint-disable-next-line unicorn/no-thenable
  override then<A = T, B = never>(
    onResult?: ((result: T) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#outcome.then(({ data }) => data).then(onResult, onError);
  }

  /** The result with status, request id and headers of the response: `const { data, response } = await call.withResponse()`. */
  withResponse(): Promise<Outcome<T>> {
    return this.#outcome;
  }
}
