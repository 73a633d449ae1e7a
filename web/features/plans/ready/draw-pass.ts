import type { qrOutline } from './qr';

/** What a boarding pass says. */
export interface PassWords {
  name: string;
  code: string | null;
  dates: string;
  /** "READY", on the flaps of the board. */
  ready: string;
  /** Label and value, below the perforation. */
  facts: readonly { label: string; value: string }[];
  scan: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 72;
const INNER = EDGE + 64;
/** Where the stub tears off. */
const TEAR = 830;
const NOTCH = 36;

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const DISPLAY = '"Bricolage Grotesque", sans-serif';
const CODE = '"B612 Mono", monospace';
const BODY = '"Instrument Sans Variable", sans-serif';

/** A text in as many lines as its width takes, two at most. */
const linesOf = (context: CanvasRenderingContext2D, text: string, width: number): string[] => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.length > 2 ? [lines[0] ?? '', `${lines[1]} …`] : lines;
};

const drawSheet = (context: CanvasRenderingContext2D): void => {
  context.fillStyle = colour('--color-primary-deep');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colour('--color-paper');
  context.beginPath();
  context.roundRect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, 40);
  context.fill();
  context.fillStyle = colour('--color-primary-deep');
  for (const x of [EDGE, WIDTH - EDGE]) {
    context.beginPath();
    context.arc(x, TEAR, NOTCH, 0, 2 * Math.PI);
    context.fill();
  }
  context.strokeStyle = colour('--color-tag-shade');
  context.lineWidth = 5;
  context.setLineDash([18, 16]);
  context.beginPath();
  context.moveTo(EDGE + NOTCH + 12, TEAR);
  context.lineTo(WIDTH - EDGE - NOTCH - 12, TEAR);
  context.stroke();
  context.setLineDash([]);
};

const drawBoard = (context: CanvasRenderingContext2D, text: string): void => {
  const letters = Array.from(text);
  const flap = 92;
  const width = letters.length * (flap + 10) + 38;
  const x = WIDTH - INNER - width;
  context.fillStyle = colour('--color-board');
  context.beginPath();
  context.roundRect(x, INNER, width, flap + 60, 18);
  context.fill();
  context.font = `700 84px ${CODE}`;
  context.textAlign = 'center';
  for (const [at, letter] of letters.entries()) {
    const left = x + 24 + at * (flap + 10);
    context.fillStyle = colour('--color-board-frame');
    context.fillRect(left, INNER + 30, flap, flap);
    context.fillStyle = colour('--color-board-ink');
    context.fillText(letter, left + flap / 2, INNER + 30 + flap * 0.81);
    context.fillStyle = colour('--color-board');
    context.fillRect(left, INNER + 29 + flap / 2, flap, 3);
  }
  context.textAlign = 'left';
};

/** Draws the pass of a packed trip as a picture, with the code that opens its list. */
export const drawPass = async (words: PassWords, qr: ReturnType<typeof qrOutline>): Promise<Blob> => {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  drawSheet(context);
  drawBoard(context, words.ready);
  const ink = colour('--color-tag-ink');
  const quiet = colour('--color-tag-muted');
  const write = (text: string, font: string, fill: string, x: number, y: number) => {
    context.font = font;
    context.fillStyle = fill;
    context.fillText(text, x, y);
  };
  write('Valija', `700 62px ${DISPLAY}`, colour('--color-primary-deep'), INNER, INNER + 62);
  if (words.code) write(words.code, `700 190px ${CODE}`, colour('--color-primary-deep'), INNER - 8, 520);
  context.font = `700 74px ${DISPLAY}`;
  const name = linesOf(context, words.name, WIDTH - 2 * INNER);
  const top = words.code ? 635 : 480;
  for (const [at, line] of name.entries()) write(line, `700 74px ${DISPLAY}`, ink, INNER, top + at * 82);
  write(words.dates, `600 42px ${BODY}`, quiet, INNER, Math.min(TEAR - 40, top + name.length * 82));
  for (const [at, { label, value }] of words.facts.entries()) {
    write(label, `600 32px ${BODY}`, quiet, INNER, 940 + at * 130);
    write(value, `700 56px ${DISPLAY}`, ink, INNER, 1000 + at * 130);
  }
  const side = 330;
  context.save();
  context.translate(WIDTH - INNER - side, 885);
  context.scale(side / qr.size, side / qr.size);
  context.fillStyle = ink;
  const outline = new Path2D(qr.path);
  // This fills a shape, no array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  context.fill(outline);
  context.restore();
  context.textAlign = 'center';
  write(words.scan, `600 28px ${BODY}`, quiet, WIDTH - INNER - side / 2, 1252);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png');
  });
};
