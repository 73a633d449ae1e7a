/**
 * Ordinary English and Spanish words (folded) that are also names of towns. Common words that the towns table holds, with
 * the words of packing lists; a town so called is only read in running text with a strong sign of place.
 */
const WORDS =
  'medina overland hercules vis dana bend keel arches catalina tas lares lech taos byron mammoth breck barra goldie marsh canyon playa tip prom reef keys hana truck ticket tickets terminal lounge abuela adam adams addison adrian ala alberca albert alegre alice alicia allen allergy alliance alma almirante ' +
  'along alpine alta altos altura aman amas amelia amen amor anapoima anda anderson angeles ankle anna anthony arab ' +
  'arcade arco are arm arms arnold artes ash asientos asthma ataco ati atlantico august aunt aventura aves avion ' +
  'azul baby back bag bags baja baker bala band banda banks banos bar barco bare barra barras barry bars basic ' +
  'basura batallas bath battle battlefield bay bear begun bell bella bello bend benton berry best beverly bias bike ' +
  'bikes blair blanca boat boats boda bolsa bolso bone bonita bonito boom boot boots bordo bosa boss bota botas ' +
  'bourne boy boys bra brad bradley brandon bright broadway brooks brother bruja bryan buda buga burke burton bus ' +
  'busca buscarlo bush butler buy cabezas cabo cabra caen cajica calendario camara camas cameron camino campamento ' +
  'campana campbell campo campos can canon canta canyon caras carino carpa carries carros carry cart casco cascos ' +
  'cases casino castillo cave caza celebration celu central cerro cesar chad chamber champana change charger ' +
  'chester chia chico chino choco church cine clara clark clay clinton clothes club clubs coat cocina coco cody ' +
  'coin cold colinas college columna come commerce como condado conde cool corazon corona coronel corredor corte ' +
  'cortes cortina cot cota cots cousin cox craig crema cruz crystal cuarto cuero cuna custodia cuyo dad damas dana ' +
  'dano dara date david davidson davis dayton deal deba deck dejen delta denny diamante diana die diez dig dilo ' +
  'dinner dire diria dive dives dollar dolores donna douglas drama dron drone drug dry dual dunbar duncan dura ' +
  'eagle ear ears economy edwards egg elena elizabeth ella elliot emboscada encantado enterprise escaleras ' +
  'escondido espejo espera esperanza esquina este evans eye eyes fate federacion federal feet fiesta fila fit fleet ' +
  'flint flores food foot forest formula fortuna franco franklin frederick fria friendly frontera frost fully funza ' +
  'gafas gala gap garfield gary gate gates gateway gay gear genes gente george gigante girardot girl girls globe ' +
  'gloria gloves god goes gol gold golden goma gracias grado graham gran granja grants grave gray green groom grove ' +
  'guapo guarda guerrero guia gym habra haga hago halle hampton hand hands hang hard hare haria harper harrison ' +
  'hart harvey hat hats hayes healing heat helena herencia hermosa hernandez hewlett hielo hike hikes hilo hit hola ' +
  'hold holds holiday holly honda hondo hood hook hop hope horn host hosts hot howard hubby hudson hurricane iba ' +
  'ibas ice icy ida imperial independence independencia indio ins isla isle jacket jardin jeep jefferson jennings ' +
  'jesus julia juntas justice keith kendall kent kill kilo king kissing kit kits knee kyle lad lads lakes lana ' +
  'landing largo latina law lawrence leer leg legs leigh leland lens lentes leo leones lester lewis liberal liberty ' +
  'libres libro liga lila limite limpio linda lion list lists litros lodge logan logos long lopez lucas luce luck ' +
  'luna lunch luz lynn made madera magdalena mala male maleta malo mama man manage manda mandan mandare mando manga ' +
  'mani manor manos manta marca march marco marica marina marines marion marks marshall marte martin mary mascara ' +
  'mascota mason matalo matara mate mates mayo medias meds mega melgar melissa mercedes mercury mere mesa meta ' +
  'metro mias milagro milagros millas milton mina minas mins mios mira miranda miren misiones mission mitchell mito ' +
  'mitu mobile mom mon monroe monster monte moore morris most moto much mud muddy mum muro muros murphy murray ' +
  'nacimiento name nan nancy nappies nappy naranja naval nave nephew newman newton nice niebla niece nieve nikki ' +
  'noble none nora norma normal norman norton nov novato nuevo oasis obligado obra oceano okay ola onda one opera ' +
  'oral orange oriental ovejas over pace pack packed packing page pago pai pajaros palmer palo panales pants papa ' +
  'par para paraiso pare paredes parker paro part pasaje pasan pasar paste pearl peer pego pelis pen pero perry ' +
  'pesca pets phone piano pierre pila pill pills piscina piso pita placer plains plano plato playa polar polares ' +
  'poli police ponte pool pools pop posters powell pram pratt price prima primo progreso progress prospect pub pubs ' +
  'pueblo pura race rain rainy raton raya reading real regina registro regla republic reserva reserve respeto rest ' +
  'retiro reyes ridge rifle rincon ripley robertson robinson rogers roja roles roman ron ronda roof root ropa rosa ' +
  'roses ross rota roy rubio rugby sabra saco sake sal sala sale salen sali salida salon salt salto salud salvacion ' +
  'salve same san sana sand sandals sandwich sandy sano santuario sauce sauna save say scarf scott sebastian sees ' +
  'segui selva semana send senor seria sharon shaw ship shirt shirts shoes shots side sido silla sim sister ski ' +
  'refugio refugios skirt slides sling slings snow snowy socks socorro soio sola solo soma son sons sopo soul spa spencer split ' +
  'spoken spring springs stanley star stat sterling stone store street stuart suba suegra suelo suit suits sullivan ' +
  'summit sun sunny sunset supe superior sur surprise suya suyo tabaco tabio tablet tabs tal talent talk talks ' +
  'tamano tank tanque tanta tapa tape tapes tarde taylor taza teen teens tema temen temple tenjo tent tents teresa ' +
  'terrace than thompson thomson thorn tia tiburon tie tienen ties tigre timon tinta tio tire tiro toca toda toldo ' +
  'toma tomar tome tono top tops toro torres tour tours towel towels tower tracy trail traje transporte triangle ' +
  'trinity triunfo troy truck tucker tuk tumba tunja turbo turn tux twin twins tyler una uncle une union university ' +
  'usan usme vago valley van varias vaticano vecindario ventanas vera vest vias vic vice victor villas vincent ' +
  'vista volo volvera vuelta walker warm warren wash wayne webster welcome wells wet wheel wheels wilson wind windy ' +
  'wing winston wool worth wright wrist yate young';

export const PLACE_LIKE_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '));
