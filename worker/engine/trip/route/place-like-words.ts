/**
 * Ordinary English and Spanish words (folded) that are also names of towns. Common words that the towns table holds, with
 * the words of packing lists; a town so called is only read in running text with a strong sign of place.
 */
const WORDS =
  'noble medina overland hercules vis dana bend keel arches catalina tas lares lech taos byron mammoth breck barra ' +
  'marsh canyon tip paso prom reef keys hana truck terminal adam adams addison adrian ala albert alegre alice alicia ' +
  'allen alliance alma almirante along alpine alta altos altura aman amas amelia amen amor anapoima anda ' +
  'anderson angeles ankle anna anthony arab arcade arco arm arms arnold artes ash asientos ataco ati atlantico ' +
  'aves azul back bags baja baker bala band banda banks banos bare barras barry bars basic basura batallas ' +
  'battle battlefield bear begun bell bella bello benton berry beverly bias bike blair blanca bolso bone bonita ' +
  'bonito boom boot bordo bosa boss bourne boy boys bra brad bradley brandon bright broadway brooks bruja bryan ' +
  'buda buga burke burton busca buscarlo bush butler cabezas cabra caen cajica calendario camara camas cameron ' +
  'campamento campana campbell campo campos can canon canta caras carino carpa carros carry cart casino ' +
  'castillo cave caza celebration cerro cesar chamber champana change chester chia chico chino choco cine clara ' +
  'clark clay clinton club coat coco cody coin cold colinas columna come commerce como condado conde cool ' +
  'corazon corona coronel corredor corte cortes cortina cot cota cots cox craig crema cruz crystal cuarto cuero ' +
  'cuna custodia cuyo damas dano dara date david davidson davis dayton deal deba deck dejen delta denny ' +
  'diamante diana die diez dig dilo dire diria duran dive dives dollar donna douglas drama dron drone drug dry ' +
  'dual dunbar duncan dura eagle ear economy edwards egg elena ella elliot emboscada encantado enterprise ' +
  'escaleras escondido espejo espera esquina evans eye eyes fate federacion federal feet fila fleet flint ' +
  'flores foot fortuna franco franklin frederick fria friendly frontera frost fully funza gala gap garfield ' +
  'gary gate gates gateway gay genes gente george gigante girardot girl globe gloria god goes gol gold golden ' +
  'goma gracias grado graham gran granja grants grave gray green grove guapo guarda guerrero guia habra haga ' +
  'hago halle hampton hand hands hang hard hare haria harper harrison hart harvey hat hats hayes healing heat ' +
  'helena herencia hermosa hernandez hewlett hielo hilo hit hola hold holly honda hondo hood hook hop hope horn ' +
  'host hot howard hudson hurricane iba ibas ice ida imperial independence independencia indio ins isle jardin ' +
  'jefferson jennings jesus julia juntas justice keith kendall kill kilo king kissing kits kyle lad lads lana ' +
  'landing largo latina law lawrence leer leg legs leigh leland lens leo leones lester lewis liberal liberty ' +
  'libres liga lila limite limpio linda lion list litros logan logos long lopez lucas luce luck lunch lynn made ' +
  'madera magdalena mala malo manage manda mandan mandare mando manga mani manor manos manta marca marco marica ' +
  'marines marion marks marshall marte martin mary mascara mascota mason matalo matara mates mayo medias meds ' +
  'mega melgar melissa mercury mere mesa meta metro mias milagro milagros millas milton mina minas mins mios ' +
  'miranda miren misiones mission mitchell mito mitu mon monroe monster moore morris most moto much mud muro ' +
  'muros murphy nacimiento name nan nancy naranja naval nave newman niebla nikki noble none nora norma normal ' +
  'norman norton nov novato nuevo oasis obligado obra oceano okay ola onda opera oral oriental ovejas over pace ' +
  'page pago pai pajaros palmer palo panales par paraiso pare paredes parker paro part pasaje pasan pasar paste ' +
  'pearl peer pego pelis pen pero perry pesca pets piano pierre pila pill piscina piso pita placer plains plano ' +
  'plato polar poli ponte pool pop powell pram pratt price primo progreso progress prospect pub pura race rain ' +
  'raton raya real regina registro regla republic reserva reserve retiro reyes ridge rifle rincon ripley ' +
  'robertson robinson rogers roja roles roman ron ronda root rosa roses ross rota roy rubio rugby sabra saco ' +
  'sake sala sale salen sali salida salon salt salto salud salvacion salve sana sand sandwich sano santuario ' +
  'sauce save say scott sebastian sees segui selva send senor seria sharon shaw side sido silla sim sister ' +
  'refugio snow snowy socorro soio soma son sons sopo soul spencer spoken springs stanley star stat sterling ' +
  'store street stuart suba suit sullivan summit sun sunny sunset supe superior suya suyo tablas tabaco tabio tal ' +
  'talent talk tamano tank tanque tanta tapa tape tapes taza teen tema temen temple tenjo teresa terrace than ' +
  'thompson thomson thorn tia tiburon tie tienen tigre timon tinta tio tire tiro toca toma tomar tome tono top ' +
  'tops toro torres tours tower tracy trail transporte triangle trinity triunfo tucker tuk tumba tunja turbo ' +
  'turn twin twins tyler une usan vago varias vaticano vecindario ventanas vest vias vic vice villas vincent ' +
  'volo volvera vuelta walker warm warren wash wayne webster welcome wells wet wheel wilson wind windy wing ' +
  'winston wool worth wright yate young reunion sunrise sunup tinsel inpatient';

export const PLACE_LIKE_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '));
