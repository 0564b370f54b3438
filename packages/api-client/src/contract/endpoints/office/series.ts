import { endpoint } from '../../definition/endpoint.ts';
import { pictureCalls } from './picture-calls.ts';
import { recordCalls } from './record-calls.ts';
import { holdDateBody } from '../../shapes/office/held-dates.ts';
import {
  officeSeries as entry,
  officeSeriesBody,
  officeSeriesChange,
  officeSeriesList,
  officeSeriesQuery,
  seriesChanged,
  seriesChangesBody,
  seriesChangesPreview,
  seriesChangesPreviewBody,
} from '../../shapes/office/series.ts';
import { officeSession } from '../../shapes/office/sessions.ts';

const shared = { one: 'series', entry } as const;

const calls = recordCalls({
  ...shared,
  query: officeSeriesQuery,
  list: officeSeriesList,
  create: officeSeriesBody,
  change: officeSeriesChange,
});

export const officeSeries = {
  ...calls,
  ...pictureCalls(shared),
  create: endpoint({
    ...calls.create,
    summary: 'Creates a series and its sessions of the next weeks.',
  }),
  change: endpoint({
    ...calls.change,
    summary: 'Changes what later sessions of a series will be, or archives it, so that there are none.',
  }),
  holdDate: endpoint({
    method: 'POST',
    path: '/office/series/{id}/hold/',
    access: 'member',
    permission: 'series.write',
    body: holdDateBody,
    reply: officeSession,
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Makes the session of a day that the series leaves out, because it is closed or was deleted.',
    source: 'added',
  }),
  previewChanges: endpoint({
    method: 'POST',
    path: '/office/series/{id}/changes/preview/',
    access: 'member',
    permission: 'series.write',
    body: seriesChangesPreviewBody,
    reply: seriesChangesPreview,
    problems: ['not_found', 'session_over'],
    limits: 'none',
    idempotency: 'none',
    summary: 'What a change of sessions of a series does, with the token that confirms it.',
    source: 'added',
  }),
  applyChanges: endpoint({
    method: 'POST',
    path: '/office/series/{id}/changes/',
    access: 'member',
    permission: 'series.write',
    body: seriesChangesBody,
    reply: seriesChanged,
    problems: ['not_found', 'session_over', 'preview_changed'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Changes sessions of a series. Everyone registered gets one email with all of their dates.',
    source: 'added',
  }),
};
