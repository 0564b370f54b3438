import { paths } from '@detroit-well/config/paths';
import { formatMediumDate, formatTime, zoneName } from '@detroit-well/config/studio-time';
import { BoundaryScreen } from '@detroit-well/ui/patterns/boundary-screen';
import type { PageContext } from '../../page.ts';
import { lostWheelPicture } from '../../pictures/paths.ts';

/** A page that the server loaded and could not render. Both actions are links, because the page may have no script. */
export function BrokenPage({ reference, context }: { reference: string; context: PageContext }) {
  const { here, now } = context;
  return (
    <div className="wrap">
      <BoundaryScreen
        href={here}
        picture={lostWheelPicture}
        links={<a href={paths.home()}>Home</a>}
        reference={`Reference ${reference}, ${formatMediumDate(now)}, ${formatTime(now)} ${zoneName(now)}`}
      />
    </div>
  );
}
