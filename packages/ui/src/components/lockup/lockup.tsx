import { Slash } from '../slash/slash.tsx';

/**
 * A brand name as a lockup: narrow before the `//`, wide after it. A name without `//` is wide throughout.
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
