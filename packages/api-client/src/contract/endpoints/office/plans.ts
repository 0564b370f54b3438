import { endpoint } from '../../definition/endpoint.ts';
import { recordCalls } from './record-calls.ts';
import {
  officePlan,
  officePlanBody,
  officePlanChange,
  officePlanQuery,
  officePlans as list,
  planPriceBody,
  planPricePreview,
} from '../../shapes/office/plans.ts';

const calls = recordCalls({
  one: 'plan',
  query: officePlanQuery,
  entry: officePlan,
  list,
  create: officePlanBody,
  change: officePlanChange,
});

export const officePlans = {
  ...calls,
  change: endpoint({
    ...calls.change,
    summary: 'Changes the given fields of a plan, or archives it. A new price says who pays it.',
  }),
  previewPrice: endpoint({
    method: 'POST',
    path: '/office/plans/{id}/price/preview/',
    access: 'member',
    permission: 'plans.write',
    body: planPriceBody,
    reply: planPricePreview,
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'none',
    summary: 'Who would pay what, and when, if the price of a plan changed.',
    source: 'added',
  }),
};
