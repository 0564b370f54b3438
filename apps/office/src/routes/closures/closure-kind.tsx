import type { OfficeClosure } from '@detroit-well/api-client';
import { zodResolver } from '@hookform/resolvers/zod';
import { paths } from '@detroit-well/config/paths';
import { requiredText } from '@detroit-well/validation/messages';
import * as z from 'zod';
import { client } from '../../api/client.ts';
import type { EditorKind } from '../../catalogue/kind.ts';
import { ClosureFields } from './closure-fields.tsx';
import { closureDays, type ClosureValues } from './closure-text.ts';

const calls = client.office.closures;

/** How a closure is edited. */
export const closureKind: EditorKind<OfficeClosure, ClosureValues> = {
  one: 'closure',
  many: 'closures',
  hrefOf: paths.office.closure,
  write: 'closures.write',
  nameOf: ({ reason, ...days }) => `${reason}, ${closureDays(days)}`,
  resolver: zodResolver(
    z
      .object({
        start_date: z.string().min(1, requiredText('First day')),
        end_date: z.string().min(1, requiredText('Last day')),
        reason: z.string().trim().min(1, requiredText('Reason')),
      })
      .refine(({ start_date, end_date }) => end_date >= start_date, {
        path: ['end_date'],
        error: 'The last day must not be before the first one.',
      }),
  ),
  blank: { start_date: '', end_date: '', reason: '' },
  valuesOf: ({ start_date, end_date, reason }) => ({ start_date, end_date, reason }),
  labels: { start_date: 'First day', end_date: 'Last day', reason: 'Reason' },
  Fields: ClosureFields,
  consequence: () => 'Generated sessions that nobody has booked are removed from days that are closed now.',
  calls: {
    create: (body, idempotencyKey) => calls.create({ body }, { idempotencyKey }),
    change: ({ id, version }, values, idempotencyKey) =>
      calls.change({ params: { id }, body: { version, ...values } }, { idempotencyKey }),
  },
};
