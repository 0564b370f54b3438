import { contract, recordCallsNoun } from '@detroit-well/api-client/contract';
import { officeRecord } from '@detroit-well/api-client/office';
import { keptNouns } from '../../src/app/records.tsx';
import { fieldText } from '../../src/history/entry-text.ts';
import type { FormRow } from './form-row.ts';

const offer = { Title: 'Late Skate', Spots: '12', 'Public rate': '20', 'Member rate': '15' };

/** A field of a record that has no name: as the API and the form call it, and another text for it. */
const fieldOf: Readonly<Partial<Record<string, readonly [name: string, label: string, text: string]>>> = {
  program: ['title', 'Title', 'Another name'],
  promo_code: ['code', 'Code', 'ANOTHER-CODE'],
};

/** The editors of records: a new one, and a change of one that is there. */
export const editorForms: readonly FormRow[] = [
  ...keptNouns.flatMap((one): FormRow[] => {
    const { many } = officeRecord(one);
    const [name, label, text] = fieldOf[one] ?? ['name', 'Name', 'Another name'];
    return [
      {
        name: `changing a ${one}`,
        call: `PATCH /office/${many}/{id}/`,
        at: `/office/${many}/x`,
        fill: { [label]: text },
        submit: /^(?:Save|Create)/,
        field: [name, label],
      },
      {
        name: `archiving a ${one}`,
        call: `PATCH /office/${many}/{id}/`,
        at: `/office/${many}/x`,
        submit: 'Archive',
        toast: true,
        failed: 'Nothing was changed.',
        repeatable: true,
      },
      {
        name: `deleting a ${one}`,
        call: `DELETE /office/${many}/{id}/`,
        at: `/office/${many}/x`,
        open: ['Delete'],
        submit: 'Delete',
        repeatable: true,
      },
    ];
  }),
  // What the document shows of a new one fills a form of texts.
  ...keptNouns
    .filter((one) => !['program', 'category', 'coach', 'plan', 'promo_code'].includes(one))
    .map((one): FormRow => {
      const { many } = officeRecord(one);
      const [example = {}] = (contract[recordCallsNoun(one)].create.body.meta()?.examples ?? []) as object[];
      return {
        name: `a new ${one}`,
        call: `POST /office/${many}/`,
        at: `/office/${many}/new`,
        fill: Object.fromEntries(
          Object.entries(example).map(([name, value]) => [fieldText(name), String(value)]),
        ),
        submit: /^(?:Save|Create)/,
        field: ['name', 'Name'],
      };
    }),
  {
    name: 'a new category beside a program',
    call: 'POST /office/categories/',
    at: '/office/programs/new',
    open: ['New category'],
    fill: { Name: 'Jam//Skate' },
    submit: 'Save category',
    field: ['name', 'Name'],
  },
  {
    name: 'a new plan',
    call: 'POST /office/plans/',
    at: '/office/plans/new',
    fill: { Name: 'Founding', Price: '49' },
    submit: /^(?:Save|Create)/,
    field: ['price', 'Price'],
  },
  {
    name: 'a new promo code',
    call: 'POST /office/promo-codes/',
    at: '/office/promo-codes/new',
    fill: { Code: 'GLIDE30', 'Percent off': '30' },
    choose: 'Passes',
    submit: /^(?:Save|Create)/,
    field: ['code', 'Code'],
  },
  {
    name: 'a new person',
    call: 'POST /office/people/',
    at: '/office/people/new',
    fill: { 'First name': 'Ada', 'Last name': 'Lovelace', Email: 'ada@example.test' },
    submit: /^(?:Save|Create)/,
    field: ['email', 'Email'],
  },
  {
    name: 'changing a person',
    call: 'PATCH /office/people/{id}/',
    at: '/office/people/x/edit',
    others: { 'GET /office/people/{id}/': { date_of_birth: '1981-06-03' } },
    fill: { 'First name': 'Ada' },
    submit: /^(?:Save|Create)/,
    field: ['first_name', 'First name'],
  },
  {
    name: 'a new closure',
    call: 'POST /office/closures/',
    at: '/office/closures/new',
    fill: { 'First day': '2027-03-01', 'Last day': '2027-03-02', Reason: 'The floor is sanded.' },
    submit: /^(?:Save|Create)/,
    field: ['start_date', 'First day'],
  },
  {
    name: 'changing a closure',
    call: 'PATCH /office/closures/{id}/',
    at: '/office/closures/x',
    fill: { Reason: 'The floor is sanded.' },
    submit: /^(?:Save|Create)/,
    field: ['reason', 'Reason'],
  },
  {
    name: 'deleting a closure',
    call: 'DELETE /office/closures/{id}/',
    at: '/office/closures/x',
    open: ['Delete'],
    submit: 'Delete',
    repeatable: true,
  },
  {
    name: 'a new session',
    call: 'POST /office/sessions/',
    at: '/office/sessions/new',
    fill: {
      ...offer,
      Program: 'ses_rhythm-and-glide-0314',
      Date: '2027-03-01',
      Start: '18:00',
      End: '19:30',
    },
    submit: /^(?:Save|Create)/,
    field: ['title', 'Title'],
  },
  {
    name: 'changing a session',
    call: 'PATCH /office/sessions/{id}/',
    at: '/office/sessions/x/edit',
    others: {
      'GET /office/sessions/{id}/': {
        start_datetime: '2099-03-19T18:30:00-04:00',
        end_datetime: '2099-03-19T20:00:00-04:00',
        meetings: [
          { start_datetime: '2099-03-19T18:30:00-04:00', end_datetime: '2099-03-19T20:00:00-04:00' },
        ],
        registration_opens_at: null,
        registration_closes_at: null,
      },
    },
    fill: { Title: 'Late Skate' },
    submit: /^(?:Save|Create)/,
    field: ['title', 'Title'],
  },
  {
    name: 'a new series',
    call: 'POST /office/series/',
    at: '/office/series/new',
    fill: {
      ...offer,
      Program: 'ses_rhythm-and-glide-0314',
      'First day': '2027-03-01',
      Start: '18:00',
      End: '19:30',
    },
    choose: 'Mon',
    submit: /^(?:Save|Create)/,
    field: ['title', 'Title'],
  },
];
