import type { HandlersOf } from '../../platform/calls/calls.ts';
import { pictureHandlers, type PictureDeps } from '../catalogue/picture-handlers.ts';
import { recordHandlers } from '../../platform/records/record-handlers.ts';
import type { CancelDeps } from '../schedule/cancel-session.ts';
import { closureCancelProgress } from '../schedule/cancel-progress.ts';
import { cancelClosure, previewCancelClosure } from './cancel-closure.ts';
import { applyChanges, previewChanges, type SeriesDeps } from './change-handlers.ts';
import { closureKind } from './closure-kind.ts';
import { holdDate } from './hold-date.ts';
import { seriesKind } from './series-kind.ts';
import { storeSeriesPicture } from './series-picture.ts';

export const officeSeriesHandlers: HandlersOf<'officeSeries', SeriesDeps & PictureDeps> = {
  ...recordHandlers(seriesKind),
  ...pictureHandlers(seriesKind, { kind: 'session', store: storeSeriesPicture }),
  holdDate,
  previewChanges,
  applyChanges: (call, deps) => applyChanges(call, deps),
};
export const officeClosuresHandlers: HandlersOf<'officeClosures', CancelDeps> = {
  ...recordHandlers(closureKind),
  previewCancel: previewCancelClosure,
  cancel: (call, deps) => cancelClosure(call, deps),
  cancelProgress: closureCancelProgress,
};
