/** Towns that people visit for their beach alone: whoever is there in summer bathes, without saying so. */
import { fold } from '../../places/fold';
import type { Place } from '../../places/place';

const NAMES = [
  // Spain
  'Benidorm, Salou, Cambrils, Gandía, Cullera, Peñíscola, Torrevieja, Dénia, Jávea, Calpe, Altea, Santa Pola, Guardamar del Segura, Oropesa del Mar, Benicàssim, Roquetas de Mar, Mojácar, Nerja, Torremolinos, Benalmádena, Fuengirola, Marbella, Estepona, Conil de la Frontera, Chipiona, Barbate, Zahara de los Atunes, Tarifa, Rota, Matalascañas, Punta Umbría, Islantilla, Isla Cristina, Sanxenxo, Noja, Laredo, Lloret de Mar, Roses, Sitges, Calella, Maspalomas, Playa del Inglés, Corralejo, Costa Teguise, Playa Blanca, Los Cristianos, Costa Adeje, Playa de las Américas, Puerto del Carmen, Alcúdia, Magaluf, La Manga del Mar Menor, Los Alcázares',
  // Latin America
  'Mar del Plata, Villa Gesell, Pinamar, Cariló, Mar de las Pampas, Miramar, Necochea, Monte Hermoso, San Bernardo, Mar de Ajó, Santa Teresita, Las Grutas, Claromecó, Punta del Este, Piriápolis, La Paloma, Punta del Diablo, Cabo Polonio, Viña del Mar, Reñaca, Algarrobo, Máncora, Punta Sal, Punta Hermosa, Salinas, Montañita, Atacames, Tolú, Coveñas, San Andrés, Cancún, Playa del Carmen, Tulum, Acapulco, Puerto Vallarta, Mazatlán, Ixtapa, Zihuatanejo, Puerto Escondido, Huatulco, Cabo San Lucas, Florianópolis, Balneário Camboriú, Búzios, Tamarindo, Jacó, Bávaro, Punta Cana, Varadero, Isla Mujeres',
  // Elsewhere
  'Zanzibar, Albufeira, Vilamoura, Ayia Napa, Protaras, Faliraki, Malia, Kavos, Laganas, Rimini, Lido di Jesolo, Bibione, Marmaris, Bodrum, Sunny Beach, Agadir, Sharm El-Sheikh, Hurghada, Myrtle Beach, Ocean City, Virginia Beach, Daytona Beach, Panama City Beach, Destin, Gulf Shores, Noosa, Surfers Paradise, Byron Bay',
]
  .join(', ')
  .split(', ')
  .map(fold);
const BEACH_TOWNS: ReadonlySet<string> = new Set(NAMES);

/** Whether somebody stays there for the beach. */
export const isBeachTown = ({ name }: Pick<Place, 'name'>): boolean => BEACH_TOWNS.has(fold(name.es)) || BEACH_TOWNS.has(fold(name.en));

/** Afternoons at which everybody at a warm sea bathes, °C. */
const HOT_AT_SEA = 26;
/** An island in a lake is bathed from where it is as hot as that, °C. */
const HOT_ISLAND = 28;
/** A port with more people is visited for other things as well. */
const SMALL_TOWN = 30_000;

/** Whether a place is one of the warm sea that people go to on holiday: an island, a resort or a village on its coast. */
export const isBeachHoliday = ({ id, kind, traits, population }: Place, maxC: number): boolean =>
  maxC >= HOT_AT_SEA &&
  (traits.includes('warm-sea') || (kind === 'island' && maxC >= HOT_ISLAND)) &&
  !traits.includes('city') &&
  (id.startsWith('lp:') ? /^(?:island|resort|town)$/.test(kind) : kind === 'town' && population < SMALL_TOWN);
