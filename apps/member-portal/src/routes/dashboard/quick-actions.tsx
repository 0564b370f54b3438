import { paths } from '@detroit-well/config/paths';
import { ArrowIcon } from '@detroit-well/ui/icons';
import { useSignOut } from '../../session/use-sign-out.ts';

/** Where a member goes from here; Sign Out last. */
export function QuickActions({ waiverAccepted }: { waiverAccepted: boolean }) {
  const { dashboard } = paths;
  const { label: wayOut, leaving, leave } = useSignOut();
  const actions = [
    { label: 'Edit Profile', href: dashboard.profileEdit() },
    { label: 'Emergency Contacts', href: dashboard.emergencyContacts() },
    { label: 'Billing Address', href: dashboard.billingAddress() },
    { label: 'Change Password', href: dashboard.changePassword() },
    { label: waiverAccepted ? 'View Waiver' : 'Complete Waiver', href: dashboard.waiver() },
    { label: 'Your Feed', href: paths.feed() },
  ];
  return (
    <nav className="quick" aria-label="Quick actions">
      {actions.map(({ label, href }) => (
        <a key={label} href={href}>
          {label} <ArrowIcon />
        </a>
      ))}
      <button type="button" aria-disabled={leaving || undefined} onClick={leave}>
        {wayOut} <ArrowIcon />
      </button>
    </nav>
  );
}
