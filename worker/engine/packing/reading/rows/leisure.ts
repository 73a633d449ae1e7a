/** Pets and hobbies. */
import type { Row } from './row';

export const PETS: readonly Row[] = [
  {
    tag: 'pet:assistance-dog',
    also: ['pet:dog'],
    en: 'guide dog*, assistance dog*, service dog*, support dog',
    es: 'perro* guia, perro* de asistencia',
  },
  {
    tag: 'pet:dog',
    refuse: 'pets',
    en: 'dog, dogs, puppy, puppies, labrador*, spaniel*, the springer, springer spaniel, my/rescue lab, goldendoodle, vizsla, terrier, our lab, beagle, dachshund, golden retriever, border collie, poodle, kelpie, lurcher, whippet, our/my/rescue greyhound, greyhounds, cockapoo, labradoodle, cavapoo, french bulldog, staffy, staffie, rottweiler, german shepherd, jack russell, schnauzer, shih tzu, corgi, dalmatian, malinois, blue heeler, cattle dog, sheepdog, our mutt, the mutt, doggo, pooch',
    es: 'perro, perra, perros, perras, perrito, perrita, perritos, cachorro, cachorra, labrador, galgo, podenco, mi/nuestro/nuestra/un/una/el/la chihuahua, caniche, border collie, mascota',
  },
  { tag: 'pet:cat', refuse: 'pets', en: 'cat, cats, kitten*', es: 'gato, gata, gatos, gatas, gatito, gatita' },
  {
    tag: 'pet:other',
    refuse: 'pets',
    en: 'rabbit, hamster, guinea pig*, parrot, ferret, tortoise, pet, pets',
    es: 'conejo, hamster, cobaya*, loro, huron, periquito, mascotas',
  },
];

export const HOBBIES: readonly Row[] = [
  { tag: 'hobby:drone', refuse: 'drone', en: 'drone, drones, dji, mavic', es: 'dron, drones, drone, dji' },
  {
    tag: 'hobby:action-camera',
    en: 'gopro*, go pro*, action cam*, insta 360',
    es: 'gopro*, go pro*, camara deportiva, camara de accion, insta 360',
  },
  {
    tag: 'hobby:tripod',
    refuse: 'tripod',
    en: 'tripod*, time lapse*, timelapse*, long exposure*',
    es: 'tripode*, time lapse*, larga exposicion',
  },
  {
    tag: 'hobby:filming',
    en: 'vlog*, youtube*, filming, film my, content creator*, tiktok*, influencer*, instagram',
    es: 'vlog*, youtub*, grabar videos, grabo videos, creador* de contenido, tiktok*, influencer*, grabar contenido',
  },
  {
    tag: 'hobby:instant-camera',
    en: 'film camera*, polaroid*, instax, analogue camera, analog camera, # mm film',
    es: 'camara analogica, polaroid*, instax, carretes',
  },
  {
    tag: 'hobby:birdwatching',
    also: ['activity:wildlife-watching'],
    en: 'birdwatch*, bird watch*, birding, birder*, birds',
    es: 'avistamiento de aves, observacion de aves, observar aves, ver aves, pajareo, pajarear, ornitolog*, birding, aves',
  },
  {
    tag: 'hobby:astronomy',
    also: ['setting:outdoor-evening'],
    en: 'stargaz*, star gaz*, telescope*, astronom*, milky way, eclipse, perseid*, meteor shower*, dark sky',
    es: 'ver las estrellas, mirar las estrellas, observar estrellas, telescopio*, astronom*, via lactea, eclipse*, perseidas, lluvia de estrellas, ver estrellas',
  },
  {
    tag: 'hobby:drawing',
    en: 'sketch*, draw, drawing',
    es: 'dibujar, dibujo, dibuja, boceto*, urban sketch*, cuaderno de dibujo',
  },
  {
    tag: 'hobby:painting',
    en: 'paint, painting, watercolour*, watercolor*, easel, plein air',
    es: 'pintar, pinto, acuarela*, oleo, caballete, pinto acuarelas',
  },
  {
    tag: 'hobby:reading',
    refuse: 'books',
    en: 'read, reading, novel*, book, books, bookworm*, kindle, e reader, ereader',
    es: 'leer, leo mucho, leo libros, yo leo, leo en, leo un, lectura, lector empedernido, lectora empedernida, novela*, libro, libros, kindle, ebook, libro electronico',
  },
  {
    tag: 'hobby:writing',
    en: 'journal, journaling, journalling, travel diary, write my, writing retreat, writing a book',
    es: 'diario de viaje, escribir, escribo, cuaderno de viaje, journaling',
  },
  {
    tag: 'hobby:knitting',
    en: 'knit, knits, knitting, crochet*, embroider*, sewing, sew, quilting',
    es: 'punto de cruz, hacer punto, tejer, tejo, ganchillo, crochet, bordar, costura, coser, calceta',
  },
  {
    tag: 'hobby:music',
    en: 'guitar*, ukulele*, violin*, flute*, saxophone*, trumpet*, play in a band, cello*, choir tour, my instrument, banjo, harmonica, drumsticks, accordion',
    es: 'guitarra*, ukelele*, violin*, flauta*, saxofon*, saxo, trompeta*, charango, mi instrumento, banda de musica, violonchelo*, acordeon, cajon flamenco, coro',
  },
  { tag: 'hobby:chess', en: 'chess', es: 'ajedrez' },
  {
    tag: 'hobby:board-games',
    en: 'board game*, card game*, playing cards, uno cards, dungeons and dragons, rpg, cards in the evening, play cards',
    es: 'juego* de mesa, jugar a las cartas, baraja, cartas por la noche, jugamos a las cartas, parchis, domino, juegos de cartas, rol',
  },
  {
    tag: 'hobby:video-games',
    en: 'nintendo, switch console, nintendo switch, steam deck, video game*, gaming',
    es: 'nintendo, la switch, videojuego*, consola*, la play, steam deck',
  },
  {
    tag: 'hobby:meditation',
    en: 'meditat*, vipassana, mindfulness',
    es: 'meditacion, meditar, vipassana, mindfulness',
  },
  {
    tag: 'hobby:dancing',
    also: ['setting:dance'],
    en: 'tango, salsa, flamenco, ballroom, dance class*, dance lesson*, milonga*, swing dance, bachata, dance camp, line dancing, ceilidh*, zumba, dance workshop',
    es: 'tango, salsa, flamenco, bachata, milonga*, clase* de baile, bailar, bailamos, baile, bailes, baile swing, clases de swing, sevillanas, kizomba, zumba',
  },
  { tag: 'hobby:cooking', en: 'love cooking, cook for everyone, keen cook', es: 'me encanta cocinar, cocinitas' },
  {
    tag: 'hobby:football',
    en: 'play football, play soccer, football boots, five a side, kick around, football training, football camp, rugby tour, soccer tournament, football tournament',
    es: 'jugar al futbol, jugamos al futbol, botas de futbol, futbol sala, torneo de futbol, juega al futbol, pachanga*, campus de futbol',
  },
  {
    tag: 'hobby:skating',
    en: 'skateboard*, roller skat*, rollerblad*, inline skat*',
    es: 'monopatin*, patines, patinar, skate, skateboard*, patinaje sobre ruedas',
  },
  {
    tag: 'hobby:kite-or-windsurf',
    also: ['activity:surfing'],
    en: 'kitesurf*, kite surf*, kiteboard*, windsurf*, wind surf*, wing foil*, wingfoil*, kiting',
    es: 'kitesurf*, kite surf*, windsurf*, wind surf*, wingfoil*, kite',
  },
  {
    tag: 'hobby:paddleboard',
    also: ['activity:swimming'],
    en: 'paddleboard*, paddle board*, sup board*/tour*/lesson*/class*/yoga, stand up paddle*',
    es: 'paddle surf, padel surf, paddlesurf, hacer sup, tabla de sup, tabla de paddle',
  },
  {
    tag: 'hobby:mushrooms-or-plants',
    en: 'mushroom pick*, mushroom hunt*, foraging, forage, botan*',
    es: 'setas, buscar setas, coger setas, boletus, niscalos, botanic*',
  },
  { tag: 'hobby:geocaching', en: 'geocach*', es: 'geocach*' },
  {
    tag: 'hobby:languages',
    also: ['activity:study'],
    en: 'language course*, language school, spanish course, spanish lessons, french course, italian lessons',
    es: 'curso de ingles/frances/italiano/idiomas/aleman, academia de ingles, clases de ingles',
  },
];
