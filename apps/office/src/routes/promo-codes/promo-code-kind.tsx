import type { OfficePromoCode } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { zodResolver } from '@hookform/resolvers/zod';
import { Status } from '@detroit-well/ui/components/status';
import { client } from '../../api/client.ts';
import type { CatalogueKind, CatalogueQuery, ValueProps } from '../../catalogue/kind.ts';
import { dollars } from '../../format/dollars.ts';
import { recordNames } from '../../navigation/record-names.ts';
import { PromoCodeFields } from './promo-code-fields.tsx';
import { promoKindNames, stateOf, usedText, whenText } from './promo-code-text.ts';
import {
  blankPromoCode,
  promoCodeBody,
  promoCodeLabels,
  promoCodeSchema,
  promoCodeValuesOf,
  promoKindsOf,
  type PromoCodeValues,
} from './promo-code-values.ts';

const calls = client.office.promoCodes;
const sorts = ['code', '-code', 'uses', '-uses'] as const;
const queryOf = ({ sort, ...rest }: CatalogueQuery) => ({ ...rest, sort: sorts.find((one) => one === sort) });

const today = () => studioDay(serverNow());

function PromoCodeValue({ name, value }: ValueProps) {
  if (value === '') return 'No limit';
  if (name === 'applies_to')
    return promoKindsOf(value)
      .map((kind) => promoKindNames[kind])
      .join(', ');
  return shown[value] ?? value;
}
const shown: Readonly<Record<string, string>> = {
  true: 'Yes',
  false: 'No',
  percent: 'Percent',
  amount: 'Dollars',
};

function State({ code }: { code: OfficePromoCode }) {
  const { text, works } = stateOf(code, today());
  return <Status tone={works ? 'ok' : 'plain'}>{text}</Status>;
}

export const promoCodeKind: CatalogueKind<OfficePromoCode, PromoCodeValues> = {
  ...recordNames('promo_code'),
  intro: 'Codes that take something off a price. You give them out; nobody is told.',
  nameOf: ({ code }) => code,
  sort: 'code',
  columns: [
    {
      id: 'gives',
      label: 'Gives',
      place: 'b',
      cell: ({ percent_off: percent, amount_off: amount }) =>
        `${percent === null ? dollars(amount ?? '0.00') : `${percent}%`} off`,
    },
    {
      id: 'for',
      label: 'For',
      cell: ({ applies_to: kinds }) => kinds.map((kind) => promoKindNames[kind]).join(', '),
    },
    { id: 'uses', label: 'Used', sort: 'uses', place: 's', cell: usedText },
    { id: 'when', label: 'When', cell: (code) => whenText(code, today()) },
    { id: 'works', label: 'Today', place: 'e', cell: (code) => <State code={code} /> },
  ],
  resolver: zodResolver(promoCodeSchema),
  blank: blankPromoCode,
  valuesOf: promoCodeValuesOf,
  labels: promoCodeLabels,
  Fields: PromoCodeFields,
  Value: PromoCodeValue,
  consequence: ({ uses_count: uses }) => (uses === 0 ? '' : 'Earlier purchases keep their price.'),
  calls: {
    list: (query, signal) => calls.list({ query: queryOf(query) }, { signal }),
    csv: (query) => calls.listCsv({ query: queryOf(query) }),
    read: (id, signal) => calls.read({ params: { id } }, { signal }),
    create: (values, idempotencyKey) => calls.create({ body: promoCodeBody(values) }, { idempotencyKey }),
    change: ({ id, version }, values, idempotencyKey) =>
      calls.change({ params: { id }, body: { version, ...promoCodeBody(values) } }, { idempotencyKey }),
    archive: ({ id }, version, archived) => calls.change({ params: { id }, body: { version, archived } }),
    remove: (id) => calls.remove({ params: { id } }),
  },
};
