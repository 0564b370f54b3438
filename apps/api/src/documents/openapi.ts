import { basePath, contract, problems, refusal } from '@detroit-well/api-client/contract';
import { brand } from '@detroit-well/config/brand';
import { allCalls, type ListedCall } from './endpoints-page.ts';
import { accessText, operation } from './operation.ts';
import { jsonSchema, type JsonSchema } from './schema.ts';

/** An OpenAPI 3.1 document, as far as this server writes one. */
export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
}

/** The contract as OpenAPI 3.1, made from the schemas that client and server use; nothing in it is typed twice. */
export function openApi(calls: readonly ListedCall[] = allCalls()): OpenApi {
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '2',
      description:
        'Every path answers with and without its trailing slash. Money is a decimal string in US dollars, instants are ISO 8601 with the offset of Detroit. Every refusal carries `message`, `code` and `request_id`. ' +
        accessText,
    },
    servers: [{ url: basePath }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths: paths(calls),
    components: {
      schemas: { Refusal: { ...jsonSchema(refusal, 'output'), examples: [exampleRefusal] } },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const exampleRefusal = {
  message: problems.not_found.text,
  code: 'not_found',
  request_id: 'b4f5a1d2-6f0e-4a53-9f0c-2a9a6c0b7a11',
};

function paths(calls: readonly ListedCall[]): OpenApi['paths'] {
  const all: OpenApi['paths'] = {};
  for (const call of calls) {
    const { method, path, aliases = [] } = call.endpoint;
    for (const [index, each] of [path, ...aliases].entries()) {
      const alias = index === 0 ? undefined : { of: path, index };
      all[each] = { ...all[each], [method.toLowerCase()]: operation(call, alias) };
    }
  }
  return all;
}
