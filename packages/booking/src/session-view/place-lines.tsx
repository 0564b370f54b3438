import { placeOf, type Located } from '@detroit-well/config/place';

/** Address and directions of a session that is not at the studio's own address, which every page has at its foot. */
export function PlaceLines({ session }: { session: Located }) {
  if (session.location_address.length === 0) return null;
  const { directionsHref, note } = placeOf(session);
  return (
    <span className="sm muted">
      {[...session.location_address, note]
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line}>
            <br />
            {line}
          </span>
        ))}
      <br />
      <a href={directionsHref} rel="noopener">
        Directions
      </a>
    </span>
  );
}
