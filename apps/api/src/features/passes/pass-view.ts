import type { OwnPasses } from '@detroit-well/api-client/contract';
import { addDays, studioInstant, toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents, isCreditLeft } from '@detroit-well/pricing';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { endedRefundStatuses, isOneOf } from '../../platform/database/schema/statuses.ts';
import type { PassRecord } from './pass-records.ts';

type OwnPass = OwnPasses['passes'][number];
type Entry = OwnPasses['history'][number];

/** The passes of a person as they see them. */
export function passesView(passes: readonly PassRecord[], now: Date): OwnPasses {
  const views = passes.map((pass) => passView(pass, now));
  const left = views.reduce((sum, { credits_left: each }) => sum + each, 0);
  return {
    credits_left: left,
    left,
    passes: views.toSorted((a, b) => Number(b.credits_left > 0) - Number(a.credits_left > 0) || byEnd(a, b)),
    history: historyOf(passes, now),
  };
}

/** Of passes with credits left, the one that ends first; of the others, the one that ended last. */
const byEnd = (a: OwnPass, b: OwnPass): number =>
  (a.expires_on < b.expires_on ? -1 : Number(a.expires_on > b.expires_on)) * (a.credits_left > 0 ? 1 : -1);

function passView(pass: PassRecord, now: Date): OwnPass {
  const { id, name, credits, expiresOn, lastDays, paidMs } = pass;
  const current = pass.uses.filter(({ returnedMs }) => returnedMs === null);
  const starts = current.flatMap(({ startsMs }) => startsMs ?? []);
  const booked = current.flatMap(({ isBooked, startsMs }) =>
    isBooked === true && startsMs !== null && startsMs > now.getTime() ? [startsMs] : [],
  );
  const inUse = new Set(current.map(({ number }) => number));
  const today = studioDay(now);
  const free = lastDays.filter((credit) => !inUse.has(credit.number) && isCreditLeft(credit, today));
  const left = free.length;
  return {
    id,
    name,
    credits,
    credits_left: left,
    left,
    booked: booked.length,
    used: starts.length - booked.length,
    refunded: current.length - starts.length,
    expires_on: free[0]?.expiresOn ?? expiresOn,
    left_until: [...new Set(free.map(({ expiresOn }) => expiresOn))].map((day) => ({
      expires_on: day,
      left: free.filter(({ expiresOn }) => expiresOn === day).length,
    })),
    bought_at: toStudioIso(paidMs),
    next_session_at: booked.length === 0 ? null : toStudioIso(Math.min(...booked)),
    payment: paymentOf(pass),
  };
}

function paymentOf({ payments }: PassRecord): OwnPass['payment'] {
  const charge = payments.find(({ kind, status }) => kind === 'charge' && status === 'succeeded');
  if (charge === undefined) return { id: '', amount: fromCents(0), refunded_amount: fromCents(0) };
  const back = payments.filter(
    ({ refundOfId, status }) => refundOfId === charge.id && !isOneOf(endedRefundStatuses, status),
  );
  return {
    id: charge.id,
    amount: fromCents(charge.cents),
    refunded_amount: fromCents(back.reduce((sum, { cents }) => sum + cents, 0)),
  };
}

type Change = Omit<Entry, 'at' | 'left'> & { readonly ms: number; readonly change: number };

function historyOf(passes: readonly PassRecord[], now: Date): Entry[] {
  const changes = passes.flatMap((pass) => changesOf(pass, now.getTime())).toSorted((a, b) => a.ms - b.ms);
  let left = 0;
  return changes
    .map(({ ms, change, ...entry }) => {
      left += change;
      return { ...entry, at: toStudioIso(ms), left };
    })
    .toReversed();
}

/** The history of the credits of a pass. Those that were bought together, or ended on the same day, are one change. */
function changesOf({ name, expiresOn: bought, lastDays, paidMs, uses }: PassRecord, nowMs: number): Change[] {
  const of = (
    kind: Entry['kind'],
    ms: number,
    change: number,
    { expiresOn, use }: { expiresOn: string; use?: PassRecord['uses'][number] },
  ): Change => ({
    kind,
    ms,
    change,
    pass_name: name,
    credits: Math.abs(change) || 1,
    expires_on: expiresOn,
    session_title: use?.title ?? null,
    session_at: use?.startsMs == null ? null : toStudioIso(use.startsMs),
  });
  const changes = [of('bought', paidMs, lastDays.length, { expiresOn: bought })];
  const ended = new Map<string, number>();
  for (const { number, expiresOn } of lastDays) {
    const endMs = studioInstant(addDays(expiresOn, 1)).getTime();
    let free = 1;
    for (const use of uses.filter((each) => each.number === number)) {
      const about = { expiresOn, use };
      // A credit that was refunded after its end had ended before.
      const change = use.usedMs < endMs ? -1 : 0;
      free += use.usedMs < endMs ? -1 : 0;
      changes.push(of(use.startsMs === null ? 'refunded' : 'booked', use.usedMs, change, about));
      if (use.returnedMs === null) continue;
      changes.push(of('returned', use.returnedMs, 1, about));
      // It came back after its end.
      if (use.returnedMs >= endMs) changes.push(of('expired', use.returnedMs, -1, { expiresOn }));
      else free += 1;
    }
    if (endMs <= nowMs && free > 0) ended.set(expiresOn, (ended.get(expiresOn) ?? 0) + free);
  }
  for (const [expiresOn, many] of ended)
    changes.push(of('expired', studioInstant(addDays(expiresOn, 1)).getTime(), -many, { expiresOn }));
  return changes;
}
