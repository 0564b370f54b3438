import type { OfficeSeries } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { client } from '../../api/client.ts';
import type { CatalogueKind, CatalogueQuery } from '../../catalogue/kind.ts';
import { ParticipantFields, PriceFields, WhatFields, WhereFields } from '../../sessions/offer-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import { repeatText, timesText } from './series-text.ts';
import {
  blankSeries,
  seriesBody,
  seriesLabels,
  seriesRules,
  seriesValuesOf,
  type SeriesValues,
} from './series-values.ts';
import { recordNames } from '../../navigation/record-names.ts';

const calls = client.office.series;
const sorts = ['title', '-title', 'start_date', '-start_date'] as const;
const queryOf = ({ sort, ...rest }: CatalogueQuery) => ({ ...rest, sort: sorts.find((one) => one === sort) });

/** The list of the series, and the editor of a new one. */
export const seriesKind: CatalogueKind<OfficeSeries, SeriesValues> = {
  ...recordNames('series'),
  intro: 'One rule for many sessions. Each has a page of its own and can be changed alone.',
  listHref: paths.office.seriesList(),
  nameOf: ({ title }) => title,
  sort: 'title',
  columns: [
    {
      id: 'repeat',
      label: 'Repeats',
      place: 'b',
      cell: (series) => (
        <>
          {repeatText(series)}
          <small>{timesText(series)}</small>
        </>
      ),
    },
    { id: 'coach', label: 'Coach', place: 's', cell: ({ coach_name }) => coach_name ?? 'Nobody yet' },
    { id: 'location', label: 'Location', cell: ({ location_name }) => location_name },
    {
      id: 'start',
      label: 'From',
      sort: 'start_date',
      place: 'l',
      cell: ({ start_date }) => <span className="nw">{formatMediumDay(start_date)}</span>,
    },
    {
      id: 'sessions',
      label: 'Sessions',
      place: 'e',
      cell: ({ sessions_count: count }) => (count === 1 ? '1 session' : `${count} sessions`),
    },
  ],
  resolver: zodResolver(seriesRules),
  blank: blankSeries,
  valuesOf: seriesValuesOf,
  labels: seriesLabels,
  Fields: () => (
    <>
      <WhatFields />
      <RuleFields isNew />
      <WhereFields />
      <PriceFields hint="Empty: no limit." />
      <ParticipantFields />
    </>
  ),
  calls: {
    list: (query, signal) => calls.list({ query: queryOf(query) }, { signal }),
    csv: (query) => calls.listCsv({ query: queryOf(query) }),
    read: (id, signal) => calls.read({ params: { id } }, { signal }),
    create: (values, idempotencyKey) => calls.create({ body: seriesBody(values) }, { idempotencyKey }),
    change: () => Promise.reject(new Error('the sessions of a series change by a preview')),
    archive: ({ id }, version, archived) => calls.change({ params: { id }, body: { version, archived } }),
    remove: (id) => calls.remove({ params: { id } }),
  },
};
