import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../routes.ts';
import { toOpenApi30 } from './openapi-3-0.ts';
import { openApi } from './openapi.ts';

const document = openApi(allCalls());
const older = toOpenApi30(document);

/** Converts one schema as a component of an otherwise empty document. */
const convert = (schema: object) =>
  toOpenApi30({
    ...document,
    paths: {},
    components: { schemas: { One: { ...schema } }, responses: {}, headers: {}, securitySchemes: {} },
  }).components.schemas['One'];

describe('the OpenAPI 3.0 document', () => {
  it('is valid OpenAPI 3.0', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(JSON.stringify(older)) as Record<string, unknown>)).toEqual({
      valid: true,
    });
    expect(validator.version).toBe('3.0');
  });

  it('describes the same calls with the same schemas', () => {
    const operations = (paths: typeof document.paths) =>
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(
          ([method, each]) => `${method} ${path} ${(each as { operationId: string }).operationId}`,
        ),
      );
    expect(operations(older.paths)).toEqual(operations(document.paths));
    expect(Object.keys(older.components.schemas)).toEqual(Object.keys(document.components.schemas));
  });

  it('keeps the examples of bodies and responses', () => {
    const examples = (paths: typeof document.paths) =>
      JSON.stringify(paths, (key, value: unknown) => (key === 'schema' ? undefined : value));
    expect(examples(older.paths)).toBe(examples(document.paths));
  });

  it.each([
    [{ type: ['string', 'null'] }, { type: 'string', nullable: true }],
    [
      { anyOf: [{ type: 'string' }, { type: 'number' }] },
      { anyOf: [{ type: 'string' }, { type: 'number' }] },
    ],
    [
      { anyOf: [{ $ref: '#/components/schemas/Coach' }, { type: 'null' }] },
      { allOf: [{ $ref: '#/components/schemas/Coach' }], nullable: true },
    ],
    [
      { anyOf: [{ type: 'string', enum: ['paid'] }, { type: 'null' }] },
      { type: 'string', enum: ['paid'], nullable: true },
    ],
    [
      { $ref: '#/components/schemas/Coach', description: 'Who leads it.' },
      { allOf: [{ $ref: '#/components/schemas/Coach' }], description: 'Who leads it.' },
    ],
    [
      { const: false, type: 'boolean' },
      { enum: [false], type: 'boolean' },
    ],
    [
      { type: 'string', examples: ['one', 'two'] },
      { type: 'string', example: 'one' },
    ],
    [
      { type: 'number', exclusiveMinimum: 0 },
      { type: 'number', minimum: 0, exclusiveMinimum: true },
    ],
    [
      { type: 'string', contentEncoding: 'binary' },
      { type: 'string', format: 'binary' },
    ],
    [
      {
        type: 'object',
        properties: { type: { type: ['string', 'null'] } },
        propertyNames: { type: 'string' },
      },
      { type: 'object', properties: { type: { type: 'string', nullable: true } } },
    ],
    [
      { type: 'array', items: { type: ['integer', 'null'] } },
      { type: 'array', items: { type: 'integer', nullable: true } },
    ],
  ])('writes %j as %j', (schema, expected) => {
    expect(convert(schema)).toEqual(expected);
  });
});
