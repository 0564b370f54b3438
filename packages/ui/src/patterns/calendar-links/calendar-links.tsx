export interface CalendarLinksProps {
  /** The address of the calendar file. Without it, only the web calendars are offered. */
  readonly file?: string | undefined;
  readonly google: string;
  readonly outlook: string;
  readonly outlookAtWork: string;
}

/**
 * The ways to put a date into a calendar: a file, and three web calendars in a new tab.
 *
 * @do Show it where a date has just become certain.
 * @dont Hide it behind a menu: these are four short links.
 * @accessibility A list of native links, each 52 px high. The names say that a link opens a new tab.
 */
export function CalendarLinks({ file, google, outlook, outlookAtWork }: CalendarLinksProps) {
  const web = [
    ['Google', google],
    ['Outlook', outlook],
    ['Outlook at work', outlookAtWork],
  ] as const;
  return (
    <ul className="calendar-links">
      {file === undefined ? null : (
        <li>
          <a href={file} download="">
            Apple, or a file
          </a>
        </li>
      )}
      {web.map(([name, href]) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noreferrer">
            {name}
            <span className="visually-hidden"> calendar, opens a new tab</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
