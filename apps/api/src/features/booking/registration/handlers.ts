import type { HandlersOf } from '../../../platform/calls/calls.ts';
import { cancel } from './cancel.ts';
import { confirmPayment } from './confirm-payment.ts';
import { feedback } from './feedback.ts';
import { list } from './list.ts';
import { pay } from './pay.ts';
import { guestRegister, register, type RegistrationDeps } from './register.ts';

export const registrationsHandlers: HandlersOf<'registrations', RegistrationDeps> = {
  register,
  guestRegister,
  list,
  cancel,
  feedback,
  confirmPayment,
  pay,
};
