import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { Button } from '@detroit-well/ui/components/button';
import { IconButton } from '@detroit-well/ui/components/icon-button';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { ThemeToggle } from '@detroit-well/ui/components/theme-toggle';
import { CloseIcon, Icon } from '@detroit-well/ui/icons';
import { useNativeDialog } from '@detroit-well/ui/native-dialog';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { roleNames, useAccess } from '../access/access.ts';
import type { Place } from './places.tsx';
import { useIsHere } from './rail.tsx';
import { usePerson } from '../access/use-person.ts';

/** Places that stand in the bar itself; the others are under More. */
const shown = 4;

interface FootBarProps {
  readonly places: readonly Place[];
  readonly onSignOut: () => void;
}

/** The places of the office at the foot of a tablet or phone. */
export function FootBar({ places, onSignOut }: FootBarProps) {
  const { pathname } = useLocation();
  // The menu closes when a link leads to another screen.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const isHere = useIsHere();
  const others = places.slice(shown);
  return (
    <>
      <nav className="tabbar" data-theme="dark" aria-label="Office, small screens">
        {places.slice(0, shown).map(({ label, href, icon }) => (
          <a key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
            {icon}
            <span>{label}</span>
          </a>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={others.some(({ href }) => isHere(href)) || undefined}
          onClick={() => setOpenAt(pathname)}
        >
          <Icon d="M3 5.500h14M3 10h14M3 14.500h14" />
          <span>More</span>
        </button>
      </nav>
      <MoreMenu places={others} open={open} onClose={() => setOpenAt(null)} onSignOut={onSignOut} />
    </>
  );
}

interface MoreMenuProps extends FootBarProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function MoreMenu({ places, open, onClose, onSignOut }: MoreMenuProps) {
  const dialog = useNativeDialog(open, onClose);
  const { role } = useAccess();
  const { name } = usePerson();
  const isHere = useIsHere();
  return (
    <dialog {...dialog} className="more-menu" data-theme="dark" aria-label="More">
      {open ? (
        <>
          <div className="top">
            <span className="brand">
              <Lockup name={brand.name} />
            </span>
            <IconButton label="Close" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <ul>
            {places.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={isHere(href) ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a href={paths.dashboard.home()}>My dashboard</a>
            </li>
          </ul>
          <ThemeToggle />
          <div className="who">
            <Avatar name={name} />
            <p>
              <b>{name}</b>
              <br />
              <span>{roleNames[role]}</span>
            </p>
            <Button
              variant="line"
              size="sm"
              onClick={() => {
                onClose();
                onSignOut();
              }}
            >
              Sign out
            </Button>
          </div>
        </>
      ) : null}
    </dialog>
  );
}
