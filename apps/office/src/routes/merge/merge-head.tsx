import type { ReactNode } from 'react';

/** The title, whom it is about, and the way back. */
export const MergeHead = ({ text, back }: { text: string; back: ReactNode }) => (
  <div className="head">
    <hgroup>
      <h1>Merge two people</h1>
      <p>{text}</p>
    </hgroup>
    <div className="acts">{back}</div>
  </div>
);
