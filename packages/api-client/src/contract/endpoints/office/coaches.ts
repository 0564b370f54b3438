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
  one: 'coach',
  entry: officeCoach,
} as const;

export const officeCoaches = {
  ...recordCalls({
    ...shared,
    query: officeCoachQuery,
    list,
    create: officeCoachBody,
    change: officeCoachChange,
  }),
  ...pictureCalls(shared),
};
