import { brand } from '@detroit-well/config/brand';
import { formatLongWeekday, toStudioIso } from '@detroit-well/config/studio-time';
import { dayMs, hourMs, minuteMs } from '@detroit-well/config/durations';
import escapeHtml from 'escape-html';
import { inWords, noRenewal } from './read-move.ts';

/** The page has forms that send to itself, and no script. */
export const clockPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const style = `:root{color-scheme:light dark;--page:#F1EDE4;--text:#0C0D10;--muted:#57503F;--line:#8A8474;--link:#B3200A;--error:#B3200A}
@media (prefers-color-scheme:dark){:root{--page:#0C0D10;--text:#F1EDE4;--muted:#A8A294;--line:#6F6A5E;--link:#FF6A52;--error:#FF8A76}}
body{max-width:640px;margin:32px auto;padding:0 20px;font:16px/1.5 Helvetica,Arial,sans-serif;background:var(--page);color:var(--text)}
a{color:var(--link)}h1{margin:0 0 24px}h2{margin:40px 0 12px;font-size:20px}
.now{margin:0;font-size:24px;font-weight:700;line-height:1.3}.note{margin:4px 0 0;color:var(--muted)}.last{margin-top:24px}
.moves{display:flex;flex-wrap:wrap;gap:12px}label{display:block;font-weight:700}
button,input{box-sizing:border-box;min-height:48px;padding:10px 20px;border:1px solid var(--line);border-radius:0;font:inherit}
button{border-color:#FF3B1F;background:#FF3B1F;color:#0C0D10;font-weight:700;cursor:pointer}
button:disabled{border-color:var(--line);background:none;color:var(--muted);cursor:not-allowed}
input{width:100%;max-width:320px;margin:8px 12px 12px 0;padding-inline:12px;background:none;color:var(--text)}
input[aria-invalid]{border-color:var(--error)}.error{margin:8px 0 0;color:var(--error)}
:focus-visible{outline:3px solid var(--text);outline-offset:3px}
@media (max-width:480px){.moves button,form>button{width:100%}input{max-width:none;margin-right:0}}`;

export interface ClockPage {
  readonly now: Date;
  readonly aheadMs: number;
  readonly nextRenewal: Date | null;
  /** Where a move that is under way goes: the page then shows how far it is. */
  readonly movingTo?: Date | undefined;
  /** The text in the field, and the reason why a move was refused. */
  readonly typed?: string | undefined;
  readonly refusal?: { readonly of: 'field' | 'buttons'; readonly text: string } | undefined;
}

export function clockPage({ now, aheadMs, nextRenewal, movingTo, typed, refusal }: ClockPage): string {
  const errorOf = (part: 'field' | 'buttons') =>
    refusal?.of === part
      ? `<p class="error" id="${part}-error" role="alert">${escapeHtml(refusal.text)}</p>`
      : '';
  const isInvalid = refusal?.of === 'field';
  const renewal = nextRenewal === null ? noRenewal : `The next renewal is on ${inWords(nextRenewal)}.`;
  const wait = movingTo === undefined ? '' : ' disabled aria-describedby="moving"';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${movingTo === undefined ? '' : '<meta http-equiv="refresh" content="2">'}<title>Clock | ${escapeHtml(brand.name)}</title>
<style>${style}</style></head>
<body><main><h1>Clock</h1>
<p class="now">${formatLongWeekday(now)}, ${inWords(now)}</p><p class="note">${ahead(aheadMs)}</p>${movingTo === undefined ? '' : `<p id="moving" role="status">The clock is on its way to ${inWords(movingTo)}.</p>`}
<h2>Move the clock forward</h2>
<form method="post"><div class="moves"><button name="by" value="hour"${wait}>One hour</button><button name="by" value="day"${wait}>One day</button><button name="by" value="renewal"${wait || ` aria-describedby="renewal"${nextRenewal === null ? ' disabled' : ''}`}>To the next renewal</button></div>
<p class="note" id="renewal">${renewal}</p>${errorOf('buttons')}</form>
<h2>Move it to a time</h2>
<form method="post"><label for="to">Date and time in Detroit</label>
<input id="to" name="to" type="datetime-local" required value="${escapeHtml(typed ?? localTime(now))}"${isInvalid ? ' aria-invalid="true" aria-describedby="field-error"' : ''}><button${wait}>Move</button>${errorOf('field')}</form>
<p class="note last">Renewals, reminders, offers and everything that expires happen on the way, hour by hour. A year takes some minutes. The clock can’t go back: run npm run reset to start over.</p>
<p><a href="/dev/outbox">Read the emails in the outbox</a></p></main></body></html>`;
}

/** As a field for a local time has it, such as `2027-03-02T10:00`. */
const localTime = (at: Date): string => toStudioIso(at).slice(0, 16);

function ahead(ms: number): string {
  const size = Math.abs(ms);
  if (size < minuteMs) return 'This is the real time.';
  return `This is ${spanOf(size)} ${ms > 0 ? 'ahead of' : 'behind'} the real time.`;
}

/** The two largest parts of a span, such as `31 days and 2 hours`. */
function spanOf(ms: number): string {
  const parts = [
    counted(Math.floor(ms / dayMs), 'day'),
    counted(Math.floor((ms % dayMs) / hourMs), 'hour'),
    counted(Math.floor((ms % hourMs) / minuteMs), 'minute'),
  ];
  return parts
    .filter((part) => part !== null)
    .slice(0, 2)
    .join(' and ');
}

const counted = (count: number, unit: string): string | null =>
  count === 0 ? null : `${count} ${unit}${count === 1 ? '' : 's'}`;
