export type Crumb = { label: string; href?: string };

/** Where this page stands; narrow screens show the first, an ellipsis and the last. */
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
