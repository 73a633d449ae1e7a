import type { Account } from './account';
import type { Form } from './form';

/** One call of Stripe's API, parsed. */
interface Call {
  account: Account;
  /** The `:id` of the path. */
  id: string;
  form: { [key: string]: Form };
}

/** Method, path with at most one `:id`, and what answers it; what it throws as a StripeFault is the error answer. */
export type Route = readonly [method: 'GET' | 'POST' | 'DELETE', path: string, answer: (call: Call) => unknown];
