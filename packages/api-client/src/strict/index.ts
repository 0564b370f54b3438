import * as z from 'zod';
import { contract } from '../contract/index.ts';
import type { Endpoint } from '../contract/definition/endpoint.ts';
import type { CheckReply } from '../http/perform.ts';

const endpoints = new Map(
  Object.values<Record<string, Endpoint>>(contract)
    .flatMap((noun) => Object.values(noun))
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);

/**
 * Compares each reply with the contract, for development and tests: `createClient({ baseUrl, checkReply })`. A reply that
 * differs makes the call throw an `unreadable` error that names the fields. Without it, the client accepts what it can read.
 */
export const checkReply: CheckReply = (call, data) => {
  const reply = endpoints.get(call)?.reply;
  if (!(reply instanceof z.ZodType)) return;
  const { error } = reply.safeParse(data);
  if (error)
    throw new TypeError(`The reply of ${call} differs from the contract.\n${z.prettifyError(error)}`);
};
