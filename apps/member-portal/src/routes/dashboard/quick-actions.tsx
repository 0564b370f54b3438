import { ArrowIcon } from '@detroit-well/ui/icons';
import { accountLinks, waiverLink } from '../../layouts/account-links.ts';
import { useSignOut } from '../../session/use-sign-out.ts';

/** Links for common tasks, with Sign Out last. The profile link opens a modal over this page. */
export function QuickActions({ waiverAccepted }: { waiverAccepted: boolean }) {
  const { label: signOutLabel, isPending, startSignOut } = useSignOut();
  const actions = [
    accountLinks.profile,
    accountLinks.contacts,
    accountLinks.address,
    accountLinks.password,
    waiverLink(waiverAccepted),
    accountLinks.waitlist,
    accountLinks.feed,
    accountLinks.chat,
  ];
  return (
    <nav className="quick" aria-label="Quick actions">
      {actions.map(({ label, href }) => (
        <a key={label} href={href} aria-haspopup={href === accountLinks.profile.href ? 'dialog' : undefined}>
          {label} <ArrowIcon />
        </a>
      ))}
      <button type="button" aria-disabled={isPending || undefined} onClick={startSignOut}>
        {signOutLabel} <ArrowIcon />
      </button>
    </nav>
  );
}
