/** The most sessions that the landing page shows; also the API's page limit. */
export const maxSessions = 50;
