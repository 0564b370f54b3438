export interface Counts {
  readonly likes: number;
  readonly useful: number;
  readonly not_useful: number;
  readonly loves: number;
  readonly shares: number;
  readonly views: number;
  readonly comments: number;
}

/** Figures derived from the counts (SPEC-A 3). */
export interface Figures {
  /** All interactions with the post per view; 0 without views. */
  readonly engagement_rate: number;
  /** From -1 (all negative) to 1 (all positive); 0 without reactions. */
  readonly sentiment_score: number;
  /** The share of `useful` among `useful` and `not_useful`; 0.5 without either. */
  readonly usefulness_ratio: number;
}

export function figuresOf({ likes, useful, not_useful, loves, shares, views, comments }: Counts): Figures {
  const done = likes + useful + not_useful + loves + shares + comments;
  const praise = likes + useful + loves;
  return {
    engagement_rate: share(done, views, 0),
    sentiment_score: share(praise - not_useful, praise + not_useful, 0),
    usefulness_ratio: share(useful, useful + not_useful, 0.5),
  };
}

/** Rounds to four decimal places. */
function share(part: number, whole: number, ofNothing: number): number {
  return whole === 0 ? ofNothing : Math.round((part / whole) * 10_000) / 10_000;
}
