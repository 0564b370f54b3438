import { useRef } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { ButtonLink } from '../button/button.tsx';
import { Lockup } from '../lockup/lockup.tsx';
import { Slash } from '../slash/slash.tsx';
import { DropMenu } from './drop-menu.tsx';
import { telHref } from './phone.ts';
import { SiteMenu } from './site-menu.tsx';
import { useMenu } from './use-menu.ts';
import type { HeaderAuth, SiteHeaderProps } from './site-header-props.ts';

function Account({ auth }: { auth: HeaderAuth }) {
  if (auth.account) return auth.account;
  if (auth.signedIn) {
    const label = auth.name ? `Dashboard, ${auth.name}` : 'Dashboard';
    return (
      <a data-part="account" href={auth.dashboardHref} aria-label={label}>
        <Avatar name={auth.name || 'Me'} src={auth.avatarSrc} />
      </a>
    );
  }
  return (
    <>
      <a href={auth.signInHref}>Sign In</a>
      <ButtonLink variant="signal" size="sm" href={auth.getStartedHref}>
        Get Started
      </ButtonLink>
    </>
  );
}

/**
 * The header of every page. Below 1200 px the navigation becomes a menu.
 *
 * @do Mark the section of this page with `current`.
 * @dont Add a second row or more than six menu items.
 * @accessibility The banner landmark with a navigation named Main. Below 1200 px, Menu opens a modal dialog, which Esc
 *   closes; the focus then returns to Menu. Without JavaScript the menu opens in place.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, homeHref = '/', menu, phone, bookEventHref, auth, line = true } = props;
  const header = useRef<HTMLElement>(null);
  const { open, show, close, leave } = useMenu(
    () => header.current?.nextElementSibling?.matches('dialog[open]') ?? false,
  );
  return (
    <>
      <header ref={header} className="site-header" id="top" data-line={line || undefined}>
        <div className="wrap">
          <div data-part="row">
            <a className="brand" href={homeHref} aria-label={`${brand}, home`}>
              <Lockup name={brand} />
            </a>
            <nav aria-label="Main">
              {menu.map((item) =>
                item.children ? (
                  <DropMenu key={item.label} {...item} />
                ) : (
                  <a key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
                    {item.label}
                  </a>
                ),
              )}
            </nav>
            <div data-part="side">
              {menu.length > 0 ? <i aria-hidden="true" /> : null}
              {phone ? (
                <a className="tnum" href={telHref(phone)}>
                  {phone}
                </a>
              ) : null}
              {bookEventHref ? <a href={bookEventHref}>Book Your Event</a> : null}
              <Account auth={auth} />
            </div>
            <a
              data-part="open"
              href="#menu"
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={(event) => {
                event.preventDefault();
                show();
              }}
            >
              Menu <Slash />
            </a>
          </div>
        </div>
      </header>
      <SiteMenu {...props} open={open} onClose={close} onLeave={leave} />
    </>
  );
}
