import { formatCents } from '@detroit-well/pricing';
import { centsOf } from '../../figures/cents.ts';
import { signedDollars } from '../../format/dollars.ts';
import { differenceFigure } from '../../money/difference.ts';
import { Slip } from '../../money/slip.tsx';
import { drawerCents, floatCents, type CountValues } from './count-values.ts';

interface DifferenceProps {
  readonly values: CountValues;
  readonly isSum: boolean;
  readonly expected: string;
}

/** How what was counted differs from what should be there. */
export function Difference({ values, isSum, expected }: DifferenceProps) {
  const [inDrawer, float] = [drawerCents(values, isSum), floatCents(values)];
  const counted = inDrawer - float;
  return (
    <>
      <p>Difference</p>
      <output className="num" data-difference={counted === centsOf(expected) ? 'none' : 'some'}>
        {differenceFigure(counted - centsOf(expected))}
      </output>
      <Slip
        rows={[
          { label: 'In the drawer', value: formatCents(inDrawer, { exact: true }) },
          { label: 'Float, stays', value: signedDollars(-float) },
          { label: 'Counted', value: signedDollars(counted), kind: 'sum' },
          { label: 'Expected', value: signedDollars(centsOf(expected)) },
        ]}
      />
    </>
  );
}
