const DAY_MS = 86_400_000;

/** The day that was written last: most moments of an answer are of few days, and a list has forty of them. */
let day = Number.NaN;
let date = '';

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** Milliseconds since the epoch as answers and files write a moment: "2027-05-01T08:30:00.000Z". */
export const isoTime = (milliseconds: number): string => {
  const start = Math.floor(milliseconds / DAY_MS);
  if (start !== day) {
    date = new Date(start * DAY_MS).toISOString().slice(0, 11);
    day = start;
  }
  const time = Math.trunc(milliseconds) - start * DAY_MS;
  const [hours, minutes] = [Math.floor(time / 3_600_000), Math.floor(time / 60_000) % 60];
  return `${date}${padded(hours, 2)}:${padded(minutes, 2)}:${padded(Math.floor(time / 1000) % 60, 2)}.${padded(time % 1000, 3)}Z`;
};
