import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { FirstWaiver } from '../../src/routes/waiver/first-waiver.tsx';
import { ColumnsStep } from '../../src/routes/import/columns-step.tsx';
import { FileStep } from '../../src/routes/import/file-step.tsx';
import { PlanStep } from '../../src/routes/import/plan-step.tsx';
import { UndoImport } from '../../src/routes/import/run-step.tsx';
import type { FormRow } from './form-row.ts';

const version = exampleReply(contract.officeWaivers.list).results[0]!;
const notScheduled = { 'GET /office/waivers/': { results: [{ ...version, state: 'in_force' }] } };

/** A draft that nothing keeps from being published. */
const draft = {
  status: 'draft',
  published_at: null,
  published_version: null,
  scheduled_at: null,
  scheduled_version: null,
};
const aDraft = { 'GET /office/posts/{id}/': draft };
const aPage = { 'GET /office/pages/{id}/': draft };
const shownPage = {
  'GET /office/pages/{id}/': {
    ...draft,
    status: 'published',
    published_version: 3,
    published_at: '2026-03-01T09:00:00-05:00',
  },
};
const onSite = {
  'GET /office/posts/{id}/': {
    ...draft,
    status: 'published',
    published_version: 3,
    published_at: '2026-03-01T09:00:00-05:00',
  },
};
const read = exampleReply(contract.officeImports.read);
const planned = exampleReply(contract.officeImports.plan);
const column = { name: 'Client ID', examples: ['1'], field: null };
const file = new File(['Email\n'], 'people.csv', { type: 'text/csv' });

/** The import of people. */
export const importForms: readonly FormRow[] = [
  {
    name: 'a file of people',
    call: 'POST /office/imports/',
    form: () => <FileStep chosen={file} onRead={() => undefined} />,
    submit: 'Read the file',
  },
  {
    name: 'the columns of an import',
    call: 'PATCH /office/imports/{id}/',
    form: () => <ColumnsStep one={{ ...read, columns: [column] }} onPlan={() => undefined} />,
    fill: { 'Client ID': 'source_id' },
    submit: 'Save columns',
    repeatable: true,
  },
  {
    name: 'the plan of an import',
    call: 'POST /office/imports/{id}/plan/',
    form: () => <ColumnsStep one={read} onPlan={() => undefined} />,
    submit: 'Make the plan',
    repeatable: true,
  },
  {
    name: 'the import of a plan',
    call: 'POST /office/imports/{id}/commit/',
    form: () => <PlanStep one={read} plan={planned} onBack={() => undefined} />,
    submit: /^Import \d/,
  },
  {
    name: 'taking an import back',
    call: 'POST /office/imports/{id}/undo/',
    form: () => <UndoImport one={{ ...read, undo_until: read.created_at }} />,
    open: ['Undo the import'],
    submit: 'Take it back',
  },
];

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
    name: 'a new post',
    call: 'POST /office/posts/',
    at: '/office/posts/new',
    fill: { Title: 'Ankles first' },
    submit: 'Save now',
    field: ['title', 'Title'],
    shows: 'Saved ',
  },
  {
    name: 'the draft of a post',
    call: 'PATCH /office/posts/{id}/',
    at: '/office/posts/x',
    others: aDraft,
    fill: { Title: 'Ankles first' },
    submit: 'Save now',
    field: ['title', 'Title'],
    shows: 'Saved ',
  },
  {
    name: 'publishing a post',
    call: 'POST /office/posts/{id}/publish/',
    at: '/office/posts/x',
    others: aDraft,
    submit: 'Publish',
  },
  {
    name: 'scheduling a post',
    call: 'POST /office/posts/{id}/publish/',
    at: '/office/posts/x',
    others: aDraft,
    choose: 'At a time',
    fill: { Day: '2099-04-01', Time: '09:30' },
    submit: 'Schedule',
    field: ['at', 'Day'],
  },
  {
    name: 'taking a post off the site',
    call: 'POST /office/posts/{id}/unpublish/',
    at: '/office/posts/x',
    others: onSite,
    open: ['Unpublish'],
    submit: 'Unpublish',
  },
  {
    name: 'deleting the draft of a post',
    call: 'DELETE /office/posts/{id}/',
    at: '/office/posts/x',
    others: aDraft,
    open: ['Delete draft'],
    submit: 'Delete',
    repeatable: true,
  },
  {
    name: 'restoring a revision of a post',
    call: 'POST /office/posts/{id}/revisions/{n}/restore/',
    at: '/office/posts/x',
    others: {
      ...aDraft,
      'GET /office/posts/{id}/revisions/': {
        results: [{ n: 2_000, at: '2026-03-01T09:00:00-05:00', by: null, title: 'Ankles', word_count: 1 }],
      },
    },
    open: ['History'],
    submit: 'Restore',
  },
  {
    name: 'a preview link of a post',
    call: 'POST /office/posts/{id}/preview-link/',
    at: '/office/posts/x',
    others: aDraft,
    open: ['Share preview'],
    submit: 'Make a link',
    repeatable: true,
    shows: 'Whoever has it can read this revision',
  },
  {
    name: 'deleting a picture that no post has',
    call: 'DELETE /office/media/{id}/',
    at: '/office/posts/x',
    others: {
      ...onSite,
      'GET /office/media/': {
        results: [{ ...exampleReply(contract.officeMedia.list).results[0], used: false }],
      },
    },
    open: ['Choose an earlier one'],
    submit: 'Delete',
    repeatable: true,
  },
  {
    name: 'a page',
    call: 'PATCH /office/pages/{id}/',
    at: '/office/pages/x',
    others: aPage,
    fill: { Title: 'Ankles first' },
    submit: 'Save now',
    field: ['title', 'Title'],
    shows: 'Saved ',
  },
  {
    name: 'publishing a page',
    call: 'POST /office/pages/{id}/publish/',
    at: '/office/pages/x',
    others: aPage,
    submit: 'Publish',
  },
  {
    name: 'scheduling a page',
    call: 'POST /office/pages/{id}/publish/',
    at: '/office/pages/x',
    others: aPage,
    choose: 'At a time',
    fill: { Day: '2099-04-01', Time: '09:30' },
    submit: 'Schedule',
    field: ['at', 'Day'],
  },
  {
    name: 'taking a page off the site',
    call: 'POST /office/pages/{id}/unpublish/',
    at: '/office/pages/x',
    others: shownPage,
    open: ['Unpublish'],
    submit: 'Unpublish',
  },
  {
    name: 'restoring a revision of a page',
    call: 'POST /office/pages/{id}/revisions/{n}/restore/',
    at: '/office/pages/x',
    others: {
      ...aPage,
      'GET /office/pages/{id}/revisions/': {
        results: [{ n: 2_000, at: '2026-03-01T09:00:00-05:00', by: null, title: 'About', word_count: 1 }],
      },
    },
    open: ['History'],
    submit: 'Restore',
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
