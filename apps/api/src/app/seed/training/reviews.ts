import { between } from '../rows/chance.ts';
import { awakeOn } from '../rows/human-time.ts';
import type { Rows } from '../rows/rows.ts';
import { addDays, studioDay } from '@detroit-well/config/studio-time';
import { registrationId } from './add-registration.ts';
import type { Booking } from './bookings.ts';

type Review = readonly [rating: number, comment: string];

/** The comments about the sessions of a series, in their order. */
const reviews: Readonly<Record<string, readonly Review[]>> = {
  'rhythm-and-glide': [
    [
      5,
      'I had not been on skates since 1988. Week four I let go of the wall. Week six I forgot there was one.',
    ],
    [5, 'Renée noticed my ankle before I did and gave me another drill without making a thing of it.'],
    [4, 'Great class. It was crowded for the first two weeks, then it was just right.'],
    [5, 'Came for the exercise, stayed for the playlist.'],
    [4, 'Rentals ran out in my size once. They found a pair in five minutes.'],
  ],
  'kettlebell-standard': [
    [5, 'Marcus counts so that I do not have to think. My back has stopped complaining.'],
    [3, 'Good coaching, but 5:45 is tight with the drive from Southfield.'],
    [5, 'He moved me down a bell and he was right.'],
  ],
  'slow-flow-deep-house': [
    [5, 'The only hour of the week in which nobody needs me. Imani reads the room.'],
    [5, 'I can tie my shoes without sitting down again.'],
    [4, 'Music a little loud in the back corner, everything else perfect.'],
    [5, 'Came stiff, left liquid. They do not exaggerate.'],
  ],
  'backward-fundamentals': [
    [4, 'Terrible for twenty minutes, then it clicks, exactly as they say.'],
    [5, 'Terrence has the patience of a saint and the jokes of an uncle.'],
  ],
  'balance-lab': [
    [5, 'My physical therapist sent me. She wants to know what you do here.'],
    [4, 'Funnier than it sounds. I would like a chair nearby in the first week.'],
  ],
  'monday-unwind': [
    [5, 'Mondays have a point now.'],
    [4, 'The room is cold at noon. Bring a sweater.'],
  ],
  'footwork-midweek': [[5, 'I skip the left foot. Not any more.']],
  'detroit-style-open-floor': [
    [5, 'Real records, real floor, and somebody always shows you the step.'],
    [4, 'Wish it went until midnight.'],
    [2, 'Too full by nine. I sat out half the night.'],
  ],
  'community-roll': [
    [5, 'Brought my mother. She is 71 and wants her own skates.'],
    [5, 'Free, and they treat you like you paid double.'],
  ],
};
/** The number of a hundred people who rate without a word. */
const silent = 22;

/** Adds what people said about sessions that are over and in which they had a seat. */
export function addReviews(rows: Rows, bookings: readonly Booking[], now: Date): void {
  const written = new Map<string, number>();
  for (const { session, client, cancelledAt } of bookings.toSorted(byEnd)) {
    const id = registrationId({ session, userId: client.id });
    const createdAt = awakeOn(addDays(studioDay(session.endsAt), between(`${id} reviews`, 1, 3)), id);
    const luck = between(`${id} rates`, 1, 100);
    if (cancelledAt !== undefined || createdAt >= now || luck > silent * 2) continue;
    const number = written.get(session.of.key) ?? 0;
    const [rating, comment] =
      luck > silent ? (reviews[session.of.key]?.[number] ?? []) : [between(`${id} stars`, 3, 6), ''];
    if (rating === undefined || comment === undefined) continue;
    if (luck > silent) written.set(session.of.key, number + 1);
    rows.registrationFeedback.push({
      registrationId: id,
      rating: Math.min(5, rating),
      comment,
      createdAt,
      updatedAt: createdAt,
    });
  }
}

const byEnd = (a: Booking, b: Booking): number => b.session.endsAt.getTime() - a.session.endsAt.getTime();
