/**
 * The model reader: asks a configured model for the Trip of a description as structured output. Its facts count only with
 * a quote found in the text; when it fails, is slow, refuses or talks nonsense, the rules' reading stands.
 */
import type { Clock } from '../../../platform/clock';
import type { Gazetteer } from '../../../engine/places/service';
import { mergeModelReading } from '../../../engine/trip/model-reading';
import { modelTripJsonSchema } from '../../../engine/trip/model-answer';
import type { TripInput, TripReading } from '../../../engine/trip/read-trip';
import { costMicros } from './prices';
import { readerSystemPrompt, readerUserPrompt } from './prompts/reader';
import { ModelFailure, type FailureKind, type ModelProvider, type ModelUsage } from './provider';

/** All attempts together, milliseconds. */
const READER_TIMEOUT_MS = 8000;
/** Enough for a long description read in full. */
const OUTPUT_TOKENS = 5000;
/** Characters of an answer that are read. */
const MAX_ANSWER = 60_000;

export interface ModelReaderInput {
  input: TripInput;
  /** What the rules read; stands where the model fails. */
  rules: TripReading;
  gazetteer: Gazetteer;
  /** In the order to try them. */
  providers: readonly ModelProvider[];
  clock: Clock;
  signal?: AbortSignal;
  /** For tests: milliseconds. */
  timeout?: number;
}

export interface ModelReading {
  reading: TripReading;
  /** Failures by kind, in order; empty when the first model answered. No text of the trip or of the answer. */
  failures: FailureKind[];
  usage: ModelUsage;
  /** Millionths of a US dollar; null when a price is not known. */
  costMicros: number | null;
  tookMs: number;
}

/** The object in an answer that may be wrapped in prose or a code block. */
const objectIn = (text: string): unknown => {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from === -1 || to <= from) throw new ModelFailure('no-valid-line');
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch (error) {
    throw new ModelFailure('no-valid-line', {}, { cause: error });
  }
};

/** Reads a trip with the first model that gives a usable answer in time. Never throws for what a model does. */
export const readTripByModel = async ({
  input,
  rules,
  gazetteer,
  providers,
  clock,
  signal,
  timeout = READER_TIMEOUT_MS,
}: ModelReaderInput): Promise<ModelReading> => {
  const started = clock.now();
  const failures: FailureKind[] = [];
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  let cost: number | null = 0;
  const result = (reading: TripReading): ModelReading => ({
    reading,
    failures,
    usage,
    costMicros: cost,
    tookMs: clock.now() - started,
  });
  if (providers.length === 0 || input.description.trim() === '') return result(rules);

  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new ModelFailure('total-timeout')), timeout);
  const giveUp = () => deadline.abort(new ModelFailure('aborted'));
  signal?.addEventListener('abort', giveUp, { once: true });
  if (signal?.aborted) giveUp();
  try {
    for (const provider of providers) {
      const marker = `=====${crypto.randomUUID()}=====`;
      const spent: ModelUsage = { inputTokens: 0, outputTokens: 0 };
      try {
        let text = '';
        const request = {
          system: readerSystemPrompt(marker),
          user: readerUserPrompt(input, marker),
          maxOutputTokens: OUTPUT_TOKENS,
          format: { name: 'trip', schema: modelTripJsonSchema() },
        };
        for await (const chunk of provider.stream(request, deadline.signal)) {
          if (chunk.text) text += chunk.text;
          if (chunk.usage) Object.assign(spent, chunk.usage);
          if (text.length > MAX_ANSWER) throw new ModelFailure('untrustworthy');
        }
        return result(mergeModelReading(objectIn(text), rules, input.description, gazetteer));
      } catch (error) {
        const reason: unknown = deadline.signal.aborted ? deadline.signal.reason : error;
        failures.push(reason instanceof ModelFailure ? reason.kind : 'no-valid-line');
        if (deadline.signal.aborted) break;
      } finally {
        usage.inputTokens += spent.inputTokens;
        usage.outputTokens += spent.outputTokens;
        const price = costMicros(provider.model, spent);
        cost = cost === null || price === undefined ? null : cost + price;
      }
    }
    return result(rules);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
};
