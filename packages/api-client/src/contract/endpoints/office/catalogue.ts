import type * as z from 'zod';
import type { RecordNoun } from '../../definition/office-records.ts';
import { endpoint } from '../../definition/endpoint.ts';
import { recordCallsNoun, type RecordCallsNoun } from '../../definition/record-calls-noun.ts';
import { readBookedThere } from '../../reads/office.ts';
import { catalogue, locationBooked } from '../../shapes/office/catalogue.ts';
import { pictureCalls } from './picture-calls.ts';
import { recordCalls, type RecordShapes } from './record-calls.ts';

type Catalogue = typeof catalogue;
type CallsOf<Shapes> =
  Shapes extends RecordShapes<infer Noun, infer Query, infer Entry, infer List, infer Create, infer Change>
    ? ReturnType<typeof recordCalls<Noun, Query, Entry, List, Create, Change>>
    : never;

type AnyShapes = RecordShapes<RecordNoun, z.ZodObject, z.ZodObject, z.ZodType, z.ZodType, z.ZodType>;

const calls = Object.fromEntries(
  Object.values<AnyShapes>(catalogue).map((shapes) => [recordCallsNoun(shapes.one), recordCalls(shapes)]),
) as { readonly [One in keyof Catalogue as RecordCallsNoun<One>]: CallsOf<Catalogue[One]> };

/** The calls of the records of the catalogue: `officeLocations` has those of `location`. */
export const catalogueCalls = {
  ...calls,
  officeCoaches: { ...calls.officeCoaches, ...pictureCalls(catalogue.coach) },
  officeLocations: {
    ...calls.officeLocations,
    change: endpoint({
      ...calls.officeLocations.change,
      summary:
        'Changes the given fields of a location, or archives it. Sessions to come follow; `tell_people` emails a changed address.',
    }),
    booked: endpoint({
      method: 'GET',
      path: '/office/locations/{id}/booked/',
      access: 'member',
      permission: 'locations.read',
      reply: locationBooked,
      reads: readBookedThere,
      problems: ['not_found'],
      summary: 'How many sessions to come are booked at a location, and by how many people.',
      source: 'added',
    }),
  },
};
