import type { HandlersOf } from '../../platform/calls/calls.ts';
import { recordHandlers } from '../catalogue/record-handlers.ts';
import { cancel, previewCancel, type CancelDeps } from './cancel-session.ts';
import { cancelProgress } from './cancel-progress.ts';
import { sessionKind } from './session-kind.ts';

export const officeSessionsHandlers: HandlersOf<'officeSessions', CancelDeps> = {
  ...recordHandlers(sessionKind),
  previewCancel,
  cancel,
  cancelProgress,
};
