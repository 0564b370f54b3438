import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { NestedFieldErrors } from './problem-fields.ts';

/**
 * The fields of a body that a call does not have, each with its error, nested like the body. Only calls of the office and those that
 * say so refuse them.
 */
export function unknownFields(
  { body, path, strictBody = false }: Endpoint,
  given: unknown,
): NestedFieldErrors {
  return body === undefined || !(strictBody || path.startsWith('/office/')) ? {} : unknownIn(body, given);
}

function unknownIn(schema: z.core.$ZodType, given: unknown): NestedFieldErrors {
  if (typeof given !== 'object' || given === null) return {};
  const inner = innerOf(schema);
  const entries = Array.isArray(given)
    ? given.map((value: unknown, index) => [String(index), value] as const)
    : Object.entries(given);
  const errors: NestedFieldErrors = {};
  for (const [name, value] of entries) {
    const field = fieldOf(inner, name);
    if (field === 'unknown') errors[name] = ['This field does not exist.'];
    else if (field !== null) {
      const below = unknownIn(field, value);
      if (Object.keys(below).length > 0) errors[name] = below;
    }
  }
  return errors;
}

/** The schema of a member; null where any is allowed. */
function fieldOf(schema: z.core.$ZodType, name: string): z.core.$ZodType | 'unknown' | null {
  if (schema instanceof z.core.$ZodArray) return schema._zod.def.element;
  if (!(schema instanceof z.core.$ZodObject)) return null;
  return schema._zod.def.shape[name] ?? 'unknown';
}

/** The schema inside of optional, nullable and defaulted ones, and of one that a transformation reads. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault
  )
    return innerOf(schema._zod.def.innerType);
  return schema instanceof z.core.$ZodPipe ? innerOf(schema._zod.def.in) : schema;
}
