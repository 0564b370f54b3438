import { recordCalls } from './record-calls.ts';
import {
  officePlan,
  officePlanBody,
  officePlanChange,
  officePlanQuery,
  officePlans as list,
} from '../../shapes/office/plans.ts';

export const officePlans = recordCalls({
  one: 'plan',
  query: officePlanQuery,
  entry: officePlan,
  list,
  create: officePlanBody,
  change: officePlanChange,
});
