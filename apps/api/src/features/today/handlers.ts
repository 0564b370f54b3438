import type { HandlersOf } from '../../platform/calls/calls.ts';
import { rostersToday } from './rosters-today.ts';
import { today, type TodayDeps } from './today.ts';
import { resolve, worklist } from './worklist.ts';

export const officeTodayHandlers: HandlersOf<'officeToday', TodayDeps> = {
  read: today,
  rosters: rostersToday,
};

export const officeWorklistHandlers: HandlersOf<'officeWorklist', TodayDeps> = { list: worklist, resolve };
