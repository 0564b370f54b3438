import type { OfficePage, OfficePost, Revisions } from '@detroit-well/api-client';
import type { FieldValues, FormOf } from '@detroit-well/ui/form/use-form';
import type { ReactNode } from 'react';

/** What the office writes in revisions. */
export type Written = OfficePost | OfficePage;

interface Options {
  readonly idempotencyKey: string;
}
interface Call<Body> {
  readonly params: { readonly id: string };
  readonly body: Body;
}

/** The calls of one noun that both have. */
interface WrittenCalls<Stored extends Written> {
  publish: (call: Call<{ version: number; at?: string }>, options: Options) => PromiseLike<Stored>;
  unpublish: (call: Call<{ version: number }>, options: Options) => PromiseLike<Stored>;
  revisions: (
    call: { readonly params: { readonly id: string } },
    options: { readonly signal: AbortSignal },
  ) => Promise<Revisions>;
  restore: (
    call: {
      readonly params: { readonly id: string; readonly n: string };
      readonly body: { version: number };
    },
    options: Options,
  ) => PromiseLike<Stored>;
}

/** How texts of one noun are held in a form, sent and named. */
export interface WrittenKind<Stored extends Written, Values extends FieldValues, Body extends object> {
  /** What one of them is called. */
  readonly one: string;
  /** Its part of the keys of queries, such as `posts`. */
  readonly many: string;
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  readonly calls: () => WrittenCalls<Stored>;
  /** The values of the form. `null`: of one that nobody saved yet. */
  readonly valuesOf: (stored: Stored | null) => Values;
  /** What is sent of the form. */
  readonly bodyOf: (values: Values) => Body;
  readonly send: (
    changed: Partial<Body>,
    stored: Stored | null,
    idempotencyKey: string,
  ) => PromiseLike<Stored>;
  /** Puts the messages of the server at their fields. */
  readonly placeErrors: (form: FormOf<Values>, error: unknown) => void;
  /** Returns what the form took over from the first reply about a new one. */
  readonly onMade?: (
    form: FormOf<Values>,
    saved: Stored,
    changed: Partial<Body>,
  ) => Partial<Body> | undefined;
  /** The one field that the server refused; all the rest is saved. */
  readonly refusedField?: (error: unknown) => (keyof Body & string) | undefined;
  /** A value of the form, beside that of somebody else. */
  readonly shown: (name: keyof Values & string, values: Values) => ReactNode;
}

export const revisionsKey = (many: string, id: string) => ['office', many, id, 'revisions'];
export const writtenKey = (many: string, id: string) => ['office', many, id];
