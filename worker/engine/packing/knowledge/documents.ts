import type { ItemRows } from './item';

/** Papers: what a border, a counter or a doctor may ask to see. */
export const DOCUMENTS: ItemRows = [
  {
    id: 'passport',
    en: 'Passport|Passports',
    es: 'Pasaporte|Pasaportes',
    grams: 40,
    when: { any: ['passport'] },
    qty: { each: 'person' },
    keep: 1,
    why: [
      {
        if: ['family'],
        en: 'The border of {country} asks for one each, children too; check they are valid {validity}',
        es: 'En la frontera de {country} hace falta uno por persona, también los niños; comprueba que cada uno sea válido {validity}',
      },
      {
        en: 'You cross into {country}; check that it is valid {validity}',
        es: 'Cruzas la frontera de {country}; comprueba que sea válido {validity}',
      },
    ],
    named: {
      en: 'In hand luggage, with a photo of the data page on the phone',
      es: 'En el equipaje de mano, y con una foto de la página de datos en el móvil',
    },
  },
  {
    id: 'identity-card',
    en: 'National identity card|National identity cards',
    es: 'DNI|DNI de cada viajero',
    grams: 6,
    when: { all: ['id-card', 'eu-health-card'] },
    qty: { each: 'person' },
    keep: 1,
    why: [
      {
        en: 'Between your country and {country} an identity card in date is enough',
        es: 'Para entrar en {country} desde tu país basta el documento de identidad en vigor',
      },
    ],
    named: { en: 'Check the expiry date today, not at the counter', es: 'Mira hoy cuándo caduca, no en el mostrador' },
  },
  {
    id: 'photo-id',
    en: 'Photo ID',
    es: 'DNI o documento de identidad',
    grams: 6,
    when: { any: ['domestic'], not: ['sea-cruise'] },
    qty: { each: 'big' },
    keep: 1,
    why: [
      {
        if: ['need:birth', 'occasion:medical-visit', 'lodging:hospital'],
        en: 'Whoever is admitted or visits is asked who they are',
        es: 'En admisión y a las visitas les piden identificarse',
      },
      {
        if: ['flying', 'train-or-bus'],
        en: 'No border to cross: this one card gets you on board and past check-in',
        es: 'No hay frontera: con este documento subes a bordo y te registras',
      },
      {
        en: 'No border to cross: check-in on the first night asks for this and nothing more',
        es: 'No hay frontera: la primera noche te piden esto y nada más',
      },
    ],
    named: {
      en: 'Whoever checks you in wants the card itself, not a photo of it',
      es: 'Al registrarte quieren el documento físico, no una foto',
    },
  },
  {
    id: 'passport-or-id',
    en: 'Passport or identity card|Passports or identity cards',
    es: 'DNI o pasaporte|DNI o pasaportes',
    grams: 40,
    when: [
      { any: ['border-unknown'] },
      // The identity card is enough, and the passport is what most people show.
      { all: ['id-card'], not: ['eu-health-card'] },
      { all: ['domestic', 'sea-cruise'] },
    ],
    qty: { each: 'person' },
    keep: 1,
    why: [
      {
        if: ['id-card'],
        en: '{country} lets you in with the identity card too; with the passport nobody asks twice',
        es: 'En {country} te dejan entrar también con el documento de identidad; con el pasaporte nadie pregunta dos veces',
      },
      {
        if: ['domestic'],
        en: 'The ship leaves {country}: the line says which of the two its ports ask for',
        es: 'El barco sale de {country}: la naviera dice cuál de los dos piden en los puertos',
      },
      {
        if: ['weather-unknown'],
        en: 'Your trip does not say where home is: an identity card is enough only inside your own area',
        es: 'El viaje no dice desde dónde sales: el DNI solo basta dentro de tu propia zona',
      },
      {
        en: 'You did not say where you start: for {country} an identity card is enough only inside its own area',
        es: 'No has dicho desde dónde sales: para {country} el DNI solo basta dentro de su propia zona',
      },
    ],
    named: {
      en: 'In hand luggage, with a photo of the data page on the phone',
      es: 'En el equipaje de mano, y con una foto de la página de datos en el móvil',
    },
  },
  {
    id: 'children-id',
    en: "Children's identity papers",
    es: 'Documento de identidad del niño',
    grams: 40,
    when: [{ any: ['domestic', 'id-card'], all: ['children'] }],
    not: ['need:birth'],
    keep: 3,
    why: [
      {
        en: "Airlines, ferries and front desks ask for {child}'s papers too",
        es: 'Aerolíneas, ferris y alojamientos también piden los papeles de {child}',
      },
    ],
    named: {
      en: 'Airlines, ferries and front desks ask for them too',
      es: 'Aerolíneas, ferris y alojamientos también los piden',
    },
  },
  {
    id: 'entry-authorisation',
    en: 'Visa or e-visa approval',
    es: 'Visado o su aprobación',
    grams: 5,
    when: { any: ['permit'] },
    keep: 1,
    qty: { each: 'person' },
    why: [
      {
        if: ['border-unknown'],
        en: 'Most nationalities need one for {country} ({permit}); check the official page',
        es: 'Para {country} casi todas las nacionalidades lo necesitan ({permit}); consulta la página oficial',
      },
      {
        if: ['passport'],
        en: '{country} usually asks your nationality for this: {permit}. Check the official page well ahead',
        es: '{country} suele pedírtelo con tu nacionalidad: {permit}. Consulta la página oficial con tiempo',
      },
      {
        if: ['need:visa'],
        en: 'The airline may want to see it before you board: on paper as well as on the phone',
        es: 'La aerolínea puede pedirlo antes de embarcar: en papel además de en el móvil',
      },
    ],
    named: {
      en: 'Printed as well: the airline may ask for it before you board',
      es: 'También impreso: la aerolínea puede pedirlo antes de embarcar',
    },
  },
  {
    id: 'travel-authorisation',
    en: 'Travel authorisation or entry form',
    es: 'Autorización electrónica o formulario de entrada',
    grams: 5,
    when: { any: ['authorisation'] },
    keep: 1,
    qty: { each: 'person' },
    why: [
      {
        if: ['border-unknown'],
        en: 'Most nationalities need this for {country}: {permit}. Check the official page',
        es: 'Para {country} casi todas las nacionalidades necesitan esto: {permit}. Consulta la página oficial',
      },
      {
        en: '{country} asks no visa of you but this: {permit}. Check the official page well ahead',
        es: '{country} no te pide visado, pero sí esto: {permit}. Consulta la página oficial con tiempo',
      },
    ],
    named: {
      en: 'Applied for with the passport you travel on; take the confirmation along',
      es: 'Se pide con el pasaporte con el que viajas; lleva la confirmación',
    },
  },
  {
    id: 'vaccination-card',
    en: 'Vaccination certificate|Vaccination certificates',
    es: 'Cartilla de vacunación|Cartillas de vacunación',
    grams: 20,
    when: [
      { any: ['need:vaccination', 'yellow-fever', 'travel-clinic'] },
      { any: ['activity:pilgrimage', 'setting:mosque'], all: ['conservative', 'abroad'], not: ['refused:pilgrimage'] },
      { any: ['malaria', 'jungle'], all: ['abroad'] },
    ],
    not: ['domestic'],
    qty: { each: 'person' },
    keep: 2,
    why: [
      {
        if: ['need:vaccination'],
        en: 'Asked for on paper: keep it with the passport, and a photo of it apart',
        es: 'Se pide en papel: guárdala con el pasaporte y lleva una foto aparte',
      },
      {
        if: ['yellow-fever'],
        en: 'Yellow fever is found in {country}: the yellow booklet may be asked for at the border',
        es: 'En {country} hay fiebre amarilla: la frontera puede pedir la cartilla internacional',
      },
      {
        if: ['activity:pilgrimage'],
        en: 'Pilgrims to {country} prove their meningitis vaccination (ACWY)',
        es: 'A los peregrinos {country} les pide la vacuna de la meningitis (ACWY)',
      },
      {
        en: 'Ask a travel clinic about {country} six weeks before you leave',
        es: 'Pregunta en un centro de vacunación internacional por {country} seis semanas antes',
      },
    ],
    named: {
      en: 'The paper one, kept with the other documents; a photo of it on the phone',
      es: 'La de papel, con el resto de documentos; y una foto en el móvil',
    },
  },
  {
    id: 'pet-passport',
    en: 'Pet passport and vaccination record',
    es: 'Cartilla de la mascota (pasaporte animal y vacunas)',
    grams: 30,
    when: { any: ['pet:dog', 'pet:cat', 'pet:assistance-dog', 'pet:other'] },
    not: ['domestic'],
    keep: 1,
    why: [
      {
        en: 'Microchip and rabies jab are checked on the way into {country}',
        es: 'Al entrar en {country} miran el microchip y la vacuna de la rabia',
      },
    ],
  },
  {
    id: 'pet-vaccination-record',
    en: 'Pet vaccination record|Pet vaccination records',
    es: 'Cartilla de vacunas de la mascota|Cartillas de vacunas de las mascotas',
    grams: 30,
    when: { any: ['pet:dog', 'pet:cat', 'pet:assistance-dog', 'pet:other'], all: ['domestic'] },
    qty: { perPet: ['pet:dog', 'pet:cat', 'pet:assistance-dog'] },
    keep: 2,
    why: [
      {
        en: 'You travel with an animal: vets, ferries and campsites ask for it',
        es: 'Viajas con un animal: lo piden veterinarios, ferris y campings',
      },
    ],
  },
  {
    id: 'travel-insurance',
    en: 'Travel insurance details',
    es: 'Seguro de viaje',
    grams: 5,
    when: [
      { any: ['passport', 'border-unknown'] },
      { all: ['id-card'], not: ['eu-health-card'] },
      { any: ['abroad'], all: ['mountain-sport'] },
      { any: ['ski', 'activity:cruise', 'activity:diving'] },
    ],
    keep: 2,
    why: [
      {
        if: ['activity:diving'],
        en: 'Diving needs cover of its own (decompression chamber); keep the emergency number at hand',
        es: 'El buceo pide cobertura propia (cámara hiperbárica); ten a mano el teléfono de urgencias',
      },
      {
        if: ['ski'],
        en: 'Rescue off the slopes of {place} is dear; note the policy number',
        es: 'El rescate en las pistas de {place} es caro; apunta el número de póliza',
      },
      {
        if: ['activity:trekking', 'activity:climbing'],
        en: 'A rescue in the mountains near {place} costs thousands; check that the altitude is covered',
        es: 'Un rescate en la montaña cerca de {place} cuesta miles; comprueba que cubra la altitud',
      },
      {
        if: ['medical:pregnancy'],
        en: 'Check that it covers the pregnancy for the whole trip to {place}',
        es: 'Comprueba que cubra el embarazo durante todo el viaje a {place}',
      },
      {
        en: 'Your health cover at home may not reach {country}: policy and emergency number for {days}',
        es: 'Tu cobertura sanitaria quizá no llegue a {country}: póliza y teléfono de urgencias para {days}',
      },
    ],
  },
  {
    id: 'health-card',
    en: 'Health insurance card|Health insurance cards',
    es: 'Tarjeta sanitaria|Tarjetas sanitarias',
    grams: 6,
    when: { any: ['eu-health-card', 'domestic'] },
    qty: { each: 'person' },
    keep: 2,
    why: [
      {
        if: ['eu-health-card'],
        en: 'The European (or global) health insurance card is good in {country}',
        es: 'La tarjeta sanitaria europea vale en {country}',
      },
      {
        if: ['senior'],
        en: 'The first thing a surgery or a pharmacy asks for, away from your own doctor too',
        es: 'Es lo primero que piden en un centro de salud o una farmacia, también lejos del tuyo',
      },
      {
        en: 'No border on this trip, so this is what a doctor or a pharmacy asks for',
        es: 'Sin salir del país, es lo que te piden en un centro de salud o una farmacia',
      },
    ],
    named: {
      en: 'The first thing a doctor or a hospital desk asks for',
      es: 'Es lo primero que piden en una consulta o en admisión',
    },
  },
  {
    id: 'tickets',
    en: 'Tickets and bookings',
    es: 'Billetes y reservas',
    grams: 10,
    when: { any: ['tickets', 'overnight'] },
    keep: 2,
    why: [
      {
        if: ['need:birth', 'need:hospital-companion'],
        en: 'Appointment letter and the number of the ward, saved offline',
        es: 'Carta de la cita y teléfono de la planta, guardados sin conexión',
      },
      {
        if: ['ski'],
        en: 'Lodging and transport, saved offline: on the mountain there is often no signal',
        es: 'Alojamiento y transporte, guardados sin conexión: arriba no siempre hay cobertura',
      },
      {
        if: ['transport:ferry'],
        en: 'The port wants boarding passes for people and vehicle',
        es: 'En el puerto piden tarjetas de embarque de personas y vehículo',
      },
      {
        if: ['activity:cruise', 'transport:cruise-ship'],
        en: 'Cruise documents and luggage labels are checked at the terminal',
        es: 'La documentación del crucero y las etiquetas se miran en la terminal',
      },
      {
        if: ['activity:festival'],
        en: 'Everything booked, saved offline: in a crowd the network fails',
        es: 'Todo lo reservado, sin conexión: entre tanta gente falla la red',
      },
      {
        if: ['transport:train', 'transport:night-train', 'transport:bus', 'transport:night-bus'],
        en: 'Tickets to {place} on the phone, saved offline: inspectors come where there is no signal',
        es: 'Los billetes a {place} en el móvil y sin conexión: el revisor pasa donde no hay cobertura',
      },
      {
        if: ['flying'],
        en: 'Boarding passes and the address where you sleep in {place}, saved offline',
        es: 'Tarjetas de embarque y la dirección donde duermes en {place}, sin conexión',
      },
      { en: 'Everything booked for {days}, saved offline', es: 'Todo lo reservado para {days}, guardado sin conexión' },
    ],
    named: {
      en: 'Saved offline and charged: the gate does not wait for a signal',
      es: 'Guardadas sin conexión: en la puerta nadie espera a que cargue',
    },
  },
  {
    id: 'document-copies',
    en: 'Copies of documents',
    es: 'Copias de los documentos',
    grams: 15,
    when: { any: ['passport', 'border-unknown', 'long'], not: ['day-trip'] },
    not: ['domestic', 'day-trip'],
    keep: 4,
    why: [
      {
        if: ['need:theft'],
        en: 'With a copy, a consulate replaces a lost original in days and not in weeks',
        es: 'Con una copia, el consulado repone un original robado en días y no en semanas',
      },
      {
        en: 'If an original goes missing, a copy shortens the visit to the consulate',
        es: 'Si se pierde un original, la copia acorta la visita al consulado',
      },
    ],
    named: { en: 'Kept in another bag than the originals', es: 'En una bolsa distinta de la de los originales' },
  },
  {
    id: 'driving-licence',
    en: 'Driving licence',
    es: 'Carné de conducir',
    grams: 6,
    when: { any: ['driving'] },
    keep: 1,
    why: [
      {
        if: ['transport:hire-car'],
        en: 'The hire desk in {place} wants the card itself, not a photo',
        es: 'En el mostrador del alquiler en {place} quieren el carné físico, no una foto',
      },
      {
        if: ['activity:camper-van', 'transport:camper'],
        en: 'You drive the van: the hire desk and the police want the card itself',
        es: 'Conduces la furgoneta: la empresa y la policía quieren el carné físico',
      },
      {
        if: ['riding'],
        en: 'You ride a motorbike: check that it holds your category',
        es: 'Vas en moto: comprueba que incluye tu categoría',
      },
      { if: ['transport:own-car'], en: 'You drive your own car to {place}', es: 'Vas en tu propio coche a {place}' },
      { en: 'You drive on this road trip of {days}', es: 'Conduces durante {days} de ruta' },
    ],
    named: {
      en: 'The card itself: a photo of it does not count at a check',
      es: 'El carné físico: en un control la foto no vale',
    },
  },
  {
    id: 'idp',
    en: 'International driving permit',
    es: 'Permiso internacional de conducir',
    grams: 15,
    when: { all: ['driving', 'idp'] },
    keep: 3,
    why: [
      {
        en: 'Hire desks and police in {country} may ask for it beside your own licence; check before you go',
        es: 'En {country} pueden pedirlo junto a tu carné; compruébalo antes de salir',
      },
    ],
  },
  {
    id: 'car-papers',
    en: 'Vehicle papers (registration and insurance)',
    es: 'Papeles del vehículo (permiso de circulación y póliza)',
    grams: 30,
    when: { any: ['own-wheels'], not: ['transport:hire-car', 'activity:camper-van', 'rented:bike'] },
    keep: 3,
    vital: ['riding', 'own-wheels'],
    why: [
      {
        if: ['riding'],
        en: 'Your own motorbike crosses the country with its papers',
        es: 'Tu moto viaja con sus papeles',
      },
      {
        en: 'Your own vehicle goes to {place}: registration and insurance',
        es: 'Tu vehículo va a {place}: permiso de circulación y póliza',
      },
    ],
  },
  {
    id: 'one-parent-letter',
    en: "Other parent's signed consent for the child to travel",
    es: 'Autorización del otro progenitor para que el menor viaje',
    grams: 5,
    when: { any: ['need:one-parent', 'need:minor-alone'] },
    keep: 2,
    why: [
      {
        en: 'A child travels without both parents: borders and airlines may ask for it',
        es: 'Un menor viaja sin los dos padres: aerolíneas y fronteras pueden pedirla',
      },
    ],
    named: {
      en: "With a copy of the signer's identity card stapled to it",
      es: 'Con una copia del DNI de quien firma, grapada',
    },
  },
  {
    id: 'doctor-letter',
    en: "Doctor's letter and prescriptions",
    es: 'Informe médico y recetas',
    grams: 10,
    when: [
      {
        any: [
          'needles',
          'medical:cpap',
          'medical:oxygen',
          'medical:catheter',
          'medical:stoma',
          'medical:pregnancy',
          'medical:recent-surgery',
          'medical:prosthesis',
          'medical:cancer',
          'medical:kidney',
          'medical:epilepsy',
          'medical:heart',
          'medical:cold-medication',
          'medical:adhd',
          'need:medicines-for-others',
          'medical:immune',
          'medical:blood-thinners',
        ],
      },
      { any: ['daily-medicine'], all: ['overnight'] },
      { any: ['occasion:medical-visit'] },
    ],
    keep: 2,
    why: [
      {
        if: ['medical:pregnancy'],
        en: 'A note with the due date: airlines and ships ask for it',
        es: 'Informe con la fecha prevista de parto: lo piden aerolíneas y navieras',
      },
      {
        if: ['medical:cpap', 'medical:oxygen', 'medical:catheter', 'medical:stoma', 'medical:prosthesis'],
        en: 'It explains the equipment to security, so that nobody has to unpack it twice',
        es: 'Explica el equipo en el control y evita abrirlo dos veces',
      },
      {
        if: ['needles'],
        en: 'Injectors and vials pass security with a letter',
        es: 'Con un informe, inyectores y viales pasan el control',
      },
      {
        if: ['need:medicines-for-others'],
        en: 'Medicines for somebody else pass customs in {country} with a prescription in their name',
        es: 'Los medicamentos de otra persona pasan la aduana de {country} con receta a su nombre',
      },
      {
        if: ['abroad'],
        en: 'By active substance, as brands differ in {country}: a pharmacist can match them',
        es: 'Con el principio activo: en {country} las marcas son otras y así la farmacia sabe cuál es',
      },
      {
        en: 'Lists doses and names: a doctor who does not know you starts from it',
        es: 'Con nombres y dosis: el médico que no te conoce parte de ahí',
      },
    ],
    named: {
      en: 'In hand luggage, with the medicines it speaks of',
      es: 'En el equipaje de mano, con los medicamentos de los que habla',
    },
  },
  {
    id: 'medical-id',
    en: 'Emergency card with diagnosis and contacts',
    es: 'Tarjeta de emergencia con diagnóstico y contactos',
    grams: 5,
    when: {
      any: [
        'medical:epilepsy',
        'medical:allergy-severe',
        'medical:allergy',
        'medical:diabetes',
        'medical:dementia',
        'medical:heart',
        'medical:blood-thinners',
        'medical:autism',
      ],
    },
    keep: 3,
    why: [
      {
        if: ['abroad'],
        en: 'In the local language too, if it is another: whoever helps reads what has to be known',
        es: 'También en el idioma local, si es otro: quien ayude lee lo que hay que saber',
      },
      {
        en: 'Whoever helps reads diagnosis, medicines and whom to call, without asking',
        es: 'Quien ayude lee el diagnóstico, la medicación y a quién llamar, sin preguntar',
      },
    ],
  },
  {
    id: 'disability-card',
    en: 'Disability parking badge and card',
    es: 'Tarjeta de discapacidad y de aparcamiento',
    grams: 20,
    when: [
      { any: ['medical:wheelchair', 'medical:low-vision'] },
      { any: ['medical:reduced-mobility'], all: ['driving'] },
    ],
    keep: 3,
    why: [
      {
        en: 'Parking, queues and museums in {place} give way with it',
        es: 'Aparcamiento, colas y museos de {place} con preferencia',
      },
    ],
    named: {
      en: 'Asked for at parking, ticket desks and lifts',
      es: 'La piden en aparcamientos, taquillas y ascensores',
    },
  },
  {
    id: 'student-card',
    en: 'Student card and letter of admission',
    es: 'Carné de estudiante y carta de admisión',
    grams: 10,
    when: { any: ['activity:study', 'hobby:languages'] },
    keep: 2,
    why: [
      {
        en: 'You study in {place}: enrolment, residence permit and discounts hang on it',
        es: 'Estudias en {place}: matrícula, permiso de residencia y descuentos dependen de ella',
      },
    ],
  },
  {
    id: 'passport-photos',
    en: 'Passport photos',
    es: 'Fotos de carné',
    grams: 5,
    when: [
      { any: ['activity:study', 'activity:volunteering', 'occasion:moving-abroad'], all: ['abroad', 'month'] },
      { any: ['permit'], all: ['activity:trekking'] },
    ],
    qty: { count: 4 },
    keep: 4,
    why: [
      {
        if: ['activity:trekking'],
        en: 'Trekking permits in {country} are issued with photos',
        es: 'Los permisos de trekking en {country} llevan foto',
      },
      {
        en: 'Residence papers in {country} ask for several',
        es: 'Los trámites de residencia en {country} piden varias',
      },
    ],
  },
  {
    id: 'degree-copies',
    en: 'Certified copies of degrees and certificates',
    es: 'Copias compulsadas de títulos y certificados',
    grams: 30,
    when: [{ any: ['occasion:moving-abroad', 'occasion:interview'] }, { any: ['activity:study'], all: ['month'] }],
    keep: 4,
    why: [
      {
        en: 'Offices in {place} ask for them and posting them takes weeks',
        es: 'Las piden en {place} y por correo tardan semanas',
      },
    ],
    named: {
      en: 'Flat in a folder in hand luggage; a scan of each in your mail',
      es: 'Planos en una carpeta de mano, y un escaneo de cada uno en tu correo',
    },
  },
  {
    id: 'pilgrim-credential',
    en: "Pilgrim's credential",
    es: 'Credencial del peregrino',
    grams: 20,
    when: { any: ['pilgrim'], not: ['conservative'] },
    qty: { each: 'walker' },
    keep: 1,
    why: [
      {
        en: 'Stamped at every stage; the pilgrim hostels of {place} let nobody in without it',
        es: 'Se sella en cada etapa; sin ella no te alojan en los albergues de {place}',
      },
    ],
  },
  {
    id: 'event-invitation',
    en: 'Invitation and address of the event',
    es: 'Invitación y dirección del evento',
    grams: 10,
    when: {
      any: [
        'activity:wedding',
        'occasion:wedding',
        'occasion:gala',
        'occasion:graduation',
        'occasion:communion',
        'occasion:baptism',
        'activity:conference',
      ],
    },
    keep: 4,
    why: [
      {
        if: ['activity:conference'],
        en: 'Conference badge or registration code, asked for at the door',
        es: 'Acreditación o código del congreso: lo piden en la puerta',
      },
      {
        en: 'Time and place of the ceremony, with a phone number that works that day',
        es: 'Hora y lugar de la ceremonia, con un teléfono que funcione ese día',
      },
    ],
    named: {
      en: 'Time, address and a phone number that works that day',
      es: 'Hora, dirección y un teléfono que funcione ese día',
    },
  },
  {
    id: 'show-tickets',
    en: 'Show and museum tickets',
    es: 'Entradas de espectáculos y museos',
    grams: 5,
    when: {
      any: [
        'occasion:theatre',
        'setting:theatre',
        'occasion:concert',
        'occasion:match',
        'activity:theme-park',
        'activity:museums',
        'setting:water-park',
        'setting:zoo',
      ],
    },
    keep: 4,
    why: [
      {
        if: ['occasion:theatre', 'setting:theatre', 'occasion:concert', 'occasion:match'],
        en: 'Saved offline, each on the phone of who uses it: doors do not wait',
        es: 'Sin conexión y cada una en el móvil de quien la usa: las puertas no esperan',
      },
      {
        if: ['activity:theme-park'],
        en: 'Park tickets with date: the queue at the gate is the longest ride',
        es: 'Entradas del parque con fecha: la cola de taquilla es la peor atracción',
      },
      {
        en: 'Booked with a time: the queue without one is the longest sight',
        es: 'Con hora reservada: la cola sin ella es la visita más larga',
      },
    ],
  },
  {
    id: 'race-papers',
    en: 'Race confirmation and medical certificate',
    es: 'Inscripción de la carrera y certificado médico',
    grams: 5,
    when: { any: ['occasion:race'] },
    keep: 2,
    why: [{ en: 'Your number is handed out against it', es: 'Sin ella no te dan el dorsal' }],
  },
  {
    id: 'dive-certification',
    en: 'Dive certification and logbook',
    es: 'Titulación de buceo y libro de inmersiones',
    grams: 60,
    when: { any: ['activity:diving'], not: ['refused:diving'] },
    keep: 2,
    why: [
      {
        en: 'No dive centre in {place} takes you down without the card',
        es: 'Ningún centro de buceo de {place} te baja sin el título',
      },
    ],
  },
  {
    id: 'sailing-licence',
    en: 'Skipper certificate and crew list',
    es: 'Título náutico y lista de tripulantes',
    grams: 15,
    when: { any: ['activity:sailing'] },
    keep: 4,
    why: [
      {
        en: 'The charter base checks it before handing over the boat',
        es: 'La base de chárter lo mira antes de entregar el barco',
      },
    ],
  },
  {
    id: 'fishing-licence',
    en: 'Fishing permit',
    es: 'Licencia de pesca',
    grams: 5,
    when: { any: ['activity:fishing'] },
    keep: 3,
    why: [
      {
        en: 'Fishing around {place} is checked; buy it online before you cast',
        es: 'La pesca en {place} se vigila; sácala en línea antes de lanzar',
      },
    ],
  },
  {
    id: 'golf-handicap',
    en: 'Handicap certificate',
    es: 'Certificado de hándicap y licencia de golf',
    grams: 5,
    when: { any: ['activity:golf'] },
    keep: 4,
    why: [
      {
        en: 'Many golf courses around {place} ask for it at the first tee',
        es: 'Muchos campos de golf de {place} lo piden antes del primer hoyo',
      },
    ],
  },
  {
    id: 'emergency-contacts',
    en: 'Emergency numbers on paper',
    es: 'Teléfonos de emergencia en papel',
    grams: 3,
    when: { any: ['solo', 'senior', 'remote', 'off-grid', 'need:minor-alone'], all: ['overnight'] },
    keep: 5,
    why: [
      {
        if: ['solo'],
        en: 'You travel alone: with a flat phone paper still works',
        es: 'Viajas en solitario: sin batería, el papel sigue funcionando',
      },
      {
        en: 'With a flat phone near {place} paper still works',
        es: 'Sin batería cerca de {place}, el papel sigue funcionando',
      },
    ],
  },
  {
    id: 'itinerary',
    en: 'Itinerary shared with somebody at home',
    es: 'Itinerario compartido con alguien de casa',
    grams: 3,
    when: { any: ['remote', 'activity:trekking', 'wild-camp', 'activity:climbing'], all: ['overnight'] },
    keep: 5,
    why: [
      {
        en: 'Where there is no signal, somebody should know when you are due back',
        es: 'Donde no hay cobertura, alguien debe saber cuándo vuelves',
      },
    ],
  },
  {
    id: 'lift-pass',
    en: 'Lift pass',
    es: 'Forfait',
    grams: 5,
    when: { any: ['ski'], not: ['refused:skiing'] },
    qty: { each: 'walker' },
    keep: 2,
    why: [
      {
        en: 'Bought online for {place} it saves the first queue of the ski days',
        es: 'Comprado en línea para {place} te ahorras la primera cola de los días de esquí',
      },
    ],
  },
  {
    id: 'second-passport',
    en: 'Second passport',
    es: 'Segundo pasaporte',
    grams: 40,
    when: { any: ['need:second-passport'] },
    keep: 2,
    why: [
      {
        if: ['several-places'],
        en: 'Leave and enter each country on the right one',
        es: 'Entra y sal de cada país con el que toca',
      },
      {
        en: 'Out of your own country on its passport, into {country} on the one it wants',
        es: 'Sal de tu país con su pasaporte y entra en {country} con el que toca',
      },
    ],
  },
];
