import { Slash } from '../slash/slash.tsx';

/**
 * A brand name as a lockup: narrow before the `//`, wide after it. A name without `//` is wide throughout.
 *
 * @do Write every name that contains the slash mark with it.
 * @do Set the size with `font-size` on the element around it.
 * @dont Draw the mark with typed slashes.
 * @accessibility The name is read as text, slashes included.
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
