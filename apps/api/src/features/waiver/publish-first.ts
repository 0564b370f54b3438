import type { Contract } from '@detroit-well/api-client/contract';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import { replyWith, type Handler, type HandlersOf } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { currentWaiver, NotPublished, publishWaiver } from './versions.ts';
import { lockChain } from './chain.ts';

interface PublishDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock'> {}

/** Publishes the first waiver of the studio from plain text. Later versions are published by command. */
const publish: Handler<Contract['officeWaiver']['publish'], PublishDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const { title, text } = call.body;
    const now = clock.now();
    await lockChain(tx);
    if (await currentWaiver(tx, now)) throw problem('waiver_in_force');
    const effectiveDate = studioDay(now);
    try {
      const { version, bodyHtml } = await publishWaiver(
        tx,
        { version: '1', title, bodyHtml: htmlOf(text), rules: [], effectiveDate },
        now,
      );
      await record({
        action: 'waiver.publish',
        target: 'waiver:1',
        before: null,
        after: { version, title, text },
      });
      return replyWith(201, { version, title, body: bodyHtml, effective_date: effectiveDate });
    } catch (error) {
      if (error instanceof NotPublished) throw fieldProblem({ text: [error.message] });
      throw error;
    }
  });

/** An empty line begins a paragraph; a single break stays one. Everything else is text. */
function htmlOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

export const officeWaiverHandlers: HandlersOf<'officeWaiver', PublishDeps> = { publish };
