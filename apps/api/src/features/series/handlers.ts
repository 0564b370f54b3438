import type { HandlersOf } from '../../platform/calls/calls.ts';
import { recordHandlers } from '../catalogue/record-handlers.ts';
import type { CatalogueDeps } from '../catalogue/record-kind.ts';
import { applyChanges, previewChanges, type SeriesDeps } from './change-handlers.ts';
import { closureKind } from './closure-kind.ts';
import { seriesKind } from './series-kind.ts';

export const officeSeriesHandlers: HandlersOf<'officeSeries', SeriesDeps> = {
  ...recordHandlers(seriesKind),
  previewChanges,
  applyChanges: (call, deps) => applyChanges(call, deps),
};
export const officeClosuresHandlers: HandlersOf<'officeClosures', CatalogueDeps> =
  recordHandlers(closureKind);
