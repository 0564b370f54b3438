import { ArrowIcon } from '@detroit-well/ui/icons';
import { accountLinks, quickLinks } from '../../account/account-links.ts';
import { useSignOut } from '../../auth/use-sign-out.ts';

/** Links for common tasks, with Logout last. The profile link opens a modal over this page. */
export function QuickActions({ waiverAccepted }: { waiverAccepted: boolean }) {
  const { label: signOutLabel, isPending, startSignOut } = useSignOut();
  return (
    <nav className="quick" aria-label="Quick actions">
      {quickLinks(waiverAccepted).map(({ label, href }) => (
        <a key={label} href={href} aria-haspopup={href === accountLinks.profile.href ? 'dialog' : undefined}>
          <span>{label}</span> <ArrowIcon />
        </a>
      ))}
      <button type="button" aria-disabled={isPending || undefined} onClick={startSignOut}>
        <span>{signOutLabel}</span> <ArrowIcon />
      </button>
    </nav>
  );
}
