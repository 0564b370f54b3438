import { toStudioIso } from '@detroit-well/config/studio-time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { StudioClock } from '../../platform/studio-clock/studio-clock.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { nextRenewal } from '../memberships/claim-renewal.ts';
import { clockPage, clockPolicy, type ClockPage } from './clock-page.ts';
import { moveClock } from './move-clock.ts';
import { readMove, type MoveFields } from './read-move.ts';

const path = '/dev/clock';

/** Why a move did not happen that no rule refused. */
const unmoved = {
  taken: { status: 409, text: 'The clock is being moved. Try again when that is done.' },
  busy: { status: 409, text: 'A job of the server is still at work. Wait for its end, then move the clock.' },
  stopped: { status: 503, text: 'The server is stopping. The clock went a part of the way.' },
} as const;

/**
 * The clock of the demo at /dev/clock: a page that shows the studio's time and moves it forward. A program sends the same form with
 * the Origin of this server. Responds with HTML, or with JSON for `Accept: application/json`. Not available in production.
 */
export function mountClock<Deps extends PlatformDeps>(
  app: FastifyInstance,
  deps: Deps,
  { studioClock, jobs }: { studioClock: StudioClock; jobs: readonly Job<Deps>[] },
): void {
  const { origin } = new URL(deps.settings.addresses.apiUrl);
  const stop = new AbortController();
  const mover = { deps, studioClock, jobs, log: app.log, stopping: stop.signal };
  app.addHook('preClose', () => stop.abort());
  let movingTo: Date | undefined;

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    refused?: { readonly status: number } & Required<Pick<ClockPage, 'refusal'>> & Pick<ClockPage, 'typed'>,
  ): Promise<FastifyReply> {
    // Without an Origin of its own, the form of the page could not be told from that of another one.
    void reply
      .code(refused?.status ?? 200)
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    const now = studioClock.now();
    if (wantsJson(request)) {
      const { refusal } = refused ?? {};
      return reply.send(refusal === undefined ? asJson(studioClock) : { message: refusal.text });
    }
    const page = {
      now,
      aheadMs: studioClock.aheadMs(),
      movingTo,
      nextRenewal: await nextRenewal(deps.database.db, now),
    };
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', clockPolicy)
      .send(clockPage({ ...page, ...refused }));
  }

  void app.register(async (scope) => {
    // Other pages ignore the body of a form.
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    // The web servers ask twice a second, which no log needs to show.
    scope.get(path, { logLevel: 'warn' }, show);
    scope.post<{ Body: MoveFields | undefined }>(
      path,
      {
        onRequest: async (request, reply) => {
          if (request.headers.origin === origin) return;
          const message = `The clock moves only from its own page, ${origin}${path}.`;
          return wantsJson(request)
            ? reply.code(403).send({ message })
            : reply.code(403).type('text/plain; charset=utf-8').send(message);
        },
      },
      async (request, reply) => {
        const { by, to } = request.body ?? {};
        const of = by === undefined ? 'field' : 'buttons';
        const now = studioClock.now();
        const facts = {
          now,
          movedMs: studioClock.movedMs(),
          nextRenewal: await nextRenewal(deps.database.db, now),
        };
        const move = readMove({ by, to }, facts);
        if ('refusal' in move)
          return show(request, reply, { status: 400, typed: to, refusal: { of, text: move.refusal } });
        // A second move is refused, and must not change what the page says of the first.
        movingTo ??= move.to;
        const outcome = await moveClock(mover, move.to).finally(() => {
          if (movingTo === move.to) movingTo = undefined;
        });
        if (outcome !== 'moved') {
          const { status, text } = unmoved[outcome];
          return show(request, reply, { status, typed: to, refusal: { of, text } });
        }
        return wantsJson(request) ? show(request, reply) : reply.redirect(path, 303);
      },
    );
  });
}

const wantsJson = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('application/json');

const asJson = (clock: StudioClock) => ({
  now: toStudioIso(clock.now()),
  ahead_ms: clock.aheadMs(),
  moved_ms: clock.movedMs(),
});
