import { eq } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { pictureHandlers, type PictureDeps } from '../catalogue/picture-handlers.ts';
import { recordHandlers } from '../../platform/records/record-handlers.ts';
import { cancel, previewCancel, type CancelDeps } from './cancel-session.ts';
import { cancelProgress } from './cancel-progress.ts';
import { sessionKind } from './session-kind.ts';

export const officeSessionsHandlers: HandlersOf<'officeSessions', CancelDeps & PictureDeps> = {
  ...recordHandlers(sessionKind),
  ...pictureHandlers(sessionKind, {
    kind: 'session',
    store: (tx, id, columns) => tx.update(sessions).set(columns).where(eq(sessions.id, id)),
  }),
  previewCancel,
  cancel,
  cancelProgress,
};
