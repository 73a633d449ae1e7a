export { factsToPack, readPlanTrip } from './facts';
export { mergeLists } from './merge';
export { planRevisions } from './schema';
export { type MoveRequest, moveRevision } from './move';
