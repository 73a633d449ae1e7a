/** Words around a thing that say whether it is hired, found there, or brought. */
import { splitPhrases } from '../phrases';

export type Frame = 'rented' | 'provided' | 'own';

export interface FrameRow {
  frame: Frame;
  /** Where the things stand: after the words ("we hire …"), before them ("… included"), or on both sides. */
  side: 'after' | 'before' | 'both';
  phrase: string;
}

const frames = (frame: Frame, side: FrameRow['side'], phrases: string): FrameRow[] =>
  splitPhrases(phrases).map((phrase) => ({ frame, side, phrase }));

export const FRAMES: readonly FrameRow[] = [
  ...frames(
    'rented',
    'both',
    'rent, rents, renting, rented, rental, rentals, hire, hires, hiring, hired, alquil*, arriend*, rento, rentamos, rentar, rentaremos, rentare, rentad*, renta',
  ),
  ...frames(
    'provided',
    'after',
    "we get, you get, give you/u, provide, supply, everything/all 's/is/are there/included/provided/supplied (except/bar/but), stocked (with), there is, there are, there 's, has, has a, have .. at the hotel, provides, provide, offers, supplies, lends, lend us, lend me, lends us, gives us, give us, gives you, comes with, come with, includes, include, including, equipped with, with use of, apartment/flat/hotel/house/cottage/cabin/airbnb/villa/lodge/chalet/room/hostel/hut/car/van/camper/campsite/residence/halls with/without, coliving with, can use, can borrow, borrow, borrowing, complete with, hay, habra, tiene, tienen, ofrece, ofrecen, pone, ponen, nos dejan, nos deja, me dejan, me deja, presta, prestan, they have, they 've got, they ve got, they own, nos presta, nos prestan, me presta, me prestan, nos da, nos dan, me dan, proporciona, proporcionan, facilita, facilitan, incluye, incluyen, cuenta con, cuentan con, viene con, vienen con, con derecho a, dispone de, disponen de, nos dan, dan, equipado con, equipada con, refugios/albergues/hostales/hoteles con/sin, apartamento/piso/hotel/casa/villa/cabana/airbnb/habitacion/hostal/hostel/albergue/refugio/coche/furgo/camper/camping/coliving/departamento/chalet/residencia/jaima/bungalow/lodge/riad con/sin, casa de .. con/sin, trae, trae ya, ya tiene, ya tienen, ya hay, prestad*",
  ),
  ...frames(
    'provided',
    'before',
    'that they give us, that they give me, they give us, they give me, they lend us, they lend me, que me dan, que nos dan, que te dan, que me dejan, que nos dejan, que me prestan, que nos prestan, que ponen alli, que me ponen, que nos ponen, included, provided, supplied, are included, is included, come with, comes with, in the price, waiting for us, at the hotel, at the apartment, at the flat, at the house, available, for free, for guests, is there, are there, are ours to use, can be borrowed, thrown in, on site, in the room, on board, on loan, incluid*, esta incluid*, estan incluid*, incluye, la pone, las pone, los pone, lo pone, la ponen, las ponen, los ponen, lo ponen, pone la, nos lo dejan, nos la dejan, nos las dejan, nos los dejan, me lo dejan, me la dejan, me las dejan, me los dejan, nos los prestan, nos las prestan, nos la presta, nos lo presta, nos los presta, me lo presta, me la presta, los presta, las presta, los da, las da, lo da, la da, los dan, las dan, lo dan, la dan, nos los dan, nos las dan, nos lo dan, nos la dan, a disposicion, disponible*, gratis, ya estan, en el hotel, en el apartamento, a bordo, ya hay, lo tienen alli, los tienen alli, ya nos esperan, corre a cargo, entran en el precio, va incluid*, van incluid*',
  ),
  ...frames(
    'own',
    'after',
    'byo, de camping con, de acampada con, de acampe con, acampar con, my own, our own, own, bring my, bring our, bringing my, bringing our, bring a, bringing a, bringing the, taking my, taking our, take my, take our, with my, with our, have my, have our, carry my, carry our, carrying our, carrying a, carrying my, pack my, need to bring, have to bring, must bring, bring your own, need my, need our, bring, bringing, llevo, llevamos, llevare, llevaremos, llevando, con mi, con mis, con nuestro, con nuestra, con nuestros, con nuestras, mi propio, mi propia, mis propios, mis propias, nuestro propio, nuestra propia, nuestros propios, nuestras propias, tengo mi, tengo mis, tenemos, hay que llevar, tengo que llevar, tenemos que llevar, toca llevar, traigo, traemos, cargo con, cargamos con, debemos llevar, hay que traer, viajo con mi, viajo con mis, llevar',
  ),
  ...frames(
    'own',
    'both',
    'season/seasonal/seasons rental/rentals/lease/hire, rented/hired/leased/rent/rents/hire/lease for the season/winter, rented/hired/leased for the whole season/winter, season lease, alquilad*/arrendad*/rentad* por/para/de (toda) la temporada, alquiler/arriendo/renta de temporada',
  ),
  ...frames(
    'own',
    'before',
    'of my own, of our own, propio, propia, propios, propias, de casa, from home, las llevo yo, los llevo yo, la llevo yo, lo llevo yo, la llevamos, las llevamos, los llevamos, lo llevamos, las llevo, los llevo, la llevo, lo llevo, hay que llevarlas, hay que llevarlos, hay que llevarla, hay que llevarlo, tenemos que llevarlas, tenemos que llevarlos, tengo que llevarlas, tengo que llevarlos, need to be brought, must be brought',
  ),
];
