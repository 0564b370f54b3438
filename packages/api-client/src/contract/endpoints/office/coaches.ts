import { pictureCalls } from './picture-calls.ts';
import { recordCalls } from './record-calls.ts';
import {
  officeCoach,
  officeCoachBody,
  officeCoachChange,
  officeCoachQuery,
  officeCoaches as list,
} from '../../shapes/office/catalogue.ts';

const shared = {
  path: '/office/coaches/',
  write: 'coaches.write',
  one: 'coach',
  entry: officeCoach,
} as const;

export const officeCoaches = {
  ...recordCalls({
    ...shared,
    read: 'coaches.read',
    many: 'coaches',
    query: officeCoachQuery,
    list,
    create: officeCoachBody,
    change: officeCoachChange,
  }),
  ...pictureCalls(shared),
};
