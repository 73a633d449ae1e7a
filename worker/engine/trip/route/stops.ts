/** The stops of a route while it is put together. */
import type { Place } from '../../places/place';
import type { Told } from './stated-nights';

export interface Stop {
  /** Absent where the place is not known. */
  place?: Place;
  words: string;
  kind: 'stay' | 'outing' | 'transit' | 'route';
  told: Told;
  /** From the destination field. */
  form: boolean;
  /** No table has its name: the place is the nearest one of the route. */
  unlisted?: boolean;
  /** Offsets of the words in the description. */
  span?: { start: number; end: number };
  /** Where the words tell its nights. */
  toldAt?: number;
  /** Namesakes that may be meant as well. */
  others: Place[];
  misspelt: boolean;
  /** Stops after which no night is told and which may share what is left. */
  certainty: 'sure' | 'likely' | 'guess';
}

/** Whether nights are spent at a stop or a leg. */
export const isOvernight = ({ kind }: Pick<Stop, 'kind'>): boolean => kind === 'stay' || kind === 'route';
