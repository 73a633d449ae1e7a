/** Needs of children, of the body and of the road. */
import type { Row } from './row';

export const NEEDS: readonly Row[] = [
  {
    tag: 'need:breastfeeding',
    en: 'breastfeed*, breast feed*, breastfed, breast fed, still bf, ebf, bf baby, plan* to bf, planning to bf, am bf, bfing, nursing a/my/our/the/her, still nursing, exclusively bf, bf and pumping, outfit i can feed in',
    es: 'lactancia, pecho a demanda, doy el pecho, toma pecho, toma el pecho, toma teta, dar el pecho, da el pecho, dando el pecho, amamant*, teta',
  },
  {
    tag: 'need:pumping',
    en: 'breast pump*, pumping milk, express milk, expressing milk, pump milk, pumping, hand pump, pump bras, pump parts, wearable pump, pumping between/at/in/during/every/sessions/twice/room, im pumping, i pump, need to pump, bf .. pumping',
    es: 'sacaleches, extractor de leche',
  },
  {
    tag: 'need:bottle',
    en: 'bottle fed, bottlefed, formula fed, formula milk, baby formula, on formula, on the bottle, bottle feed*, bottles and baby/formula/milk/steriliser, baby bottle*, has a bottle, takes/drinks/wants/having a bottle, bottle at bedtime/night, bedtime/night bottle, on bottles, bottle before bed/bedtime, # bottles a/per day',
    es: 'biberon*, bibe, mamadera*, tetero*, leche de formula, leche de inicio, leche de continuacion, leche en polvo de bebe, formula, mamila*, toma biberon',
  },
  {
    tag: 'need:solid-food',
    en: 'purees, puree, baby food, weaning, solids, baby led weaning, jars of food, porridge for',
    es: 'papilla*, pure, pures, potito*, comida solida, alimentacion complementaria, baby led weaning, blw, compotas',
  },
  {
    tag: 'need:no-nappies',
    denied: 'need:nappies',
    en: 'out of nappies/diapers, potty trained, toilet trained, fully potty trained, done with nappies/diapers',
    es: 'ya controla esfinteres, ya va al bano sol*, sin panal, sin panales, dejo el panal, ha dejado el panal, sin panal de dia, ya ha dejado los panales, ya no lleva panal*',
  },
  {
    tag: 'need:potty-training',
    en: 'potty training, nearly potty trained, still accidents at night, learning to use the potty, potty, night nappies, wets the bed',
    es: 'orinal, quitando el panal, dejando el panal, operacion panal, dejando los panales, panal de noche, panal nocturno, se hace pis, moja la cama, panal para dormir, panales para dormir',
  },
  {
    tag: 'need:night-nappies',
    also: ['need:nappies'],
    en: 'nappy/nappies/diaper/diapers (only) at/for (the) night/nights/bedtime (only), nappy/nappies/diaper/diapers only at night, night time/night/overnight nappy/nappies/diaper/diapers, nappy/nappies/diaper/diapers just at night, nappy/nappies/diaper/diapers nights, pullup, pullups, pull up, pull ups, drynites, goodnites, night nappy',
    es: 'panal/panales (solo) por la noche, panal/panales (solo) de/para noche, panal/panales solo por la/las noche/noches, panal/panales para dormir, panal/panales nocturno/nocturnos, solo lleva/usa panal/panales por/de/para la noche, panal/panales por las noches, panal/panales pero/salvo/menos (de/por) (la/las) noche/noches, panal/panales de dia pero .. noche, de noche todavia/aun/sigue .. panal/panales, de noche si, de noche todavia, de noche aun, todavia/aun de noche, solo de noche',
  },
  {
    tag: 'need:nappies',
    denied: 'need:no-nappies',
    refuse: 'nappies',
    en: 'nappy, nappies, diaper*, not yet toilet/potty trained, not fully toilet/potty trained, isnt toilet/potty trained, not toilet/potty trained',
    es: 'panal, panales',
  },
  { tag: 'need:dummy', en: 'dummy, dummies, pacifier*, soother', es: 'chupete*, chupon*, tete' },
  {
    tag: 'need:comfort-toy',
    en: 'teddy, comfort blanket, cuddly toy*, stuffed toy*, stuffed animal*, lovey, soft toy*, favourite toy, favorite toy, security blanket',
    es: 'peluche*, munequito*, mantita, dou dou, doudou, trapito, su muneco',
  },
  {
    tag: 'need:kids-entertainment',
    en: 'keep .. entertained, entertain the kids/children, games for the kids, colouring, coloring, lego',
    es: 'entreten*, juegos para los ninos, para colorear, pinturas para',
  },
  {
    tag: 'need:non-swimmer',
    en: 'cant swim, cannot swim, doesnt swim, not swim yet, armbands, arm bands, learning to swim, swim vest, floaties, non swimmer*, life vest for',
    es: 'no se nadar, no sabemos nadar, no sabe nadar, no saben nadar, aun no nada, todavia no nada, manguitos, aprendiendo a nadar, churro de piscina, chaleco flotador',
  },
  {
    tag: 'need:one-parent',
    en: 'single parent, single mum, single mom, single dad, just me and my son/daughter/kids/boy/girl, without their father/mother/dad/mum/mom, without his/her father/mother/dad/mum/mom, my husband/wife/partner stays, on my own with the kids, solo with my, alone with my son/daughter/kids/two/three',
    es: 'madre soltera, padre soltero, sin su padre, sin su madre, sola con mi/mis/los/el/la, solo con mi/mis/los/el/la, familia monoparental, yo sola con, yo solo con',
  },
  {
    tag: 'need:minor-alone',
    en: 'unaccompanied minor*, im 14/15/16/17 and, im 14/15/16/17 years, im fifteen/sixteen/seventeen, my grandchildren, with my grandson/granddaughter/grandchildren/grandkids/nephew/niece/nephews/nieces, taking my grandson/granddaughter/grandchildren/grandkids/nephew/niece, school exchange',
    es: 'menor* no acompanad*, tengo 14/15/16/17 anos, tengo quince/dieciseis/diecisiete anos, con mi/mis nieto*/nieta*/sobrino*/sobrina*, nietos, intercambio escolar',
  },
  {
    tag: 'need:homework',
    en: 'homework, school work, schoolwork, work pack, school sent work',
    es: 'deberes, tareas del cole, tareas escolares',
  },
  {
    tag: 'need:period',
    refuse: 'feminine-hygiene',
    en: 'my period, her period, period due, period coming/might/may/could/comes/inaweza, periods, tampons, sanitary pads, period will, on my period, on her period, im due on, im on that week, time of the month, menstrual cup, pms',
    es: 'la regla, menstruacion, compresas, tampones, copa menstrual, me baja, le baja, nos baja, regla yo, regla el dia, regla esa semana, con el mes, indispuesta, se indispuso, me indispongo, tengo la regla, me toca la regla, esta con la regla, me va a venir la regla, el periodo',
  },
  { tag: 'need:menopause', en: 'menopaus*, hot flush*, hot flash*, hrt', es: 'menopausi*, sofocos' },
  {
    tag: 'need:feels-cold',
    en: 'feel the cold, feels the cold, always cold, get cold easily, gets cold easily, hate the cold, hate being cold, cold easily, always freezing',
    es: 'friolero*, friolera*, friolent*, muy friolero, siempre tengo frio, paso mucho frio, soy de frio, odio el frio, paso frio, tengo siempre frio',
  },
  {
    tag: 'need:feels-heat',
    en: 'hate the heat, cant stand the heat, suffer* in the heat, suffer* from the heat, cant cope with heat, struggle* with .. heat, bad with heat, heatstroke, overheat*',
    es: 'caluroso, calurosa, llevo mal el calor, lleva mal el calor, llevamos mal el calor, no soporto el calor, odio el calor, golpe* de calor, sufro con el calor, sudo mucho',
  },
  {
    tag: 'need:altitude',
    en: 'altitude*, high altitude, soroche, acclimatis*, acclimatiz*, # metres up, # m pass, above # m',
    es: 'altura, altitud, mal de altura, soroche, mal de montana, aclimat*, mal agudo de montana, apunar*, apuno, apunamos',
  },
  {
    tag: 'need:mosquitoes',
    refuse: 'insect-repellent',
    en: 'mosquito*, midge*, sandfl*, sand fl*, insect*, bugs, bitten, bites, black fl*, dengue, zika, mozzie*, gnats',
    es: 'mosquito*, bichos, insectos, picaduras, dengue, zika, zancudo*, jejen*, me pican, tabanos, le pican',
  },
  { tag: 'need:ticks', en: 'ticks, tick bite*, lyme', es: 'garrapata*' },
  {
    tag: 'need:malaria',
    also: ['need:mosquitoes', 'medical:medication'],
    en: 'malaria*, antimalarial*, malarone, doxycycline',
    es: 'malaria, paludismo, antipaludic*, malarone',
  },
  {
    tag: 'need:unsafe-water',
    en: 'water isnt safe, tap water is not, cant drink the water, cant drink the tap, dont drink the tap, unsafe water, filter water, water filter, purif*, undrinkable, boil the water',
    es: 'agua no es potable, agua no potable, no se puede beber el agua, no beber agua del grifo, agua del grifo no, filtro de agua, potabiliz*, depurar agua',
  },
  {
    tag: 'need:sensitive-stomach',
    en: 'my stomach, sensitive stomach, delicate stomach, upset stomach*, stomach upset*, travellers diarrhoea, travelers diarrhea, diarrh*, bali belly, delhi belly, weak stomach, stomach problem*, food poisoning',
    es: 'mi estomago, estomago delicado, estomago sensible, diarrea*, gastroenteritis, problemas de estomago, me sienta mal, problemas digestivos, descomposicion',
  },
  {
    tag: 'need:power-cuts',
    en: 'power cut*, power outage*, load shedding, loadshedding, blackout*, power goes, electricity goes, electricity cuts, power is unreliable, unreliable electricity/power, brownout*, some nights no power, light/power is # hours/hrs a day, # hours/hrs of light/power/electricity, lights out at #, generator off at',
    es: 'se va la luz, se fue la luz, va la luz, corte* de luz, corte* de corriente, apagon*, corte* de electricidad, corta* la luz, la luz la cortan, luz solo de, luz # horas, luz con panel, hay luz hasta, luz hasta las',
  },
  {
    tag: 'need:no-electricity',
    en: 'no electricity, without electricity, no power, without power, no mains, off grid, off the grid, no plug sockets, no sockets, no charging, solar only, no power sockets, limited electricity, generator',
    es: 'sin electricidad, no hay electricidad, no hay luz, sin luz, sin corriente, no hay corriente, sin enchufe*, no hay enchufes, no hay donde cargar, generador, no tiene electricidad, luz solar solamente',
  },
  {
    tag: 'need:no-signal',
    en: 'no signal, no reception, no phone signal, no wifi, no wi fi, no internet, no mobile coverage, off grid, no cell service, no coverage, digital detox, without signal',
    es: 'sin cobertura, no hay cobertura, sin senal, no hay senal, sin wifi, no hay wifi, sin internet, desconexion digital, no hay internet',
  },
  {
    tag: 'need:no-shops',
    en: 'no shops, no stores, no supermarket, nearest shop, nothing nearby, far from any shop',
    es: 'no hay tiendas, sin tiendas, no hay supermercado, lejos de todo, tienda mas cercana, no hay nada cerca',
  },
  {
    tag: 'need:no-hot-water',
    en: 'no hot water, cold showers, bucket shower*, cold bucket shower*, cold water only, no shower*',
    es: 'no hay agua caliente, sin agua caliente, ducha* fria*, duchas de agua fria, sin ducha*, no hay ducha*',
  },
  {
    tag: 'need:shared-bathroom',
    en: 'shared bathroom*, communal shower*, shared shower*, communal bathroom*, shower block*, outside toilet*, drop toilet, long drop',
    es: 'bano* compartido*, ducha* comun*, bano* comun*, ducha* compartida*, duchas comunes, letrina*',
  },
  {
    tag: 'need:shared-room',
    en: 'shared room*, share a room, sharing a room, dorm, dorms, mixed dorm',
    es: 'habitacion* compartida*, compartimos habitacion, comparto habitacion, habitacion compartida, literas, dormitorio* compartido*',
  },
  {
    tag: 'need:snoring',
    en: 'snore, snores, snoring, snorer*, noisy street, noisy, thin walls, ear plugs, earplugs, noise',
    es: 'ronca, ronco, roncan, ronquido*, ruidos*, ruido, tapones',
  },
  { tag: 'need:jet-lag', en: 'jet lag*, jetlag*', es: 'jet lag, jetlag, desfase horario' },
  {
    tag: 'need:cash-only',
    en: 'cash only, no atms, no atm, need cash, only cash, bring cash, no cash machines',
    es: 'solo efectivo, no hay cajeros, en efectivo, no aceptan tarjeta*, llevar efectivo, sin cajeros',
  },
  {
    tag: 'need:theft',
    en: 'pickpocket*, theft, stolen, robbed, safety concerns, unsafe area*, mugged, mugging, muggings, mugger*, thieves',
    es: 'carterista*, robos, un robo en, miedo a robo/robos, me/nos robaron, robaron, inseguridad, ladrones, inseguro, zona peligrosa, hurtos',
  },
  {
    tag: 'need:gifts',
    refuse: 'gifts',
    en: 'gifts, gift, presents, present for, presents for',
    es: 'regalo, regalos, obsequio*, detallito*, regalitos, un detalle para, llevo detalles',
  },
  {
    tag: 'need:medicines-for-others',
    en: 'medicine* for my/our/his/her/the, medication for my/our, meds for my/our, insulin for my/our, pills for my/our, tablets for my/our',
    es: 'medicin* para mi/mis/nuestra/nuestro/su/la/el/los/un/una, medicament* para mi/mis/nuestra/su/la/el/los, pastillas para mi/mis/la/el/su, insulina para mi/mis/la/el/su, encargos de farmacia',
  },
  {
    tag: 'need:bring-things',
    en: 'documents to deliver, deliver, taking .. jamon, bring* them food, bringing food for, things for my family, taking tea bags',
    es: 'encargos, llevar jamon, llevo jamon, embutido*, llevo comida para, turron*, cosas para mi familia, traerles, llevarles',
  },
  {
    tag: 'need:space-for-shopping',
    en: 'room/space for shopping/souvenirs/purchases/presents, buy a lot, spare suitcase, bring back, empty suitcase, extra bag for, come back with more, half empty',
    es: 'sitio/hueco/espacio para (las/los/mis/unas) compras/recuerdos/regalos/traer*/lo, maleta vacia, medio vacia, comprar mucho, traerme cosas, comprar ropa, traer recuerdos, volver cargad*, renovar el armario',
  },
  { tag: 'need:snow-chains', en: 'snow chains, winter tyres, winter tires', es: 'cadenas, neumaticos de invierno' },
  {
    tag: 'need:self-catering',
    en: 'self catering, self cater*, cook our own, cook for ourselves, cooking for ourselves, cook my own, cook most, cooking our own, make our own meals, cooking most',
    es: 'cocinaremos, cocinamos, cocinare, cocinar nosotros, hacernos la comida, cocinar en el apartamento, cocinar en casa, hacer nuestra comida, cocino',
  },
  {
    tag: 'need:picnics',
    en: 'picnic*, packed lunch*',
    es: 'picnic*, bocadillo*, bocatas, de campo con la comida, merienda*',
  },
  {
    tag: 'need:groceries',
    refuse: 'food-from-home',
    en: 'bring our own food, food from home, bring food',
    es: 'comida de casa, llevamos comida, llevar comida, llevamos la comida',
  },
  {
    tag: 'need:visa',
    en: 'visa, visas, esta, evisa, e visa, eta, residence permit, work permit',
    es: 'visado*, visa, tramites, permiso de residencia, permiso de trabajo',
  },
  { tag: 'need:vaccination', en: 'vaccin*, yellow fever, jabs, rabies shot*', es: 'vacuna*, fiebre amarilla' },
  {
    tag: 'need:second-passport',
    en: 'dual national*, dual citizen*, two passports, both passports',
    es: 'doble nacionalidad, dos pasaportes, ambos pasaportes',
  },
  { tag: 'need:makeup', refuse: 'makeup', en: 'makeup, make up, lipstick', es: 'maquilla*, pintalabios, labial' },
  {
    tag: 'need:hair-care',
    en: 'curly hair, hair straightener*, straighteners, hair products, curling iron, afro hair, frizzy, braids, dyed hair, curly girl',
    es: 'pelo rizado, plancha del pelo, plancha de pelo, pelo afro, rizos, planchita, trenzas, pelo encrespado, tenacilla*, metodo curly',
  },
  {
    tag: 'need:beard',
    en: 'beard*, trim my',
    es: 'barba, barbas, barbudo, barberia, perfilar la barba, arreglarme la barba',
  },
  {
    tag: 'need:coffee',
    en: 'my own coffee, aeropress, need my coffee, moka, cant live without .. coffee, decent coffee, my tea bags, own tea, without my tea, without my coffee, yorkshire tea',
    es: 'mi cafe, mi mate, yerba, mate, cafetera, aeropress, bombilla, termo y mate, sin mi cafe, sin cafe',
  },
  {
    tag: 'need:prayer',
    en: 'pray, praying, prayer mat*, prayer*, salah',
    es: 'rezar, rezo, alfombra de oracion, oracion, oraciones, el rosario, un rosario, mi rosario, su rosario, rosarios',
  },
  {
    tag: 'need:carry-bags',
    en: 'carry everything, carrying everything, everything on my/our back, on my back, on our backs, cobble*, stairs with luggage, lots of stairs, change hotel*, changing hotels, different hotel every, moving every, move every',
    es: 'todo a la espalda, cargando con, cargar con todo, cargar la mochila, adoquin*, cambio de hotel, cambiamos de hotel, cambiando de hotel, a cuestas, cada noche en un sitio, cada dia en un sitio, muchas escaleras, de un sitio a otro',
  },
  { tag: 'need:naps', en: 'nap, naps, naptime', es: 'siesta*' },
];
