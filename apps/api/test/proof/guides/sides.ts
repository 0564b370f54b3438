import { createClient, fetchTransport, type Transport, type WireResponse } from '@detroit-well/api-client';
import { basePath } from '@detroit-well/api-client/contract';
import type { MockStudio } from '@detroit-well/api-client/testing';

/** One of the two servers, and what it has told so far. */
export interface Side {
  readonly call: (name: string, options: object) => Promise<WireResponse>;
  token: string | null;
  readonly told: Map<string, string>;
  readonly human: () => Promise<string>;
}

type AnyCall = (options: object) => Promise<unknown>;

function sideOf(send: Transport, human: () => Promise<string>): Side {
  const side: Side = { call, token: null, told: new Map(), human };
  async function call(name: string, options: object): Promise<WireResponse> {
    const responses: WireResponse[] = [];
    const client = createClient({
      baseUrl: 'http://guide.test',
      transport: async (request) => {
        const response = await send(request);
        responses.push(response);
        return response;
      },
      session: {
        accessToken: () => Promise.resolve(side.token),
        refresh: () => Promise.resolve(null),
        end: () => Promise.resolve(),
      },
      longestWaitMs: 0,
      maxRetries: 0,
    });
    const [noun = '', method = ''] = name.split('.');
    // By name, as the contract names it.
    const found = (client as unknown as Record<string, Record<string, AnyCall>>)[noun]?.[method];
    await found?.(options).catch(() => undefined);
    const [first] = responses;
    if (first === undefined) throw new Error(`${name} sent nothing`);
    return first;
  }
  return side;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** This server, over HTTP. */
export const serverSide = (baseUrl: string, human: Side['human']): Side =>
  sideOf(fetchTransport(baseUrl, 20_000), human);

/** The client's mock studio, without HTTP. It accepts any proof of a human. */
export const studioSide = (mock: MockStudio): Side =>
  sideOf(
    async ({ method, path, headers, body, reply }) => {
      const request = new Request(`http://guide.test${basePath}${path}`, {
        method,
        headers,
        body: body ?? null,
      });
      const response = await mock.handle(request);
      const text = response.clone().text();
      const data = reply === 'blob' && response.ok ? await response.blob() : asJson(await text);
      return { status: response.status, header: (name) => response.headers.get(name) ?? undefined, data };
    },
    () => Promise.resolve('human'),
  );

/** The members of an object; none of anything else. */
export const record = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

/** Where two values differ in shape: in fields or in types. A missing value (`null`, an empty list) fits any. */
export function differences(a: unknown, b: unknown, path = ''): string[] {
  if (a === null || b === null) return [];
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === 0 || b.length === 0 ? [] : differences(a[0], b[0], `${path}[]`);
  if (typeof a !== 'object' || typeof b !== 'object')
    return typeof a === typeof b ? [] : [`${path}: ${typeof a} and ${typeof b}`];
  const [one, other] = [record(a), record(b)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) =>
    Object.hasOwn(one, name) && Object.hasOwn(other, name)
      ? differences(one[name], other[name], `${path}.${name}`)
      : [`${path}.${name} only of the ${Object.hasOwn(one, name) ? 'mock studio' : 'server'}`],
  );
}
