/** The most sessions of one request for a list; also the API's page limit. */
export const maxSessions = 50;
/** The most sessions of the schedule in one page: about a month. Links lead to later ones. */
export const scheduleSessions = 20;
