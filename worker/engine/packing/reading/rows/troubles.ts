/** What went wrong outdoors, last time or always: cold fingers, lost glasses, swollen bites. Whoever tells it wants it mended. */
import type { Row } from './row';

export const TROUBLES: readonly Row[] = [
  {
    tag: 'need:cold-hands',
    en: 'hand/hands/finger/fingers/fingertips was/were/are/is/went/go/goes/get/gets/got/turn/turned/turns/felt/feel (like/so/totally/completely/all/absolutely/solid) ice/iced/icy/numb/blue/white/purple/frozen/freezing/dead/cold, numb/frozen/freezing/icy hands/fingers, hands/fingers numb/freezing/frozen, hands/fingers always cold/freezing, cold hands, cant/couldnt/cannot feel my/his/her/our/their/the hands/fingers, hot aches, screaming barfies, frostnip*, frost nip*',
    es: 'mano/manos/dedo/dedos (como/todas/todos/completamente/bien) hielo/helados/heladas/congeladas/congelados/entumecidas/entumecidos/entumidas/entumidos/moradas/morados/azules/blancos/blancas/tiesos/tiesas/agarrotados/agarrotadas/hechos/hechas (hielo), manos de hielo, (se) me/le/nos congelaron/helaron/hielan/congelan/entumieron/entumecieron/entumen/entumecen/agarrotaron/agarrotan (las/los) manos/dedos, frio en las/los manos/dedos, las manos frias',
  },
  {
    tag: 'need:cold-feet',
    en: 'foot/feet/toe/toes was/were/are/is/went/go/goes/get/gets/got/turn/turned/turns (like/so/totally/completely/all/absolutely/solid) ice/icy/numb/blue/white/purple/frozen/freezing/cold, numb/frozen/freezing/icy toes/feet, toes/feet numb/freezing/frozen, cold feet',
    es: 'pie/pies (como/todos/completamente) hielo/helados/congelados/entumecidos/entumidos/morados, pies de hielo, pies frios, (se) me/le/nos congelaron/helaron/hielan/congelan/entumieron los pies, no sentia/siento/sentiamos los pies, pies no los sentia/siento/sentiamos/senti, frio en los pies',
  },
  {
    tag: 'need:chilled',
    en: 'shiver*, hypotherm*, blue with/w cold, lips were/went/turned blue, blue lips, teeth chattering/chattered, chilled to the bone, frozen to the bone, stiff with cold, freezing after the swim',
    es: 'tiritaba/tiritando/tiritaban/tiritamos/tiritona, temblando de frio, baje/bajo/bajamos/bajaba/llegue/llego/llegamos/sali/salio/salimos/acabe/acabo/acabamos/termine/termino/quede/quedo temblando/helado/helada/helados/congelado/congelada/congelados, hipotermi*, labios azules/morados, azul/tieso/tiesa/tiesos/muerto/muerta/muertos/muertas de frio, (mucho) frio al salir, calada/calado/calados hasta los huesos',
  },
  {
    tag: 'need:loose-glasses',
    en: 'lost/lose/losing/drop/dropped/dropping (my/his/her/our/the/a) (good/new/only/last/pair) (of) glasses/sunglasses/sunnies/shades/specs/spectacles, lost/lose/losing/drop/dropped (my/his/her/a/two) (pair/pairs/new/good) (of) oakleys/raybans, lost/lose/dropped (my/his/her) ray bans, glasses/sunglasses/sunnies/shades/specs overboard, glasses/sunglasses/sunnies/shades/specs fell/flew/came/went/blew/washed/swept off/in/into/overboard/away/away, took/takes my/his/her glasses off',
    es: 'perdi/perdio/perdimos/pierdo/pierde/pierdes (los/las/mis/sus/unas/unos) gafas/lentes/anteojos, (se) me/le volaron/volo/cayeron/vuelan/caen/fueron los/las lentes/gafas/anteojos, lentes/gafas/anteojos al agua/rio/mar',
  },
  {
    tag: 'need:bite-swelling',
    also: ['need:mosquitoes'],
    en: 'bites swell/balloon/blister, bitten .. swelled/swelled/swollen/ballooned, ate/eat/eats my ears/legs/ankles, eaten alive',
    es: 'se/le/me/nos hincho/hincha/hinchan/hinche/hincharon/inflama/inflaman .. picadura/picaduras/mosquito/mosquitos/zancudo/zancudos/jejen/jejenes/bicho/bichos/picotazos, hincho/hincha/hinchan (muy/bien) feo, alergica/alergico a los/las/el mosquito/mosquitos/zancudos/picaduras/jejenes/bichos, picaduras .. hinchan/infectan/inflaman, me/le/nos comieron/comen/devoraron (vivo/viva/vivos) los mosquitos/zancudos/jejenes/bichos/tabanos, como (una) coladera, (me/le/nos) levantan/sacan/salen/dejan/hacen (unas/unos) ronchas/habones/bolas',
  },
  {
    tag: 'need:drowned-phone',
    en: 'phone/mobile/camera drowned/flooded, phone/mobile got wet/soaked, drown/drowned/soaked my/his/her/the phone/mobile/camera, drop/dropped/dropping my/his/her/the phone/mobile/camera in/into/overboard',
    es: '(se) me/nos/le mojo/ahogo/cayo/mojaron/ahogaron el/los/la celular/celulares/movil/moviles/telefono/telefonos/camara (al) (agua/rio/mar/lago), celular/movil/telefono al agua/rio/mar/lago, celular/movil/telefono a salvo',
  },
  {
    tag: 'need:pet-medicine',
    en: 'dog/cat .. insulin/thyroid/phenobarb/phenobarbital, vet medicine/meds/pills',
    es: 'perro/perra/gato/gata .. insulina/tiroides/fenobarbital',
  },
  { tag: 'need:leeches', en: 'leech*', es: 'sanguijuela*' },
  {
    tag: 'need:wet-feet',
    en: 'trench foot, foot rot, athletes foot, wet feet, feet were/are/got (always/constantly) wet/soaked/sodden, boots/shoes/trainers/sneakers (never) dried, boots/shoes/trainers/sneakers never dry, boots/shoes/trainers/sneakers were/was/got soaked/sodden/wet',
    es: 'pies mojados/podridos/macerados/empapados/humedos, pies en remojo, (se) me/le/nos pudrieron/pudren los pies, pie de atleta/trinchera, hongos en los pies, las botas no (se) secaban/secaron',
  },
  { tag: 'need:heat-rash', also: ['medical:chafing'], en: 'prickly heat, heat/sweat rash', es: 'sarpullido por/del calor, salpullido, sudamina, miliaria' },
  {
    tag: 'need:flies',
    en: 'flies drove/drive/were/are/will (me/us/everybody) (be) mad/crazy/insane/nuts/bananas/everywhere/unbearable/terrible/horrendous/awful, flies in my/our/your/the eyes/face/mouth, bush/black/deer flies, blackfl*, plague of flies',
    es: 'moscas en la cara/boca, moscas en los ojos, moscas por todos/todas lados/partes, nube/plaga de moscas, moscas .. locos/locas/loco/loca, tabanos, tabarros',
  },
  {
    tag: 'need:rained-on',
    en: 'it (only/just/always/actually) rained/poured/lashed/bucketed/teemed, rained/poured/lashed/pissed (down/it) on us/me, rained/poured/lashed (rain) solid/all/every/for/last, chucked/bucketed/tipped/pissed/hammered/pelted it down, i/we got/was/were (absolutely/completely/totally/all) soaked/drenched, soaked/drenched to the skin/bone, got rained on',
    es: 'nos/me/que llovio, llovio (#/todo/toda/todos/sin/tanto/mucho/a) dias/dia/el/la/los/cantaros/mares/parar/fin, nos/me calamos/mojamos/empapamos/empape/moje hasta los/el',
  },
  {
    tag: 'need:soaked-bags',
    en: 'everything (in/inside) (my/the/our) (pack/bag/bags/rucksack/panniers/tent) (got/was/were/is) wet/soaked/drenched/sodden/damp, pack/packs/bag/bags/panniers/rucksack/rucksacks/gear/kit/luggage got/was/were (totally/completely) wet/soaked/drenched/sodden/damp, bag/bags/pack/panniers/tent leaked/leaks/leaking, soaked my bag/pack/kit/gear/sleeping (bag)',
    es: 'todo (me/nos/se) (llego/quedo/acabo) mojado/empapado/chorreando, mochila/mochilas/alforjas/bolso/bolsos/valija/valijas/maleta/maletas/saco (todo/todas) (quedo/quedaron/acabo/acabaron/llego/llegaron) mojada/mojadas/mojado/empapada/empapadas/empapado/chorreando, (se) me/nos/le mojo/empapo todo/toda, (se) me/nos/le mojo/mojaron/empapo/empaparon (todo/toda/todas) la/el/las/los/mi/mis mochila/mochilas/ropa/equipaje/saco/sacos/alforjas/maleta/maletas/valija/valijas, salpica hasta, entro agua en la/las/el',
  },
  {
    tag: 'need:cracked-skin',
    en: 'hands/feet/fingers/fingertips/heels/skin/lips crack/cracks/cracked/cracking/split/splits/bled/bleed, cracked/split/chapped/bleeding lips/hands/heels/fingertips/fingers/skin/feet, hands .. cold and dry, hands/skin so/get/gets/got dry, windburn*',
    es: 'labios partidos/cortados/agrietados/reventados/quemados/sangrando, (se) me/le/nos partieron/parten/cortaron/agrietaron/agrietan/revientan/quemaron los labios, manos/pies/talones agrietados/agrietadas/partidas/partidos/cuarteadas/cuarteados/resecas, (se) me/le/nos agrietan/agrietaron/parten/partieron las/los manos/dedos/pies/talones, llagas/ampollas/fuegos en la/los boca/labios, (se) me/le paspan/paspa/paspo',
  },
  {
    tag: 'need:torn-hands',
    en: 'hands/palms/fingers cut up/open, hands/palms in shreds/bits/tatters, hands/palms were/was/got (so/all) raw/shredded/blistered/torn/cut/scraped/wrecked, shred/shreds/shredded/tore/tears/rip/ripped/rips/cut/cuts/skinned (up) your/my/our/his/her hands/palms/fingers, blisters on my/his/her/our/the hands/palms, blisters ripped/tore/burst open',
    es: 'manos/palmas destrozadas/peladas/cortadas/rotas/sangrando/desolladas/rajadas/ampolladas/raspadas, manos/palmas en carne viva, manos/palmas llenas de ampollas/cortes, ampollas en las/la manos/palmas/mano, (me/nos/le) corto/cortaron/abrio/destrozo/pelo/quemo las manos/palmas, las manos con ampollas',
  },
  {
    tag: 'need:saddle-sores',
    en: 'saddle sore*, bum/butt/arse/ass/backside/bottom/behind was/is/were/got/gets (so/all/totally/absolutely) wrecked/raw/killing/destroyed/sore/chafed/numb, sore/raw bum/butt/backside/bottom, calves/thighs/legs were/got rubbed/rub raw, rubbed raw',
    es: 'culo/trasero/pompis/traste en carne viva, se me/le/nos pelo el culo/trasero/poto/traste/rabo, se me/le/nos pelaron las nalgas, rozaduras del sillin, (se) me/le/nos paspan/paspa/paspo las/la piernas/entrepierna',
  },
  {
    tag: 'need:cramps',
    en: 'leg/calf/calves/quad/thigh/hamstring cramp/cramps/cramped/cramping, i/he/she cramp/cramped (up), cramping up, got/get/gets/getting cramp/cramps, was/got/get/gets/i (badly/so) dehydrated, bonked, sweat buckets, heat exhaustion',
    es: 'calambres, acalambr*, me deshidrate/deshidrato, deshidratacion, quede/acabe/termine/acabo/termino/y deshidratado/deshidratada, el calor me fundio, me fundi, golpe de calor, pajara',
  },
  {
    tag: 'need:dark-return',
    en: 'light/torch/lamp/headlamp/headtorch died/failed, head torch died/failed, caught (out) by/in the dark/nightfall, benighted, back after dark, getting/got back in the dark',
    es: 'me/nos/se pillo/agarro/cogio/alcanzo/cayo la noche, (se) nos/me hizo de noche, bajamos/bajando/volvimos/rapelamos/rapelando/caminando/caminamos (casi) de noche',
  },
  {
    tag: 'need:punctures',
    en: 'puncture, punctures, punctured, flat tyre/tire/tyres/tires, blowout*',
    es: 'pinchazo*, pinchadura*, pinchamos, pinche # veces, pinche una/la/dos rueda/ruedas, pinchado # veces, ponchadura*, llanta/llantas ponchada/ponchadas, ponchamos, cubierta/rueda/llanta reventada',
  },
  {
    tag: 'need:bogged',
    en: 'bogged, got/get/getting stuck in the sand/mud/snow, dug .. out of the sand/mud/snow',
    es: 'clavado/clavados/atascado/atascados/enterrado/enterrados/encajado/encajados/empantanado/empantanados en la/el arena/barro/nieve/fango/lodo/ripio',
  },
  {
    tag: 'need:fuel-gap',
    en: 'no fuel/petrol/gas for # km/kms/miles, next fuel/petrol, ran out of fuel/petrol',
    es: '# km/kms/kilometros sin nafta/gasolina/combustible/bencina/gasolinera/estacion/ypf, me/nos quede/quedamos sin nafta/gasolina/bencina/combustible',
  },
  {
    tag: 'need:frozen-water',
    en: 'water/bottle/bottles/hose/camelbak/tube/bladder (had) froze/freezes/freeze/frozen (solid/up/overnight), water solid, frozen water/bottle/hose',
    es: 'se (me/nos) congelo/congelaba/congela/helo/hielo el/la agua/botella/manguera/tubo/camelbak/cantimplora, agua congelada en la botella/mochila',
  },
  {
    tag: 'need:altitude-cough',
    en: 'khumbu/altitude cough, cough from the dust, dust made me cough',
    es: 'tos de altura/altitud, tos del khumbu, tos por el polvo',
  },
  {
    tag: 'medical:blisters',
    en: 'feet looked/look like mince/hamburger, feet were/got/are in shreds/ribbons/bits/tatters, lost # toenails/toenail/nails, lost a toenail/nail, black toenail/toenails, heels were/got raw, raw heels, sand in the/my shoes',
    es: 'pies destrozados/reventados/deshechos, pies en carne viva, pies hechos polvo/una/carne/pure, perdi # unas/una, unas negras, arena en las/los zapatillas/zapatos/tenis, talones en carne viva, destroce los pies, pies los destroce',
  },
];
