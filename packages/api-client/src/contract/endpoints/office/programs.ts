import { recordCalls } from './record-calls.ts';
import {
  officeProgram,
  officeProgramBody,
  officeProgramChange,
  officeProgramQuery,
  officePrograms as list,
} from '../../shapes/office/catalogue.ts';

export const officePrograms = recordCalls({
  path: '/office/programs/',
  read: 'programs.read',
  write: 'programs.write',
  one: 'program',
  many: 'programs',
  query: officeProgramQuery,
  entry: officeProgram,
  list,
  create: officeProgramBody,
  change: officeProgramChange,
});
