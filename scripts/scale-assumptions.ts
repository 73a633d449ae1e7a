/** What an average user does, what a call costs, and what is charged for it. */

/** What an average user does in a month. Assumptions, each in one place. */
export const HABITS = {
  /** Of all users, the share that is seen in a month. */
  active: 0.35,
  plans: 1.2,
  opens: 14,
  ticks: 90,
  /** Other calls: sessions, lists, credits, refreshes. */
  others: 60,
  /** Confirmations, resets, invitations, receipts. */
  mails: 0.5,
};

/** What a call costs: D1 rows read and written (with their indexes), Worker calls and CPU milliseconds. */
export const COSTS = {
  plan: { read: 40, written: 20, cpuMs: 25 },
  open: { read: 12, written: 0, cpuMs: 3 },
  tick: { read: 14, written: 1, cpuMs: 2 },
  other: { read: 12, written: 0.3, cpuMs: 2 },
};

/** Rows that a plan's object writes: its lines, steps and events; the line, the edit, the state twice, and the alarm twice. */
export const IN_ROOM = { plan: 220, tick: 6 };

/** Bytes of a plan's object with a list of some 45 things. */
export const ROOM_BYTES = 55_000;

/** Bytes in D1 that one plan keeps, with its words, indexes and what credits keep of it, and one user without plans. */
export const STORED = { plan: 2_000, user: 4_000 };

/** Tokens of one plan's personalisation, as the benchmark's prompts have them. */
export const TOKENS = { input: 3_200, output: 900 };

/**
 * Prices in US dollars as known in November 2026; check the official pages before relying on them:
 * developers.cloudflare.com/workers/platform/pricing, /d1/platform/pricing, /durable-objects/platform/pricing,
 * /email-service/platform/pricing,
 * and for the models worker/plans/generation/models/prices.ts.
 */
export const PRICES = {
  base: 5,
  callsPerMillion: 0.3,
  callsIncluded: 10e6,
  cpuPerMillionMs: 0.02,
  cpuIncluded: 30e6,
  rowsReadPerMillion: 0.001,
  rowsReadIncluded: 25e9,
  rowsWrittenPerMillion: 1,
  rowsWrittenIncluded: 50e6,
  storedPerGb: 0.75,
  storedIncluded: 5,
  objectStoredPerGb: 0.2,
  objectStoredIncluded: 5,
  objectRowsWrittenPerMillion: 1,
  objectRowsWrittenIncluded: 50e6,
  objectCallsPerMillion: 0.15,
  objectCallsIncluded: 1e6,
  /** Per million GB-seconds; an object at work holds 128 MB. */
  objectDuration: 12.5,
  objectDurationIncluded: 400_000,
  mailsPerThousand: 0.35,
  mailsIncluded: 3_000,
};

/** Seconds a generation keeps its object awake: with the engine alone, and with a model. */
export const AWAKE = { engine: 2, model: 12 };

/** Largest D1 database, bytes, and writes a second that one takes (single writer; some 1–2 ms each). */
export const D1 = { bytes: 10e9, writesPerSecond: 500 };
