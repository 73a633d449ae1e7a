/**
 * What a free account can make the product spend in a day: each case does what an attacker would, until it is refused or
 * costs them, and counts what came of it. Printed by `npm run chaos` and written into docs/limits.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { newId } from '../../worker/platform/db/id';
import { TEST_PASSWORD, type TripForm } from '../api-client';
import { tableOf, withTable } from '../page-tables';
import type { Person, World } from './world';

/** One line of the table. */
interface Bound {
  what: string;
  /** The most that a day may come to. */
  bound: number;
  found: number;
  how: string;
}

/** A free account has these when it is made. */
const FREE_CREDITS = 2;
/** Credits that go back in a day, and what one generation asks one model: to read the trip, and twice for the list. */
const RETURNS = 3;
const ATTEMPTS = 3;

const TRIP: TripForm = { destination: 'Porto', startDate: '2027-05-01', endDate: '2027-05-08', activities: [] };
/** With words, which the model reads before it proposes anything. */
const TOLD: TripForm = { ...TRIP, description: 'Two adults, hand luggage only. We walk a lot.' };
const planAnswer = z.object({ plan: z.looseObject({ id: z.string() }) });
const mailList = z.array(z.unknown());

/** Makes lists, each of which is ended in some way, until nothing is left to try with. */
const makeLists = async (
  world: World,
  [lists, calls, how]: [lists: string, calls: string, how: string],
  end: (person: Person, id: string) => Promise<unknown>,
): Promise<Bound[]> => {
  const person = await world.join(0);
  let made = 0;
  for (; made < 12; made += 1) {
    const answer = await person.send('POST', '/api/plans', TOLD);
    if (answer.status !== 202) break;
    await end(person, planAnswer.parse(answer.body).plan.id);
  }
  const bound = FREE_CREDITS + RETURNS;
  return [
    { what: lists, bound, found: made, how },
    { what: calls, bound: bound * ATTEMPTS, found: world.model.requests.length, how },
  ];
};

/** Reads lists while they are made and deletes them before their end. */
const readAndDelete = (world: World): Promise<Bound[]> => {
  world.model.behave({ mode: 'good', firstTokenMs: 300, tokenMs: 40 });
  const how = 'lists are read while they are made and deleted before their end';
  return makeLists(world, ['lists of a free account', 'model calls for them', how], async (person, id) => {
    await sleep(600);
    await person.send('DELETE', `/api/plans/${id}`);
  });
};

/** Makes lists with a model that says nothing useful. */
const withoutUse = (world: World): Promise<Bound[]> => {
  world.model.behave({ mode: 'nonsense' });
  const how = 'the model says nothing that can be used';
  return makeLists(world, ['lists with a broken model', 'model calls with a broken model', how], (person, id) =>
    person.finishedPlan(id),
  );
};

/** Asks for proposals until they are refused, over the hours of a day. */
const proposals = async (world: World, person: Person, planId: string): Promise<Bound[]> => {
  let taken = 0;
  for (let time = 0; time < 60; time += 1) {
    const trip = { ...TRIP, description: '', endDate: `2027-05-${10 + (time % 15)}` };
    const { status } = await person.send('POST', `/api/plans/${planId}/revisions`, { trip });
    if (status !== 201) break;
    taken += 1;
  }
  const of = 'FROM plan_revisions WHERE plan_id = ?';
  const how = 'free proposals for one plan until they are refused';
  return [
    { what: 'proposals of a plan', bound: 20, found: taken, how },
    { what: 'proposals that are kept', bound: 5, found: world.count(`SELECT count(*) ${of}`, planId), how },
    {
      what: 'bytes of proposals',
      bound: 5 * 100_000,
      found: world.count(`SELECT sum(length(proposal)) ${of}`, planId),
      how,
    },
  ];
};

/** Adds and removes items until it is refused. */
const flood = async (world: World, person: Person, planId: string): Promise<Bound[]> => {
  let edits = 0;
  for (let call = 0; call < 60; call += 1) {
    const ids = Array.from({ length: 50 }, () => newId('item'));
    const { status } = await person.send('POST', `/api/plans/${planId}/sync`, {
      clientId: 'flood-device',
      edits: ids.flatMap((itemId) => [
        { kind: 'add', id: crypto.randomUUID(), itemId, item: { name: 'Junk', quantity: 1, category: 'comfort' } },
        { kind: 'remove', id: crypto.randomUUID(), itemId },
      ]),
    });
    if (status !== 200) break;
    edits += 100;
  }
  const how = 'items are added and removed in turn until it is refused';
  return [
    { what: 'edits of a plan an hour', bound: 2_400, found: edits, how },
    { what: 'rows of items that stay', bound: 600, found: world.mostInARoom('lines'), how },
    { what: 'rows of edits that stay', bound: 2_000 + 32 * 100, found: world.mostInARoom('edits'), how },
  ];
};

/** Sends mails to one mailbox under forty names, and invitations to strangers. */
const mails = async (person: Person, planId: string): Promise<Bound[]> => {
  const name = `victim${process.pid}`;
  const victims = Array.from({ length: 40 }, (_, number) => `${name}+${number}@example.com`);
  const invited = Array.from({ length: 30 }, (_, number) => `stranger${number}-${process.pid}@example.com`);
  for (const email of victims) {
    await person.send('POST', '/api/auth/signup', {
      email,
      password: 'Flood-of-mail-77',
      acceptTerms: true,
      isAdult: true,
      codeChallenge: 'x'.repeat(43),
    });
  }
  for (const email of invited) await person.send('POST', `/api/plans/${planId}/invites`, { email });
  await sleep(1_000);
  const sentTo = async (addresses: readonly string[]): Promise<number> => {
    let sent = 0;
    for (const to of addresses) {
      const answer = await fetch(`${person.origin}/__test/mail?to=${encodeURIComponent(to)}`);
      sent += mailList.parse(await answer.json()).length;
    }
    return sent;
  };
  return [
    {
      what: 'mails of a kind to one mailbox an hour',
      bound: 3,
      found: await sentTo(victims),
      how: 'forty plus-addresses of one mailbox sign up',
    },
    { what: 'invitations by mail', bound: 20, found: await sentTo(invited), how: 'thirty strangers are invited' },
  ];
};

/** Has links mailed to strangers by changing one's own address, and signs in again and again. */
const account = async (world: World, person: Person): Promise<Bound[]> => {
  let mailed = 0;
  for (let number = 0; number < 30; number += 1) {
    const email = `elsewhere${number}-${process.pid}@example.com`;
    const { status } = await person.send('POST', '/api/auth/change-email', { email, password: TEST_PASSWORD });
    if (status === 202) mailed += 1;
  }
  for (let time = 0; time < 60; time += 1) await person.signInAgain();
  const sessions = 'SELECT count(*) FROM sessions JOIN users person ON person.id = user_id WHERE person.email = ?';
  return [
    {
      what: 'links mailed to another address',
      bound: 10,
      found: mailed,
      how: 'the address of the account is changed to thirty strangers’',
    },
    { what: 'sessions that stay', bound: 50, found: world.count(sessions, person.email), how: 'sixty sign-ins' },
  ];
};

/** Corrects what was understood until it is refused. */
const corrections = async (person: Person, planId: string): Promise<Bound[]> => {
  let taken = 0;
  for (let time = 0; time < 320; time += 1) {
    const change = time % 2 === 0 ? { add: ['activity:golf'] } : { remove: ['activity:golf'] };
    if ((await person.send('PATCH', `/api/plans/${planId}/facts`, change)).status !== 200) break;
    taken += 1;
  }
  return [{ what: 'lists made again an hour', bound: 300, found: taken, how: 'a fact is added and taken off in turn' }];
};

/** Takes everything out again and again. */
const exports = async (person: Person): Promise<Bound[]> => {
  let taken = 0;
  for (let time = 0; time < 20; time += 1) {
    if ((await person.send('GET', '/api/account/export')).status !== 200) break;
    taken += 1;
  }
  return [
    { what: 'account exports an hour', bound: 10, found: taken, how: 'the export is asked for until it is refused' },
  ];
};

const grouped = (number: number): string => new Intl.NumberFormat('en', { useGrouping: 'always' }).format(number);

/** Tries every abuse with accounts that are new, prints the table and writes it into docs/limits.md. */
export const tryAbuse = async (world: World): Promise<void> => {
  const bounds = await readAndDelete(world);
  bounds.push(...(await withoutUse(world)));
  world.model.behave({ mode: 'good' });
  const free = await world.join(0);
  const planId = await free.createPlan(TRIP);
  await free.finishedPlan(planId);
  bounds.push(...(await proposals(world, free, planId)));
  bounds.push(...(await flood(world, free, planId)));
  bounds.push(...(await mails(free, planId)));
  bounds.push(...(await exports(free)));
  bounds.push(...(await corrections(free, planId)));
  bounds.push(...(await account(world, free)));
  for (const { what, bound, found } of bounds) {
    if (found > bound) world.problems.push(`abuse: ${what}: ${found}, at most ${bound}`);
  }
  await world.check('abuse');
  const table = tableOf(
    ['what a free account can cause', 'at most', 'found', 'how it was tried'],
    bounds.map(({ what, bound, found, how }) => [what, grouped(bound), grouped(found), how]),
  );
  process.stdout.write(`\n${table}\n`);
  const page = readFileSync('docs/limits.md', 'utf8');
  writeFileSync('docs/limits.md', withTable(page, { name: 'abuse', content: table }));
};
