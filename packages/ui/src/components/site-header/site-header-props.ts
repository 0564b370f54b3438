import type { ReactNode } from 'react';

export interface HeaderAuth {
  readonly signedIn: boolean;
  readonly name?: string | undefined;
  readonly avatarSrc?: string | null | undefined;
  readonly dashboardHref: string;
  readonly signInHref: string;
  readonly getStartedHref: string;
  /** Replaces the avatar link to the dashboard. */
  readonly account?: ReactNode;
  /** Additional menu links for a signed-in member. */
  readonly links?: readonly { label: string; href: string }[];
  readonly onSignOut?: () => void;
}

export interface HeaderMenuEntry {
  readonly label: string;
  readonly href: string;
  readonly current?: boolean;
  /** The links of a submenu. The entry then opens it and is no link itself. */
  readonly children?: readonly { label: string; href: string; current?: boolean }[] | undefined;
}

export interface SiteHeaderProps {
  readonly brand: string;
  readonly homeHref?: string;
  readonly menu: readonly HeaderMenuEntry[];
  readonly phone?: string | undefined;
  readonly bookEventHref?: string | undefined;
  readonly auth: HeaderAuth;
  /** Shows a hairline below the header. Off when the header overlays a picture. */
  readonly line?: boolean;
}
