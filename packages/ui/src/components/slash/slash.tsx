/** The drawn mark. As decoration it is silent; inside a name it is read with the name. */
export function Slash({ read = false }: { read?: boolean }) {
  return (
    <span className="slash" aria-hidden={read ? undefined : true}>
      {'//'}
    </span>
  );
}
