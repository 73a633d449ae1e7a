/** Words around a thing that say whether it is hired, found there, or brought. */
import { splitPhrases } from '../phrases';

export type Frame = 'rented' | 'provided' | 'own';

export interface FrameRow {
  frame: Frame;
  /** Where the things stand: after the words ("we hire …"), before them ("… included"), or on both sides. */
  side: 'after' | 'before' | 'both';
  phrase: string;
}

const frames = (frame: Frame, side: FrameRow['side'], phrases: string): FrameRow[] => splitPhrases(phrases).map((phrase) => ({ frame, side, phrase }));

export const FRAMES: readonly FrameRow[] = [
  ...frames(
    'rented',
    'both',
    'rent, rents, renting, rented, rental, rentals, hire, hires, hiring, hired, alquil*, arriend*, rento, rentamos, rentar, rentaremos, rentare, rentad*, renta',
  ),
  ...frames(
    'provided',
    'after',
    "'s always got, always has/have/got, we get, you get, give you/u, provide, supply, everything/all 's/is/are there/included/provided/supplied (except/bar/but), stocked (with), there is, there are, there 's, has, has a, have .. at the hotel, provides, provide, offers, supplies, lends, lend us, lend me, lends us, gives us, give us, gives you, comes with, come with, includes, include, including, equipped with, with use of, apartment/flat/hotel/house/cottage/cabin/airbnb/villa/lodge/chalet/room/hostel/hut/car/van/camper/campsite/residence/halls with/without, coliving with, can use, can borrow, borrow, borrowing, complete with, hay, habra, tiene, tienen, ofrece, ofrecen, pone, ponen, nos dejan, nos deja, me dejan, me deja, presta, prestan, they have, they 've got, they ve got, they own, nos presta, nos prestan, me presta, me prestan, nos da, nos dan, me dan, proporciona, proporcionan, facilita, facilitan, incluye, incluyen, cuenta con, cuentan con, viene con, vienen con, con derecho a, dispone de, disponen de, nos dan, dan, equipado con, equipada con, refugios/albergues/hostales/hoteles con/sin, apartamento/piso/hotel/casa/villa/cabana/airbnb/habitacion/hostal/hostel/albergue/refugio/coche/furgo/camper/camping/coliving/departamento/chalet/residencia/jaima/bungalow/lodge/riad con/sin, casa de .. con/sin, trae, trae ya, ya tiene, ya tienen, ya hay, prestad*",
  ),
  ...frames(
    'provided',
    'before',
    'that they give us/me, they give/lend us/me, que me/nos/te dan, que me/nos dejan/prestan/ponen, que ponen alli, included, provided, supplied, are/is included, come/comes with, in the price/room, waiting for us, at the hotel/apartment/flat/house, available, for free/guests, is/are there, are ours to use, can be borrowed, thrown in, on site/board/loan, incluid*, esta incluid*, estan incluid*, incluye, la/las/los/lo pone/ponen, pone la, nos/me lo/la/las/los dejan, nos los/las prestan/dan, nos la/lo/los presta, me lo/la presta, los/las presta/da/dan, lo/la da/dan, nos lo/la dan, a disposicion/bordo, disponible*, gratis, ya estan/hay, en el hotel/apartamento, lo/los tienen alli, ya nos esperan, corre a cargo, entran en el precio, va incluid*, van incluid*',
  ),
  ...frames(
    'own',
    'after',
    'byo, de camping/acampada/acampe con, acampar/cargo/cargamos con, my/our own, own, bring/bringing my/our/a, bringing the, taking/take/with/have/carry my/our, carrying our/a/my, pack/need my, need/have to bring, must bring, bring your own, need our, bring, bringing, llevo, llevamos, llevare, llevaremos, llevando, con mi/mis/nuestro/nuestra/nuestros/nuestras, mi propio/propia, mis propios/propias, nuestro propio, nuestra propia, nuestros propios, nuestras propias, tengo mi/mis, tenemos, hay/tengo/tenemos que llevar, toca/debemos llevar, traigo, traemos, hay que traer, viajo con mi/mis, llevar',
  ),
  ...frames(
    'own',
    'both',
    'season/seasonal/seasons rental/rentals/lease/hire, rented/hired/leased/rent/rents/hire/lease for the season/winter, rented/hired/leased for the whole season/winter, season lease, alquilad*/arrendad*/rentad* por/para/de (toda) la temporada, alquiler/arriendo/renta de temporada',
  ),
  ...frames(
    'own',
    'before',
    'of my/our own, propio, propia, propios, propias, de casa, from home, cada uno/una/quien/cual el/la/los/las/lo suyo/suya/suyos/suyas, las/los/la/lo llevo yo, la/las/los/lo llevamos, las/los/la/lo llevo, hay que llevarlas/llevarlos/llevarla/llevarlo, tenemos/tengo que llevarlas/llevarlos, need to be brought, must be brought',
  ),
];
