import { contract, nestFieldErrors, type Endpoint } from '@detroit-well/api-client/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ProblemError } from '../calls/problem.ts';
import { operationOf } from './serve.ts';
import { plainError } from './plain-errors.ts';
import { readInput } from './read-input.ts';

const libraryText =
  /expected|received|Invalid (input|string|option)|pattern|Too (small|big)|zod|undefined|NaN|\^|\\d/i;

const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'abc',
  '-5',
  '1.5',
  'x'.repeat(3_000),
  '9'.repeat(400),
  'NaN',
  '2026-02-30',
  'a@b',
  true,
  -5,
  0,
  0.5,
  13,
  101,
  2 ** 53,
  1e308,
  [],
  ['abc'],
  [null],
  Array.from({ length: 600 }, () => ({})),
  {},
  { a: 1 },
];

/** The schema with its optional wrappers removed. */
function bare(schema: unknown): unknown {
  return schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
    ? bare(schema._zod.def.innerType)
    : schema;
}

/** Inputs with one invalid field at a time, and with all fields invalid. */
function wrongFor(schema: unknown): unknown[] {
  const of = bare(schema);
  if (of instanceof z.core.$ZodArray) return [...wrong, ...wrongFor(of._zod.def.element).map((one) => [one])];
  if (!(of instanceof z.core.$ZodObject)) return [...wrong];
  const fields = Object.entries(of._zod.def.shape);
  return [
    ...wrong,
    ...fields.flatMap(([name, inner]) => wrongFor(inner).map((value) => ({ [name]: value }))),
    ...wrong.map((value) => Object.fromEntries(fields.map(([name]) => [name, value]))),
  ];
}

function messagesOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return sentencesIn(error.extras);
  }
}
const sentencesIn = (within: unknown): string[] =>
  typeof within === 'string' ? [within] : Object.values(within ?? {}).flatMap(sentencesIn);

const calls = Object.values(contract)
  .flatMap((noun): Endpoint[] => Object.values(noun))
  .map((endpoint) => [operationOf(endpoint), endpoint] as const);

describe('validation messages are written for people', () => {
  it.each(calls.filter(([, { query, body }]) => query ?? body))('%s', (_name, endpoint) => {
    const sentences = new Set([
      ...wrongFor(endpoint.query).flatMap((query) => messagesOf(() => readInput(endpoint, query, {}))),
      ...wrongFor(endpoint.body).flatMap((body) => messagesOf(() => readInput(endpoint, {}, body))),
    ]);
    // This route checks only the signature of its body.
    expect(sentences.size > 0).toBe(endpoint.path !== '/payments/webhook/');
    expect([...sentences].filter((text) => libraryText.test(text) || !/^[A-Z]/.test(text))).toEqual([]);
  });
});

describe('the server returns the same validation text as the form', () => {
  const typed = (body: object) =>
    messagesOf(() => readInput(contract.payments.createSandboxMethod, {}, body));
  const card = { number: '4242', exp_month: 12, exp_year: 2035, cvc: '123' };
  it.each(['abc', '-5', -5, null, true])('for the amount %j', (amount) => {
    const body = { session_id: 's', amount };
    expect(messagesOf(() => readInput(contract.registrations.register, {}, body))).toEqual([
      'Please enter a valid amount',
    ]);
  });
  it.each([undefined, 'abc', 13])('for the month %j of a card', (exp_month) => {
    expect(typed({ ...card, exp_month })).toEqual(['Please enter a valid expiry date (MM/YY)']);
  });
  it.each([undefined, 5, '12345'])('for the security code %j', (cvc) => {
    expect(typed({ ...card, cvc })).toEqual(['Please enter a valid security code']);
  });
});

describe('a validation issue without its own message', () => {
  it.each([
    [z.string(), undefined, 'This field is required.'],
    [z.string(), null, 'This field is required.'],
    [z.string().min(1), '', 'This field is required.'],
    [z.array(z.string()).min(1), [], 'This field is required.'],
    [z.union([z.string(), z.number()]), undefined, 'This field is required.'],
    [z.string(), 5, 'Enter text.'],
    [z.coerce.number(), 'abc', 'Enter a number.'],
    [z.number().int(), 1.5, 'Enter a whole number.'],
    [z.boolean(), 'abc', 'Choose yes or no.'],
    [z.object({}), 'abc', 'Enter a valid value.'],
    [z.union([z.string(), z.number()]), true, 'Enter a valid value.'],
    [z.string().regex(/^\d$/), 'a', 'Enter a valid value.'],
    [z.email(), 'a', 'Please enter a valid email address'],
    [z.iso.date(), '2026-02-30', 'Enter a date as YYYY-MM-DD.'],
    [z.enum(['like', 'love']), 'hate', 'Choose one of: like, love.'],
    [z.number().max(100), 101, 'Enter a number of at most 100.'],
    [z.number().min(1), 0, 'Enter a number of at least 1.'],
    [z.string().max(1_000), 'x'.repeat(1_001), 'Please use no more than 1,000 characters'],
    [z.string().min(3), 'x', 'Use at least 3 characters.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Enter at most 1 of them.'],
    [z.string().min(1, 'Mine'), '', 'Mine'],
  ] as const)('%# is a plain sentence: %s', (schema: z.ZodType, input: unknown, sentence) => {
    const result = schema.safeParse(input, { error: plainError });
    expect(result.success ? {} : nestFieldErrors(result.error.issues)).toEqual({
      non_field_errors: [sentence],
    });
  });
});
