import { describe, expect, it } from 'vitest';
import { changedFields } from '../../src/drafts/changed-fields.ts';

describe('the changed fields of a form', () => {
  it.each([
    ['are null when nothing differs', { name: 'Ada', phone: '' }, { name: 'Ada', phone: '' }, null],
    ['are the fields that differ', { name: 'Ada', phone: '' }, { name: 'Ada', phone: '1' }, { phone: '1' }],
    ['include a cleared field', { name: 'Ada' }, { name: '' }, { name: '' }],
    ['include an unchecked box', { primary: true }, { primary: false }, { primary: false }],
    ['include a field without a saved value', {}, { rating: 4 }, { rating: 4 }],
    ['ignore an empty field without a saved value', {}, { relationship: '' }, null],
    ['ignore an unchecked box without a saved value', { name: 'Ada' }, { name: 'Ada', primary: false }, null],
  ])('%s', (_, saved, values, changed) => {
    expect(changedFields(saved, values)).toEqual(changed);
  });
});
