/** The table of frames: for each act and side the phrases that say it, English and Spanish. */
import { splitPhrases } from '../../packing/reading/phrases';
import type { Act, FrameRow } from './frames';
import { SPANISH_BRING } from './spanish-bring-rows';
import { done, forthcoming, participle } from './verb-forms';

const frames = (act: Act, side: FrameRow['side'], phrases: string): FrameRow[] =>
  splitPhrases(phrases).map((phrase) => ({ act, side, phrase }));

const IT = 'lo/la/los/las';
const BUY = ['comprar', 'mercar', 'adquirir'];
/** To get a thing, which says nothing of buying where no place of the trip stands beside it. */
const GET = [
  forthcoming('pillar'),
  forthcoming('agarrar'),
  forthcoming('conseguir', 'consigo'),
  forthcoming('coger', 'cojo'),
].join('/');
const SEND = ['mandar', 'enviar', 'despachar', 'remitir'];
const SENT = SEND.map(done).join('/');
const SENDING = SEND.map(participle).join('/');
const CARRIER =
  'correo/correos/mensajeria/paqueteria/encomienda/courier/mrw/seur/dhl/fedex/ups/gls/chilexpress/starken/estafeta/servientrega/barco/flete/carga/transportista';

export const FRAMES: readonly FrameRow[] = [
  ...SPANISH_BRING.flatMap(([act, side, phrases]) => frames(act, side, phrases)),
  // "El gas lo voy a mercar allá", "para comprarlos al llegar", "los adaptadores ya los pillo en el aeropuerto".
  ...frames(
    'buy',
    'before',
    `(me/nos) ${IT} (voy/vamos/quiero/queremos/pienso/pensamos) (a) ${BUY.map((verb) => forthcoming(verb)).join('/')}, (me/nos) ${IT} (voy/vamos) (a) ${GET} en/al/alla/alli/ahi/sobre/cuando, comprarlo/comprarla/comprarlos/comprarlas`,
  ),
  // "Compraré in situ sandalias", "mercamos allá: arroz", "quiero comprarme unas gafas", "me hago con un abrigo".
  ...frames(
    'buy',
    'after',
    `${BUY.map((verb) => forthcoming(verb)).join('/')}, me/nos ${forthcoming('agenciar')}, comprarme/comprarnos, me/nos ${forthcoming('hacer', 'hago')}/hare/haremos con, me/nos ${forthcoming('surtir')} (alla/alli/ahi) de`,
  ),
  // "Mandé los esquís por Correos", "la bici ya la hemos enviado", "las cajas, ya despachadas".
  ...frames(
    'send',
    'after',
    `${SENT}, he/hemos ${SENDING}, (he/hemos) facture/facturamos/facturo/facturado (todo) por ${CARRIER}`,
  ),
  ...frames(
    'send',
    'before',
    `(ya) (se) ${IT} ${SENT}, (ya) ${IT} he/hemos ${SENDING}, ya mandad*/enviad*/despachad*/remitid*, (ya) mandad*/enviad*/despachad*/facturad* por ${CARRIER}, (ya) va/van/viaja/viajan/sale/salen/salio/salieron (todo) por ${CARRIER}, llega/llegan por su lado/cuenta, llega/llegan aparte`,
  ),
  // "El parlante queda a cargo de la Mari", "del botiquín se hace cargo el monitor", "la carpa es cosa de Nico".
  ...frames(
    'given',
    'before',
    'queda/quedan/esta/estan/va/van/corre/corren a cargo de/del, corre/corren/va/van por/de (la) parte/cuenta de/del, es/son cosa de/del, se hace/hacen/hara/haran cargo, se encarga/encargan/encargara/encargaran/ocupa/ocupan/ocupara/ocuparan',
  ),
  ...frames(
    'bring',
    'before',
    'corre/corren/va/van de mi/nuestra parte/cuenta, me encargo/ocupo yo, nos encargamos/ocupamos nosotros/nosotras',
  ),
  // "Lucho se ofreció a llevar el parlante", "mi suegra quedó en traer la cuna", "Rocío dijo que ella ponía el protector".
  ...frames(
    'bring',
    'after',
    'se ofrecio/ofrece/ofrecieron/comprometio/compromete a llevar/traer/poner/cargar/conseguir, quedo/quedaron en/de llevar/traer/poner/cargar/conseguir, prometio/promete/prometieron llevar/traer/poner, dijo/dice que (el/ella) lleva/llevaba/trae/traia/pone/ponia/llevaria/traeria/pondria, me ocupo de, nos encargamos/ocupamos de',
  ),
  // "Nos han comprado de todo allí: pañales", "mi abuelo guarda en el pueblo las cañas", "con la inscripción viene la mochila".
  ...frames(
    'give',
    'after',
    `(me/nos/le/les) han/ha comprado/conseguido/preparado/montado/juntado/dejado/puesto de todo (alla/alli/ahi), guarda/guardan (alla/alli/ahi), guarda/guardan en el/la/su pueblo/finca/cabana/casa/chalet/granero/cobertizo, (alla/alli/ahi) me/nos espera/esperan`,
  ),
  ...frames('buy', 'after', 'venden'),
  // Said to whoever makes the list: "elimina el secador", "ahórrame los cubos", "basta de poner paraguas".
  ...frames(
    'leave',
    'after',
    'en (la) aduana/frontera (te/nos/me/les) quitan/sacan/botan/tiran/decomisan, ahorra/ahorrame/ahorranos/evita/evitame/evitanos/omite/omiteme/omita/descarta/descartame/descarte/elimina/eliminame/elimine/excluye/excluyeme/borra/borrame/saltate/saltame/quitame/quitanos/sacame (el/la/los/las), basta/deja/deje/dejen/deja/para/paren (ya) de ponerme/poner/meter/meterme/sugerir/sugerirme/recomendar/recomendarme/proponer/incluir/agregar/anadir/listar, asi que/pues fuera, fuera el/los/las, prohibid* entrar/pasar/subir/ir/venir/viajar con',
  ),
  // "Fuera los shorts, adentro el suéter".
  ...frames('bring', 'after', 'adentro/dentro el/la/los/las'),
  ...frames(
    'leave',
    'before',
    'prohibid* entrar/pasar/subir/ir/venir/viajar con eso/ello/ellos/ellas, que se quede/queden (en) (casa/aca/aqui), ni/no pienso/pensamos/quiero/queremos/voy/vamos (a) comprarlo/comprarla/comprarlos/comprarlas/llevarlo/llevarla/llevarlos/llevarlas/usarlo/usarla/usarlos/usarlas',
  ),
  ...frames('none', 'both', 'si/como/que/se fuera el/los/las'),
  // "El chelo viaja en camión".
  ...frames(
    'send',
    'before',
    'va/van/viaja/viajan/sale/salen (ya/todo) (por) (delante) en (el/la/un/una/otro/otra) camion/remolque/trailer/flete/contenedor/furgon, va/van/viaja/viajan (todo) en la/su furgoneta/furgo/camioneta con, va/van/viaja/viajan (todo) en la/el furgoneta/furgo/camioneta/coche/carro/bus del grupo/club/coro/equipo/teatro',
  ),
  // "El hornillo lo mandé a arreglar".
  ...frames(
    'none',
    'both',
    `(lo/la/los/las) mande/mandamos/mando (a) hacer/arreglar/lavar/coser/bordar/imprimir/afilar/ajustar/planchar`,
  ),
  ...frames(
    'none',
    'both',
    'in/on/to the left/right, rental/hire car/van/house/condo/apartment/flat/cottage/villa/cabin, i/we/you/he/she/they get/gets/got seasick/carsick/airsick/travelsick/sick/cold/hot/tired/hungry/hangry/bored/lost/burnt/sunburnt/blisters/migraines/headaches/dizzy, leave/leaving/left (some/me/us) room/space, before/until/till/when/once/after/as we/i/they/you leave, before/on leaving, if you/u/we/anyone want/need/like/prefer (one/them/it/some), dont/not count them/him/her/us/me, there is/are crazy/horrible/terrible/awful/bad/insane/mad/cold/hot/freezing/very/so/too/always/really',
  ),
  ...frames('forget', 'after', 'se olvido/olvidaron el/la/los/las'),
  // What somebody asked the writer for, and what the writer made.
  ...frames(
    'bring',
    'after',
    'me/nos ha/han pedido/encargado, me/nos encargo/encargaron, teji, cosi, borde, hornee, tejimos/cosimos/bordamos/horneamos',
  ),
  ...frames(
    'given',
    'end',
    'theirs/hers too, theirs/hers as well, there too, also there, there also, there as well, there already, already there, at venue/base/camp, on the bed/beds/wall/walls',
  ),
  // Where it stands on the trip: "nets in every room", "fridge by the swim", "hand gel on the gates", "badge at registration".
  ...frames(
    'given',
    'end',
    'in/by/at/on/beside/above every/each bed/bedroom/room/bathroom/door/floor/cabin/flat/apartment/gate/stand/table/desk/hut/landing/corner/site/pitch/tent/unit, in/by all (the) (three/two/four) rooms/hotels/bedrooms/huts/cabins/flats/lodges/dorms/stops/apartments, in the (shared/common/communal) lounge/kitchenette/laundry/lobby/bathroom/basement/corridor/canteen/mess/common room, by/beside/above the pool/swim/bed/bunk/sauna/jetty/gate/entrance, above bed, at/on the (front/main) gate/gates/entrance/door/jetty/pier/dock/desk/bench/landing/lobby/campground/pitch/clubhouse/ground/grounds/range/finish/start/barn/yard/stables/rink/track/court/bar/counter/marae/temple/church/hall/hangar/airfield/depot/mill/station/conference/congress, at/on the (club/aid/water/food/refreshment/refreshments/drinks) table/tables/stall/tent/station, at check in, on arrival, on the counter/landing/ward/cabin wall/premises/deck/porch/terrace/patio/balcony',
  ),
  ...frames(
    'none',
    'both',
    'the rental/hire asks/asked/wants/wanted/requires/required/insists/company/place/people/listing',
  ),
  // "I'm in the green saree".
  ...frames(
    'wear',
    'after',
    "im in the/a/my, i/we/he/she/they 'm/am/is/are/'s/'re in the/a/my/his/her/their, is/are in his/her/their",
  ),
  ...frames('bring', 'after', "ive/weve/i/we/'ve knitted/baked/sewn/crocheted/embroidered, ive/weve/'ve made"),
  ...frames(
    'given',
    'before',
    'lo/la/los/las pasan/reparten/entrega/entregan/facilita/proporciona/suministra/facilitan/prestan/suministran/regalan/proporcionan/brindan/surten, lo/la/los/las pedimos/pido/piden/solicitamos/reservamos en/alla/alli/ahi, aboard, at motel/hotel/hostel/airbnb/villa/campsite/dorm',
  ),
  ...frames('buy', 'before', 'lo/la/los/las receta/recetan/consigo/conseguimos alla/alli/ahi'),
  // "El carro ni subirlo", "la cámara se la llevó mi hijo": it is not there to be packed.
  ...frames(
    'leave',
    'before',
    'ni subir*/sacar*/llevar*/mover*/traer*/cargar*/meter*/bajar*, ni verlo/verla/verlos/verlas, se lo/la/los/las llevaron/quedaron, se lo/la/los/las llevo/quedo mi/mis/el/la/un/una/nuestro/nuestra',
  ),
  // "The CPAP has to come", "blouse needs to be in my bag", "car seat or the hospital won't release her".
  ...frames(
    'bring',
    'before',
    'has/have (got) to come, needs/need to come, needs/need/has/have/got to be/go/stay in/on my/our/the/me (hand/carry) bag/bags/case/luggage/person/rucksack/backpack/handbag, carry/bring/take/pack your/ur/yer own, or (else) they/you/ye/we/i/hospital/school/airline/security/guard/guards wont/dont/cant/doesnt/couldnt, or (else) the hospital/school/airline/ward/guard/gate/bouncer/ref wont/dont/cant/doesnt',
  ),
  ...frames('bring', 'after', '(must/have/has/need) (to) declare (my/his/her/our/the)'),
  // "Bedding pack I have already paid for, it'll be in my room".
  ...frames(
    'given',
    'before',
    "i/we (have/'ve/ve) already paid for, (will/'ll) be in my/our/the room/flat/cabin/tent/dorm/hall, (is/are) waiting there",
  ),
  ...frames('have', 'before', 'has/have already bought/got/sorted/ordered'),
  ...frames('give', 'after', 'has/have bought/borrowed me/us/him/her'),
  // "No usa oxígeno", "la abuela: crema, oxígeno no usa".
  ...frames('leave', 'both', 'no cargo/cargamos/agarra/agarran/usa/usan'),
  // "Revisan por cortaplumas", "te requisan los mecheros", "they search bags for penknives".
  ...frames(
    'leave',
    'after',
    '(me/te/nos/les/se) (lo/la/los/las) requisa/requisan/decomisa/decomisan/confisca/confiscan/incauta/incautan/retienen, revisan/registran/inspeccionan/chequean/cachean (.) (.) por/buscando, confiscate/confiscates/confiscating/seize/seizes/impound/impounds, sniff/sniffs/sniffing out, search/searches/searching/searched/check/checks/checking/frisk/frisks (the/your/our/my/everyone) (bag/bags/luggage/suitcases/cases/cars/you/us/kids/everyone/everybody) for, security/customs/they/guards/police/wardens (will/do/does/always/also) search/searches/check/checks/look/looks for',
  ),
  // "No point with the laptop", "dinnae let me pack the gin", "missus wants me to pack the thermals".
  ...frames(
    'leave',
    'after',
    'no point (with/w/in/bringing/taking/packing) (the/my/our/a), dont/dinnae/never/donut let me/him/her/us bring/pack/take/carry/put/wear',
  ),
  ...frames(
    'leave',
    'before',
    "(theyll/they/will/would/they'll) (will/would) seize/confiscate/bin/impound (it/them/those)",
  ),
  // "Secador según las fotos", "el dron es de la escuela".
  ...frames(
    'given',
    'before',
    '(hay) segun el/la/los/las duena/dueno/anfitrion/anfitriona/casero/casera/anuncio/web/pagina/fotos/resena/resenas/agencia/ficha/folleto, es/son (todo/todos/todas) de la escuela/empresa/agencia/universidad/asociacion/ong/fundacion/organizacion/academia/productora/federacion/mina/planta/facultad/parroquia',
  ),
  // "Nomex, hard hat, gloves all from the agency cache", "the camera is the photographer's", "towels done for us", "la cámara es suya".
  ...frames(
    'given',
    'before',
    "(is/are) all issue/issued, is/are army/government/standard issue, (is/are) all from the agency/company/employer/club/school/team/base/university/lab/museum/department/charity/ngo (cache/store/stores/stock), (is/are) from the agency/company/unit/base/lab/team cache/store/stores/stock, (is/are) (all) done for us/me/you, is/are the photographer/cameraman/camerawoman/operator/producer/director/editor/fixer/instructor/captain/skipper/boss/owner/landlord/employer/surgeon/engineer/foreman/farmer/grower 's, es/son (todo/todos/todas) suyo/suya/suyos/suyas, es/son (todo/todos/todas) del operador/fotografo/camara/director/productor/patron/capitan/jefe/agricultor/vinador/dueno",
  ),
  // "A container with bikes and winter gear lands six weeks later".
  ...frames(
    'send',
    'before',
    '(will) land/lands/arrive/arrives/follow/follows/come/comes # weeks/wks/days/months later/after',
  ),
  ...frames('forget', 'after', 'me/nos quede/quedamos sin (el/la/los/las/mi/mis)'),
  // "Scrubs and gloves are in short supply", "los guantes escasean".
  ...frames(
    'bring',
    'before',
    'is/are in short supply, is/are/s hard/impossible to find/get/buy/come (by) (there/here/locally), escasea/escasean (alla/alli/ahi)',
  ),
  // "La ropa donada salió en camión el jueves", "el traje ya se fue con la comparsa", "los tambores van en el remolque".
  ...frames(
    'send',
    'before',
    'ya salio/salieron/viajo/viajaron/partio/partieron/subio/subieron/zarpo (en/por/con), (ya) se fue/fueron puerta a puerta, (va/van/mande/mandamos) puerta a puerta, ya se fue/fueron en/por/con, salio/salieron en/por camion/bus/barco/carga/encomienda/avion/tren, salio/salieron el lunes/martes/miercoles/jueves/viernes/sabado/domingo en/por, (se) va/van/viaja/viajan/fue/fueron (todo/todos/todas) en el/la remolque/trailer/flete/contenedor/camion/bondi/gandola, ya instalad*/montad*/atornillad* en el/la coche/carro/auto/camioneta/furgo',
  ),
  ...frames('leave', 'before', 'queda/quedan (guardad*) en (mi/la/nuestra) casa, queda/quedan aca/aqui'),
  ...frames('buy', 'end', 'en el oxxo/decathlon/mercadona/colmado/colmadon/chinito, en cada bar/pueblo/esquina/parada'),
  // "Cargamos guantes", "solo viajan las cobijas", "le conseguí bastones", "apunta en la lista".
  ...frames(
    'bring',
    'after',
    'cargamos, solo/conmigo va/van/viaja/viajan, va/van mi/mis, asi que/entonces va/van (el/la/los/las), o sea (que) va/van (el/la/los/las), debe/deben/debemos tener, le/les consegui/conseguimos, me/nos falta/faltan el/la/los/las/mi/mis, incluye/incluyan/anade/agrega/apunta/anota/suma/pon/ponme/mete en la/mi/nuestra lista/maleta',
  ),
  ...frames('need', 'after', 'nos/me falta/faltan'),
  ...frames(
    'bring',
    'before',
    'llevo/llevamos/traigo/traemos para/pa/del/casi/toda/todo, lleva/trae cada uno/una/quien/cual',
  ),
  ...frames('bring', 'both', 'llevo/llevamos/traigo/traemos/pongo/ponemos (todo) yo/nosotros/nosotras'),
  // "La sudadera se la ponen todos": they wear it; "protector o te lo quitan en la entrada".
  ...frames('use', 'before', 'se lo/la/los/las pone/ponen'),
  ...frames(
    'bring',
    'before',
    'o (me/te/le/nos/os/se) lo/la/los/las quitan/tiran/confiscan/decomisan/requisan/retienen',
  ),
  ...frames('bring', 'end', 'llevo, llevamos, traigo, traemos, cargamos'),
  ...frames('none', 'both', 'pone/ponen/pongan (el) aire/musica/calefaccion/pelis/tele (a/acondicionado)'),
  // "Hervidor hay allá", "cubos y palas quedaron allí", "la pulsera llegó por correo", "las ollas las compro allá".
  ...frames(
    'given',
    'before',
    'hay alla/alli/ahi/aca, (se/ya) quedaron/quedo alla/alli/ahi, dejamos/dejaron alla/alli/ahi (del/el)',
  ),
  ...frames('bring', 'before', '(me/nos/ya) llego/llegaron (ya) por correo/mensajeria'),
  ...frames(
    'buy',
    'before',
    '(me/nos) lo/la/los/las compre/compres/compremos alla/alli/ahi, me/nos consigo/conseguimos/agencio/agenciamos (una/uno) alla/alli/ahi',
  ),
  ...frames('leave', 'before', '(ya) lo/la/los/las miro/vere/veo/vemos/compro/preparo/pienso otro dia'),
  ...frames('forget', 'after', 'deje el/la/los/las/mi/mis'),
  // "Tenis blancos que exige el director".
  ...frames('bring', 'before', 'que (me/nos/le/les) exige/exigen/pide/piden'),
  // "A él le toca su uniforme, espinilleras y guantes".
  ...frames('bring', 'after', 'me/nos/le/les toca/tocan (llevar/traer/poner) su/sus/mi/mis/el/la/los/las/un/una'),
  // "La plancha le toca a Juli", "el parlante les toca a los primos".
  ...frames('have', 'before', 'le/les toca/tocan (llevar/traer) a'),
  // "Mi tía me tiene cobijas", "ella nos guarda dos cascos".
  // "EPP y botas en el casillero allá", "las palas son del proyecto".
  ...frames(
    'given',
    'before',
    'casillero/locker/taquilla/lockers/casilleros (de) alla/alli/ahi/faena, es/son (todo/todos/todas) del proyecto/equipo/club/barco/colegio/grupo/taller/campamento/museo/laboratorio/centro/instituto',
  ),
  // "My mother packed me a pharmacy so please not again".
  ...frames('leave', 'before', '(so) please not again/twice'),
  // "Lentes de contacto en campo imposible", "sat nav's on the bike".
  ...frames('leave', 'before', '(es/son) imposible/imposibles, is/are impossible'),
  ...frames('given', 'before', "'s/is/are (already) on/in the bike/motorbike/motorcycle/boat/handlebars/trailer/roof"),
  // "They don't give pillows", "the hut never issues sheets": what is denied is the giving.
  ...frames(
    'give',
    'after',
    'dont/doesnt/didnt/wont/never give/gives/lend/lends/loan/loans/issue/issues/stock/stocks/hand/hands (out) (you/us/me/u) (a/any/the), loans (out) (you/us/me)',
  ),
  // "Mi tía tiene todo, toallas, plancha", "she has everything, towels, an iron".
  ...frames(
    'give',
    'after',
    '(lo) tiene/tienen/ponen/dan (de) todo, has/have/got everything, has/have/got all, has/have/got the lot, provides everything',
  ),
  ...frames('give', 'after', 'me/nos/te/os/le tiene/tienen/guarda/guardan/aparta/apartan (ya/list*/preparad*)'),
  // "Crocs de esos comunitarios, uso los suyos", "la cuna ya la pedí al hotel".
  ...frames(
    'given',
    'before',
    'uso/usamos el/la/los/las suyo/suya/suyos/suyas, uso/usamos el/la/los/las de ellos/ellas/alla/alli/ahi, lo/la/los/las pide/solicita/gestiona/consigue/pone la/el/nuestra aerolinea/linea/agencia/compania/hospital/clinica/hotel, (ya) lo/la/los/las pedi/pedimos/reserve/reservamos/solicite/solicitamos/encargue/encargamos al/a/con/en, ya pedid*/reservad*/solicitad* al/en/con, (ya) pedi/pedimos/reserve/reservamos/solicite/solicitamos al/a hotel/la/airbnb/anfitrion/anfitriona/albergue/hostal',
  ),
  ...frames(
    'send',
    'before',
    'se lo/la/los/las mando/envio/enviamos/despacho/despachamos/despache/envie, lo/la/los/las mando/mandare/envio/enviare/enviaremos/despacho (yo) por/con/antes/aparte',
  ),
  // "Velas y coca compramos subiendo", "la leña compramos en el camino".
  ...frames(
    'buy',
    'before',
    'compro/compramos/compraremos (todo) alla/alli/ahi/aca/subiendo/bajando/llegando/saliendo',
  ),
  // "Las arras son de otra pareja".
  ...frames(
    'given',
    'before',
    'es/son de otro/otra/otros/otras, es/son ajen*, is/are/s (somebody/someone) elses/else (s) (headache/problem/job/department/business/worry), is/are/s somebody/someone elses/else (s)',
  ),
  // "El lazo va en bolsa de mano", "la cámara va en la mano", "los palos van fijo".
  ...frames(
    'bring',
    'before',
    'va/van (siempre) fij*/seguro/obligad*, va/van si o si, va/van/viaja/viajan/ira/iran (siempre) en (la/el/mi/su/una) mano/cabina/bolso/bolsa/cartera/rinonera/neceser/carryon/bodega/maletin/morral/canguro/banano/salveque, va/van/viaja/viajan en (el) equipaje/carry, va/van (todo) en (mi/la) mochila',
  ),
  // "Cuchillos y delantales, todo del tío".
  ...frames('have', 'before', 'todo/toda/todos/todas de/del'),
  // "Permiso impreso o no te dejan pasar", "si no llevo el examen me devuelven", "entro con DNI, no hace falta más".
  ...frames(
    'bring',
    'before',
    'si no no (me/te/le/nos/os/les/se/lo/la) dan/deja/dejan/admiten/aceptan/permiten/embarca*/entra*/sube*/corr*, o no (me/te/le/nos/os/les/se/lo/la) dan/deja/dejan/admiten/aceptan/permiten/embarcan/firman/entra/entras/entro/entramos/pasa/pasas/paso/pasamos/sube/subes/subo/viaja/viajas/viajo/corro/corres/sale/hay, o adios/chao',
  ),
  ...frames(
    'bring',
    'after',
    'si no llevo/llevas/lleva/llevamos/presento/presentas/presentamos/entrego/muestro/enseno',
  ),
  ...frames('none', 'both', 'no hace/hacen falta (nada) mas, dejo/dejamos/deje/dejar list*'),
  // Who provides it is the one spoken to, or everybody.
  ...frames(
    'bring',
    'before',
    'te/se lo/la/los/las pones/llevas/traes (tu/vos), lo/la/los/las pones/llevas/traes tu/vos, lo/la/los/las pone/lleva/trae cada uno/una/cual/quien, corre/corren/va/van por mi/tu/nuestra/su cuenta, corre/corren/va/van por cuenta mia/tuya/nuestra/propia, corre/corren/va/van (ya) por uno/una/nosotros/nosotras/mi/cada (uno/una/quien/cual), (corre/corren/va/van/es/son) por cuenta de/del (cada) uno/una/quien/cual/alumno/huesped/participante, (corre/corren/va/van/es/son) a cargo de/del (cada) uno/una/quien/cual/alumno/huesped/participante',
  ),
  ...frames(
    'given',
    'before',
    'de todo hay/tienen, hay de todo, todo (eso) hay, todo lo tienen/ponen/dan, (alla/alli/ahi) (ya) lo/la/los/las hay',
  ),
  ...frames(
    'leave',
    'before',
    'ocupa/ocupan/pesa/pesan/abulta/abultan demasiado/mucho/muchisimo, nica, ni de riesgos/vaina, olvidal*, lo/la/los/las vendi*/regale/done/tire/devolvi*, no me dejan',
  ),
  ...frames(
    'leave',
    'after',
    'told/tells/said (me/us/him/her) not to buy/bring/pack/take/carry (a/the/my/any), dont/not/never tell me to bring/pack/take',
  ),
  ...frames('rent', 'both', 'nimehire'),
  // Hired at home for a whole winter: it is in the garage, and comes.
  ...frames(
    'bring',
    'both',
    'season/seasonal/seasons/yearly/annual rental/rentals/lease/leases/hire, rented/hired/leased/rent/rents/hire/lease/renting/leasing for the season/winter/year',
  ),
  ...frames(
    'bring',
    'before',
    'goes/go without saying, you supply/provide (it/them) (yourself/yourselves), in the cabin with (me/us/the), in the cabin baggage/bag/luggage/bags, goes/go/rides/travels/flies in the cabin',
  ),
  // "Its got pots", "the net hangs already"
  ...frames('give', 'after', "its got, it 's got"),
  // "Con certificado de nacimiento se puede", "con la cédula alcanza".
  ...frames('need', 'before', 'se puede (viajar/entrar/pasar), alcanza, basta, nos dejan entrar/pasar/viajar'),
  // "The pipes stay on my lap", "el violín va en brazos".
  ...frames(
    'bring',
    'before',
    'stay/stays/go/goes/travel/travels on/in my/ma/our lap/arms/knee/knees, stay/stays with me/us',
  ),
  ...frames('given', 'before', 'hang/hangs/hanging already/there/above/over, is/are hanging'),
  // "El sombrero NO que lo vetó ella", "carné de vacunas? ya no lo piden".
  ...frames(
    'leave',
    'before',
    'no que lo/la/los/las/me/nos/se/es/son/pesa/pesan/ocupa/ocupan, ya no (me/nos/te) lo/la/los/las pide/piden/exige/exigen/necesito/necesitamos/uso/usamos/usa',
  ),
  // What is done, seen or eaten there: no things, whatever else the words mean.
  ...frames(
    'enjoy',
    'after',
    '(we/i) want/wanna/hope/hoping/plan/planning/going/gonna/fancy/keen/love/like/dying/looking/wants/hopes/plans/intend to/forward (to) do/see/visit/eat/try/explore/watch/climb/doing/seeing/visiting/eating/trying/watching/exploring (the/some/a), quer*/ganas/idea/plan/pensamos/vamos (de/es/a) hacer/ver/visitar/comer/probar/conocer/recorrer (el/la/los/las/un/una), toca/tocan hacer/ver/visitar/comer/probar/conocer/recorrer',
  ),
  // "Head torches are on the list they sent", "the kit list says two pairs of gloves".
  ...frames(
    'bring',
    'before',
    'is/are/was/were (all) on the/my/our/her/his/their (kit/packing/school/camp/course) list, need/needs/has/have/got/must/should (to) be (a/in) plain/smart/dark/navy/black/white/closed/sturdy/waterproof/flat/broken/labelled/named/clean/proper/loose/long/modest/formal, came/arrived/turned in/with the post/mail',
  ),
  ...frames('bring', 'after', '(kit/packing) list says/said/asks/asked/wants (for)'),
  // Bought before the trip: "got to get a new headlamp", "must pick up fuel".
  ...frames('need', 'after', 'got/need/have/has/needs/must/gotta/still/want (to) get/buy/order/grab (a/some) (new)'),
  ...frames(
    'bring',
    'before',
    'is/are (just) fine/ok/okay/allowed/acceptable, is/are (a) non negotiable, nonnegotiable, non negotiable, if it/they still fit/fits, if it/they fit/fits',
  ),
  // "Una valija y la mitad es yerba", "half my case is nappies": what fills a bag.
  ...frames(
    'bring',
    'after',
    'la/una mitad es/son/va/van (de), la/una mitad de la/mi/su/una maleta/valija/mochila es/son/va/van (de), half (of) (it/them/that/my/the/our/his/her) (case/bag/suitcase/luggage/rucksack) is/are/s/will (be)',
  ),
  // "Tripod too faffy", "umbrella useless in that wind": why it stays at home.
  ...frames(
    'leave',
    'before',
    '(is/are/s) (way/far/just) too heavy/faffy/bulky/big/fragile/precious/awkward/pricey/risky/valuable, (is/are) useless in/on/there/up/with, is/are useless, got voted off/down, pa/para que si hay/tienen',
  ),
  // "Bikes no room", "hairdryer nowhere to plug it", "printer nobody prints": there is no use for it.
  ...frames(
    'leave',
    'before',
    'stay/stays/staying parked/put/locked/hung/upstairs/downstairs, stay/stays/staying with/for daddy/mummy/dad/mum/mom/mam/nan/nana/nanny/granny/gran/grandma/grandad/hubby/wife/husband/him/her/them, stay/stays/staying with the/my/our/his/her grandparents/neighbour/neighbours/neighbor/neighbors/sister/brother/in-laws/parents/mother/father/mate/friend/cat/dog, no room/space (left) (for/in/on/since) (it/them/that/the), no use/point/call/sense (there/here/in/on/for/at/with/up/down/over), nowhere to plug/put/stow/keep/store/charge/dry/hang/park/use/wear (it/them/that), nobody/noone uses/wears/prints/needs/reads/bothers/carries/brings/wants (it/them/those/one), cant be arsed/bothered, (is/are/was/were) (just) not worth, isnt/arent/aint worth, not worth (the/it/its), waste of money/space/time/weight, (is/are/was/were/been/got/get) crossed/struck off, (is/are/was/were/been/got/get/i/we/he/she) vetoed, disallowed, verboten, not wanted/wished/accepted/welcome/tolerated, (is/are/was/were) not accepted/wanted/welcome, isnt/arent accepted/wanted/welcome, dont make me laugh, out of the question, no call for it/them, no need up/there/here/in/of, hell no, god no, not this time/trip/year/one/again, gets/get confiscated/binned/impounded/seized, (is/are) staying put, i/we dont own/bother/do, i/we do not own, i/we can live/do/survive without, can survive/live/manage # days without, remain/remains at/in the/my/our home/drawer/wardrobe/loft/garage/cupboard/shed, far/way/much too heavy/bulky/big',
  ),
  ...frames('leave', 'after', 'so/just/then/can/now/and forget (about) (the/my/all/any)'),
  // "Nah scrap the spikes", "actually drop the drone", "no, espera, quita la plancha": a change of mind.
  ...frames(
    'leave',
    'after',
    '(no/oh/on) nah/no/nope/naw/actually/wait/ok/okay/please/pls/but/hmm scrap/scratch/skip/drop/ditch/bin/forget/axe/nix/cancel/strike/delete/remove (about) the/my/all/any/those/that/our, (no/ay) no/mejor/espera/bueno/ah/vale quita/quiten/elimina/eliminen/olvida (de) el/la/los/las/mi/mis/todo/todos/todas/un/una, tacha/tachen/borra/borren/descarta/descarten/olvidate (de) el/la/los/las/mi/mis/todo/todos/todas/un/una',
  ),
  // "Bikes got sent to Nan's", "the armour I mailed to a friend", "I'm shipping two boxes".
  ...frames(
    'send',
    'before',
    'got/was/were/been/being/gets/getting sent/shipped/mailed/posted/couriered/freighted (over/on/down/up/out) to/by/ahead/with/via, i/we/ive/weve mailed/shipped/couriered/freighted/posted (it/them) (over/on/ahead/to), i/we sent (it/them) on/ahead/by, is/are/went/goes/go/travels/travel on the barge/lorry/pallet/freighter, flew/fly/flies/travel/travels separately/dhl/fedex/ups/cargo',
  ),
  ...frames('send', 'after', "'m/'re shipping/mailing/couriering/freighting"),
  ...frames(
    'given',
    'before',
    'await/awaits (us/me/him/her/you/them/below/there/in/at), (is/are) already stuck/mounted/attached/hung/plumbed/hooked (on/to/in/up)',
  ),
  ...frames(
    'give',
    'after',
    "they 've/have borrowed/bought/sourced/arranged/hired/rented/ordered/found (us/me/him/her)",
  ),
  ...frames('give', 'after', 'come/comes/came (fully) furnished/equipped/stocked/kitted (out) (with)'),
  ...frames('leave', 'end', 'cut, no room, no space, no use, no point, vetoed, gutted, overkill'),
  ...frames('leave', 'end', 'useless, pa/para que'),
  // "Heels for what", "stove stuff it", "the clarinet was nixed", "her crutches can stay".
  ...frames(
    'leave',
    'end',
    'for what, naw, why bother, why (to) carry, why would i/we, stuff/sod/bugger/scrap that/it, can/may/could stay, way/far/much too hot/warm/small/tight',
  ),
  ...frames('leave', 'before', '(is/was/were/got/been) nixed/outvoted, why (to) carry'),
  // "Tacones jamás", "la plancha a la porra", "cuchillo te lo quitan": Spanish refusals and their reasons.
  ...frames(
    'leave',
    'end',
    'nada, jamas, nunca jamas, adios, chao, chau, nanay, nop, ni modo, imposible, ocupa, ocupan, estorba, estorban, abulta, abultan, prescindo, descartad*, (lo/la/los/las) descarto, (lo/la/los/las) descartamos, que exagerad*/ironia/dices/locura/tonteria/bobada, no gracias, que se quede/queden, por respeto',
  ),
  ...frames(
    'leave',
    'before',
    'nada de nada, (de) ninguna manera, (bajo) ningun concepto, tampoco (me/nos/le/te) deja/dejan/permite/permiten/admite/admiten/aceptan, ni (me/nos/le/te) deja/dejan/permiten/admiten, no (esta/estan) permitid*/admitid*/autorizad*, no dan permiso, ni en chiste/broma/pintura/suenos/foto/cuento, ni de chiste, a la porra/basura/mierda/miercoles, ni aunque, no me/nos fio/fiamos, al pedo, no (le/les/me/nos) tiene/tienen/veo caso/sentido/utilidad, no (es/viene/vienen) (al/el) caso, no (me/nos) compensa/compensan/merece/merecen, no cupo/cupieron, no cruza/cruzan, no pasa/pasan (el/la/por) control/aduana/frontera, (me/te/os/nos/se) lo/la/los/las quitan/tiran/botan/confiscan/decomisan/requisan/secuestran/retienen, te/os/me/nos quitan/confiscan/decomisan/requisan/secuestran/descalifican, se decomisa/decomisan/confisca/confiscan/requisan, esta/estan/van fuera, pesa/pesan un quintal/monton/huevo/mundo/rato, ya no fumo/fumamos/bebo/bebemos, (ya) no lo/la/los/las uso/usamos/usa/usan nunca, ni la/lo/los/las saco/sacamos/abro/abrimos/empaco/empacamos/miro/toco/tocamos, lo/la/los/las tenemos/tengo prohibid*',
  ),
  ...frames('lend', 'before', 'borrowed from/off, (is/are/s) on loan from'),
  // "The sister's giving me the loan of his ski jacket", "got a lend of waders off my da".
  ...frames(
    'lend',
    'after',
    '(get/gets/got/getting/give/gives/gave/giving/given/have/has/ve) (me/us) (the/a) loan/lend/lone/len of',
  ),
  ...frames(
    'give',
    'after',
    'hotel/agency/school/club/company/camp/lodge/guide/owner/landlord/hospital/homestay/host/employer/university/resort/villa/guesthouse/organiser/operator give/provide/supply/lend/issue/got/get/gets, hotels/camps/lodges/huts/cabins/resorts/rooms/cottages/airbnbs/homestays have/got/get/give/provide/supply/lend, distributes, distribute, puts out, lays on, got/was/were/been/get issued (with) (a/an/the), puts/putting on the, runs to (a), kitted (out) with, has charge of, lives with its own, stocks, holds',
  ),
  ...frames(
    'give',
    'after',
    'furnishes, furnish, dishes/dish/doles/dole/passes/pass/gives/handing/dishing/passing/giving/hands/hand out (the/a), hand/hands us, (is/are) lending us',
  ),
  ...frames('given', 'before', 'hay en el/la/los/las/cada'),
  // Where it stands: "iron at the travelodge", "tabla de surf en la escuela".
  ...frames(
    'given',
    'end',
    'at the travelodge/inn/motel/guesthouse/ward/venue/airport/spa/pool/gym/range/base/front desk, en el/la/los/las escuela/recepcion/habitacion/residencia/taller/albergue/hostal/spa/gimnasio/oficina/clinica/base/muelle, en secretaria/conserjeria/enfermeria/porteria/garita/taquilla, en el/la/los/las/cada (propio/propia/mismo/misma) secretaria/conserjeria/enfermeria/porteria/garita/taquilla/taquillas/vestuario/vestuarios/puerta/entrada/mostrador/biblioteca/sacristia/capilla/parroquia/templo/sala/aula/auditorio/salon/hall/finca/caravana/panga/lancha/catamaran/velero/ramada/palapa/quincho/balneario/cabana/cabanas/bungalow/posada/pension/casita/cuartel/monasterio/convento/estacion/teleferico/pista/cancha/polideportivo/pabellon/sede/local/recinto/lugar/sitio/stand/meta/avituallamiento/cuarto/bano/banos/piscina/alberca/pileta, donde mi/el/la/los/las/don/dona',
  ),
  // "Toalla cuesta 20 pesos", "bastón por 10 soles": what it costs there.
  ...frames(
    'rent',
    'before',
    '(te) cuesta/cuestan/cobran # (euros/dolares/pesos/soles/quetzales/colones/lempiras/bolivianos/balboas/lucas/mangos), por # euros/dolares/pesos/soles/quetzales/colones/lempiras/bolivianos/balboas/lucas/mangos',
  ),
  // "Cebo en la tienda del puerto", "leña al guardaparque": where one buys it.
  ...frames(
    'buy',
    'end',
    'en el/la/los/las/un/una/cualquier super/supermercado/mercado/mercadito/mercadillo/tienda/tiendas/tiendita/kiosco/quiosco/bazar/chino/chinos/feria/ferias/tianguis/outlet/puesto/puestos/gasolinera/estanco/almacen/colmado/pulperia/abarrotes/minimarket/mall/freeshop/farmacia/ferreteria/carniceria/panaderia/fruteria/pescaderia/verduleria/drogueria/papeleria/libreria/zapateria/merceria/jugueteria/licoreria/pasteleria, en ikea/decathlon/mercadona/carrefour/lidl/oxxo/walmart/chedraui/soriana/goodwill, a la bajada/vuelta/llegada, al llegar/aterrizar, del mercado/mercadillo/super/chino',
  ),
  // Made or mended there for the traveller.
  ...frames(
    'given',
    'before',
    'is/are being stitched/made/sewn/tailored/altered/fitted there/locally/by/in/at, is/are getting stitched/made/sewn/tailored there/locally/by/in/at, (ya) me/te/le/nos/se lo/la/los/las hace/hacen/cose/cosen/confecciona/confeccionan/borda/bordan, (ya) (se/me/le/nos) lo/la/los/las mandaron/mando a hacer/coser/bordar (alla/alli/ahi), (ya) le/les/me/nos mandaron a hacer (alla/alli/ahi)',
  ),
  ...frames('bring', 'before', 'i have mine, weve/we have ours, ive/i have my own, weve/we have our own'),
  // What somebody hands over before the trip.
  ...frames(
    'bring',
    'before',
    'lo/la/los/las (hemos/tengo/tenemos) (ya) consegui/conseguimos/conseguido/conseguidos/conseguida/conseguidas/pedi/pedimos (prestad*) con/de/a, va/van/viaja/viajan en (una/un/la/mi/su) carpeta/funda/sobre/estuche/neceser/cajita/caja',
  ),
  ...frames(
    'bring',
    'after',
    "theyve/theyd sent, they 've sent, has/have sent (us/me/them/him/her) (along/off) (with), sent (us/me/them/him/her) (along/off) with",
  ),
  ...frames('bring', 'after', 'im doing/making/baking/cooking (the), im on, in charge of (the)'),
  ...frames('bring', 'end', 'come, comes, come too, comes too, come along'),
  ...frames(
    'buy',
    'before',
    'get/grab/buy/getting/buying/grabbing/pick/picking (up) (it/them/one/ones/those/new/some/that/the) (ones/lot/rest) at/in/from/on/along (the) (local) front/seafront/prom/promenade/pier/high/village/town/airport/campsite/resort/garage/offie/bottle/liquor/asda/tesco/aldi/lidl/spar/sainsburys/morrisons/coop/boots/superdrug/walmart/target/costco/cvs/walgreens/kroger/coles/woolies/kmart/bunnings/shoprite/checkers/mercadona/carrefour/decathlon/ikea/supermarket/shop/pharmacy/chemist/market/mall/corner',
  ),
  // "Pressure cooker I have told NO", "his dryrobe, that thing is too fat"
  ...frames(
    'leave',
    'before',
    '(i/we) have told/said (him/her/them/mum/amma) no, i/we told/said (him/her/them/mum/amma) no, absolutely not, (that/it/those/they) (thing/one/ones) is/are/s (way/far/much) too fat/big/heavy/bulky/precious/delicate/much',
  ),
  // What others do not give.
  ...frames(
    'need',
    'after',
    'they/it dont/doesnt/wont/never do, hotel/ward/hostel/flat/camp/school/hospital/airbnb/lodge/place/boat/house doesnt/wont do',
  ),
  ...frames('send', 'before', '(is/are) already/all fitted/installed/strapped, is/are fitted/installed'),
  ...frames(
    'bring',
    'after',
    'insist/insists/insisting/insisted (on) his/her/my/our/their, insist/insists on the/a, se empena/empenan/empeno en,  asked for, asked me/us for, asked me/us to bring (her/him/them)',
  ),
  ...frames(
    'leave',
    'before',
    'stay/stays/staying in the car/boot/trunk/van/truck, isnt/arent/not due/needed till/until/til, isnt/arent/not till/until/til, went to vinnies/oxfam/goodwill/charity, starts/start/begins/begin after/once/when/afterwards/later (not) (now/yet), is/are toast',
  ),
  ...frames('bring', 'after', 'promised her/him/them/mum/mom/you, i promised, landed/lumbered with'),
  ...frames('bring', 'before', 'will do me/us/him/her/nicely/fine'),
  ...frames(
    'bring',
    'after',
    'doc/doctor/gp/nurse/consultant/pharmacist/chemist/physio gave/prescribed/wrote (me/us/him/her/them), doctor/doctora/medico/medica/enfermera (me/nos/le/les) dio/receto/mando',
  ),
  ...frames(
    'bring',
    'before',
    '(you/u/ye/everyone/everybody/each/we) bring/brings/carry/carries/take/takes/pack/packs yours/ours/mine/theirs, carry/take/pack/bring your/ur/ya/yr own they/he/she said/say/says/told, (you/u/everyone/everybody) carry/carries/take/takes your/ur/their/his/her own',
  ),
  ...frames('need', 'end', '(he/she/they/it/host/place/house/cabin) doesnt (have), (they/hosts) dont have'),
  ...frames(
    'bring',
    'end',
    'i/we (will/shall/ill/well/must) carry/bring/take/pack/wear (my/our) own (only), on us, on me, are/is on you, (are/is) down to us/me/you, (are/is) my/our/your own responsibility, will do, would do, is/are ourselves/yourselves, is/are our/your own job',
  ),
  ...frames('leave', 'before', '(ive/weve/we/i) sold it/them, hmm/actually (actually) no/nah'),
  // "In the trailer go the gazebo and trestles", "into it goes a T-shirt".
  ...frames(
    'bring',
    'after',
    'in/into/inside/behind/under (the/my/our) car/boot/trunk/van/trailer/bag/case/suitcase/rucksack/backpack/holdall/duffel/seats/it/back go/goes',
  ),
  // "Two teenagers insist on hammocks", "adamant on proper cutlery", "we settled on a folding saw".
  ...frames('need', 'after', 'adamant on, settled on, (only) sleep/sleeps on his/her/their (own)'),
  ...frames('bring', 'after', 'im/i smuggle/smuggling'),
  // "What's left is towels and mugs".
  ...frames('bring', 'after', "what 's left is/are, whats left is/are, that leaves (me/us) (with)"),
  // "What I do have to load is bedding", "what they begged us for is nappies".
  ...frames(
    'bring',
    'after',
    "what i/we do/have/need/must/still/'ve/'m/'re/ll/'ll .. is/are, what he/she/they want/wants/wanted/asked/begged/ordered .. is/are",
  ),
  // "It has to be a head torch".
  ...frames('bring', 'after', 'it has/needs to be (a/an/the/my/our)'),
  ...frames('bring', 'before', 'comes/goes/travels/flies/come/go/travel/fly in the (aircraft) cabin/hold (with me/us)'),
  ...frames(
    'bring',
    'end',
    'his/her/my/our/their da/dad/mum/mam/nan/gran/grandad/wife/uncle/aunt/brother/sister/friend carved/knitted/sewed/made/built/crocheted/whittled',
  ),
  ...frames('given', 'end', 'dey'),
  ...frames('bring', 'before', "that 's/thats me/us/mine/ours, that 's/thats on me/us"),
  ...frames(
    'send',
    'before',
    'go/goes/travel/travels in the choir/band/club/team/school/society trunk/crate/flightcase (with), go/goes/going/gone/went over/up/down/across/ahead/out in/on the (band/team/club/other/crew/school) van/lorry/truck/trailer/coach/minibus/bus (with)',
  ),
  ...frames('forget', 'before', 'forgot/forgotten last year/time/trip'),
  // "Her curling iron would melt"
  ...frames('leave', 'before', 'would (only/just) melt/fry/blow/burn/fuse/freeze/drown/suffocate/perish (up/out)'),
  ...frames('bring', 'after', 'hauling, hauls, haul, towing, tows, lugging, lugs, transports, ferries'),
  ...frames(
    'give',
    'after',
    '(ve/has/have/had) borrowed us/me, meeting/meets/greets us/me with, picks/pick/picking/collects/fetches us/me up with (a/the/our/his/her), giving, provide/supply/provides/supplies everything',
  ),
  ...frames('rent', 'after', 'rents/rent/hires/hire (us/you/out) the (whole) works/lot/kit/shebang'),
  ...frames(
    'given',
    'before',
    'at/in the bnb/airbnb/villa/shack/apartment/resort/venues/halls/hotels/huts/hostels/camps/schools/theatres/churches/studios/courts/campsites, all there, stand/stands/stacked by/at/outside/behind the house/cabin/chalet/hut/cottage/door',
  ),
  ...frames(
    'given',
    'before',
    'we/i/well/ill/can use/borrow/share theirs/hers/his, (we/i) (will/ll) use/borrow/share theirs/hers, using/borrowing/sharing theirs/hers/his, usamos/uso/usare/usaremos el/la/los/las suyo/suya/suyos/suyas, usamos/uso/usare/usaremos el/la/los/las de ellos/ellas/ella/alla/alli/ahi',
  ),
  // What others give is called poor, so it is one's own that comes.
  ...frames(
    'none',
    'both',
    'el/la/los/las del hotel/hostal/hostel/piso/albergue/camping/refugio/avion/hospital no (me/nos/le) (lo/la/los/las) soporto/aguanto/soporta/aguanta/uso/bebo/gusta/gustan/sirve/sirven/convence/convencen, el/la/los/las de alla/alli/ahi/ellos no (me/nos/le) (lo/la/los/las) soporto/aguanto/uso/bebo/gusta/gustan/sirve/sirven/convence/convencen, el/la/los/las suyo/suya/suyos/suyas no (me/nos/le) (lo/la/los/las) soporto/aguanto/uso/bebo/gusta/gustan/sirve/sirven/convence/convencen',
  ),
  ...frames(
    'none',
    'both',
    'theirs is/are dirty/itchy/scratchy/broken/ancient/smelly/rubbish/crap/awful/bad/terrible/grim/horrible/filthy/useless/gross/shit/manky/tiny/small/dodgy, theirs is/are too/not/never/always, as/since/because/cause/cos/coz/cuz/than/beat/beats/unlike theirs, hate/loathe/dislike/detest/distrust/mistrust theirs, cant/cannot/dont/wont/couldnt/wouldnt/never drink/eat/stand/stomach/bear/use/wear/touch/trust/like/fancy/rate theirs, theirs dont/doesnt/never/suck/sucks/stink/stinks/smell/smells/leak/leaks/pinch/pinches/hurt/hurts/itch/itches/taste/tastes/wont, the hire/rental/hired/rented/hotel/shared ones, hire/rental/hired/rented ones',
  ),
  ...frames(
    'bring',
    'before',
    '(que) siempre se queda/quedan (en/olvidad*), siempre lo/la/los/las olvido/dejo, que no se quede/queden, tenemos los/las dos, ya nos/me/les dieron/regalaron/repartieron/entregaron/prestaron/cosio/cosieron/hizo/hicieron, is/are on us/me, is/are ours/mine/yours to pack/bring/carry, up to us, es/son de el/ella/ellos/ellas y va/van/viene/vienen/viaja/viajan, es/son de una/uno',
  ),
  ...frames(
    'bring',
    'after',
    'bring own, bring your/our/my own, you/u/ye bring/take/carry your/ur/yer own, told to bring own, told bring own, prefer my/our own, i prefer my own',
  ),
  ...frames(
    'have',
    'after',
    "handles, handling, sees to, seeing to, fetches, fetching, takes care of, taking care of, cares for, drives up with, sorts, sorts out, sorting, sorted out, is organising, responsible for, ive a/an, 've a/an, 've (only) the/my/our/some",
  ),
  ...frames('give', 'after', 'they hand you/out/us, hand/hands you, you/we get given, gets given'),
  ...frames(
    'given',
    'before',
    'handed to us/me/you, waiting at/with, is/are waiting, ready there, ready for us/me/him/her',
  ),
  ...frames('rent', 'before', 'lo/la/los/las saco/sacamos/retiro/retiramos/agarramos del/de/en'),
  ...frames('buy', 'after', 'comprarse/comprarme/comprarnos/comprarle (alla/alli/ahi)'),
  ...frames('rent', 'both', 'on rent, taking on rent, take on rent, rent out'),
  ...frames(
    'buy',
    'before',
    'getting/get/buy/buying/sold/bought over there, getting there, when i/we land/arrive, when im/were there, they sell there, get in the shop',
  ),
  ...frames('buy', 'after', 'pick/picking up, will/to pick up, will get, buying one'),
  ...frames('leave', 'after', 'wont/never/wouldnt wear, decided against, gave up on, dont/doesnt want, do not want'),
  ...frames(
    'leave',
    'before',
    'no way/chance/thanks, not a hope/chance, no thank you, not happening, decided against it/that/them, was/were useless, is/are overkill, overkill, got/is/are/been cancelled, got binned',
  ),
  // Look like a frame and are none.
  ...frames(
    'none',
    'both',
    'da/dar/dio/dara/dando a luz, si (me/nos/te/les/las/los) deja/dejan/permiten, de sobra, hay que, regreso/regresamos/vuelvo/volvemos/volver/regresar/vuelta con, me/te/le/nos/les da/dan (mucho/mucha/un/una/el/la/mal/muy) miedo/panico/pena/verguenza/corte/igual/asco/sueno/hambre/sed/alergia/frio/calor/cosa/risa/soroche/vertigo/mareo/mareos/nauseas/dolor/fiebre/tos/palo/pereza/flojera/lata/hueva/rabia/ataque/ataques/crisis/claustrofobia/impresion, me/le/nos dejo/dejaron (una/un/la/el) cicatriz/marca/secuela/secuelas/cojera/dolor/tirad*/plantad*/baldad*/coj*/sin, se pone/ponen/puso/pusieron/ponga mal*/mala/malo/malito/malita/fatal/enferm*/nervios*/trist*/roj*/buen*/peor/mejor/intens*/fe*/brav*/dur*/pesad*/a/de/el, me pongo mal*/fatal/enferm*/nervios*/roj*/a/de, # mos/mo/months/month/weeks/days/years/yrs/hours/mins left, left on it/them/the/my, left over/us/me/them/him/her, day/days/week/weeks/month/months supply, dejo/dejaron/deje/dejado/dejada el/los panal/panales, casi deja el panal, deja/dejando el panal, left knee/ankle/wrist/shoulder/arm/hand/handed/foot/hip/ear/eye/leg/elbow/side, does not/it/he/she/that/his/her/their, da igual/miedo/tiempo, da lo mismo, no da tiempo, me/le/se da, take photos/pictures/part, takes place, have/has to go, pack/travel light',
  ),
  ...frames(
    'leave',
    'both',
    'no lo/la/los/las listes/listen/pongan/metas/incluyas/incluyan/anotes/agregues/carguen/lleven/pongas/cuentes, dont add/put/count/list/include, dont bother listing/packing',
  ),
  ...frames(
    'bring',
    'before',
    'no lo/la/los/las dejes (fuera), no te olvides, no se me/nos/le puede/pueden olvidar/quedar, que no se me/nos/le olvide/olviden/quede/quedan/queden, no se me/nos/le olvide/olviden/quede/queden, que/q no falte/falten, si o si, si me/nos toca, me/nos toca llevar, piden que uno/una/yo/nosotros lleve/llevemos, piden llevar, es mio/mia tambien, es mio/mia/nuestro/nuestra, son mios/mias/nuestros/nuestras, no se olvida/olvidan/olvide/olviden, que no se olvide/olviden, no los/lo/la/las suelta, no suelta, asi que va/van, so it comes, va/van si o si, va/van en la/mi/su maleta/mochila, in her/his/my/our case/bag/suitcase/backpack, suyo, suya, suyos, suyas, cada uno/cual/quien/una el suyo, cada uno/quien/una la suya, cada uno/quien los suyos, cada uno las suyas, cada quien lo suyo, must be my own, has/have to be my own',
  ),
  ...frames(
    'leave',
    'before',
    'have/has/had gone to, do/doing/manage/managing/going without, given away, gave it/them away, sold thank*, is/are/was/were/got/been/we/i sold, is/are/s bust/broken/knackered/kaput/ruined/dead, died on me/us, skip it/that/them/those, no longer fit/fits/works/work',
  ),
  ...frames('given', 'before', 'is/are/dey/in plenty, plenty there/here/over, galore'),
  ...frames('have', 'after', "'s doing all, 's doing the, is doing all, is doing the"),
  ...frames(
    'given',
    'before',
    'in/at the barn/bothy/bunkhouse/cabin/lodge/cottage/hut/hostel/caravan/kitchen/yurt/dorm/clubhouse/hall/chalet/lighthouse/marquee/farm/static/unit/condo/huts/guesthouse/cabins/dorms',
  ),
  ...frames(
    'send',
    'before',
    'sent/went/gone/going/goes/shipped/posted by sea/ship/air/post/courier/cargo/freight/rail/mail',
  ),
  ...frames('have', 'before', "'s doing, is doing, are doing"),
  ...frames('have', 'both', "'s sorting/handling/organising/organizing, is/are handling"),
  ...frames('given', 'end', 'there, alla, alli, ahi, on the house, given, esta, estan'),
  ...frames(
    'given',
    'before',
    'dey the/for/there/with, already dey/with, prebooked, pre/is/are/all booked, booked with/from/through/at/already, reserved for us/me/him/her, given by/out/at, loaned, is/are with the tailor, exists, exist, all that, lives/live in the/our van/camper/trailer/ute/truck/boat, all live in the van/ute/trailer/camper/truck',
  ),
  ...frames(
    'give',
    'after',
    'will give/provide/arrange/supply, is/are arranging/providing/giving, arranges, everything .. incl, everything .. including, company/school/they supply',
  ),
  ...frames('bring', 'after', 'byo, must have own, me/nos falta/faltan (por/que) comprar/conseguir'),
  ...frames(
    'bring',
    'before',
    'those/they/these travel/come/go, those/they/these travel/come/go with me/us, is/are coming with us/me, travels/travel/rides/ride/flies/fly with us/me, mailed/posted to us/me/my, is/are/in/as hand luggage',
  ),
  ...frames(
    'have',
    'before',
    'is/are/travels/travel with, is/are coming/driving over with, coming over with, is/are coming with, packed those/them/it/that already, packed those/them/it/that, packed that too',
  ),
  ...frames('rent', 'before', 'you hire, to rent, to hire, for rent, for hire, on hire'),
  ...frames('buy', 'before', 'we buy, i buy'),
  ...frames(
    'send',
    'before',
    'in the team/club/kit/band/crew/school/support/backup/chase/sag/safety van/bus/truck/trailer/coach/car/jeep, is/are/get/gets/got/being (being) fedexed/couriered/dhled/upsed/freighted (to), fedexed, goes/go in the team/club/kit/band/crew/school/support van/bus/truck/trailer/coach',
  ),
  ...frames(
    'bring',
    'before',
    'cannot/cant find (over/out/down/up) there, cant get (over/out/down/up) there, cannot/cant be found/bought/got/had (over/out/down/up) there, isnt/arent/not sold (over/out/down/up) there, hard to find/get there, is/are expensive/dear/costly there, expensive/dear/costly there, costs a fortune there',
  ),
  ...frames(
    'bring',
    'before',
    'no se consigue/consiguen/encuentra/encuentran/vende/venden/halla/hallan (por) alli/alla/ahi, alli/alla/ahi no se consigue/consiguen/encuentra/encuentran/vende/venden/halla/hallan, alli/alla/ahi no existe/existen, no existe/existen alli/alla/ahi',
  ),
  ...frames(
    'given',
    'before',
    'ya hicimos/hicieron/pusimos/juntamos/hemos (la/una/el/un) vaquita/vaca/bote/coperacha/fondo/puesto, have already bought .. here, already bought .. here, bought for them/him/her here',
  ),
  ...frames('bring', 'before', 'cannot/cant/mustnt be missing/forgotten/left, must not be missing/forgotten/left'),
  ...frames('bring', 'before', 'travels in its/their own'),
  // "Rhys got fined last time for no headlight stickers", "nos multaron por no llevar chaleco".
  ...frames(
    'forget',
    'after',
    'done/fined/stopped/ticketed/caught/pulled/turned .. for no, multaron/pararon/multa/devolvieron por no llevar/tener, multaron/pararon/multa/devolvieron por ir/andar sin',
  ),
  ...frames('forget', 'after', 'forgets, always forgets'),
  ...frames('forget', 'before', 'got left, was/were left, got left behind, left in/at .. last'),
  ...frames(
    'leave',
    'end',
    'stays, stay, queda, quedan, fuera, no viaja/viajan/viene/vienen, so no/nope/not, asi que no, pues no',
  ),
  ...frames(
    'bring',
    'end',
    'ours, mine, is/are ours/mine/byo, with us/me, are/is with us, conmigo, con nosotros/nosotras, tenemos, tengo, va, van, viaja, viajan, viene, vienen, comes, byo, go, goes',
  ),
  ...frames(
    'given',
    'before',
    'hay de sobra, hay por/en todos/todas lados/partes, en los campings/refugios, en el camping, ya armad*, armad*',
  ),
  ...frames(
    'leave',
    'before',
    'stays/stay bolted/in, stays on the wall/shelf/hook, dont list/pack/put/bring/carry/take any of that/it/those/them, dont list/pack/put/bring/carry any, no es mi bronca/problema, se vuela/vuelan, estorba, estorban, no sirve/sirven/vale/valen, no merece la pena, is/are useless, pointless, is/are a waste, se queda/quedan aqui/en/con, no me/nos cabe, filo, este ano filo, (ya) no me/le/nos cierra/cierran/entra/entran/vale/valen, no cacho si me cierra/cierran/entra/entran, ni en pedo/suenos, ni cagando, ni a palos, ni muert*, antes muert*, va/van a ser que no, se regresan/regresa con, ya fueron/fue',
  ),
  ...frames(
    'bring',
    'before',
    'lo/la/los/las compra/compran/lleva/llevan/trae/traen, brings/has/got/carries those/it/them/that/em/one',
  ),
  ...frames(
    'bring',
    'after',
    'duerme/duermen/duermo/dormir con el/la/los/las/su/sus/mi, no suelta el/la/su, so only/just, conmigo va/van, con nosotros va/van, con nosotras van, no perdona/perdono/perdonan/olvides/olvidar, traed, llevad, traigan, lleven, hay que traer/meter, que no se me olvide/olviden, bring, brings, bringing, take, takes, taking, pack, packs, packing, carry, carries, carrying, travel/travelling/traveling with my/our/a, got to bring, my/our/your own, own, along with my, plus my, dont/cant forget, must not forget, remember, llevo, llevamos, lleva, llevan, llevare, llevaremos, llevar, llevando, traigo, traemos, trae, traen, traer, cargo/cargamos/viajo/viajamos con, mi propio/propia, mis propios/propias, nuestro/su propio, nuestra/su propia, nuestros/sus propios, meto, metemos, meter, que no falte/falten, no se olvida/olvidan, van mis, va mi, voy con mi/mis/el/la, vamos con la/el/los/las',
  ),
  ...frames(
    'bring',
    'before',
    '(is/are) (also) to be kept/carried/packed/taken/brought, must/should follow me/us, (is/are/s) going in the/my/our (cabin/back) boot/trunk/car/seat/bag/bags, go/goes/going in the/my/our hold/bag/bags/case/suitcase/rucksack/backpack/duffel/luggage, in my/our hand luggage, is/are with us/me, in the car/van/boot with us/me, we/i fly/travel with, va/van en el/mi equipaje, va/van a mano, en el equipaje de mano, me own, of my/our own, come/comes too, comes/come along, come/comes/coming/goes/going with me/us, comes with, is/are coming, from home, propio, propia, propios, propias, mio, mia, mios, mias, de casa, lo/la/los/las facturo/facturamos/despacho/despachamos/embarcamos/facturaremos/llevo/llevamos, si van/va, si que va/van, si va obvio, va/van/viene/vienen conmigo, va/van/viene/vienen con nosotros, lo/la/los/las llevo yo, lo/la ponemos nosotros, lo ponemos, you bring your own, must come, is/are a must, a must, required, mandatory, obligatori*, imprescindible*, se exige/exigen/pide/piden, tengo/hay que llevar, hay que llevarla/llevarlo/llevarlas/llevarlos, no puede/pueden faltar',
  ),
  ...frames('bring', 'both', 'you/u/we/i need your/ur/our/my own, i/we/you bring, i/we carry, i/we only/ll bring'),
  ...frames(
    'need',
    'after',
    'me/nos dijeron/pidieron, me/nos dijeron/recomendaron/recomiendan/aconsejaron/sugirieron/pidieron/mandaron llevar/traer/usar, said/advised/told to bring/take/wear/pack, recommend/recommended/suggest/suggested (bringing/taking/packing/wearing), need, needs, needing, will/just/only need, want, wants, must have/bring, have/need to have, need/have to bring, need my/our, doctor/doctora/medico/medica/pediatra/dentista/enfermera/cirujano/cirujana/otorrino/fisio/matrona dijo/dice/manda/mando/recomienda/recomendo/aconseja/aconsejo, necesito, necesitamos, necesita, necesitan, necesitare, me/nos hace falta, hace/hacen falta, hay/tengo/tenemos/tiene/tienen que llevar, piden, exigen, exige, pide, requires, require, ask/asks for, only got to sort, ive only got to sort, got to sort, to sort my own, quiero, queremos, quiere, quieren, me/nos toca llevar, me/nos/a toca el/la/los/las, me/nos tocan el/la/los/las, voy/vamos/va/van/ir/iremos/ire/toca/es/son de, toca ir de, hay que ir de, me encargo de, yo pongo, i supply, im in charge of, nosotros ponemos',
  ),
  ...frames(
    'use',
    'after',
    'wearing a/an/the/his/her/our/their/one/contacts, will wear, se pone/ponen, me pongo, nos ponemos, use, uses, using, wear, wears, on my, uso, usamos, usa, usan, usar, tomo, toma, tomamos, toman, cannot/cant/wont/doesnt sleep/eat/drink without, (will) only drink/drinks from/out, only sleep/sleeps with, never/not without, cant live without, no duerme/duermo/duermen/viaja/viajo/sale/salgo sin, no va a ningun lado sin',
  ),
  ...frames(
    'have',
    'after',
    "does, looks after, is sorting, is in charge of, in charge of, se encarga/encargan de/del, have, has, having, they 've, got, 've got, 's got, has got, owns, bought, ive bought, i bought, compre, me compre, me he comprado, mine is, mine are, mine s, ours are, with, con, with my, with our, with his, with her, with a, with the, tengo, tenemos, tiene, tienen, teniendo, ya tengo, ya tenemos, con mi, con mis, con su, con sus, con nuestro, con nuestra, con nuestros, con nuestras, con un, con una, con unos, con unas, con el, con la, con los, con las",
  ),
  ...frames(
    'have',
    'before',
    'is/are his/hers, i/we/ive got, es/son de mi, es/son del, i/we have/own, have/has/got one/them, has some, si tengo/tenemos, ya la/lo/las/los tengo, ya lo/la/los/las tiene/tienen, lo/la/los/las tiene/tienen/tengo, ya tenemos/tengo, tiene uno',
  ),
  ...frames(
    'give',
    'after',
    "it 's/is (fully/well) stocked/furnished/equipped/kitted (out) (with), 's/is fully stocked/furnished/equipped/kitted (out) (with), give you/u/ye, there is, there are, there 's, theres, theyve got, they have, they 've got, they give you, they give us, they give me, they give, gives, gives us, gives you, gives me, gave us, gave me, give us, give me, provides, provide, providing, supplies, supply, offers, offer, hands out, hand out, issue, issues, issuing, lends, lend, lend out, comes with, come with, came with, includes, include, including, equipped with, stocked with, furnished with, complete with, is having, use of, can borrow, can use, cover, covers, we get, you get, i get, get given, get free, they do, they put on, incluye, incluyen, incluido, incluida, hay, habra, ofrece, ofrecen, pone, ponen, pone el, dan, da, nos da, nos dan, me da, me dan, te dan, reparten, reparte, aporta, aportan, cubre, cubren, brinda, brindan, nos brinda/brindan/facilita/facilitan/entrega/entregan/presta/prestan/cede/ceden/viste/visten, me cede/ceden/entrega/entregan/brinda/brindan, equipa/equipan con, transporta, transportan, nos deja, nos dejan, me deja, me dejan, proporciona, proporcionan, facilita, facilitan, cuenta con, cuentan con, viene con, vienen con, dispone de, disponen de, equipado con, equipada con, amoblado con, amueblado con, amueblada con, trae, entregan, entrega, suministra, suministran, surte, dota, regalan, empresa/mina/planta/faena/obra/contratista/hotel/ellos pasa/pasan, fundacion/organizacion/empresa/ong/escuela/club/agencia/colegio/universidad/asociacion/jefe pasa, nos pasa/pasan, te pasan",
  ),
  ...frames(
    'given',
    'before',
    'ponen/dan ellos, pone el/la hotel/casera/casero/dueno/duena/escuela/club/guia/agencia, dan alla/alli/ahi, la/lo/las/los hace/hacen, la/lo prepara/preparan, la cocina/cocinan/pone/ponen, issued, is/are/get/gets issued, handed over, dished/handed/kitted out, laid on, catered, catered for, arranged, organised, organized, covered, supplied/provided by, pick/picked up from, is/are pick/picked up, collect/collected at/from, to/we/i collect, is/are collected/theirs/sorted, pick it/them up there, se recoge/recogen/retira/retiran, lo/la/los/las recojo/recogemos/retiro/retiramos, in the car/van/truck/bakkie/boot/trunk already, already in/there, in crew van, ya en el coche/carro/auto/maletero, ya/va puesta/puesto, entregad*, lo/la/los/las ponen ellos, nos esperan/espera, included, incl, inc, provided, supplied, is/are/all/both provided, on the truck/boat/ship, on board/site/loan/tap, onsite, in the price/room/apt/flat/house, in price, at the hotel/flat/house/camp/venue, at camp/reception, there already, are/is/waiting/printed/free there, there for us, for free/guests, thrown in, handed out .. gate, are/is/being handed/given, given to him/her/us/me/them, get given, they give you/us/me, they give/provide/supply/issue/lend/have/do, they kit you out, kit you out, theirs, all theirs/sorted, sorted, taken care of, waiting for us/me, in my/the locker, comes with .. rental/car/rent/hire/van/room/place, come with .. rental/car/rent/hire/van/room/place, come/comes with it/the, is/are part of, available, delivered, gets/is/are/be/being delivered .., incluid*, esta incluid*, estan incluid*, va incluid*, van incluid*, ya estan/esta, estan/esta alli/alla, las/los/lo pone/ponen, tambien lo/la/las/los ponen, los/las/lo/la da/dan, nos/me/te los/las/lo/la dan, son de la organizacion/escuela/base, a disposicion/bordo, disponible*, gratis, en el hotel/apartamento/piso/barco/lodge/precio/refugio/campamento/colegio, en la casa/villa/base, de cortesia, por cuenta de, corre por cuenta, entra/entran en el precio, en destino',
  ),
  ...frames('given', 'both', 'ahi hay, alli hay, alla hay, hay alli, hay alla, hay ahi'),
  ...frames(
    'rent',
    'both',
    'rent, rents, renting, rented, rental, rentals, hire, hires, hiring, hired, we/you rent, we hire, alquil*, arriend*, arrend*, rento, rentamos, rentar, rentaremos, rentad*, renta, rentan, rente, se lo/las/los/la rentan, de alquiler',
  ),
  ...frames(
    'buy',
    'after',
    'buy, buying, comprar, compramos, compro, comprare, compraremos, buy/buying/get/grab there, will/ill/well/gonna buy, going to buy, pick up there, buy on arrival, comprar/compramos/compro alla/alli',
  ),
  ...frames(
    'buy',
    'before',
    '(ya) lo/la/los/las traigo/traemos/compro/compramos de/a (la) vuelta, they sell it/them/those/em, sold/buy/bought/get/buying there, se vende/venden/compran/compra, ahi/alla/alli/lo/la/los/las venden, venden alla/alli/ahi, can get there, buy/buying them there, buy/bought on arrival, buy it there, pick up there, from the supermarket there, lo/la/los/las compra/compran/compramos/compro alla/alli/ahi/aca, lo/la/los/las compra/compran el/ella/ellos alla/alli/ahi/aca, las/los/la/lo compro, los/las/lo/la compramos, se compran/consigue/consiguen alla, comprare/compraremos/comprar alla/alli, hay que comprarlo/comprarla/comprarlos/comprarlas',
  ),
  ...frames(
    'leave',
    'after',
    'nada de llevar/traer/meter/poner/cargar (con), no lleves/traigas/metas/pongas/incluyas/agregues/anadas/admiten/permiten/llevo/llevamos/llevare/llevaremos/quiero, quit*/sac*/saqu*/elimin*/borr*/tach* de la lista/maleta, olvidate/olvidaos/olvidens*/olvidarme/olvidarnos de (llevar/traer/meter/cargar), ni se me/te/nos/os/le/les ocurra/ocurre (meter/llevar/poner/traer/cargar), pide/piden/pidio/pidieron/exige/exigen/ruega/ruegan que/q no lleve/llevemos/lleven/traiga/traigamos/traigan, deje el/la/los/las/mi/mis, ya no tomo/uso/usa/toma, no puedo/puede/debo/debe tomar, came off, come off my, stopped/not taking, no longer take/use/need, leave, leaving, left, leave/leaving behind, not bringing/packing, no need for/of, dont bring/carry/take/need, do not bring/carry, cant/cannot take/bring, no dejan entrar/llevar/meter/pasar, no me/le/nos/les deja/dejan llevar/meter/traer, no se puede/pueden llevar, no se puede/pueden, no podemos/puedo/quiero llevar, prohiben, prohibe, doesnt need, skip, ditch, ditching, forget about, dejo, dejamos, dejare, dejaremos, deja, dejan, dejando, promete/prometio/prometemos/acepto/acepta/jura/juro dejar, no necesito, no necesitamos, paso de',
  ),
  ...frames(
    'leave',
    'before',
    'ni de riesgo/vaina/fundas/broma, nadie lleve/traiga/compre (nada), no aguanto/aguantamos/soporto/soportamos/dejan/permiten/admiten/llevar, no le/les gusta/gustan, no lo/la/los/las quiere, olvidate, olvidense, olvidalo/olvidala/olvidalos/olvidalas, ni se te/os/les ocurra, fuera de la lista, que nadie lleve/traiga/compre (nada), no los/las/lo/la aguanto/soporto/uso/usamos/dejan, es broma/cona, just/only kidding, no es necesari*, no son necesari*, no se permite/permiten/admite/admiten/necesita/necesitan, no se puede/pueden llevar, no se puede entrar con, not/isnt/arent permitted, cant take/bring, you cant take/bring, cannot bring/take, do not bring/pack, dont bring/allow/pack, not bringing/taking hers/his/mine/ours/it/them, stays/stay/staying home, stops/stop/stopping at home/hame, stays/stay/left at home, stays/staying behind, is staying, stays here, not needed/necessary/allowed/mine/packing/bringing/coming/taking, no need, are/is banned, banned, doesnt/wont allow, arent/isnt allowed, forbidden, prohibited, isnt/arent coming, not/isnt my problem, so those not needed, leave it/them, se queda/quedan, se queda/quedan en casa, no hace/hacen falta, no viene, no vienen, no va, no van, prohibid*, esta prohibid*, estan prohibid*, ni ahi/hablar, ni loc*, la/lo/las/los dejo/dejamos, no entra, no caben, no cabe, sobra, sobran, no dejan entrar/pasar, vetad*',
  ),
  ...frames(
    'send',
    'before',
    'en el/la maletero/baul/cajuela/maletera/guantera desde, (ya) esta/estan/va/van en el/la maletero/baul/cajuela/maletera/guantera, va/van (todo) en el/la bolso/bolsa/baul/camion/caja/maleta/valija/bus/micro/furgo/furgoneta/remolque/trailer/van/combi/coche/carro (grande) del/de club/equipo/colegio/cole/grupo/baile/coro/profe/entrenador, van .. de la ong/banda/organizacion/escuela/comparsa/hermandad, va .. de la ong/banda/organizacion/escuela/comparsa/hermandad, in/on the club/team/band/crew/support bag/van/trunk/bus/box/truck/trailer, goes/go/going/went in/on the club/team/band/crew/support bag/van/trunk/bus/box/truck/trailer, went down/up/ahead on/in the .. trailer/van/truck, already went/posted/sent, is/are couriering/shipping, couriered, is posting, ships, ships ahead/to, being/gets/already shipped, goes/going/go in the van/truck/lorry/trailer, van/va en el camion, va/van en el flete, are/is going in, en/por encomienda, va/van por separado/delante, sent/shipped/gone/went ahead, shipped, posted, been posted/sent, has .. been posted, mailed, forwarded, freighted, in the container, with the movers/shipping, enviad*, ya enviad*, mandad*, ya mandad*, ya se lo mandamos, ya lo/la/los/las mandamos/mande/mandaron/enviaron/enviamos/envie/envio/despacharon/despachamos, se lo mandamos, lo/la/las/los mandamos, ya esta/estan alla/alli, van/va en la mudanza, va/van/viaja/viajan/viene/vienen/llega/llegan por/en contenedor/barco/mensajeria/mensajero/encomienda/flete/carguero/paquete/courier/seur/transporte, va/van/viaja/viajan/viene/vienen en un contenedor, salio/salieron por contenedor/barco/mensajeria, por correo/paqueteria, facturado aparte',
  ),
  ...frames(
    'send',
    'after',
    'shipped, posted, sent ahead, ya mandamos/mande/enviamos/envie/mandaron/enviaron, hemos/he enviado, mandaron .. con el/la/los/las, ya mandaron en el/la furgoneta/furgo/camion/bus con el/la/los/las, mandamos/enviamos por',
  ),
  ...frames('forget', 'after', "id no, i/we 'd no"),
  ...frames(
    'forget',
    'after',
    'se me/nos/le quedo/quedaron el/la/los/las/mi/mis, forgot, always forget, i/we always forget, had no, without any, se me/nos olvido/olvidaron, se le olvido, me olvide/falto/faltaron, olvide, siempre se me olvida/olvidan, me olvido siempre, eche/echamos de menos, nos falto/faltaron, sin llevar',
  ),
  ...frames(
    'forget',
    'before',
    'se me/nos/le quedo/quedaron en, was a mistake, never again without, se me olvido/olvidaron, se nos olvido',
  ),
  ...frames(
    'wear',
    'after',
    'voy/vamos/va/viajo/viajamos con .. puest*, wear/wearing on the plane, travel in my, puesto, puesta, puestos, puestas, llevo puesto/puesta/puestos/puestas, viajo con .. puest*',
  ),
  ...frames(
    'wear',
    'before',
    '(ya) lo/la/los/las lleva/llevan puest*, on my feet/back, worn on the plane, on the plane, puesto, puesta, puestos, puestas',
  ),
  ...frames(
    'lend',
    'both',
    'lends, borrows, lend/lending me/us, lends us/me, lent, is/are lending/keeping, can borrow, borrow, borrowing, borrowed, borrow from, presta, prestan, me/nos presta/prestan, me/nos lo/la/los/las presta/deja/dejan, prestad*, prestaron, me presto',
  ),
  // "Helmets, lamps, ropes all from the club store", "cascos, luces y monos, todo del club".
  ...frames(
    'give',
    'before',
    'all lent, all on loan, all from/at/with the/our/their club/school/outfitter/outfitters/agency/centre/center/lodge/operator/base/guide/guides/organiser/organisers/organizers/company/uni/university/team/boat, all (come/comes/coming) from the/our/their club/school/outfitter/outfitters/agency/centre/center/lodge/operator/base/guide/guides/organiser/organisers/organizers/company/uni/university/team, todo/todos/todas (es/son/sale/salen) del club/centro/guia/equipo/refugio/hotel/operador/colegio, todo/todos/todas (es/son/sale/salen) de la escuela/agencia/federacion/organizacion/empresa/universidad/base',
  ),
  ...frames('lend', 'after', 'me la/lo/los/las paso, handed down, hand me down'),
  ...frames(
    'undo',
    'both',
    'no wait/actually/sorry/espera/esperen/mentira, no hang on, wait/actually/espera/bueno no, scratch/scrap that, or rather, i mean, corrijo, mejor dicho, digo, mentira',
  ),
  // What somebody takes on: "Uncle volunteered his esky", "Jo offered to bring the stove", "my aunt is the one bringing chairs".
  ...frames(
    'bring',
    'after',
    '(has/have) volunteered/offered/promised/agreed to bring/take/carry/do/sort/supply (the/a/his/her/their/some), volunteered (his/her/their/the/a), is/are/will/ll (be) the one/ones to bring/carry/take, is/are/will/ll (be) the one/ones bringing/carrying/taking, is/are/be handling/covering/supplying/contributing/lugging/fetching (the/a/his/her), handles/handle/handling the, lugs/schleps/schlepping/carting/dragging (along) (the/a)',
  ),
  // The one who makes the list is told off: "stop suggesting lift tickets", "quit telling me to pack a swimsuit".
  ...frames(
    'leave',
    'after',
    'stop/quit suggesting/adding/listing/recommending/including/putting/proposing (me/us) (the/a/an/any/my), stop/quit/enough telling/asking/reminding/nagging (me/us) to pack/bring/take/carry/buy/add (the/a/an/any/my), no way am/are/is i/we/im bringing/taking/carrying/packing/lugging/dragging/hauling/wearing (the/a/an/any/my), take/strike/cross/scratch away/off/out the/my/any/that, i/we sold/donated/binned/rehomed the/my/our/that',
  ),
  // What a house or a ship does not allow: "the ship forbids irons, kettles", "park bans clotheslines".
  ...frames(
    'leave',
    'after',
    'ban/bans/forbid/forbids/prohibit/prohibits/outlaw/outlaws/disallow/disallows (all/any/the)',
  ),
  // What is somebody else's to see to: "food, canopy, plates no be my business", "lights are none of our concern".
  ...frames(
    'leave',
    'before',
    "no be my/our/we business/wahala/concern/palaver/problem/own, (is/are) not/none of my/our business/concern/worry/headache/lookout, (is/are) not my/our business/concern/worry/headache/lookout/job/department, (is/are/'s) staying/stayin/stays/stay/biding/bidin/bides/bide (at/in) (the) hame/hoose, is/are/'s no comin/coming/gaun/goin, hindi/di na kasya/kailangan/dadalhin, huwag/wag na",
  ),
  ...frames('bring', 'before', 'survive/survives, made/makes the cut'),
  // "My suit is already hanging in my brother's wardrobe", "auntie don prepare mosquito net".
  ...frames('given', 'before', '(is/are) already hanging/stored/parked/standing/stashed in/at/on/with'),
  ...frames('give', 'after', 'don prepare/arrange'),
  // "I wouldn't dream of carting the opera glasses", "he's not letting me bring my winter jacket".
  ...frames(
    'leave',
    'after',
    "wouldnt/wont/never dream of (bringing/taking/carting/packing/wearing/lugging/hauling) (the/a/my/our), (is/are/'s/'re) not letting me/us/him/her bring/take/pack/wear/carry (the/a/my/our/his/her), forbidden (by) (rule/law/contract/doctor) to bring/take/carry/wear/pack (the/a/my/any)",
  ),
  // Where it stands on the trip, without a verb.
  ...frames(
    'given',
    'end',
    'in (the) lounge/lobby/foyer/hallway/landing/boathouse/clubhouse/staffroom/kitchenette/ballroom/library/bothy/lodge/cottage/chalet/refuge/huts/office/OR/ambulance/sacristy/vestry, in room, in all sizes, in the guest/hotel/hall/linen/airing/drying closet/cupboard/room, on (the) ward/unit, behind the (front) desk/bar/counter/reception, under/below the deck/veranda/jetty, all at hers/theirs, at hers/theirs (already), by the gallon/bucket/crate/case/truckload, free/complimentary to/for guests/residents/visitors',
  ),
  ...frames(
    'given',
    'before',
    "(is/are/'s) all/already at hers/theirs, (all) live/lives there, (is/are/'s) (all) part of the deal/package/price, wait/waits (for) (me/us) there, is/are waiting (for) (me/us) (there/here/at), gets/get fitted (at/in/on)",
  ),
  // "The lodge slings in wetsuits", "an old schoolmate has promised an electric blanket", "each tower has its own ropes".
  ...frames(
    'give',
    'after',
    "throws/slings/chucks/bungs/tosses in (the/a/some/all/free), they/they'll/'ll/will throw/sling/chuck/bung/toss in (the/a/some/all/free), (has/have) promised us/me (a/an/the/some), has/have promised (a/an/the), offering/offers each/every/all (of) .., is/are/'s/'re dropping off/round/over (a/an/the/some), drops off (a/an/the/some), advertises/boasts (of) (a/an/the/its), has its own (set/sets) (of)",
  ),
  // "Charity freights the lens sets": sent before the trip.
  ...frames(
    'send',
    'after',
    "freights/freighted/couriers/couriered (the/our/my/all), stashed (the/a/an/our), movers/removers/packers (have/has/'ve) (already) taken/took (the/our/my)",
  ),
  ...frames(
    'send',
    'before',
    'went/gone (by) ups/fedex/dhl/usps/parcelforce/evri/pickfords/parcel/courier, sent on, on the boat/barge/ship/lorry already, already on the barge/lorry/boat/ship/truck',
  ),
  // "Deb's van is taking my grooming table".
  ...frames(
    'send',
    'after',
    "'s/s van/truck/trailer/ute/lorry/bakkie/minibus/campervan/motorhome/boat/container is/are/will/'ll/has (be) taking/carrying/hauling/bringing/take/carry/haul/bring/got (the/my/our/all), 's/s van/truck/trailer/ute/lorry/bakkie/minibus/campervan/motorhome/boat/container takes/carries/hauls/brings/transports (the/my/our/all)",
  ),
  // "The boom goes freight", "pool towels on a deposit".
  ...frames('send', 'before', 'goes/go/going/went (as/by/via) (air/sea/road) freight/cargo/haulier'),
  ...frames(
    'given',
    'end',
    'on/for/against/with (a/the) (small/refundable) deposit (at/from) (the) (reception/desk/pool/spa)',
  ),
  // "On the boat is already bed linen", "in the flat we have an iron", "they have bought everything over there: cot".
  ...frames(
    'give',
    'after',
    "on (the) board/boat/ship/yacht/train/coach/barge is/are (already), on board we/you/ye (will/'ll) have/get/find, in the flat/apartment/cabin/house/cottage/villa/room/hut/lodge/caravan/chalet we/you (will/'ll) have/get/find, have/has/had bought/got/sorted/prepared/arranged everything/all/lot (over/out/up/down) there, (full/fully/complete) outfitting/outfitted (trip/package/kit) so",
  ),
  // Bought, hired or made there, in the passive: "the umbrella will be bought in London".
  ...frames('buy', 'before', "(will/'ll/is/are/to) be bought/purchased/sourced in/at/from/on/there/locally/over"),
  ...frames('rent', 'before', '(will/to) be rented/hired/leased'),
  ...frames('give', 'after', 'lay/lays/laying on'),
];
