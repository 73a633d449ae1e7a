import type { Plan } from '../contract';
import { WORDS } from './words';

/** RFC 5545 3.1: the longest line in octets, its break not counted. */
const MAX_OCTETS = 75;

const encoder = new TextEncoder();

/** A content line folded as the RFC wants it, never inside a character. */
const fold = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      // The blank that a continued line begins with counts too.
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
};

const CONTROL = /[^\P{Cc}\n]/gu;

/** RFC 5545 3.3.11: a text value. */
const text = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', String.raw`\n`);

const DAY_MS = 86_400_000;

/** `YYYY-MM-DD` so many days later. */
const shift = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

const basic = (date: string): string => date.replaceAll('-', '');
const utcStamp = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '');

/** Days before the trip on which packing starts: the longer it is, the more there is to wash and to buy. */
const leadDays = (days: number): number => (days >= 14 ? 7 : days >= 5 ? 3 : 2);

/** Things that one uses until the last minute, or cannot leave without. */
const LAST = new Set(['documents', 'health', 'electronics']);
const LAST_SHOWN = 12;

interface Reminder {
  id: string;
  date: string;
  /** Local time wherever the traveller is then (a floating time). */
  time: string;
  summary: string;
  description: string;
}

const remindersOf = (plan: Plan): Reminder[] => {
  const words = WORDS[plan.locale];
  const open = plan.items.filter(({ hidden, packed }) => !hidden && !packed);
  const last = open.filter(({ category }) => LAST.has(category)).slice(0, LAST_SHOWN);
  return [
    {
      id: 'start-packing',
      date: shift(plan.startDate, -leadDays(plan.days)),
      time: '180000',
      summary: words.startPacking(plan.name),
      description: words.startPackingText(open.length),
    },
    {
      id: 'last-things',
      date: shift(plan.startDate, -1),
      time: '200000',
      summary: words.lastThings(plan.name),
      description: [words.lastThingsText, ...last.map(({ name }) => `- ${name}`)].join('\n'),
    },
  ];
};

/**
 * The trip as a calendar file (RFC 5545): whole days, and two reminders as events of their own, because calendars
 * drop the alarms of imported events. Reminders that are past at `now` are left out.
 */
export const toCalendar = (plan: Plan, { url, host, now }: { url: string; host: string; now: number }): string => {
  const words = WORDS[plan.locale];
  const stamp = utcStamp(new Date(now).toISOString());
  const event = (id: string, lines: readonly string[]): string[] => [
    'BEGIN:VEVENT',
    `UID:${plan.id}.${id}@${host}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${utcStamp(plan.updatedAt)}`,
    ...lines,
    'TRANSP:TRANSPARENT',
    `URL:${url}`,
    'END:VEVENT',
  ];
  const things = plan.items.filter(({ hidden }) => !hidden).length;
  const trip = event('trip', [
    `DTSTART;VALUE=DATE:${basic(plan.startDate)}`,
    // The day after the last one: an end is exclusive.
    `DTEND;VALUE=DATE:${basic(shift(plan.endDate, 1))}`,
    `SUMMARY:${text(plan.name)}`,
    `LOCATION:${text(plan.destination)}`,
    ...(plan.place ? [`GEO:${plan.place.latitude.toFixed(4)};${plan.place.longitude.toFixed(4)}`] : []),
    `DESCRIPTION:${text(`${words.tripText(things)}\n${url}`)}`,
  ]);
  const today = new Date(now).toISOString().slice(0, 10);
  const reminders = remindersOf(plan)
    .filter(({ date }) => date >= today)
    .flatMap(({ id, date, time, summary, description }) =>
      event(id, [
        `DTSTART:${basic(date)}T${time}`,
        'DURATION:PT30M',
        `SUMMARY:${text(summary)}`,
        `DESCRIPTION:${text(`${description}\n${url}`)}`,
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${text(summary)}`,
        'TRIGGER:PT0S',
        'END:VALARM',
      ]),
    );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Valija//Bag Plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...trip,
    ...reminders,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
};
