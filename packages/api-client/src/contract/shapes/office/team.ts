import { passwordResetRequestForm } from '@detroit-well/validation';
import * as z from 'zod';
import { permissionsOf } from '../../definition/permissions.ts';
import { teamRoles } from '../../definition/team-roles.ts';
import { boolean, publicId, text, textOrNull, texts } from '../primitives.ts';
import { officeList, officeQuery, version } from './lists.ts';

export const teamRole = z.enum(teamRoles).meta({
  id: 'TeamRole',
  description: 'A fixed set of permissions.',
  examples: ['front_desk'],
});

const refundLimit = z
  .number()
  .int()
  .min(0)
  .max(100_000_000)
  .nullable()
  .meta({
    description: 'Up to how many cents of a payment the person may refund; `null` without a limit.',
    examples: [5000],
  });

export const teamMember = z
  .object({
    id: publicId.describe('Of the account, or of the invitation until it is accepted.'),
    email: text('desk@demo.test'),
    first_name: text('Dee'),
    last_name: text('Kowalski'),
    role: teamRole,
    refund_limit_cents: refundLimit,
    status: z
      .enum(['active', 'invited'])
      .meta({ description: '`invited` until the invitation is accepted.', examples: ['active'] }),
    invitation_expires_at: textOrNull(null, 'When the invitation stops working; `null` once it is accepted.'),
    version,
  })
  .meta({ id: 'TeamMember', description: 'A person of the team, or an open invitation to it.' });

export const team = officeList('Team', teamMember);

export const teamQuery = officeQuery(['name', 'email', 'role'], {
  role: teamRole.optional(),
}).meta({ id: 'TeamFilters', description: 'Filters and order of the team.' });

export const inviteBody = z
  .object({
    email: passwordResetRequestForm.shape.email,
    role: teamRole,
    refund_limit_cents: refundLimit.optional(),
  })
  .meta({
    id: 'InviteTeamMemberRequest',
    description: 'Whom to invite to the team.',
    examples: [{ email: 'new-coach@demo.test', role: 'coach' }],
  });

export const teamMemberBody = z
  .object({ version, role: teamRole.optional(), refund_limit_cents: refundLimit.optional() })
  .meta({
    id: 'TeamMemberRequest',
    description: 'What changes about a person of the team.',
    examples: [{ version: 1, role: 'front_desk' }],
  });

export const acceptInvitationBody = z
  .object({ token: z.string().min(1).max(200).describe('The token in the link of the email.') })
  .meta({
    id: 'AcceptInvitationRequest',
    description: 'The invitation to accept.',
    examples: [{ token: 'c8f2-5f0c2b7a41d8e6' }],
  });

/** What the caller may do in the office. */
export const officeAccess = z
  .object({
    role: teamRole,
    permissions: texts(permissionsOf('editor'), 'The permissions of the role.'),
    refund_limit_cents: refundLimit,
    sends_texts: boolean(true, 'Whether the studio has set up text messages.').optional(),
  })
  .meta({ id: 'OfficeAccess', description: 'The role of the caller and what it allows.' });
