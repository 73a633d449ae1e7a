import { NOUNS } from './nouns';
/**
 * Words for things that people carry and that the thing lexicon has no row for. Where the lexicon knows what a thing
 * stands for on the list, these only say that a word is the head of a thing's name ("body wires", "palo"), so that it is
 * kept in the traveller's words. One line a sort, singular, folded, separated by spaces.
 */
import { anyOf } from '../../packing/reading/patterns';
import type { CategoryId } from '../../packing/knowledge/item';
import type { Locale } from '../../locale';
import type { Token } from '../../packing/reading/text';

export interface ObjectWords {
  category: CategoryId;
  grams: number;
  en: string;
  es: string;
  /** Words that mean something else in the other language. */
  onlyEn?: string;
  onlyEs?: string;
}

const OBJECTS: readonly ObjectWords[] = [
  {
    category: 'clothing',
    grams: 350,
    en: 'turtleneck khakis laces pinafore fascinator cummerbund onesie skort rashguard longjohns niqab mukena tabard crinoline bustle parasol warmer frock saree sherwani bandhgala jutti kilt tweed whites clutch agbada asoebi fila togs undies trunks outfit garment tunic robe gown bodysuit catsuit unitard singlet jersey kit bib slacks breeches jods jodhpurs chaps overalls dungarees corset petticoat stocking garter suspender sash cape cloak apron smock bandana bandanna neckerchief hairnet hairband headband headpiece crown tiara veil wristband sweatband armband legwarmer garb habit cassock surplice sari salwar dupatta churidar lungi dhoti veshti mundu angavastram wrapper isiagu beads barong sarong cossie cozzie budgie camo romper playsuit undershirt undersuit underlayer baselayer base midlayer tie cravat collar kurta gele ankara dashiki waistcoat pinny onesies nightie nightdress nightgown nightshirt jammies skivvy kitenge kanga kikoi shuka leso kente lappa headtie danshiki choli mangalsutra bangle bindi tudung telekung kurung melayu sampin kebaya lavalava puletasi korowai beret glengarry sporran housecoat dryrobe khussay',
    es: 'chambrita chistera toga birrete capuz tunica capote termico polo faldas panty pantimedia panti mono sombrero babucha trenza pinche hebilla prenda conjunto licra lycra malla maillot culote culotte bodi habito peto faja fajin panuelo panoleta cinta diadema tocado peineta mantilla manton mandil delantal capa sotana cinturon tirante liga calentador munequera calcetin buzo pollera enagua refajo poncho ruana faldon casaca levita chupalla gorro cintillo vincha balerina leggins camisola guayabera huipil rebozo sarape jorongo zarape chaqueton abrigo cortavientos plumas ropita muda remera polera playera franela musculosa corpino brasier ajuar capillo velo corona chaleco camisilla calza bombacha calzon pijamita boina blumer buso cutarra yute tembleque carpin zoquete rebequita abriguito vestidito tul aguayo',
    onlyEs: 'top',
  },
  {
    category: 'footwear',
    grams: 700,
    en: 'boot shoe sandal slipper clog pump plimsoll moccasin loafer brogue oxford galosh overshoe cleat spike stud gripper slider hokas crampon juttis mojri caulk chaco birkenstock bootie waders',
    es: 'bota chinela boto botin zapato zapatilla zapata sandalia chancla alpargata menorquina abarca madrena zueco tenis taco tacon cutara huarache ojota borcego taquete tapin bototo patucos calzado',
  },
  {
    category: 'outerwear',
    grams: 500,
    en: 'cap waterproof oilskin foulie anorak parka cagoule mac raincape rainsuit windshirt shell hoodie hoody mitt mitten glove muff neckwarmer gaiter beanie bobble visor',
    es: 'chubasquero impermeable plumifero campera chamarra cazadora guante manopla braga gorra visera polar forro rompevientos cortaviento mitones',
  },
  {
    category: 'activities',
    grams: 400,
    en: 'awning hose dominoes sketchbook creepers dinghy speargun hurley sliotar stopwatch epirb crockery saucepan kindling straw deckchair scrabble auger bait jig swivel leader decoy petition exhibit jerrycan ammo ammunition cartridge rifle shotgun pinpointer detector coil digger hatchet axe wagon dolly sled strobe grease endpin rosin telemetry hood chain coal skate blade soaker cleats bow arrow quiver tab bracer stringer string nock stabiliser stabilizer grid grate racket racquet bat stick puck ball shuttlecock paddle oar rope harness sling carabiner karabiner cam nut piton hammer pad guard shinpad shinguard kicker blocker wire foil epee sabre sabers plastron lame mask helmet goggles rod reel lure hook tackle fly flybox net pole tripod stake peg tarp rack pannier saddlebag saddle bridle halter girth bit stirrup martingale grooming brush hoof wheel bearing tube lever patch inflator saddlecover gel seatcover bottle cage computer board fin leash wax binding strap tape chalk mat block brick bolster band dumbbell kettlebell whistle flag pompom baton ribbon hoop clubs tee divot putter cue dart dice counter card deck puzzle lego jigsaw easel canvas paint pencil marker crayon sketchpad yarn needle circulars wool fabric thread bobbin scissors pattern guitar ukulele flute banjo mandolin cello trumpet cornet trombone tuba euphonium bassoon oboe clarinet sax saxophone accordion keyboard drum drumstick cymbal tambourine maraca bodhran harmonica recorder mouthpiece reed mutes capo plectrum metronome tuner pedal pedalboard amp stand folder binder score costume prop wig wand sword shield armour armor puppet lantern torch glowstick sparkler candle incense bell bench stool chair table gazebo canopy windbreak parasol umbrella bucket spade kite frisbee quoits lilo inflatable noodle windlass mallet compass map logbook binoculars bins scope monocular camera lens filter tracker intervalometer timer remote shutter heater gimbal dob slate loupe pliers tweezer callipers calipers ruler notebook clipboard tag leatherman multitool knife spanner wrench screwdriver drill saw shovel rake hoe secateurs trowel fork gloves planter silvi pan sieve lamp wetsuit cylinder regulator bcd octopus weight buoy smb snorkel ticket programme uke rangefinder broadhead groundbait boilie skimboard theraband prewrap paracord pennant mbira kora harmonium sitar chanter breviary forceps otoscope theodolite chainsaw sander griller pitchfork ladder airbrush teapot poppies rakhi kumkum camphor atlas sharpener eraser sharpie playdough minifig oware',
    es: 'estaca mazo picota piqueta camelback eslinga aljaba diana matra equipacion jarra pajita megafono intercom vario paracaidas orza timon gaffer interfaz multiherramienta anzuelo municion escopeta cartucho grabador corbatero pertiga claqueta parrilla asador carbon inflable neopreno matraca mascara baliza matafuego extintor desarmador lona hule tanque hornalla teleobjetivo chinche chincheta estandarte palo bate raqueta pala bocha pelota balon disco bucal pechera canillera espinillera rodillera codera coquilla casco careta florete espada sable arco flecha carcaj dactilera dragonera protector carrete senuelo cebo red caja aparejo sedal plomo piolet cuerda soga mosqueton arnes cordino friend fisurero estribo clavija piqueta baston rueda camara parche bomba bombita inflador desmontable cadena candado alforja rulo portabulto patin tabla quilla invento remo pagaya traje aleta esnorquel boquilla regulador jacket boya brujula mapa silbato bandera pompon aro maza batuta partitura atril pedalera cejilla afinador pua baqueta tambor tamboril bombo platillo pandereta castanuelas guitarra bandurria laud cajon flauta gaita trompeta trombon clarinete saxo fagot violin viola chelo contrabajo acordeon bandoneon quena charango zampona sordina metronomo disfraz peluca antifaz escudo atrezo maquillaje varita abanico vela cirio farol incienso flor estampa rosario medalla escapulario concha bordon silla sillita mesa mesita taburete toldo sombrilla montura palleta zoco montera carpa caseta cubo rastrillo colchoneta flotador churro cometa volantin telescopio prismaticos binoculares catalejo tripode lente filtro disparador intervalometro monopie estabilizador libreta cuaderno regla lupa pinza martillo destornillador alicate llave herramienta navaja cuchillo machete azada tijera guantes nivel taladro retinoscopio autorrefractometro fonendo paletin pincel brocha escalimetro portaminas estilete grabadora pandero guira tiple tambora titere marioneta cromo canica balero trompo mundillo bolillo alfiler anemometro emisor receptor atornilladora rotaflex amoladora huincha flexometro teodolito inversor llanta mecate cabuya piola banderin hombrera chapaleta estampita misal misalito breviario velon confeti serpentina paila refractor encordado antorcha lazo compas transportador crucigrama ganchillo balanza bascula tripie retrato',
    onlyEs: 'gas petroleo copero',
  },
  {
    category: 'electronics',
    grams: 250,
    en: 'charger cable lead plug adapter adaptor converter powerbank battery batteries led lights headset earphone earbud earpod airpod headphone cancelling mouse trackpad monitor laptop macbook chromebook ipad tablet kindle phone mobile walkie radio speaker projector hdd ssd usb dongle token router hotspot gopro drone console switch ds gameboy psp xbox nintendo controller garmin alarm clock fan hairdryer straightener tongs curler iron kettle humidifier sensor tile gps satnav inverter extension transformer',
    es: 'cargador ladron alargador alargue regleta adaptador transformador bateria pila auricular audifono parlante altavoz bocina raton teclado pantalla portatil compu computadora ordenador tableta celular movil telefono proyector pendrive memoria modem dron consola mando reloj despertador ventilador calefactor secador plancha planchita rizador tenaza hervidor humidificador linterna foco luz generador mochila solar termometro vigilabebes datafono tpv cronometro',
  },
  {
    category: 'documents',
    grams: 20,
    en: 'cvs resumes photo poem vows eulogy hymnal invoice stationery stamp passbook discharge eng certificate cert licence license permit form letter paper printout copy copies photocopy xerox pass badge lanyard id passport visa invitation booking confirmation voucher receipt itinerary transcript diploma degree result statement contract deed policy prescription script referral xray record report waiver consent authorisation authorization affidavit headshot cv resume portfolio envelope ecg ekg labs medif data aadhar oci credential accreditation speeches chart marksheet clearance',
    es: 'certificado consentimiento analisis licencia carnet carne credencial permiso formulario carta papel documento copia fotocopia justificante examen prescripcion resguardo comprobante recibo entrada boleto pase tarjeta cedula dni pasaporte visado invitacion reserva bono factura contrato poliza receta informe volante analitica analisis radiografia expediente historia cartilla acta autorizacion declaracion apostilla curriculum dossier carpeta sobre laboratorio electro ficha constancia antecedente legajo matricula gafete acreditacion chip cvi certificacion fotocheck discurso manuscrito agenda recordatorio cuadernillo soat fotografia',
    onlyEs: 'plano',
  },
  {
    category: 'health',
    grams: 100,
    en: 'saline pill capsule lozenge syrup drops ointment salve balm cream patches pessary pessaries suppository injection pen syringe lancet strip inhaler puffer spacer nebuliser splint brace support bandage dressing gauze plaster supplement electrolyte sachet salts thermometer cushion wedge pillow truss orthotic insole denture retainer aligner eyepatch glasses specs spectacles contacts catheter stoma pouch bag liner pads cane crutch frame walker wheelchair hoist bodyglide glide chafe butter powder vaseline repellent deet sunscreen sunblock spf earplug tampon pantyliner remedy remedies bonine bonamine lactase lactaid eno strepsils vicks berocca dettol anusol zambuk aboniki complan arnica antihist talc afo kafo theraputty',
    es: 'corticoide estetoscopio otoscopio oximetro potabilizadora sello repuesto pastilla comprimido capsula jarabe gotas pomada unguento crema supositorio ovulo inyeccion inyectable pluma jeringa jeringuilla aguja lanceta tira inhalador ferula tobillera cincha venda vendaje gasa aposito tirita curita esparadrapo suplemento electrolito suero cojin almohadilla plantilla dentadura retenedor alineador lentilla gafa anteojo sonda bolsa empapador compresa toallita copa panal absorbente muleta andador vaselina talco repelente bloqueador mascarilla cubrebocas tapon antialergico antihistaminico analgesico antiacido antidiarreico laxante vitamina hierro colirio espray aerosol cortisona adrenalina autoinyector glucagon nebulizador tensiometro glucometro arnica calmante antigripal vaporu mentolatum masajeador vaporizador antiarrugas cremita',
  },
  {
    category: 'toiletries',
    grams: 120,
    en: 'shampoo conditioner soap toothbrush toothpaste toothpick floss mouthwash razor shaver shaving foam deodorant antiperspirant perfume cologne aftershave lotion moisturiser moisturizer oil cleanser toner serum makeup lipstick lippy eyeliner foundation concealer blusher highlighter lash nail varnish polish remover file comb hairbrush hairspray mousse pomade clip grip elastic scrunchie bobby pin hairpin glitter sponge loofah flannel washcloth tissue wipe roll caddy mirror tweezers clippers durag',
    es: 'champu acondicionador jabon cepillo dentifrico enjuague cuchilla maquinilla afeitadora espuma desodorante colonia locion hidratante tonico labial pintalabios rimel delineador corrector colorete esmalte quitaesmalte lima peine laca gomina cera horquilla invisible gomita colita coleta aspirador esponja neceser espejo cortaunas algodon purpurina brillantina chapstick rouge rulero rizadora pestanas jaboncillo peinecillo cloro lavandina',
  },
  {
    category: 'sleep',
    grams: 900,
    en: 'groundsheet sleepsack tent bivvy bivi bivy hammock mattress airbed thermarest sleeping quilt duvet doona blanket throw pillowcase pillowslip sheets topper bedding bedsheet bedroll cot eyemask towel',
    es: 'tienda hamaca chinchorro colchon aislante esterilla saco sabana edredon plumon nordico manta mantita cobija cobijita frazada cubrecama colcha almohada almohadita almohadon funda mosquitero mosquitera toldillo toalla toallon catre',
  },
  {
    category: 'food',
    grams: 400,
    en: 'vinegar lentil bacon flour peanut skillet spatula ladle tongs whisk colander grater peeler tumbler almond saffron lasagne prosecco vodka cider cereal pie lasagne lasagna cake casserole brownie quiche flapjack trifle pudding sandwich chili bacon hotdish murukku suya snack bars gels sweets candy chocolate biscuit cookie cracker crisps rusk rice noodles ramen porridge oats granola jerky biltong thepla nuts fruit tea coffee milo formula garri juice cordial beer wine whisky whiskey rum gin cheese ham honey marmite vegemite spices masala pickle chutney sauce tamari tins cans tupperware lunchbox flask thermos mug cup plate bowl spoon cutlery pot stove cooler coolbox coolbag esky cool box jug jerrycan canister opener corkscrew protein provisions groceries hydrate gari shito egusi ogbono jollof fufu banku kenkey yam stockfish maggi royco unga chapati mandazi mithai ladoo chakli khakhra mathri namkeen bhujia chikki achaar papad sambal serunding tuna sardine pasta sugar sausage onion cornmeal marshmallow haribo sherry droewors rooibos chakalaka horlicks ovaltine cerelac weetabix stroopwafel biscotti parmesan pomelo polvoron tortilla griddle skottel potjie burner cooker tinnies saucisson kabanos leek banana milk jam',
    es: 'aceite lonche semita bebida cerveza bocata papita tarro miel membrillo fiambre barrita barra dulce chuche caramelo galleta alfajor turron mazapan arroz fideo avena cecina jamon queso embutido lomo chorizo aceituna fruta fruto nuez mani almendra cafe cafecito mate yerba bombilla matero leche relleno papilla potito compota jugo zumo cerveza vino ron pisco tequila mezcal salsa chile aji mole adobo especia azucar mermelada conserva lata tupper taper tuper lonchera vianda termo tomatodo cantimplora garrafa bidon botella vaso taza plato cubierto cuchara tenedor sarten olla cazuela cacharro hornillo cocinilla estufita anafe bombona garrafita nevera neverita hielera heladerita abrelatas sacacorchos proteina cocada bocadillo bombon harina mantel servilleta empanada cafetera empanadilla hallaca arepa tamal panela manjar butifarra panetone panettone lenteja garbanzo legumbre frijol frijoles poroto caraota habichuela quinua masarepa piloncillo papelon rapadura chancaca aguapanela cajeta natilla rosquilla rosquita tamalito casabe cazabe sancocho corunda totopo machaca chilorio rocoto chuno charqui salame fernet sidra ginebra guaro chicha singani terere yuyo guampa cotufas palomitas canchita chifle azafran platano guineo uva datil achura garrafon balde batea ponchera caldero comal molcajete sandwichera licuadora batidora colador tetera hornilla parrillita ollita jengibre garrapinada muesli nescafe',
    onlyEs: 'sal pan',
  },
  {
    category: 'children',
    grams: 300,
    en: 'stairgate duplo crib stroller steriliser bassinet bouncer nappy nappies diaper dummy pacifier soother teat blankie lovey teddy bear otter bunny doll toy rattle books buggy pushchair pram carrier carseat booster highchair potty muslin babygro sleepsuit swaddle reins snowsuit armbands stickers colouring crayons',
    es: 'doudou corral autosilla practicuna moises porteo babero chupete chupon mamadera mamila biberon tetina esterilizador peluche osito muneco muneca juguete sonajero cuento carriola carreola cochecito silleta portabebe fular alzador elevador huevito maxicosi cuna corralito trona periquera orinal bacinica muselina pelele manguitos pegatinas colores',
  },
  {
    category: 'pets',
    grams: 300,
    en: 'muzzle crate kibble litter treats coat lifejacket poobag',
    es: 'trasportin correa bozal transportin transportadora jaula comedero bebedero pienso croqueta arenero bandeja piedritas premios chapa bolsita',
  },
  {
    category: 'work',
    grams: 300,
    en: 'paintbrush swat notebook uniform toolkit toolbag toolbox samples banner brochure leaflet flyer clicker pointer poster whiteboard stethoscope scrubs fob clogs hardhat vest coveralls respirator earmuffs shears trimmer gauge multimeter',
    es: 'lienzo bloc portapapeles cancionero poster cofia matamoscas uniforme maletin muestra pancarta folleto puntero cartel rotulador boligrafo boli lapicera lapiz goma calculadora temario apuntes bata overol mameluco respirador orejeras tijeras',
  },
  {
    category: 'bags',
    grams: 300,
    en: 'daysack moneybelt trunk rucksack hamper bags holdall bumbag fannypack fanny pack drybag ziplock ziploc tote satchel purse wallet basket padlock lock key croakies label bin clothesline pegs hanger command',
    es: 'bolso mochilita morral bandolera cangurera rinonera canguro banano cartera monedero billetera estuche cesta canasta llavero etiqueta gancho percha',
  },
  {
    category: 'comfort',
    grams: 300,
    en: 'slicer napkin serviette tablecloth telly printer hoover kete corsage buttonhole gift present souvenir cards envelopes wreath bouquet flowers balloon bunting decorations ashes urn medal trophy album coin cash money magazine novel guidebook phrasebook dictionary rosary bible quran prayer lighter penknife sewing duct glue superglue safety stapler bungee rubber cloth rag washing detergent repair spare fuse bulb lube jack leads triangle chains scraper antifreeze deicer flare rug microwave toaster fridge fishnet photograph loonies toonies rupiah',
    es: 'molde televisor impresora lamparita fregona pancarta vuvuzela copal regalo obsequio detalle recuerdo globo guirnalda ceniza urna trofeo marco moneda efectivo libro revista novela diccionario biblia coran encendedor mechero fosforo costurero pegamento imperdible grapadora elastico pulpo trapo detergente recambio fusible grasa triangulo rasqueta anticongelante bengala lampara microondas tostadora juego semilla piedrita pano espiral hoja planilla boleta jeringuita repasador ventiladorcito banquito poltrona velita bombillo bafle',
    onlyEs: 'foto decoracion',
  },
];

/** How a thing that no row knows is listed. */
export interface ObjectSort {
  category: CategoryId;
  grams: number;
}

interface Known {
  sort: ObjectSort;
  /** Of a word that means something else in the other language. */
  language?: Locale;
}

const SORTS = new Map<string, Known>();
const learn = (words: string, known: Known): void => {
  for (const word of words.split(' ')) if (word !== '' && !SORTS.has(word)) SORTS.set(word, known);
};
for (const { category, grams, en, es, onlyEn = '', onlyEs = '' } of [...OBJECTS, ...NOUNS]) {
  const sort = { category, grams };
  learn(`${en} ${es}`, { sort });
  learn(onlyEn, { sort, language: 'en' });
  learn(onlyEs, { sort, language: 'es' });
}

/** Forms under which a plural may be listed in the singular. */
const singulars = (word: string): string[] =>
  word.endsWith('s')
    ? [
        word.slice(0, -1),
        ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
        ...(word.endsWith('ces') ? [`${word.slice(0, -3)}z`] : []),
      ]
    : [];

/** Spanish diminutives: "ollita", "sombreritos", "jaboncito". */
const DIMINUTIVE = /^(?!visitas?$)(\w{3,}?)c?it([oa])s?$/;
const baseForms = (word: string): string[] => {
  const [, stem, vowel] = DIMINUTIVE.exec(word) ?? [];
  if (stem === undefined) return [];
  const base = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  return [`${base}${vowel}`, base, `${base}e`];
};

/** The sort of thing that a folded word names in a sentence of a language, in the singular or plural. */
export const objectSort = (word: string, language?: Locale): ObjectSort | undefined => {
  const sortOf = (form: string): ObjectSort | undefined => {
    const known = SORTS.get(form);
    return known && (known.language === undefined || language === undefined || known.language === language)
      ? known.sort
      : undefined;
  };
  const sort = sortOf(word);
  if (sort || word.length < 4) return sort;
  for (const form of [...singulars(word), ...baseForms(word)]) {
    const other = sortOf(form);
    if (other) return other;
  }
  return undefined;
};

/** Endings by which medicines are named; a word of seven letters or more with one of them is no other thing. */
const MEDICINE = anyOf(
  [
    // Heart and blood.
    'sartan|olol|statin[ae]?|pril|dipin[eo]?|semid[ae]|thiazide|tiazida|lactona?|lactone|warfarin|dogrel|xaban|parina?',
    // Mind, sleep and nerves.
    'zodone|pentin|oxetin[ae]|oxetina?|faxin[ae]|tralin[ae]|apin[ae]|[iao]pina|azepin[ae]|azepina?|lopram|zepam|zolam|barbital|barbitone|triptyline|triptilina|trigine|trigina|racetam|gabalina?|iramate|proate|phenidate|fenidato|triptan|baclofen[o]?',
    // Infections, malaria and viruses.
    'mycin|m[yi]cina?|cillin|cill?ina?|cyclin[ae]|azole?|vir|quine|quina',
    // Stomach and sugar.
    'prazole?|ozole?|setron|gliptin|gliptina?|gliflozina?|formin[ae]|formina?|glutid[ae]',
    // Allergies and breathing.
    'fenadine|irizine|cetirizina?|loratadin[ea]|lukast|terol',
    // Pain, joints and hormones.
    'profen[o]?|codeina?|morphine|morfina|tramadol|cetamol|trexate|purinol|chicin[ae]|nisone|solona?|solone|metasona?|thasone|steride?|thyroxine|tiroxina|oxifen|prost',
    // Defences, skin and others.
    'umab|zumab|ximab|limus|tretinoin|tazolamide|amine',
  ],
  ['', '$'],
);
const NO_MEDICINE =
  /^(?:levir|elixir|vitamine|examine|determine|april|machine|routine|cuisine|magazine|mosquina|esquina|maquina|cocina|servir|escribir|recibir|arriba|vivir|subir|tranquina)$/;

/** Whether a folded word names a medicine by its ending. */
export const isMedicineName = ({ text }: Pick<Token, 'text'>): boolean =>
  text.length >= 7 && MEDICINE.test(text) && !NO_MEDICINE.test(text) && !/(?:scribir|cibir|vivir|servir)$/.test(text);
