import { describe } from 'vitest';
import { checkAll, type Case } from './expect-reading.fixture';

const NAMED_AFTER: readonly Case[] = [
  ['My bike courier friend lends me the sofa.', { not: ['activity:cycling'] }],
  ['We cycle the canal all week.', { has: ['activity:cycling'] }],
  ['My ski-mad uncle turns sixty.', { not: ['activity:skiing'] }],
  ['My brother is a yoga teacher.', { not: ['activity:yoga'] }],
  ['A week of yoga with a teacher from Mysore.', { has: ['activity:yoga'] }],
  ['Mi cuñado es profesor de surf.', { not: ['activity:surfing'] }],
  ['Tres días con un profe de surf.', { has: ['activity:surfing'] }],
  ['Mi suegro es piloto de avión.', { not: ['transport:plane'] }],
  ['Staying on Camping Street by the station.', { not: ['activity:camping', 'lodging:camping'] }],
  ['Nos quedamos en la calle Montaña.', { not: ['setting:mountain'] }],
  ['Una casa en la montaña.', { has: ['setting:mountain'] }],
  ['A flat above a climbing gym.', { not: ['activity:climbing'] }],
  ['Two mornings at a climbing gym.', { has: ['activity:climbing'] }],
  ['I speak at a conference on cancer drugs.', { not: ['medical:cancer'] }],
  ['Voy a un congreso de diabetes.', { not: ['medical:diabetes'] }],
  ['I have cancer and fly for the treatment.', { has: ['medical:cancer'] }],
  ['The glacier we skip, too dear.', { not: ['setting:glacier'] }],
  ['Hiking we leave to the young ones.', { not: ['activity:hiking'] }],
  ['Corriendo de un lado para otro con los críos.', { not: ['activity:running'] }],
  ['Audiencia con el Papa el miércoles.', { not: ['occasion:court-or-embassy'] }],
  ['Mi primo corre maratones, yo no, voy a comer.', { not: ['occasion:race'] }],
];

describe('words that name somebody, a street or a subject', () => {
  checkAll(NAMED_AFTER);
});
