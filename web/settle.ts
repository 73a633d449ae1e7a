import { idle } from './idle';

const sections = () => document.querySelectorAll<HTMLElement>('#hero ~ section');

/**
 * The sections below the first screen were left out of the first paint (`site.css`). They are laid out one by one, each
 * a short task, so that the page has its true height before anybody goes to an anchor.
 */
export const renderDeferredSections = async (): Promise<void> => {
  for (const section of sections()) {
    await idle();
    section.style.contentVisibility = 'visible';
  }
};

/** The same at once: somebody goes elsewhere on the page now. */
export const renderAllSections = (): void => {
  for (const section of sections()) section.style.contentVisibility = 'visible';
};
