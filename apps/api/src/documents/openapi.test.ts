import { Validator } from '@seriousme/openapi-schema-validator';
import { basePath, chat } from '@detroit-well/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../test/server.ts';
import { allCalls } from './endpoints-page.ts';
import { openApi } from './openapi.ts';

const spec = openApi();
const calls = allCalls().map((call) => [`${call.noun}.${call.name}`, call] as const);

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, and a broken one is told from it', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(JSON.stringify(spec)) as Record<string, unknown>)).toEqual({
      valid: true,
    });
    expect(validator.version).toBe('3.1');
    const broken = { ...spec, paths: { '/x/': { get: { parameters: [{ in: 'nowhere' }] } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it.each(calls)('tells of %s: access, parameters, success and every refusal', (name, { endpoint }) => {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const told = spec.paths[path]?.[endpoint.method.toLowerCase()] as {
        operationId: string;
        security: object[];
        parameters: { name: string; in: string }[];
        responses: Record<string, { description: string }>;
      };
      expect(told.operationId.startsWith(name)).toBe(true);
      expect(told.security.length).toBe({ public: 0, member: 1, either: 2 }[endpoint.access]);
      expect(
        told.parameters.filter(({ in: place }) => place === 'path').map((each) => `{${each.name}}`),
      ).toEqual(path.match(/\{\w+\}/g) ?? []);
      const said = Object.values(told.responses)
        .map(({ description }) => description)
        .join('\n');
      const withKey = endpoint.idempotent ? ['in_progress', 'idempotency_key_reused'] : [];
      for (const code of [...endpoint.problems, ...withKey]) expect(said).toContain(`\`${code}\``);
      expect(told.responses).toHaveProperty(
        String(endpoint.status ?? (endpoint.reply === 'nothing' ? 204 : 200)),
      );
    }
  });

  it('tells that a payment may ask for confirmation first', () => {
    const asking = calls.filter(([, { endpoint }]) => endpoint.mayAsk).map(([name]) => name);
    expect(asking).toEqual(
      ['register', 'guestRegister', 'confirmPayment', 'pay'].map((name) => `registrations.${name}`),
    );
    for (const { endpoint } of asking.map((name) =>
      allCalls().find((call) => `${call.noun}.${call.name}` === name)!,
    )) {
      expect(spec.paths[endpoint.path]?.[endpoint.method.toLowerCase()]).toHaveProperty('responses.202');
    }
  });

  it('names every operation once', () => {
    const ids = Object.values(spec.paths).flatMap((methods) =>
      Object.values(methods).map((each) => (each as { operationId: string }).operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(calls.length);
    expect(Object.keys(spec.paths)).not.toContain(chat.private.path);
  });
});

describe('the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server?.close());

  it('gives the document to anybody, and in the demo a page without any script', async () => {
    const given = await server.app.inject({ url: `${basePath}/openapi.json` });
    expect(given.json()).toEqual(JSON.parse(JSON.stringify(spec)));
    const page = await server.app.inject({ url: '/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).not.toMatch(/<script|https?:\/\//);
    for (const [name] of calls) expect(page.body).toContain(`id="${name}"`);
  });
});
