import { Avatar } from '@detroit-well/ui/components/avatar';
import { CloseIcon } from '@detroit-well/ui/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useSignOut } from '../auth/use-sign-out.ts';
import type { AccountFacts } from './account-links.ts';
import type { AccountMenuLinksProps } from './account-menu-links.tsx';
import './account-menu.css';

export interface AccountMenuProps extends AccountFacts {
  /** The name of the member, or the email until the name is known. */
  readonly name: string;
  readonly email: string;
  readonly avatarSrc: string | null | undefined;
}

// The links load when the member reaches for the menu. When their file fails to load, the member can still sign out.
const loadLinks = (): Promise<{ default: ComponentType<AccountMenuLinksProps> }> =>
  import('./account-menu-links.tsx').then(
    ({ AccountMenuLinks }) => ({ default: AccountMenuLinks }),
    () => ({ default: () => null }),
  );
const Links = lazy(loadLinks);

/** The avatar in the header with the account menu. The browser opens and closes it. On a phone it takes the window. */
export function AccountMenu({ name, email, avatarSrc, ...facts }: AccountMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  const { label, isPending, startSignOut } = useSignOut();
  const close = (): void => menu.current?.hidePopover();
  const prefetch = (): void => void loadLinks();
  return (
    <div className="account">
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={`Account, ${name}`}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpened(true)}
      >
        <Avatar name={name} src={avatarSrc} />
      </button>
      <nav id="account-menu" ref={menu} popover="auto" aria-label="Your account">
        <div className="account__me">
          <Avatar name={name} src={avatarSrc} size={64} />
          <p>
            <b>{name}</b>
            {name === email ? null : <small>{email}</small>}
          </p>
          <button type="button" className="icon-button" aria-label="Close" onClick={close}>
            <CloseIcon />
          </button>
        </div>
        {opened ? (
          // Together, because links that arrived later would move the button from under the press.
          <Suspense fallback={null}>
            <Links {...facts} onFollow={close} />
            <button
              className="account__out"
              type="button"
              aria-disabled={isPending || undefined}
              onClick={startSignOut}
            >
              {label}
            </button>
          </Suspense>
        ) : null}
      </nav>
    </div>
  );
}
