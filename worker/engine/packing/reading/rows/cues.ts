/**
 * Words that deny, date or imagine what stands beside them; `../polarity.ts` reads them. Phrases are parted by commas and
 * folded; the signs are explained in `../phrases.ts`.
 */

/** How far a cue reaches: `verb` over lists joined by "and", `noun` over one thing and what "or" adds to it. */
export type Reach = 'verb' | 'noun' | 'none' | 'home';
export interface Cue {
  reach: Reach;
  /** Parted by commas, with the signs of `../phrases.ts`. */
  phrases: string;
}

export const CUES: readonly Cue[] = [
  // Look like a denial and are none. Longer than the cue inside, so they win.
  {
    reach: 'none',
    phrases:
      'dont/doesnt care (about) (anything/whatever/the) (else), do not care (about) (anything/whatever/the) (else), de la nada, como si nada, casi nada, por nada, de nada, no perdona, no perdono, no falta, no faltan, no puede faltar, no pueden faltar, not only/just, no solo, no solamente, not to mention, no problem*, no doubt, no matter, no wonder, no idea, no hurry/rush, no less than, no more than #, not more than #, cant/cannot wait, dont/cant forget, do not forget, must not forget, not forgetting, dont/wont/cant/not .. miss, not/dont/wont/cant/never risk/risking/trust/trusting (the/my/our) suit/suits/dress/gown/tux/tuxedo/uniform/costume, no arriesgo/arriesgamos/arriesgar/arriesgare (el/mi/los) traje/trajes/vestido/uniforme/disfraz, dont mind, doesnt mind, do not mind, couldnt be, cant get enough, why not, nothing but, nothing like, nothing .. except, nothing .. apart from, nada .. excepto/salvo, nothing else, cant/cannot/couldnt/wont/doesnt/never/not live/sleep/travel/work/do/survive/function/settle/nap/eat/relax/cope/go/sit/leave (anything/anywhere/out) without, cant/cannot/couldnt/wont/doesnt/never/not do/go/settle/sleep/eat anything/anywhere w out, never .. without, dont go anywhere without, not .. without, wont .. without, dont .. without, cant go .. without, not much/many/too/very/really/so/as/quite, not a lot of, not that, not all, not every, not always, not sure, not far, not afraid, no stranger to, no later than, no bigger than, no excuses, no pasa nada, no way round, without fail, without doubt, no longer than, no me importa, no nos importa, no (se) (te/os/me/nos/le/les) olvid*, no (se) (te/os/me/nos/le/les) olvid* .. ni, no hay que olvidar, no quiero/queremos perder*, no me/nos quiero/puedo/podemos/queremos perder*, no perder*, no puede/pueden/puedo/podemos faltar, no faltar*, no mas de #, no menos de #, no muy/mucho/mucha/muchos/muchas/demasiad*/siempre/todo/todos/tan/tanto, no obstante, no veo la hora, no se si, no hay mas que, no .. mas que, no .. otra cosa que, no puedo vivir/dormir/viajar/trabajar/estar/salir sin, no viajo/salgo/duermo/voy/vivo .. sin, no .. sin, no podemos .. sin, nunca .. sin, sin falta, sin duda*, sin embargo, sin parar, sin prisa*, sin pausa, sin problema*, sin mas, sin contar, sin olvidar*, sin ganas de volver, nada mas llegar/que, ni que decir, menos mal, mas o menos, al menos, por lo menos, # menos #, no dejar* de, no podemos/puedo dejar de, no exento, no bad, not bad, no fear, no complaints, no frills, no kidding, avoid/evitar mosquitoes/mosquitos, skip the line*/queue*, out of nowhere, without a doubt, free of charge, afraid/scared of being/getting/feeling, dont/doesnt/cant/not .. well/much/often, no .. bien del todo, no se me da bien, no .. muy bien, no soy muy, not long, not yet decided, no end date, never mind, menos de #, menos # grados, menos el, if not, si no, whether or not, or not, o no, not until, no hasta, no creo que necesite mas, not guaranteed, not cheap, not far from, no lejos de, lose/losing, perder*',
  },
  {
    reach: 'verb',
    phrases:
      'dont, doesnt, didnt, wont, cant, cannot, wouldnt, shouldnt, couldnt, neednt, isnt, arent, wasnt, werent, havent, hasnt, hadnt, aint, not, never, nunca, jamas, tampoco, no longer, no need, no plan* to, no plan* for, no intention of, no intencion de, no interest in, no desire to, no time for, no time to, no wish to, no point, decided against, against, cancelled, canceled, cancelamos, hemos cancelado, he cancelado, anulamos, olvidate/olvidaos/olvidate de/del, stopped, gave up, given up, quit, avoid, avoiding, skip, skipping, hate, hates, detest, not into, not keen on, not interested in, no fan of, not a fan of, rule* out, ruling out, forget/forgetting about, scared of, afraid of, refuse* to, too old/young/tired/pregnant for, too old/young/tired/pregnant to, banned from, not allowed, odio, odia, odiamos, detesto, detesta, evito, evitamos, evita, evitar, evitare, evitaremos, paso de, pasamos de, pasando de, renuncio a, renunciamos a, prescindo de, prescindimos de, descarto, descartamos, descartad*, nada de, no tengo/tenemos/hay intencion de, ni loc* .. a, ni pensar en, ni hablar de, ni de broma, dejo de, deje de, he dejado de, ha dejado de, dejamos de, ya no, me niego a, nos negamos a, alergic* al/a, me da/dan miedo/panico, le da/dan miedo/panico, sin intencion de, sin ganas de, sin necesidad de, sin tener que, sin querer, without having to, without needing, without any plan*, prohibido/prohibida/prohibidos/prohibidas, olvidarme de, me olvido de, nos olvidamos de, ni/no se me/te/nos/os/le/les ocurre/ocurra, ni pienso, ni quiero, ni queremos, ni llevo, ni llevamos, fobia a, phobia of, phobic about',
  },
  {
    reach: 'noun',
    phrases:
      'no, without, sin, nothing, nada, zero, cero, ningun, ninguna, none of, neither, nor, ni, instead of, rather than, en vez de, en lugar de, except (for), excepto, salvo, todo menos, todos menos, anything but, everything but, other than, free from, non, rid of, lejos de',
  },
  // What is left behind.
  {
    reach: 'home',
    phrases: 'leave, leaving, left, leaves, dejo, dejamos, deja, dejan, dejare, dejaremos, dejando, dejar, dejado',
  },
];

export const AT_HOME =
  'at/back home, behind, with my/our/the/a/his/her/friends/family, in/at a/the kennel*, at my/our, en casa, con mi/mis/nuestros/los/la/el/unos/una/un, en una residencia, en la guarderia, atras, aqui, in kennels, kennels';

/** Denials that come after the thing: "swimming is not for me", "el portátil se queda en casa". */
export const AFTER =
  "ni subir*/sacar*/llevar*/traer*/cargar*/meter*, no (nos/me) hay/da/queda/alcanza (el/la) tiempo/ganas/presupuesto/plata/dinero, got/been/gets/was binned/cancelled/canceled/scrapped/postponed/shelved/canned/axed/ditched, knocked on the head, off the cards, fell through, is off, se cancelo/cayo/suspendio, prob/probably/prolly not/wont, might not, lo mas seguro/probable que no, is/are/'s/'re/was/were not (really) needed/necessary/required/for/my/our/happening/planned/possible/allowed/included/provided/part/an/coming/joining/going/an/supplied/available/permitted/on/his/her/their, isnt/arent/wont/wasnt .. needed/necessary/required/for/my/our/happening/planned/possible/allowed/included/provided/part/coming/joining/going/supplied/available/permitted/on/be/his/her/thing, not needed/necessary/required/included/provided/allowed/supplied/for/coming/joining/my/our, stay/stays/staying/stayed (at) home/behind, is/are staying (at) home/behind/with, is/are/'s out/closed/shut/drained/broken, is/are out of the question, is/are ruled out, is/are/'s out of order/action, esta/estan cerrad*/prohibid*, is/are banned, is/are off the, can wait, cancelled, canceled, doesnt/dont/didnt (really) interest*/appeal/tempt/come/travel/join/bother, bores/bore, wont/doesnt/cannot/cant come/join/travel/fly/be/fit, no me/nos/le/les (va*) gusta*/interesa*/apetece*/va/van/llama*/hace/hara/convence*/sirve*/cabe*, no lo/la/los/las/le, no hace/hacen/hara/haran falta, no entra/entran/toca/viene/vienen/vendra/vendran/va/cabe/caben/pega, no es/son/sera/esta/estan/estara (muy) necesari*/para/lo/mi/nuestro/incluid*/posible/imprescindible*, no puede/pueden venir/viajar/ir/acompanar*, no se/nos puede/pueden/permite/necesita/necesitan/incluye/incluyen/apunta/apuntan, no voy/vamos/pienso/pensamos/quiero/queremos a/ni/llevar*/usar*/ir/pisar*, se queda/quedan/quedara/quedaran/quedo (en) casa/aqui/con, ni pisar*/hablar/loc*/cagando/probar*/tocar*, ni de broma/cona/chiste, ni en pedo/suenos/pintura, ni a palos, ni/antes muert*, no llegamos/llego/alcanzamos/bajamos/subimos/entramos/pisamos, descartad*, ni me va ni me viene, mejor no, queda/quedan fuera, lo/la/los/las dejo/dejamos/dejare .. casa";

export const PAST =
  'used to, last year/summer/winter/spring/autumn/fall/month/week/christmas/easter/time/trip/decade/holiday, years/months/weeks/long ago, when i/we was/were, as a child/kid/teenager/student/girl/boy/youngster, in my twenties/thirties/youth, back in the day/eighties/nineties, in the past, formerly, previous trip*/year*, ex, retired from, the last time, other trips, ano/verano/invierno/otono/mes/viaje/lunes pasado, primavera/semana/navidad/vez pasada, anos pasados, ultima vez, hace # anos/meses/semanas/veranos, hace anos/tiempo/mucho/unos/un, solia, soliamos, solian, de pequen*/nino/nina/ninos/joven/jovenes/chico/soltero, cuando era/eramos/fui/fuimos/vivia/viviamos/tenia/iba, en su dia, en otros viajes/anos, en otro viaje, anteriormente, en el pasado, antes hacia*/iba*/practicaba*/jugaba*/esquiaba*/corria*/nadaba*/viajaba*, antano';

export const PAST_NOT =
  "am/is/are/'m/'re/'s/get/getting/got used to, desde hace, used to carry, hace un/una/unos (mucho) fri*/calor*/sol*/vient*/fresc*/helad*/ventarron/bochorno, hace mucho frio/calor/sol/viento, hace un tiempo, despedida* de soltero/soltera/solteros/solteras";

/** A verb of the past in the first person; a clause of what was done once. Bookings and invitations are about this trip. */
export const PAST_VERBS =
  'i/we went/did/had/was/were/loved/tried/swam/skied/hiked/dived/dove/surfed/visited/stayed/took/rode/climbed/camped/sailed/ran/played, fui, fuimos, estuve, estuvimos, hice, hicimos, era, eramos, iba, ibamos, practicaba, practicabamos, jugaba, esquie, bucee, probe, buceaba, esquiaba, corria, nos quedamos .. ano, alquile, llevabamos, surfeaba, nadaba, we/i have already been/done/seen, ve already been/done/seen, ya hemos/he estado/ido/hecho, ya estuvimos/fuimos, never (been) tried/been/done/skied/dived/surfed/climbed/camped/sailed/ridden/kayaked, nunca he/hemos/ha/han, no he/hemos .. nunca, last went/did';

export const PRESENT_ANYWAY =
  'formulario fui, told, invited, recommended, advised, warned, booked, reserved, rented, hired, bought, wondering, hoping, thinking, planning, going to, dijeron, recomendaron, invitaron, reserve, compre, born, diagnosed, operated, operaron, diagnosticaron';

export const UNREAL =
  "people/everyone/everybody/folks/they hear/hears/see/sees (the) .. and think/thinks/say/says/assume/assumes/picture, people/everyone/everybody/folks always/often/usually/just/mostly think/thinks/assume/assumes, wanted to, he/she/hubby/husband wanted (a/the), queria, queriamos, famous/known/renowned for, conocid*/famos* por, i/we wish, wish i/we, some day, someday, one day i/we/id, maybe/perhaps one/some/in, when the kids/boys/girls/twins/children/baby/grandkids are/is bigger/older/grown, when he/she is bigger/older, for/till/until/saving another/some/next time/year/trip/day, if i/we win/won, had/was/were/'d (been) planned/planning/hoped/hoping/intended/intending/meant/thought/thinking to/of, next/another time, another trip, next year, in the future, if i/we had/were/could/did/lived, would/'d/could/should have, dream* of one day, in another life, ojala, algun dia, la proxima vez, la proxima, otra vez sera, otro ano, el ano que viene, en otra ocasion/vida, mas adelante, si tuviera*/pudiera*/fuera*/viviera*/supiera*, hubiera*, hubiese*, habria, me habria/hubiera, thought about/of, considered, were/was going to, was/were/is gonna/gona, was/were gonna/gona/meant/supposed to be, iba/ibamos a, pensabamos, habia pensado";

export const DENIED_PRONOUN =
  'ni loc*/cagando/muert*/hablar/pensarlo, ni de broma/cona/chiste/palo, ni en pedo/suenos, ni a palos, yo paso, paso, no me/nos bano/banamos/meto/metemos/apetece, no lo/la/los/las (voy/vamos/pienso) (a) us*/necesit*/utiliz*/pis*/tocar*/llev*/quiero/queremos, not now/today/here/there/yet, not this time/trip/year, ahora/aqui/alli/alla no, esta vez no, wont/dont/doesnt/not (be) (going/planning) (to) use/using/need/needing/want/bring/take/touch/visit it/them';
