/** Milliseconds since the epoch as answers and files write a moment: "2027-05-01T08:30:00.000Z". */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
