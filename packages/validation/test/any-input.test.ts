import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as everything from '../src/index.ts';

const forms = Object.entries<unknown>(everything).flatMap(([name, value]): [string, z.ZodMiniObject][] =>
  value instanceof z.ZodMiniObject ? [[name, value]] : [],
);

/** A record with the fields of a form, each of any type, some missing; parts that are records likewise. */
function like(form: z.ZodMiniObject): fc.Arbitrary<unknown> {
  const shape = form.shape as Record<string, z.ZodMiniType>;
  const fields = Object.entries(shape).map(([name, inner]) => {
    const anything = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.jsonValue({ maxDepth: 2 }));
    return [name, inner instanceof z.ZodMiniObject ? fc.oneof(like(inner), anything) : anything] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

describe('a form', () => {
  it.each(forms)('%s accepts or rejects any input without throwing', (_name, form) => {
    fc.assert(
      fc.property(like(form), (given) => {
        expect(() => form.safeParse(given)).not.toThrow();
      }),
    );
  });
});
