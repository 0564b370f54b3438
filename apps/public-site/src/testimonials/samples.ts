export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly detail: string;
  /** Placeholder content, shown only if samples are enabled (SPEC-A 7.19). */
  readonly is_sample: true;
}

/** Three static slides (SPEC-A 2). People and quotes are invented, and each slide says so. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'I came for the cardio. I stayed because sixteen strangers clapped the first time I went backwards.',
    name: 'Denise Whitlock',
    detail: 'Skate//Well, cohort 04',
    is_sample: true,
  },
  {
    quote: 'Nobody shouted a number at me. They counted to four, and waited until I was there.',
    name: 'Marcus Adeyemi',
    detail: 'Core//Strength, cohort 02',
    is_sample: true,
  },
  {
    quote: 'My knees are fifty-one. For seventy-five minutes on a Thursday they forget.',
    name: 'Yolanda Price',
    detail: 'Movement//Well, single sessions',
    is_sample: true,
  },
];
