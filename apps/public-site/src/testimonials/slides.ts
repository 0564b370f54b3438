import type { Site } from '../api/wire.ts';

export interface Slide {
  readonly id: string;
  readonly quote: string;
  readonly name: string;
  readonly detail: string;
  /** Placeholder content, shown only if samples are enabled (SPEC-A 7.19). */
  readonly is_sample?: true;
}

/** Three static slides (SPEC-A 2). People and quotes are invented, and each slide says so. */
const samples: readonly Slide[] = [
  {
    id: 'sample-1',
    quote:
      'I came for the cardio. I stayed because sixteen strangers clapped the first time I went backwards.',
    name: 'Denise Whitlock',
    detail: 'Skate//Well, cohort 04',
    is_sample: true,
  },
  {
    id: 'sample-2',
    quote: 'Nobody shouted a number at me. They counted to four, and waited until I was there.',
    name: 'Marcus Adeyemi',
    detail: 'Core//Strength, cohort 02',
    is_sample: true,
  },
  {
    id: 'sample-3',
    quote: 'My knees are fifty-one. For seventy-five minutes on a Thursday they forget.',
    name: 'Yolanda Price',
    detail: 'Movement//Well, single sessions',
    is_sample: true,
  },
];

/** What members say, as the office has it; without any, the samples where they are enabled. */
export function slidesOf(site: Site | null | undefined, showSamples: boolean): readonly Slide[] {
  const said = site?.testimonials ?? [];
  return said.length === 0 && showSamples ? samples : said;
}
