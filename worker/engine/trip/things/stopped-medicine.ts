/** Medicines that somebody no longer takes: "they took me off warfarin", "el sintrom me lo sacaron". */
import { anyNamed } from '../../packing/reading/patterns';
import { type Token, wordsOf } from '../../packing/reading/text';
import type { ThingMention } from './mentions';

/** Ends of what is said before a stopped medicine; between them and it stands at most an article or an owner. */
const STOPS = anyNamed(
  {
    // "Took me off", "weaned her off"
    tookOff: /(?:took|taken|taking|weaned|weaning) (?:me|him|her|us|them|mum|mom|dad) off/,
    // "I'm off the metformin", "came off sertraline", "no longer on insulin"
    isOff:
      /(?:i 'm|im|i am|(?:he|she) ?'s|hes|shes|been|came|come|coming|weaned|gone|went) (?:now |finally |just )?off|(?:no longer|not) (?:on|taking|using|having)/,
    // "The doctor stopped my statins", "stopped taking"
    stopped:
      /(?:stopped|discontinued|ditched|quit|(?:he|she|they|doctor|doc|gp|consultant|cardiologist) (?:has |have )?(?:cut|dropped|scrapped))(?:(?: (?:me|him|her|us))? taking)?/,
    // "Switched from warfarin to apixaban"
    switchedFrom: /(?:switched|swapped|changed|moved)(?: (?:me|him|her|us))? (?:over )?from/,
    // "Me suspendieron el enalapril", "le retiró las estatinas", "me han quitado la metformina"
    quitaron:
      /(?:me|le|les|nos) (?:(?:han|ha) )?(?:(?:sac|quit|retir|elimin)(?:aron|ado)|(?:suspend)(?:ieron|ido)|interrump(?:ieron|ido)|retiro|suspendio|descontinu(?:aron|ado))/,
  },
  { before: '(?:^| )', after: ' (?:(?:the|my|his|her|our|el|la|los|las|mi|mis|su|sus) )*$' },
);
/** Beginnings of what is said right behind one. */
const STOPPED = anyNamed(
  {
    // "(el sintrom) me lo sacaron", "las estatinas me las han quitado"
    meLoQuitaron:
      /(?:(?:el|la|mi|su) (?:doctora?|medic[oa]|cardiolog[oa]|especialista) )?(?:ya )?(?:(?:me|le|les|nos|se) )?(?:lo|la|los|las) (?:(?:han|ha) )?(?:(?:sac|quit|retir|elimin)(?:aron|ado|o)|suspend(?:ieron|ido|io)|interrump(?:ieron|ido|io))/,
    // "(The warfarin) the doctor has stopped"
    doctorStopped:
      /(?:the |my |his |her |our )?(?:doctor|doc|gp|consultant|cardiologist|surgeon) (?:has |have )?(?:stopped|paused|suspended|took (?:me|him|her) off)/,
    // "Suspendido desde mayo", "está retirada"
    suspendido: /(?:(?:esta|estan|quedo|quedaron) )?(?:ya )?(?:suspendid|descontinuad)[oa]s?/,
    // "My statins were stopped", "warfarin has been swapped for apixaban"
    wasStopped: /(?:(?:was|were|is|are|has been|have been|got|been) )?(?:stopped|discontinued)/,
    wasSwapped: /(?:was|were|has been|have been|got) (?:swapped|replaced|switched|changed)(?: out)? (?:for|by|with|to)/,
  },
  { before: '^', after: '(?= |$)' },
);
/** "Me cambiaron el losartán por valsartán": the first of the two. */
const SWAPS =
  /(?:^| )(?:me|le|nos) (?:(?:han|ha) )?(?:cambi(?:aron|ado)|sustitu(?:yeron|ido)|reemplaz(?:aron|ado)) (?:el|la|los|las) $/;
/** Words of what is said before it, at most. */
const REACH = 8;

/** Whether the words right around a medicine say that it is no longer taken. */
export const isStoppedMedicine = (tokens: readonly Token[], { start, end, concept }: ThingMention): boolean => {
  if (concept.kind !== 'medicine') return false;
  // "Off warfarin" may be its name.
  const named = tokens[start]?.text === 'off' ? start + 1 : start;
  const before = `${wordsOf(tokens, Math.max(0, named - REACH), named)} `;
  if (!/[,;:.(]/.test(tokens[named]?.gap ?? '') && STOPS.test(before)) return true;
  if (/[;:.]/.test(tokens[end]?.gap ?? '')) return false;
  return (
    STOPPED.test(wordsOf(tokens, end, end + REACH)) ||
    (SWAPS.test(before) && tokens.slice(end, end + 2).some(({ text }) => text === 'por'))
  );
};
