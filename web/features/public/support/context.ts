import type { SupportContext } from '../../../../worker/public/support/contract';
import { lastFailure } from '../../../api/fetch';

/** What helps to help: which build, which browser, what failed. The form shows it before it goes anywhere. */
export const readContext = (): SupportContext => {
  const failure = lastFailure();
  return {
    build: __BUILD_ID__,
    browser: navigator.userAgent.slice(0, 400),
    language: navigator.language,
    screen: `${window.innerWidth} × ${window.innerHeight}`,
    ...(failure && { failedRequest: [failure.requestId, failure.code].filter(Boolean).join(' · ') }),
  };
};
