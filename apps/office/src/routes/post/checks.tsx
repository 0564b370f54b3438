import { CheckIcon, OctagonIcon, WarningIcon } from '@detroit-well/ui/icons';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import type { PostCheck } from '@detroit-well/validation';
import { blockName, type Block } from './blocks.ts';
import { postLabels } from './post-labels.ts';
import type { PostValues } from './post-values.ts';

interface ChecksProps {
  readonly formId: string;
  readonly checks: readonly PostCheck[];
  readonly body: readonly Block[];
}

/** What keeps the post from being published, and what could be better. Each goes to its field. */
export function Checks({ formId, checks, body }: ChecksProps) {
  const placeOf = ([first = '', index]: readonly string[]): string =>
    index === undefined
      ? (postLabels[first as keyof PostValues] ?? first)
      : `Block ${Number(index) + 1}: ${blockName(body[Number(index)]?.type ?? '')}`;
  return (
    <section aria-labelledby="post-checks">
      <h2 id="post-checks">Checks</h2>
      {checks.length === 0 ? (
        <p className="post-check" data-level="good">
          <CheckIcon /> Nothing is missing.
        </p>
      ) : (
        <ul className="post-checks">
          {checks.map(({ level, path, text }) => (
            <li key={path.join('.') + text}>
              <button
                type="button"
                className="post-check"
                data-level={level}
                onClick={() => document.getElementById(fieldIdOf(formId, nameOf(path)))?.focus()}
              >
                {level === 'error' ? <OctagonIcon /> : <WarningIcon />}
                <span>
                  <span className="visually-hidden">
                    {level === 'error' ? 'Keeps it from being published: ' : 'Advice: '}
                  </span>
                  {text}
                  <small>{placeOf(path)}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The name of the field in the form: a block has its fields in `value`. */
const nameOf = ([first = '', index, ...rest]: readonly string[]): string =>
  index === undefined ? first : [first, index, 'value', ...rest].join('.');
