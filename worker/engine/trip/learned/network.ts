/**
 * The network behind the learned reader: a recurrent layer (GRU) reads the words of a text forwards and backwards, and two
 * small layers for each question weigh what it made of the words of a thing or a person. Trained by scripts/learn on
 * annotated descriptions; its weights are the asset `data/learned.bin`, which is read once.
 */
import { copyRow, type Matrix, sigmoid, softmax, tanh, times } from './arithmetic';
import type { FateExample } from './fate-examples';
import type { PersonExample } from './person-examples';
import { type HashTable, hashTable, type HashTables } from './hash-tables';
import { LEARNED_FATES, type LearnedReader, type LearnedText } from './reader';
import { CONCEPT_ROWS, learnedWords, type LearnedWords, PART_ROWS, WORD_ROWS, type WordRows } from './words';

/** In the order in which the asset has them. */
const NAMES = [
  'word',
  'ending',
  'beginning',
  'concept',
  'fate',
  'part',
  'owner',
  'input',
  'inputBias',
  'forwards',
  'forwardsBias',
  'backwards',
  'backwardsBias',
  'fateHidden',
  'fateHiddenBias',
  'fateOut',
  'fateOutBias',
  'personHidden',
  'personHiddenBias',
  'personOut',
  'personOutBias',
  'mark',
  'markBias',
  'begin',
  'beginBias',
  'personMark',
  'personMarkBias',
] as const;
type Name = (typeof NAMES)[number];
type Weights = Record<Name, Matrix>;

/** What was read of the asset. */
interface Network {
  weights: Weights;
  /** The tables' rows of words by their hashes. */
  tables: HashTables;
  /** What words of one spelling put into the gates. */
  known: Map<number, Float64Array>;
}

/** Gates of a recurrent layer: what to reset, what to keep, and the new state, as PyTorch orders them. */
const GATES = 3;

/** What a word puts into the gates of both directions, forwards first. Words of one spelling share it. */
const inputsOf = ({ weights, tables, known }: Network, rows: readonly WordRows[]): Float64Array[] => {
  const { word, ending, beginning, input, inputBias } = weights;
  const vector = new Float64Array(input.columns);
  return rows.map((row) => {
    const key = (row.word * PART_ROWS + row.ending) * PART_ROWS + row.beginning;
    const before = known.get(key);
    if (before) return before;
    const inputs = new Float64Array(input.rows);
    const at = copyRow(word, tables.word.rows[row.word] ?? 0, vector, 0);
    const behind = copyRow(ending, tables.ending.rows[row.ending] ?? 0, vector, at);
    copyRow(beginning, tables.beginning.rows[row.beginning] ?? 0, vector, behind);
    times(input, inputBias, vector, inputs);
    known.set(key, inputs);
    return inputs;
  });
};

/** Reads the words one after the other and writes the state after each into its row of `states`. */
const runOver = (
  inputs: readonly Float64Array[],
  { matrix, bias, backwards }: { matrix: Matrix; bias: Matrix; backwards: boolean },
  states: Float64Array,
): void => {
  const size = matrix.columns;
  const gates = new Float64Array(GATES * size);
  const state = new Float64Array(size);
  const offset = backwards ? GATES * size : 0;
  for (let step = 0; step < inputs.length; step += 1) {
    const at = backwards ? inputs.length - 1 - step : step;
    const input = inputs[at];
    if (!input) break;
    times(matrix, bias, state, gates);
    for (let unit = 0; unit < size; unit += 1) {
      const reset = sigmoid((input[offset + unit] ?? 0) + (gates[unit] ?? 0));
      const keep = sigmoid((input[offset + size + unit] ?? 0) + (gates[size + unit] ?? 0));
      const fresh = tanh((input[offset + 2 * size + unit] ?? 0) + reset * (gates[2 * size + unit] ?? 0));
      state[unit] = fresh + keep * ((state[unit] ?? 0) - fresh);
    }
    states.set(state, 2 * size * at + (backwards ? size : 0));
  }
};

/** Hidden layer with ReLU, output layer, softmax. */
const answer = (weights: Weights, name: 'fate' | 'person', seen: Float64Array): Float64Array => {
  const hidden = new Float64Array(weights[`${name}Hidden`].rows);
  times(weights[`${name}Hidden`], weights[`${name}HiddenBias`], seen, hidden);
  for (let at = 0; at < hidden.length; at += 1) if ((hidden[at] ?? 0) < 0) hidden[at] = 0;
  const out = new Float64Array(weights[`${name}Out`].rows);
  times(weights[`${name}Out`], weights[`${name}OutBias`], hidden, out);
  return softmax(out);
};

const readWith = (network: Network, words: LearnedWords): LearnedText => {
  const { weights, tables } = network;
  const { word, concept, fate, part, owner, forwards, forwardsBias, backwards, backwardsBias } = weights;
  const wide = 2 * forwards.columns;
  const { rows } = words;
  let read: Float64Array | undefined;
  /** Computed at the first question. */
  const statesOf = (): Float64Array => {
    if (read) return read;
    read = new Float64Array(wide * rows.length);
    const inputs = inputsOf(network, rows);
    runOver(inputs, { matrix: forwards, bias: forwardsBias, backwards: false }, read);
    runOver(inputs, { matrix: backwards, bias: backwardsBias, backwards: true }, read);
    return read;
  };
  const wordRow = (place: number): number => tables.word.rows[rows[place]?.word ?? 0] ?? 0;
  /** Copies the states at a place; nothing where there is none. */
  const stateAt = (place: number, into: Float64Array, at: number): number => {
    if (place >= 0) into.set(statesOf().subarray(wide * place, wide * (place + 1)), at);
    return at + wide;
  };
  const fateOf = ({ from, last, ...example }: FateExample): Float64Array => {
    const seen = new Float64Array(weights.fateHidden.columns);
    let to = stateAt(last, seen, stateAt(from, seen, 0));
    to = copyRow(word, wordRow(from), seen, to);
    to = copyRow(word, wordRow(last), seen, to);
    to = copyRow(concept, example.concept, seen, to);
    to = copyRow(concept, example.kind, seen, to);
    to = copyRow(fate, example.fate, seen, to);
    seen.set(example.signs, to);
    return answer(weights, 'fate', seen);
  };
  const travels = ({ from, head, last, ...example }: PersonExample): number => {
    const seen = new Float64Array(weights.personHidden.columns);
    let to = stateAt(last, seen, stateAt(head, seen, stateAt(from, seen, 0)));
    to = copyRow(word, wordRow(head), seen, to);
    to = copyRow(concept, example.role, seen, to);
    to = copyRow(part, example.part, seen, to);
    to = copyRow(owner, example.owner, seen, to);
    seen.set(example.signs, to);
    return answer(weights, 'person', seen)[1] ?? 0;
  };
  const state = new Float64Array(wide);
  /** What a layer says of one word. */
  const ofWord = (layer: 'mark' | 'begin' | 'personMark', place: number): Float64Array => {
    const out = new Float64Array(weights[layer].rows);
    stateAt(place, state, 0);
    times(weights[layer], weights[`${layer}Bias`], state, out);
    return softmax(out);
  };
  /** The first mark is that of words between things. */
  const namesThing = (place: number): number => (place < 0 ? 0 : 1 - (ofWord('mark', place)[0] ?? 1));
  const beginsThing = (place: number): number => (place < 0 ? 0 : (ofWord('begin', place)[1] ?? 0));
  const adds = (place: number): readonly number[] => (place < 0 ? [] : [...ofWord('personMark', place).subarray(1, 5)]);
  return {
    words,
    namesThing,
    beginsThing,
    adds,
    fates: (examples) => examples.map(fateOf),
    travels: (examples) => examples.map(travels),
  };
};

/** Without zod, which would make the form's reader a twentieth larger. */
const isShape = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((count) => Number.isInteger(count) && count > 0);

type Shapes = Record<Name, readonly [number, number]>;
const areShapes = (value: unknown): value is Shapes =>
  typeof value === 'object' &&
  value !== null &&
  NAMES.every((name) => isShape(new Map(Object.entries(value)).get(name)));

const shapesOf = (header: string): Shapes => {
  const shapes: unknown = JSON.parse(header);
  if (!areShapes(shapes)) throw new Error('the weights of the learned reader have other shapes');
  return shapes;
};

/** Numbers beside states and tables that the two questions see, see ./fate-examples and ./person-examples. */
const THING_SIGNS = 11;
const PERSON_SIGNS = 2;
/** Words between people, people who add none, one, two and more travellers, and writers who stay at home. */
const PERSON_MARKS = 6;

/** Whether the layers take what the tables and the recurrent layer give: weights of another version are refused. */
const fitTogether = (weights: Weights, tables: HashTables): boolean => {
  const { word, ending, beginning, concept, fate, part, owner, input, forwards, backwards } = weights;
  const state = 2 * forwards.columns;
  return (
    concept.rows === CONCEPT_ROWS &&
    word.rows === tables.word.count &&
    ending.rows === tables.ending.count &&
    beginning.rows === tables.beginning.count &&
    input.columns === word.columns + ending.columns + beginning.columns &&
    input.rows === 2 * forwards.rows &&
    [forwards, backwards].every(({ rows, columns }) => rows === GATES * columns && 2 * columns === state) &&
    weights.fateHidden.columns === 2 * state + 2 * word.columns + 2 * concept.columns + fate.columns + THING_SIGNS &&
    weights.personHidden.columns ===
      3 * state + word.columns + concept.columns + part.columns + owner.columns + PERSON_SIGNS &&
    weights.fateOut.rows === LEARNED_FATES.length &&
    weights.mark.columns === state &&
    weights.personMark.columns === state &&
    weights.personMark.rows === PERSON_MARKS &&
    weights.begin.columns === state
  );
};

/** Words whose share of the gates is kept between texts: those of a language that people use again and again. */
const MOST_KEPT = 3000;

/**
 * Reads the asset: a line of JSON with the matrices' shapes, a bit for each hash of a word, an ending and a beginning that has
 * a row, then each row's scale and its weights as signed bytes. Throws where it is no such file.
 */
export function parseLearned(bytes: ArrayBuffer): LearnedReader {
  const lineEnd = new Uint8Array(bytes).indexOf(10);
  const header = new TextDecoder().decode(new Uint8Array(bytes, 0, Math.max(0, lineEnd)));
  const shapes = shapesOf(header);
  const view = new DataView(bytes);
  let at = lineEnd + 1;
  const tableOf = (hashes: number): HashTable => {
    const bits = new Uint8Array(bytes, at, hashes / 8);
    at += bits.length;
    return hashTable(bits);
  };
  const tables: HashTables = { word: tableOf(WORD_ROWS), ending: tableOf(PART_ROWS), beginning: tableOf(PART_ROWS) };
  const matrix = ([rows, columns]: readonly [number, number]): Matrix => {
    const values = new Float64Array(rows * columns);
    for (let row = 0; row < rows; row += 1) {
      const scale = view.getFloat32(at, true);
      at += 4;
      for (let column = 0; column < columns; column += 1, at += 1)
        values[row * columns + column] = view.getInt8(at) * scale;
    }
    return { rows, columns, values };
  };
  // An object's fields are written in this order, in which the matrices lie in the asset.
  const weights: Weights = {
    word: matrix(shapes.word),
    ending: matrix(shapes.ending),
    beginning: matrix(shapes.beginning),
    concept: matrix(shapes.concept),
    fate: matrix(shapes.fate),
    part: matrix(shapes.part),
    owner: matrix(shapes.owner),
    input: matrix(shapes.input),
    inputBias: matrix(shapes.inputBias),
    forwards: matrix(shapes.forwards),
    forwardsBias: matrix(shapes.forwardsBias),
    backwards: matrix(shapes.backwards),
    backwardsBias: matrix(shapes.backwardsBias),
    fateHidden: matrix(shapes.fateHidden),
    fateHiddenBias: matrix(shapes.fateHiddenBias),
    fateOut: matrix(shapes.fateOut),
    fateOutBias: matrix(shapes.fateOutBias),
    personHidden: matrix(shapes.personHidden),
    personHiddenBias: matrix(shapes.personHiddenBias),
    personOut: matrix(shapes.personOut),
    personOutBias: matrix(shapes.personOutBias),
    mark: matrix(shapes.mark),
    markBias: matrix(shapes.markBias),
    begin: matrix(shapes.begin),
    beginBias: matrix(shapes.beginBias),
    personMark: matrix(shapes.personMark),
    personMarkBias: matrix(shapes.personMarkBias),
  };
  if (!fitTogether(weights, tables)) throw new Error('the weights of the learned reader do not fit together');
  const network: Network = { weights, tables, known: new Map() };
  return {
    read: (document) => {
      if (network.known.size > MOST_KEPT) network.known.clear();
      return readWith(network, learnedWords(document));
    },
  };
}
