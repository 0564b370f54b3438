import { recordCalls } from './record-calls.ts';
import {
  officeCategory,
  officeCategoryBody,
  officeCategoryChange,
  officeCategoryQuery,
  officeCategories as list,
} from '../../shapes/office/catalogue.ts';

export const officeCategories = recordCalls({
  path: '/office/categories/',
  read: 'programs.read',
  write: 'programs.write',
  one: 'category',
  many: 'categories',
  query: officeCategoryQuery,
  entry: officeCategory,
  list,
  create: officeCategoryBody,
  change: officeCategoryChange,
});
