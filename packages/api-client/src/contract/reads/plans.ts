import { eachIn } from '../definition/lenient.ts';
import { planRecord } from '../generated/plans.ts';
import type { Plan } from '../generated/plans.ts';

export const readPlans = eachIn<Plan>(['plans', 'results'], planRecord);
