import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { meetingCount, meetingWord } from '@detroit-well/config/studio-time';
import { nextMeeting, priceEachLabel, toCents } from '@detroit-well/pricing';
import { Nights } from '@detroit-well/ui/patterns/nights';

/** The dates of a course, and the price of each. Other sessions have one date, which the head of the page shows. */
export function CourseDates({ session, now }: { session: RegisteredSessionDetail; now: Date }) {
  const { meetings, registration } = session;
  if (meetings.length < 2) return null;
  const { start_datetime: nextStart } = nextMeeting(session, now);
  return (
    <section className="rs__part" aria-labelledby="dates-title">
      <div className="rs__title">
        <h2 className="d3" id="dates-title">
          {meetingCount(meetings)}
        </h2>
        <span className="sm muted tnum">
          {priceEachLabel(toCents(registration.price), meetings.length, meetingWord(meetings))}
        </span>
      </div>
      <Nights
        label="Your dates"
        starts={meetings.map(({ start_datetime: start }) => start)}
        next={meetings.findIndex(({ start_datetime: start }) => start === nextStart)}
      />
    </section>
  );
}
