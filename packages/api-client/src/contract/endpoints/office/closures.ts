import { endpoint } from '../../definition/endpoint.ts';
import { recordCalls } from './record-calls.ts';
import {
  officeClosure,
  officeClosureBody,
  officeClosureChange,
  officeClosureQuery,
  officeClosures as list,
} from '../../shapes/office/closures.ts';

const { remove, ...calls } = recordCalls({
  one: 'closure',
  query: officeClosureQuery,
  entry: officeClosure,
  list,
  create: officeClosureBody,
  change: officeClosureChange,
});

export const officeClosures = {
  ...calls,
  list: endpoint({ ...calls.list, summary: 'The closures, past ones too.' }),
  create: endpoint({
    ...calls.create,
    summary:
      'Closes the studio for some days. Removes unbooked generated sessions and lists the booked ones.',
  }),
  change: endpoint({ ...calls.change, summary: 'Changes the given fields of a closure.' }),
  remove: endpoint({
    ...remove,
    problems: ['not_found'],
    summary: 'Deletes a closure. Sessions that it removed stay removed.',
  }),
};
