import { eq } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { coaches } from '../../platform/database/schema/training.ts';
import { categoryKind } from './categories.ts';
import { coachKind } from './coaches.ts';
import { locationKind } from './locations.ts';
import { programKind } from './programs.ts';
import { pictureHandlers, type PictureDeps } from './picture-handlers.ts';
import { recordHandlers } from '../../platform/records/record-handlers.ts';
import type { RecordDeps } from '../../platform/records/record-kind.ts';

export const officeProgramsHandlers: HandlersOf<'officePrograms', RecordDeps> = recordHandlers(programKind);
export const officeCategoriesHandlers: HandlersOf<'officeCategories', RecordDeps> =
  recordHandlers(categoryKind);
export const officeLocationsHandlers: HandlersOf<'officeLocations', RecordDeps> =
  recordHandlers(locationKind);
export const officeCoachesHandlers: HandlersOf<'officeCoaches', PictureDeps> = {
  ...recordHandlers(coachKind),
  ...pictureHandlers(coachKind, {
    kind: 'coach',
    store: (tx, id, columns) => tx.update(coaches).set(columns).where(eq(coaches.id, id)),
  }),
};
