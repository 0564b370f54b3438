import type { Permission } from '@detroit-well/api-client/office';
import type { FieldValues } from '@detroit-well/ui/form/use-form';
import type { ComponentType } from 'react';
import type { Resolver } from 'react-hook-form';
import type { ListColumn } from '../lists/data-table.tsx';

/** What every record has that people edit. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** What every record of the catalogue has. */
export interface CatalogueEntry extends Versioned {
  readonly archived: boolean;
}

export interface CataloguePage<Entry> {
  readonly results: Entry[];
  readonly next: string | null;
  readonly count: number;
}

/** The query of a list; each list reads its own names of orders. */
export interface CatalogueQuery {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly archived?: boolean | undefined;
  readonly cursor?: string | undefined;
}

export interface EditorCalls<Entry, Values> {
  readonly create: (values: Values, idempotencyKey: string) => PromiseLike<Entry>;
  /** `from`: the record that the values started from. */
  readonly change: (from: Entry, values: Values, idempotencyKey: string) => PromiseLike<Entry>;
}

export interface CatalogueCalls<Entry, Values> extends EditorCalls<Entry, Values> {
  readonly list: (query: CatalogueQuery, signal: AbortSignal) => PromiseLike<CataloguePage<Entry>>;
  readonly csv: (query: CatalogueQuery) => PromiseLike<Blob>;
  readonly read: (id: string, signal: AbortSignal) => PromiseLike<Entry>;
  /** `before`: the record as it was first archived or used again, which an undo brings back. */
  readonly archive: (before: Entry, version: number, archived: boolean) => PromiseLike<Entry>;
  readonly remove: (id: string) => PromiseLike<unknown>;
}

/** A value of the form, by the name of its field. */
export interface ValueProps {
  readonly name: string;
  readonly value: string;
}

export interface PictureOfProps<Entry> {
  readonly entry: Entry;
  /** Tells whether a picture or a text is not saved yet. */
  readonly onUnsaved: (unsaved: boolean) => void;
}

export interface QuestionProps<Entry, Values> {
  readonly entry: Entry;
  /** Saves, with these values besides. */
  readonly onAnswer: (answer: Partial<Values>) => void;
  readonly onClose: () => void;
}

/** What is asked before a change is saved, such as whether to tell people. */
interface Question<Entry, Values> {
  readonly asks: (entry: Entry, values: Values) => boolean;
  /** Answers at once where there is nothing to ask after all. */
  readonly Dialog: ComponentType<QuestionProps<Entry, Values>>;
}

/** How the editor of a kind of records looks, and its calls. */
export interface EditorKind<Entry extends Versioned, Values extends FieldValues> {
  /** One and many, as the audit log and the API name them: `promo_code` and `promo-codes`. */
  readonly one: string;
  readonly many: string;
  /** The same in a sentence. */
  readonly words: { readonly one: string; readonly many: string };
  readonly hrefOf: (id: string) => string;
  readonly write: Permission;
  readonly calls: EditorCalls<Entry, Values>;
  readonly nameOf: (entry: Entry) => string;
  readonly resolver: Resolver<Values>;
  readonly blank: Values;
  readonly valuesOf: (entry: Entry) => Values;
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** The fields of the editor, in a form of these values. */
  readonly Fields: ComponentType<{ readonly entry: Entry | null }>;
  /** The picture of a record, which is saved by itself. */
  readonly Picture?: ComponentType<PictureOfProps<Entry>>;
  /** What saving these fields does besides, such as an email to everybody; empty for nothing. */
  readonly consequence?: (entry: Entry, changed: readonly string[]) => string;
  /** What helps after saving failed, below the fields. */
  readonly Remedy?: ComponentType<{ readonly entry: Entry | null; readonly failure: unknown }>;
  readonly question?: Question<Entry, Values>;
  /** Shows a value of the form as people read it, for a conflict. */
  readonly Value?: ComponentType<ValueProps>;
}

interface RecordLink {
  readonly label: string;
  readonly href: string;
  /** What its page needs; without it, everybody who sees the record has the link. */
  readonly needs?: Permission;
}

/** A kind of records that the studio keeps: how its list and its editor look, and its calls. */
export interface CatalogueKind<Entry extends CatalogueEntry, Values extends FieldValues> extends EditorKind<
  Entry,
  Values
> {
  readonly title: string;
  readonly intro: string;
  readonly listHref: string;
  readonly calls: CatalogueCalls<Entry, Values>;
  /** The order of the list by name. */
  readonly sort: string;
  /** What a record that is not archived is used for, below its title. */
  readonly Note?: ComponentType<{ readonly entry: Entry }>;
  /** Buttons beside the title of a record, before those of all records. */
  readonly Actions?: ComponentType<{ readonly entry: Entry }>;
  /** Where people go from a record. */
  readonly links?: (entry: Entry) => readonly RecordLink[];
  /** The columns after the name. */
  readonly columns: readonly ListColumn<Entry>[];
}
