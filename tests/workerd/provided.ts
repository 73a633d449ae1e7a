/** What is handed to the tests inside workerd by what runs beside them on Node. */
interface Provided {
  /** The fake OpenAI; includes `/v1`, `/__control` is beside it. */
  openAiBaseUrl: string;
  /** Those that generations use: one for each test file that runs at the same time. */
  generationModelUrls: readonly string[];
  /** The fake Turnstile's `siteverify`. */
  turnstileUrl: string;
  /** The loopback OpenID provider. */
  openIdIssuer: string;
  /** The local Stripe and its keys; `/__control` is beside its API. */
  stripe: { baseUrl: string; secretKey: string; webhookSecret: string };
}

/** The account that answers at the loopback OpenID provider. `fault` is what is wrong with the answer. */
export interface OpenIdPerson {
  sub: string;
  email: string;
  /** Has the provider verified the e-mail? Yes, unless said otherwise. */
  verified?: boolean;
  fault?: 'nonce' | 'audience' | 'issuer' | 'signature' | 'expired' | 'state' | 'denied';
}

declare module 'vitest' {
  interface ProvidedContext extends Provided {}
}
