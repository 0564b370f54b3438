import { endpoint } from '../../definition/endpoint.ts';
import { recordCalls } from '../../definition/records.ts';
import {
  officeSeries as entry,
  officeSeriesBody,
  officeSeriesChange,
  officeSeriesList,
  officeSeriesQuery,
} from '../../shapes/office/series.ts';

const calls = recordCalls({
  path: '/office/series/',
  read: 'series.read',
  write: 'series.write',
  one: 'series',
  many: 'series',
  query: officeSeriesQuery,
  entry,
  list: officeSeriesList,
  create: officeSeriesBody,
  change: officeSeriesChange,
});

export const officeSeries = {
  ...calls,
  create: endpoint({
    ...calls.create,
    summary: 'Creates a series and its sessions of the next weeks.',
  }),
  change: endpoint({
    ...calls.change,
    summary: 'Changes what later sessions of a series will be, or archives it, so that there are none.',
  }),
};
