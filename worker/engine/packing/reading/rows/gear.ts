/**
 * Things that may be there, hired, or brought. The nouns are here; whether the words say "included", "we hire" or "my
 * own" is read from the clause around them (`../gear.ts`).
 */
import type { Gear, PROVIDED_LABELS, RefusedTopic, Tag } from '../../tags';

export interface GearRow {
  thing: Gear | keyof typeof PROVIDED_LABELS;
  /** What a "no" before it refuses, when that is worth saying. */
  refuse?: RefusedTopic;
  /** The need that bringing or using it states. */
  need?: Tag;
  /** Only found there, never brought or hired ("the flat has a washing machine"). */
  onlyThere?: true;
  /** Beginnings of words of which one must be in the text too: "boots" are ski boots only where somebody skis. */
  beside?: string;
  /** Words that only look like the thing. */
  none?: true;
  en: string;
  es: string;
}

export const GEAR: readonly GearRow[] = [
  {
    thing: 'iron',
    none: true,
    en: 'hair iron, flat iron, curling iron',
    es: 'plancha de pelo, plancha del pelo, plancha de surf',
  },
  {
    thing: 'skis',
    refuse: 'skis',
    en: 'skis, ski gear, ski equipment, ski kit',
    es: 'esquis, tablas de esqui, material de esqui, equipo de esqui, esquies, equipo de nieve',
  },
  {
    thing: 'skis',
    beside: 'skis, skiing, skier, esqui',
    en: 'equipment',
    es: 'el equipo, equipo, el material, material',
  },
  {
    thing: 'ski-boots',
    en: 'ski gear, ski equipment, ski kit',
    es: 'material de esqui, equipo de esqui, equipo de nieve',
  },
  {
    thing: 'ski-boots',
    beside: 'skis, skiing, esqui',
    en: 'equipment',
    es: 'el equipo, equipo, el material, material',
  },
  { thing: 'ski-boots', en: 'ski boots', es: 'botas de esqui' },
  { thing: 'ski-boots', beside: 'ski, esqui, snowboard', en: 'boots', es: 'botas' },
  {
    thing: 'ski-clothes',
    en: 'ski clothes, ski clothing, ski wear, salopettes, ski suit*',
    es: 'ropa de esqui, ropa de nieve, mono de esqui',
  },
  {
    thing: 'snowboard',
    en: 'snowboard, snowboards',
    es: 'tabla de snow, tablas de snow, tabla de snowboard, snowboard',
  },
  { thing: 'snowshoes', en: 'snowshoes', es: 'raquetas de nieve' },
  { thing: 'helmet', refuse: 'helmet', en: 'helmet, helmets', es: 'casco, cascos' },
  // The bag is not the board.
  { thing: 'surfboard', none: true, en: 'board bag*, surfboard bag*', es: 'funda* de la tabla' },
  { thing: 'surfboard', refuse: 'surfboard', en: 'surfboard*, surf board*', es: 'tabla* de surf' },
  { thing: 'surfboard', refuse: 'surfboard', beside: 'surf, olas, wave', en: 'board, boards', es: 'tabla, tablas' },
  { thing: 'wetsuit', refuse: 'wetsuit', en: 'wetsuit*, wet suit*', es: 'neopreno*, traje* de neopreno' },
  {
    thing: 'snorkel-gear',
    refuse: 'snorkel-gear',
    en: 'snorkel, snorkels, snorkel gear, mask,  snorkelling gear, snorkeling gear, snorkel set*, mask and snorkel, masks, fins, flippers, snorkelling equipment, snorkel mask*',
    es: 'equipo de snorkel, gafas y tubo, aletas, gafas de bucear, gafas de snorkel, material de snorkel',
  },
  {
    thing: 'dive-gear',
    en: 'dive gear, diving gear, dive equipment, diving equipment, scuba gear, bcd, regulator',
    es: 'equipo de buceo, material de buceo, regulador, jacket de buceo, chaleco de buceo',
  },
  { thing: 'kayak', en: 'kayak, kayaks, canoes', es: 'kayak, kayaks, piragua, piraguas, canoas' },
  { thing: 'life-jacket', en: 'life jacket*, lifejacket*, life vest*', es: 'chaleco* salvavidas, chalecos' },
  {
    thing: 'life-jacket',
    beside: 'raft, kayak, canoe, sail, piragua, canoa, vela, velero, barranc',
    en: 'vest, vests',
    es: 'chaleco',
  },
  {
    thing: 'bike',
    refuse: 'bike',
    en: 'bike, bikes, bicycle*, e bikes, ebike*, road bike*, mountain bike*',
    es: 'bici, bicis, biciclet*',
  },
  { thing: 'golf-clubs', refuse: 'golf-clubs', en: 'golf clubs', es: 'palos de golf' },
  { thing: 'golf-clubs', refuse: 'golf-clubs', beside: 'golf', en: 'clubs', es: 'palos' },
  {
    thing: 'racket',
    en: 'racket*, racquet*',
    es: 'raqueta de tenis, raquetas de tenis, pala de padel, palas de padel',
  },
  { thing: 'racket', beside: 'tenis, tennis, padel', en: 'bats', es: 'pala, palas, raqueta, raquetas' },
  { thing: 'fishing-gear', en: 'fishing gear, fishing rod*, fishing tackle', es: 'cana* de pescar, equipo de pesca' },
  { thing: 'fishing-gear', beside: 'fish, pesc', en: 'rod, rods, tackle', es: 'cana, canas' },
  {
    thing: 'climbing-gear',
    en: 'harness*, climbing gear, ropes, rope, climbing shoes',
    es: 'arnes de escalada, arneses de escalada, material de escalada, equipo de escalada, cuerda de escalada, cuerdas de escalada, pies de gato',
  },
  { thing: 'crampons', en: 'crampon*, ice axe*', es: 'crampon*, piolet*' },
  {
    thing: 'trekking-poles',
    refuse: 'trekking-poles',
    en: 'trekking poles, poles, hiking poles, walking poles',
    es: 'bastones, bastones de trekking',
  },
  { thing: 'tent', refuse: 'tent', en: 'tent, tents', es: 'tienda de campana, tiendas de campana, carpa, carpas' },
  {
    thing: 'tent',
    refuse: 'tent',
    beside: 'camp, acamp, saco, trek, mochil, esteril',
    en: 'tents',
    es: 'tienda, tiendas',
  },
  {
    thing: 'sleeping-bag',
    refuse: 'sleeping-bag',
    en: 'sleeping bag*',
    es: 'saco de dormir, sacos de dormir, saco, sacos, saquito, bolsa* de dormir, sleeping, sleepings',
  },
  {
    thing: 'sleeping-mat',
    refuse: 'sleeping-mat',
    en: 'sleeping mat*, sleeping pad*, roll mat*, mattress*, air bed*',
    es: 'aislante, colchoneta*, colchon, colchones, esterilla de dormir',
  },
  {
    thing: 'sleeping-mat',
    refuse: 'sleeping-mat',
    beside: 'saco, camping, acamp, tienda, trek, refugio',
    en: 'mat, mats',
    es: 'esterilla, esterillas',
  },
  {
    thing: 'cooking-gear',
    refuse: 'cooking-gear',
    en: 'stove, stoves, cooking gear, pots, pans, cookware, cooking equipment',
    es: 'hornillo*, cazuelas, ollas, cocina de gas, camping gas, menaje, utensilios de cocina',
  },
  {
    thing: 'riding-gear',
    en: 'motorcycle gear, riding gear, biker jacket, leathers, riding jacket',
    es: 'equipo de moto, ropa de moto, chaqueta de moto',
  },
  { thing: 'horse-gear', en: 'riding hat*, riding boots, riding helmet*', es: 'casco de montar, botas de montar' },
  {
    thing: 'winter-clothes',
    en: 'thermal suit*, warm suit*, insulated suit*, survival suit*, snow suit*, snowmobile suit*, snowsuit*, winter overalls, warm overalls, thermal overalls, arctic clothing, winter clothing, warm clothing, winter gear, arctic gear, flotation suit*',
    es: 'traje* termico*, traje* de abrigo, traje* polares/polar, traje* de supervivencia/flotacion, ropa termica, ropa polar, trajes de nieve, mono* termico*, ropa de abrigo, ropa de invierno',
  },
  {
    thing: 'rain-gear',
    en: 'rain gear, waterproofs, rain ponchos, oilskins, wellies, wet weather gear, foulies, oilies, foul weather gear',
    es: 'ropa de agua, ropa impermeable, chubasqueros, ponchos',
  },
  { thing: 'binoculars', refuse: 'binoculars', en: 'binoculars', es: 'prismaticos, binoculares' },
  { thing: 'yoga-mat', en: 'yoga mat*', es: 'esterilla* de yoga, mat de yoga' },
  { thing: 'yoga-mat', beside: 'yoga', en: 'mat, mats', es: 'esterilla, esterillas' },
  {
    thing: 'cot',
    refuse: 'cot',
    en: 'cot, cots, travel cot*, crib, cribs, pack n play, pack and play',
    es: 'cuna, cunas, cuna de viaje, practicuna',
  },
  {
    thing: 'highchair',
    refuse: 'highchair',
    en: 'highchair*, high chair*, booster seat for meals',
    es: 'trona, tronas, silla alta, sillita de comer, periquera*',
  },
  {
    thing: 'stroller',
    refuse: 'stroller',
    need: 'need:stroller',
    en: 'stroller*, pushchair*, buggy, pram, prams',
    es: 'carrito, cochecito, silla de paseo, sillita de paseo, carriola, carreola, silleta, carrito de bebe, coche de bebe, carro de bebe',
  },
  {
    thing: 'car-seat',
    refuse: 'car-seat',
    need: 'need:car-seat',
    en: 'car seat*, carseat*, child seat*, baby seat*, booster seat*, booster',
    es: 'silla de coche, silla* infantil*, sillita de coche, sillita del coche, sillitas, silla del coche, maxicosi, maxi cosi, alzador, elevador, sistema de retencion, sillas de coche',
  },
  {
    thing: 'baby-carrier',
    refuse: 'baby-carrier',
    need: 'need:baby-carrier',
    en: 'baby carrier*, sling, baby sling, child carrier*',
    es: 'portabebes, mochila portabebe*, mochila porteo, fular*, porteo, porteamos, mochila de porteo, mochila ergonomica',
  },
  {
    thing: 'baby-carrier',
    refuse: 'baby-carrier',
    need: 'need:baby-carrier',
    beside: 'baby, toddler, infant, newborn',
    en: 'carrier',
    es: '',
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
    en: 'tuxedo, tux, ball gown*, gown*, suit, dinner jacket, morning suit, kilt',
    es: 'traje, chaque, esmoquin, smoking, vestido',
  },
  {
    thing: 'towels',
    refuse: 'towels',
    en: 'towels, towel, bath towels',
    es: 'toallas, toalla, toallas de bano, juego* de toallas',
  },
  {
    thing: 'beach-towels',
    refuse: 'beach-towels',
    en: 'beach towel*, pool towel*, beach and pool towels, pool and beach towels',
    es: 'toalla* de playa, toalla* de piscina, toallas de playa y piscina, toallas de piscina y playa',
  },
  {
    thing: 'bedding',
    refuse: 'bedding',
    en: 'made up bed*, made bed*, bedding, sheets, linen, linens, bed linen, bed linens, duvet*, pillows, blankets, sheet, bedclothes',
    es: 'cama* hecha*, camas con sabanas, sabanas, sabana, ropa de cama, edredon*, mantas, almohadas, manta',
  },
  {
    thing: 'toiletries',
    en: 'toiletries, shampoo, shower gel, soap, amenities',
    es: 'articulos de aseo, champu, gel, jabon, amenities, gel y champu, productos de aseo',
  },
  {
    thing: 'hairdryer',
    refuse: 'hairdryer',
    en: 'hairdryer*, hair dryer*, hairdrier*, blow dryer*',
    es: 'secador, secadores, secador de pelo, secadora de pelo',
  },
  {
    thing: 'iron',
    refuse: 'iron',
    en: 'iron, irons, ironing board',
    es: 'plancha, planchas, plancha de ropa, tabla de planchar',
  },
  {
    thing: 'kitchen',
    onlyThere: true,
    en: 'kitchen, kitchenette, fully equipped kitchen, kitchen stuff, kitchen equipment, kitchen things, kitchenware',
    es: 'cocina, cocina equipada, cocinita, cocina completa, cosas de cocina',
  },
  {
    thing: 'washing-machine',
    onlyThere: true,
    en: 'washing machine*, washer, washers, washer dryer, laundry room, laundry facilities',
    es: 'lavadora, lavadoras, lavarropas, lavanderia',
  },
  { thing: 'mosquito-net', en: 'mosquito net*', es: 'mosquitera*, mosquitero*' },
  { thing: 'umbrella', en: 'umbrellas, parasol*, sunshade*, beach umbrella*', es: 'sombrilla*, paraguas, quitasol*' },
  {
    thing: 'bathrobe',
    onlyThere: true,
    en: 'bathrobe*, robes, robe, slippers, yukata*',
    es: 'albornoz*, bata, yukata*, zapatillas de habitacion',
  },
  {
    thing: 'drinking-water',
    onlyThere: true,
    en: 'drinking water, bottled water, filtered water, water refill*',
    es: 'agua potable, agua embotellada, agua filtrada',
  },
  {
    thing: 'meals',
    onlyThere: true,
    en: 'meals, all meals, breakfast, full board, half board, all food',
    es: 'comidas, pension completa, desayuno, media pension, todas las comidas',
  },
  {
    thing: 'baby-gear',
    onlyThere: true,
    en: 'baby gear, baby equipment, baby stuff, baby things, bottle steriliser, baby bath',
    es: 'cosas de bebe, cosas del bebe, equipo de bebe, banera de bebe, esterilizador',
  },
  { thing: 'toys', refuse: 'toys', en: 'toys', es: 'juguetes' },
  { thing: 'laptop', onlyThere: true, en: 'work computer there', es: 'ordenador alli' },
  { thing: 'adapter', en: 'adapter*, adaptor*, plug adapters', es: 'adaptador*' },
  { thing: 'uniform', onlyThere: true, en: 'uniform, uniforms', es: 'uniforme, uniformes' },
  {
    thing: 'luggage-transfer',
    onlyThere: true,
    en: 'luggage transfer*, baggage transfer*, bag transfer*, bags are transferred, bags transferred, bags moved, luggage moved, luggage forwarding, porter*, mules carry',
    es: 'transporte de equipaje, transporte de mochilas, transporte de maletas, servicio de mochilas, porteador*, nos llevan las maletas, nos llevan las mochilas, nos llevan el equipaje',
  },
  {
    thing: 'snow-chains',
    onlyThere: true,
    en: 'winter tyres, winter tires, snow chains',
    es: 'neumaticos de invierno, cadenas',
  },
  { thing: 'waders', en: 'waders, wading boots', es: 'vadeador, vadeadores, botas de vadeo' },
  {
    thing: 'archery-gear',
    en: 'archery gear, archery equipment, bows and arrows',
    es: 'equipo de arqueria, arcos y flechas, equipo de tiro con arco',
  },
  { thing: 'curling-gear', en: 'curling gear, curling shoes, brooms', es: 'equipo de curling, zapatos de curling' },
  { thing: 'hockey-gear', en: 'hockey gear, hockey kit', es: 'equipo de hockey' },
  { thing: 'fencing-gear', en: 'fencing kit, fencing gear, fencing equipment', es: 'equipo de esgrima' },
  {
    thing: 'karting-gear',
    en: 'race suit*, kart suit*, overalls and helmet, overalls helmet, helmet and overalls',
    es: 'mono y casco, casco y mono',
  },
  {
    thing: 'caving-gear',
    en: 'caving gear, caving kit, caving equipment, oversuit*',
    es: 'equipo de espeleologia, material de espeleo',
  },
  {
    thing: 'canyon-gear',
    en: 'canyoning gear, canyoning equipment, canyoning kit',
    es: 'equipo de barrancos, material de barrancos, equipo de barranquismo',
  },
  { thing: 'paragliding-gear', en: 'paragliding gear, tandem gear, paraglider', es: 'equipo de parapente' },
  { thing: 'kite-gear', en: 'kite gear, kite equipment, kites', es: 'equipo de kite, cometas' },
  {
    thing: 'protective-gear',
    en: 'ppe, protective gear, frs, fr clothing, hard hat glasses gloves, safety gear',
    es: 'epi, epis, epp, equipo de proteccion',
  },
  { thing: 'instrument', en: 'instruments, instrument', es: 'instrumento, instrumentos' },
];
