/** Names of ships. */
import type { RouteContext } from './name-meanings';
import { CRUISING } from './unlisted-names';

/** "Seven nights on the Iona", "aboard Arvia": where people cruise, this is the name of the ship. */
const ABOARD =
  /\b(?:nights?|nts|days|sail\w*|cruis\w*|week|ship|liner)\s+(?:on|aboard|onboard|on board)\s+(?:the\s+)?$|\b(?:aboard|onboard)\s+(?:the\s+)?$/;
const RIVER =
  /nile|danube|rhine|rhone|douro|mekong|amazon|yangtze|volga|moselle|seine|elbe|main|loire|zambezi|chobe|mississippi|canal|river|lake|lago|coast|island|beach|gulf|sea|bay|bahia|fjord|archipelago/;
/** Whether people sail on it. */
export const isShip = ({ folded }: RouteContext, start: number, key: string): boolean =>
  ABOARD.test(folded.slice(Math.max(0, start - 40), start)) && !RIVER.test(key) && CRUISING.test(folded);
