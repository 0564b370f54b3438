import type { CSSProperties, ReactNode } from 'react';
import { Lockup } from '../lockup/lockup.tsx';
import { nameWidth } from './name-width.ts';

interface FooterLink {
  readonly label: string;
  readonly href: string;
}

export interface SiteFooterProps {
  readonly brand: string;
  readonly homeHref?: string;
  readonly links?: readonly FooterLink[];
  readonly social?: readonly FooterLink[];
  readonly legal: readonly FooterLink[];
  /** The bottom line, for example "© 2026 <legal name>. Detroit, Michigan." */
  readonly notice: string;
  /** The title above the newsletter form. */
  readonly heading?: ReactNode;
  readonly newsletter?: ReactNode;
  readonly themeToggle?: ReactNode;
  /** One row, for the portal. */
  readonly compact?: boolean;
}

function LinkList({ title, label, links }: { title: string; label: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <h3>{title}</h3>
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          {link.label}
        </a>
      ))}
    </nav>
  );
}

function defaultHeading() {
  return (
    <>
      Next cohort drops <br />
      to the list first.
    </>
  );
}

/**
 * The dark footer of every page: newsletter form, links, and the brand name across the full width.
 *
 * @do Use `compact` in the portal and the whole footer on public pages.
 * @dont Put anything here that a task needs.
 * @accessibility The contentinfo landmark with named navigations: Site, Social and Legal. The large brand name is
 *   hidden, because the notice contains it.
 */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, homeHref = '/', links = [], social = [], legal, notice, newsletter, themeToggle } = props;
  const { heading = defaultHeading(), compact = false } = props;
  return (
    <footer className="site-footer" data-theme="dark" data-compact={compact || undefined}>
      <div className="wrap">
        {compact ? null : (
          <>
            <div data-part="top" className="grid">
              {newsletter ? (
                <div data-part="news">
                  <h2 className="d2">{heading}</h2>
                  {newsletter}
                </div>
              ) : null}
              <div data-part="links">
                <LinkList title="Floor" label="Site" links={links} />
                <LinkList title="Follow" label="Social" links={social} />
              </div>
            </div>
            <div
              data-part="word"
              aria-hidden="true"
              style={{ '--em': nameWidth(brand) } as CSSProperties /* a custom property */}
            >
              <Lockup name={brand} />
            </div>
          </>
        )}
        <div data-part="base">
          {compact ? (
            <a className="brand" href={homeHref} aria-label={`${brand}, home`}>
              <Lockup name={brand} />
            </a>
          ) : null}
          <p>{notice}</p>
          {themeToggle}
          <nav aria-label="Legal">
            {legal.map((link) => (
              <a key={link.href} href={link.href}>
                {link.label}
              </a>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}
