import { recordCalls } from './record-calls.ts';
import {
  officeLocation,
  officeLocationBody,
  officeLocationChange,
  officeLocationQuery,
  officeLocations as list,
} from '../../shapes/office/catalogue.ts';

export const officeLocations = recordCalls({
  path: '/office/locations/',
  read: 'locations.read',
  write: 'locations.write',
  one: 'location',
  many: 'locations',
  query: officeLocationQuery,
  entry: officeLocation,
  list,
  create: officeLocationBody,
  change: officeLocationChange,
});
