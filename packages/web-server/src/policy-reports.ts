import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Where browsers send violations of the content security policy, on the app's own origin. */
export const reportPath = '/policy-reports';

/** The header that names the endpoint of the policy's `report-to` directive. */
export const reportingEndpoints = { 'reporting-endpoints': `policy="${reportPath}"` } as const;

const maxBytes = 16_384;
/** Pages with broken extensions can report without end. */
const maxLines = 60;
const windowMs = 60_000;
const maxPerRequest = 10;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The violations in the body of either format: `report-uri` sends one, `report-to` sends a list. */
function violationsIn(body: unknown): readonly Fields[] {
  if (Array.isArray(body)) {
    return body.flatMap((report: unknown) =>
      isFields(report) && isFields(report['body']) ? [report['body']] : [],
    );
  }
  const single = isFields(body) ? body['csp-report'] : undefined;
  return isFields(single) ? [single] : [];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An origin, or a keyword such as `inline` and `trusted-types-sink`. Paths and queries may contain personal data. */
function sourceOf(value: string): string {
  if (URL.canParse(value)) {
    const { origin, protocol } = new URL(value);
    return origin === 'null' ? protocol : origin;
  }
  return /^[a-z-]{1,40}$/.test(value) ? value : 'other';
}

/** The first segment of a page's path: later ones may be tokens and ids. */
function pageOf(value: string): string {
  const segment = URL.canParse(value) ? (new URL(value).pathname.split('/')[1] ?? '') : '';
  return /^[\w-]{0,40}$/.test(segment) ? `/${segment}` : 'other';
}

/** The logged facts of a violation; never a sample of the code, an address or a query. */
function violationFacts(violation: Fields): { directive: string; blocked: string; page: string } {
  const directive = text(violation['effectiveDirective']) || text(violation['effective-directive']);
  const violated = directive || text(violation['violated-directive']).split(' ')[0] || '';
  return {
    directive: /^[a-z-]{1,40}$/.test(violated) ? violated : 'other',
    blocked: sourceOf(text(violation['blockedURL']) || text(violation['blocked-uri'])),
    page: pageOf(text(violation['documentURL']) || text(violation['document-uri'])),
  };
}

function createReportLog(log: FastifyBaseLogger, now: () => number) {
  let windowEnds = 0;
  let written = 0;
  return (violations: readonly Fields[]): void => {
    if (now() >= windowEnds) {
      windowEnds = now() + windowMs;
      written = 0;
    }
    for (const violation of violations.slice(0, maxPerRequest)) {
      if (written >= maxLines) return;
      written += 1;
      log.warn({ violation: violationFacts(violation) }, 'a page violated its content security policy');
    }
  };
}

/** Accepts reports of violations and logs at most 60 a minute. The response never depends on the content. */
export function policyReportRoute(app: FastifyInstance, now: () => number = Date.now): void {
  const write = createReportLog(app.log, now);
  void app.register((reports, _options, done) => {
    reports.removeAllContentTypeParsers();
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    reports.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, parsed) => {
        try {
          parsed(null, JSON.parse(String(body)));
        } catch {
          parsed(null, null);
        }
      },
    );
    reports.post(reportPath, (request, reply) => {
      write(violationsIn(request.body));
      return reply.code(204).send();
    });
    done();
  });
}
