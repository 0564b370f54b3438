import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { OfficeBookingDeps } from '../booking/office/registration-of.ts';
import { addWalkIns, registerWalkIn } from './walk-ins.ts';

export const officeWalkInsHandlers: HandlersOf<'officeWalkIns', OfficeBookingDeps> = {
  add: (call, deps) => addWalkIns(call, deps),
  register: registerWalkIn,
};
