import { useMutation, useQuery } from '@tanstack/react-query';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { atWork } from '@detroit-well/config/calendar-links';
import { isSafeHref } from '@detroit-well/config/paths';
import { slug } from '@detroit-well/config/slug';
import { Button } from '@detroit-well/ui/components/button';
import { FieldError } from '@detroit-well/ui/components/field';
import { DownloadIcon } from '@detroit-well/ui/icons';
import { client } from '../../api/client.ts';
import { saveFile } from '@detroit-well/ui/save-file';
import { calendarLinkQuery } from '../../api/queries.ts';

/** Links that add the session to a calendar: a file, or the page of a web calendar. They are requested when this is shown. */
export function CalendarLinks({ session }: { session: RegisteredSessionDetail }) {
  const google = useQuery(calendarLinkQuery(session.public_id, 'google'));
  const outlook = useQuery(calendarLinkQuery(session.public_id, 'outlook'));

  const download = useMutation({
    mutationFn: async () => {
      const { ics } = await client.registeredSessions.calendar({
        params: { id: session.public_id, type: 'ics' },
      });
      if (!ics) throw new TypeError('The response contains no calendar file.');
      const file = new Blob([ics], { type: 'text/calendar;charset=utf-8' });
      saveFile(file, `${slug(session.title) || 'session'}.ics`);
    },
  });

  return (
    <div className="rs__card rs__calendar">
      <ul>
        <li>
          <Button variant="quiet" size="sm" onClick={() => download.mutate()}>
            <DownloadIcon /> Calendar file (.ics)
          </Button>
        </li>
        <WebCalendar name="Google Calendar" url={google.data} failed={google.isError} />
        <WebCalendar name="Outlook" url={outlook.data} failed={outlook.isError} />
        <WebCalendar
          name="Outlook at work"
          url={outlook.data && atWork(outlook.data)}
          failed={outlook.isError}
        />
      </ul>
      {download.isError ? (
        <FieldError id="calendar-problem">
          The calendar file could not be loaded. Please try again.
        </FieldError>
      ) : null}
    </div>
  );
}

function WebCalendar({
  name,
  url,
  failed,
}: {
  name: string;
  url: string | null | undefined;
  failed: boolean;
}) {
  return (
    <li>
      {url && isSafeHref(url) ? (
        <a href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        <span className="muted">{failed ? `${name}: not available now` : `${name}...`}</span>
      )}
    </li>
  );
}
