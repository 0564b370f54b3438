import { recordCalls } from './record-calls.ts';
import {
  officeProgram,
  officeProgramBody,
  officeProgramChange,
  officeProgramQuery,
  officePrograms as list,
} from '../../shapes/office/catalogue.ts';

export const officePrograms = recordCalls({
  one: 'program',
  query: officeProgramQuery,
  entry: officeProgram,
  list,
  create: officeProgramBody,
  change: officeProgramChange,
});
