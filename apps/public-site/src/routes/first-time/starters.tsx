import { paths } from '@detroit-well/config/paths';
import { formatLongDate } from '@detroit-well/config/studio-time';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { SeatMeter } from '@detroit-well/ui/components/seat-meter';
import type { PageContext } from '../../page.ts';
import { cardPictures } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import { cardAction } from '../../sessions/card-action.ts';
import type { SessionSummary } from '../../sessions/session-view.ts';
import { cardView } from '../../sessions/visitor-session.ts';
import { useVisitor } from '../../visitor/visitor.ts';

interface StartersProps {
  readonly starters: readonly SessionSummary[] | null;
  readonly context: PageContext;
}

/** The next sessions for beginners. The first one has the signal. */
export function Starters({ starters, context }: StartersProps) {
  const visitor = useVisitor();
  const pictures = cardPictures(starters ?? []);
  return (
    <aside data-part="side" aria-labelledby="start-here">
      <div data-part="box">
        <h2 className="d3" id="start-here">
          Start here
        </h2>
        {starters?.map((session, index) => {
          const { title, category, level, time, price, seats } = cardView(session, visitor);
          const { label, href } = cardAction(session, visitor, context.now, context.portalUrl);
          return (
            <article key={session.public_id}>
              <figure aria-hidden="true">
                <Picture path={pictures[index] ?? ''} width={640} height={400} />
              </figure>
              <div>
                <p data-part="kind">
                  <Lockup name={category} /> <span className="sm muted">{level}</span>
                </p>
                <h3 className="d3">
                  <a href={session.href}>{title}</a>
                </h3>
                <p className="sm muted">{`${formatLongDate(session.start_datetime)}, ${time}`}</p>
                <p data-part="price">{price.amount}</p>
                <p data-part="seats" className="sm">
                  <SeatMeter
                    taken={seats.taken}
                    max={seats.max}
                    tone={seats.tone}
                    label={`${seats.taken} of ${seats.max} spots taken`}
                  />
                  <span>
                    <b className="strong">{seats.label}</b> <span className="muted tnum">{seats.detail}</span>
                  </span>
                </p>
                {href ? (
                  <ButtonLink variant={index === 0 ? 'signal' : 'ink'} size="sm" full slash href={href}>
                    {label}
                    <span className="visually-hidden">{`, ${title}`}</span>
                  </ButtonLink>
                ) : null}
              </div>
            </article>
          );
        })}
        <p>
          <a href={paths.training()}>All sessions</a>
        </p>
      </div>
    </aside>
  );
}
