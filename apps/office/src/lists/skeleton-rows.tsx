import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useEffect, useState } from 'react';

const waitMs = 200;
const widths = ['62%', '48%', '70%', '55%'];

/** Rows while a list loads. A list that arrives at once shows none. */
export function SkeletonRows({ columns }: { columns: number }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitMs);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return widths.map((width) => (
    <tr key={width}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} data-m={column === 0 ? 't' : undefined}>
          <Skeleton height={12} width={width} />
        </td>
      ))}
    </tr>
  ));
}
