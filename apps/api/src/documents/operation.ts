import {
  idempotencyHeader,
  problems,
  requestIdHeader,
  type Access,
  type Endpoint,
  type ProblemCode,
} from '@detroit-well/api-client/contract';
import type { ListedCall } from './endpoints-page.ts';
import { fieldsOf, jsonSchema, type JsonSchema } from './schema.ts';

export const accessText =
  'Access: `public` calls never read a token, `member` calls need one, `either` calls use one when there is one.';

const security: Readonly<Record<Access, object[]>> = {
  public: [],
  member: [{ bearer: [] }],
  either: [{}, { bearer: [] }],
};

/** One call as an OpenAPI operation; an alias says whose it is. */
export function operation(
  { noun, name, endpoint }: ListedCall,
  alias?: { of: string; index: number },
): object {
  const { access, role, source, summary, body } = endpoint;
  const more = [
    alias === undefined ? '' : `The same as \`${alias.of}\`.`,
    `Access: ${access}${role === undefined ? '' : `, role ${role}`}.`,
    `Source: ${source}.`,
  ];
  return {
    operationId: alias === undefined ? `${noun}.${name}` : `${noun}.${name}.${alias.index}`,
    tags: [noun],
    summary,
    description: more.filter(Boolean).join(' '),
    ...(alias === undefined ? {} : { deprecated: true }),
    security: security[access],
    parameters: parameters(endpoint),
    ...(body === undefined ? {} : { requestBody: requestBody(endpoint, jsonSchema(body, 'input')) }),
    responses: { ...success(endpoint), ...refusals(endpoint) },
  };
}

function parameters({ path, query, idempotent }: Endpoint): object[] {
  const text = { type: 'string' };
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
  }));
  const inQuery = query === undefined ? [] : fieldsOf(jsonSchema(query, 'input'));
  const key = {
    name: idempotencyHeader,
    in: 'header',
    required: false,
    description: 'One per intent, kept across retries: a repeated call gets the kept answer.',
    schema: { type: 'string', maxLength: 255 },
  };
  return [
    ...inPath,
    ...inQuery.map(([name, schema, required]) => ({ name, in: 'query', required, schema })),
    ...(idempotent === true ? [key] : []),
  ];
}

const mediaTypes = {
  json: ['application/json'],
  multipart: ['multipart/form-data'],
  either: ['application/json', 'multipart/form-data'],
} as const;

function requestBody({ bodyKind = 'json' }: Endpoint, schema: JsonSchema): object {
  const required = Array.isArray(schema['required']) && schema['required'].length > 0;
  return { required, content: Object.fromEntries(mediaTypes[bodyKind].map((type) => [type, { schema }])) };
}

const headers = { [requestIdHeader]: { schema: { type: 'string' } } };

function success({ reply, status, summary, mayAsk }: Endpoint): Record<string, object> {
  if (reply === 'nothing') return { [status ?? 204]: { description: 'Done; nothing to say.', headers } };
  const content =
    reply === 'blob'
      ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: jsonSchema(reply, 'output') } };
  return {
    [status ?? 200]: { description: summary, headers, content },
    ...(mayAsk === true
      ? { 202: { description: 'The card asks for confirmation first.', headers, content } }
      : {}),
  };
}

/** What any call may answer beside its own problems. */
const everywhere: readonly ProblemCode[] = ['server_error', 'unavailable'];
/** What any call with a key may answer: the same key is at work, or came with another body. */
const withKey: readonly ProblemCode[] = ['in_progress', 'idempotency_key_reused'];

/** The problems of a call by status, each code with its sentence. */
function refusals({ problems: own, idempotent }: Endpoint): Record<string, object> {
  const codes = [...new Set([...own, ...(idempotent === true ? withKey : []), ...everywhere])];
  const statuses = [...new Set(codes.map((code) => problems[code].status))];
  return Object.fromEntries(
    statuses
      .map((status) => [status, codes.filter((code) => problems[code].status === status)] as const)
      .map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `\`${code}\`: ${problems[code].text}`).join('\n'),
          headers,
          content: {
            'application/json': {
              schema: {
                allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: codes } } }],
              },
            },
          },
        },
      ]),
  );
}
