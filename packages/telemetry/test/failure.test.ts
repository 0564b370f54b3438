import { ApiError } from '@detroit-well/api-client';
import { describe, expect, it } from 'vitest';
import { reportOf } from '../src/reporting/failure.ts';
import { scrub } from '@detroit-well/config/scrub';
import { stackFrames } from '../src/reporting/stack-frames.ts';

describe('scrub', () => {
  it.each([
    ['Failed for josephine.baker@example.com today', 'Failed for [email] today'],
    ['GET https://api.test/v2/me/?token=abc&name=Jo failed', 'GET https://api.test/v2/me/ failed'],
    ['/reset-password?uid=Mg&token=c0ffee', '/reset-password'],
    [
      'Bearer eyJhbGciOiJIUzI1NiJ9x.eyJlbWFpbCI6ImpvQGV4In0.abc-123 was refused',
      'Bearer [token] was refused',
    ],
    ['Call +1 (313) 555-0142 now', 'Call [number] now'],
    [
      `Unexpected token 'J', "{"name":"Josephine Baker"}" is not valid JSON`,
      `Unexpected token 'J', "[value]" is not valid JSON`,
    ],
    [
      "Cannot read properties of undefined (reading 'map')",
      "Cannot read properties of undefined (reading 'map')",
    ],
    ['Server error occurred. Please try again.', 'Server error occurred. Please try again.'],
  ])('%s', (text, left) => {
    expect(scrub(text)).toBe(left);
  });

  it('truncates long texts and stays fast on hostile input', () => {
    // CPU time of this process only, independent of other programs.
    const before = process.cpuUsage();
    for (const text of ['a@'.repeat(50_000), '1 '.repeat(50_000), '/a?'.repeat(50_000), 'a.'.repeat(50_000)])
      expect(scrub(text).length).toBeLessThanOrEqual(1_500);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
  });
});

describe('stackFrames', () => {
  it('reads Chromium, with the call that threw last and no query', () => {
    const stack = [
      'TypeError: x is undefined',
      '    at drawCard (http://localhost:4100/assets/page-1a.js?v=2:10:15)',
      '    at http://localhost:4100/assets/page-1a.js:20:3',
    ].join('\n');
    expect(stackFrames(stack)).toEqual([
      { filename: 'http://localhost:4100/assets/page-1a.js', lineno: 20, colno: 3, in_app: true },
      {
        function: 'drawCard',
        filename: 'http://localhost:4100/assets/page-1a.js',
        lineno: 10,
        colno: 15,
        in_app: true,
      },
    ]);
  });

  it('reads Firefox and Safari', () => {
    expect(stackFrames('drawCard@http://localhost:4100/assets/page.js:10:15')).toEqual([
      {
        function: 'drawCard',
        filename: 'http://localhost:4100/assets/page.js',
        lineno: 10,
        colno: 15,
        in_app: true,
      },
    ]);
  });

  it('returns no frames for a text that is not a stack', () => {
    expect(stackFrames('no stack\nat all')).toEqual([]);
  });
});

describe('reportOf', () => {
  it("contains the operator's message, the call, the status and the request id, but nothing from the body", () => {
    const error = new ApiError({
      kind: 'server',
      status: 500,
      message: 'Server error occurred. Please try again.',
      requestId: 'req-7f3a',
      details: { email: 'jo@example.com', password: 'Roll//Bounce7' },
      cause: new Error('jo@example.com'),
    });
    const report = reportOf(
      { error, call: 'GET /training/sessions/{id}/', status: 500, requestId: 'req-7f3a' },
      '/dashboard',
    );
    expect(report).toMatchObject({
      type: 'ApiError',
      message: 'Server error occurred. Please try again.',
      page: '/dashboard',
      tags: { call: 'GET /training/sessions/{id}/', status: '500', request_id: 'req-7f3a' },
    });
    expect(JSON.stringify(report)).not.toMatch(/jo@example|Bounce7/);
  });

  it('drops an invalid request id', () => {
    expect(reportOf({ error: 'broken', requestId: 'jo@example.com' }, '/').tags).toEqual({});
  });
});
