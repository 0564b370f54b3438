import {
  carriesKey,
  exampleOf,
  exampleParams,
  idempotencyHeader,
  resolve,
  type Access,
  type Endpoint,
  type JsonSchema,
} from '@detroit-well/api-client/contract';
import { describeOperation, rateLimits } from './describe-operation.ts';
import type { ListedCall } from './endpoints-page.ts';
import { successHeaders } from './headers.ts';
import { problemResponses } from './problem-responses.ts';
import type { SchemaWriter } from './schema.ts';

const security: Readonly<Record<Access, object[]>> = {
  public: [],
  member: [{ bearer: [] }],
  either: [{}, { bearer: [] }],
};

/** Describes one call as an OpenAPI operation. An alias names the call it stands for. */
export function operation(
  { noun, name, endpoint }: ListedCall,
  writer: SchemaWriter,
  alias?: { of: string; index: number },
): object {
  const { access, summary, body } = endpoint;
  return {
    operationId: alias === undefined ? `${noun}.${name}` : `${noun}.${name}.${alias.index}`,
    tags: [noun],
    summary,
    description: describeOperation(endpoint, alias?.of),
    ...(alias === undefined ? {} : { deprecated: true }),
    security: security[access],
    ...rateLimits(endpoint),
    parameters: parameters(endpoint, writer),
    ...(body === undefined ? {} : { requestBody: requestBody(endpoint, body, writer) }),
    responses: { ...success(endpoint, writer), ...problemResponses(`${noun}.${name}`, endpoint, writer) },
  };
}

const fromLink = 'From the link in the email.';

/** Descriptions of the path parameters, by name. */
const pathParameters: Readonly<Record<string, string>> = {
  id: 'Public id.',
  slug: 'Slug.',
  materialId: 'Public id of the material.',
  n: 'Number of the revision.',
  type: '`ics`, `google` or `outlook`.',
  perm: 'Name of a permission.',
  registration_id: 'Id of a registration of the person.',
  note: 'Id of a note about the person.',
  membership_id: 'Id of a membership of the person.',
  contact: 'Id of an emergency contact of the person.',
  email: 'Id of an email to the person.',
  entry: 'Id of an entry of the waitlist.',
  uid: fromLink,
  token: fromLink,
};

function parameters(endpoint: Endpoint, writer: SchemaWriter): object[] {
  const { path, query } = endpoint;
  const examples = exampleParams(endpoint);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...(pathParameters[name] === undefined ? {} : { description: pathParameters[name] }),
    schema: { type: 'string' },
    example: examples[name],
  }));
  const inQuery = (query === undefined ? [] : writer.fieldsOf(query)).map(([name, field, required]) => {
    const { description, ...schema } = field;
    return { name, in: 'query', required, ...(description === undefined ? {} : { description }), schema };
  });
  const key = {
    name: idempotencyHeader,
    in: 'header',
    required: false,
    description: 'One per action, the same for its retries: a repeated call gets the stored response.',
    schema: { type: 'string', maxLength: 255 },
  };
  return [...inPath, ...inQuery, ...(carriesKey(endpoint) ? [key] : [])];
}

function requestBody(
  { bodyKind = 'json' }: Endpoint,
  body: NonNullable<Endpoint['body']>,
  writer: SchemaWriter,
): object {
  const schema = writer.write(body, 'input');
  const { required } = resolve(schema, writer.components);
  const json = { 'application/json': { schema, example: exampleOf(schema, writer.components) } };
  // Records are sent as JSON text next to the file.
  const multipart = { 'multipart/form-data': { schema, encoding: recordParts(schema, writer) } };
  return {
    required: Array.isArray(required) && required.length > 0,
    content: {
      ...(bodyKind === 'multipart' ? {} : json),
      ...(bodyKind === 'json' ? {} : multipart),
    },
  };
}

function recordParts(schema: JsonSchema, { components }: SchemaWriter): Record<string, object> {
  const { properties = {} } = resolve(schema, components) as { properties?: Record<string, JsonSchema> };
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, field]) => resolve(field, components)['type'] === 'object')
      .map(([name]) => [name, { contentType: 'application/json' }]),
  );
}

function success(endpoint: Endpoint, writer: SchemaWriter): Record<string, object> {
  const { reply, status, summary, mayAsk } = endpoint;
  const headers = successHeaders(endpoint);
  if (reply === 'nothing') return { [status ?? 204]: { description: 'Done; no content.', headers } };
  const content = successContent(reply, endpoint.media, writer);
  return {
    [status ?? 200]: { description: summary, headers, content },
    ...(mayAsk === true
      ? { 202: { description: 'The card needs payment authentication first.', headers, content } }
      : {}),
  };
}

function successContent(
  reply: Exclude<Endpoint['reply'], 'nothing'>,
  media: readonly string[] | undefined,
  writer: SchemaWriter,
): Record<string, object> {
  if (reply === 'blob') {
    const file = { schema: { type: 'string', format: 'binary' } };
    return Object.fromEntries((media ?? ['application/octet-stream']).map((type) => [type, file]));
  }
  const schema = writer.write(reply, 'output');
  const json = { schema, example: exampleOf(schema, writer.components) };
  const others = (media ?? []).filter((type) => type !== 'application/json');
  return {
    'application/json': json,
    ...Object.fromEntries(others.map((type) => [type, { schema: { type: 'string' } }])),
  };
}
