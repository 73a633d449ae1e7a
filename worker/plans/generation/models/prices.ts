import type { ModelUsage } from './provider';

/** US dollars for a million tokens, which is micro-dollars for one. */
interface Price {
  input: number;
  output: number;
}

/**
 * List prices without discounts (cached input is cheaper, so a cost is an upper bound). Sources, read 2026-11:
 * https://developers.openai.com/api/docs/pricing and https://developers.cloudflare.com/workers-ai/platform/pricing/
 */
const PRICES: Record<string, Price> = {
  'gpt-6-luna': { input: 0.1, output: 0.5 },
  'gpt-6-sol': { input: 2, output: 10 },
  'gpt-5.6-luna': { input: 0.2, output: 1.2 },
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'gpt-5.4-nano': { input: 0.2, output: 1.25 },
  '@cf/meta/llama-3.3-70b-instruct-fp8-fast': { input: 0.293, output: 2.253 },
  '@cf/meta/llama-3.1-8b-instruct-fp8-fast': { input: 0.045, output: 0.384 },
};

/** What tokens cost, in millionths of a US dollar, rounded up; undefined for a model whose price is not known here. */
export const costMicros = (model: string, usage: ModelUsage): number | undefined => {
  const price = PRICES[model];
  return price && Math.ceil(usage.inputTokens * price.input + usage.outputTokens * price.output);
};
