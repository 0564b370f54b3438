import {
  officePromoCode,
  officePromoCodeBody,
  officePromoCodeChange,
  officePromoCodeQuery,
  officePromoCodes as list,
} from '../../shapes/office/promo-codes.ts';
import { endpoint } from '../../definition/endpoint.ts';
import { recordCalls } from './record-calls.ts';

const calls = recordCalls({
  one: 'promo_code',
  query: officePromoCodeQuery,
  entry: officePromoCode,
  list,
  create: officePromoCodeBody,
  change: officePromoCodeChange,
});

// The code of a problem is in the member of the same name.
const envelope = { field: 'errors' } as const;

export const officePromoCodes = {
  ...calls,
  create: endpoint({ ...calls.create, envelope }),
  change: endpoint({ ...calls.change, envelope }),
};
