import { ArrowIcon } from '@detroit-well/ui/icons';
import { accountLinks, waiverLink } from '../../layouts/account-links.ts';
import { useSignOut } from '../../session/use-sign-out.ts';

/** Where a member goes from here; Sign Out last. */
export function QuickActions({ waiverAccepted }: { waiverAccepted: boolean }) {
  const { label: wayOut, leaving, leave } = useSignOut();
  const actions = [
    accountLinks.profile,
    accountLinks.contacts,
    accountLinks.address,
    accountLinks.password,
    waiverLink(waiverAccepted),
    accountLinks.feed,
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
