import { brand } from '@detroit-well/config/brand';
import { paths } from '@detroit-well/config/paths';
import { Lockup } from '@detroit-well/ui/components/lockup';
import type { PageProps } from '../../page.ts';
import { soonNarrowPicture, soonPicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import { SoonForm } from './soon-form.tsx';

/** The tagline, one line for each sentence. */
const lines = brand.tagline.split(/(?<=\.)\s+/);

/** The page before the opening: the tagline, one line of text and one field (SPEC-A 1, 2). */
export function ComingSoonPage({ context }: PageProps<null>) {
  const { locality, region } = brand.address;
  return (
    <div className="soon" data-theme="dark">
      <div data-part="art">
        <picture>
          <source media="(max-width: 767px)" srcSet={soonNarrowPicture} width={780} height={760} />
          <Picture path={soonPicture} width={1440} height={900} first />
        </picture>
      </div>
      <header className="wrap">
        <a className="brand" href={paths.home()} aria-label={`${brand.name}, home`}>
          <Lockup name={brand.name} />
        </a>
        <nav className="sm" aria-label="Contact">
          <a className="tnum" href={brand.phone.href}>
            {brand.phone.label}
          </a>
          <a href={paths.contact({ topic: 'private' })}>Book Your Event</a>
        </nav>
      </header>
      <main id="main" className="wrap">
        <h1 className="d1">
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div data-part="form">
          <p className="lead">
            Rhythm, skate and strength training for grown folks. Doors open in {brand.city} soon. Early-access
            names get the first cohort.
          </p>
          <SoonForm apiUrl={context.apiUrl} />
        </div>
      </main>
      <footer className="wrap sm muted">
        <span>
          {locality}, {region}
        </span>
        <span>
          © {context.now.slice(0, 4)} {brand.name}
        </span>
      </footer>
    </div>
  );
}
