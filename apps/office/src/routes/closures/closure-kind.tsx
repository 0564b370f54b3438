import type { OfficeClosure } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { requiredText } from '@detroit-well/validation/messages';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import { day, line, recordFields, type ValuesOf } from '../../catalogue/fields.tsx';
import type { EditorKind } from '../../catalogue/kind.ts';
import { editorApi } from '../../catalogue/record-api.ts';
import { closureDays } from '../../closures/closure-text.ts';
import { SessionsThen } from './sessions-then.tsx';
import { recordNames } from '../../navigation/record-names.ts';

const fields = {
  start_date: day('First day', { missing: requiredText('First day') }),
  end_date: day('Last day', { missing: requiredText('Last day') }),
  reason: line('Reason', { missing: requiredText('Reason'), isWide: true, maxLength: 200 }),
};
const { Section, ...form } = recordFields(fields);

/** How a closure is edited. */
export const closureKind: EditorKind<OfficeClosure, ValuesOf<typeof fields>> = {
  ...form,
  ...recordNames('closure'),
  nameOf: ({ reason, ...days }) => `${reason}, ${closureDays(days)}`,
  resolver: zodResolver(
    form.rules.check(
      z.refine(({ start_date, end_date }) => end_date >= start_date, {
        path: ['end_date'],
        error: 'The last day must not be before the first one.',
      }),
    ),
  ),
  Fields: ({ entry }) => (
    <>
      <Section
        title="Days"
        hint="No series makes sessions on these days."
        fields={['start_date', 'end_date', 'reason']}
      />
      <SessionsThen isStored={entry !== null} />
    </>
  ),
  consequence: () => 'Generated sessions that nobody has booked are removed from days that are closed now.',
  calls: editorApi(client.office.closures, form),
};
