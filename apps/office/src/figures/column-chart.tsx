import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { gridLines } from './scale.ts';

export interface ChartColumn {
  readonly id: string;
  /** Below the base line, where there is room for it. */
  readonly label: string;
  /** What the column says, also to a screen reader, such as `Nov 24: $120 collected`. */
  readonly text: string;
  /** Stands over the plot while the column is pointed at or focused. That of the highest one always does. */
  readonly value: string;
  readonly href: string;
  readonly up: number;
  /** Drawn as an outline on top of the column: what could have been. */
  readonly over?: number;
  /** Drawn below the base line. */
  readonly down?: number;
  /** Not yet: the column is hatched. */
  readonly expected?: boolean;
}

interface ColumnChartProps {
  /** What the picture shows, as its name. */
  readonly label: string;
  readonly columns: readonly ChartColumn[];
  readonly tick: (value: number) => string;
  readonly width: number;
}

const [left, top, height, foot] = [58, 26, 170, 24];

/** Where it is too narrow for the plot, today shows first, or the last columns. */
function showToday(box: HTMLElement | null): void {
  if (!box) return;
  const now = box.querySelector('.plot__now');
  const left = now ? now.getBoundingClientRect().left - box.getBoundingClientRect().left : box.scrollWidth;
  box.scrollLeft = left - 0.7 * box.clientWidth;
}

/** Columns over a base line, with grid lines. Each column opens its rows; the arrow keys move between them. */
export function ColumnChart({ label, columns, tick, width }: ColumnChartProps) {
  const group = useRef<SVGGElement>(null);
  const peak = Math.max(0, ...columns.map(({ up }) => up));
  const highest = Math.max(1, ...columns.map(({ up, over = 0 }) => up + over));
  const most = columns.findIndex(({ up }) => up === peak);
  const [current, setCurrent] = useState(Math.max(0, most));
  const lowest = Math.max(0, ...columns.map(({ down = 0 }) => down));
  const scale = height / highest;
  const below = lowest === 0 ? 0 : Math.min(70, Math.max(10, lowest * scale));
  const pitch = (width - left) / columns.length;
  const thick = Math.min(34, pitch * 0.72);
  const base = top + height;
  const bottom = base + below + foot;
  const every = Math.ceil(84 / pitch);
  const isLabelled = (index: number): boolean =>
    index % every === 0 && left + (index + 0.5) * pitch < width - 20;
  const now = columns.findIndex(({ expected }) => expected);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: columns.length - 1 }[
      event.key
    ];
    if (to === undefined || columns[to] === undefined) return;
    event.preventDefault();
    setCurrent(to);
    group.current?.querySelectorAll('a')[to]?.focus();
  };
  return (
    <div className="plot-scroll" ref={showToday}>
      <svg
        viewBox={`0 0 ${width} ${bottom}`}
        role="group"
        aria-label={label}
        style={{ '--plot-width': `${width}px` } as CSSProperties}
      >
        {columns.some(({ expected }) => expected) ? (
          <defs>
            <pattern
              id="expected"
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(20)"
            >
              <line className="plot__hatch" x1="2" x2="2" y1="0" y2="6" strokeWidth="1.6" />
            </pattern>
          </defs>
        ) : null}
        {gridLines(columns.length === 0 ? 0 : highest).map((value) => (
          <g key={value} aria-hidden="true">
            <line
              className="plot__grid"
              x1={left}
              x2={width}
              y1={base - value * scale}
              y2={base - value * scale}
            />
            <text x={left - 10} y={base - value * scale + 4} textAnchor="end">
              {tick(value)}
            </text>
          </g>
        ))}
        <g ref={group} onKeyDown={onKeyDown}>
          {columns.map(({ id, text, value, href, up, over = 0, down = 0, expected }, index) => {
            const x = left + index * pitch;
            const middle = x + pitch / 2;
            const end = index === 0 ? 'start' : index === columns.length - 1 ? 'end' : 'middle';
            return (
              <a
                key={id}
                href={href}
                aria-label={text.includes(value) ? text : `${value}. ${text}`}
                tabIndex={index === current ? 0 : -1}
                data-most={index === most && up > 0 ? true : undefined}
                onFocus={() => setCurrent(index)}
              >
                <rect className="plot__hit" x={x} y={top} width={pitch} height={height + below} />
                <rect
                  className={expected ? 'plot__expected' : 'plot__column'}
                  x={middle - thick / 2}
                  y={base - up * scale}
                  width={thick}
                  height={up * scale}
                />
                {over > 0 ? (
                  <rect
                    className="plot__out"
                    x={middle - thick / 2}
                    y={base - (up + over) * scale}
                    width={thick}
                    height={over * scale}
                  />
                ) : null}
                {down > 0 ? (
                  <rect
                    className="plot__out"
                    x={middle - thick / 2}
                    y={base + 2}
                    width={thick}
                    height={Math.max(3, Math.min(below, down * scale) - 2)}
                  />
                ) : null}
                <text className="plot__value" x={middle} y={top - 7} textAnchor={end}>
                  {value}
                </text>
              </a>
            );
          })}
        </g>
        {/* Beside the links, whose names would have to contain them. */}
        <g aria-hidden="true">
          {columns.map(({ id, label: day }, index) =>
            isLabelled(index) ? (
              <text key={id} x={left + (index + 0.5) * pitch} y={bottom - 4} textAnchor="middle">
                {day}
              </text>
            ) : null,
          )}
        </g>
        <line className="plot__base" x1={left} x2={width} y1={base} y2={base} />
        {now > 0 ? (
          <line
            className="plot__now"
            x1={left + now * pitch}
            x2={left + now * pitch}
            y1={top - 18}
            y2={base + below}
          />
        ) : null}
      </svg>
    </div>
  );
}
