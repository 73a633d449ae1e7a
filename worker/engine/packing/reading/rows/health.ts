/** Medical needs and diets. */
import type { Row } from './row';

export const MEDICAL: readonly Row[] = [
  {
    tag: 'medical:medication',
    refuse: 'medication',
    en: 'medication*, medicine, meds, tablets every, prescription*, pills, take/daily tablets, statin*, antidepressant*, steroids',
    es: 'medicacion, medicament*, pastillas, tratamiento, receta*, medicina, mis medicinas, antidepresivo*, cortisona',
  },
  {
    tag: 'medical:cold-medication',
    also: ['medical:medication'],
    en: 'must stay # # (deg/degrees), stay # # deg/degrees, # # deg/degrees on the plane, keep .. cold/cool/refrigerated, has/have/had/must/needs/need/meant/supposed to stay/stop/keep/remain/travel cold/cool/chilled, what/which/that (have/has/must/need/needs) (to) stay/stop cold/cool, has/have/needs/need to be kept cold/cool/chilled/refrigerated, pens/drops/vials/shots/injections/jabs need cold, refrigerated medic*, fridge for my, medic* .. fridge/refrigerat*/cold/cool, cool bag for',
    es: 'medic* .. nevera/frio/fria/refrigerad*, conservar/insulina en frio, medic*/gotas/jarabe/vacuna/vacunas/pluma/plumas/inyecci* .. refrigera*, neverita para',
  },
  {
    tag: 'medical:injections',
    also: ['medical:medication'],
    en: 'injection*, inject, injects, injecting, syringe*, humira, ozempic, wegovy, biologic*, fertility treatment, ivf, methotrexate',
    es: 'inyeccion*, inyect*, pincharme, me pincho, jeringuilla*, jeringa*, ozempic, humira, biologico*',
  },
  {
    tag: 'medical:diabetes',
    also: ['medical:insulin', 'medical:medication', 'medical:injections', 'medical:cold-medication'],
    en: 'im t 1, im t1, i am t1, t1d, t1 diabet*, libre and/+ pens, freestyle libre, insulin*, type 1/one diabet*, libre/glucose sensor*, dexcom',
    es: 'insulin*, diabet* tipo 1/uno, sensor de glucosa',
  },
  {
    tag: 'medical:diabetes',
    also: ['medical:medication'],
    en: 'diabet*, blood/has/have sugar, glucose, sugar tablets/tabs/patient*, sugar and bp/pressure/blood, bp/pressure (and) sugar, sugar bp/pressure, her/his/my sugar (is) high',
    es: 'diabet*, azucar en sangre, glucosa, azucar y presion/tension/hipertension, presion/tension y azucar, tiene/tengo/sufre (de) (el) azucar (alta/alto)',
  },
  { tag: 'medical:asthma', also: ['medical:medication'], en: 'asthma*, inhaler*, ventolin', es: 'asma*, inhalador*, ventolin' },
  {
    tag: 'medical:allergy-severe',
    also: ['medical:medication'],
    en: 'epipen*, epi, epis, epi pen*, anaphyla*, severe* allerg*, bee/wasp sting*, allergic to/on/against (bee/wasp) bees/wasps/stings, adrenaline',
    es: 'anafila*, epipen, adrenalina, epinefrina, autoinyector*, alergi* grave*/sever*, alergi* a las avispas/abejas/picaduras',
  },
  {
    tag: 'medical:hay-fever',
    en: 'hay fever, hayfever, pollen, dust allerg*, allergic to dust/pollen/cats/dogs, allergic to .. dust/pollen/cats/dogs, antihistamine*, sinus*',
    es: 'alergi* al polen/polvo, alergi* a los acaros/gatos/perros, alergi* primaveral*, rinitis, antihistaminic*, sinusitis',
  },
  {
    tag: 'medical:heart',
    also: ['medical:medication'],
    en: 'heart condition/problem*/attack/disease/trouble/failure, pacemaker*, bypass, stent*, arrhythmi*, angina, cardiac, atrial',
    es: 'problema* de corazon, del corazon, marcapasos, infarto, arritmia*, angina de pecho, cardiac*, cardiopat*, soplo',
  },
  {
    tag: 'medical:blood-pressure',
    also: ['medical:medication'],
    en: 'blood pressure, hypertens*, has/have/got bp, with bp',
    es: 'tension/presion alta/arterial, hipertens*, la tension',
  },
  {
    tag: 'medical:blood-thinners',
    also: ['medical:medication', 'medical:no-anti-inflammatories'],
    en: 'blood thinner*, warfarin, anticoagulant*, xarelto, eliquis',
    es: 'anticoagulante*, sintrom, heparina, xarelto, eliquis',
  },
  {
    tag: 'medical:thrombosis',
    en: 'thrombosis, dvt, blood clot*, varicose, compression socks/stockings, embolism, swollen legs/feet/ankles, legs/feet/ankles swell/swells/swelled/swelling/balloon/ballooned/balloons/puffed (up), ankles like balloons/elephants',
    es: 'trombosis, varices, medias de compresion, embolia, coagulos, piernas/pies/tobillos (muy) hinchadas/hinchados, se me/le hinchan/hincharon/ponen/pusieron (mucho/siempre) los/las pies/piernas/tobillos (como/botas/botijos), piernas/tobillos/pies como botas/botijos/globos/elefante/morcillas',
  },
  { tag: 'medical:epilepsy', also: ['medical:medication'], en: 'epilep*, seizure*', es: 'epilep*, convulsiones' },
  { tag: 'medical:thyroid', also: ['medical:medication'], en: 'thyroid*, levothyroxine', es: 'tiroid*, eutirox, levotiroxina' },
  { tag: 'medical:migraine', also: ['medical:medication'], en: 'migraine*, bad headaches', es: 'migrana*, jaqueca*, dolor* de cabeza' },
  {
    tag: 'medical:knee',
    en: 'knee, knees, knee/knees isnt/arent/not (so/too/very/that) great/good/happy/brilliant, meniscus, cruciate',
    es: 'rodilla, rodillas, menisco*, ligamento cruzado',
  },
  {
    tag: 'medical:back',
    en: 'bad/crook/dodgy/sore/gammy/dicky/bung/wonky/my/her/his back, back pain/problem*/trouble, sciatica, slipped disc, herniated, lumbar',
    es: 'espalda, lumbalgia, lumbar*, ciatica, hernia* discal*, hernia de disco, escoliosis, contractura*',
  },
  {
    tag: 'medical:foot',
    en: 'plantar fasciitis, bunion*, flat/bad feet, my/his/her feet hurt/ache/kill, insole*, achilles, bad foot',
    es: 'fascitis, juanete*, plantillas, pies planos/delicados, duelen los pies, mis pies, espolon, talon de aquiles',
  },
  { tag: 'medical:ankle', en: 'ankle*', es: 'tobillo*' },
  {
    tag: 'medical:blisters',
    en: 'blister*, feet (got/were/was) (all) trashed/wrecked/ruined/shredded/raw/bleeding, feet (were) in ribbons/shreds/tatters/bits, trench foot, feet/toes/heels (were/got/are/was) (all) shredded/wrecked/ruined/destroyed/bleeding/bled/raw, feet/heels rubbed/cut to bits/ribbons/shreds, feet/heels rubbed/worn raw, feet mash up, feet in bits/ribbons/shreds/tatters, lost # toenail/toenails, lost a toenail, lost my toenails, toenails fell/came off, killed/wrecked/destroyed/murdered my feet',
    es: 'ampollas, rozaduras, pies en carne viva, destroza* los pies, llagas en los pies/talones, con/y llagas, pies (todos) hechos/echos (un) pedazos/polvo/trizas/pure/jirones/mierda/migas, sangre/sangraron (de) los pies, sangrando los pies, me arruino/arruinaron/destrozo/destrozaron los pies/dedos, perdi # unas, se me cayo/cayeron (una/la/las) una/unas',
  },
  { tag: 'medical:arthritis', en: 'arthriti*, rheumat*, osteoarthritis, fibromyalgia', es: 'artrosis, artritis, reuma*, fibromialgia' },
  {
    tag: 'medical:reduced-mobility',
    en: 'reduced/limited mobility, walking stick*/frame, with a stick/cane/frame/rollator, uses/use a stick/cane, crutch*, rollator, a/my/her/his/walking cane, walks slowly, cant walk far, mobility scooter, zimmer, uses/with/has (a/her/his) walker, stairs are hard, unsteady',
    es: 'movilidad reducida, baston, bordon, muleta*, andador, andadera, burrito para caminar, camina/anda despacio, cuesta caminar/andar, no puede andar/caminar mucho, scooter de movilidad, le cuesta',
  },
  { tag: 'medical:wheelchair', also: ['medical:reduced-mobility'], en: 'wheelchair*, wheel chair*', es: 'silla/sillas de ruedas, silla electrica de ruedas' },
  {
    // Somebody pushes them through an airport or a shrine: the chair is not theirs.
    tag: 'medical:reduced-mobility',
    en: 'wheelchair push/pusher/pushers/assistance/assist/asst/help/service/services/hire/rental, wheelchair at/in/to/through the airport/airports/gate/gates/terminal, airport wheelchair/wheelchairs, book/booked/booking/request/requested/requesting/order/ordered/reserve/reserved/hire/hired/hiring/rent/rented/renting/borrow/borrowing (a/the) wheelchair*, wheelchair is/are (being) hired/rented/booked/provided/waiting/there',
    es: 'silla de ruedas del/en/para el/la/los aeropuerto/aeropuertos/puerta/terminal, asistencia con/de silla de ruedas, servicio de silla de ruedas, pedi/pedida/pedido/pedimos/reserve/reservada/reservamos/solicite/solicitada/solicitamos/alquilo/alquilamos/alquilada/alquilar/rentamos/rentar (una/la) silla de ruedas, silla de ruedas alquilada/prestada/rentada/pedida/reservada/solicitada, nos prestan/presta silla de ruedas, silla de ruedas (nos/me/se) (la) pide/piden/pido/pedi/pedimos/solicita/solicitan/solicito/solicitamos/gestiona/pone/ponen/da/dan/presta/prestan, silla de ruedas nos la dan/prestan/alquilan',
  },
  { tag: 'medical:prosthesis', en: 'prosthe*, amput*, artificial leg', es: 'protesis, amputad*, pierna ortopedica' },
  {
    // Past or to come: what is packed for it waits for a hospital or a clinic of this trip.
    tag: 'medical:leg-operation',
    also: ['medical:recent-surgery', 'medical:knee'],
    en: 'having/has/getting/gets (my/his/her/a/the) (left/right/both) knee/knees done/replaced/operated, in for (a/his/her/my) (new) knee, knee replacement*, total/partial/new/left/right knee for/on/at, total/partial knee, knee op/operation/surgery, acl reconstruction/surgery/op/repair, meniscus surgery/op/operation/repair',
    es: 'protesis/reemplazo/operacion/cirugia de rodilla/menisco/ligamento, operan/opero/operar de (la) rodilla, operan la rodilla, operado/operada de (la) rodilla, ponen rodilla',
  },
  {
    tag: 'medical:leg-operation',
    also: ['medical:recent-surgery'],
    en: 'having/has/getting/gets (my/his/her/a/the) (left/right/both) hip/hips done/replaced/operated, in for (a/his/her/my) (new) hip, hip replacement*, total/partial/new/left/right hip for/on/at, total/partial hip, hip op/operation/surgery',
    es: 'protesis/reemplazo/operacion/cirugia de cadera, operan/opero/operar de (la) cadera, operan la cadera, operado/operada de (la) cadera, ponen cadera',
  },
  {
    tag: 'medical:recent-surgery',
    en: 'surgery, operation on, had an operation, post op, hip replaced, broke my/his/her, broken arm/leg/wrist/ankle/foot/toe/collarbone, sprained, recovering from, stitches, plaster cast, in a cast, c section',
    es: 'operacion de, operad*, me/le/la operaron, postoperatorio, me rompi, se rompio (el/la/un/una/los) brazo/pierna/tobillo/muneca/mano/pie/dedo/clavicula/codo/rodilla/cadera/costilla/costillas/femur/ligamento/ligamentos/hombro/menisco/tendon/tibia/perone, fractura*, esguince*, escayola*, recuperandome, cesarea, puntos de sutura, yeso',
  },
  {
    tag: 'medical:pregnancy',
    en: "pregnan*, preggers, im/am # weeks/wks so/and/now/with/by/then/when/gone, i 'm # weeks/wks so/and/now/with/by/then/when/gone, # weeks/wks so .. midwife, # weeks/wks pg/preg, months/weeks along, # months/weeks/mths gone, expecting a baby, expecting our, baby bump/moon, babymoon, third/second/first trimester",
    es: '# meses/semanas de embarazo/gestacion, esta/anda/estoy de # semanas, espera/esperan (un) bebe, estoy/esta de # meses, embaraz*, encinta, esperando/esperamos un bebe, esperando nuestro, premama, semanas de gestacion, segundo/tercer/primer trimestre',
  },
  {
    tag: 'medical:contact-lenses',
    en: 'contact lens*, contacts, wear/wears/my lenses, daily lenses, dailies',
    es: 'lentilla*, lentes/los/las de contacto, pupilentes',
  },
  {
    tag: 'medical:reading-glasses',
    en: 'reading glasses, readers, varifocal*',
    es: 'gafas de leer/lectura/cerca, gafas/lentes/anteojos para leer, vista cansada, progresivas, presbicia',
  },
  {
    tag: 'medical:glasses',
    en: 'glasses, spectacles, short sighted, shortsighted, nearsighted, prescription sunglasses',
    es: 'gafas, anteojos, miope*, miopia, cegat*, lentes/mascara/gafas/anteojos con/de formula/aumento/graduacion, lentes formulad*/recetad*/graduados, uso/usa lentes, dioptrias',
  },
  {
    tag: 'medical:low-vision',
    en: 'blind, partially sighted, visually impaired, low vision, white cane, macular',
    es: 'ciego, ciega, invidente*, baja vision, discapacidad visual, baston blanco',
  },
  {
    tag: 'medical:hearing-aid',
    en: 'hearing aid*, hard of hearing, cochlear, deaf',
    es: 'audifonos de oir/pilas/sordo, usa/lleva/necesita/uso/llevo/sus/pilas audifonos, sonotone*, pilas de/para (los) audifonos, sordo, sorda, sordera, aparato auditivo, hipoacusia',
  },
  { tag: 'medical:cpap', en: 'cpap, c pap, sleep apn*, apnea, apnoea, breathing machine, bipap, apap', es: 'cpap, apnea*, maquina para dormir' },
  { tag: 'medical:oxygen', en: 'oxygen concentrator, portable/on oxygen', es: 'oxigeno' },
  { tag: 'medical:stoma', en: 'stoma, colostomy, ileostomy, urostomy, ostomy', es: 'ostomia, colostomia, ileostomia, urostomia, estoma' },
  { tag: 'medical:catheter', en: 'catheter*', es: 'sonda, sondas, sondaje*, sondarme, cateter*, autosondaje*' },
  {
    tag: 'medical:incontinence',
    also: ['need:night-nappies'],
    en: 'adult nappy/nappies/diaper/diapers/pads (only) at/for (the) night/nights/bed, night pads',
    es: 'panal/panales de/para adulto/adultos (solo) de/por/para (la/las) noche/noches, empapador* de noche',
  },
  {
    tag: 'medical:incontinence',
    en: 'incontinen*, weak/leaky bladder, adult nappies/diapers/pads, bladder problem*',
    es: 'incontinen*, perdidas de orina, compresas de perdidas, panal/panales de/para adulto/adultos, colector/colectores, bolsas de orina, empapador*',
  },
  { tag: 'medical:bowel', en: 'ibs, crohn*, colitis, bowel', es: 'colon/intestino irritable, crohn, colitis, estrenimiento' },
  { tag: 'medical:reflux', also: ['medical:medication'], en: 'reflux, heartburn, omeprazole', es: 'reflujo, acidez, ardor de estomago, omeprazol, ulcera' },
  { tag: 'medical:coeliac', also: ['diet:gluten-free'], en: 'coeliac*, celiac*', es: 'celiac*, celiaquia' },
  { tag: 'medical:kidney', also: ['medical:medication'], en: 'kidney*, dialysis', es: 'rinon, rinones, dialisis, calculos renales' },
  {
    tag: 'medical:immune',
    also: ['medical:medication'],
    en: 'immunosuppress*, immunocompromis*, weak* immune, transplant*, lupus, hiv',
    es: 'inmunodeprimid*, inmunosupr*, defensas bajas, trasplantad*, lupus, vih',
  },
  { tag: 'medical:cancer', also: ['medical:medication'], en: 'cancer, chemo*, radiotherapy', es: 'cancer, quimio*, radioterapia, oncologic*' },
  { tag: 'medical:dementia', en: 'dementia, alzheimer*, parkinson*', es: 'demencia, alzheimer, parkinson' },
  { tag: 'medical:autism', en: 'autis*, asd, asperger*, sensory, neurodivergent', es: 'autis*, asperger, tea leve, tiene/con/diagnostico tea, sensorial*' },
  { tag: 'medical:adhd', also: ['medical:medication'], en: 'adhd, ritalin, concerta, hyperactiv*', es: 'tdah, rubifen, concerta, hiperactiv*' },
  { tag: 'medical:anxiety', en: 'anxiety, panic attack*, anxious', es: 'ansiedad, ataque* de panico, ansiolitic*' },
  {
    tag: 'medical:fear-of-flying',
    en: 'fear/scared/afraid/terrified/petrified of flying, nervous flyer/flier, hate/hates flying, scared of planes',
    es: 'miedo/panico a volar, miedo/panico al avion, miedo a los aviones, odio/miedo volar, me/le/nos da/dan (mucho) miedo/panico/terror/pavor volar, me/le/nos da/dan (mucho) miedo/panico/terror/pavor el/los avion/aviones',
  },
  {
    tag: 'medical:insomnia',
    en: 'light sleeper*, insomnia*, sleep badly, trouble sleeping, bad sleeper, cant sleep without, white noise',
    es: 'insomni*, duermo/duerme mal, sueno ligero, duermo fatal, me cuesta dormir, no puedo dormir sin, melatonina, problemas para dormir',
  },
  {
    tag: 'medical:skin',
    en: 'eczema, psoriasis, sensitive/dry skin, rosacea, dermatitis, atopic, dry/chapped/cracked lips/heel/heels/hands',
    es: 'eczema, dermatitis, psoriasis, piel sensible/seca, atopic*, rosacea, labios secos/partidos/agrietados, talones agrietados/partidos',
  },
  {
    tag: 'medical:fair-skin',
    en: 'burn* easily, fair/pale skin*, sunburn*, redhead*, sun allergy, sensitive to the sun, skin cancer, melanoma, burnt to a crisp, burnt last year, fairest skin, pure ginger',
    es: 'me quemo, se quema, nos quemamos, piel clara/blanca, piel muy blanca, alergia al sol, fotosensib*, pelirroj*, melanoma, se quemo (entero/entera) la cara/espalda, me queme (entero/entera) la cara/espalda',
  },
  {
    tag: 'medical:motion-sickness',
    also: ['transport:ferry'],
    en: 'hugging/hugged a/the bucket, head in a/the bucket, vomit*/puke/pukes/puking/poorly/ill/sick on (the/a/any/every) ferry/ferries',
  },
  {
    tag: 'medical:motion-sickness',
    en: 'dizzy/giddy on/in (the/a/any/every) bus/buses/coach/car/van/boat/ferry/jeepney/minibus, motion/car/sea/travel sick*, carsick*, seasick*, travelsick*, get sick on boats/buses/the, airsick*, go/goes/went/turn/turns/turned green on/in/at (a/the/any) .. boat/ferry/pedalo/swing/dinghy/car/coach/bus/sea/waves/swell, i/he/she go/goes/turn/turns green, vomit*/puke/pukes/puking/throws/throwing/barf*/chunder*/poorly/ill/sick (up) in/on (the/a/any/every/windy/winding/bendy/ghat) car*/coach*/bus/buses/boat*/bend*/road*/back/van, sick in the back, puked/puking/vomited/threw (up) (the) (whole/first/entire) .. transfer/crossing/sailing, queasy, i/he/she/they/we (always) puke/pukes/barf/barfs (in/on/every/and)',
    es: 'primera papilla, vomit*/potea/potean/pota/potan/devuelve/devuelven/echa/echan (la) (papa/pota) en/a el/la/los/las/toda/todas/cada/cualquier barco*/coche*/carro/auto*/bus/micro/lancha/ferry/curva*/avion/camion/carretera/puerto*/ruta/viaje*/camino/rotonda, mareo*, se marea*, se/me/nos marea/marean/mareo/mareamos (mucho/siempre) en/con el/la/los/las coche/carro/auto/bus/micro/camion/furgoneta/curvas, nos mareamos, marearme, biodramina, dramamina, se/me puso/pone/puse/pongo/ponen mal/mala/malo/enferma/enfermo/mareada/mareado en las curvas, lo/la pasa/paso/pase mal en las curvas, vomita/vomito/vomite/vomitan en la sierra/subida/cordillera/montana',
  },
  {
    tag: 'medical:dentures',
    en: 'denture*, false teeth, retainer, invisalign, mouth/night guard, aligner*',
    es: 'dientes postizos, placa/plancha/protesis de dientes, placa/plancha dental, dentadura postiza, invisalign, ferula*, alineador*, placa de descarga, retenedor*',
  },
  {
    tag: 'medical:braces',
    en: 'braces',
    es: 'aparato* en los dientes, branquets, braquets, brackets, ortodoncia, frenillos, frenos en los dientes, tiene/lleva/usa aparatos, tiene/lleva aparato',
  },
  {
    tag: 'medical:contraception',
    en: 'the pill, mini pill, yaz, yasmin, microgynon, cerazette, cerelle, rigevidon, contracepti*, birth control, condoms',
    es: 'anticoncepti*, la pildora, yasmin, yaz, preservativos, condones',
  },
];

export const DIET: readonly Row[] = [
  { tag: 'diet:vegan', en: 'vegan*', es: 'vegan*' },
  { tag: 'diet:vegetarian', en: 'vegetarian*, veggie*, dont eat meat', es: 'vegetarian*, no como/comemos carne, ni .. comemos/come carne' },
  { tag: 'diet:pescatarian', en: 'pescatarian*, pescetarian*', es: 'pescetarian*, pescatarian*' },
  {
    tag: 'diet:gluten-free',
    en: 'gluten/wheat free, gluten intoleran*, no/avoid gluten, cant eat gluten, wheat allergy',
    es: 'sin gluten, intolerante*/intolerancia al gluten, no puedo/puede comer gluten, no como gluten',
  },
  { tag: 'diet:lactose-free', en: 'lactose, dairy free, cant have dairy, no dairy', es: 'lactosa, sin lactosa/lacteos' },
  { tag: 'diet:halal', en: 'halal, muslim family, dont eat pork', es: 'halal, no comemos/como cerdo' },
  { tag: 'diet:kosher', en: 'kosher', es: 'kosher' },
  {
    tag: 'diet:nut-allergy',
    also: ['medical:allergy-severe'],
    en: 'nut/nuts/peanut allerg*, allerg* to nuts/peanuts/peanut/nut',
    es: 'alergi* a los frutos secos, alergi* a las nueces, alergi* al cacahuete/mani, alergi* a los cacahuetes, alergi* frutos secos',
  },
  {
    tag: 'diet:seafood-allergy',
    also: ['medical:allergy-severe'],
    en: 'shellfish/seafood allerg*, fish allergy, allerg* to shellfish/seafood/fish/prawns',
    es: 'alergi* a/al (los/las/el) marisco/mariscos/pescado/pescados/gambas/camarones/camaron/langostinos/crustaceos',
  },
  {
    tag: 'diet:egg-or-milk-allergy',
    also: ['medical:allergy-severe'],
    en: 'egg/milk allerg*, allerg* to eggs/egg/milk/dairy, cows milk protein, cow s milk protein',
    es: 'alergi* al huevo, alergi* a la leche/proteina, alergi* a los huevos, aplv',
  },
  {
    tag: 'diet:special-diet',
    en: 'keto, fodmap, low salt/carb, special diet, food intoleran*, paleo',
    es: 'keto, dieta especial/blanda, baja en sal, intolerancia* alimentaria*, fodmap, sin azucar, hiposodica',
  },
  {
    tag: 'diet:picky-eater',
    en: 'picky/fussy eater*, fussy with food, eats nothing but',
    es: 'come/comen fatal, comedor* dificil*, quisquillos* con la comida, come de todo menos, no come de nada, come muy mal',
  },
];
