/**
 * The slash mark. Decorative marks are hidden from screen readers; a mark inside a name is read as part of it.
 *
 * @do Use it as a mark: after a label, above a title, inside a name.
 * @dont Repeat it as a pattern or as a bullet.
 * @accessibility Hidden from screen readers, unless `read` makes it part of a name.
 */
export function Slash({ read = false }: { read?: boolean }) {
  return (
    <span className="slash" aria-hidden={read ? undefined : true}>
      {'//'}
    </span>
  );
}
