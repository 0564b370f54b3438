import type { RegisterPreview } from '@detroit-well/api-client';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { dollars } from '../format/dollars.ts';
import type { WalkInTerms } from './request.ts';

/** How a walk-in can pay. */
export interface Way {
  readonly id: 'included' | 'pass' | 'free' | 'cash' | 'later' | 'complimentary';
  readonly label: string;
  readonly detail: string;
  /** On the button, after "Add". */
  readonly short: string;
  readonly terms: Pick<WalkInTerms, 'pay' | 'amount' | 'use_pass' | 'use_included'>;
}

type Price = Pick<RegisterPreview, 'price' | 'pass_credit' | 'included_session'>;

/** The ways in which a person can pay, the best one first: what is paid already comes before money. */
export function waysFor({ price, pass_credit: credit, included_session: included }: Price): Way[] {
  if (price === '0.00')
    return [{ id: 'free', label: 'Free', detail: 'Nothing to pay', short: 'free', terms: { pay: 'later' } }];
  return [
    ...(included
      ? [
          {
            id: 'included' as const,
            label: 'Included',
            detail: `${included.left} left until ${formatMediumDay(included.expires_on)}`,
            short: 'included',
            terms: { pay: 'later' as const, use_included: true },
          },
        ]
      : []),
    ...(credit
      ? [
          {
            id: 'pass' as const,
            label: '1 credit',
            detail: `The one that ends ${formatMediumDay(credit.expires_on)}`,
            short: '1 credit',
            terms: { pay: 'later' as const, use_pass: true },
          },
        ]
      : []),
    {
      id: 'cash',
      label: 'Cash',
      detail: 'Into the drawer',
      short: `cash ${dollars(price)}`,
      terms: { pay: 'cash', amount: price },
    },
    {
      id: 'later',
      label: 'Later',
      detail: 'Stands as not paid',
      short: 'pays later',
      terms: { pay: 'later' },
    },
    {
      id: 'complimentary',
      label: 'Complimentary',
      detail: 'Needs a reason',
      short: 'complimentary',
      terms: { pay: 'complimentary' },
    },
  ];
}

/** What a way costs now, at the end of its row. */
export const asideOf = ({ id }: Way, price: string): string =>
  id === 'cash' || id === 'later' ? dollars(price) : '$0';
