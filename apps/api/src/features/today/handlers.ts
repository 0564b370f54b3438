import type { HandlersOf } from '../../platform/calls/calls.ts';
import { today, type TodayDeps } from './today.ts';
import { resolve, worklist } from './worklist.ts';

export const officeTodayHandlers: HandlersOf<'officeToday', TodayDeps> = { read: today };

export const officeWorklistHandlers: HandlersOf<'officeWorklist', TodayDeps> = { list: worklist, resolve };
