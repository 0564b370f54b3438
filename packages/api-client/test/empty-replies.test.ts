import { describe, expect, it } from 'vitest';
import { ApiError, describe as describeError, withKnownOutcome } from '../src/errors/index.ts';
import { contract } from '../src/contract/index.ts';
import type { Endpoint } from '../src/contract/definition/endpoint.ts';
import { Unreadable } from '../src/contract/definition/unreadable.ts';
import { readReacted } from '../src/contract/reads/engagement.ts';
import { readPage, readPageList } from '../src/contract/reads/pages.ts';
import { readPosts } from '../src/contract/reads/blog.ts';
import { readWaitlistPage } from '../src/contract/reads/waitlist.ts';
import { readWaiverContent } from '../src/contract/reads/waiver.ts';
import { page, post } from './samples.ts';

/** Read calls that only tools of a coach or an account use; no screen shows their response. */
const withoutScreen = ['auth.checkPermission', 'auth.roles', 'sessions.roster', 'payments.savedCards'];
/** `{}` is valid for these calls, because the client supplies the default: no calendar link, the local security check. */
const withDefaults = ['registeredSessions.calendar', 'challenge.config'];

const reading = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(
  ([noun, calls]) =>
    Object.entries(calls)
      .filter(([, { method, reply }]) => method === 'GET' && typeof reply !== 'string')
      .map(([name, { reads }]) => ({ name: `${noun}.${name}`, reads }))
      .filter(({ name }) => !withoutScreen.includes(name) && !withDefaults.includes(name)),
);

describe('a response without the requested data is unreadable', () => {
  it.each(reading)('$name', ({ reads }) => {
    const replies = [null, undefined, {}, '<!doctype html><h1>Gateway</h1>', { detail: 'ok' }];
    const read = replies.filter((reply) => {
      try {
        return reads?.(reply) ?? true;
      } catch (error) {
        return !(error instanceof Unreadable);
      }
    });
    expect(read).toEqual([]);
  });

  it('rejects empty counts after a reaction', () => {
    expect(() => readReacted({})).toThrow(Unreadable);
  });
});

describe('a response with some of its fields', () => {
  it.each([
    ['pages', readPageList, { items: [{}, page] }, { items: [page] }],
    ['posts', readPosts, { results: [{}, post] }, { results: [{ slug: post.slug }] }],
    [
      'waitlist entries',
      readWaitlistPage,
      {
        results: [
          { public_id: 'w1', session: {} },
          { public_id: 'w2', session: { title: 'Rink Basics' } },
        ],
      },
      { results: [{ public_id: 'w2' }] },
    ],
  ])('keeps the %s that can be read', (_name, reads: (raw: unknown) => unknown, reply, expected) => {
    expect(reads(reply)).toMatchObject(expected);
  });

  it('reads a page that only has a title', () => {
    expect(readPage({ title: 'About' })).toMatchObject({ title: 'About', body: '', meta: { type: null } });
  });

  it('rejects a waiver without its text', () => {
    expect(() => readWaiverContent({ title: 'Liability Waiver', version: '3' })).toThrow(Unreadable);
  });
});

it('withKnownOutcome marks the outcome of a failed call as known', () => {
  const lost = new ApiError({ kind: 'network', message: 'Lost', outcome: 'unknown', requestId: 'r1' });
  const known = withKnownOutcome(lost);
  expect(known).toMatchObject({ kind: 'network', message: 'Lost', outcome: 'known', requestId: 'r1' });
  expect(describeError(known, 'pay').message).toBe('Payment failed. Please try again.');
  expect(withKnownOutcome('text')).toBe('text');
});
