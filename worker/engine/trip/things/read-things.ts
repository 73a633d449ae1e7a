/**
 * What becomes of every thing that is named: each list of things is given the frame that governs it ("we hire …", "las
 * pone el lodge"), the frame's subject says whose doing it is, and a later word on the same thing ("no wait, …") wins.
 */
import type { TripDocument } from '../document';
import type { Thing } from '../schema';
import { headingsOf } from './headings';
import type { ThingsContext } from './whose';
import { type Entry, GIVEN } from './thing-entry';
import { answerQuestion } from './answered-questions';
import { bringOursAfterAll } from './ours-after-all';
import type { LearnedText } from '../learned/reader';
import { foundThings } from '../learned/found-things';
import { unreadThings } from '../learned/unread-things';
import { weighFates } from '../learned/weigh-fates';
import { withWholeNames } from '../learned/whole-names';
import { settle } from './latest-word';
import { readSentence } from './read-sentence';
import { takeBack } from './taken-back';
import { underPersons } from './under-person';

/** Reads every thing named in the words; where it is given, the learned reader weighs what the rules read. */
export function readThings(document: TripDocument, context: ThingsContext, learned?: LearnedText): Thing[] {
  const entries: Entry[] = [];
  const headings = headingsOf(document);
  for (const [at, view] of document.views.entries()) {
    const before = entries.filter((entry) => entry.view === document.views[at - 1]);
    const given = before.filter(({ reading }) => GIVEN.test(reading.fate));
    const next = document.views[at + 1]?.sentence.tokens ?? [];
    readSentence(document, view, context, entries, { headings: headings[at] ?? [], before, given, next });
    answerQuestion(document.views[at - 1], view, entries, context);
    takeBack(document.views, at, entries);
    bringOursAfterAll(document.views, at, entries);
  }
  const settled = (weighed: Entry[]): Thing[] => settle(document, underPersons(weighed, context));
  if (!learned) return settled(entries);
  const named = [...entries, ...unreadThings(document, entries, context)];
  const all = [...named, ...foundThings(document, named, context, learned)];
  const whole = withWholeNames(document, all, context, learned);
  return settled(weighFates(whole, context, learned));
}
