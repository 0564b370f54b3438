import type { NavigationGroup, NavigationPage } from '../navigation.ts';
import { ChevronDownIcon } from './icons.tsx';

export interface TocEntry {
  readonly title: string;
  readonly href: string;
}

function PageLink({ page, current }: { page: NavigationPage; current: boolean }) {
  return (
    <li>
      <a href={page.href} aria-current={current ? 'page' : undefined}>
        {page.title}
        {page.count === undefined ? null : <small>{page.count}</small>}
      </a>
      {current && page.parts ? (
        <ul className="plain" data-code={page.isCode || undefined}>
          {page.parts.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** The pages of a section. On narrow screens it is a sheet that the section bar opens. */
export function Sidebar({ groups, href }: { groups: readonly NavigationGroup[]; href: string }) {
  return (
    <nav className="side" id="section-pages" popover="auto" aria-label="Section">
      {groups.map(({ title, pages }) => (
        <div key={title} className="group">
          <h2>{title}</h2>
          <ul className="plain">
            {pages.map((page) => (
              <PageLink key={page.href} page={page} current={page.href === href} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The parts of a page. On narrow screens it is a sheet that the section bar opens. */
export function OnThisPage({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <nav className="toc" id="page-parts" popover="auto" aria-labelledby="page-parts-title">
      <h2 id="page-parts-title">On this page</h2>
      <ul className="plain">
        {entries.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The bar of narrow screens that opens the two sheets. */
export function SectionBar({ label, hasParts }: { label: string; hasParts: boolean }) {
  return (
    <div className="sec-bar">
      <button type="button" popoverTarget="section-pages">
        {label}
        <ChevronDownIcon />
      </button>
      {hasParts ? (
        <button type="button" popoverTarget="page-parts">
          <span>On this page</span>
        </button>
      ) : null}
    </div>
  );
}

/** Links to the pages before and after this one. */
export function PreviousNext(props: {
  readonly previous: NavigationPage | undefined;
  readonly next: NavigationPage | undefined;
}) {
  const { previous, next } = props;
  if (!previous && !next) return null;
  return (
    <nav className="turn" aria-label="Pages">
      {previous ? (
        <a href={previous.href}>
          <small>Previous</small>
          <b>{previous.title}</b>
        </a>
      ) : (
        <span />
      )}
      {next ? (
        <a href={next.href}>
          <small>Next</small>
          <b>{next.title}</b>
        </a>
      ) : null}
    </nav>
  );
}
