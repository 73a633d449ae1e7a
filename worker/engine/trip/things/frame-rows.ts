/** The table of frames: for each act and side the phrases that say it, English and Spanish. */
import { splitPhrases } from '../../packing/reading/phrases';
import type { Act, FrameRow } from './frames';

const frames = (act: Act, side: FrameRow['side'], phrases: string): FrameRow[] =>
  splitPhrases(phrases).map((phrase) => ({ act, side, phrase }));

export const FRAMES: readonly FrameRow[] = [
  ...frames(
    'none',
    'both',
    'i/we/you/he/she/they get/gets/got seasick/carsick/airsick/travelsick/sick/cold/hot/tired/hungry/hangry/bored/lost/burnt/sunburnt/blisters/migraines/headaches/dizzy, leave/leaving/left (some/me/us) room/space, before/until/till/when/once/after/as we/i/they/you leave, before leaving, on leaving, dont/not count them/him/her/us/me, there is/are crazy/horrible/terrible/awful/bad/insane/mad/cold/hot/freezing/very/so/too/always/really, theres too/so/always',
  ),
  // "El carro ni subirlo", "la cámara se la llevó mi hijo": it is not there to be packed.
  ...frames(
    'leave',
    'before',
    'ni subir*/sacar*/llevar*/mover*/traer*/cargar*/meter*/bajar*, ni verlo/verla/verlos/verlas, se lo/la/los/las llevaron/quedaron, se lo/la/los/las llevo/quedo mi/mis/el/la/un/una/nuestro/nuestra',
  ),
  // "Cuchillos y delantales, todo del tío".
  ...frames('have', 'before', 'todo/toda/todos/todas de/del'),
  // "Permiso impreso o no te dejan pasar", "si no llevo el examen me devuelven", "entro con DNI, no hace falta más".
  ...frames(
    'bring',
    'before',
    'si no no (me/te/le/nos/os/les/se/lo/la) dan/deja/dejan/admiten/aceptan/permiten/embarca*/entra*/sube*/corr*, o no (me/te/le/nos/os/les/se/lo/la) dan/deja/dejan/admiten/aceptan/permiten/embarcan/firman/entra/entras/entro/entramos/pasa/pasas/paso/pasamos/sube/subes/subo/viaja/viajas/viajo/corro/corres/sale/hay, o me/te/nos/os devuelven/multan/echan/dejan/regresan, o se queda/quedan en, o pago/pagas/pagamos/paga doble/mas/completo/entero',
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
    'te/se lo/la/los/las pones/llevas/traes (tu/vos), lo/la/los/las pones/llevas/traes tu/vos, lo/la/los/las pone/lleva/trae cada uno/una/cual/quien, corre/corren/va/van por mi/tu/nuestra/su cuenta, corre/corren/va/van por cuenta mia/tuya/nuestra/propia',
  ),
  ...frames(
    'given',
    'before',
    'de todo hay/tienen, hay de todo, todo (eso) hay, todo lo tienen/ponen/dan, de todo eso hay/tienen, (alla/alli/ahi) (ya) lo/la/los/las hay',
  ),
  ...frames(
    'leave',
    'before',
    'ocupa/ocupan/pesa/pesan/abulta/abultan demasiado/mucho/muchisimo, nica, ni de riesgos/vaina, ni hart* de, ni ganas, olvidal*, lo/la/los/las vendi*/regale/done/tire/devolvi*, no me dejan',
  ),
  ...frames('leave', 'after', 'dont/not/never tell me to bring/pack/take, dont you dare put/list/add, dont say bring'),
  ...frames('rent', 'both', 'nimehire, tumehire'),
  // Hired at home for a whole winter: it is in the garage, and comes.
  ...frames(
    'bring',
    'both',
    'hired/rented at/from home, season/seasonal/seasons/yearly/annual rental/rentals/lease/leases/hire, on a season/seasonal lease/rental, rented/hired/leased/rent/rents/hire/lease/renting/leasing for the season/winter/year, rented/hired/leased for the whole season/winter/year, on season rental/hire/lease, alquilad*/arrendad*/rentad* por/para/de (toda) la temporada, alquiler/arriendo/renta de temporada, alquil*/arriend*/rent* por temporada',
  ),
  ...frames('bring', 'before', 'goes/go without saying'),
  // "Its got pots", "the net hangs already"
  ...frames('give', 'after', "its got, it 's got, it has got, itll have, its also got"),
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
    '(we/i) want/wanna/hope/hoping/plan/planning/going/gonna/fancy/keen/love/like/dying/looking/wants/hopes/plans/intend to/forward (to) do/see/visit/eat/try/explore/watch/climb/doing/seeing/visiting/eating/trying/watching/exploring (the/some/a), (well/we/ill/to) do/see/visit/eat/try (some) (the) sights/pub/pubs/touristy/usual, quer*/ganas/idea/plan/pensamos/vamos (de/es/a) hacer/ver/visitar/comer/probar/conocer/recorrer (el/la/los/las/un/una), toca/tocan hacer/ver/visitar/comer/probar/conocer/recorrer',
  ),
  // "Head torches are on the list they sent", "the kit list says two pairs of gloves".
  ...frames(
    'bring',
    'before',
    'is/are/was/were (all) on the/my/our/her/his/their (kit/packing/school/camp/course) list, need/needs/has/have/got/must/should (to) be (a/in) plain/smart/dark/navy/black/white/closed/sturdy/waterproof/flat/broken/labelled/named/clean/proper/loose/long/modest/formal, came/arrived/turned in/with the post/mail',
  ),
  ...frames(
    'bring',
    'after',
    '(kit/packing) list says/said/asks/asked/wants (for), on the (kit/packing) list is/are/it/they, still to sort',
  ),
  // Bought before the trip: "got to get a new headlamp", "must pick up fuel".
  ...frames(
    'need',
    'after',
    'got/need/have/has/needs/must/gotta/still/want (to) get/buy/order/grab (a/some) (new), got/need/have/must (to) pick up',
  ),
  ...frames(
    'bring',
    'before',
    'is/are/s (just) fine/enough/plenty for me/us, is/are (just) fine/ok/okay/allowed/acceptable, is/are (a) non negotiable, is/are nonnegotiable, nonnegotiable, non negotiable, if it/they still fit/fits, if it/they fit/fits, will be fine/enough/plenty',
  ),
  // Made or mended there for the traveller.
  ...frames(
    'given',
    'before',
    'is/are being stitched/made/sewn/tailored/altered/fitted there/locally/by/in/at, is/are getting stitched/made/sewn/tailored there/locally/by/in/at',
  ),
  ...frames(
    'bring',
    'before',
    'ive mine, i have mine, ive got mine, weve/we have ours, weve got ours, ive/i have my own, weve/we have our own, ive/weve got my/our own',
  ),
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
    '(i/we) have told/said (him/her/them/mum/amma) no, i/we told/said (him/her/them/mum/amma) no, (is/was) a hard/big/firm no, a hard no, absolutely not, (that/it/those/they) (thing/one/ones) is/are/s (way/far/much) too fat/big/heavy/bulky/precious/delicate/much, its (way/far/much) too fat/big/heavy/bulky/precious/delicate',
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
    'insist/insists/insisting/insisted (on) his/her/my/our/their, insist/insists on the/a, asked for, asked me/us for, asked me/us to bring (her/him/them), has requested',
  ),
  ...frames(
    'leave',
    'before',
    'stay/stays/staying in the car/boot/trunk/van/truck, isnt/arent/not due/needed till/until/til, isnt/arent/not till/until/til, wont be needed till/until/til, went to vinnies/oxfam/goodwill/charity, starts/start/begins/begin after/once/when/afterwards/later (not) (now/yet), is/are toast',
  ),
  ...frames(
    'bring',
    'after',
    'promised her/him/them/mum/mom/you, i promised, i owe her/him/them, landed/lumbered with',
  ),
  ...frames('bring', 'before', 'will do me/us/him/her/nicely/fine, should do me/us'),
  ...frames('bring', 'after', 'hauling, hauls, haul, towing, tows, lugging, lugs, trailering, transports, ferries'),
  ...frames(
    'give',
    'after',
    '(ve/has/have/had) borrowed us/me, meeting/meets us/me with, picks/pick/picking/collects/fetches us/me up with (a/the/our/his/her), picks/collects/fetches us/me with (a/the/our/his/her), waiting with, greets us/me with, giving, provides/gives/supplies the (whole) works/lot/kit/shebang, provide/supply/provides/supplies everything',
  ),
  ...frames('rent', 'after', 'rents/rent/hires/hire (us/you/out) the (whole) works/lot/kit/shebang'),
  ...frames(
    'given',
    'before',
    'at/in the bnb/airbnb/villa/shack/apartment/resort/venues/halls/hotels/huts/hostels/camps/schools/theatres/churches/studios/courts/campsites, all on place/site/the spot, all there, stand/stands/stacked by/at/outside/behind the house/cabin/chalet/hut/cottage/door',
  ),
  // What others give is called poor, so it is one's own that comes.
  ...frames(
    'none',
    'both',
    'theirs is/are dirty/itchy/scratchy/broken/ancient/smelly/rubbish/crap/awful/bad/terrible/grim/horrible/filthy/useless/gross/shit/manky/tiny/small/dodgy, theirs is/are too/not/never/always, the ones they lend/rent/have/give/provide/supply/offer, the hire/rental/hired/rented/hotel/shared ones, hire/rental/hired/rented ones',
  ),
  ...frames(
    'bring',
    'before',
    '(que) siempre se queda/quedan (en/olvidad*), siempre lo/la/los/las olvido/dejo, que no se quede/queden, tenemos los/las dos, tenemos todos/todas/ambos/ambas, ya nos/me/les dieron/regalaron/repartieron/entregaron/prestaron/cosio/cosieron/hizo/hicieron, those are on us, is on us, are on us, up to us',
  ),
  ...frames(
    'bring',
    'after',
    'bring own, bring your own, bring our own, bring my own, told to bring own, told bring own, prefer my/our own, i prefer my own',
  ),
  ...frames(
    'have',
    'after',
    "sorts, sorts out, sorting, sorted out, is organising, is organizing, responsible for, ive a/an, 've a/an, 've (only) the/my/our/some, 've only",
  ),
  ...frames(
    'give',
    'after',
    'they hand you, they hand out, they hand us, hand you, hands you, you get given, we get given, gets given',
  ),
  ...frames(
    'given',
    'before',
    'gets/get handed to us/me/you/him/her/them, handed to us/me/you, waiting at, is/are waiting, waiting with, made ready, ready there, ready for us/me/him/her, all ready',
  ),
  ...frames('rent', 'before', 'lo/la/los/las saco/sacamos/retiro/retiramos/agarramos del/de/en'),
  ...frames('buy', 'after', 'comprarse/comprarme/comprarnos/comprarle (alla/alli/ahi)'),
  ...frames('rent', 'both', 'on rent, taking on rent, take on rent, taken on rent, rent out'),
  ...frames(
    'buy',
    'before',
    'ill/i get over there, getting over there, im/i getting over there, get over there, getting there, getting those there, getting one there, picking up there, pick up over there, buy over there, buying over there, when i/we land/arrive, when im/were there, they sell there, sold over there, bought over there, get in the shop, buy on the spot, picking up on arrival',
  ),
  ...frames(
    'buy',
    'after',
    'pick up, picking up, will pick up, planning to buy, will get, plan to buy, buying one, to pick up',
  ),
  ...frames(
    'leave',
    'after',
    'refuses to wear/bring/take/pack/carry, wont wear, never wears, never wear, hates wearing, wouldnt wear, decided against, gave up on, dont want, doesnt want, do not want, cant be bothered with',
  ),
  ...frames(
    'leave',
    'before',
    'no way, not a hope, no chance, no thanks, no thank you, not a chance, not happening, decided against it/that/them, was useless, were useless, is overkill, are overkill, overkill, not worth it, got cancelled, is cancelled, are cancelled, been cancelled, got binned',
  ),
  // Look like a frame and are none.
  ...frames(
    'none',
    'both',
    'da/dar/dio/dara/dando a luz, hay que, no dejan/permiten/admiten/aceptan/venden otro/otra/otros/otras (cosa), regreso/regresamos/vuelvo/volvemos/volver/regresar/vuelta con, me/te/le/nos/les da/dan (mucho/mucha/un/una/el/la/mal/muy) miedo/panico/pena/verguenza/corte/igual/asco/sueno/hambre/sed/alergia/frio/calor/cosa/risa/soroche/vertigo/mareo/mareos/nauseas/dolor/fiebre/tos/palo/pereza/flojera/lata/hueva/rabia/ataque/ataques/crisis/claustrofobia/impresion, me/le/nos dejo/dejaron (una/un/la/el) cicatriz/marca/secuela/secuelas/cojera/dolor/tirad*/plantad*/baldad*/coj*/sin, se pone/ponen/puso/pusieron/ponga mal*/mala/malo/malito/malita/fatal/enferm*/nervios*/trist*/roj*/buen*/peor/mejor/intens*/fe*/brav*/dur*/pesad*/a/de/el, me pongo mal*/fatal/enferm*/nervios*/roj*/a/de, # mos/mo/months/month/weeks/days/years/yrs/hours/mins left, left to run, left on it/them/the/my, left over, left us/me/them/him/her, day/days/week/weeks/month/months supply, dias de reserva, dejo/dejaron/deje/dejado/dejada el/los panal/panales, casi deja el panal, deja el panal, dejando el panal, left knee/ankle/wrist/shoulder/arm/hand/handed/foot/hip/ear/eye/leg/elbow/side, left and right, does not, does it, does he, does she, does that, does the trick, does his, does her, does their, da igual, da lo mismo, da miedo, da tiempo, no da tiempo, me da, le da, se da, give it a go, take a look, take photos, take pictures, take part, takes place, have to go, has to go, pack light, travel light, viajar ligero, ir ligero',
  ),
  ...frames(
    'leave',
    'both',
    'no lo/la/los/las listes, no lo/la/los/las listen, no lo/la/los/las pongan, no lo/la/los/las metas, no lo/la/los/las incluyas, no lo/la/los/las incluyan, no lo/la/los/las anotes, no lo/la/los/las agregues, no lo/la/los/las carguen, no lo/la/los/las lleven, dont add, dont bother listing, dont bother packing, no need to list, no need to pack, no lo pongas, no la pongas, no los pongas, no las pongas, no lo cuentes, no la cuentes, no los cuentes, no las cuentes, dont put, dont count, dont list, dont include',
  ),
  ...frames(
    'bring',
    'before',
    'no lo/la/los/las dejes (fuera), no te olvides, que no me deje, no se me/nos/le puede/pueden olvidar/quedar, que no se me/nos/le olvide/olviden/quede/quedan/queden, no se me/nos/le olvide/olviden/quede/queden, no me/nos puede/pueden faltar, que no falte/falten, si o si, si me toca, si nos toca, me toca llevar, nos toca llevar, piden que uno/una/yo/nosotros lleve/llevemos, piden que lleve/llevemos, piden llevar, es mio tambien, es mia tambien, es mio, es mia, son mios, son mias, es nuestro, es nuestra, son nuestros, son nuestras, no se olvida, no se olvidan, no se olvide, no se olviden, que no se olvide, que no se olviden, no los suelta, no lo suelta, no la suelta, no las suelta, no suelta, not letting go of, never lets go of, asi que va, asi que van, so it comes, so they come, so theyre coming, so its coming, va si o si, van si o si, va en la/mi/su maleta/mochila, van en la/mi/su maleta/mochila, in her/his/my/our case/bag/suitcase/backpack, suyo, suya, suyos, suyas, cada uno el suyo, cada uno la suya, cada cual el suyo, cada uno los suyos, cada uno las suyas, cada quien el suyo, cada quien la suya, cada quien los suyos, cada quien lo suyo, cada una el suyo, cada una la suya, must be my own, has to be my own, have to be my own',
  ),
  ...frames(
    'leave',
    'before',
    'have/has/had gone to, do/doing/manage/managing/going without, given away, gave it/them away, sold thank*, is/are/was/were/got/been/we/i sold, is/are/s bust/broken/knackered/kaput/ruined/dead, died on me/us, skip it/that/them/those, gone for good, no longer fit/fits/works/work',
  ),
  ...frames(
    'given',
    'before',
    'is/are plenty, plenty there/here/over, dey plenty, in plenty, galore, dey house, everywhere there, full ground',
  ),
  ...frames('have', 'after', "'s doing all, 's doing the, is doing all, is doing the, are doing all, are doing the"),
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
    'dey the, dey for, dey there, meron na, already dey, prebooked, pre booked, booked with/from/through/at/already, is/are booked, all booked, reserved for us/me/him/her, given by/out/at, loaned, already with, is/are with the tailor, dey with, exists, exist, all that, the lot there, lives in the/our van/camper/trailer/ute/truck/boat, live in the/our van/camper/trailer/ute/truck/boat, all live in the van/ute/trailer/camper/truck',
  ),
  ...frames(
    'give',
    'after',
    'will give, will provide, will arrange, will supply, is arranging, are arranging, arranges, is providing, are providing, everything .. incl, everything .. including, everything .. inc, is giving, are giving, company supply, school supply, they supply',
  ),
  ...frames('bring', 'after', 'byo, must have own, me/nos falta/faltan (por/que) comprar/conseguir'),
  ...frames(
    'bring',
    'before',
    'those/they/these travel/come/go, those/they/these travel/come/go with me/us, is/are coming with us/me, travels/travel with us/me, coming over with us/me, mailed to us/me/my, posted to us/me/my, delivered to us/me/my house, came in the post, is hand luggage, are hand luggage, in hand luggage, as hand luggage',
  ),
  ...frames(
    'have',
    'before',
    'is/are with, is/are coming over with, coming over with, is/are coming with, travels/travel with, is/are driving over with, packed those/them/it/that already, packed those/them/it/that, packed that too',
  ),
  ...frames('rent', 'before', 'you hire, to rent, to hire, for rent, for hire, on hire'),
  ...frames('buy', 'before', 'we buy, we ll buy, i buy, we are buying, we re buying'),
  ...frames(
    'send',
    'before',
    'in the team/club/kit/band/crew/school/support/backup/chase/sag/safety van/bus/truck/trailer/coach/car/jeep, is/are/get/gets/got/being (being) fedexed/couriered/dhled/upsed/freighted (to), fedexed, goes/go in the team/club/kit/band/crew/school/support van/bus/truck/trailer/coach',
  ),
  ...frames(
    'bring',
    'before',
    'cannot find there, cant find there, cannot find it there, cant find it there, cant get there, cant get it there, isnt sold there, arent sold there, not sold there, dont sell it there, dont sell them there, hard to find there, hard to get there, not available there, is/are expensive/dear/costly there, expensive there, dear there, costly there, costs a fortune there',
  ),
  ...frames(
    'given',
    'before',
    'ya hicimos/hicieron/pusimos/juntamos/hemos (la/una/el/un) vaquita/vaca/bote/coperacha/fondo/puesto, have already bought .. here, already bought .. here, bought for them/him/her here, bought .. here already',
  ),
  ...frames(
    'bring',
    'before',
    'cannot/cant/mustnt be missing/forgotten/left, must not be missing/forgotten/left, no puede/pueden faltar',
  ),
  ...frames('bring', 'before', 'travels in its/their own, travel in its/their own, goes in its own, go in their own'),
  ...frames(
    'forget',
    'after',
    'forgets, always forgets, never remembers, se me quedo el/la, se me quedaron los/las, se nos quedo el/la, se nos quedaron los/las, se le quedo el/la, se le quedaron los/las',
  ),
  ...frames('forget', 'before', 'got left, was/were left, got left behind, left in/at .. last, left in/at .. once'),
  ...frames(
    'leave',
    'end',
    'stays, stay, queda, quedan, fuera, no viaja, no viajan, no viene, no vienen, so no, so nope, so not, asi que no, pues no',
  ),
  ...frames(
    'bring',
    'end',
    'ours, mine, is ours, are ours, is mine, are mine, with us, with me, are with us, is with us, conmigo, con nosotros, con nosotras, tenemos, tengo, va, van, viaja, viajan, viene, vienen, comes, byo, is byo, are byo, go, goes',
  ),
  ...frames(
    'given',
    'before',
    'hay de sobra, hay un monton, hay montones, hay para regalar, hay por/en todos/todas lados/partes, en los campings, en el camping, en los refugios, ya armad*, armad*',
  ),
  ...frames(
    'leave',
    'before',
    'stays/stay bolted/in, stays on the wall/shelf/hook, dont list/pack/put/bring/carry/take any of that/it/those/them, dont list/pack/put/bring/carry any, no es mi bronca, no es mi problema, no son mi problema, not my department, se vuela, se vuelan, vuela sol*, estorba, estorban, no sirve, no sirven, no vale, no valen, no merece la pena, is useless, are useless, pointless, is a waste, are a waste, se queda/quedan aqui/en/con, no me cabe, no nos cabe, filo, este ano filo, (ya) no me/le/nos cierra/cierran/entra/entran/vale/valen, no cacho si me cierra/cierran/entra/entran, ni en pedo/suenos, ni cagando, ni a palos, ni muert*, antes muert*, va/van a ser que no, se regresan con, se regresa con, ya fueron, ya fue, ya se usaron',
  ),
  ...frames(
    'bring',
    'before',
    'lo/la/los/las compra/compran, lo lleva, la lleva, los lleva, las lleva, lo llevan, la llevan, los llevan, las llevan, lo trae, la trae, los trae, las trae, lo traen, la traen, los traen, las traen, brings/has/got/carries those/it/them/that/em/one',
  ),
  ...frames(
    'bring',
    'after',
    'duerme/duermen/duermo/dormir con el/la/los/las/su/sus/mi, no suelta el/la/su, so only, so just, conmigo va, conmigo van, con nosotros va, con nosotros van, con nosotras van, no perdona, no perdono, no perdonan, traed, llevad, traigan, lleven, hay que traer, hay que meter, que no se me olvide, que no se me olviden, no olvides, recordar llevar, bring, brings, bringing, take, takes, taking, pack, packs, packing, carry, carries, carrying, travel with my/our/a, travelling/traveling with my/our/a, got to bring, my own, our own, your own, own, along with my, plus my, dont forget, cant forget, must not forget, remember, want in the bag, llevo, llevamos, lleva, llevan, llevare, llevaremos, llevar, llevando, traigo, traemos, trae, traen, traer, cargo con, cargamos con, viajo con, viajamos con, mi propio, mi propia, mis propios, mis propias, nuestro propio, nuestra propia, nuestros propios, nuestras propias, su propio, su propia, sus propios, meto, metemos, meter, que no falte, que no falten, no olvidar, no se olvida, no se olvidan, van mis, va mi, voy con mi/mis/el/la, vamos con la/el/los/las',
  ),
  ...frames(
    'bring',
    'before',
    'me own, of my own, of our own, come too, comes too, comes along, come along, come with me/us, comes with me/us, coming with me/us, comes with, goes with me/us, going with me/us, is coming, are coming, from home, propio, propia, propios, propias, mio, mia, mios, mias, de casa, lo/la/los/las facturo/facturamos/despacho/despachamos/embarcamos/facturaremos, si van, si va, si que va, si que van, si va obvio, va conmigo, van conmigo, va con nosotros, van con nosotros, viene conmigo, vienen conmigo, viene con nosotros, vienen con nosotros, va fijo, va seguro, lo llevo, la llevo, los llevo, las llevo, lo llevamos, la llevamos, los llevamos, las llevamos, lo llevo yo, la llevo yo, los llevo yo, las llevo yo, lo ponemos nosotros, la ponemos nosotros, lo ponemos, you bring your own, must come, has to come, have to come, is/are a must, has to be brought, have to be brought, need to be brought, required, mandatory, obligatori*, imprescindible*, need to be packed, dont leave without, se exige, se exigen, se pide, se piden, tengo que llevar, hay que llevar, hay que llevarla/llevarlo/llevarlas/llevarlos, no puede faltar, no pueden faltar',
  ),
  ...frames(
    'bring',
    'both',
    'you/u/we/i need your/ur/our/my own, i bring, we bring, i only bring, we only bring, only we bring, i ll bring, we ll bring, you bring',
  ),
  ...frames(
    'need',
    'after',
    'need, needs, needing, we ll need, will need, i ll need, just need, only need, want, wants, id like, must have, have to have, need to bring, need to have, have to bring, must bring, need my, need our, doctor/doctora/medico/medica/pediatra/dentista/enfermera/cirujano/cirujana/otorrino/fisio/matrona dijo/dice/manda/mando/recomienda/recomendo/aconseja/aconsejo, necesito, necesitamos, necesita, necesitan, necesitare, me hace falta, nos hace falta, hace falta, hacen falta, hay que llevar, tengo que llevar, tenemos que llevar, tiene que llevar, tienen que llevar, piden, exigen, exige, pide, requires, require, ask for, asks for, only got to sort, ive only got to sort, got to sort, to sort my own, quiero, queremos, quiere, quieren, me toca llevar, nos toca llevar, me/nos/a toca el/la/los/las, me/nos tocan el/la/los/las, voy/vamos/va/van/ir/iremos/ire/toca/es/son de, toca ir de, hay que ir de, me encargo de, yo pongo, i supply, im in charge of, we re in charge of, nosotros ponemos',
  ),
  ...frames(
    'use',
    'after',
    'wearing a/an/the/his/her/our/their/one, will wear, se pone, se ponen, me pongo, nos ponemos, use, uses, using, wear, wears, wearing contacts, on my, uso, usamos, usa, usan, usar, utilizo, utiliza, tomo, toma, tomamos, toman, cannot sleep without, cant sleep without, wont sleep without, doesnt sleep without, never without, not without, cant live without, no duerme sin, no duermo sin, no duermen sin, no viaja sin, no viajo sin, no sale sin, no salgo sin, no va a ningun lado sin, se levanta con',
  ),
  ...frames(
    'have',
    'after',
    "does, looks after, is sorting, is in charge of, in charge of, se encarga de, se encargan de, have, has, having, got, 've got, 's got, has got, ve got, owns, bought, ive bought, i bought, compre, me compre, me he comprado, mine is, mine are, mine s, ours are, with, con, with my, with our, with his, with her, with a, with the, tengo, tenemos, tiene, tienen, teniendo, ya tengo, ya tenemos, con mi, con mis, con su, con sus, con nuestro, con nuestra, con nuestros, con nuestras, con un, con una, con unos, con unas, con el, con la, con los, con las",
  ),
  ...frames(
    'have',
    'before',
    'is his, are his, is hers, are hers, i got, we got, ive got, we ve got, i ve got, is my mates, es de mi, son de mi, es del, son del, i have, we have, have one, has one, has some, have them, has them, got one, got them, s got one, si tengo, ya la tengo, ya lo tengo, ya las tengo, ya los tengo, ya lo/la/los/las tiene/tienen, lo/la/los/las tiene/tienen, si tenemos, ya tenemos, ya tengo, lo tengo, la tengo, los tengo, las tengo, tiene una, tiene uno',
  ),
  ...frames(
    'give',
    'after',
    "it 's/is (fully/well) stocked/furnished/equipped/kitted (out) (with), 's/is fully stocked/furnished/equipped/kitted (out) (with), give you/u/ye, there is, there are, there 's, theres, theyve got, they have, they 've got, they give you, they give us, they give me, they give, gives, gives us, gives you, gives me, gave us, gave me, give us, give me, provides, provide, providing, supplies, supply, offers, offer, hands out, hand out, issue, issues, issuing, lends, lend, lend out, comes with, come with, came with, includes, include, including, equipped with, stocked with, furnished with, complete with, kitted out with, is having, use of, can borrow, can use, cover, covers, we get, you get, i get, get given, get free, they do, they ve, they put on, incluye, incluyen, incluido, incluida, hay, habra, ofrece, ofrecen, pone, ponen, pone el, dan, da, nos da, nos dan, me da, me dan, te dan, reparten, nos deja, nos dejan, me deja, me dejan, proporciona, proporcionan, facilita, facilitan, cuenta con, cuentan con, viene con, vienen con, dispone de, disponen de, equipado con, equipada con, amoblado con, amueblado con, amoblada con, amueblada con, trae ya, trae, entregan, entrega, suministra, suministran, surten, regalan, fundacion/organizacion/empresa/ong/escuela/club/agencia/colegio/universidad/asociacion/jefe pasa, nos pasa/pasan, te pasan",
  ),
  ...frames(
    'given',
    'before',
    'ponen ellos, pone el/la hotel/casera/casero/dueno/duena/escuela/club/guia/agencia, dan ellos, dan alla, dan alli, dan ahi, la hace, lo hace, las hace, los hace, la hacen, lo hacen, las hacen, los hacen, la prepara, la preparan, lo prepara, lo preparan, la cocina, la cocinan, issued, is/are/get/gets issued, handed over, dished out, laid on, catered, catered for, arranged, organised, organized, covered, supplied by, provided by, pick up from, picked up from, is/are pick up, is/are picked up, collect at/from, collected at/from, to collect, we collect, i collect, is/are collected, pick it/them up there, se recoge, se recogen, se retira, se retiran, lo/la/los/las recojo, lo/la/los/las recogemos, lo/la/los/las retiro, lo/la/los/las retiramos, in the car/van/truck/bakkie/boot/trunk already, already in, in crew van, ya en el coche/carro/auto/maletero, ya puesta, ya puesto, va puesta, va puesto, entregad*, lo ponen ellos, la ponen ellos, los ponen ellos, las ponen ellos, nos esperan, nos espera, included, incl, inc, provided, supplied, is/are/all/both provided, on the truck, on the boat, on the ship, on board, on site, onsite, in the price, in price, in the room, in the apt, in the flat, in the house, at the hotel, at the flat, at the house, at the camp, at the venue, at camp, there already, already there, are there, is there, there for us, for free, for guests, thrown in, on loan, handed out, handed out .. gate, are/is/being handed, are/is/being given, given to him/her/us/me/them, get given, they give you, they give us, they give me, they give, they provide, they supply, they issue, they lend, they have, they do, they ve got, they kit you out, kit you out, kitted out, theirs, is theirs, are theirs, all theirs, is sorted, are sorted, sorted, all sorted, taken care of, waiting for us/me, waiting there, in my/the locker, printed there, at reception, comes with .. rental/car/rent/hire/van/room/place, come with .. rental/car/rent/hire/van/room/place, come with it, comes with it, come with the, comes with the, is/are part of, on tap, available, free there, delivered, gets/is/are/be/being delivered .., incluid*, esta incluid*, estan incluid*, va incluid*, van incluid*, ya estan, ya esta, estan alli, esta alli, estan alla, esta alla, la pone, las pone, los pone, lo pone, la ponen, las ponen, los ponen, lo ponen, tambien lo ponen, tambien la ponen, tambien las ponen, tambien los ponen, los da, las da, lo da, la da, los dan, las dan, lo dan, la dan, nos los dan, nos las dan, nos lo dan, nos la dan, me los dan, me las dan, me lo dan, me la dan, te los dan, te las dan, te lo dan, te la dan, son de la organizacion, son de la escuela, son de la base, a disposicion, disponible*, gratis, en el hotel, en el apartamento, en el piso, en la casa, en la villa, en el barco, en el lodge, a bordo, de cortesia, por cuenta de, corre a cargo, corren a cargo, corre por cuenta, entra en el precio, entran en el precio, en el precio, en destino, en el refugio, en el campamento, en la base, en el colegio',
  ),
  ...frames('given', 'both', 'ahi hay, alli hay, alla hay, hay alli, hay alla, hay ahi'),
  ...frames(
    'rent',
    'both',
    'rent, rents, renting, rented, rental, rentals, hire, hires, hiring, hired, we rent, you rent, we hire, alquil*, arriend*, arrend*, rento, rentamos, rentar, rentaremos, rentare, rentad*, renta, rentan, rente, se lo rentan, se las rentan, se los rentan, se la rentan, de alquiler',
  ),
  ...frames(
    'buy',
    'after',
    'buy, buying, comprar, compramos, compro, comprare, compraremos, buy there, will buy, ill buy, well buy, going to buy, gonna buy, buying there, pick up there, get there, grab there, buy when we get there, buy on arrival, comprar alla, comprar alli, compramos alla, compramos alli, compro alla, compro alli',
  ),
  ...frames(
    'buy',
    'before',
    '(ya) lo/la/los/las traigo/traemos/compro/compramos de/a (la) vuelta, they sell it, they sell them, they sell those, they sell em, sold there, se vende, se venden, ahi venden, alla venden, alli venden, venden alla, venden alli, venden ahi, lo venden, la venden, los venden, las venden, buy there, bought there, get there, can get there, get those there, buy them there, buying there, buying them there, buy on arrival, bought on arrival, buy locally, get locally, buy it there, pick up there, from the supermarket there, buy when we, buy when i, lo/la/los/las compra/compran/compramos/compro alla/alli/ahi/aca, las compro, los compro, la compro, lo compro, los compramos, las compramos, lo compramos, la compramos, se compran, se compra, se compran alla, comprare alla, comprare alli, compraremos alla, compraremos alli, hay que comprarlo/comprarla/comprarlos/comprarlas, se consigue alla, se consiguen alla, comprar alla, comprar alli',
  ),
  ...frames(
    'leave',
    'after',
    'nada de llevar/traer/meter/poner/cargar (con), no lleves/traigas/metas/pongas/incluyas/agregues/anadas, quit*/sac*/saqu*/elimin*/borr*/tach* de la lista/maleta, ahorrate/ahorraos/ahorrens* el/la/los/las, olvidate/olvidaos/olvidens*/olvidarme/olvidarnos de (llevar/traer/meter/cargar), ni se me/te/nos/os/le/les ocurra/ocurre (meter/llevar/poner/traer/cargar), pide/piden/pidio/pidieron/exige/exigen/ruega/ruegan que/q no lleve/llevemos/lleven/traiga/traigamos/traigan, deje el/la/los/las/mi/mis, ya no tomo, ya no uso, ya no usa, ya no toma, came off, come off my, stopped taking, no longer take, no longer use, no longer need, leave, leaving, left, leave behind, leaving behind, not bringing, not taking, not packing, no need for, no need of, dont bring, do not bring, dont carry, do not carry, dont take, cant take, cant bring, cannot take, cannot bring, no dejan entrar, no dejan llevar, no dejan meter, no dejan pasar, no se puede llevar, no se pueden llevar, no se puede, no se pueden, no podemos llevar, no puedo llevar, no admiten, no permiten, prohiben, prohibe, dont need, doesnt need, skip, ditch, ditching, forget about, dejo, dejamos, dejare, dejaremos, deja, dejan, dejando, no llevo, no llevamos, no llevare, no llevaremos, no quiero llevar, no quiero, no necesito, no necesitamos, paso de',
  ),
  ...frames(
    'leave',
    'before',
    'ni de riesgo/vaina/fundas, ni a palos, ni en pedo, nadie lleve/traiga/compre (nada), no cargo, no cargamos, no agarra, no agarran, no usa, no usan, no le/les gusta/gustan, no lo/la/los/las quiere, olvidate, olvidense, olvidaos, olvidalo/olvidala/olvidalos/olvidalas, ni se te/os/les ocurra, ni lo/la/los/las necesito, fuera de la lista, que nadie lleve/traiga/compre (nada), no aguanto, no aguantamos, no soporto, no soportamos, no los/las/lo/la aguanto/soporto/uso/usamos, es broma, es una broma, es un chiste, es cona, just kidding, only joking, only kidding, no es necesari*, no son necesari*, no dejan, no los dejan, no las dejan, no lo dejan, no la dejan, no permiten, no se permite, no se permiten, no admiten, no se admite, no se admiten, no se puede llevar, no se pueden llevar, no se puede entrar con, not permitted, isnt permitted, arent permitted, cant take, cant bring, you cant take, you cant bring, cannot bring, cannot take, do not bring, dont bring, no llevar, not bringing hers/his/mine/ours/it/them, not taking hers/his/mine/ours/it/them, stays home, stay home, stays at home, stay at home, stays behind, staying home, staying behind, is staying, stays here, not needed, not necessary, no need, are banned, is banned, banned, ban, bans, dont allow, doesnt allow, wont allow, not allowed, arent allowed, isnt allowed, forbidden, prohibited, not mine, dont pack, do not pack, not packing, not bringing, not coming, not taking, isnt coming, arent coming, not my problem, isnt my problem, so not needed, so those not needed, leave it, leave them, left at home, se queda, se quedan, se queda en casa, se quedan en casa, no hace falta, no hacen falta, no viene, no vienen, no va, no van, prohibid*, esta prohibid*, estan prohibid*, ni ahi, ni hablar, ni loc*, ni de broma, la dejo, lo dejo, las dejo, los dejo, la dejamos, lo dejamos, las dejamos, los dejamos, no se necesita, no se necesitan, no entra, no caben, no cabe, sobra, sobran, no dejan entrar, no dejan pasar, vetad*',
  ),
  ...frames(
    'send',
    'before',
    'en el/la maletero/baul/cajuela/maletera/guantera desde, siempre en el/la maletero/baul/cajuela/maletera/guantera, (ya) esta/estan/va/van en el/la maletero/baul/cajuela/maletera/guantera, va/van (todo) en el/la bolso/bolsa/baul/camion/caja/maleta/valija/bus/micro/furgo/furgoneta/remolque/trailer/van/combi/coche/carro (grande) del/de club/equipo/colegio/cole/grupo/baile/coro/profe/entrenador, van .. de la ong/banda/organizacion/escuela/comparsa/hermandad, va .. de la ong/banda/organizacion/escuela/comparsa/hermandad, in/on the club/team/band/crew/support bag/van/trunk/bus/box/truck/trailer, goes/go/going/went in/on the club/team/band/crew/support bag/van/trunk/bus/box/truck/trailer, went down/up/ahead on/in the .. trailer/van/truck, already went, is couriering, are couriering, couriered, is shipping, are shipping, is posting, ships, ships ahead, ships to, being shipped, gets shipped, goes in the van/truck/lorry/trailer, going in the van/truck/lorry/trailer, go in the van/truck/lorry/trailer, travels separately, van en el camion, va en el flete, van en el flete, goes by coach/van/truck with, go by coach/van/truck with, are going in, is going in, en encomienda, por encomienda, va por separado, van por separado, went/going/goes/gone/go (on/off/ahead) with the (freight/shipping/removal) forwarder/forwarders/movers/courier/freight/shipper/shippers/haulier/removers, sent ahead, shipped, shipped ahead, already shipped, posted, already posted, been posted, has .. been posted, both/is/are/all fixed/fitted/bolted/strapped in the car/van/truck, been sent, already sent, mailed, gone ahead, went ahead, forwarded, freighted, in the container, in the moving truck, on the pallet, with the movers, with the shipping, enviad*, ya enviad*, mandad*, ya mandad*, ya se lo mandamos, ya lo mandamos, ya la mandamos, ya los mandamos, ya las mandamos, ya lo mande, ya la mande, ya los mande, ya las mande, se lo mandamos, lo mandamos, la mandamos, las mandamos, los mandamos, ya esta alla, ya estan alla, ya esta alli, ya estan alli, va en el camion, van en la mudanza, va en la mudanza, va/van/viaja/viajan/viene/vienen/llega/llegan por/en contenedor/barco/mensajeria/mensajero/encomienda/flete/carguero/paquete/courier/seur/transporte, va/van/viaja/viajan/viene/vienen en un contenedor, va/van por delante, salio/salieron por contenedor/barco/mensajeria, por correo, por paqueteria, facturado aparte',
  ),
  ...frames(
    'send',
    'after',
    'shipped, posted, sent ahead, ya mandamos, ya mande, ya enviamos, ya envie, hemos enviado, he enviado, ya mandaron, ya enviaron, mandaron .. con el/la/los/las, ya mandaron en el/la furgoneta/furgo/camion/bus con el/la/los/las, mandamos por, enviamos por',
  ),
  ...frames(
    'forget',
    'after',
    'forgot, always forget, i always forget, we always forget, wish id brought, wish we d brought, should have brought, missed my, missed having, had no, without any, se me olvido, se me olvidaron, se nos olvido, se nos olvidaron, se le olvido, me olvide, olvide, siempre se me olvida, siempre se me olvidan, siempre olvido, me olvido siempre, eche de menos, echamos de menos, me falto, nos falto, me faltaron, nos faltaron, sin llevar',
  ),
  ...frames(
    'forget',
    'before',
    'se me quedo/quedaron en, se nos quedo/quedaron en, se le quedo/quedaron en, = mistake, was a mistake, big mistake, never again without, se me olvido, se me olvidaron, se nos olvido',
  ),
  ...frames(
    'wear',
    'after',
    'wear on the plane, wearing on the plane, wearing my .. on the, travel in my, puesto, puesta, puestos, puestas, llevo puesto, llevo puesta, llevo puestos, llevo puestas, viajo con .. puest*',
  ),
  ...frames(
    'wear',
    'before',
    '(ya) lo/la/los/las lleva/llevan puest*, on my feet, worn on the plane, on the plane, on my back, puesto, puesta, puestos, puestas',
  ),
  ...frames(
    'lend',
    'both',
    'lends, borrows, lend me, lend us, lends us, lends me, lending me, lending us, lent, is lending, are lending, can borrow, borrow, borrowing, borrowed, borrow from, presta, prestan, me presta, me prestan, nos presta, nos prestan, me lo presta, me la presta, me los presta, me las presta, nos lo presta, nos la presta, nos los presta, nos las presta, prestad*, prestaron, me presto, keeping .. ready, is keeping, are keeping',
  ),
  ...frames(
    'lend',
    'after',
    'me la paso, me lo paso, me los paso, me las paso, nos la paso, handed down, hand me down',
  ),
  ...frames(
    'undo',
    'both',
    'no wait, no hang on, hang on no, wait no, scratch that, actually no, no actually, or rather, i mean, no sorry, no espera, no esperen, espera no, corrijo, mejor dicho, digo, bueno no, no mentira, mentira',
  ),
];
