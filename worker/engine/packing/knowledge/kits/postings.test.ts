/** What the words of postings bring and leave: sets, fire crews, barracks, leaders of children, boarding schools. */
import { describe, expect, test } from 'vitest';
import { makePackingList } from '../../engine';
import { weatherOf } from '../../fixtures';
import { readDescription } from '../../reading/description.fixture';

const keysOf = (text: string, locale: 'en' | 'es'): Set<string> =>
  new Set(makePackingList({ ...readDescription(text, locale, { days: 30 }), weather: weatherOf(4, 18, 0.3) }, { maxItems: 200 }).items.map(({ key }) => key));

type Case = [text: string, brings: string, leaves?: string];

const EN: Case[] = [
  ['2nd AC on a period drama, three weeks on the hill.', 'set-tools set-hands headlamp'],
  ['14 day fire assignment with a hand crew, smoke wrecked my throat.', 'fire-card fire-feet fire-socks smoke-eyes smoke-scarf camp-shoes-fire'],
  ['Annual training with my Guard unit, no showers.', 'army-feet army-socks army-field wildlife-red-light', 'recruit-lock'],
  ['My son starts army basic training in May.', 'recruit-papers recruit-lock recruit-care recruit-shower army-feet'],
  ['We did a fitness boot camp at the hotel.', '', 'recruit-lock army-feet'],
  ['I am leading our Year 6 residential, 42 kids 5 staff.', 'leader-file leader-first-aid leader-sick leader-whistle leader-float', 'coach-kit'],
  ["I'm head coach of the under 13s, football tournament.", 'leader-file coach-kit coach-ice coach-clothes', 'shin-pads match-strip'],
  ['The coach picks us up at nine, football tournament.', 'shin-pads', 'coach-kit leader-file'],
  ['Our daughter of 12 starts boarding school.', 'boarder-slippers boarder-lock boarder-home boarder-desk camp-labels dorm-bedding', 'dorm-lamp dorm-power'],
  ['We sleep in the boarding school, parents are put up there.', '', 'boarder-desk boarder-home'],
  ['On our booth all week at the trade fair, no voice left last year.', 'voice-lozenges shoe-insoles blister-care'],
  ['It is dark at 3pm there and I got low last winter.', 'winter-lamp'],
  ['Covering the elections for radio. Tear gas on every street.', 'press-card recorder gas-goggles notebook laptop'],
  ['Volunteering in the flood zone.', 'wellies flood-hands headlamp'],
  ['Three weeks on a sleeper bus with the band, showers at venues.', 'bunk-kit bunk-shower'],
  ['Job interview on Monday.', 'interview-cv interview-lint notebook'],
  ['Au pair with a family for a year.', 'au-pair-file family-photos-gift'],
  ['Witness summons for the crown court.', 'court-letter court-wait dress-shoes'],
  ['Snow sampling at the arctic station.', 'polar-medical station-clothes field-kit'],
  ['Nurse with an NGO, district hospital.', 'medical-mission-kit nursing-registration ward-shoes'],
  ['Exchange semester at the university.', 'study-file laptop'],
  ['Manning our stand at Cosmoprof, feet died last time.', 'voice-lozenges shoe-insoles'],
  // Moves and other people's houses.
  ['Five week housesit, two old dogs and muddy lanes.', 'sitter-sheet sitter-shoes sitter-lint', 'pet-passport dog-lead'],
  ['Housesit for a month, I am allergic to cats.', 'antihistamine'],
  ['Yacht chef for the summer.', 'knife-roll kitchen-burns crew-visa'],
  ['The dust makes my eyes sting.', 'artificial-tears'],
  ['Owners leave us the car and the keys.', 'driving-licence'],
  ["Clearing my late mum's bungalow.", 'estate-papers estate-dust moving-back moving-torch', 'moving-basics'],
  ['We are emigrating with the kids.', 'emigrant-family-papers emigrant-landing emigrant-goods emigrant-driving emigrant-health'],
  ['My cousin works on a wind farm and shows us round the town.', '', 'dig-sun cab-shower'],
  ['Two weeks as a wind turbine tech.', 'turbine-papers turbine-layers turbine-knees'],
  ['I am a truck driver, sleeping in the cab.', 'truck-cards cab-shower cab-clean cab-seat'],
  ['Six month cruise ship contract as a singer.', 'crew-visa crew-cabin crew-shower crew-sea ship-papers'],
  ['We are on a cruise ship for a week.', '', 'crew-visa crew-cabin'],
  ['Working the season as a waitress, summer job at a hotel season job.', 'season-hands season-legs season-papers'],
  ["I'm a wedding photographer, a job in Puglia.", 'photo-event-clothes photo-event-backup'],
  ['Archaeology field school, on a dig for a month.', 'dig-tools dig-knees'],
];

const ES: Case[] = [
  ['Rodaje de un corto en la sierra, soy sonidista.', 'set-tools set-hands headlamp'],
  ['Relevo de brigadistas por los incendios, el humo me dejó los ojos rojos.', 'fire-card fire-feet fire-socks smoke-eyes'],
  ['Me incorporo al CEFOT dos meses.', 'recruit-papers recruit-lock recruit-care army-socks'],
  ['Voy de profe con 48 alumnos de primaria.', 'leader-file leader-first-aid leader-sick leader-whistle'],
  ['Soy la DT y llevo a mi equipo a un torneo.', 'leader-file coach-kit coach-ice'],
  ['Mi hija de 13 empieza interna en un colegio.', 'boarder-slippers boarder-lock camp-labels', 'dorm-lamp'],
  ['Atiendo el stand en la feria de muestras y acabé afónica.', 'voice-lozenges shoe-insoles'],
  ['Soy redactora y cubro las inundaciones, acabé con llagas.', 'press-card wellies flood-hands blister-care'],
  ['En la última riada se llenó todo de barro.', 'wellies'],
  ['Noche polar en enero, sin luz de día.', 'winter-lamp'],
  ['Un mes cubriendo protestas con gases lacrimógenos.', 'gas-goggles'],
  ['Litera del bus de gira, duermo en el nightliner.', 'bunk-kit bunk-shower'],
  ['Entrevista de trabajo el lunes.', 'interview-cv interview-lint'],
  ['Me presento al MIR.', 'exam-proof exam-pens', 'ward-shoes stethoscope-fob scrubs'],
  ['Dormimos en una escuela, sin nada.', 'floor-bag floor-mat'],
  ['Campaña de verano en la base Marambio.', 'station-clothes polar-base-layers polar-medical'],
  ['Le cuido la casa a una amiga, tiene dos gatos.', 'sitter-sheet sitter-lint'],
  ['Vamos a vaciar la casa de mi abuela.', 'estate-papers estate-dust moving-back'],
  ['Soy alérgica al pelo de gato.', 'antihistamine'],
  ['Me llevo el coche toda la temporada.', 'driving-licence'],
  ['Mudanza de piso con furgoneta alquilada.', 'driving-licence moving-gloves moving-back moving-torch moving-basics'],
  ['Emigro sola con contrato firmado.', 'emigrant-landing emigrant-family-papers'],
  ['Monto aerogeneradores en un parque eólico.', 'turbine-papers turbine-layers'],
  ['Soy conductora de bus, duermo en la litera.', 'truck-cards cab-shower cab-clean'],
  ['Embarco de cocinera de yate cinco meses.', 'crew-visa crew-sea'],
  ['Trabajo de camarera toda la temporada.', 'season-hands season-legs whv-black'],
  ['Cubro una boda como fotógrafo.', 'photo-event-clothes photo-event-backup'],
];

describe('postings', () => {
  const cases = (locale: 'en' | 'es', rows: readonly Case[]) =>
    rows.map(([text, brings, leaves = '']): [string, 'en' | 'es', string, string] => [text, locale, brings, leaves]);

  test.each([...cases('en', EN), ...cases('es', ES)])('%s', (text, locale, brings, leaves) => {
    const keys = keysOf(text, locale);
    expect(brings.split(' ').filter((key) => key && !keys.has(key))).toEqual([]);
    expect(leaves.split(' ').filter((key) => keys.has(key))).toEqual([]);
  });
});
