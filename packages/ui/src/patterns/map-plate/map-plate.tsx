import { ArrowIcon } from '../../icons.tsx';

interface MapPlateProps {
  readonly href: string;
  /** The street address as the accessible name of the link. */
  readonly address: string;
  readonly label?: string;
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const avenues = range(28).map((index) => {
  const x = -360 + index * 46;
  return { path: `M${x} 300 ${(x + 109.2).toFixed(1)} 0`, wide: index % 4 === 0 };
});
const streets = range(8).map((index) => {
  const y = 44 + index * 34;
  return { path: `M-20 ${y} 660 ${y - 52}`, wide: index % 3 === 1 };
});
const lines = [...avenues, ...streets];
const pathOf = (wide: boolean): string =>
  lines.flatMap((line) => (line.wide === wide ? [line.path] : [])).join('');
const [wideLines, thinLines] = [pathOf(true), pathOf(false)];
const shore = range(4)
  .map((index) => {
    const y = 334 + index * 9;
    return `M-20 ${y}C160 ${y - 70} 300 ${y - 24} 440 ${y - 58}S600 ${y - 94} 660 ${y - 88}`;
  })
  .join('');

/**
 * A drawn map. Nothing is loaded from a map service until the user follows the link.
 *
 * @do Give the street address, which names the link.
 * @dont Embed a map of a third party in its place.
 * @accessibility One link, named Open in Maps with the address. The drawing is hidden.
 */
export function MapPlate({ href, address, label = 'Open in Maps' }: MapPlateProps) {
  return (
    <a className="map-plate" href={href} rel="noopener">
      <svg viewBox="0 0 640 300" aria-hidden="true" focusable="false">
        <path fill="#0c0d10" d="M0 0h640v300H0z" />
        <g fill="none" stroke="#7a7d85">
          <path d={wideLines} strokeWidth="3.5" />
          <path d={thinLines} strokeWidth="1.2" />
        </g>
        <path d="M-20 322C160 250 300 296 440 262S600 226 660 232v80H-20z" fill="#e3a04a" />
        <path d={shore} fill="none" stroke="#0c0d10" strokeWidth="1.5" />
        <g transform="translate(352 92)">
          <path fill="#0c0d10" d="M-16-22h92v96h-92z" />
          <path fill="#ff3b1f" d="M19 0h18L11 52H-7zM48 0h18L40 52H22z" />
        </g>
      </svg>
      <span data-part="label">
        {label} <span className="visually-hidden">: {address}</span>
        <ArrowIcon />
      </span>
    </a>
  );
}
