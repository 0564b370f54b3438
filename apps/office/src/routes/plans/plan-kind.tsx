import type { OfficePlan } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { Status } from '@detroit-well/ui/components/status';
import { client } from '../../api/client.ts';
import type { CatalogueKind, CatalogueQuery, ValueProps } from '../../catalogue/kind.ts';
import { ChangePrice } from './change-price.tsx';
import { kindNames, periodNames, PlanFields } from './plan-fields.tsx';
import {
  blankPlan,
  includedLabel,
  planBody,
  planConsequence,
  planSchema,
  planText,
  planValuesOf,
  type PlanValues,
} from './plan-values.ts';
import { recordNames } from '../../navigation/record-names.ts';

const calls = client.office.plans;
const sorts = ['name', '-name', 'price', '-price'] as const;
const queryOf = ({ sort, ...rest }: CatalogueQuery) => ({ ...rest, sort: sorts.find((one) => one === sort) });

const shown: Readonly<Record<string, string>> = { ...kindNames, ...periodNames, true: 'Yes', false: 'No' };
const PlanValue = ({ name, value }: ValueProps) => (name === 'name' ? value : (shown[value] ?? value));

const nameOf = ({ name, period }: OfficePlan): string => (period === 'year' ? `${name}, yearly` : name);

export const planKind: CatalogueKind<OfficePlan, PlanValues> = {
  ...recordNames('plan'),
  intro: 'Memberships and passes. Archiving takes one off sale; people who have it keep it.',
  nameOf,
  sort: 'name',
  columns: [
    { id: 'price', label: 'Price', sort: 'price', place: 'b', cell: planText },
    {
      id: 'members',
      label: 'Members',
      number: true,
      cell: ({ kind, members_count: count }) => (kind === 'pass' ? '' : count),
    },
    {
      id: 'sale',
      label: 'Sale',
      place: 's',
      cell: ({ on_sale: isOnSale, introductory }) => (
        <>
          <Status tone={isOnSale ? 'ok' : 'plain'}>{isOnSale ? 'On sale' : 'Not on sale'}</Status>
          {introductory ? <small>Introductory</small> : null}
        </>
      ),
    },
    {
      id: 'change-price',
      label: 'Change price',
      quiet: true,
      place: 'e',
      cell: (plan) => <ChangePrice plan={plan} name={nameOf(plan)} />,
    },
  ],
  Actions: ({ entry }) => <ChangePrice plan={entry} name={nameOf(entry)} />,
  resolver: zodResolver(planSchema),
  blank: blankPlan,
  valuesOf: planValuesOf,
  labels: {
    kind: 'What it is',
    name: 'Name',
    price: 'Price',
    period: 'Renews',
    sessions_per_month: includedLabel,
    member_rate: 'Member rate',
    credits: 'Sessions',
    valid_days: 'Days',
    on_sale: 'On sale',
    introductory: 'Introductory offer',
  },
  Fields: PlanFields,
  Value: PlanValue,
  consequence: planConsequence,
  calls: {
    list: (query, signal) => calls.list({ query: queryOf(query) }, { signal }),
    csv: (query) => calls.listCsv({ query: queryOf(query) }),
    read: (id, signal) => calls.read({ params: { id } }, { signal }),
    create: (values, idempotencyKey) =>
      calls.create({ body: { kind: values.kind, ...planBody(values) } }, { idempotencyKey }),
    change: ({ id, version }, values, idempotencyKey) =>
      calls.change({ params: { id }, body: { version, ...planBody(values) } }, { idempotencyKey }),
    archive: ({ id, on_sale: wasOnSale }, version, archived) =>
      calls.change({ params: { id }, body: { version, archived, on_sale: !archived && wasOnSale } }),
    remove: (id) => calls.remove({ params: { id } }),
  },
};
