import * as z from 'zod';
import { expect, test } from 'vitest';
import { contract } from '../src/contract/index.ts';
import type { Endpoint } from '../src/contract/definition/endpoint.ts';
import { exampleReply } from '../src/testing/index.ts';

const replies = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(
  ([noun, calls]) =>
    Object.entries(calls).flatMap(([name, { reply }]) =>
      reply instanceof z.ZodType ? [{ name: `${noun}.${name}`, reply }] : [],
    ),
);

test('every call with a JSON reply has an example', () => expect(replies.length).toBeGreaterThan(50));

test.each(replies)('the example reply of $name fits the contract', ({ reply }) => {
  expect(reply.safeParse(exampleReply({ reply } as Endpoint & { reply: z.ZodType })).error).toBeUndefined();
});
