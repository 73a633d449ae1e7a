/** A correction by which the writer's own comes after all: "I had thought of borrowing one, but no, mine". */
import { type Token, wordsOf } from '../../packing/reading/text';
import type { SentenceView } from '../../packing/reading/view';
import type { Entry } from './thing-entry';

const CORRECTS = /^(?:no|nah|nope|actually|wait|mejor)$/;
const ALSO = '(?:no|nah|wait|actually|sorry|better|espera|mejor|perdon|gracias|thanks|que|vamos|van?|llevo|llevamos)';
/** Where "el mío" stood, "mi" and the noun stand here. */
const OWN =
  '(?:mine|ours|my own|our own|(?:el|la|los|las) (?:mi[oa]s?|nuestr[oa]s?|propi[oa]s?)|(?:mi|nuestr[oa])s? (\\w+))';
/** "No, mine", "no wait, I take my own", "no she sold it, so ours comes". */
const OURS = new RegExp(
  `^(?:no|nah|nope|actually|wait|mejor)(?: ${ALSO})*(?: (?:he|she|they|it|ella|ellos) (?:\\w+ ){1,4}so)?(?: (?:i|we|ill|well|im|were)(?: (?:'ll|'m|'re|will|am|are))? (?:take|bring|taking|bringing|use|using|want))? ${OWN}(?: (?:comes?(?: too| along)?|is coming|are coming|va|van|viene|vienen))?(?: please| thanks)?$`,
);
/** "… but I don't trust them, bringing ours". */
const BRINGS_OURS =
  /^(?:(?:i|we|im|were|ill|well) (?:'ll |'m |'re )?)?(?:bringing|taking|bring|take) (?:mine|ours|my own|our own)(?: |$)/;
/** "No, they're at mine", "no, están en mi casa". */
const AT_OURS =
  /^(?:no|nah|nope|actually|wait)(?: (?:no|wait|actually|sorry|perdon|espera))*(?: (?:they|it|that|those))?(?: ?(?:'s|'re|is|are|its|theyre|esta|estan|l[oa]s? teng[oa]|l[oa]s? tenemos))+ (?:at|in|en|with|con) (?:mine|ours|my (?:place|house|flat|garage|loft)|our (?:place|house|flat|garage|loft)|(?:mi|nuestra) casa|us|me)(?= so | asi |$)/;
/** Fates of a thing that the writer does not take along. */
const AWAY = /^(?:provided|rented|other-brings|buy-there|stays)$/;
/** Sentences between a thing and its correction, at most. */
const MOST_BETWEEN = 1;

/** Where what is said from a place on ends. */
const pieceTo = (tokens: readonly Token[], from: number): number => {
  const end = tokens.findIndex(
    ({ text, gap }, at) =>
      at > from + 1 && (/[;:()–—]/.test(gap) || (gap.includes(',') && /^(?:plus|and)$/.test(text))),
  );
  return end === -1 ? tokens.length : end;
};

/** Brings along what this sentence says in the end to be the writer's own. */
export const bringOursAfterAll = (views: readonly SentenceView[], at: number, entries: readonly Entry[]): void => {
  const view = views[at];
  if (!view) return;
  const { tokens } = view.sentence;
  let noun: string | undefined;
  const corrects = tokens.findIndex(({ text, gap }, from) => {
    const before = tokens[from - 1]?.text;
    const opens = from === 0 || before === 'but' || before === 'pero' || (gap !== ' ' && /[,;:.…–—?!-]/.test(gap));
    if (opens && from > 0 && BRINGS_OURS.test(`${wordsOf(tokens, from, from + 4)} `)) return true;
    if (!opens || !CORRECTS.test(text)) return false;
    const said = [wordsOf(tokens, from, pieceTo(tokens, from)), wordsOf(tokens, from, tokens.length)];
    const found = said.map((words) => OURS.exec(words) ?? AT_OURS.exec(words)).find((match) => match !== null);
    noun = found?.[1];
    return found !== undefined;
  });
  if (corrects === -1) return;
  const near = views.slice(Math.max(0, at - MOST_BETWEEN), at);
  const told = entries.filter((entry) => near.includes(entry.view) || (entry.view === view && entry.end <= corrects));
  const last = told.findLast(({ view: where }) => where === view) ?? told.at(-1);
  const ofIt =
    noun === undefined || last?.view.sentence.tokens.slice(last.start, last.end).some(({ text }) => text === noun);
  if (last && ofIt && AWAY.test(last.reading.fate))
    last.reading = { fate: 'bring', travellers: last.reading.travellers };
};
