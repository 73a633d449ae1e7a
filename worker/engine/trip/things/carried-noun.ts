/** A noun behind a verb of carrying, whatever it is. */
import type { Token } from '../../packing/reading/text';
import type { Frame } from './frames';

const CARRIES = /(?:^| )(?:llev(?:o|amos|are|aremos|ar)|tra(?:igo|emos|er)|carg(?:o|amos|ar)|met(?:o|emos))$/;
const DETERMINER = /^(?:el|la|los|las|mi|mis|un|una|unos|unas|nuestr[oa]s?|su|sus)$/;
/** What one "carries" without having it in a bag: an account, a diet, a rhythm. */
const FIGURE =
  /(?:cion|dad|ncia|ismo|iento)$|^(?:contraria|delantera|razon|vida|rato|tiempo|control|registro|dieta|regimen|ritmo|peso|susto|sorpresa|alegria|racha|cargo|marca|negocio|curso|nino|nina|perr[oa]|gat[oa]|gente|familia|mitad|iniciativa|vuelta|camino|ruta)$/;

/** "Le llevamos a la tía un salame": where the thing begins behind who gets it. */
export const behindReceiver = (tokens: readonly Token[], from: number): number => {
  if (!/^(?:al?)$/.test(tokens[from]?.text ?? '')) return from;
  for (let at = from + 1; at < from + 5; at += 1)
    if (at > from + 1 && /^(?:un|una|unos|unas|el|los|las)$/.test(tokens[at]?.text ?? '')) return at;
  return from;
};

/** "Llevamos la tiendita", "traigo mi cuatro": behind such a verb and an article stands a thing, known or not. */
export const isOneThing = (tokens: readonly Token[], { row, end }: Frame, { start }: { start: number }): boolean =>
  CARRIES.test(row.phrase) &&
  DETERMINER.test(tokens[behindReceiver(tokens, end)]?.text ?? '') &&
  !FIGURE.test(tokens[start]?.text ?? '');
