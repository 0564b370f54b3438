import * as z from 'zod';
import { officeRecord, type RecordNoun } from '../../definition/office-records.ts';
import { publicId, text } from '../primitives.ts';
import { archived, isArchived, officeList, officeQuery, version } from './lists.ts';

/** What every record has that the office keeps. */
export const entry = { id: publicId.describe('Id of the record.'), archived, version };

type Fields = Readonly<Record<string, z.ZodType>>;
type Given<Field extends z.ZodType> =
  Field extends z.ZodOptional<infer Inner extends z.ZodType> ? Inner : Field;
type Kept<Field extends z.ZodType> = Given<Field> extends z.ZodString ? z.ZodString : Given<Field>;
type KeptFields<Of extends Fields> = { readonly [Name in keyof Of]: Kept<Of[Name]> };
type ChangedFields<Of extends Fields> = {
  readonly [Name in keyof Of]: z.ZodOptional<Given<Of[Name]>>;
};

const given = (field: z.ZodType) => (field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field);
/** A stored text keeps no rule of how it is typed. */
function kept(field: z.ZodType): z.ZodType {
  const schema = given(field);
  return schema instanceof z.ZodString
    ? text(String((schema.meta()?.examples as unknown[] | undefined)?.[0]))
    : schema;
}

const each = (fields: Fields, of: (field: z.ZodType) => z.ZodType): unknown =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]));

interface RecordDeclaration<
  Own extends Fields,
  Stored extends Fields,
  Filters extends Fields,
  Asked extends Fields,
> {
  /** What a record is, as a sentence. */
  readonly about: string;
  /** What people give. A new record may go without a field that is optional. */
  readonly fields: Own;
  /** What the office reads, if that is not just the fields. */
  readonly stored?: Stored;
  /** The orders of the list, the first of them without a choice. */
  readonly sorts: readonly [string, ...string[]];
  readonly filters?: Filters;
  /** What a change says about itself, such as whether to tell people. Nothing stores it. */
  readonly asked?: Asked;
  readonly examples: { readonly create: object; readonly change: object };
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What the five calls of a kind of records send and return, from one declaration of its fields. */
export function recordShapes<
  const Noun extends RecordNoun,
  Own extends Fields,
  Stored extends Fields = KeptFields<Own>,
  Filters extends Fields = {},
  Asked extends Fields = {},
>(one: Noun, declaration: RecordDeclaration<Own, Stored, Filters, Asked>) {
  const { about, fields, stored, sorts, filters, asked, examples } = declaration;
  const { many } = officeRecord(one);
  const [name, names] = [capitalized(one), capitalized(many)];
  const read = z
    .object({ ...entry, ...(stored ?? (each(fields, kept) as Stored)) })
    .meta({ id: `Office${name}`, description: about });
  const changed = each(fields, (field) => given(field).optional()) as ChangedFields<Own>;
  return {
    one,
    entry: read,
    list: officeList(`Office${names}`, read),
    query: officeQuery(sorts, { archived: isArchived, ...(filters as Filters) }).meta({
      id: `Office${name}Filters`,
      description: `Filters and order of the ${many}.`,
    }),
    create: z.object(fields).meta({
      id: `Create${name}Request`,
      description: `A new ${one}.`,
      examples: [examples.create],
    }),
    change: z.object({ version, archived: archived.optional(), ...changed, ...(asked as Asked) }).meta({
      id: `Change${name}Request`,
      description: `What changes about a ${one}.`,
      examples: [{ version: 1, ...examples.change }],
    }),
  };
}
