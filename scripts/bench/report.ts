/** What a benchmark run came to, as a table for the terminal, JSON, and a page with plain SVG charts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tableOf } from '../page-tables';

/** One measured figure, beside its goal where it has one. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** In words, such as `≥ 0.85`. */
  goal?: string;
  met?: boolean;
}

/** One part of the report. */
export interface Section {
  title: string;
  /** What was done, in a sentence or two. */
  how: string;
  figures: Figure[];
  /** Names of figures to draw as bars. */
  chart?: { title: string; figures: string[]; goal?: number };
}

/** The run and the machine it ran on. */
export interface Report {
  at: string;
  machine: string;
  load: string;
  isSmall: boolean;
  sections: Section[];
}

const round = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
const verdict = ({ goal, met }: Figure): string => (goal === undefined ? '' : met ? 'met' : 'missed');

/** The terminal's table. */
export const toText = ({ sections }: Report): string =>
  sections
    .map(({ title, figures }) => {
      const width = Math.max(...figures.map(({ name }) => name.length));
      const rows = figures.map(
        (figure) =>
          `  ${figure.name.padEnd(width)}  ${round(figure.value).padStart(10)} ${figure.unit.padEnd(8)} ${(figure.goal ?? '').padEnd(14)} ${verdict(figure)}`,
      );
      return [title, ...rows].join('\n');
    })
    .join('\n\n');

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Bars, one below the other, with the goal as a line. */
const toSvg = ({ title, figures, goal }: NonNullable<Section['chart']>, all: readonly Figure[]): string => {
  const bars = figures.flatMap((name) => all.filter((figure) => figure.name === name));
  const most = Math.max(...bars.map(({ value }) => value), goal ?? 0) * 1.1 || 1;
  const [left, width, step] = [230, 420, 26];
  const at = (value: number): number => left + (value / most) * width;
  const rows = bars.map(({ name, value, unit }, index) => {
    const y = 34 + index * step;
    return `<text x="${left - 8}" y="${y + 13}" text-anchor="end">${escape(name)}</text><rect x="${left}" y="${y}" width="${(at(value) - left).toFixed(1)}" height="18" fill="#2f9e67"/><text x="${(at(value) + 6).toFixed(1)}" y="${y + 13}">${round(value)} ${escape(unit)}</text>`;
  });
  const height = 44 + bars.length * step;
  const line =
    goal === undefined
      ? ''
      : `<line x1="${at(goal).toFixed(1)}" x2="${at(goal).toFixed(1)}" y1="28" y2="${height - 8}" stroke="#c2410c" stroke-dasharray="4 3"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 ${height}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="${escape(title)}"><rect width="760" height="${height}" fill="#fff"/><g fill="#1c2a24"><text x="12" y="18" font-weight="700">${escape(title)}</text>${rows.join('')}</g>${line}</svg>\n`;
};

const table = (figures: readonly Figure[]): string =>
  tableOf(
    ['figure', 'value', 'goal', ''],
    figures.map((figure) => [figure.name, `${round(figure.value)} ${figure.unit}`, figure.goal ?? '', verdict(figure)]),
  );

const toMarkdown = (report: Report, pictures: ReadonlyMap<string, string>): string => {
  const goals = report.sections.flatMap(({ figures }) => figures).filter(({ goal }) => goal !== undefined);
  const warning = report.isSmall
    ? '\n> A **small** run, to show that everything runs. Its figures say nothing about the product: `npm run bench` on a quiet machine does.\n'
    : '';
  return `# Benchmarks

All from one run of \`npm run bench\`: ${report.at}, ${report.machine}, ${report.load}. Comparisons are ratios within the run, the
two sides taking turns.
${warning}
Goals met: ${goals.filter(({ met }) => met).length} of ${goals.length}.

${report.sections
  .map(
    ({ title, how, figures }) =>
      `## ${title}\n\n${how}\n\n${pictures.has(title) ? `![${title}](${pictures.get(title)})\n\n` : ''}${table(figures)}\n`,
  )
  .join('\n')}`;
};

/** Writes the page, its charts and the JSON beside it; returns the paths of the page and the JSON. */
export const writeReport = (report: Report, page: string): string[] => {
  const name = basename(page, '.md');
  const folder = join(dirname(page), name);
  mkdirSync(folder, { recursive: true });
  const pictures = new Map<string, string>();
  for (const { title, chart, figures } of report.sections) {
    if (!chart) continue;
    const file = `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.svg`;
    writeFileSync(join(folder, file), toSvg(chart, figures));
    pictures.set(title, `${name}/${file}`);
  }
  const json = join(dirname(page), `${name}.json`);
  writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(page, toMarkdown(report, pictures));
  return [page, json];
};
