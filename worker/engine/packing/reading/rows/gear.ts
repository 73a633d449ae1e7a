/**
 * Things that may be there, hired, or brought. The nouns are here; whether the words say "included", "we hire" or "my
 * own" is read from the clause around them (`../gear.ts`).
 */
import type { Gear, Provided, RefusedTopic, Tag } from '../../tags';

export interface GearRow {
  thing: Gear | Provided;
  /** What a "no" before it refuses, when that is worth saying. */
  refuse?: RefusedTopic;
  /** The need that bringing or using it states. */
  need?: Tag;
  /** Only found there, never brought or hired ("the flat has a washing machine"). */
  onlyThere?: true;
  /** Told of the writer's own it stands for the rest; lent or hired it does not. */
  onlyOwn?: true;
  /** Beginnings of words of which one must be in the text too: "boots" are ski boots only where somebody skis. */
  beside?: string;
  /** Words that only look like the thing. */
  none?: true;
  en: string;
  es: string;
}

export const GEAR: readonly GearRow[] = [
  { thing: 'iron', none: true, en: 'hair/flat/curling iron', es: 'plancha de/del pelo, plancha de surf' },
  {
    thing: 'bedding',
    none: true,
    en: 'linen shirt*/suit*/dress*/trousers/pants/shorts/jacket*/skirt*/top/tops',
    es: '',
  },
  { thing: 'skis', refuse: 'skis', en: 'skis, ski gear/equipment/kit', es: 'esquis, tablas/material/equipo de esqui, esquies, equipo de nieve' },
  { thing: 'skis', beside: 'skis, skiing, skier, esqui', en: 'equipment', es: 'el equipo/material, equipo, material' },
  { thing: 'ski-boots', en: 'ski gear/equipment/kit', es: 'material/equipo de esqui, equipo de nieve' },
  { thing: 'ski-boots', beside: 'skis, skiing, esqui', en: 'equipment', es: 'el equipo/material, equipo, material' },
  { thing: 'ski-boots', en: 'ski boots', es: 'botas de esqui' },
  { thing: 'ski-boots', beside: 'ski, esqui, snowboard', en: 'boots', es: 'botas' },
  { thing: 'ski-clothes', en: 'ski clothes/clothing/wear/suit*, salopettes', es: 'ropa/mono de esqui, ropa de nieve' },
  { thing: 'snowboard', en: 'snowboard, snowboards', es: 'tabla/tablas de snow, tabla de snowboard, snowboard' },
  { thing: 'snowshoes', en: 'snowshoes', es: 'raquetas de nieve' },
  { thing: 'helmet', refuse: 'helmet', en: 'helmet, helmets', es: 'casco, cascos' },
  // The bag is not the board.
  { thing: 'surfboard', none: true, en: 'board/surfboard bag*', es: 'funda* de la tabla' },
  { thing: 'surfboard', refuse: 'surfboard', en: 'surfboard*, surf board*', es: 'tabla* de surf' },
  { thing: 'surfboard', refuse: 'surfboard', beside: 'surf, olas, wave', en: 'board, boards', es: 'tabla, tablas' },
  {
    thing: 'wetsuit',
    refuse: 'wetsuit',
    en: 'wetsuit*, wet suit*, drysuit*, dry suit*, # mm suit/suits',
    es: 'neopreno*, traje* de neopreno, traje/trajes de # mm/milimetros, traje/trajes seco/secos/estanco/estancos',
  },
  {
    thing: 'snorkel-gear',
    refuse: 'snorkel-gear',
    en: 'snorkel, snorkels, snorkel/snorkelling/snorkeling gear, mask, masks, fins, flippers, snorkelling equipment',
    es: 'equipo/gafas/material de snorkel, gafas y tubo, aletas, gafas de bucear',
  },
  { thing: 'dive-gear', en: 'dive/diving/scuba gear/kit/set, dive/diving equipment', es: 'equipo/material de buceo' },
  { thing: 'dive-gear', onlyOwn: true, en: 'bcd, bcds, regulator, regulators', es: 'regulador, reguladores, jacket/chaleco de buceo' },
  { thing: 'kayak', en: 'kayak, kayaks, canoes', es: 'kayak, kayaks, piragua, piraguas, canoas' },
  { thing: 'life-jacket', en: 'life jacket*/vest*, lifejacket*, pfd, pfds, buoyancy aid*', es: 'chaleco* salvavidas, chalecos' },
  { thing: 'life-jacket', beside: 'raft, kayak, canoe, sail, piragua, canoa, vela, velero, barranc', en: 'vest, vests', es: 'chaleco' },
  { thing: 'bike', refuse: 'bike', en: 'bike, bikes, bicycle*, e bikes, ebike*, road/mountain bike*', es: 'bici, bicis, biciclet*' },
  { thing: 'golf-clubs', refuse: 'golf-clubs', en: 'golf clubs', es: 'palos de golf' },
  { thing: 'golf-clubs', refuse: 'golf-clubs', beside: 'golf', en: 'clubs', es: 'palos' },
  { thing: 'racket', en: 'racket*, racquet*', es: 'raqueta/raquetas de tenis, pala/palas de padel' },
  { thing: 'racket', beside: 'tenis, tennis, padel', en: 'bats', es: 'pala, palas, raqueta, raquetas' },
  { thing: 'fishing-gear', en: 'fishing gear/rod*/tackle', es: 'cana* de pescar, equipo de pesca' },
  { thing: 'fishing-gear', beside: 'fish, pesc', en: 'rod, rods, tackle', es: 'cana, canas' },
  { thing: 'climbing-gear', en: 'harness*, climbing gear/shoes, ropes, rope', es: 'arnes/arneses/material/equipo/cuerda/cuerdas de escalada, pies de gato' },
  { thing: 'crampons', en: 'crampon*, ice axe*', es: 'crampon*, piolet*' },
  { thing: 'trekking-poles', refuse: 'trekking-poles', en: 'poles, walking/hiking sticks', es: 'bastones, bastones de trekking' },
  {
    thing: 'tent',
    none: true,
    en: 'dry/drying/cook/cooking/mess/kitchen/dining/shower/toilet/medical/aid/beer/wedding/party/circus/main/food/drinks/supply/command/chill tent/tents',
    es: 'carpa comedor/cocina/principal/medica, carpa de (la) boda/circo/feria/evento',
  },
  { thing: 'tent', refuse: 'tent', en: 'tent, tents', es: 'tienda/tiendas de campana, carpa, carpas' },
  { thing: 'tent', refuse: 'tent', beside: 'camp, acamp, saco, trek, mochil, esteril', en: 'tents', es: 'tienda, tiendas' },
  { thing: 'sleeping-bag', refuse: 'sleeping-bag', en: 'sleeping bag*', es: 'saco/sacos/bolsa* de dormir, saco, sacos, saquito, sleeping, sleepings' },
  {
    thing: 'sleeping-mat',
    refuse: 'sleeping-mat',
    en: 'sleeping/roll mat*, sleeping pad*, mattress*, air bed*',
    es: 'aislante, colchoneta*, colchon, colchones, esterilla de dormir',
  },
  { thing: 'sleeping-mat', refuse: 'sleeping-mat', beside: 'saco, camping, acamp, tienda, trek, refugio', en: 'mat, mats', es: 'esterilla, esterillas' },
  {
    thing: 'cooking-gear',
    refuse: 'cooking-gear',
    en: 'stove, stoves, cooking gear/equipment, pots, pans, cookware',
    es: 'hornillo*, cazuelas, ollas, cocina de gas, camping gas, menaje, utensilios de cocina',
  },
  { thing: 'riding-gear', en: 'motorcycle/riding gear, leathers', es: 'equipo/ropa/chaqueta de moto' },
  { thing: 'horse-gear', en: 'riding hat*/boots/helmet*', es: 'casco/botas de montar' },
  {
    thing: 'winter-clothes',
    en: 'thermal/warm/insulated/survival/snow/snowmobile/flotation suit*, snowsuit*, winter/warm/thermal overalls, arctic/winter/warm clothing, winter/arctic gear',
    es: 'traje*/mono* termico*, traje*/ropa de abrigo, traje* polares/polar, traje* de supervivencia/flotacion, ropa termica/polar, trajes de nieve, ropa de invierno',
  },
  {
    thing: 'rain-gear',
    en: 'rain gear/ponchos, waterproofs, oilskins, wellies, wet/foul weather gear, foulies, oilies',
    es: 'ropa de agua, ropa impermeable, chubasqueros, ponchos',
  },
  { thing: 'binoculars', refuse: 'binoculars', en: 'binoculars', es: 'prismaticos, binoculares' },
  { thing: 'yoga-mat', en: 'yoga mat*', es: 'esterilla*/mat de yoga' },
  { thing: 'yoga-mat', beside: 'yoga', en: 'mat, mats', es: 'esterilla, esterillas' },
  { thing: 'cot', refuse: 'cot', en: 'cot, cots, travel cot*, crib, cribs, pack n/and play', es: 'cuna, cunas, cuna de viaje, practicuna' },
  {
    thing: 'highchair',
    refuse: 'highchair',
    en: 'highchair*, high chair*, booster seat for meals',
    es: 'trona, tronas, silla alta, sillita de comer, periquera*',
  },
  // The covered trailer in which a brotherhood sleeps on its way.
  {
    thing: 'stroller',
    none: true,
    en: '',
    es: '# en la carriola, dormimos/duermo/dormir/dormiremos en la carriola, carriola (con/de) la hermandad, en la carriola dormimos, carriola del rocio/camino',
  },
  { thing: 'stroller', none: true, en: 'dune/beach/golf/road/support buggy', es: 'buggy de apoyo/asistencia/playa/arena, en buggy' },
  {
    thing: 'stroller',
    refuse: 'stroller',
    need: 'need:stroller',
    en: 'stroller*, pushchair*, buggy, pram, prams',
    es: 'carrito, cochecito, silla/sillita/carro/carrito de paseo, carriola, carreola, silleta, carrito/coche/carro de bebe',
  },
  {
    thing: 'car-seat',
    refuse: 'car-seat',
    need: 'need:car-seat',
    en: 'car/child/baby/booster seat*, carseat*, booster',
    es: 'silla/sillita/sillas de coche, silla* infantil*, sillita/silla del coche, sillitas, maxicosi, maxi cosi, alzador, elevador, sistema de retencion',
  },
  {
    thing: 'baby-carrier',
    refuse: 'baby-carrier',
    need: 'need:baby-carrier',
    en: 'baby/child/toddler/back/hiking carrier*, sling',
    es: 'portabebes, mochila portabebe*/porteo/ergonomica, fular*, porteo, porteamos, mochila de porteo',
  },
  { thing: 'baby-carrier', refuse: 'baby-carrier', need: 'need:baby-carrier', beside: 'baby, toddler, infant, newborn', en: 'carrier', es: '' },
  // For mending or first aid, and none of the pursuit's own.
  {
    thing: 'skis',
    none: true,
    en: 'repair/puncture/tool/sewing/aid/medical/toiletry/wash/emergency/trauma kit',
    es: 'equipo/kit medico, equipo/kit de reparacion/emergencia/primeros',
  },
  { thing: 'snorkel-gear', beside: 'snorkel, esnorkel', en: 'gear, equipment, kit', es: 'equipo, material' },
  { thing: 'dive-gear', beside: 'dive, diving, scuba, buce', en: 'gear, equipment, kit', es: 'equipo, material' },
  {
    thing: 'climbing-gear',
    beside: 'climb, escala, ferrata, barranc, canyon, glaciar, alpin, cordada',
    en: 'gear, equipment, kit',
    es: 'equipo, material, arnes, arneses, cuerda, cuerdas',
  },
  { thing: 'skis', beside: 'ski, esqui', en: 'gear, kit', es: '' },
  { thing: 'winter-clothes', en: 'parka, parkas, rubber boots', es: 'parka, parkas, botas de agua' },
  {
    thing: 'formal-wear',
    none: true,
    en: '# mm suit*, dry suit*',
    es: 'traje/trajes de # mm/milimetros, traje/trajes seco/secos/estanco/estancos',
  },
  { thing: 'formal-wear', en: 'tuxedo, tux, ball gown*, gown*, suit, dinner jacket, morning suit, kilt', es: 'traje, chaque, esmoquin, smoking, vestido' },
  { thing: 'towels', refuse: 'towels', en: 'towels, towel', es: 'toallas, toalla, toallas de bano, juego* de toallas' },
  {
    thing: 'beach-towels',
    refuse: 'beach-towels',
    en: 'beach/pool towel*, beach and pool/bath/bathroom/room towels, pool and beach/bath/bathroom/room towels, bath/bathroom/room and pool/beach towels',
    es: 'toalla* de playa/piscina, toallas de playa/piscina y bano/ducha, toallas de bano/ducha y playa/piscina, toallas de playa y piscina, toallas de piscina y playa',
  },
  {
    thing: 'bedding',
    refuse: 'bedding',
    en: 'futon, futons, made up bed*, made bed*, bedding, sheets, linen, linens, bed linen/linens, duvet*, pillows, blankets, sheet, bedclothes',
    es: 'cama* hecha*, camas con sabanas, sabanas, sabana, ropa de cama, edredon*, mantas, almohadas, manta',
  },
  {
    thing: 'toiletries',
    en: 'toiletries, shampoo, shower gel, soap, amenities',
    es: 'articulos/productos de aseo, champu, gel, jabon, amenities, gel y champu',
  },
  { thing: 'hairdryer', refuse: 'hairdryer', en: 'hairdryer*, hair/blow dryer*, hairdrier*', es: 'secador, secadores, secador/secadora de pelo' },
  { thing: 'iron', refuse: 'iron', en: 'iron, irons, ironing board', es: 'plancha, planchas, plancha de ropa, tabla de planchar' },
  {
    thing: 'kitchen',
    onlyThere: true,
    en: 'kitchen, kitchenette, kitchen stuff/equipment/things, kitchenware',
    es: 'cocina, cocina equipada/completa, cocinita, cosas de cocina',
  },
  {
    thing: 'washing-machine',
    onlyThere: true,
    en: 'washing machine*, washer, washers, laundry room/facilities',
    es: 'lavadora, lavadoras, lavarropas, lavanderia',
  },
  { thing: 'mosquito-net', en: 'mosquito net*', es: 'mosquitera*, mosquitero*' },
  { thing: 'umbrella', en: 'umbrellas, parasol*, sunshade*, beach umbrella*', es: 'sombrilla*, paraguas, quitasol*' },
  { thing: 'bathrobe', onlyThere: true, en: 'bathrobe*, robes, robe, slippers, yukata*', es: 'albornoz*, bata, yukata*, zapatillas de habitacion' },
  { thing: 'drinking-water', onlyThere: true, en: 'drinking/bottled/filtered water, water refill*', es: 'agua potable/embotellada/filtrada' },
  {
    thing: 'meals',
    onlyThere: true,
    en: 'meals, mess tent, cook tent, camp cook, cook shack/house, cookshack, cookhouse, mess hall, all meals/food, breakfast, full/half board',
    es: 'comidas, pension completa, desayuno, media pension, todas las comidas',
  },
  {
    thing: 'baby-gear',
    onlyThere: true,
    en: 'baby gear/equipment/stuff/things/bath, bottle steriliser',
    es: 'cosas/equipo/banera de bebe, cosas del bebe, esterilizador',
  },
  { thing: 'toys', refuse: 'toys', en: 'toys', es: 'juguetes' },
  { thing: 'laptop', onlyThere: true, en: 'work computer there', es: 'ordenador alli' },
  { thing: 'adapter', en: 'adapter*, adaptor*', es: 'adaptador*' },
  { thing: 'uniform', onlyThere: true, en: 'uniform, uniforms', es: 'uniforme, uniformes' },
  {
    thing: 'luggage-transfer',
    onlyThere: true,
    en: 'luggage/baggage/bag transfer*, bags are transferred, bags transferred, bags/luggage moved, luggage forwarding, porter*, mules carry',
    es: 'transporte de equipaje/maletas, transporte/servicio de mochilas, porteador*, nos/me lleva/llevan las/la/el maletas/mochilas/maleta/mochila/equipaje',
  },
  { thing: 'snow-chains', onlyThere: true, en: 'winter tyres/tires, snow chains', es: 'neumaticos de invierno, cadenas' },
  { thing: 'waders', en: 'waders, wading boots', es: 'vadeador, vadeadores, botas de vadeo' },
  { thing: 'archery-gear', en: 'archery gear/equipment, bows and arrows', es: 'equipo de arqueria, arcos y flechas, equipo de tiro con arco' },
  { thing: 'curling-gear', en: 'curling gear/shoes, brooms', es: 'equipo/zapatos de curling' },
  { thing: 'hockey-gear', en: 'hockey gear/kit', es: 'equipo de hockey' },
  { thing: 'fencing-gear', en: 'fencing kit/gear/equipment', es: 'equipo de esgrima' },
  { thing: 'karting-gear', en: 'race/kart suit*, overalls and helmet, overalls helmet, helmet and overalls', es: 'mono y casco, casco y mono' },
  { thing: 'caving-gear', en: 'caving gear/kit/equipment, oversuit*, srt kit/gear, cave lamp*', es: 'equipo de espeleologia, material de espeleo' },
  {
    thing: 'avalanche-gear',
    en: 'avalanche/avy/avi gear/kit/set/equipment, transceiver*, avalanche beacon*',
    es: 'equipo/material/kit de avalancha/avalanchas/nieve/seguridad, arva, arvas, dva, dvas, pala y sonda',
  },
  { thing: 'canyon-gear', en: 'canyoning gear/equipment/kit', es: 'equipo/material de barrancos, equipo de barranquismo' },
  { thing: 'paragliding-gear', en: 'paragliding/tandem gear, paraglider', es: 'equipo de parapente' },
  { thing: 'kite-gear', en: 'kite gear/equipment, kites', es: 'equipo de kite, cometas' },
  {
    thing: 'protective-gear',
    en: 'ppe, protective/safety gear, frs, fr clothing, hard hat glasses gloves',
    es: 'epi, epis, epp, equipo de proteccion',
  },
  { thing: 'instrument', en: 'instruments, instrument', es: 'instrumento, instrumentos' },
];
