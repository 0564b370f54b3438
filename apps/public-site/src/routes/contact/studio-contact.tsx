import { brand } from '@detroit-well/config/brand';
import { hoursText, openState, studio } from '@detroit-well/config/studio';
import { HoursTable } from '@detroit-well/ui/patterns/hours-table';
import { MapPlate } from '@detroit-well/ui/patterns/map-plate';

interface StudioContactProps {
  /** The server's time, as an instant. */
  readonly now: string;
  /** Marks the details as examples (SPEC-A 8.11). */
  readonly example: boolean;
}

/** Phone, email, address and hours in studio time. */
export function StudioContact({ now, example }: StudioContactProps) {
  const { today, text } = openState(now);
  const { locality, region } = brand.address;
  const street = `${studio.street}, ${locality}`;
  return (
    <div data-part="ways">
      <dl>
        <div>
          <dt>Phone</dt>
          <dd>
            <a data-part="phone" className="tnum" href={brand.phone.href}>
              {brand.phone.label}
            </a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a data-part="email" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>
            <address>
              {studio.venues}
              <br />
              {studio.street}
              <br />
              {locality}, {region} {studio.postalCode}
            </address>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>
            <HoursTable
              rows={studio.hours.map((row) => ({
                label: row.label,
                hours: hoursText(row),
                today: row.label === today,
              }))}
            />
            <p className="sm muted">{`${text} ${studio.deskNote}`}</p>
          </dd>
        </div>
      </dl>
      {example ? <p className="sm muted">Address and hours are examples: this is a demo.</p> : null}
      <MapPlate href={studio.mapHref} address={street} />
    </div>
  );
}
