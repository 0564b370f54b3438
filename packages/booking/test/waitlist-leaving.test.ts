import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import { describe, expect, it, vi } from 'vitest';
import { entry, loseResponse, offered, rejectWith, waitlistWith } from './waitlist-with.ts';

describe('leaving a waitlist', () => {
  it.each<[string, () => WaitlistEntry]>([
    ['a 404', rejectWith('not_found')],
    ['`on_waitlist: false`', () => ({ ...entry, on_waitlist: false })],
  ])('removes the entry after a 404, when the status is %s', async (_what, status) => {
    const { waitlist, server, shown } = waitlistWith({ status: () => entry, leave: rejectWith('not_found') });
    waitlist.load();
    await shown('waiting');
    server.status = status;
    await waitlist.leave();
    expect(waitlist.getState()).toMatchObject({ state: { kind: 'not_waiting', left: true }, results: 1 });
  });

  it.each<[string, () => WaitlistEntry]>([
    ['reports the entry', () => entry],
    ['fails', rejectWith('server_error')],
  ])('keeps the position after a 404, when the status %s', async (_what, status) => {
    const { waitlist, server, shown } = waitlistWith({ status: () => entry, leave: rejectWith('not_found') });
    waitlist.load();
    await shown('waiting');
    server.status = status;
    await waitlist.leave();
    expect(waitlist.getState()).toMatchObject({
      state: { kind: 'waiting', entry: { position: 3 }, problem: { tone: 'bad' } },
      results: 0,
    });
  });

  it('uses the id of the entry, also when the join reply had only the fields of the specification', async () => {
    const leave = vi.fn();
    const { public_id, position, estimated_wait_time, status, created_at } = entry;
    const reply = { id: public_id, position, estimated_wait_time, status, created_at };
    const { waitlist, shown } = waitlistWith({
      status: rejectWith('not_found'),
      join: () => reply as unknown as WaitlistEntry,
      leave,
    });
    waitlist.load();
    await shown('not_waiting');
    await waitlist.join();
    await waitlist.leave();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(leave.mock.calls[0]?.[0]).toMatchObject({ params: { id: public_id } });
    expect(waitlist.getState().state).toMatchObject({ kind: 'not_waiting', left: true });
  });

  it('keeps the position when it fails', async () => {
    const { waitlist, shown } = waitlistWith({ status: () => entry, leave: loseResponse });
    waitlist.load();
    await shown('waiting');
    await waitlist.leave();
    expect(waitlist.getState()).toMatchObject({
      state: { kind: 'waiting', entry: { position: 3 }, problem: { tone: 'warn' } },
      results: 0,
    });
  });

  it('does not decline an offer', async () => {
    const leave = vi.fn();
    const { waitlist, shown } = waitlistWith({ status: () => offered, leave });
    waitlist.load();
    await shown('offered');
    await waitlist.leave();
    expect(leave).not.toHaveBeenCalled();
  });
});
