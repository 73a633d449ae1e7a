/** Where this browser keeps what was typed into the form for a new plan: this, and whose it is. */
export const DRAFT_PREFIX = 'valija.plan-draft.';

/** Whether this browser has kept plans, edits or drafts of anybody; it may have, where it does not say. */
export const hasStoredData = async (): Promise<boolean> => {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(DRAFT_PREFIX))) return true;
    return (await indexedDB.databases()).length > 0;
  } catch {
    return true;
  }
};
