/**
 * The address of the calendar file of a registration: a link, so that a phone opens it in its calendar. Undefined where the
 * server's response has no id.
 */
export const calendarFileHref = (apiUrl: string, registrationId: string): string | undefined =>
  registrationId === ''
    ? undefined
    : `${apiUrl}/training/registrations/${encodeURIComponent(registrationId)}/calendar/`;
