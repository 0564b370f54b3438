import type { CallPromise } from '../http/call-promise.ts';
import type { Endpoints } from './generated/index.ts';
import type { PagedCall } from './paging.ts';

type Unpaged<Method> = Method extends (...args: infer Args) => PagedCall<infer Page, infer _Entry>
  ? (...args: Args) => CallPromise<Page>
  : Method;

/** The calls of `createCalls`, by noun: those of the client without its loops over pages. */
export type Calls = {
  readonly [N in keyof Endpoints]: { readonly [C in keyof Endpoints[N]]: Unpaged<Endpoints[N][C]> };
};
