import { expectTypeOf, test } from 'vitest';
import type { Contract, Endpoint, Result } from '../src/contract/index.ts';
import type { Endpoints } from '../src/client/generated/index.ts';
import type { OfficeEndpoints } from '../src/client/generated/office.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type ResultOf<Method> = Method extends (...args: never) => infer Returned ? Awaited<Returned> : never;

/** The calls of a noun: of the client, or of its office. */
type CallsOf<N> = N extends keyof Endpoints
  ? Endpoints[N]
  : N extends `office${infer Name}`
    ? Uncapitalize<Name> extends keyof OfficeEndpoints
      ? OfficeEndpoints[Uncapitalize<Name>]
      : never
    : never;

/** The calls whose written type differs from what their reader returns. */
type Differing = {
  [N in keyof Contract]: {
    [C in keyof Contract[N]]: C extends keyof CallsOf<N>
      ? Contract[N][C] extends Endpoint
        ? Same<ResultOf<CallsOf<N>[C]>, Result<Contract[N][C]>> extends true
          ? never
          : [N, C]
        : never
      : [N, C];
  }[keyof Contract[N]];
}[keyof Contract];

test('a call returns what its written type says', () => {
  expectTypeOf<Differing>().toEqualTypeOf<never>();
});
