import { formatCount } from '@detroit-well/config/count';

export interface TextCountProps {
  readonly length: number;
  readonly max: number;
}

/** The used length and the limit, for example "1,873 of 2,000". */
export function TextCount({ length, max }: TextCountProps) {
  return (
    <span className="text-count" data-tone={length > max ? 'bad' : undefined}>
      {`${formatCount(length)} of ${formatCount(max)}`}
    </span>
  );
}
