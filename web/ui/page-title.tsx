import { SITE } from '../site-config';

/** The document's title of a page of the app. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · ${SITE.name}`}</title>;
