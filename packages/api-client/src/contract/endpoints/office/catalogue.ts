import type * as z from 'zod';
import { officeRecord, type RecordNoun } from '../../definition/office-records.ts';
import { catalogue } from '../../shapes/office/catalogue.ts';
import { pictureCalls } from './picture-calls.ts';
import { recordCalls, type RecordShapes } from './record-calls.ts';

type Catalogue = typeof catalogue;
type NameOf<Noun extends RecordNoun> = `office${Capitalize<ReturnType<typeof officeRecord<Noun>>['many']>}`;
type CallsOf<Shapes> =
  Shapes extends RecordShapes<infer Noun, infer Query, infer Entry, infer List, infer Create, infer Change>
    ? ReturnType<typeof recordCalls<Noun, Query, Entry, List, Create, Change>>
    : never;

type AnyShapes = RecordShapes<RecordNoun, z.ZodObject, z.ZodObject, z.ZodType, z.ZodType, z.ZodType>;

const calls = Object.fromEntries(
  Object.values(catalogue).map((shapes) => {
    const { many } = officeRecord(shapes.one);
    return [`office${many.charAt(0).toUpperCase()}${many.slice(1)}`, recordCalls(shapes as AnyShapes)];
  }),
) as { readonly [Noun in keyof Catalogue as NameOf<Noun>]: CallsOf<Catalogue[Noun]> };

/** The calls of the records of the catalogue: `officeLocations` has those of `location`. */
export const catalogueCalls = {
  ...calls,
  officeCoaches: { ...calls.officeCoaches, ...pictureCalls(catalogue.coach) },
};
