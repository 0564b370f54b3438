import type { HandlersOf } from '../../platform/calls/calls.ts';
import { categoryKind } from './categories.ts';
import { coachKind } from './coaches.ts';
import { locationKind } from './locations.ts';
import { programKind } from './programs.ts';
import { recordHandlers } from './record-handlers.ts';
import type { CatalogueDeps } from './record-kind.ts';

export const officeProgramsHandlers: HandlersOf<'officePrograms', CatalogueDeps> =
  recordHandlers(programKind);
export const officeCategoriesHandlers: HandlersOf<'officeCategories', CatalogueDeps> =
  recordHandlers(categoryKind);
export const officeLocationsHandlers: HandlersOf<'officeLocations', CatalogueDeps> =
  recordHandlers(locationKind);
export const officeCoachesHandlers: HandlersOf<'officeCoaches', CatalogueDeps> = recordHandlers(coachKind);
