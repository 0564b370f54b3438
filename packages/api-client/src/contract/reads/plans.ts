import { eachIn } from '../definition/lenient.ts';
import { planRecord } from '../records/plans.ts';
import type { Plan } from '../types/plans.ts';

export const readPlans = eachIn<Plan>(['plans', 'results'], planRecord);
