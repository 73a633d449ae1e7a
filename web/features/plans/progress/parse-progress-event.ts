import { progressEvent, type ProgressEvent } from '../../../../worker/plans/contract';
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
  const parsed = progressEvent.safeParse({ event, data: jsonOf(data) });
  return parsed.success ? parsed.data : null;
};
