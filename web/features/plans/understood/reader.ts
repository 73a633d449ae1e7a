import type { FormTrip, ReadAnswer, Reading, ReadRequest } from './reader-messages';

/** The part of `navigator.connection` that is looked at; not every browser has it. */
interface Connection {
  saveData?: unknown;
  effectiveType?: unknown;
}

const connection = (): Connection => {
  const found: unknown = Reflect.get(navigator, 'connection');
  return typeof found === 'object' && found !== null ? found : {};
};

/** Whether two megabytes for a look ahead are too much to ask: data is saved, or the network is slow or gone. */
export const isConnectionPoor = (): boolean => {
  const { saveData, effectiveType } = connection();
  return !navigator.onLine || saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
};

/** Reads trips in a Web Worker. Only the newest request is answered; a worker that does not start answers nothing. */
export class TripReader {
  readonly #worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
    type: 'module',
    name: 'trip-reader',
  });
  #number = 0;

  constructor(onReading: (reading: Reading | null) => void) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      void this.#label(data).then((reading) => {
        if (data.number === this.#number) onReading(reading);
      });
    });
    this.#worker.addEventListener('error', () => onReading(null));
  }

  /** The words of the facts are no part of the reader's script; without them nothing can be shown. */
  async #label({ reading }: ReadAnswer): Promise<Reading | null> {
    try {
      const { labelsOf } = await import('./labels');
      return reading && { ...reading, labels: labelsOf(reading.trip) };
    } catch {
      return null;
    }
  }

  read(form: FormTrip): void {
    this.#number += 1;
    this.#worker.postMessage({ number: this.#number, form } satisfies ReadRequest, { transfer: [] });
  }

  end(): void {
    this.#worker.terminate();
  }
}
