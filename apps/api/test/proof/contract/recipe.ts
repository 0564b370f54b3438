import * as z from 'zod';
import type { Endpoint, ProblemCode } from '@detroit-well/api-client/contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { bodyFingerprint } from '../../../src/platform/idempotency/body-fingerprint.ts';
import { idempotentRequestOf } from '../../../src/platform/idempotency/read-idempotent-request.ts';
import { newKeyColumns, newKeyValues } from '../../../src/platform/idempotency/keys.ts';
import type { ListedCall } from '../../../src/app/documents/endpoints-page.ts';
import { operationOf } from '../../../src/platform/http/serve.ts';
import { aCard } from '../../booking.ts';
import type { Asked, ContractFixture } from './contract-fixture.ts';

/** Brings the fixture into a state where a request gets the wanted response, and returns the request. */
export type Make = (fixture: ContractFixture) => Promise<Asked> | Asked;

/** How to reach one call. What is left out follows from the contract: see below. */
export interface Recipe {
  good?: Make;
  /** The change to the valid request that makes its input invalid. */
  wrong?: Partial<Asked>;
  /** The change to the valid body when the idempotency key of the first request is reused. */
  other?: object;
  /** A cheap request that counts toward the rate limit; the valid request if left out. */
  cheap?: Make;
  rejected?: Partial<Record<ProblemCode, Make>>;
}

/** By `noun.call`. */
export type Recipes = Readonly<Record<string, Recipe>>;

/** The valid request: from the recipe, or else sent by the owner of the fixture for the owner's own data. */
export async function goodOf(
  { noun, name, endpoint }: ListedCall,
  recipe: Recipe,
  fixture: ContractFixture,
): Promise<Asked> {
  const { owner, coach, params, body } = fixture.access;
  const by = endpoint.access === 'public' ? null : endpoint.permission === undefined ? owner : coach;
  if (recipe.good) return { by, ...(await recipe.good(fixture)) };
  const sent = name === 'pay' ? { payment_method_id: await aCard(fixture.server) } : body(name, 'owner');
  const names = endpoint.path.match(/\{(\w+)\}/g)?.map((each) => each.slice(1, -1)) ?? [];
  const all = params(noun, name);
  return {
    by,
    ...(names.length === 0
      ? {}
      : { params: Object.fromEntries(names.map((each) => [each, all[each] ?? each])) }),
    ...(endpoint.body === undefined || endpoint.method === 'GET' ? {} : { body: sent ?? {} }),
  };
}

/** A request that causes one problem: from the recipe, or else derived from the valid request where all calls reject alike. */
export async function requestCausing(
  call: ListedCall,
  recipe: Recipe,
  code: ProblemCode,
  fixture: ContractFixture,
): Promise<Asked | null> {
  const own = recipe.rejected?.[code];
  const { endpoint } = call;
  const good = () => goodOf(call, recipe, fixture);
  if (own) return { by: endpoint.access === 'public' ? null : fixture.access.owner, ...(await own(fixture)) };
  if (code === 'not_authenticated') return { ...(await good()), by: null };
  if (code === 'token_invalid') return { ...(await good()), by: { token: 'unknown-token', id: 'no-member' } };
  if (code === 'permission_denied') return { ...(await good()), by: fixture.access.stranger };
  if (code === 'not_found' && endpoint.path.includes('{')) {
    const asked = await good();
    const nothing = Object.keys(asked.params ?? {}).map((name) => [name, 'nothing-here']);
    return { ...asked, params: Object.fromEntries(nothing) as Record<string, string> };
  }
  if (code === 'validation_failed') {
    const wrong = recipe.wrong ?? (endpoint.body === undefined ? { query: { limit: 'many' } } : { body: {} });
    return { ...(await good()), ...wrong };
  }
  if (code === 'idempotency_key_reused') {
    const key = randomUUID();
    const asked = await good();
    await fixture.ask(call.noun, call.name, { ...asked, key });
    return { ...asked, key, body: { ...(asked.body as object), ...recipe.other } };
  }
  if (code === 'in_progress' || code === 'already_processing')
    return holdIdempotencyKey(endpoint, await good(), fixture);
  return null;
}

/** Stores the idempotency key as if another process were working on the same request. */
async function holdIdempotencyKey(
  endpoint: Endpoint,
  asked: Asked,
  { server }: ContractFixture,
): Promise<Asked> {
  const key = randomUUID();
  const idempotentRequest = idempotentRequestOf({
    bodyFingerprint: await bodyFingerprint(endpoint.body && z.parse(endpoint.body, asked.body ?? {}), key),
    idempotencyKey: key,
    caller: asked.by ? { userId: asked.by.id } : null,
    operation: operationOf(endpoint),
    params: asked.params ?? {},
    body: endpoint.body && z.parse(endpoint.body, asked.body ?? {}),
  });
  if (idempotentRequest === null) throw new Error('the call has no idempotency key');
  await server.database.db.execute(
    sql`insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(idempotentRequest, server.clock.now(), null, {})}`,
  );
  return { ...asked, key };
}
