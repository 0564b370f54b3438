import type { Noun } from '@detroit-well/api-client/contract';
import { declarationsOf, type Declaration } from '../types/declarations.ts';
import { typePages } from '../types/type-pages.ts';
import { nounLeads, nouns, nounTitles } from './calls.ts';

/** A page of the reference: the calls of a noun, or exported types. */
export interface ReferencePage {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly noun?: Noun;
  readonly declarations?: readonly Declaration[];
}

/** Every page of the reference that is generated, without the overview and the websockets. */
export const referencePages = (): ReferencePage[] => [
  ...nouns.map((noun) => ({ slug: noun, title: nounTitles[noun], lead: nounLeads[noun], noun })),
  ...typePages.map((page) => ({
    slug: page.slug,
    title: page.title,
    lead: page.lead,
    declarations: declarationsOf(page),
  })),
];
