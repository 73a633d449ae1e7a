/** Shared check of the tables: what a description says about who travels. */
import { expect, it } from 'vitest';
import { readDocument } from '../document';
import type { Traveller } from '../schema';
import { readPeople, type PeopleReading } from './read-people';

/** Further expectations of a case. */
export interface Also {
  /** The list is for one person of a group. */
  one?: boolean;
  /** Everybody but the first packs for themselves. */
  alone?: boolean;
  /** Names of people who are mentioned without travelling, in any order. */
  not?: readonly string[];
  /** A question is asked. */
  ask?: boolean;
}

/**
 * Text, then the travellers as `role[*count] [age] [stage] [sex] [Name]` separated by semicolons: "self f 31y; child 9m; friend*3".
 * Age, sex, name, "alone" (packs for themselves) and "along" (does not) are compared where they are told; a child's age must be absent where it is not.
 */
export type Case = readonly [text: string, travellers: string, also?: Also];

const STAGE = /^(?:baby|toddler|child|teen|adult|senior)$/;

const matches = (words: readonly string[], traveller: Traveller): boolean => {
  const [role, count] = (words[0] ?? '').split('*');
  if (traveller.role !== role || traveller.count !== Number(count ?? 1)) return false;
  let aged = false;
  for (const word of words.slice(1)) {
    const age = /^(\d+)([my])$/.exec(word);
    if (age) {
      aged = true;
      if (traveller.ageMonths !== Number(age[1]) * (age[2] === 'y' ? 12 : 1)) return false;
    } else if (word === 'f' || word === 'm') {
      if (traveller.sex !== (word === 'f' ? 'female' : 'male')) return false;
    } else if (word === 'alone') {
      if (!traveller.packsAlone) return false;
    } else if (word === 'along') {
      if (traveller.packsAlone) return false;
    } else if (STAGE.test(word)) {
      if (traveller.stage !== word) return false;
    } else if (traveller.name?.toLowerCase() !== word.toLowerCase()) return false;
  }
  return aged || role !== 'child' || traveller.ageMonths === undefined;
};

const told = ({ role, count, ageMonths, stage, sex, name, packsAlone }: Traveller): string =>
  [
    `${role}*${count}`,
    ageMonths === undefined ? '' : `${ageMonths} months`,
    stage,
    sex ?? '',
    name ?? '',
    packsAlone ? 'alone' : '',
  ].join(' ');

/** Whether the travellers are those expected, each once. */
const sameTravellers = (reading: PeopleReading, expected: string): boolean => {
  const left = [...reading.travellers];
  for (const entry of expected.split(';')) {
    const at = left.findIndex((traveller) => matches(entry.trim().split(/\s+/), traveller));
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
};

/** One test for each case. */
export const checkPeople = (cases: readonly Case[]): void => {
  it.each(cases.map(([text, expected, also]) => ({ text, expected, also: also ?? {} })))(
    '$text',
    ({ text, expected, also }) => {
      const document = readDocument(text);
      const reading = readPeople(document);
      const found = reading.travellers.map(told).join('; ');
      expect(sameTravellers(reading, expected) ? expected : found).toBe(expected);
      for (const { evidence } of [...reading.travellers, ...reading.bystanders]) {
        if (evidence.source !== 'words') continue;
        expect(document.original.slice(evidence.start, evidence.end)).toBe(evidence.quote);
      }
      expect(reading.listFor).toBe(also.one ? 'one' : 'everybody');
      if (also.alone) expect(reading.travellers.slice(1).every(({ packsAlone }) => packsAlone)).toBe(true);
      if (also.not)
        expect(reading.bystanders.map(({ name }) => name.toLowerCase()).sort()).toEqual(
          also.not.map((name) => name.toLowerCase()).sort(),
        );
      expect(reading.questions.length > 0).toBe(also.ask ?? false);
    },
  );
};
