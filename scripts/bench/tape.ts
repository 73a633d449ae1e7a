/** What the bare Worker plays for a call: the product's own trips to the database, and its answer. */

/** Stands in a tape's parameters for what is new at each call: an id, or the name of an edit. */
export const NEW = '~new~';

/** A statement with what is bound to it. */
export interface Statement {
  sql: string;
  params: unknown[];
}

/** One trip to the database, by the Worker or by the plan's Durable Object. */
export interface Trip {
  by: 'worker' | 'object';
  statements: Statement[];
}

/** What is played for a call. */
export interface Tape {
  trips: Trip[];
  /** The plan's Durable Object is set to work: a value to keep and an alarm. */
  isStarted: boolean;
  /**
   * Where the call changes a list: the revision that it changes, which stands in its parameters. Each play is of the next
   * one, as nothing would be stored on a revision that was.
   */
  revision?: number;
  status: number;
  body: unknown;
}
