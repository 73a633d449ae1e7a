import type { Item, ProgressEvent, Stage } from '../../../../worker/plans/contract';

/** What is known of a plan in the making. */
export interface Progress {
  /** Number of the last event that was counted in; 0 before the first. */
  lastEventId: number;
  /** 0 to 100, never going back. */
  percent: number;
  stage: Stage;
  /** What the stages found out about this trip. */
  facts: Readonly<Partial<Record<Stage, string>>>;
  /** In the order they arrived. */
  items: readonly Item[];
  outcome: 'running' | 'done' | 'failed';
}

export const PROGRESS_START: Progress = {
  lastEventId: 0,
  percent: 0,
  stage: 'place',
  facts: {},
  items: [],
  outcome: 'running',
};

/** Counts one numbered event in; an event that was counted before changes nothing, so any replay is safe. */
export const withProgressEvent = (state: Progress, id: number, event: ProgressEvent): Progress => {
  if (id <= state.lastEventId || state.outcome !== 'running') return state;
  const next = { ...state, lastEventId: id };
  switch (event.event) {
    case 'progress':
      return { ...next, percent: Math.min(100, Math.max(state.percent, event.data.percent)), stage: event.data.stage };
    case 'fact':
      return { ...next, facts: { ...state.facts, [event.data.stage]: event.data.text } };
    case 'item': {
      const { item } = event.data;
      const isKnown = state.items.some((other) => other.id === item.id);
      const items = isKnown
        ? state.items.map((other) => (other.id === item.id ? item : other))
        : [...state.items, item];
      return { ...next, items };
    }
    case 'drop':
      return { ...next, items: state.items.filter((item) => item.id !== event.data.itemId) };
    case 'done':
      return { ...next, percent: 100, outcome: 'done' };
    default:
      return { ...next, outcome: 'failed' };
  }
};
