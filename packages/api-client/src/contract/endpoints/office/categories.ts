import { recordCalls } from './record-calls.ts';
import {
  officeCategory,
  officeCategoryBody,
  officeCategoryChange,
  officeCategoryQuery,
  officeCategories as list,
} from '../../shapes/office/catalogue.ts';

export const officeCategories = recordCalls({
  one: 'category',
  query: officeCategoryQuery,
  entry: officeCategory,
  list,
  create: officeCategoryBody,
  change: officeCategoryChange,
});
