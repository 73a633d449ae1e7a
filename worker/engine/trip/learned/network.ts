/**
 * The network behind the learned reader of fates: tables of words, three in a row on either side, two layers. Trained by
 * scripts/learn on annotated descriptions; its weights are the asset `data/fates.bin`, which is read once.
 */
import { type FateExample, type Surroundings, WINDOW } from './examples';
import type { FateReader } from './weigh-fates';

/** A matrix of weights, row by row. */
interface Matrix {
  rows: number;
  columns: number;
  values: Float32Array;
}

/** In the order in which the asset has them. */
const NAMES = [
  'word',
  'ending',
  'fate',
  'concept',
  'three',
  'threeBias',
  'places',
  'placesBias',
  'hidden',
  'hiddenBias',
  'out',
  'outBias',
] as const;
type Weights = Record<(typeof NAMES)[number], Matrix>;

const POSITIONS = 2 * WINDOW + 1;
/** Columns of the word before, this word and the word after, in {@link Weights.three}. */
const IN_A_ROW = 3;

/** One value a matrix row for a vector: `bias + rows × vector`. */
const times = (
  { rows, columns, values }: Matrix,
  bias: Matrix,
  vector: Float32Array,
  positive: boolean,
): Float32Array => {
  const result = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let sum = bias.values[row] ?? 0;
    const from = row * columns;
    for (let column = 0; column < columns; column += 1) sum += (values[from + column] ?? 0) * (vector[column] ?? 0);
    result[row] = positive && sum < 0 ? 0 : sum;
  }
  return result;
};

const copyRow = ({ columns, values }: Matrix, row: number, into: Float32Array, at: number): number => {
  into.set(values.subarray(row * columns, (row + 1) * columns), at);
  return at + columns;
};

/** The words around a thing as one vector, position by position. */
const wordsAround = (weights: Weights, { words, endings, fates, crossed }: Surroundings): Float32Array => {
  const wide = weights.word.columns + weights.ending.columns + weights.fate.columns + 1;
  const around = new Float32Array(POSITIONS * wide);
  let to = 0;
  for (let at = 0; at < POSITIONS; at += 1) {
    to = copyRow(weights.word, words[at] ?? 0, around, to);
    to = copyRow(weights.ending, endings[at] ?? 0, around, to);
    to = copyRow(weights.fate, fates[at] ?? 0, around, to);
    around[to] = crossed[at] ?? 0;
    to += 1;
  }
  return around;
};

/** The strongest of any three words in a row on each side: those left of the thing, then those right of it. */
const strongestThrees = ({ three, threeBias }: Weights, around: Float32Array): Float32Array => {
  const wide = around.length / POSITIONS;
  const strongest = new Float32Array(2 * three.rows);
  for (let at = 0; at < POSITIONS; at += 1) {
    if (at === WINDOW) continue;
    const first = Math.max(0, at - 1);
    const skipped = (first - at + 1) * wide;
    const from = first * wide;
    const count = Math.min(POSITIONS, at + 2) * wide - from;
    const side = at < WINDOW ? 0 : three.rows;
    for (let row = 0; row < three.rows; row += 1) {
      let sum = threeBias.values[row] ?? 0;
      const weightsFrom = row * IN_A_ROW * wide + skipped;
      for (let column = 0; column < count; column += 1)
        sum += (three.values[weightsFrom + column] ?? 0) * (around[from + column] ?? 0);
      if (sum > (strongest[side + row] ?? 0)) strongest[side + row] = sum;
    }
  }
  return strongest;
};

/** Logits as shares of one. */
const shares = (logits: Float32Array): Float32Array => {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
};

/** What the words around a list come to: the same for all its things. */
const summaryOf = (weights: Weights, around: Surroundings): Float32Array => {
  const words = wordsAround(weights, around);
  const summary = new Float32Array(weights.places.rows + 2 * weights.three.rows);
  summary.set(times(weights.places, weights.placesBias, words, true), 0);
  summary.set(strongestThrees(weights, words), weights.places.rows);
  return summary;
};

const likelihoods = (weights: Weights, example: FateExample, summary: Float32Array): Float32Array => {
  const { word, concept, fate, hidden, hiddenBias, out, outBias } = weights;
  const seen = new Float32Array(hidden.columns);
  seen.set(summary, 0);
  let to = summary.length;
  for (const row of example.own) to = copyRow(word, row, seen, to);
  to = copyRow(concept, example.concept, seen, to);
  to = copyRow(concept, example.kind, seen, to);
  to = copyRow(fate, example.fate, seen, to);
  seen.set(example.signs, to);
  return shares(times(out, outBias, times(hidden, hiddenBias, seen, true), false));
};

/** Without zod, which would make the form's reader a twentieth larger. */
const isShape = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((count) => Number.isInteger(count) && count > 0);

const shapesOf = (header: string): Record<(typeof NAMES)[number], readonly [number, number]> => {
  const shapes: unknown = JSON.parse(header);
  const isWhole = (value: unknown): value is Record<(typeof NAMES)[number], readonly [number, number]> =>
    typeof value === 'object' &&
    value !== null &&
    NAMES.every((name) => isShape(new Map(Object.entries(value)).get(name)));
  if (!isWhole(shapes)) throw new Error('the weights of the fates have other shapes');
  return shapes;
};

/**
 * Reads the asset: a line of JSON with the matrices' shapes, then each row's scale and its weights as signed bytes. Throws
 * where it is no such file.
 */
export function parseFates(bytes: ArrayBuffer): FateReader {
  const lineEnd = new Uint8Array(bytes).indexOf(10);
  const header = new TextDecoder().decode(new Uint8Array(bytes, 0, Math.max(0, lineEnd)));
  const shapes = shapesOf(header);
  const view = new DataView(bytes);
  let at = lineEnd + 1;
  const matrix = ([rows, columns]: readonly [number, number]): Matrix => {
    const values = new Float32Array(rows * columns);
    for (let row = 0; row < rows; row += 1) {
      const scale = view.getFloat32(at, true);
      at += 4;
      for (let column = 0; column < columns; column += 1, at += 1)
        values[row * columns + column] = view.getInt8(at) * scale;
    }
    return { rows, columns, values };
  };
  // In the order in which they lie in the asset.
  const weights: Weights = {
    word: matrix(shapes.word),
    ending: matrix(shapes.ending),
    fate: matrix(shapes.fate),
    concept: matrix(shapes.concept),
    three: matrix(shapes.three),
    threeBias: matrix(shapes.threeBias),
    places: matrix(shapes.places),
    placesBias: matrix(shapes.placesBias),
    hidden: matrix(shapes.hidden),
    hiddenBias: matrix(shapes.hiddenBias),
    out: matrix(shapes.out),
    outBias: matrix(shapes.outBias),
  };
  return {
    read: (examples) => {
      const summaries = new Map<Surroundings, Float32Array>();
      return examples.map((example) => {
        const summary = summaries.get(example.around) ?? summaryOf(weights, example.around);
        summaries.set(example.around, summary);
        return likelihoods(weights, example, summary);
      });
    },
  };
}
