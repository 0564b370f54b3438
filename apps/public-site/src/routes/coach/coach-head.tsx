import { Badge } from '@detroit-well/ui/components/badge';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { CoachPicture } from '../../coaches/coach-picture.tsx';
import type { CoachView } from '../../coaches/coach-view.ts';
import type { CoachData } from './loader.ts';

interface CoachHeadProps {
  readonly coach: CoachView;
  readonly programs: Extract<CoachData, { kind: 'ready' }>['programs'];
}

/** Portrait, name, biography, certifications and programs. */
export function CoachHead({ coach, programs }: CoachHeadProps) {
  const categories = [...new Set(programs.map(({ category }) => category))];
  return (
    <section data-part="head">
      <figure>
        <CoachPicture
          coach={coach}
          size="portrait"
          first
          alt={coach.photo ? coach.name : `Portrait of ${coach.name}, drawn`}
        />
      </figure>
      <div data-part="text">
        <p data-part="badges">
          <Badge tone="ink">Coach</Badge>
          {categories.map((name) => (
            <Lockup key={name} name={name} />
          ))}
        </p>
        <h1 className="d1">{coach.name}</h1>
        {coach.bio ? <p className="lead">{coach.bio}</p> : null}
        {coach.certifications.length > 0 ? (
          <ul className="ticks" aria-label="Certifications">
            {coach.certifications.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ) : null}
        {programs.length > 0 ? (
          <dl>
            <dt>Teaches</dt>
            {programs.map(({ title, href }) => (
              <dd key={href}>
                <a href={href}>{title}</a>
              </dd>
            ))}
          </dl>
        ) : null}
      </div>
    </section>
  );
}
