/** What the critic says of a list, and what every rule of it looks like. */
import type { EngineItem, PackingList } from '../packing/engine';
import type { PlanView } from './plan-view';

export type RuleId =
  | 'essentials'
  | 'denied'
  | 'not-asked'
  | 'climate'
  | 'owner'
  | 'duplicate'
  | 'quantity'
  | 'bags'
  | 'figures'
  | 'sentences';

/** One thing that was wrong with a list. */
export interface Finding {
  rule: RuleId;
  /** Key of the line; empty where it is about the whole list. */
  key: string;
  /** How the list was mended; `warned` where it could not be and the traveller reads a warning. */
  action: 'added' | 'dropped' | 'lowered' | 'merged' | 'moved' | 'reassigned' | 'reworded' | 'warned';
  /** In the language of the trip. */
  text: string;
}

/** What a rule makes of the lines. */
interface Verdict {
  items: EngineItem[];
  findings: Finding[];
}

export type Rule = (items: readonly EngineItem[], view: PlanView, list: PackingList) => Verdict;

/** A list after its review. */
export interface Review {
  list: PackingList;
  findings: Finding[];
}
