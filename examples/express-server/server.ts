/** A server that shows the next open sessions. It calls the API for its visitors. */
import express, { type ErrorRequestHandler, type Request } from 'express';
import { createClient, isApiError } from '@detroit-well/api-client';
import { describe, sentences } from '@detroit-well/api-client/errors';

const { API_URL: baseUrl = 'http://localhost:4000/api/v2', PORT: port = '3000' } = process.env;

// One client for all visitors: it has no session, so no response depends on who asks.
const client = createClient({
  baseUrl,
  timeoutMs: 5_000,
  // A page should not wait for a rate limit; the visitor gets the error at once.
  longestWaitMs: 0,
  onEvent: (event) => console.warn(`${event.type}: ${event.call}`),
});

/** Aborts the call when the visitor leaves, and tells the API the visitor's address for its rate limits. */
function optionsFor(request: Request) {
  const visitor = new AbortController();
  request.res?.on('close', () => visitor.abort());
  return { signal: visitor.signal, headers: { 'X-Forwarded-For': request.ip ?? '' } };
}

const app = express();

app.get('/sessions', async (request, response) => {
  const { upcoming_sessions } = await client.sessions.upcoming(
    { query: { available_only: true, limit: 5 } },
    optionsFor(request),
  );
  response.json(
    upcoming_sessions.map(({ public_id, title, start_datetime, price_public, available_spots }) => ({
      id: public_id,
      title,
      starts: start_datetime,
      price: price_public,
      // null: unlimited
      spots: available_spots,
    })),
  );
});

app.get('/sessions/:id', async (request, response) => {
  response.json(await client.sessions.detail({ params: { id: request.params.id } }, optionsFor(request)));
});

/** Express 5 passes the rejection of an async handler to this function. */
const sendError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent || !isApiError(error)) return next(error);
  const { requestId } = error;
  if (error.is('not_found')) {
    return response.status(404).json({ message: sentences.sessionNotFoundText, requestId });
  }
  // Another problem of the API is a bad gateway for the visitor.
  response.status(502).json({ message: describe(error, 'loadSessions').message, requestId });
};
app.use(sendError);

const server = app.listen(Number(port), 'localhost', () => {
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  console.log(`Open http://localhost:${used}/sessions`);
});
