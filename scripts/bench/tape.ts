/** What the bare Worker plays for a call: the product's own trips to the database, and its answer. */

/** Stands in a tape's parameters for what is new at each call: an id, or the name of an edit. */
export const NEW = '~new~';

/** A statement with what is bound to it. */
export interface Statement {
  sql: string;
  params: unknown[];
}

/** One trip to the database, by the Worker or by the plan's Durable Object, for the answer or behind it. */
export interface Trip {
  by: 'worker' | 'object' | 'behind';
  statements: Statement[];
}

/** What is played for a call. */
export interface Tape {
  trips: Trip[];
  /** The plan's Durable Object is set to work: a value to keep and an alarm. */
  isStarted: boolean;
  /** Characters of the list that the plan's Durable Object is asked for next to the database; none where it is not. */
  asked: number;
  status: number;
  body: unknown;
}
