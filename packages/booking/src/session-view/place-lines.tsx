import { directionsTo } from '@detroit-well/config/directions';
import type { Located } from '@detroit-well/config/place';

/** Address and directions of a session that is not at the studio's own address, which every page has at its foot. */
export function PlaceLines({ session }: { session: Located }) {
  const { location_address: lines = [], location_directions: note = '' } = session;
  if (lines.length === 0) return null;
  return (
    <span className="sm muted">
      {[...lines, note]
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line}>
            <br />
            {line}
          </span>
        ))}
      <br />
      <a href={directionsTo(lines.join(', '))} rel="noopener">
        Directions
      </a>
    </span>
  );
}
