import { describe, expect, it } from 'vitest';
import { waiverChanges } from './changes-since.ts';

const risk = { title: 'What you take on', content: 'Skating can hurt you.' };
const health = { title: 'What you tell us', content: 'You tell the coach what you cannot do.' };
const photos = { title: 'Photographs', content: 'We may photograph sessions.' };
const signed = {
  title: 'Waiver',
  bodyHtml: '<p>Read this <b>first</b>.</p><h2>Money</h2><p>Pay at the desk.</p><p>Or by card.</p>',
  rules: [risk, health],
};
const changes = (over: Partial<typeof signed>) => waiverChanges(signed, { ...signed, ...over });

describe('what changed in the waiver', () => {
  it.each<[string, Partial<typeof signed>, ReturnType<typeof changes>]>([
    ['the same text', {}, []],
    [
      'a new rule',
      { rules: [risk, health, photos] },
      [{ kind: 'new', heading: 'Photographs', text: photos.content, before: null }],
    ],
    [
      'a rule in other words',
      { rules: [{ ...risk, content: 'Skating may hurt you.' }, health] },
      [{ kind: 'changed', heading: risk.title, text: 'Skating may hurt you.', before: risk.content }],
    ],
    [
      'a rule with another title',
      { rules: [{ ...risk, title: 'Your risk' }, health] },
      [{ kind: 'changed', heading: 'Your risk', text: risk.content, before: risk.content }],
    ],
    [
      'a rule that is left out',
      { rules: [health] },
      [{ kind: 'left_out', heading: risk.title, text: risk.content, before: null }],
    ],
    [
      'one rule in place of another',
      { rules: [risk, photos] },
      [
        { kind: 'new', heading: 'Photographs', text: photos.content, before: null },
        { kind: 'left_out', heading: health.title, text: health.content, before: null },
      ],
    ],
    [
      'rules in another order',
      { rules: [health, risk] },
      [
        { kind: 'left_out', heading: risk.title, text: risk.content, before: null },
        { kind: 'new', heading: risk.title, text: risk.content, before: null },
      ],
    ],
    [
      'a paragraph of the body below its heading',
      {
        bodyHtml:
          '<p>Read this first.</p><h2>Money</h2><p>Pay at the desk.</p><p>Or by card or <i>pass</i>.</p>',
      },
      [{ kind: 'changed', heading: 'Money', text: 'Or by card or pass.', before: 'Or by card.' }],
    ],
    [
      'another title',
      { title: 'Liability waiver' },
      [{ kind: 'changed', heading: 'Liability waiver', text: '', before: '' }],
    ],
  ])('%s', (_what, over, expected) => expect(changes(over)).toEqual(expected));
});
