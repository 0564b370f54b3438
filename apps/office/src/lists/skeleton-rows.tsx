import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useEffect, useState } from 'react';

const waitMs = 200;
const widths = ['62%', '48%', '70%', '55%'];

interface SkeletonRowsProps {
  readonly columns: number;
  readonly rows?: number | undefined;
}

/** Rows while a list loads. A list that arrives at once shows none, but where `rows` says how many, their room is kept from the start. */
export function SkeletonRows({ columns, rows }: SkeletonRowsProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitMs);
    return () => clearTimeout(timer);
  }, []);
  if (!late && rows === undefined) return null;
  return Array.from({ length: rows ?? widths.length }, (_row, row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} data-m={column === 0 ? 't' : undefined}>
          {late ? <Skeleton height={12} width={widths[row % widths.length] ?? '60%'} /> : null}
        </td>
      ))}
    </tr>
  ));
}
