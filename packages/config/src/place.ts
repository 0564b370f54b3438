import { directionsTo } from './directions.ts';
import { studio } from './studio.ts';

/**
 * Where a session takes place. Without lines of an address, it is the studio's own. What a tab has kept of a session since before
 * there were addresses has neither of them.
 */
export interface Located {
  readonly location: string;
  readonly location_address?: readonly string[] | undefined;
  readonly location_directions?: string | undefined;
}

/** How people find the place of a session. */
export interface Place {
  /** `24505 Halsted Road, Farmington Hills, MI 48335`. */
  readonly address: string;
  /** Name and address in one line, for calendars. */
  readonly inOneLine: string;
  readonly mapHref: string;
  /** Opens a route from where the reader is. */
  readonly directionsHref: string;
  /** Where to park, which door; empty where nothing is known. */
  readonly note: string;
}

const search = 'https://www.openstreetmap.org/search?query=';

export function placeOf({
  location,
  location_address: lines = [],
  location_directions: note = '',
}: Located): Place {
  const isOwn = lines.length === 0;
  const address = isOwn ? studio.address : lines.join(', ');
  return {
    address,
    inOneLine: [location, address].filter((part) => part !== '').join(', '),
    mapHref: isOwn ? studio.mapHref : search + encodeURIComponent(address),
    directionsHref: isOwn ? studio.directionsHref : directionsTo(address),
    note: isOwn && note === '' ? studio.arrivalNote : note,
  };
}
