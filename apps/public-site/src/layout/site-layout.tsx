import { brand } from '@detroit-well/config/brand';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { SiteFooter } from '@detroit-well/ui/components/site-footer';
import { SiteHeader } from '@detroit-well/ui/components/site-header';
import { SkipLink } from '@detroit-well/ui/components/skip-link';
import { ThemeToggle } from '@detroit-well/ui/components/theme-toggle';
import type { ReactNode } from 'react';
import { FooterNewsletter } from '../newsletter/footer-newsletter.tsx';
import type { MenuEntry, PageContext } from '../page.ts';
import { signInHref } from '../visitor/sign-in-href.ts';
import { useVisitor } from '../visitor/visitor.ts';

const legalLinks = [
  { label: 'Privacy', href: paths.privacyPolicy() },
  { label: 'Terms', href: paths.terms() },
  { label: 'Cookies', href: paths.cookies() },
];

type FooterLink = Pick<MenuEntry, 'label' | 'href'>;

const isHere = (href: string, here: string): boolean => {
  const path = here.split('?')[0] ?? '';
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
};

function headerEntry({ label, href, children }: MenuEntry, here: string) {
  const links = children?.map((link) => ({ ...link, current: isHere(link.href, here) }));
  const current = links ? links.some((link) => link.current) : isHere(href, here);
  return { label, href, current, children: links };
}

/** The header, the page and the footer. */
export function SiteLayout({ context, children }: { context: PageContext; children: ReactNode }) {
  const visitor = useVisitor();
  const member = visitor.kind === 'member' ? visitor : null;
  const year = context.now.slice(0, 4);
  return (
    <>
      <SkipLink />
      <SiteHeader
        brand={brand.name}
        homeHref={paths.home()}
        menu={context.menu.map((item) => headerEntry(item, context.here))}
        phone={brand.phone.label}
        bookEventHref={paths.contact({ topic: 'private' })}
        auth={{
          signedIn: member !== null,
          name: member?.name,
          avatarSrc: member?.image,
          dashboardHref: portalUrl(context.portalUrl, paths.dashboard.home()),
          signInHref: signInHref(context),
          getStartedHref: portalUrl(context.portalUrl, paths.register()),
        }}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        brand={brand.name}
        homeHref={paths.home()}
        links={withGiftCards(context.menu.flatMap((item) => item.children ?? [item]))}
        social={brand.social}
        legal={legalLinks}
        notice={`© ${year} ${brand.name}. ${brand.address.locality}, ${brand.address.region}.`}
        newsletter={<FooterNewsletter apiUrl={context.apiUrl} />}
        themeToggle={<ThemeToggle />}
      />
    </>
  );
}

/** The gift cards beside the membership, or last where a studio has taken that out of its menu. */
function withGiftCards(links: readonly FooterLink[]): FooterLink[] {
  const others = links.filter(({ href }) => href !== paths.gift());
  const at = others.findIndex(({ href }) => href === paths.membership());
  const before = at === -1 ? others.length : at + 1;
  return [...others.slice(0, before), { label: 'Gift cards', href: paths.gift() }, ...others.slice(before)];
}
