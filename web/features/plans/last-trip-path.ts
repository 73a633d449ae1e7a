/** The page of a trip, or of a new one, that was open last in this tab: where a purchase leads back to. */
let lastTrip: string | null = null;

/** Notes a page that was opened, when it is a trip's. */
export const noteTripPath = ({ pathname, search }: { pathname: string; search: string }): void => {
  const query = new URLSearchParams(search);
  if (query.has('plan') || query.has('new')) lastTrip = pathname + search;
};

/** The path of the trip that was open last; null when none was since the page was loaded. */
export const lastTripPath = (): string | null => lastTrip;
