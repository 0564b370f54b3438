import { paths } from '@detroit-well/config/paths';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { useRef } from 'react';
import { useSignOut } from '../auth/use-sign-out.ts';
import type { AccountLink } from './account-links.ts';
import './account-menu.css';

export interface AccountMenuProps {
  /** The name of the member, or the email until the name is known. */
  readonly name: string;
  readonly avatarSrc: string | null | undefined;
  readonly links: readonly AccountLink[];
}

/** The avatar in the header with the account menu. The browser opens and closes it. */
export function AccountMenu({ name, avatarSrc, links }: AccountMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const { label, isPending, startSignOut } = useSignOut();
  const close = (): void => menu.current?.hidePopover();
  return (
    <div className="account">
      <button type="button" popoverTarget="account-menu" aria-label={`Account, ${name}`}>
        <Avatar name={name} src={avatarSrc} />
      </button>
      <nav id="account-menu" ref={menu} popover="auto" aria-label="Your account">
        <p className="sm muted">{name}</p>
        {[{ label: 'Dashboard', href: paths.dashboard.home() }, ...links].map((link) => (
          <a key={link.href} href={link.href} onClick={close}>
            {link.label}
          </a>
        ))}
        <button type="button" aria-disabled={isPending || undefined} onClick={startSignOut}>
          {label}
        </button>
      </nav>
    </div>
  );
}
