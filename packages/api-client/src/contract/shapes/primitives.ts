import * as z from 'zod';

/** How the client reads a value, where the type of its schema does not say it. */
interface Reading {
  /** The name of its reader in `definition/lenient.ts`. */
  readonly reader?: string;
  readonly otherwise?: unknown;
  readonly isRecord?: true;
}

/** What the generated readers need to know besides the schemas (ADR-004). */
export const readings = z.registry<Reading>();

/** The client reads an unknown or missing value as `value`. Every enum in a record has one. */
export const otherwise = <T extends z.ZodType>(schema: T, value: z.output<T>): T => {
  readings.add(schema, { otherwise: value });
  return schema;
};

/** A record in a response. `pnpm run generate` writes its interface and its lenient reader. */
export function record<Fields extends z.ZodRawShape>(
  id: string,
  description: string,
  fields: Fields,
  meta: { examples?: unknown[] } = {},
) {
  const schema = z.object(fields).meta({ id, description, ...meta });
  readings.add(schema, { isRecord: true });
  return schema;
}

/** Documents a field: an example, and a description where the name is not enough. */
const shown = <T extends z.ZodType>(schema: T, example: unknown, description?: string): T =>
  schema.meta({ examples: [example], ...(description === undefined ? {} : { description }) });

export const text = (example: string, description?: string) => shown(z.string(), example, description);

/** Text that may be absent: `null`, never empty. */
export const textOrNull = (example: string | null, description?: string) =>
  shown(z.string().nullable(), example, description);

/** A picture. Other servers send text, or an object with `url` or `full_url`. */
export const imageUrl = (description = 'URL of a picture; `null` without one.') => {
  const schema = shown(z.string().nullable(), null, description);
  readings.add(schema, { reader: 'imageUrl' });
  return schema;
};

/** Texts, of which a client skips empty ones. */
export const texts = (example: readonly string[], description: string) =>
  shown(z.array(z.string()), example, description);

/** The name of a record in URLs. */
export const slug = (example: string) => text(example, 'Name in URLs: lower case, with hyphens.');

/** A whole number in a response. */
export const count = (example: number, description?: string) => shown(z.number().int(), example, description);

/** A boolean in a response. */
export const boolean = (example: boolean, description?: string) => shown(z.boolean(), example, description);

/** ISO instant with the studio's offset, for example `2026-03-14T18:30:00-04:00`. */
export const instant = shown(
  z.iso.datetime({ offset: true }),
  '2026-03-14T18:30:00-04:00',
  'ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`.',
);

/** Calendar day, `YYYY-MM-DD`. */
/** A function, because a shared schema would stand apart in the document. */
export const personPicture = () =>
  textOrNull(
    '/pictures/picture-0d4e6b1c9d0e4c5b8a510f7f2f6b1a11-160.webp',
    'Path below the API of their small square picture; `null` without one.',
  );

export const day = shown(z.iso.date(), '2026-03-14', 'Calendar day in Detroit, such as `2026-03-14`.');

/**
 * Days and instants that somebody enters lie in the years 2000 to 2099. Others are slips, and some have neighbors that are no
 * `YYYY-MM-DD` any more, or that no `Date` and no database column has.
 */
const outsideThisCentury = 'Choose a day of the years 2000 to 2099.';
const ofThisCentury = /^20\d\d-/;

/** A calendar day in a request. */
export const inputDay = (message = 'Enter a day as YYYY-MM-DD.') =>
  z.iso.date({ error: message, abort: true }).regex(ofThisCentury, outsideThisCentury);

/** An instant in a request, with an offset. */
export const inputInstant = (message = 'Enter a day and a time with an offset.') =>
  z.iso.datetime({ offset: true, error: message, abort: true }).regex(ofThisCentury, outsideThisCentury);

/** Money as a decimal string with two places, for example `75.00`. */
export const money = shown(
  z.string().regex(/^\d+\.\d{2}$/),
  '75.00',
  'US dollars as a decimal string with two places, such as `75.00`.',
);
readings.add(money, { reader: 'price' });

/** An id that people may see. */
export const publicId = shown(z.string().min(1).max(64), 'ses_rhythm-and-glide-0314');

/** A message in a response, which a screen may show. */
export const shownMessage = (example: string) => text(example, 'A sentence that may be shown to a person.');

/** A response that only carries a message. */
export const messageReply = z
  .object({ message: shownMessage('Done.') })
  .meta({ id: 'MessageReply', description: 'A sentence for a person, and nothing else.' });

/** `limit` and `offset` of a list: text in the query string, numbers in code. */
export const paging = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .meta({ description: 'How many entries at most.', examples: [20] })
    .optional(),
  offset: z.coerce
    .number()
    .int()
    .min(0)
    .meta({ description: 'How many entries to skip.', examples: [0] })
    .optional(),
};

/** Where a page of a list continues. */
export const pageLinks = {
  next: textOrNull(null, 'Address of the next page.'),
  previous: textOrNull(null, 'Address of the previous page.'),
};

/** A boolean in the query string. The server also accepts `1` and `0`; the documents say boolean. */
export const flag = (description: string) =>
  z
    .stringbool()
    .meta({ type: 'boolean', description, examples: [true] })
    .optional();
