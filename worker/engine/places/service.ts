/** What other features ask of places. */
export { countryOf } from './mentions';
export { resolveDestination, type ResolvedDestination } from './resolve';
export { Gazetteer } from './gazetteer';
export { countryFacts, countryName, identityCardSuffices } from './countries';
export { countryPlace } from './names';
