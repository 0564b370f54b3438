import {
  carriesKey,
  exampleOf,
  problemExtras,
  problems,
  type Endpoint,
  type ProblemCode,
} from '@detroit-well/api-client/contract';
import { problemHeaders } from './headers.ts';
import type { SchemaWriter } from './schema.ts';

/** Problems that every call may return in addition to its own. */
const everywhere: readonly ProblemCode[] = ['validation_failed', 'server_error', 'unavailable'];
/** Problems that every call with a token may return. */
const withToken: readonly ProblemCode[] = ['locked'];
/** Problems that every call with an idempotency key may return: the key is in use, or was sent with another body. */
const withKey: readonly ProblemCode[] = ['in_progress', 'idempotency_key_reused'];
/** Problems that say when to try again. */
const waiting: readonly ProblemCode[] = ['in_progress', 'already_processing', 'rate_limited', 'unavailable'];

const pascal = (text: string) =>
  text.replaceAll(/(?:^|[_.])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A name for people who read generated code: the codes, or the call where there are many. */
const nameOf = (call: string, status: number, codes: readonly ProblemCode[]) =>
  codes.length <= 2 ? codes.map(pascal).join('Or') : `${pascal(call)}${status}`;

/** The problems of a call by status. Each response is a component, which calls with the same problems share. */
export function problemResponses(
  call: string,
  endpoint: Endpoint,
  writer: SchemaWriter,
): Record<string, object> {
  const { access, whileLocked = false } = endpoint;
  const codes = [
    ...new Set([
      ...endpoint.problems,
      ...(access === 'public' || whileLocked ? [] : withToken),
      ...(carriesKey(endpoint) ? withKey : []),
      ...everywhere,
    ]),
  ];
  const statuses = [...new Set(codes.map((code) => problems[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => problems[code].status === status).toSorted();
      const name = nameOf(call, status, own);
      writer.responses[name] ??= problemResponse(status, own, writer);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function problemResponse(
  status: number,
  codes: readonly ProblemCode[],
  { components }: SchemaWriter,
): object {
  const problem = { $ref: '#/components/schemas/Problem' };
  const example = exampleOf(problem, components) as object;
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].text}`).join('\n'),
    headers: problemHeaders(
      status,
      codes.some((code) => waiting.includes(code)),
    ),
    content: {
      'application/json': {
        schema: {
          allOf: [
            problem,
            {
              type: 'object',
              properties: { code: { enum: codes, description: 'One of the codes of this status.' } },
            },
          ],
        },
        examples: Object.fromEntries(
          codes.map((code) => [
            code,
            { value: { ...example, ...problemExtras[code], message: problems[code].text, code } },
          ]),
        ),
      },
    },
  };
}
