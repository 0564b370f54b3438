import { brand } from '@detroit-well/config/brand';
import { Lockup } from '@detroit-well/ui/components/lockup';

/** The end of every page; night in both themes. */
export function Footer({ links }: { links: readonly { readonly title: string; readonly href: string }[] }) {
  return (
    <footer className="dfoot" data-theme="dark">
      <div>
        <a className="brand" href="/">
          <Lockup name={brand.name} />
        </a>
        <p>
          © {brand.legalName}. {brand.address.locality}, {brand.address.region}.
        </p>
        <nav aria-label="Footer">
          {links.map(({ title, href }) => (
            <a key={href} href={href}>
              {title}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
