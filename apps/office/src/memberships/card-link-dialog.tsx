import type { OfficeMembership } from '@detroit-well/api-client';
import { client } from '../api/client.ts';
import { LinkDialog } from '../payment-links/link-dialog.tsx';
import type { NamedPerson } from '../registrations/register-dialog.tsx';

interface CardLinkDialogProps {
  readonly person: NamedPerson;
  readonly membership: Pick<OfficeMembership, 'id' | 'tier'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Makes a link with which a person stores the card of their membership. */
export const CardLinkDialog = ({ person, membership, open, onClose }: CardLinkDialogProps) => (
  <LinkDialog
    open={open}
    onClose={onClose}
    name={person.name}
    title={`Send ${person.name} a link to the card?`}
    text={`It leads to a page where ${person.name} enters the card that pays ${membership.tier} from then on, without a password. It works once, for 24 hours. Nothing is charged by sending it.`}
    make={(send) =>
      client.office.memberships.sendCardLink({
        params: { id: person.id, membership_id: membership.id },
        body: { send },
      })
    }
  />
);
