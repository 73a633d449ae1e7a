/** Sums and functions of the network, see ./network. */

/** A matrix of weights, row by row. */
export interface Matrix {
  rows: number;
  columns: number;
  /** Doubles: singles would be made doubles for every product. */
  values: Float64Array;
}

/**
 * One value for a matrix row: `bias + rows × vector`. Four rows at a time, since each addition to a sum waits for the one
 * before; every sum is made in its own order.
 */
export const times = (
  { rows, columns, values }: Matrix,
  bias: Matrix,
  vector: Float64Array,
  into: Float64Array,
): void => {
  let row = 0;
  for (; row + 3 < rows; row += 4) {
    let first = bias.values[row] ?? 0;
    let second = bias.values[row + 1] ?? 0;
    let third = bias.values[row + 2] ?? 0;
    let fourth = bias.values[row + 3] ?? 0;
    const from = row * columns;
    for (let column = 0; column < columns; column += 1) {
      const factor = vector[column] ?? 0;
      const at = from + column;
      first += (values[at] ?? 0) * factor;
      second += (values[at + columns] ?? 0) * factor;
      third += (values[at + 2 * columns] ?? 0) * factor;
      fourth += (values[at + 3 * columns] ?? 0) * factor;
    }
    into[row] = first;
    into[row + 1] = second;
    into[row + 2] = third;
    into[row + 3] = fourth;
  }
  for (; row < rows; row += 1) {
    let sum = bias.values[row] ?? 0;
    for (let column = 0; column < columns; column += 1)
      sum += (values[row * columns + column] ?? 0) * (vector[column] ?? 0);
    into[row] = sum;
  }
};

export const copyRow = ({ columns, values }: Matrix, row: number, into: Float64Array, at: number): number => {
  into.set(values.subarray(row * columns, (row + 1) * columns), at);
  return at + columns;
};

/** Powers of two by sixteenths. */
const STEPS = 16;
const MIDDLE = 64 * STEPS;
const POWERS = Float64Array.from({ length: 2 * MIDDLE }, (_, step) => 2 ** ((step - MIDDLE) / STEPS));
const STEP = Math.LN2 / STEPS;
const PER_STEP = 1 / STEP;
/** Beyond it is 0 or 1. */
const FARTHEST = 40;

/** To ten digits, in half the time of `Math.exp`: the nearest power from the table, the rest by its series. */
export const sigmoid = (value: number): number => {
  if (value > FARTHEST) return 1;
  if (value < -FARTHEST) return 0;
  const step = (MIDDLE + 0.5 - value * PER_STEP) >>> 0;
  const rest = (MIDDLE - step) * STEP - value;
  const power = (POWERS[step] ?? 0) * (1 + rest * (1 + rest * (1 / 2 + rest * (1 / 6 + rest / 24))));
  return 1 / (1 + power);
};

export const tanh = (value: number): number => 2 * sigmoid(2 * value) - 1;

export const softmax = (logits: Float64Array): Float64Array => {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
};
