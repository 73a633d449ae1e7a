/** What other features ask of places. */
export { homeCountryOf } from './mentions';
export { resolveDestination } from './resolve';
export { type ResolvedDestination } from './destination-reading';
export { Gazetteer } from './gazetteer';
export { countryFacts, countryName, identityCardSuffices } from './countries';
export { countryPlace } from './names';
