import { figure } from '../../../units';

/* The two pictures of weather; what they show is said in words beside them. */

/** One column of the picture: a day of a forecast, or a usual month. Degrees as they are shown, `wet` from 0 to 1. */
export interface Column {
  key: string;
  label: string;
  text: string;
  min: number;
  max: number;
  wet: number;
  isSnow: boolean;
}

const HEIGHT = 158;
const TOP = 18;
const BOTTOM = 34;
/** Days beyond this many would be thinner than a finger; weeks are averaged into one column. */
const MAX_COLUMNS = 16;

/** Neighbouring columns averaged so that no more than MAX_COLUMNS are left. */
const thinned = (columns: readonly Column[]): readonly Column[] => {
  const step = Math.ceil(columns.length / MAX_COLUMNS);
  if (step <= 1) return columns;
  return Array.from({ length: Math.ceil(columns.length / step) }, (_, at) => columns.slice(at * step, (at + 1) * step))
    .filter((group) => group.length > 0)
    .map((group) => ({
      ...(group[0] ?? columns[0]!),
      min: Math.min(...group.map(({ min }) => min)),
      max: Math.max(...group.map(({ max }) => max)),
      wet: group.reduce((sum, { wet }) => sum + wet, 0) / group.length,
      isSnow: group.some(({ isSnow }) => isSnow),
    }));
};

/** From which chance of rain on a column has a drop, and how many. */
const drops = (wet: number): number => (wet < 0.2 ? 0 : wet < 0.45 ? 1 : wet < 0.7 ? 2 : 3);

/** Usual months up to this many are drawn as bands on one scale; more become columns. */
const MAX_BANDS = 4;
const BAND_HEIGHT = 54;
/** Drops of a band: each stands for a tenth of the days. */
const TENTHS = 10;
/** Beyond this range, marks at every ten degrees would touch. */
const MANY_DEGREES = 50;

/** The ends of a scale that has room for the numbers beside each band, and how far apart its marks are. */
const scaleOf = (months: readonly Column[]): { low: number; high: number; step: number } => {
  const [min, max] = [Math.min(...months.map(({ min }) => min)), Math.max(...months.map(({ max }) => max))];
  const step = max - min > MANY_DEGREES ? 20 : 10;
  return { low: Math.floor((min - 4) / step) * step, high: Math.ceil((max + 4) / step) * step, step };
};

/** Usual weather of a few months or places: the range from a cool night to a warm afternoon, and how many days in ten are wet. */
export const Bands = ({ rows }: { rows: readonly Column[] }) => {
  const { low, high, step } = scaleOf(rows);
  const x = (degrees: number) => 12 + ((degrees - low) / (high - low)) * 296;
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  const height = rows.length * BAND_HEIGHT + 16;
  return (
    <svg viewBox={`0 0 320 ${height}`} className="w-full" aria-hidden focusable="false">
      <defs>
        <linearGradient id="weather-range" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" className="[stop-color:var(--cool)]" />
          <stop offset="1" className="[stop-color:var(--warm)]" />
        </linearGradient>
      </defs>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} 4V${height - 14}`} className="stroke-line" strokeDasharray="2 3" />
          <text x={x(tick)} y={height - 2} textAnchor="middle" fontSize="9" className="fill-faint font-code">
            {figure(tick)}°
          </text>
        </g>
      ))}
      {rows.map((row, index) => {
        const top = index * BAND_HEIGHT;
        const [start, end] = [x(row.min), x(row.max)];
        const wetTenths = Math.round(row.wet * TENTHS);
        return (
          <g key={row.key}>
            <text x="6" y={top + 13} fontSize="11" className="fill-text font-semibold capitalize">
              {row.label}
            </text>
            {Array.from({ length: TENTHS }, (_, drop) => (
              <path
                key={drop}
                d={`M${212 + drop * 11} ${top + 4}c2 3.4 2.9 4.5 2.9 5.9a2.9 2.9 0 0 1-5.8 0c0-1.4.9-2.5 2.9-5.9z`}
                className={drop < wetTenths ? (row.isSnow ? 'fill-text' : 'fill-info-ink') : 'fill-line'}
              />
            ))}
            <rect
              x={start}
              y={top + 22}
              width={Math.max(24, end - start)}
              height="20"
              rx="10"
              fill="url(#weather-range)"
            />
            <text x={start - 5} y={top + 36} textAnchor="end" fontSize="11" className="fill-muted font-code font-bold">
              {figure(row.min)}°
            </text>
            <text x={end + 5} y={top + 36} fontSize="11" className="fill-text font-code font-bold">
              {figure(row.max)}°
            </text>
          </g>
        );
      })}
    </svg>
  );
};

/** Weather day by day: bars from the night's to the day's temperature, with drops where it may rain. */
export const Chart = ({ columns: all }: { columns: readonly Column[] }) => {
  const columns = thinned(all);
  const low = Math.min(...columns.map(({ min }) => min)) - 2;
  const high = Math.max(...columns.map(({ max }) => max)) + 2;
  const y = (degrees: number) => TOP + ((high - degrees) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const width = 320 / columns.length;
  const bar = Math.min(16, width - 4);
  return (
    <svg viewBox={`0 0 320 ${HEIGHT}`} className="w-full" aria-hidden focusable="false">
      <defs>
        <linearGradient id="weather-band" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" className="[stop-color:var(--warm)]" />
          <stop offset="1" className="[stop-color:var(--cool)]" />
        </linearGradient>
      </defs>
      {columns.map((column, index) => {
        const middle = width * index + width / 2;
        const [top, bottom] = [y(column.max), y(column.min)];
        return (
          <g key={column.key}>
            <rect
              x={middle - bar / 2}
              y={top}
              width={bar}
              height={Math.max(6, bottom - top)}
              rx={bar / 2}
              fill="url(#weather-band)"
            />
            <text x={middle} y={top - 5} textAnchor="middle" fontSize="11" className="fill-text font-code font-bold">
              {figure(column.max)}°
            </text>
            <text x={middle} y={bottom + 13} textAnchor="middle" fontSize="11" className="fill-muted font-code">
              {figure(column.min)}°
            </text>
            {Array.from({ length: drops(column.wet) }, (_, drop) => {
              const x = middle + (drop - (drops(column.wet) - 1) / 2) * 6;
              return column.isSnow ? (
                <circle key={drop} cx={x} cy={HEIGHT - 15.5} r="1.8" className="fill-text" />
              ) : (
                <path
                  key={drop}
                  d={`M${x} ${HEIGHT - 19}c1.6 2.6 2.2 3.4 2.2 4.4a2.2 2.2 0 0 1-4.4 0c0-1 .6-1.8 2.2-4.4z`}
                  className="fill-info-ink"
                />
              );
            })}
            <text
              x={middle}
              y={HEIGHT - 2}
              textAnchor="middle"
              fontSize={columns.length > 10 ? 8.5 : 10.5}
              className="fill-faint"
            >
              {column.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

/** Usual months: bands on one scale while they are few, else columns. */
export const Months = ({ months }: { months: readonly Column[] }) =>
  months.length > MAX_BANDS ? <Chart columns={months} /> : <Bands rows={months} />;
