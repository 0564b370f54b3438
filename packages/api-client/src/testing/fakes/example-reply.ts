import * as z from 'zod';
import type { Endpoint, ReplyOf } from '../../contract/definition/endpoint.ts';
import { exampleOf } from '../../contract/definition/example.ts';

/**
 * A response of a call that fits the contract, such as `exampleReply(contract.sessions.detail)`. A test spreads it and sets
 * the fields it is about, so it stays valid when the contract gains a field.
 */
export function exampleReply<E extends Endpoint & { readonly reply: z.ZodType }>(endpoint: E): ReplyOf<E> {
  const { $defs = {}, ...schema } = z.toJSONSchema(endpoint.reply);
  // The schema of the reply describes what `ReplyOf` infers from it.
  return exampleOf(schema, $defs) as ReplyOf<E>;
}
