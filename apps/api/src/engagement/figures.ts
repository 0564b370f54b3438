/** What is counted of a post. */
export interface Counts {
  readonly likes: number;
  readonly useful: number;
  readonly not_useful: number;
  readonly loves: number;
  readonly shares: number;
  readonly views: number;
  readonly comments: number;
}

/** What follows from the counts (SPEC-A 3). */
export interface Figures {
  /** Everything that was done with the post, for each view; 0 until somebody looked. */
  readonly engagement_rate: number;
  /** From -1 (all against) to 1 (all for); 0 until somebody said something. */
  readonly sentiment_score: number;
  /** Share of those who found it useful among those who judged; 0.5 until somebody did. */
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

/** Four places say enough. */
function share(part: number, whole: number, ofNothing: number): number {
  return whole === 0 ? ofNothing : Math.round((part / whole) * 10_000) / 10_000;
}
