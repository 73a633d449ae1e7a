import { SITE } from './site-config';

/** Names the web app's manifest. In the head of the document, it would be fetched before the first paint. */
export const linkManifest = (): void => {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: SITE.manifest }));
};
