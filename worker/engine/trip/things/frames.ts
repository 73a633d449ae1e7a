/**
 * The words around a thing that say what becomes of it. A frame is a verb or a fixed phrase; `side` says where its things
 * stand: `after` it ("we hire skis"), `before` it ("skis hired", "las toallas las ponen"), on both sides, or right before it
 * at the end of their piece (`end`: "chairs there").
 */

/**
 * `bring` takes along · `have` owns or holds: whose it is decides · `need` wants · `use` uses daily · `give` somebody
 * hands out · `given` is handed out or there already · `rent` · `buy` buys there · `leave` leaves at home · `send` is or
 * was sent ahead · `forget` was forgotten or missed once · `wear` is worn on the way · `lend` somebody lends · `enjoy` is
 * seen, done or eaten there and no thing at all.
 */
export type Act =
  | 'bring'
  | 'have'
  | 'need'
  | 'use'
  | 'give'
  | 'given'
  | 'rent'
  | 'buy'
  | 'leave'
  | 'send'
  | 'forget'
  | 'wear'
  | 'lend'
  | 'enjoy'
  | 'undo'
  | 'none';

export interface FrameRow {
  act: Act;
  side: 'after' | 'before' | 'both' | 'end';
  phrase: string;
}

/** A frame found at token `start` to `end` (exclusive). */
export interface Frame {
  /** With the words as they were said for its phrase. */
  row: FrameRow;
  start: number;
  end: number;
}
