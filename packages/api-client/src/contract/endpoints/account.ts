import * as z from 'zod';
import {
  changePasswordForm,
  deleteAccountForm,
  passwordResetForm,
  passwordResetRequestForm,
  registerRequest,
} from '@detroit-well/validation';
import { endpoint } from '../definition/endpoint.ts';
import { minutes, type Limits } from '../definition/limits.ts';
import { readSaid } from '../reads/account.ts';
import { messageReply } from '../shapes/primitives.ts';
import { registered, resendVerificationBody, verifyEmailBody } from '../shapes/account.ts';

/** These calls email the owner of the account: few from one network, and limited over all networks. */
const accountEmails: Limits = {
  account: {
    field: 'email',
    // A signed-in user receives the email, whatever address the body contains.
    callerFirst: true,
    fromNetwork: { attempts: 3, seconds: minutes(15) },
    anywhere: { attempts: 10, seconds: minutes(60) },
  },
  network: { attempts: 30, seconds: minutes(60) },
};

export const account = {
  register: endpoint({
    method: 'POST',
    path: '/users/register/',
    access: 'public',
    body: registerRequest.check(
      z.meta({
        id: 'RegisterRequest',
        description: 'A new account.',
        examples: [
          {
            email: 'josephine@example.com',
            password: 'Roll//Bounce7',
            confirm_password: 'Roll//Bounce7',
            turnstile_token: 'cht_5b90',
          },
        ],
      }),
    ),
    reply: registered,
    status: 201,
    problems: ['challenge_failed', 'challenge_expired', 'idempotency_key_reused'],
    limits: { network: { attempts: 30, seconds: minutes(60) } },
    idempotency: 'once',
    summary:
      'Creates an account. An address that already has one is a field error. With `details`, also its profile, address and waiver; with `person`, its name and date of birth.',
    source: 'B 7.1',
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/users/password/reset/',
    aliases: ['/auth/password-reset/'],
    access: 'public',
    body: passwordResetRequestForm.check(
      z.meta({
        id: 'PasswordResetRequest',
        description: 'The address whose password is forgotten.',
        examples: [{ email: 'josephine@example.com' }],
      }),
    ),
    reply: messageReply,
    reads: readSaid,
    limits: accountEmails,
    idempotency: 'once',
    summary: 'Emails a reset link if the address has an account. The response is the same if not.',
    source: 'B 7.1',
  }),
  confirmPasswordReset: endpoint({
    method: 'POST',
    path: '/users/password/reset/{uid}/{token}/',
    access: 'public',
    body: passwordResetForm.check(
      z.meta({
        id: 'PasswordResetConfirmation',
        description: 'A new password, with the token from the email.',
        examples: [{ password: 'Roll//Bounce7', confirm_password: 'Roll//Bounce7' }],
      }),
    ),
    reply: messageReply,
    reads: readSaid,
    problems: ['reset_link_invalid'],
    limits: { network: { attempts: 30, seconds: minutes(15) } },
    idempotency: 'once',
    summary: 'Sets a new password with an emailed token and ends every session of the account.',
    source: 'B 7.1',
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/users/password/change/',
    aliases: ['/auth/change-password/'],
    access: 'member',
    body: changePasswordForm.check(
      z.meta({
        id: 'ChangePasswordRequest',
        description: 'The current and the new password.',
        examples: [{ old_password: 'Standard!2026', new_password: 'Roll//Bounce7' }],
      }),
    ),
    reply: messageReply,
    reads: readSaid,
    limits: {
      caller: { attempts: 10, seconds: minutes(15) },
      network: { attempts: 30, seconds: minutes(15) },
    },
    idempotency: 'once',
    summary: 'Changes the password and ends every other session.',
    source: 'B 7.1',
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/auth/verify-email/',
    access: 'public',
    body: verifyEmailBody,
    reply: messageReply,
    reads: readSaid,
    problems: ['verification_link_invalid'],
    limits: { network: { attempts: 60, seconds: minutes(15) } },
    idempotency: 'once',
    summary: 'Verifies an email address with an emailed token. Does not sign in.',
    source: 'B 7.1',
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/auth/resend-verification/',
    access: 'either',
    body: resendVerificationBody,
    reply: messageReply,
    reads: readSaid,
    limits: accountEmails,
    idempotency: 'once',
    summary:
      'Emails the verification link again. The response does not reveal whether the address has an account.',
    source: 'B 7.1',
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/auth/delete-account/',
    access: 'member',
    body: deleteAccountForm.check(
      z.meta({
        id: 'DeleteAccountRequest',
        description: 'The password, which confirms the deletion.',
        examples: [{ password: 'Standard!2026' }],
      }),
    ),
    reply: 'nothing',
    problems: ['last_owner', 'in_progress'],
    limits: {
      caller: { attempts: 10, seconds: minutes(15) },
      network: { attempts: 30, seconds: minutes(15) },
    },
    idempotency: 'once',
    summary: "Deletes the caller's account; needs the password.",
    source: 'B 7.1',
  }),
};
