import type { Body, Endpoint, ReplyOf } from '../../contract/definition/endpoint.ts';
import type { Contract } from '../../contract/index.ts';
import { officeTable } from '../../client/generated/office.ts';
import { wireTable } from '../../client/generated/wire-table.ts';
import type { Rows } from '../../http/perform.ts';
import { parse } from '../../http/parse.ts';
import type { Transport, WireRequest } from '../../http/wire.ts';
import { FakeProblem, fakeProblem } from './fake-problem.ts';
import { pathParams } from './path-params.ts';

/** The request that a fake handler receives. */
export interface FakeCall<B = unknown> {
  params: Record<string, string>;
  query: URLSearchParams;
  body: B;
  headers: Readonly<Record<string, string>>;
}

/** Returns the server's response, throws `fakeProblem(...)`, or throws `new NoResponse('network')` for a lost response. */
export type FakeHandlers = {
  [N in keyof Contract]?: {
    [C in keyof Contract[N]]?: Contract[N][C] extends Endpoint
      ? (call: FakeCall<Body<Contract[N][C]>>) => ReplyOf<Contract[N][C]> | Promise<ReplyOf<Contract[N][C]>>
      : never;
  };
};

/** The rows of all calls, by the nouns of the contract. */
const tables: readonly (readonly [noun: string, rows: Rows])[] = [
  ...Object.entries(wireTable),
  ...Object.entries(officeTable).map(
    ([noun, rows]) => [`office${noun.charAt(0).toUpperCase()}${noun.slice(1)}`, rows] as const,
  ),
];

type AnyHandler = (call: FakeCall) => unknown;

function find(handlers: FakeHandlers, request: WireRequest): { handle: AnyHandler; call: FakeCall } {
  const [path = '', search = ''] = request.path.split('?');
  for (const [noun, rows] of tables) {
    for (const [name, row] of Object.entries(rows)) {
      const params = row.method === request.method ? pathParams(row.path, path) : null;
      // The contract types the handlers; a lookup by name loses those types.
      const named = (handlers as Record<string, Record<string, AnyHandler> | undefined>)[noun]?.[name];
      if (params === null || named === undefined) continue;
      const body = typeof request.body === 'string' ? parse(request.body) : request.body;
      return {
        handle: named,
        call: { params, query: new URLSearchParams(search), body, headers: request.headers },
      };
    }
  }
  throw fakeProblem('not_implemented', { message: `No fake answers ${request.method} ${path}.` });
}

function respond(status: number, data: unknown) {
  return { status, header: () => undefined, data };
}

/** A transport without a network, for tests of screens: `createClient({ baseUrl: '', transport: fakeTransport({...}) })`. */
export function fakeTransport(handlers: FakeHandlers): Transport {
  return async (request) => {
    try {
      const { handle, call } = find(handlers, request);
      return respond(200, await handle(call));
    } catch (failure) {
      if (failure instanceof FakeProblem) return respond(failure.status, failure.body);
      throw failure;
    }
  };
}
