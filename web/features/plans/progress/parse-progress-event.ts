import { progressEvents, type ProgressEvent } from '../../../../worker/plans/contract';
import type { StreamEvent } from '../../../../worker/platform/shared/event-stream';

const jsonOf = (data: string): unknown => {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
};

/** What an event of the stream means; null for one that this version does not know, so that a newer server is no error. */
export const parseProgressEvent = ({ event, data }: StreamEvent): ProgressEvent | null => {
  const json = jsonOf(data);
  switch (event) {
    case 'progress': {
      const parsed = progressEvents.progress.safeParse(json);
      return parsed.success ? { event, data: parsed.data } : null;
    }
    case 'fact': {
      const parsed = progressEvents.fact.safeParse(json);
      return parsed.success ? { event, data: parsed.data } : null;
    }
    case 'item': {
      const parsed = progressEvents.item.safeParse(json);
      return parsed.success ? { event, data: parsed.data } : null;
    }
    case 'drop': {
      const parsed = progressEvents.drop.safeParse(json);
      return parsed.success ? { event, data: parsed.data } : null;
    }
    case 'done': {
      const parsed = progressEvents.done.safeParse(json);
      return parsed.success ? { event, data: parsed.data } : null;
    }
    case 'failed': {
      const parsed = progressEvents.failed.safeParse(json);
      return parsed.success ? { event, data: parsed.data } : null;
    }
    default:
      return null;
  }
};
