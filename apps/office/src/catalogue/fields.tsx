import { FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ComponentProps, ComponentType } from 'react';
import * as z from 'zod/mini';
import { linesOf } from '../format/lines.ts';
import { FormSection } from '../forms/form-section.tsx';
import type { ValueProps } from './kind.ts';

export interface ControlProps {
  readonly name: string;
  readonly label: string;
}

/** All that the editor says about a field of a record. A form holds text; `Stored` is what the API has. */
export interface RecordField<Stored> {
  readonly label: string;
  readonly rule: z.ZodMiniType<string, string>;
  readonly Control: ComponentType<ControlProps>;
  /** The control takes the whole width. */
  readonly isWide?: boolean;
  /** Shows the text of the form as people read it, where that differs. */
  readonly Value?: ComponentType<Pick<ValueProps, 'value'>>;
  toText(stored: Stored): string;
  toStored(text: string): Stored;
}

interface TextOptions extends Omit<ComponentProps<typeof FormTextField>, 'name' | 'label'> {
  /** The sentence for an empty field, which must have a text then. */
  readonly missing?: string;
  readonly isWide?: boolean;
  readonly rule?: z.ZodMiniType<string, string>;
}

/** A line of text. */
export function line(
  label: string,
  { missing, isWide = false, rule, ...input }: TextOptions = {},
): RecordField<string> {
  const text = z.string().check(z.trim());
  return {
    label,
    isWide,
    rule: rule ?? (missing === undefined ? text : text.check(z.minLength(1, missing))),
    Control: (own) => <FormTextField autoComplete="off" {...input} {...own} />,
    toText: (stored) => stored,
    toStored: (given) => given,
  };
}

/** A calendar day. */
export const day = (label: string, options: TextOptions = {}): RecordField<string> =>
  line(label, { type: 'date', ...options });

/** Text of several lines. */
export const paragraphs = (
  label: string,
  input: Omit<ComponentProps<typeof FormTextArea>, 'name' | 'label'>,
): RecordField<string> => ({
  ...line(label),
  isWide: true,
  Control: (own) => <FormTextArea optional {...input} {...own} />,
});

/** A list of texts, one a line. */
export const list = (
  label: string,
  input: Omit<ComponentProps<typeof FormTextArea>, 'name' | 'label'>,
): RecordField<string[]> => ({
  ...paragraphs(label, { hint: 'One per line.', ...input }),
  rule: z.string(),
  toText: (stored) => stored.join('\n'),
  toStored: linesOf,
});

/** A field that the API stores as null where nothing is typed. */
export const orNull = (field: RecordField<string>): RecordField<string | null> => ({
  ...field,
  toText: (stored) => stored ?? '',
  toStored: (text) => text || null,
});

type AnyFields = Readonly<Record<string, RecordField<unknown>>>;
export type ValuesOf<Fields extends AnyFields> = { readonly [Name in keyof Fields & string]: string };
type StoredOf<Fields extends AnyFields> = {
  readonly [Name in keyof Fields & string]: Fields[Name] extends RecordField<infer Stored> ? Stored : never;
};

interface Section<Name> {
  readonly title: string;
  readonly hint?: string;
  readonly fields: readonly Name[];
}

/** What an editor and the calls of a record need, from its fields. */
export function recordFields<const Fields extends AnyFields>(fields: Fields) {
  type Name = keyof Fields & string;
  const names = Object.keys(fields) as Name[];
  const each = <Of,>(of: (name: Name) => Of) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as { readonly [One in Name]: Of };
  // Every field has its own type, and only `each` reads them by name.
  const fieldOf = (name: Name): RecordField<unknown> => fields[name]!;
  const valuesOf = (entry: StoredOf<Fields>): ValuesOf<Fields> =>
    each((name) => fieldOf(name).toText(entry[name]));
  const bodyOf = (values: ValuesOf<Fields>): StoredOf<Fields> =>
    each((name) => fieldOf(name).toStored(values[name])) as StoredOf<Fields>;
  const rules = z.object(each((name) => fieldOf(name).rule));

  return {
    rules,
    resolver: zodResolver(rules),
    blank: each(() => ''),
    labels: each((name) => fieldOf(name).label),
    valuesOf,
    bodyOf,
    /** The fields that differ, so that a save touches no other. */
    changesOf: (entry: StoredOf<Fields>, values: ValuesOf<Fields>): Partial<StoredOf<Fields>> => {
      const [before, body] = [valuesOf(entry), bodyOf(values)];
      const changed = names.filter((name) => values[name] !== before[name]);
      return Object.fromEntries(changed.map((name) => [name, body[name]])) as Partial<StoredOf<Fields>>;
    },
    Value: ({ name, value }: ValueProps) => {
      const shown = names.find((one) => one === name);
      const Shown = shown && fieldOf(shown).Value;
      return Shown ? <Shown value={value} /> : value;
    },
    /** A part of the editor with these fields, in their order. */
    Section: ({ title, hint, fields: shown }: Section<Name>) => (
      <FormSection title={title} {...(hint === undefined ? {} : { hint })}>
        {shown.map((name) => {
          const { Control, label, isWide } = fieldOf(name);
          const control = <Control key={name} name={name} label={label} />;
          return isWide ? (
            <div key={name} data-full>
              {control}
            </div>
          ) : (
            control
          );
        })}
      </FormSection>
    ),
  };
}
