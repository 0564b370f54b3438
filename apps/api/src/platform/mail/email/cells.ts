import { Column } from '@react-email/column';
import { Row } from '@react-email/row';
import { createElement as h, type CSSProperties, type ReactNode, type TableHTMLAttributes } from 'react';

interface Cell {
  readonly style: CSSProperties;
  readonly className?: string;
  readonly width?: number | string;
  readonly align?: 'left' | 'right';
}

/**
 * A cell. Its ground is an attribute too, because some mail programs drop backgrounds of styles, and Word reads widths from
 * attributes.
 */
export function cell({ style, ...rest }: Cell, ...children: ReactNode[]) {
  const { backgroundColor } = style;
  const attributes = {
    ...rest,
    style,
    ...(backgroundColor === undefined ? {} : { bgcolor: backgroundColor }),
  };
  return h(Column, attributes, ...children);
}

/** Cells beside each other. */
export const row = (own: TableHTMLAttributes<HTMLTableElement>, ...cells: ReactNode[]) =>
  h(Row, { children: null, ...own }, ...cells);

/** A row of its own, as wide as the email. Only cells have padding, because Word ignores it elsewhere. */
export const band = (own: Cell, ...children: ReactNode[]) => row({}, cell(own, ...children));
