/** The slash mark. Decorative marks are hidden from screen readers; a mark inside a name is read as part of it. */
export function Slash({ read = false }: { read?: boolean }) {
  return (
    <span className="slash" aria-hidden={read ? undefined : true}>
      {'//'}
    </span>
  );
}
