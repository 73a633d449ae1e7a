/** Bodies of every size and age, what they are recovering from, and the papers of families. Phrases of several words where one could stray. */
import type { Row } from './row';

export const BODIES: readonly Row[] = [
  // Who wears none of one kind still needs another.
  {
    en: 'wont/doesnt/dont/cant do/use/wear tampons, hates/hate tampons',
    es: 'no usa/uso/quiere/quiero/puede/puedo (usar/ponerse/ponerme) tampones',
  },
  // Long ago, or a pushchair.
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
    en: 'plus size/sized, size 22/24/26/28/30/32, 3/4/5 xl, xxxl, im/i am a big girl/woman/bloke/guy/lad, im/i am fat, im/i am obese, morbidly obese, belt/seatbelt didnt/doesnt/wont/barely meet/meets/close/closes/fit/fits/reach/reaches, seatbelt extender/extension, belt extender',
    es: 'talla grande, tallas grandes, talla 54/56/58/60/62/64, 3/4/5 xl, xxxl, soy gord*/obes*, obesidad, cinturon no me cierra/cerro/alcanza/llega, extensor/alargador/extension de/del cinturon',
  },
  {
    tag: 'medical:chafing',
    en: 'thighs rub/rubbing/rubbed/chafe/burn, thighs (always) rub (raw), inner thighs, thigh chafing, rub raw',
    es: 'se me/le rozan los muslos, muslos (se) (me/le) rozan/escuecen/irritan, me rozan las piernas, me/se/nos/le paspo/paspa/paspe/paspan/paspamos, paspad* entre las piernas, paspad* abajo/debajo',
  },
  {
    tag: 'need:heavy-period',
    also: ['need:period'],
    en: 'period/periods is/are (so/very/really) heavy/awful/brutal/painful/bad, periods .. heavy, periods this year .. heavy, heavy flow/bleeding/bleeder, period pain/pains/cramp/cramps, first periods',
    es: 'colicos menstruales, dolor/dolores menstrual/menstruales, dolor/dolores de (la) regla, regla/reglas que duele/duelen/tumba/tumban, primera regla, primeras reglas, primera menstruacion',
  },
  {
    tag: 'need:postpartum',
    en: '# day/days/week/weeks/wks post (c) section/partum/birth/delivery, # day/days/week/weeks/wks postpartum, postpartum, post partum, (i) just had my/our baby, gave birth # days/weeks ago, gave birth last/this week/month, had (a/my) c section # days/weeks ago',
    es: 'posparto, postparto, puerperio, recien parida, pari hace, di a luz hace, acabo de parir/dar a luz, # dias/semanas de la cesarea, cesarea hace # dias/semanas',
  },
  {
    tag: 'need:neonatal-ward',
    also: ['need:postpartum'],
    en: 'in/at (the) nicu, nicu stay, visit/visiting the nicu, in/on/to the neonatal unit/ward, neonatal intensive, in an/the isolette, our/my/baby is in (an/the) incubator, in/on scbu',
    es: 'en neonatos/neonatologia, en la incubadora, en la ucin, prematur* ingresad*/internad*',
  },
  {
    tag: 'need:bolting',
    en: 'he/she/who bolts, bolts off, a bolter, elopes from, is an eloper, escape artist, lost him/her for # min/mins/minutes/hour/hours, runs off in/when/without, run off in crowds',
    es: 'se nos escapo/solto/fugo en/de/del/una, se escapa corriendo/cuando, echa a correr, sale corriendo sin, se suelta de la mano, escapista, se pierde entre la gente',
  },
  {
    tag: 'need:quit-smoking',
    en: '# days/weeks/wks/months smoke free, # days/weeks/wks/months (into/of) not/no/without/off (the) smoking/fags/cigarettes/ciggies, no smoking # weeks/days/months, quit/quitting/stopped/stopping smoking/cigarettes, gave/giving/given up smoking/cigarettes, gave/giving/given up the fags, trying/want/need to quit/stop smoking, nicotine patch/patches/lozenges/spray, off the fags',
    es: '# dias/semanas/meses sin fumar/tabaco/cigarros/cigarrillos/puchos, sin fumar desde, llevo/lleva sin fumar, dejando/deje/dejo/dejado/dejar de fumar, dejando/deje/dejado/dejar el tabaco/cigarro/cigarrillo/pucho/faso, parche/parches/espray/comprimidos de nicotina',
  },
  {
    tag: 'medical:recovery',
    en: '# days/weeks/months/years/yrs/mths sober, sober for/since, newly/# sober, my sobriety, sobriety, recovering alcoholic/addict, my sponsor says/said/thinks/is/and, na meeting*, alcoholics anonymous, out of rehab, narcotics/gamblers anonymous, dont drink anymore/any more',
    es: '# dias/semanas/meses/anos sobrio/sobria, llevo/lleva sobrio/sobria, padrino/madrina de aa, narcoticos/jugadores anonimos, grupo/reunion/reuniones de aa/na, sali/salgo de rehab/rehabilitacion',
  },
  {
    tag: 'medical:chemo',
    also: ['medical:cancer', 'medical:sun-sensitive', 'medical:medication'],
    en: 'chemo, chemotherapy, immunotherapy, between cycle/cycles, cycle # and/of/n #, (last/next/first) cycle of chemo/treatment, picc line',
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
    es: 'artrodesis, microdiscectomia, operan/opero/operaron/operar de (la) columna/espalda',
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
    en: 'spinal injured, sci t/c/l #, t # injury, c # injury, cant regulate (my) temp/temperature',
    es: 'lesion t/c/l #, lesion t4/t5/t6/t8/t10/t12/c4/c5/c6/c7/l1, lesion medular dorsal/cervical, no sudo por debajo/de la cintura, no regulo la temperatura',
  },
  {
    tag: 'medical:incontinence',
    en: 'pelvic floor, wee when i laugh, stress incontinence, doesnt always make it to, doesnt make it to the loo/toilet/bathroom, wears pads at night, mam/mum/mom/gran/nan/nana/granny/dad/grandad/mil/fil wears pads, tena pads/pants/lady, overactive bladder',
    es: 'se me escapa/escapan (un/el/la/unas) (poco/poquito) (de) pis/pipi/orina/gotas/poquito, suelo pelvico, no llega/llego a tiempo al bano, urgencia al orinar/urinaria/para orinar, vejiga hiperactiva, usa/lleva/uso panal/panales de adulto, perdidas al reir/toser/estornudar/saltar',
  },
  {
    tag: 'medical:bed-wetting',
    also: ['need:night-nappies', 'need:nappies'],
    en: '(still) wets the bed, wet the bed (sometimes), bed wetter, not dry at night, goodnites, drynites',
    es: '(todavia/aun/sigue) (se) moja/mojando la cama, se hace pipi/pis/pichi en la cama',
  },
  {
    tag: 'medical:rollator',
    also: ['medical:reduced-mobility'],
    en: 'walks with a/her/his/the frame/walker, four wheeled walker',
    es: 'anda/camina/va con (un/el/su) burrito, andador de cuatro ruedas, taca taca',
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
    en: 'divorced dad/mum/mom/father/mother, separated dad/mum/mom/father/mother, im/i am divorced/separated and/with/from, shared/joint custody, custody swap/handover/exchange/weekend, co parent*, their/his/her mom/mum/dad/mother/father signed/agrees/lives/stays/wont/doesnt/is not/isnt, take/taking them out of the country',
    es: 'estoy/soy separad*/divorciad*, divorciad* desde/hace, padre/madre divorciad*/separad*, custodia compartida, intercambio/cambio de custodia, se la/lo dejo a su padre/madre, le toca con su padre/madre, patria potestad, el/su papa/padre firmo/firma/autorizo/autoriza/dio/da (el/la) (permiso/autorizacion), permiso/autorizacion del papa/padre/progenitor, permiso/autorizacion del otro progenitor',
  },
  {
    tag: 'need:minor-alone',
    en: 'taking/minding/having/have/with (the/our/my) (#) grandkids/grandchildren, nan/nana/gran/granny/grandma and/& grandad/grandpa taking, staying with (their) grandparents/nan/nana/granny/grandma',
    es: 'nietecit*, mis padres/suegros se quedan con, se quedan .. con mis/los/nuestros (dos/tres) hijos/ninos/peques/crios/nietos, mis padres/suegros se llevan a, se quedan con los abuelos, a casa de los/sus abuelos sin, los abuelos cuidan a, los abuelos se llevan, me llevo a los nietos, al pueblo con los abuelos',
  },
  {
    tag: 'need:no-nappies',
    denied: 'need:nappies',
    en: 'just/recently out of nappies/diapers, just/recently/newly potty/toilet trained, potty/toilet trained since, dropped the nappy/nappies/diaper/diapers',
    es: 'acaba/acaban/acabo de dejar el/los panal/panales, (recien) dejo/dejaron/dejado el/los panal/panales, recien sin panal, hace poco que dejo el panal',
  },
  {
    tag: 'medical:dysphagia',
    en: 'dysphagia, his/her/my/the thickener, thickener for, thickened drinks/fluids/liquids, cant swallow (thin) liquids/tablets, liquidised/liquidized food/diet/meals, level 4 diet/food, iddsi',
    es: 'disfagia, espesante, agua gelificada, dificultad/problemas para/de tragar/deglutir, dieta triturada/turmix, liquidos espesados, se atraganta con',
  },
  {
    tag: 'medical:falls',
    en: 'falls a lot, keeps falling, prone to falls/falling, has/had falls, pendant alarm, fall alarm, alarm pendant, fell in the shower/bath/bathroom',
    es: 'se cae mucho/seguido/facil, se ha caido varias/dos/tres, boton de teleasistencia/panico/emergencia, teleasistencia, collar de emergencia, se cayo en el bano, se cayo en la ducha/tina/banera',
  },
  {
    tag: 'medical:enzymes',
    also: ['medical:medication'],
    en: 'creon, pancreatic enzyme/enzymes, pancreatic insufficiency, enzymes with (every) meal/meals/food',
    es: 'kreon, creon, enzimas pancreaticas, insuficiencia pancreatica, enzimas con (la/las) comida/comidas',
  },
  {
    tag: 'medical:metabolic-diet',
    also: ['diet:special-diet'],
    en: 'pku, phenylketonuria, tyrosinaemia, galactosaemia, msud, urea cycle, low protein diet, ketogenic diet for',
    es: 'fenilcetonuria, pku, tirosinemia, galactosemia, dieta baja en proteinas, dieta hipoproteica, dieta cetogenica por/para la epilepsia',
  },
  {
    tag: 'medical:neuromuscular',
    also: ['medical:reduced-mobility'],
    en: 'duchenne, muscular dystrophy, motor neurone, mnd, als patient, has als, spinal muscular atrophy, myasthenia, ventilator at night, cough assist',
    es: 'duchenne, distrofia muscular, esclerosis lateral amiotrofica, tiene/tengo ela, paciente con ela, atrofia muscular espinal, miastenia, ventilacion nocturna, respirador de noche',
  },
  // Whoever gives a kidney has the operation on the belly, and no anti-inflammatories afterwards (NHS).
  {
    tag: 'medical:abdominal-operation',
    also: ['medical:recent-surgery', 'medical:no-anti-inflammatories', 'occasion:surgery-abroad', 'occasion:medical-visit'],
    en: 'give/giving/givin/donate/donating (my/a/one) (left/right) kidney, give/giving/givin/donating .. a/my/one kidney/liver, (living) kidney/liver donor, living donor',
    es: 'dono/donar/donare/donando/donarle/regalo (un/mi) rinon, donante de rinon, donante vivo',
  },
  {
    tag: 'medical:no-anti-inflammatories',
    en: 'donated (my/a/one) (left/right) kidney, only one kidney, have/has one kidney',
    es: 'done (un/mi) rinon, tengo/tiene un solo rinon',
  },
  {
    tag: 'medical:abdominal-operation',
    also: ['medical:recent-surgery'],
    en: 'hysterectomy, hernia/gallbladder/bowel/abdominal op/operation/surgery/repair, having/has/getting/gets (my/his/her/a/the/an) hernia/womb/ovary/ovaries/fibroids/bowel/uterus/spleen (out/done/removed/fixed/repaired/operated), appendectomy, appendix/gallbladder out, had (my/his/her/the) appendix/gallbladder, keyhole surgery, laparoscop*, myomectomy, oophorectomy, tummy tuck, abdominoplasty, prostatectomy, # weeks/wks post (c) section, c section # weeks/wks ago, gastric sleeve/bypass/band/balloon',
    es: 'histerectomia, operan/opero/operar de (la/una/el) vesicula/hernia/apendice/matriz/utero/ovario/ovarios/miomas/intestino, operan la vesicula/hernia/matriz, cirugia/operacion abdominal/de vesicula/hernia/matriz, apendicectomia, operad* de (la) vesicula/apendicitis/apendice/matriz/utero/ovario/ovarios/prostata/abdomen, laparoscop*, miomectomia, abdominoplastia, prostatectomia, manga/bypass/banda/balon gastrica/gastrico, liposuccion',
  },
  {
    tag: 'medical:bariatric',
    also: ['medical:abdominal-operation', 'medical:recent-surgery'],
    en: 'gastric sleeve/bypass/band/balloon, bariatric, weight loss surgery',
    es: 'manga/bypass/banda/balon gastrica/gastrico, bariatric*, cirugia de obesidad',
  },
  {
    tag: 'medical:mastectomy',
    en: 'mastectomy, breast prosthesis/form/forms, post mastectomy, mastectomy bra/bras/swimsuit',
    es: 'mastectomia, mastectomizada, protesis mamaria/mamarias (externa/externas), protesis de mama/pecho, me quitaron un pecho',
  },
  {
    tag: 'medical:leg-prosthesis',
    also: ['medical:prosthesis'],
    en: 'below/above knee amputee/amputation, leg amputee, amputee (with/and) (a/my) leg, prosthetic/artificial leg/legs/foot/limb/blade, lost my/his/her leg/foot, my/his/her stump, stump sock/socks/cream/liner/liners/shrinker, residual limb, bka, aka amputee',
    es: 'amputad* (por) debajo/encima/arriba de (la) rodilla, amputad* de (la/una) pierna/pie, amputacion transtibial/transfemoral/tibial, protesis de (la) pierna/pie, pierna protesica/ortopedica, munon, me falta una pierna',
  },
  {
    // These are no limbs.
    en: 'prosthetic/artificial eye/hip/knee/heart, hip/knee/dental/eye/ocular/penile prosthesis',
    es: 'protesis ocular/dental/dentaria/dentarias/dentales/auditiva, protesis de ojo/dientes/cadera/rodilla/hombro',
  },
  {
    tag: 'medical:short-stature',
    en: 'dwarfism, achondroplasia, short stature, little person, im/i am 4 ft, 4 foot 1/2/3/4',
    es: 'acondroplasia, talla baja, enanismo, mido 1 20/25/30, mido un metro veinte/veinticinco/treinta',
  },
  {
    tag: 'medical:anxiety',
    en: 'ptsd, ocd, agoraphobi*, panic disorder, claustrophobi*, social anxiety, phobia of',
    es: 'tept, con/tengo/tiene toc, estres postraumatico, agorafobia, claustrofobi*, trastorno de panico, fobia social',
  },
  {
    tag: 'medical:eating-disorder',
    en: 'anorexia, anorexic, bulimi*, arfid, binge eating, eating disorder, ed recovery, ed team',
    es: 'anorexia, anorexic*, bulimi*, trastorno alimentario, trastorno de la conducta alimentaria, tca, atracones',
  },
  {
    tag: 'medical:head-lice',
    en: 'had/has/have/got nits, had/has/have/got head lice, had/has/have/got headlice, nits/lice again, nits/lice going round',
    es: 'tiene/tienen/tuvo/tuvieron/pillo/pillaron/pego/pegaron piojos, piojos otra vez, liendres',
  },
  {
    tag: 'medical:bowel-prep',
    en: 'colonoscop*, bowel prep, moviprep, picolax, plenvu',
    es: 'colonoscopia*, preparacion intestinal, moviprep, citrafleet, plenvu',
  },
  {
    tag: 'medical:controlled-medicine',
    also: ['medical:medication'],
    en: 'methadone, buprenorphine, suboxone, subutex, on/my/his/her/takes morphine/oxycodone, oxycontin, pregabalin, lyrica, dexamphetamine, dexedrine, lisdexamfetamine',
    es: 'metadona, buprenorfina, suboxone, mi/su/tomo/toma morfina/oxicodona, pregabalina, lyrica, lisdexanfetamina',
  },
  {
    tag: 'need:special-formula',
    also: ['need:bottle'],
    en: 'special/prescription/hydrolysed/hydrolyzed/hypoallergenic formula, neocate, nutramigen, aptamil pepti, alfamino, elecare, cmpa',
    es: 'leche/formula hidrolizada/especial/elemental/hipoalergenica, leche/formula sin proteina, neocate, nutramigen, pepti, alfamino, aplv',
  },
  {
    tag: 'diet:egg-or-milk-allergy',
    also: ['medical:allergy-severe'],
    en: 'allerg* to cow/cows s milk, allerg* to cows milk, cmpa, milk protein allergy',
    es: 'alergi* a la proteina de (la) leche, alergi* a (la) leche y huevo, alergi* al huevo y la leche, alergi* a huevo/leche',
  },
  {
    tag: 'need:hip-harness',
    en: 'pavlik harness, pavlik, hip dysplasia, spica cast, hip spica',
    es: 'arnes de pavlik, pavlik, displasia de cadera, yeso pelvipedico, espica',
  },
  {
    tag: 'need:rehab-stay',
    en: 'go/going/goes/checking/booked (in) into/to rehab, rehab for # days/weeks, rehab clinic/centre/center, detox clinic/centre/unit, psychiatric ward/unit/hospital, psych ward, mental health unit, residential treatment',
    es: 'centro/clinica/comunidad/granja de desintoxicacion/rehabilitacion/adicciones, comunidad terapeutica, unidad de agudos, clinica psiquiatrica, unidad de salud mental, me interno en rehab',
  },
  {
    tag: 'need:textured-hair',
    also: ['need:hair-care'],
    en: 'afro hair, my/her natural hair, 3/4 a/b/c hair/curls/coils, type 3/4 hair, in/my/her/our braids, box/knotless braids, my/her/his locs/dreads, dreadlocks, cornrows, curly girl method, satin/silk bonnet',
    es: 'pelo/cabello afro, pelo/cabello rizado/crespo/chino/ensortijado, rizo/rizos/rizado 2/3/4 a/b/c, metodo curly, rastas, trenzas afro/africanas, trenzas pegadas, gorro de saten/seda/satin',
  },
  {
    tag: 'medical:autism',
    en: 'on the spectrum, non speaking, non verbal, nonverbal, sensory processing/overload, pda profile',
    es: 'anos y tea, con tea, tiene tea, tea nivel/grado, dentro del espectro, no verbal, procesamiento sensorial, hipersensib* al ruido',
  },
  {
    tag: 'medical:diabetes',
    also: ['medical:insulin', 'medical:medication', 'medical:injections', 'medical:cold-medication'],
    en: 'has/have/is type 1/one, type 1 since, type one since',
    es: 'diabetic* (de) tipo 1/uno, diabetes 1',
  },
  { tag: 'medical:foot', en: 'orthotics, orthoses, custom insoles, hallux', es: 'hallux, ortesis plantares, metatarsalgia' },
  {
    tag: 'medical:vertigo',
    also: ['medical:medication'],
    en: 'have/get/gets vertigo, labyrinthitis, bppv',
    es: 'tengo/tiene/sufro/sufre (de) vertigo/vertigos, laberintitis',
  },
  {
    tag: 'pet:assistance-dog',
    also: ['pet:dog'],
    en: 'hearing dog, medical alert dog, seizure (alert) dog, diabetes/diabetic alert dog, autism (assistance) dog, assistance puppy, psychiatric service dog',
    es: 'perro/perra senal/sordo de asistencia, perro/perra de alerta medica, perro/perra de alerta, perro/perra para autismo, perro/perra de servicio',
  },
  {
    tag: 'occasion:adoption',
    also: ['need:newborn'],
    en: 'our surrogate, surrogacy, surrogate mother',
    es: 'gestacion/maternidad subrogada, vientre de alquiler, nuestra gestante',
  },
  {
    tag: 'medical:late-pregnancy',
    also: ['medical:pregnancy'],
    en: '24/25/26/27/28/29/30/31/32/33/34/35/36/37 weeks/wks pregnant/gone/along, 24/25/26/27/28/29/30/31/32/33/34/35/36/37 weeks/wks with our/my/twins, be/im 24/25/26/27/28/29/30/31/32/33/34/35/36/37 weeks/wks, 6/7/8/six/seven/eight months pregnant/gone, third trimester, heavily pregnant, my bump is, pelvic girdle pain, spd pain',
    es: 'embarazada de 24/25/26/27/28/29/30/31/32/33/34/35/36/37 semanas, estoy/esta/estare de 24/25/26/27/28/29/30/31/32/33/34/35/36/37 semanas, embarazada de 6/7/8/seis/siete/ocho meses, estoy/esta de seis/siete/ocho meses, tercer trimestre, embarazo avanzado, mi panza/barriga/barrigota enorme',
  },
  {
    tag: 'medical:chest-operation',
    also: ['medical:recent-surgery'],
    en: 'top surgery, breast reduction/augmentation/lift, boob job, breast implants surgery, open heart surgery, heart surgery, heart bypass, sternotomy',
    es: 'mamoplastia, reduccion/aumento de pecho/pechos/mamas/senos/busto, cirugia de mama/pecho/mamas/senos, cirugia/operacion a/de corazon abierto, masculinizacion de pecho/torax, me opero/operan del pecho/corazon',
  },
  {
    tag: 'medical:hoist',
    also: ['medical:reduced-mobility'],
    en: 'with (a/the) hoist, hoist and sling, hire/hired/hiring/hires (a/the) hoist, ceiling/mobile/portable hoist, hoist (is) booked, hoist and profiling, transferred by hoist, needs hoisting',
    es: 'grua de transferencia/traslado/techo/pacientes, grua y arnes',
  },
  {
    tag: 'need:newborn',
    en: 'our/my/with/a # week/weeks/wk/wks old',
    es: 'con # semanas de vida, bebe de # semanas, nuestro/nuestra bebe de # semanas, de # dias de nacido/nacida/vida',
  },
  {
    // A puppy has no birth certificate, and a chair that the house lends no tubes to mend.
    en: 'our/my/with/a # week/weeks old puppy/pup/kitten/foal/lamb/dog/cat',
    es: 'cachorro/cachorra/gatito/gatita de # semanas',
  },
  {
    tag: 'medical:reduced-mobility',
    en: 'wheelchair .. lent/loaned/provided/supplied by, wheelchair .. from the hotel/venue/museum/red cross',
    es: 'silla de ruedas .. (que) (nos/me/le) (la) deja/dejan/presta/prestan/pone/ponen/alquila/alquilan/da/dan',
  },
];
