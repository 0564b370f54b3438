import type { PlanPricePreview } from '@detroit-well/api-client';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { paths } from '@detroit-well/config/paths';
import { useId } from 'react';
import { dollars } from '../../format/dollars.ts';
import { priceConsequences, type AskedPrice } from './price-texts.ts';

const columns = ['Next renewal', 'After that', 'And then'] as const;

interface WhoPaysProps {
  readonly asked: AskedPrice;
  readonly preview: PlanPricePreview;
}

/** Who pays what when: in words, and the next payments of the first people. A new price has a ground of its own. */
export function WhoPays({ asked, preview }: WhoPaysProps) {
  const title = useId();
  const { people, people_count: count } = preview;
  return (
    <section aria-labelledby={title}>
      <h3 className="next-title" id={title}>
        Who pays what when
      </h3>
      <ul className="next">
        {priceConsequences(asked, preview).map(({ tone, text }) => (
          <li key={text} data-tone={tone}>
            {text}
          </li>
        ))}
      </ul>
      {people.length > 0 ? (
        <>
          <table className="who-pays">
            <thead>
              <tr>
                <th scope="col">Person</th>
                {columns.map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map(({ person_id: id, person_name: name, payments }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={paths.office.person(id)}>{name}</a>
                  </th>
                  {payments.map(({ on, amount, is_new: isNew }) => (
                    <td key={on} data-new={isNew || undefined}>
                      <b>{dollars(amount)}</b> <small>{formatMediumDay(on)}</small>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {count > people.length ? (
            <p className="muted">{`${people.length} of ${count}, those who renew next.`}</p>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
