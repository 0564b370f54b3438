import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { FirstWaiver } from '../../src/routes/waiver/first-waiver.tsx';
import type { FormRow } from './form-row.ts';

const version = exampleReply(contract.officeWaivers.list).results[0]!;
const notScheduled = { 'GET /office/waivers/': { results: [{ ...version, state: 'in_force' }] } };

/** The words of the studio: the waiver, and the public site. */
export const wordsForms: readonly FormRow[] = [
  {
    name: 'the first waiver',
    call: 'POST /office/waiver/',
    form: () => <FirstWaiver />,
    fill: { Title: 'Waiver', Text: 'At your own risk.' },
    after: ['Publish'],
    submit: 'Publish',
    field: ['title', 'Title'],
  },
  {
    name: 'the menu of the site',
    call: 'PUT /office/navigation/',
    at: '/office/site',
    fill: { 'Label 1': 'Classes', 'Link 1': '/training' },
    submit: 'Save menu',
    repeatable: true,
  },
  {
    name: 'the testimonials of the site',
    call: 'PUT /office/testimonials/',
    at: '/office/site',
    fill: { 'Quote 1': 'They waited.', 'Name 1': 'Marcus' },
    submit: 'Save testimonials',
    repeatable: true,
  },
  {
    name: 'the opening of the site',
    call: 'PUT /office/site/',
    at: '/office/site',
    fill: { Day: '2099-04-01', Time: '09:30' },
    submit: 'Schedule the opening',
    field: ['opens_at', 'Time'],
    repeatable: true,
  },
  {
    name: 'the draft of a waiver',
    call: 'PUT /office/waivers/draft/',
    at: '/office/waiver',
    others: notScheduled,
    fill: { Title: 'Skating waiver' },
    submit: 'Save',
    field: ['title', 'Title'],
    repeatable: true,
  },
  {
    name: 'publishing a version of the waiver',
    call: 'POST /office/waivers/publish/',
    preview: 'POST /office/waivers/publish/preview/',
    at: '/office/waiver',
    others: notScheduled,
    open: ['Publish'],
    submit: 'Publish',
  },
  {
    name: 'withdrawing a version of the waiver',
    call: 'DELETE /office/waivers/scheduled/',
    at: '/office/waiver',
    others: { 'GET /office/waivers/': { results: [{ ...version, state: 'scheduled' }] } },
    open: ['Withdraw it'],
    submit: 'Withdraw',
  },
];
