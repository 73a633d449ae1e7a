import { describe, expect, it } from 'vitest';
import { countdown, formatBoardDay, formatRange, isCalendarDate, today, tripDays } from './dates';

/** The countdown to one trip from a date. */
const from = (date: string) => countdown('2027-05-01', '2027-05-08', date);

describe('dates', () => {
  it('tells valid calendar dates from other texts', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    for (const wrong of ['2027-02-29', '2027-13-01', '27-05-01', '', '2027-5-1', 'tomorrow']) {
      expect(isCalendarDate(wrong), wrong).toBe(false);
    }
  });

  it('counts both ends, over clock changes and leap days', () => {
    expect(tripDays('2027-05-01', '2027-05-01')).toBe(1);
    expect(tripDays('2027-03-27', '2027-03-29')).toBe(3);
    expect(tripDays('2028-02-28', '2028-03-01')).toBe(3);
    expect(tripDays('2027-05-08', '2027-05-01')).toBe(0);
    expect(tripDays('', '2027-05-01')).toBe(0);
  });

  it('takes today from the traveller’s time zone', () => {
    expect(today(new Date(2027, 4, 1, 0, 30))).toBe('2027-05-01');
    expect(today(new Date(2027, 4, 1, 23, 30))).toBe('2027-05-01');
  });

  it('says where a trip stands', () => {
    expect(from('2027-04-01')).toEqual({ kind: 'ahead', days: 30 });
    expect(from('2027-04-30')).toEqual({ kind: 'tomorrow' });
    expect(from('2027-05-01')).toEqual({ kind: 'today' });
    expect(from('2027-05-02')).toEqual({ kind: 'under-way', day: 2, days: 8 });
    expect(from('2027-05-08')).toEqual({ kind: 'under-way', day: 8, days: 8 });
    expect(from('2027-05-10')).toEqual({ kind: 'over', days: 2 });
  });

  it('writes dates as the language does', () => {
    expect(formatRange('2027-05-01', '2027-05-08', 'en')).toMatch(/^1\s?–\s?8 May 2027$/);
    expect(formatRange('2027-05-01', '2027-05-08', 'es')).toMatch(/^1\s?–\s?8 may 2027$/);
    expect(formatBoardDay('2027-09-01', 'en')).toBe('01 SEP');
    expect(formatBoardDay('2027-01-09', 'es')).toBe('09 ENE');
  });
});
