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
  const { id, name, credits, expiresOn, paidMs } = pass;
  const current = pass.uses.filter(({ returnedMs }) => returnedMs === null);
  const starts = current.flatMap(({ startsMs }) => startsMs ?? []);
  const booked = current.flatMap(({ isBooked, startsMs }) =>
    isBooked === true && startsMs !== null && startsMs > now.getTime() ? [startsMs] : [],
  );
  const left = isCreditLeft({ expiresOn }, studioDay(now)) ? credits - current.length : 0;
  return {
    id,
    name,
    credits,
    credits_left: left,
    left,
    booked: booked.length,
    used: starts.length - booked.length,
    refunded: current.length - starts.length,
    expires_on: expiresOn,
    bought_at: toStudioIso(paidMs),
    next_session_at: booked.length === 0 ? null : toStudioIso(Math.min(...booked)),
    payment: paymentOf(pass),
  };
}

function paymentOf({ payments }: PassRecord): OwnPass['payment'] {
  const charge = payments.find(({ kind, status }) => kind === 'charge' && status === 'succeeded');
  if (charge === undefined) throw new Error('a paid pass without a payment');
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

function changesOf({ name, credits, expiresOn, paidMs, uses }: PassRecord, nowMs: number): Change[] {
  const endMs = studioInstant(addDays(expiresOn, 1)).getTime();
  const of = (kind: Entry['kind'], ms: number, change: number, use?: PassRecord['uses'][number]): Change => ({
    kind,
    ms,
    change,
    pass_name: name,
    credits: Math.abs(change) || 1,
    expires_on: expiresOn,
    session_title: use?.title ?? null,
    session_at: use?.startsMs == null ? null : toStudioIso(use.startsMs),
  });
  const changes = [of('bought', paidMs, credits)];
  for (const use of uses) {
    // What is refunded after the end had ended before.
    const change = use.usedMs < endMs ? -1 : 0;
    changes.push(of(use.startsMs === null ? 'refunded' : 'booked', use.usedMs, change, use));
    if (use.returnedMs === null) continue;
    changes.push(of('returned', use.returnedMs, 1, use));
    // It came back after its end.
    if (use.returnedMs >= endMs) changes.push(of('expired', use.returnedMs, -1));
  }
  const atEnd = changes.filter(({ ms }) => ms < endMs).reduce((sum, { change }) => sum + change, 0);
  if (endMs <= nowMs && atEnd > 0) changes.push(of('expired', endMs, -atEnd));
  return changes;
}
