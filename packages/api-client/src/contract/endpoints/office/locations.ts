import { recordCalls } from './record-calls.ts';
import {
  officeLocation,
  officeLocationBody,
  officeLocationChange,
  officeLocationQuery,
  officeLocations as list,
} from '../../shapes/office/catalogue.ts';

export const officeLocations = recordCalls({
  one: 'location',
  query: officeLocationQuery,
  entry: officeLocation,
  list,
  create: officeLocationBody,
  change: officeLocationChange,
});
