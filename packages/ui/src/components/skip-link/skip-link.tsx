/** First thing in the page: jumps over the header to the content. */
export function SkipLink({ href = '#main', label = 'Skip to content' }: { href?: string; label?: string }) {
  return (
    <a className="skip-link" href={href}>
      {label}
    </a>
  );
}
