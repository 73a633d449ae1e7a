/** Pets and hobbies. */
import { CATS_EN, CATS_ES, DOGS_EN, DOGS_ES } from '../animals';
import type { Row } from './row';

export const PETS: readonly Row[] = [
  { tag: 'pet:assistance-dog', also: ['pet:dog'], en: 'guide/assistance/service dog*, support dog', es: 'perro* guia, perro* de asistencia' },
  {
    tag: 'pet:dog',
    refuse: 'pets',
    en: `${DOGS_EN}, labrador*, the springer, the lab and, plus/and/with the lab, my/our/rescue/old/elderly/black/yellow/golden/chocolate lab, our/my/rescue greyhound, greyhounds`,
    es: `${DOGS_ES}, mi/nuestro/nuestra/un/una/el/la chihuahua, mascota`,
  },
  { tag: 'pet:cat', refuse: 'pets', en: CATS_EN, es: CATS_ES },
  {
    tag: 'pet:other',
    refuse: 'pets',
    en: 'our/my/the/pet rabbit, rabbit hutch, hamster, guinea pig*, parrot, ferret, tortoise, pet, pets',
    es: 'mi/nuestro/el conejo, hamster, cobaya*, loro, huron, periquito, mascotas',
  },
];

export const HOBBIES: readonly Row[] = [
  { tag: 'hobby:drone', refuse: 'drone', en: 'drone, drones, dji, mavic', es: 'dron, drones, drone, dji' },
  { tag: 'hobby:action-camera', en: 'gopro*, go pro*, action cam*, insta 360', es: 'gopro*, go pro*, camara deportiva, camara de accion, insta 360' },
  { tag: 'hobby:tripod', refuse: 'tripod', en: 'tripod*, time lapse*, timelapse*, long exposure*', es: 'tripode*, time lapse*, larga exposicion' },
  {
    tag: 'hobby:filming',
    en: 'vlog*, youtube*, filming, film my, content creator*, tiktok*, influencer*, instagram',
    es: 'vlog*, youtub*, grabar/grabo videos, creador* de contenido, tiktok*, influencer*, grabar contenido',
  },
  {
    tag: 'hobby:instant-camera',
    en: 'film camera*, polaroid*, instax, analogue/analog camera, # mm film',
    es: 'camara analogica, polaroid*, instax, carretes',
  },
  {
    tag: 'hobby:birdwatching',
    also: ['activity:wildlife-watching'],
    en: 'birdwatch*, bird watch*, birding, birder*, birds',
    es: 'avistamiento/observacion de aves, pajareo, pajarear, ornitolog*, birding, aves',
  },
  {
    tag: 'hobby:astronomy',
    also: ['setting:outdoor-evening'],
    en: 'stargaz*, star gaz*, telescope*, astronom*, milky way, eclipse, perseid*, meteor shower*, dark sky',
    es: 'ver/mirar las estrellas, observar/ver estrellas, telescopio*, astronom*, via lactea, eclipse*, perseidas, lluvia de estrellas',
  },
  { tag: 'hobby:drawing', en: 'sketch*, draw, drawing', es: 'dibujar, dibujo, dibuja, boceto*, urban sketch*' },
  { tag: 'hobby:painting', en: 'painting, watercolour*, watercolor*, easel, plein air', es: 'pintar, pinto, acuarela*, oleo, caballete' },
  {
    tag: 'hobby:reading',
    refuse: 'books',
    en: 'reading, novel*, a/my/her/his/good/fat/thick book, my/her/his/good/some books, bookworm*, kindle, e reader, ereader',
    es: 'leer, leo mucho/en/un, yo leo, lectura, lector empedernido, lectora empedernida, novela*, un/mi/su/el libro, mis/sus/unos libros, kindle, ebook, libro electronico',
  },
  {
    tag: 'hobby:writing',
    en: 'journal, journaling, journalling, travel diary, write my, writing retreat, writing a book',
    es: 'diario/cuaderno de viaje, escribir, escribo, journaling',
  },
  {
    tag: 'hobby:knitting',
    en: 'knit, knits, knitting, crochet*, embroider, embroidery, embroidering, sewing, sew, quilting',
    es: 'punto de cruz, hacer punto, tejer, tejo, tejiendo, bordando, cosiendo, ganchillo, crochet, bordar, costura, coser, calceta',
  },
  {
    tag: 'hobby:music',
    en: 'guitar*, ukulele*, fiddle camp, (the/my) fiddle in sessions, play (the) fiddle/bodhran/tin whistle, trad sessions, violin*, flute*, saxophone*, trumpet*, play in a band, cello*, my instrument, banjo, harmonica, drumsticks, accordion',
    es: 'toco/toca/tocamos/tocar (el/la) tres/cuatro/tiple/requinto/bandola/bandoneon/gaita/quena/zampona/clarinete/oboe/trombon/marimba, gira con (la/el/mi/una) agrupacion/orquesta/banda/grupo/conjunto, cuerdas de repuesto, guitarra*, ukelele*, violin*, flauta*, saxofon*, saxo, trompeta*, charango, mi instrumento, banda de musica, violonchelo*, acordeon, cajon flamenco',
  },
  { tag: 'hobby:chess', en: 'chess', es: 'ajedrez' },
  {
    tag: 'hobby:board-games',
    en: 'board/card game*, playing/uno/play cards, dungeons and dragons, rpg, cards in the evening',
    es: 'juego* de mesa, jugar/jugamos a las cartas, baraja, cartas por la noche, parchis, domino, juegos de cartas, rol',
  },
  {
    tag: 'hobby:video-games',
    en: 'nintendo, switch console, steam deck, video game*, gaming',
    es: 'nintendo, la switch/play, videojuego*, consola*, steam deck',
  },
  { tag: 'hobby:meditation', en: 'meditat*, vipassana, mindfulness', es: 'meditacion, meditar, vipassana, mindfulness' },
  {
    tag: 'hobby:dancing',
    also: ['setting:dance'],
    en: 'tango, salsa, flamenco, ballroom, dance class*/lesson*/camp/workshop, milonga*, swing dance, bachata, line dancing, ceilidh*, zumba',
    es: 'tango, salsa, flamenco, bachata, milonga*, clase* de baile, bailar, bailamos, baile, bailes, clases de swing, sevillanas, kizomba, zumba',
  },
  { tag: 'hobby:cooking', en: 'love cooking, cook for everyone, keen cook', es: 'me encanta cocinar, cocinitas' },
  {
    tag: 'hobby:football',
    en: 'play football/soccer, football boots/training/camp, five a side, kick around, rugby tour, soccer/football tournament',
    es: 'jugar/jugamos/juega al futbol, botas/torneo/campus de futbol, futbol sala, pachanga*',
  },
  { tag: 'hobby:skating', en: 'skateboard*, roller/inline skat*, rollerblad*', es: 'monopatin*, patines, patinar, skate, skateboard*, patinaje sobre ruedas' },
  {
    tag: 'hobby:kite-or-windsurf',
    also: ['activity:surfing'],
    en: 'kitesurf*, kite/wind surf*, kiteboard*, windsurf*, wing foil*, wingfoil*, kiting',
    es: 'kitesurf*, kite/wind surf*, windsurf*, wingfoil*, kite',
  },
  {
    tag: 'hobby:paddleboard',
    also: ['activity:swimming'],
    en: 'paddleboard*, paddle board*, sup board*/tour*/lesson*/class*/yoga, stand up paddle*',
    es: 'paddle/padel surf, paddlesurf, hacer sup, tabla de sup/paddle',
  },
  {
    tag: 'hobby:mushrooms-or-plants',
    en: 'mushroom pick*/hunt*, foraging, forage, botany, botanist*, botanic*',
    es: 'setas, buscar/coger setas, boletus, niscalos, botanica, botanico, botanicos',
  },
  { tag: 'hobby:geocaching', en: 'geocach*', es: 'geocach*' },
  {
    tag: 'hobby:languages',
    also: ['activity:study'],
    en: 'language course*/school, spanish/french course, spanish/italian lessons',
    es: 'curso de ingles/frances/italiano/idiomas/aleman, academia/clases de ingles',
  },
];
