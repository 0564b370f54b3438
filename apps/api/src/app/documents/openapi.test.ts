import * as z from 'zod';
import { Validator } from '@seriousme/openapi-schema-validator';
import {
  basePath,
  carriesKey,
  chat,
  contract,
  notificationSocket,
  exampleOf,
  problemBody,
  type Endpoint,
  type JsonSchema,
} from '@detroit-well/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';
import { allCalls } from '../routes.ts';
import { openApi } from './openapi.ts';
import { createSchemaWriter } from './schema.ts';

const spec = openApi(allCalls());
const calls = allCalls().map((call) => [`${call.noun}.${call.name}`, call] as const);

interface DescribedResponse {
  readonly description: string;
  readonly headers: Record<string, object>;
  readonly content?: Record<string, { example?: unknown; examples?: Record<string, { value: object }> }>;
}

/** A response, wherever it stands. */
function responseOf(response: object): DescribedResponse {
  const name = '$ref' in response ? String(response.$ref).split('/').at(-1) : undefined;
  return (name === undefined ? response : spec.components.responses[name]) as DescribedResponse;
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, and the validator rejects a broken one', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(JSON.stringify(spec)) as Record<string, unknown>)).toEqual({
      valid: true,
    });
    expect(validator.version).toBe('3.1');
    const broken = { ...spec, paths: { '/x/': { get: { parameters: [{ in: 'nowhere' }] } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it.each(calls)('describes %s: access, parameters, success and every problem', (name, { endpoint }) => {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const operation = spec.paths[path]?.[endpoint.method.toLowerCase()] as {
        operationId: string;
        security: object[];
        parameters: { name: string; in: string }[];
        responses: Record<string, object>;
      };
      expect(operation.operationId.startsWith(name)).toBe(true);
      expect(operation.security.length).toBe({ public: 0, member: 1, either: 2 }[endpoint.access]);
      expect(
        operation.parameters
          .filter(({ in: location }) => location === 'path')
          .map((each) => `{${each.name}}`),
      ).toEqual(path.match(/\{\w+\}/g) ?? []);
      const descriptions = Object.values(operation.responses)
        .map((response) => responseOf(response).description)
        .join('\n');
      const withKey = carriesKey(endpoint) ? ['in_progress', 'idempotency_key_reused'] : [];
      for (const code of [...endpoint.problems, ...withKey]) expect(descriptions).toContain(`\`${code}\``);
      expect(operation.responses).toHaveProperty(
        String(endpoint.status ?? (endpoint.reply === 'nothing' ? 204 : 200)),
      );
    }
  });

  it('states that a payment may require authentication first', () => {
    const asking = calls.filter(([, { endpoint }]) => endpoint.mayAsk);
    expect(asking.map(([name]) => name)).toEqual(
      'registrations.register registrations.guestRegister registrations.confirmPayment registrations.pay registeredSessions.move payments.payLink memberships.buy memberships.pay memberships.change passes.buy giftCards.buy officeSales.sell'.split(
        ' ',
      ),
    );
    for (const [, { endpoint }] of asking) {
      expect(spec.paths[endpoint.path]?.[endpoint.method.toLowerCase()]).toHaveProperty('responses.202');
    }
  });

  it('gives every operation a unique id', () => {
    const ids = Object.values(spec.paths).flatMap((methods) =>
      Object.values(methods).map((each) => (each as { operationId: string }).operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(calls.length);
    expect(Object.keys(spec.paths)).not.toContain(chat.private.path);
  });
});

const operationOf = (noun: keyof typeof contract, name: string) => {
  const { path, method } = (contract[noun] as Record<string, Endpoint>)[name]!;
  return spec.paths[path]![method.toLowerCase()] as {
    description: string;
    responses: Record<string, object>;
    'x-rate-limits'?: object[];
  };
};

describe('an operation', () => {
  it('says what it does, who may call it, what a repetition does, and its limits', () => {
    expect(operationOf('auth', 'signIn').description).toBe(
      'Signs in with an email address and password; returns an access and a refresh token. Anyone may call it. A token is not read. Every request has its own effect.\n\nLimits: 100 requests in 5 minutes from one network; 10 requests in 5 minutes about one account from one network; 100 requests in 5 minutes about one account.',
    );
    expect(operationOf('sessions', 'attendance').description).toBe(
      'Records attendance of one meeting. Needs the permission `attendance.write`, which these roles have: owner, manager, front_desk, coach. A repeated request with the same `Idempotency-Key` and body has no second effect: it gets the stored response for 24 hours.',
    );
    expect(operationOf('sessions', 'list').description).toBe(
      'Sessions by filter, soonest first. Works with and without a sign-in. With one, the response is about the caller. The response is one page: `limit` and `offset` select it.',
    );
    expect(JSON.stringify(spec)).not.toContain('Source:');
  });

  it('states its limits as data', () => {
    expect(operationOf('sessions', 'message')['x-rate-limits']).toEqual([
      { name: 'network', requests: 100, window_seconds: 3600, counted: 'from one network' },
      { name: 'caller', requests: 20, window_seconds: 3600, counted: 'by one member' },
    ]);
    const limited = calls.filter(
      ([, { endpoint }]) => ![undefined, 'none'].includes(endpoint.limits as string),
    );
    const described = Object.values(spec.paths)
      .flatMap((methods) => Object.values(methods))
      .filter((each) => 'x-rate-limits' in each && !('deprecated' in each));
    expect(described.length).toBe(limited.length);
  });
});

describe('a problem', () => {
  it('is a named response of every operation that may return it', () => {
    const all = Object.values(spec.paths).flatMap((methods) =>
      Object.values(methods).flatMap((each) => Object.entries((each as { responses: object }).responses)),
    );
    const anonymous = all.filter(([status, response]) => Number(status) >= 400 && !('$ref' in response));
    expect(anonymous).toEqual([]);
    expect(Object.keys(spec.components.responses)).toEqual(
      expect.arrayContaining(['NotFound', 'NotAuthenticatedOrTokenInvalid', 'RateLimited', 'Unavailable']),
    );
  });

  it('says when to try again', () => {
    for (const name of ['RateLimited', 'Unavailable', 'InProgress'])
      expect(spec.components.responses[name]).toHaveProperty('headers.Retry-After');
    expect(spec.components.responses['NotFound']).not.toHaveProperty('headers.Retry-After');
  });

  it('has its extra members in its example', () => {
    const { content } = responseOf(operationOf('registrations', 'register').responses['409']!);
    expect(content?.['application/json']?.examples?.['price_changed']?.value).toMatchObject({
      code: 'price_changed',
      price: '85.00',
    });
  });
});

/** Every example of the document with the zod schema that it must match. */
const exampled = calls.flatMap(([name, { endpoint }]) => [
  ...(endpoint.body && endpoint.bodyKind !== 'multipart' && endpoint.path !== '/payments/webhook/'
    ? [{ name: `${name} body`, schema: endpoint.body, io: 'input' as const }]
    : []),
  ...(typeof endpoint.reply === 'string'
    ? []
    : [{ name: `${name} reply`, schema: endpoint.reply, io: 'output' as const }]),
]);

describe('examples', () => {
  it.each(exampled)('of $name match the schema', ({ schema, io }) => {
    const { write, components } = createSchemaWriter();
    expect(z.safeParse(schema, exampleOf(write(schema, io), components)).error?.issues).toBeUndefined();
  });

  it('exist for every JSON body and response', () => {
    for (const [path, methods] of Object.entries(spec.paths)) {
      for (const [method, each] of Object.entries(methods)) {
        const { requestBody, responses } = each as {
          requestBody?: { content: Record<string, { example?: unknown }> };
          responses: Record<string, object>;
        };
        const json = [requestBody, ...Object.values(responses).map(responseOf)].flatMap(
          (part) => part?.content?.['application/json'] ?? [],
        );
        for (const media of json) {
          expect(
            ('example' in media && media.example !== undefined) || 'examples' in media,
            `${method} ${path}`,
          ).toBe(true);
        }
      }
    }
  });

  it('exist for every parameter of a path', () => {
    const parameters = Object.values(spec.paths).flatMap((methods) =>
      Object.values(methods).flatMap(
        (each) => (each as { parameters: { name: string; in: string; example?: unknown }[] }).parameters,
      ),
    );
    const inPath = parameters.filter(({ in: location }) => location === 'path');
    expect(inPath.length).toBeGreaterThan(0);
    expect(inPath.filter(({ example }) => !/^[\w-]+$/.test(String(example)))).toEqual([]);
  });

  it('of texts are written by hand: every text of a response has its own example', () => {
    const { write, components } = createSchemaWriter();
    for (const { schema, io } of exampled) if (io === 'output') write(schema, io);
    write(problemBody, 'output');
    const bare: string[] = [];
    const look = (schema: JsonSchema, at: string): void => {
      const known = ['examples', 'enum', 'const', 'format', 'default'].some((key) => key in schema);
      if (schema['type'] === 'string' && !known) bare.push(at);
      for (const [name, field] of Object.entries(
        (schema['properties'] ?? {}) as Record<string, JsonSchema>,
      )) {
        look(field, `${at}.${name}`);
      }
    };
    for (const [name, schema] of Object.entries(components)) look(schema, name);
    expect(bare).toEqual([]);
  });
});

describe('descriptions', () => {
  it('exist for every query parameter, and flags are booleans', () => {
    const parameters = Object.values(spec.paths).flatMap((methods) =>
      Object.values(methods).flatMap(
        (each) =>
          (each as { parameters: { name: string; in: string; description?: string; schema: JsonSchema }[] })
            .parameters,
      ),
    );
    const undescribed = parameters.filter(({ description }) => !description).map(({ name }) => name);
    expect(undescribed).toEqual([]);
    const flags = parameters.filter(({ name }) =>
      ['available_only', 'upcoming_only', 'track_view'].includes(name),
    );
    expect(flags.length).toBeGreaterThan(0);
    for (const { schema } of flags) expect(schema['type']).toBe('boolean');
  });

  it('state the media types of files, and multipart/form-data for pictures', () => {
    const media = (path: string, method: string, status = '200') =>
      Object.keys(
        (spec.paths[path]![method] as { responses: Record<string, { content: object }> }).responses[status]!
          .content,
      );
    expect(media('/waiver/download/', 'get')).toEqual(['application/pdf']);
    expect(media('/training/sessions/{id}/roster/export/', 'post')).toEqual(['text/csv']);
    expect(media('/sessions/registered/{id}/calendar/{type}/', 'get')).toContain('text/calendar');
    const upload = spec.paths['/feed/upload-image/']?.['post'] as { requestBody: { content: object } };
    expect(Object.keys(upload.requestBody.content)).toEqual(['multipart/form-data']);
    expect(JSON.stringify(spec)).not.toContain('*/*');
  });

  it('include the websockets, their frames and close codes', () => {
    const paths = [...Object.values(chat), notificationSocket].map(({ path }) => path);
    for (const path of [...paths, '4401']) expect(spec.info.description).toContain(path);
    for (const name of ['ChatSend', 'ChatMessage', 'ChatProblem', 'NotificationSignal']) {
      expect(spec.components.schemas).toHaveProperty(name);
      expect(spec.info.description).toContain(name);
    }
  });

  it('refer to named schemas: no object that is used twice is repeated', () => {
    const written = JSON.stringify(spec.paths);
    for (const name of ['Session', 'Registration', 'Problem', 'Profile', 'WaitlistEntry', 'Post']) {
      expect(spec.components.schemas).toHaveProperty(name);
    }
    expect(written).not.toContain('"public_id":{');
  });
});

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server?.close());

  it('serves the document to everybody, and in the demo a viewer without external resources', async () => {
    const given = await server.app.inject({ url: `${basePath}/openapi.json` });
    const { externalDocs, ...served } = given.json<typeof spec>();
    expect(served).toEqual(JSON.parse(JSON.stringify(spec)));
    expect(externalDocs?.url).toBe('http://localhost:4300');
    for (const url of ['/docs', '/docs/']) {
      const page = await server.app.inject({ url });
      expect(page.statusCode).toBe(200);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
      expect(policy).not.toMatch(/https?:|script-src[^;]*unsafe/);
      expect(page.body).toContain('src="/docs/js/scalar.js"');
      expect(page.body).not.toMatch(/(?:src|href)="https?:/);
    }
    const script = await server.app.inject({ url: '/docs/js/scalar.js' });
    expect(script.statusCode).toBe(200);
    expect(script.headers['content-type']).toContain('text/javascript');
  });
});
