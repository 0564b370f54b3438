import { Avatar } from '@detroit-well/ui/components/avatar';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { paths } from '@detroit-well/config/paths';
import type { SessionDetail, SessionSummary } from '../../sessions/session-view.ts';
import { DateList } from './other-dates.tsx';

interface SessionSideProps {
  readonly session: SessionDetail;
  readonly next: readonly SessionSummary[];
}

/** Under the price on a wide screen: who coaches, and the next dates. A narrow one has both in the text. */
export function SessionSide({ session, next }: SessionSideProps) {
  const { coach_name: coach, coachFace: face, program } = session;
  return (
    <div data-part="beside">
      {coach ? (
        <a data-part="face" href="#coach">
          <Avatar name={coach} src={face} size={80} />
          <span>
            <span className="sm muted">Coach</span>
            <b className="strong">{coach}</b>
          </span>
        </a>
      ) : null}
      {next.length > 0 ? (
        <section data-part="others" aria-labelledby="next-dates">
          <h2 className="h4" id="next-dates">
            Next dates
          </h2>
          <DateList session={session} others={next} />
          <TextLink href={paths.program({ category: program.category_name, program: program.title })}>
            All dates
          </TextLink>
        </section>
      ) : null}
    </div>
  );
}
