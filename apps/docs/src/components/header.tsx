import { brand } from '@detroit-well/config/brand';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { SearchIcon } from '@detroit-well/ui/icons';
import { sections, type Section } from '../navigation.ts';
import { MenuIcon, ThemeIcon } from './icons.tsx';

/** The bar of every page. The menu of narrow screens is a popover, so that it opens without JavaScript. */
export function Header({ section, version }: { section: Section | undefined; version: string }) {
  return (
    <header className="dbar">
      <div>
        <a className="brand" href="/">
          <Lockup name={brand.name} /> <small>Docs</small>
        </a>
        <nav className="dnav" id="menu" popover="auto" aria-label="Docs">
          {Object.entries(sections).map(([name, { title, href }]) => (
            <a key={name} href={href} aria-current={name === section ? 'true' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <button className="jump" type="button" data-open-search>
          <SearchIcon />
          <span>Search</span>
          <kbd className="kbd">Ctrl</kbd>
          <kbd className="kbd">K</kbd>
        </button>
        <a className="ver" href="/changelog/">
          v{version}
        </a>
        <button
          className="icon-button"
          type="button"
          data-switch-theme
          aria-label="Switch between day and night"
        >
          <ThemeIcon />
        </button>
        <button className="icon-button only-narrow" type="button" popoverTarget="menu" aria-label="Menu">
          <MenuIcon />
        </button>
      </div>
    </header>
  );
}
