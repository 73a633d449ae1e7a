/** How people speak of washing clothes. Phrases are separated by commas; signs as in `../phrases.ts`. */
interface WashRow {
  every?: number;
  /** "wash twice": so many times over the trip. */
  times?: number;
  phrases: string;
}

export const WASHING: readonly WashRow[] = [
  {
    every: 1,
    phrases:
      'laundry every day, laundry daily, daily laundry, wash* .. every day/night/evening, wash* by hand every, hand wash* every, handwash* every, wash* .. daily, same day laundry, hand wash* .. each day/night/evening, rinse .. every night, lav* .. cada tarde/noche/dia, lav* .. todas las noches/tardes, lav* .. todos los dias, lavanderia diaria, lav* a diario, laundry service every day, rinsing things out, lavar cada dia, lavando cada dia/noche/tarde',
  },
  {
    every: 7,
    phrases:
      'laundry once a week, laundry every week, wash* .. once a week, wash* .. every week, weekly laundry, laundry weekly, wash* weekly, lav* .. una vez a/por/cada la semana, lav* .. una vez por semana, lav* .. cada semana, lav* semanal*, colada semanal, una colada/lavadora a la semana, lavarropas # vez, lavadora # vez, lavar # vez por semana, lavado # vez, una lavadora por semana, lavadora cada semana, lavanderia una vez',
  },
  { every: 4, phrases: 'laundry twice a week, wash* .. twice a week, lav* .. dos veces por/a semana, dos veces a la semana, lavadora dos veces' },
  { every: 10, phrases: 'every fortnight, cada quince dias, cada 15 dias' },
  {
    times: 1,
    phrases:
      'laundry once/midway, wash* .. once, one wash, do one load, wash* .. halfway, laundry .. halfway, laundry .. midway, laundry mid trip, laundry in the middle, lav* .. una vez, una lavadora a mitad, a mitad de viaje, lav* .. a mitad, una colada/lavadora, poner una lavadora',
  },
  { times: 2, phrases: 'laundry twice, wash* .. twice, lav* .. dos veces, dos lavadoras, dos coladas' },
  {
    phrases:
      'theres a line, there is a line, washing/clothes line, clothesline, tendedero, tendal, wash stuff/everything/clothes/things, wash it all, wash .. bucket, bucket wash, wash in the sink, wash in a, lavar en el lavabo, lavar/lavo en la pileta, laundry, laundries, lavo/lavamos/lavaremos/lavare/lavando cada, do my/our washing, wash* by hand, lava/lavar/lavo/lavamos a mano, se lava, washing machine*, wash* our/my clothes, washing clothes, launderette*, laundromat*, laundrette*, washer, washer dryer, do washing, wash as i/we go, wash our things, do a wash, hand wash*, handwash*, sink wash*, lavadora*, lavanderia*, lavar (la) ropa, lavamos (la) ropa, lavo (la) ropa, lavaremos (la) ropa, lavare (la) ropa, hacer la colada, la colada, colada*, poner lavadoras, lavarropas, lavarr*, iremos/ire lavando, lavaremos, lavamos, lavado de ropa, laundry service, servicio de lavanderia',
  },
];
