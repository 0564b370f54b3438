import { recordCalls } from '../../definition/records.ts';
import {
  officeCoach,
  officeCoachBody,
  officeCoachChange,
  officeCoachQuery,
  officeCoaches as list,
} from '../../shapes/office/catalogue.ts';

export const officeCoaches = recordCalls({
  path: '/office/coaches/',
  read: 'coaches.read',
  write: 'coaches.write',
  one: 'coach',
  many: 'coaches',
  query: officeCoachQuery,
  entry: officeCoach,
  list,
  create: officeCoachBody,
  change: officeCoachChange,
});
