import { includesRole } from '@detroit-well/api-client/office';
import type { TeamMember } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Modal } from '@detroit-well/ui/components/modal';
import { roleNames, useAccess } from '../../access/access.ts';
import { fullName, usePerson } from '../../access/use-person.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberForm } from './member-form.tsx';
import { limitText } from '../../format/refund-limit.ts';

export interface MemberDialogProps {
  readonly member: TeamMember | undefined;
  readonly onClose: () => void;
}

/** A person of the team, or an open invitation: role, refund limit, sign-ins and removal. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  return (
    <Modal open={member !== undefined} onClose={onClose} title={member ? fullName(member) : ''} size="wide">
      {member ? <Member key={`${member.id} ${member.version}`} member={member} onClose={onClose} /> : null}
    </Modal>
  );
}

function Member({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { role } = useAccess();
  const { id } = usePerson();
  const fixed = fixedReason(member, role, member.id === id);
  const mayChange = fixed === null;
  const kind = member.status === 'invited' ? 'invitation' : 'team';
  return (
    <div className="record">
      <p className="muted">
        <span>{member.email}</span>{' '}
        <a href={paths.office.audit({ target: `${kind}:${member.id}` })}>History</a>
      </p>
      {mayChange && member.status === 'active' ? (
        <MemberForm member={member} onClose={onClose} />
      ) : (
        <dl className="facts">
          <dt>Role</dt>
          <dd>{roleNames[member.role]}</dd>
          <dt>Refund limit</dt>
          <dd>{limitText(member.refund_limit_cents)}</dd>
        </dl>
      )}
      {mayChange ? <MemberActions member={member} onClose={onClose} /> : <p className="muted">{fixed}</p>}
    </div>
  );
}

/** Why the person may not change this one; null when they may. */
function fixedReason(member: TeamMember, own: TeamMember['role'], isSelf: boolean): string | null {
  if (isSelf) return 'Nobody changes their own role or limit. Ask another owner or manager.';
  if (!includesRole(own, member.role)) return 'Only an owner may change an owner.';
  return null;
}
