/** A noun behind a verb of carrying, whatever it is. */
import type { Token } from '../../packing/reading/text';
import type { Frame } from './frames';

const CARRIES = /(?:^| )(?:llev(?:o|amos|are|aremos|ar)|tra(?:igo|emos|er)|carg(?:o|amos|ar)|met(?:o|emos))$/;
const DETERMINER = /^(?:el|la|los|las|mi|mis|un|una|unos|unas|nuestr[oa]s?|su|sus)$/;
/** What one "carries" without having it in a bag: an account, a diet, a rhythm. */
const FIGURE =
  /(?:cion|dad|ncia|ismo|iento)$|^(?:contraria|delantera|razon|vida|rato|tiempo|control|registro|dieta|regimen|ritmo|peso|susto|sorpresa|alegria|racha|cargo|marca|negocio|curso|nino|nina|perr[oa]|gat[oa]|gente|familia|mitad|iniciativa|vuelta|camino|ruta)$/;

/** "Llevamos la tiendita", "traigo mi cuatro": behind such a verb and an article stands a thing, known or not. */
export const isOneThing = (tokens: readonly Token[], { row, end }: Frame, { start }: { start: number }): boolean =>
  CARRIES.test(row.phrase) && DETERMINER.test(tokens[end]?.text ?? '') && !FIGURE.test(tokens[start]?.text ?? '');
