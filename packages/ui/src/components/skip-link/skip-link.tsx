/** The first focusable element of the page: skips the header. */
export function SkipLink({ href = '#main', label = 'Skip to content' }: { href?: string; label?: string }) {
  return (
    <a className="skip-link" href={href}>
      {label}
    </a>
  );
}
