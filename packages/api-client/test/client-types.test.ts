import { expectTypeOf, test } from 'vitest';
import type { Contract, Endpoint, Result } from '../src/contract/index.ts';
import type { Endpoints } from '../src/client/nouns/index.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type ResultOf<Method> = Method extends (...args: never) => infer Returned ? Awaited<Returned> : never;

/** The calls whose written type differs from what their reader returns. */
type Differing = {
  [N in keyof Contract]: {
    [C in keyof Contract[N]]: C extends keyof Endpoints[N]
      ? Contract[N][C] extends Endpoint
        ? Same<ResultOf<Endpoints[N][C]>, Result<Contract[N][C]>> extends true
          ? never
          : [N, C]
        : never
      : [N, C];
  }[keyof Contract[N]];
}[keyof Contract];

test('a call returns what its written type says', () => {
  expectTypeOf<Differing>().toEqualTypeOf<never>();
});
