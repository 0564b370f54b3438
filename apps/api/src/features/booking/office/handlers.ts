import type { HandlersOf } from '../../../platform/calls/calls.ts';
import { cancelForPerson, previewCancel } from './cancel-for-person.ts';
import { moveForPerson, previewMove } from './move-for-person.ts';
import { previewRegister, registerPerson } from './register-person.ts';
import type { OfficeBookingDeps } from './registration-of.ts';

export const officeRegistrationsHandlers: HandlersOf<'officeRegistrations', OfficeBookingDeps> = {
  previewCreate: previewRegister,
  create: (call, deps) => registerPerson(call, deps),
  previewCancel,
  cancel: cancelForPerson,
  previewMove,
  move: moveForPerson,
};

export { officeWaitlistHandlers } from './waitlist.ts';
