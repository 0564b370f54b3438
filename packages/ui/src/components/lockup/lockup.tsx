import { Slash } from '../slash/slash.tsx';

/**
 * A name set as the mark: held before the `//`, opened after it. A name without `//` is set wide throughout.
 */
export function Lockup({ name }: { name: string }) {
  const cut = name.indexOf('//');
  if (cut < 0)
    return (
      <span className="lockup">
        <i>{name}</i>
      </span>
    );
  return (
    <span className="lockup">
      <b>{name.slice(0, cut)}</b>
      <Slash read />
      <i>{name.slice(cut + 2)}</i>
    </span>
  );
}
