import type { PersonaliseResult } from './models/personalise';

/** What is kept of a model's part in a plan, for the operator: no text of the trip or of the answer. */
export type ModelReport = Pick<
  PersonaliseResult,
  'outcome' | 'provider' | 'promptVersion' | 'usage' | 'costMicros' | 'accepted' | 'rejected' | 'failures' | 'tookMs'
>;
