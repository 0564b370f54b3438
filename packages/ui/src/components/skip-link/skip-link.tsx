/**
 * The first focusable element of the page: skips the header.
 *
 * @do Make it the first element of the body, and give the main region the id main.
 * @dont Add a second one for other regions.
 * @accessibility Visible only while focused. Enter moves to the target.
 */
export function SkipLink({ href = '#main', label = 'Skip to content' }: { href?: string; label?: string }) {
  return (
    <a className="skip-link" href={href}>
      {label}
    </a>
  );
}
