import { eq } from 'drizzle-orm';
import { coaches } from '../../platform/database/schema/training.ts';
import { recordHandlers } from '../../platform/records/record-handlers.ts';
import { categoryKind } from './categories.ts';
import { coachKind } from './coaches.ts';
import { pictureHandlers } from './picture-handlers.ts';
import { programKind } from './programs.ts';

/** The calls of the catalogue. A record whose fields are columns of its table needs only `tableKind` here. */
export const catalogueHandlers = {
  officePrograms: recordHandlers(programKind),
  officeCategories: recordHandlers(categoryKind),
  officeCoaches: {
    ...recordHandlers(coachKind),
    ...pictureHandlers(coachKind, {
      kind: 'coach',
      store: (tx, id, columns) => tx.update(coaches).set(columns).where(eq(coaches.id, id)),
    }),
  },
};
