export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/**
 * The path to this page. Narrow screens show the first item, an ellipsis and the last item.
 *
 * @do Start with the section and end with this page, without a link.
 * @do Use them from the third level down.
 * @dont Repeat the main navigation on a first-level page.
 * @accessibility A navigation landmark named Breadcrumb with an ordered list. The last item has aria-current="page".
 *   The items that a phone replaces with an ellipsis are hidden from screen readers, too.
 */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={`${index} ${label}`}>
            {href && index < items.length - 1 ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
