import { formatCents } from '@detroit-well/pricing';
import { useFieldId } from '@detroit-well/ui/form/field-id';
import { useFormContext, useFormState } from 'react-hook-form';
import { bills, centsOfEach, coins, countName, type CountValues } from './count-values.ts';

/** `$100`, `25 ¢` */
const nameOf = (each: number): string => (each >= 100 ? formatCents(each) : `${each} ¢`);

/** How many of each bill and coin are in the drawer. */
export const CountFields = ({ values }: { values: CountValues }) => (
  <div className="till-count">
    <Kinds title="Bills" kinds={bills} values={values} />
    <Kinds title="Coins" kinds={coins} values={values} />
  </div>
);

interface KindsProps {
  readonly title: string;
  readonly kinds: readonly number[];
  readonly values: CountValues;
}

const Kinds = ({ title, kinds, values }: KindsProps) => (
  <fieldset>
    <legend>{title}</legend>
    <div className="till-kinds">
      {kinds.map((each) => (
        <Kind key={each} each={each} cents={centsOfEach(values, each)} />
      ))}
    </div>
  </fieldset>
);

function Kind({ each, cents }: { each: number; cents: number }) {
  const { register, control } = useFormContext<CountValues>();
  const name = countName(each);
  const { errors } = useFormState({ control, name });
  const error = errors[name]?.message;
  const id = useFieldId(name) ?? name;
  return (
    <div>
      <label htmlFor={id}>{nameOf(each)}</label>
      <input
        {...register(name)}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <span className="tnum">{cents === 0 ? '–' : formatCents(cents, { exact: true })}</span>
      {error ? (
        <p id={`${id}-error`} className="till-kinds__error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
