/** Occasions, duties and moves as Spanish speakers of both shores tell them, each with what only looks like one. */
import { describe } from 'vitest';
import { checkAll, type Case } from './expect-reading.fixture';

const CASES: readonly Case[] = [
  ['Quince de mi sobrina el sábado, salón.', { has: ['occasion:quinceanera'] }],
  ['Vamos al señor de los milagros con mi mamá.', { has: ['occasion:procession'] }],
  ['Voy a ver las procesiones.', { has: ['occasion:procession'], not: ['occasion:brotherhood'] }],
  ['Pasamos fiestas patrias en la casa de mi suegra.', { has: ['occasion:national-day', 'activity:family-visit'] }],
  ['Fin de semana largo de carnaval en casa de amigos.', { has: ['lodging:friends-or-family'], not: ['dress:costume'] }],
  ['Vamos al carnaval de piratas.', { has: ['occasion:carnival'] }],
  ['Nos vamos de misiones con la parroquia, dormimos en el piso de la escuela.', { has: ['occasion:mission', 'setting:floor-sleeping'] }],
  ['Campaña de la aceituna, jornalero.', { has: ['work:fruit-picking'] }],
  ['Vendimiar dos semanas con mi primo.', { has: ['work:fruit-picking'] }],
  ['Un piso sin amueblar cerca de la facultad.', { has: ['need:unfurnished'] }],
  ['Nace mi primer nieto y voy a ayudar.', { has: ['occasion:visit-baby'] }],
  ['Mi nieto nada en la piscina.', { not: ['occasion:visit-baby'] }],
  ['Dormimos en carpa toda la semana.', { has: ['lodging:camping'] }],
  ['La boda en carpa es a las seis.', { not: ['lodging:camping'] }],
  ['La otra vez dormimos en carpa y casi me muero.', { not: ['lodging:camping'] }],
  ['Instalo antenas en faena diez días.', { has: ['work:site-work'] }],
  ['Mi hermana acaba de parir.', { has: ['occasion:visit-baby'] }],
  ['Voy a la feria de abril vestida de flamenca.', { has: ['occasion:feria', 'dress:traditional'] }],
  ['La feria del libro es en mayo.', { not: ['occasion:feria'] }],
  ['Ejercicios espirituales con las carmelitas.', { has: ['occasion:spiritual-retreat'] }],
  ['Mi niña baila sanjuanero en el desfile.', { has: ['hobby:folk-dance'] }],
  ['Rindo un final el lunes.', { has: ['occasion:exam'] }],
  ['Se opera de la rodilla el martes.', { has: ['occasion:medical-visit'] }],
  ['Me operan en el virgen del rocío.', { has: ['occasion:medical-visit'], not: ['activity:pilgrimage', 'occasion:romeria'] }],
  ['Tenemos audiencia el jueves.', { has: ['occasion:court-or-embassy'] }],
  ['Curso presencial del trabajo.', { has: ['work:working-days'], not: ['activity:business-meetings'] }],
  ['Me mandan a una auditoría en Bogotá.', { has: ['work:working-days'] }],
  ['Mi madre manda empanadas.', { not: ['work:working-days'] }],
  ['Estudio antropología en el altiplano.', { not: ['activity:nightlife'] }],
  ['Mi abuelo está internado desde el lunes.', { not: ['need:dorm-move'] }],
  ['Hacemos la despedida del trabajo el viernes.', { not: ['occasion:hen-or-stag'] }],
];

describe('ocasiones y tareas', () => {
  checkAll(CASES);
});
