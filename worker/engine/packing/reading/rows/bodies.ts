/** Bodies of every size and age, what they are recovering from, and the papers of families. Phrases of several words where one could stray. */
import type { Row } from './row';

export const BODIES: readonly Row[] = [
  // Long ago, or another's chair, camera and horse.
  { en: '# months/mths/mos postpartum', es: 'en silla de paseo/nino/bebe/coche/auto/playa' },
  {
    tag: 'medical:hrt',
    also: ['need:menopause', 'medical:medication'],
    en: 'hrt, estrogel, oestrogel, sandrena, evorel, utrogestan, oestrogen/estrogen gel/patch/patches/spray, estradiol gel/patch/patches, hormone replacement',
    es: 'terapia hormonal sustitutiva, parche/parches/gel de estradiol/estrogenos, parches hormonales, estrogel, oestrogel, evopad, utrogestan, progeffik',
  },
  {
    tag: 'need:menopause',
    en: 'perimenopaus*, postmenopaus*, the change of life, night sweat/sweats',
    es: 'perimenopaus*, climaterio, bochornos, sudores nocturnos, sudoracion nocturna',
  },
  {
    tag: 'need:plus-size',
    en: 'plus size/sized, size 22/24/26/28/30/32, 3/4/5 xl, xxxl, im/i am a big girl/woman/bloke/guy/lad, im/i am fat, im/i am obese, morbidly obese, im/i am 18/19/20/21/22/23/24/25/26/28/30 stone/st, belt/seatbelt didnt/doesnt/wont/barely meet/meets/close/closes/fit/fits/reach/reaches, seatbelt extender/extension, belt extender',
    es: 'talla grande, tallas grandes, talla 54/56/58/60/62/64, 3/4/5 xl, xxxl, soy gord*/obes*, peso 120/125/130/135/140/145/150/160/170/180 (kilos/kg), obesidad, cinturon no me cierra/cerro/alcanza/llega, no me cierra/cerro/cerraba/alcanza el cinturon, extensor/alargador/extension de/del cinturon',
  },
  {
    tag: 'medical:chafing',
    en: 'thighs rub/rubbing/rubbed/chafe/burn, thighs (always) rub (raw), inner thighs, thigh chafing, rub raw',
    es: 'se me/le rozan los muslos, muslos (se) (me/le) rozan/escuecen/irritan, roce/roces/rozadura/rozaduras de/en/entre (los/las) muslos/piernas/entrepierna, me rozan las piernas, me paspo, paspad* entre las piernas',
  },
  {
    tag: 'need:heavy-period',
    also: ['need:period'],
    en: 'period/periods is/are (so/very/really) heavy/awful/brutal/painful/bad, periods .. heavy, periods this year .. heavy, heavy flow/bleeding/bleeder, period pain/pains/cramp/cramps, first periods',
    es: 'regla/reglas/menstruacion (muy/super/bastante) abundante/abundantes/dolorosa/dolorosas, sangrado/sangra/sangro (muy/mucho) abundante/muchisimo, colicos menstruales, dolor/dolores menstrual/menstruales, dolor/dolores de (la) regla, regla/reglas que duele/duelen/tumba/tumban, primera regla, primeras reglas, primera menstruacion',
  },
  {
    tag: 'need:postpartum',
    en: '# day/days/week/weeks/wks post (c) section/partum/birth/delivery, # day/days/week/weeks/wks postpartum, postpartum, post partum, (i) just had my/our baby, gave birth # days/weeks ago, gave birth last/this week/month, had (a/my) c section # days/weeks ago',
    es: 'posparto, postparto, puerperio, recien parida, pari hace, di a luz hace, acabo de parir/dar a luz, # dias/semanas de la cesarea, # dias/semanas despues del parto/de la cesarea, cesarea hace # dias/semanas',
  },
  {
    tag: 'need:neonatal-ward',
    also: ['need:postpartum'],
    en: 'in/at (the) nicu, nicu stay, visit/visiting the nicu, in/on/to the neonatal unit/ward, neonatal intensive, in an/the isolette, our/my/baby is in (an/the) incubator, in/on scbu',
    es: 'en neonatos/neonatologia, ingresad*/internad* en neo/neonatos/neonatologia, en la incubadora, en la ucin, prematur* ingresad*/internad*',
  },
  {
    tag: 'need:bolting',
    en: 'he/she/who bolts, bolts off, a bolter, elopes from, is an eloper, escape artist, lost him/her for # min/mins/minutes/hour/hours, runs off in/when/without, run off in crowds, lost her/him at/in (a/the) airport/mall/supermarket/beach/crowd/crowds/shop/park/station/museum',
    es: 'se nos escapo/solto/fugo en/de/del/una, se escapa corriendo/cuando, echa a correr, sale corriendo sin, se suelta de la mano, escapista, se pierde entre la gente',
  },
  {
    tag: 'need:quit-smoking',
    en: '# days/weeks/wks/months smoke free, # days/weeks/wks/months (into/of) not/no/without/off (the) smoking/fags/cigarettes/ciggies, # days/weeks/wks/months without a cigarette/fag, no smoking # weeks/days/months, quit/quitting/stopped/stopping smoking/cigarettes, gave/giving/given up smoking/cigarettes, gave/giving/given up the fags, trying/want/need to quit/stop smoking, nicotine patch/patches/lozenges/spray, off the fags',
    es: '# dias/semanas/meses sin fumar/tabaco/cigarros/cigarrillos/puchos, sin fumar desde, llevo/lleva sin fumar, dejando/deje/dejo/dejado/dejar de fumar, dejando/deje/dejado/dejar el tabaco/cigarro/cigarrillo/pucho/faso, parche/parches/espray/comprimidos de nicotina',
  },
  {
    tag: 'medical:recovery',
    en: '# days/weeks/months/years/yrs/mths sober, sober for/since, newly/# sober, my sobriety, sobriety, recovering alcoholic/addict, my sponsor says/said/thinks/is/and, na meeting*, alcoholics anonymous, out of rehab, narcotics/gamblers anonymous, dont drink anymore/any more',
    es: '# dias/semanas/meses/anos sobrio/sobria, # dias/semanas/meses/anos sin beber/tomar/consumir, llevo/lleva sobrio/sobria, alcoholico/alcoholica/adicto/adicta en recuperacion/rehabilitado/rehabilitada, padrino/madrina de aa, narcoticos/jugadores anonimos, grupo/reunion/reuniones de aa/na, sali/salgo de rehab/rehabilitacion',
  },
  {
    tag: 'medical:chemo',
    also: ['medical:cancer', 'medical:sun-sensitive', 'medical:medication'],
    en: 'chemo, chemotherapy, immunotherapy, between cycles',
    es: 'quimio, quimioterapia, inmunoterapia, entre ciclos de',
  },
  {
    // Lupus, albinism, vitiligo, porphyria, and medicines that forbid the sun.
    tag: 'medical:sun-sensitive',
    en: 'lupus, albin*, vitiligo, porphyria, photosensitiv*, sun sensitive, allergic to the sun, xeroderma, polymorphic light, roaccutane, accutane, isotretinoin, no sun on the scar/skin',
    es: 'lupus, albin*, vitiligo, porfiria, piel/soy/es fotosensib*, lucitis, roacutan, roaccutane, isotretinoina, alergia solar, nada de sol en la cicatriz',
  },
  {
    tag: 'medical:skin',
    also: ['medical:medication'],
    en: 'roaccutane, accutane, isotretinoin',
    es: 'roacutan, roaccutane, isotretinoina',
  },
  {
    // NHS: who cannot take ibuprofen, or only after asking a doctor; those on blood thinners or with a new kidney have it from their rows.
    tag: 'medical:no-anti-inflammatories',
    en: 'kidney disease/failure, cant take/have ibuprofen/aspirin, no ibuprofen, no nsaids, ibuprofen/aspirin intoleran*',
    es: 'insuficiencia renal, no puedo/puede tomar ibuprofeno/antiinflamatorios/aspirina, nada de ibuprofeno/antiinflamatorios, intolerante/intolerancia al ibuprofeno',
  },
  {
    tag: 'medical:cochlear',
    also: ['medical:hearing-aid'],
    en: 'cochlear, cochlears, sound processor, ci user, bone anchored',
    es: 'implante coclear, implantes cocleares, coclear, procesador del implante',
  },
  {
    tag: 'medical:back-operation',
    also: ['medical:recent-surgery', 'medical:back'],
    en: 'spinal fusion, back/spine/spinal/disc op/operation/surgery, discectomy, laminectomy, operated on my/his/her back/spine',
    es: 'artrodesis, microdiscectomia, operacion/cirugia de (la) columna/espalda/hernia discal, operan/opero/operaron/operar de (la) columna/espalda, operan/opero/operaron/operar de (la/una) hernia discal/lumbar',
  },
  // Medicines by injection that live in the fridge: hormones, migraine, arthritis, bowel and skin, sclerosis, weight.
  {
    tag: 'medical:cold-medication',
    also: ['medical:injections', 'medical:medication'],
    en: 'humira, adalimumab, enbrel, etanercept, stelara, cosentyx, taltz, dupixent, dupilumab, xolair, ozempic, wegovy, mounjaro, saxenda, trulicity, victoza, copaxone, avonex, rebif, plegridy, kesimpta, aimovig, ajovy, emgality, forteo, prolia, growth hormone, norditropin, omnitrope, genotropin, gonal f, menopur, ovitrelle, epo injections, repatha, praluent, factor viii, factor eight, clotting factor, biologic jab/injection/injections, jab every # weeks/wks',
    es: 'humira, adalimumab, enbrel, etanercept, stelara, cosentyx, taltz, dupixent, dupilumab, xolair, ozempic, wegovy, mounjaro, saxenda, trulicity, victoza, copaxone, avonex, rebif, plegridy, kesimpta, aimovig, ajovy, emgality, forsteo, prolia, interferon, hormona de crecimiento, norditropin, omnitrope, genotonorm, gonal f, menopur, ovitrelle, repatha, praluent, factor viii, factor de coagulacion, factor recombinante',
  },
  {
    tag: 'medical:migraine',
    also: ['medical:medication'],
    en: 'sumatriptan, rizatriptan, zolmitriptan, triptan*, aimovig, ajovy, emgality',
    es: 'sumatriptan, rizatriptan, zolmitriptan, triptan*, aimovig, ajovy, emgality',
  },
  {
    tag: 'medical:ms',
    also: ['medical:medication', 'need:feels-heat'],
    en: 'copaxone, avonex, kesimpta, relapsing remitting',
    es: 'copaxone, avonex, kesimpta, esclerosis remitente',
  },
  {
    tag: 'medical:catheter',
    en: 'caths, intermittent cath/caths/cathing, self cath*, i/he/she cath/caths, leg bag/bags, mitrofanoff',
    es: 'me sondo, se sonda, sondarse, sondarnos, sondaje intermitente, bolsa/bolsas de pierna',
  },
  {
    tag: 'medical:wheelchair',
    also: ['medical:reduced-mobility'],
    en: 'im/i am/he is/she is in a chair, im/i am/is a chair/wheelchair user, chair user, manual/folding chair and cushion, my manual chair, full time chair user, cushion for my chair',
    es: 'silla manual, voy/ando en silla, usuari* de silla, me muevo/se mueve en silla',
  },
  {
    tag: 'medical:spinal-injury',
    also: ['medical:wheelchair'],
    en: 'spinal injured, sci t/c/l #, t # injury, c # injury, t4/t5/t6/t8/t10/t12/c4/c5/c6/c7 injury/complete/incomplete/para/quad, cant regulate (my) temp/temperature',
    es: 'lesion t/c/l #, lesion t4/t5/t6/t8/t10/t12/c4/c5/c6/c7/l1, lesion medular dorsal/cervical, no sudo por debajo/de la cintura, no regulo la temperatura',
  },
  {
    tag: 'medical:incontinence',
    en: 'leak/leaks/leaking when (i/she) laugh/laughs/cough/coughs/sneeze/sneezes/run/jump, pelvic floor, wee when i laugh, stress incontinence, doesnt always make it to, doesnt make it to the loo/toilet/bathroom, wears pads at night, overactive bladder',
    es: 'se me escapa/escapan (un/el/la/unas) (poco/poquito) (de) pis/pipi/orina/gotas/poquito, suelo pelvico, no llega/llego a tiempo al bano, urgencia al orinar/urinaria/para orinar, vejiga hiperactiva, usa/lleva/uso panal/panales de adulto, perdidas al reir/toser/estornudar/saltar',
  },
  {
    tag: 'medical:bed-wetting',
    also: ['need:night-nappies', 'need:nappies'],
    en: '(still) wets the bed, wet the bed (sometimes), bed wetter, not dry at night, goodnites, drynites',
    es: '(todavia/aun/sigue) (se) moja/mojando la cama, se hace pipi/pis/pichi en la cama, se hace pipi/pis/pichi (de/por) (la) noche/noches',
  },
  {
    tag: 'medical:dementia-wander',
    also: ['medical:dementia'],
    en: 'wanders at/in the night/nights, wanders off/out, went wandering, found him/her wandering',
    es: 'se levanta y se va, se escapa de casa, deambula, se pierde por la calle, sale de noche sin',
  },
  {
    tag: 'medical:insulin-pump',
    also: ['medical:diabetes', 'medical:insulin', 'medical:medication', 'medical:injections', 'medical:cold-medication'],
    en: 'minimed, ypsopump, tandem pump, infusion set/sets/site/sites',
    es: 'bomba medtronic/tandem/roche/ypsomed, minimed, ypsopump, bomba (medtronic/tandem) y sensor, sistema hibrido de insulina',
  },
  {
    tag: 'medical:allergy-severe',
    also: ['medical:medication'],
    en: 'severe (nut/peanut/milk/egg/fish/sesame) (and) (sesame/egg/milk/nut) allerg*, jext, emerade, auvi q, neffy, auto injector*, anaphylactic',
    es: 'altellus, jext, emerade, choque/shock anafilactico, alergi* a la avispa/abeja, plumas de adrenalina',
  },
  {
    tag: 'occasion:adoption',
    en: 'adopting our/him/her, adopt our/him/her, adopt a son/daughter/baby/child, adoption agency/court/visit, pick up our son/daughter/baby, adoptive parents, going to meet our son/daughter',
    es: 'adopcion internacional/nacional, adoptar a, vamos/voy a por nuestr*/mi hij*, por nuestr* hij* adoptiv*, asignacion de nuestr* hij*, ecai, idoneidad',
  },
  {
    tag: 'need:one-parent',
    en: 'divorced dad/mum/mom/father/mother, separated dad/mum/mom/father/mother, im/i am divorced/separated and/with/from, my ex (husband/wife/partner) signed/signs/agrees, my ex (husband/wife/partner) has/needs/refuses to sign, my ex (husband/wife/partner) wont/must/will sign, shared/joint custody, co parent*, their/his/her mom/mum/dad/mother/father signed/agrees/lives/stays/wont/doesnt/is not/isnt, take/taking them out of the country',
    es: 'estoy/soy separad*/divorciad*, divorciad* desde/hace, padre/madre divorciad*/separad*, mi ex (marido/mujer/esposo/esposa/pareja) (me) (no) firma/firmo/autoriza/autorizo, mi ex (marido/mujer/esposo/esposa/pareja) tiene/debe (que) firmar, custodia compartida, patria potestad, el/su papa/padre firmo/firma/autorizo/autoriza/dio/da (el/la) (permiso/autorizacion), permiso/autorizacion del papa/padre/progenitor, permiso/autorizacion del otro progenitor',
  },
  {
    tag: 'need:minor-alone',
    en: 'taking/minding/having/have/with (the/our/my) (#) grandkids/grandchildren, look/looking after the/our/my grandkids/grandchildren, with nan/nana/gran/granny/grandma/grandad/grandpa without (their/the) parents, nan/nana/gran/granny/grandma and/& grandad/grandpa taking, staying with (their) grandparents/nan/nana/granny/grandma',
    es: 'nietecit*, mis padres/suegros se quedan con (mis/los), se quedan con los abuelos, los abuelos se llevan, me llevo a los nietos, al pueblo con los abuelos',
  },
  {
    tag: 'need:no-nappies',
    denied: 'need:nappies',
    en: 'just/recently out of nappies/diapers, just/recently/newly potty/toilet trained, potty/toilet trained since, dropped the nappy/nappies/diaper/diapers',
    es: 'acaba/acaban/acabo de dejar el/los panal/panales, (recien) dejo/dejaron/dejado el/los panal/panales, recien sin panal, hace poco que dejo el panal',
  },
];
