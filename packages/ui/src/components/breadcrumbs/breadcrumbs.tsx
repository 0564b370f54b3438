export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** The path to this page. Narrow screens show the first item, an ellipsis and the last item. */
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
