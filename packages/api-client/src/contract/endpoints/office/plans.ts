import { recordCalls } from './record-calls.ts';
import {
  officePlan,
  officePlanBody,
  officePlanChange,
  officePlanQuery,
  officePlans as list,
} from '../../shapes/office/plans.ts';

export const officePlans = recordCalls({
  path: '/office/plans/',
  read: 'plans.read',
  write: 'plans.write',
  one: 'plan',
  many: 'plans',
  query: officePlanQuery,
  entry: officePlan,
  list,
  create: officePlanBody,
  change: officePlanChange,
});
