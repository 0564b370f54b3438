import type { OfficeSession, RegisterPreview } from '@detroit-well/api-client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { sessionQuery } from '../api/queries.ts';
import { dialogProblem, usePreview } from '../forms/use-preview.ts';
import type { Item } from './item.ts';

/** A place that is chosen, as far as it is counted. */
export interface Place {
  readonly session: OfficeSession | undefined;
  readonly preview: RegisterPreview | undefined;
  /** Why it cannot be sold; undefined: it can be, or is not counted yet. */
  readonly refusal: string | undefined;
}

/** What a place in a session costs a person, and what is in the way. */
export function usePlace(personId: string, sessionId: string): Place {
  const isChosen = sessionId !== '';
  const preview = usePreview(
    ['sell', personId, sessionId],
    (options) =>
      client.office.registrations.previewCreate(
        { params: { id: personId }, body: { session_id: sessionId } },
        options,
      ),
    isChosen,
  );
  const session = useQuery({ ...sessionQuery(sessionId), enabled: isChosen });
  return {
    session: session.data,
    preview: preview.data,
    refusal: refusalOf(preview.data) ?? dialogProblem(null, preview.error),
  };
}

function refusalOf(preview: RegisterPreview | undefined): string | undefined {
  const [hindrance] = preview?.hindrances ?? [];
  if (hindrance?.override != null)
    return `${hindrance.message} Close this and register the person, where that can be set aside.`;
  if (hindrance) return hindrance.message;
  return preview?.price === '0.00'
    ? 'It costs this person nothing. Register them without a sale.'
    : undefined;
}

/** Undefined: it cannot be sold. */
export const placeItem = ({ session, preview, refusal }: Place): Item | undefined =>
  session && preview && refusal === undefined
    ? {
        kind: 'place',
        id: session.id,
        name: session.title,
        price: preview.price,
        period: null,
        credits: null,
        valid_days: null,
      }
    : undefined;
