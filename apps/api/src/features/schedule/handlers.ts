import type { HandlersOf } from '../../platform/calls/calls.ts';
import { recordHandlers } from '../catalogue/record-handlers.ts';
import type { CatalogueDeps } from '../catalogue/record-kind.ts';
import { sessionKind } from './session-kind.ts';

export const officeSessionsHandlers: HandlersOf<'officeSessions', CatalogueDeps> =
  recordHandlers(sessionKind);
