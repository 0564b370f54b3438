import { useId } from 'react';
import { FieldError } from '../field/field.tsx';

const most = 5;
const values = Array.from({ length: most }, (_, index) => index + 1);
const star =
  'm12 2.600 2.800 6.300 6.800.700-5.100 4.600 1.500 6.800-6-3.500-6 3.500 1.500-6.800L2.400 9.600l6.800-.7z';

function Star({ empty = false }: { empty?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-empty={empty || undefined}>
      <path d={star} />
    </svg>
  );
}

export interface StarRatingProps {
  readonly id?: string | undefined;
  readonly legend: string;
  /** The meaning of each rating, from one star to five. */
  readonly meanings: readonly [string, string, string, string, string];
  /** Null until one is chosen. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly error?: string | null | undefined;
  readonly name?: string;
}

/**
 * One to five stars as radio buttons. Arrow keys select, and a label describes the rating in words.
 *
 * @do Give each rating a meaning in words. It appears when chosen.
 * @dont Preselect a rating.
 * @accessibility A radiogroup named by its legend. Arrow keys choose, and each star is read with its number and
 *   meaning.
 */
export function StarRating(props: StarRatingProps) {
  const { legend, meanings, value, onChange, error, name } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <fieldset
      id={id}
      className="star-rating"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">{legend}</legend>
      <div data-part="row">
        <div data-part="stars">
          {values.map((stars) => (
            <label key={stars}>
              <input
                type="radio"
                name={name ?? id}
                value={stars}
                checked={value === stars}
                aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}: ${meanings[stars - 1] ?? ''}`}
                onChange={() => onChange(stars)}
              />
              <Star />
            </label>
          ))}
        </div>
        {value === null ? null : <p className="label">{ratingText(value, meanings)}</p>}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

function ratingText(value: number, meanings: readonly string[]): string {
  return `${value} of ${most}: ${meanings[value - 1] ?? ''}`;
}

/**
 * A submitted rating, read-only.
 *
 * @do Show a rating that was sent, with the same meanings as in the form.
 * @dont Show an average of many people with it.
 * @accessibility One image named with the number of stars, followed by the rating in words.
 */
export function StarsGiven({
  value,
  meanings,
}: Pick<StarRatingProps, 'meanings'> & { readonly value: number }) {
  return (
    <p className="stars-given">
      <span role="img" aria-label={`${value} of ${most} stars`}>
        {values.map((stars) => (
          <Star key={stars} empty={stars > value} />
        ))}
      </span>
      <span className="label">{ratingText(value, meanings)}</span>
    </p>
  );
}
