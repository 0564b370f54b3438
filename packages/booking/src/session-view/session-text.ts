import type { Session } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import { formatLongDate, isInstant, unknownDate } from '@detroit-well/config/studio-time';

type Program = Pick<Session['program'], 'title' | 'category_name'> &
  Partial<Pick<Session['program'], 'category'>>;
type Named = Pick<Session, 'title'> & { readonly program: Pick<Session['program'], 'title'> };
type Dated = Pick<Session, 'start_datetime'>;

/** Every page and card needs a title, even when the server sends none. */
export const sessionTitle = ({ title, program }: Named): string =>
  title || program.title || 'Training session';

export const sessionCategory = ({ category_name, category = '' }: Program): string =>
  category_name || category;

/** The canonical path of the session's page on the public site (SPEC-A 7.15). */
export function sessionPath({
  public_id,
  title,
  program,
}: Pick<Session, 'public_id' | 'title'> & { readonly program: Program }): string {
  return paths.session({ category: sessionCategory(program), program: program.title, title, public_id });
}

/** The formatted date of a session for cards and panels. */
export interface SessionDateText {
  /** `14` */
  readonly day: string;
  /** `Sat` */
  readonly weekday: string;
  /** `Saturday` */
  readonly weekdayLong: string;
  /** `Mar` */
  readonly month: string;
  /** `March` */
  readonly monthLong: string;
  /** `Saturday, March 14, 2026` */
  readonly longDate: string;
}

export function sessionDateText({ start_datetime }: Dated): SessionDateText {
  if (!isInstant(start_datetime)) {
    const none = { day: '–', weekday: '', weekdayLong: '', month: '', monthLong: '' };
    return { ...none, longDate: unknownDate };
  }
  const longDate = formatLongDate(start_datetime);
  const [weekdayLong = '', monthAndDay = ''] = longDate.split(', ');
  const [monthLong = '', day = ''] = monthAndDay.split(' ');
  return {
    day,
    weekday: weekdayLong.slice(0, 3),
    weekdayLong,
    month: monthLong.slice(0, 3),
    monthLong,
    longDate,
  };
}
