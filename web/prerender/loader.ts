import { BOOT_SCRIPT } from '../theme';

/**
 * The one script in the head of a public page: theme and session, then the way to the other scripts. They start once the
 * page has been painted, so that nothing of them is in its way.
 */
export const siteScript = (urls: readonly string[]): string =>
  `${BOOT_SCRIPT};addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>${JSON.stringify(urls)}.map(u=>import(u)))))`;
