/** What bodies suffer on journeys, as people say it in passing: "I was sick as a dog on the ferry", "me pongo como un cangrejo". */
import type { Row } from './row';

export const COLLOQUIAL: readonly Row[] = [
  {
    tag: 'medical:motion-sickness',
    en: 'sick as a dog on/in (the/a/that/any) .. ferry/ferries/boat/boats/ship/ships/crossing/coach/coaches/bus/buses/plane/planes, chuck/chucks/chucked/hurl/hurls/hurled/barf/barfs/barfed (up) on/in (the/a/any/anything/every), boats and me/i dont, me and boats dont, not a (good/great/natural) sailor, feed/feeds/fed/feeding the fish/fishes, cant do/handle/stomach (the) winding/twisty/windy/bendy/mountain road/roads, bends finish me/him/her/us, green around the gills, sick in the bath, swell gets/finishes/kills me',
    es: 'barcos/coches/curvas/lanchas y yo no, curvas me/nos/le/lo/la matan/pueden/marean, se/me descompone/descompongo/descompuse/descompuso en el/la/los micro/micros/auto/colectivo/lancha/barco/bondi/curvas/ruta, vomit* por la borda, termine/acabe/acabo/termino vomitando en/por el/la, nausea/nauseas la/las carretera/curvas, en el/la lancha/ferry/catamaran/barco/bus/micro (lo) boto/vomite/devolvi, guacarea* en',
  },
  {
    tag: 'medical:fair-skin',
    en: 'i/he/she/we burn/burns/fry/fries in (the/ten/five/20/10/#) (minutes/mins/min/shade), burn/burns/fry/fries like a .., we/im/shes/hes/were/are/am/is (all/both/a) (very/proper/total) ginger/gingers/redheads, ginger family/kids/skin/lot, go/goes/went lobster, and (i/he/she/we) still burn/burns, turn/turns/turned into a tomato/lobster, sun hates me/us/him/her, peel/peels every (holiday/summer/year/time)',
    es: 'me/se/nos pongo/pone/ponemos/puse como un/una cangrejo/camaron/gamba/langosta/jaiba/tomate, se/me pone/pongo jaiba, (hecho/hecha) un/una camaron/gamba/langosta/cangrejo, piel de leche/lechosa/papel/porcelana, soy/es/somos (muy/super/re) blanc* de piel, soy/es blanquisim*, me/se/nos achicharr*, me/se pelo/pela (entero/entera) (cada/todos) (verano/veranos), rojo/roja como un tomate, me/se insolo/insola, colorin/colorina, guero/guera de rancho',
  },
  {
    tag: 'need:feels-cold',
    en: 'im/is/shes/hes perished, perished in june/july/august/summer, nesh, cold frog, never warm/warms me/up, cardigan in june/july/august, shiver/shivers at #, coldest person, teeth chattered/chattering',
    es: 'me/se congelo/congela por nada/todo, me hielo, frio hasta en verano, (un) frio que/q no manches/pela/pelaba/flipas/cala/calaba/mata, castanetear*, dientes castane*',
  },
  {
    tag: 'need:mosquitoes',
    en: 'blackfl*',
    es: 'la plaga (me/te/nos) come/pica, ronchas, (me/nos) dejaron a la miseria, comid* viv*, comieron viv*',
  },
  {
    tag: 'need:sensitive-stomach',
    en: 'the trots, the squits, dodgy tummy/stomach/guts, on/in the loo/toilet for # days, # days on/in the loo/toilet/bog, montezumas revenge, montezuma',
    es: 'venganza de moctezuma, cagalera, churria*, me/nos/se intoxique/intoxicamos/intoxico, # dias en el/del bano, cayo/cayeron mal la/el/las/los comida/agua/mariscos/ceviche, mal de la panza/guata/barriga',
  },
  {
    tag: 'medical:insomnia',
    en: 'wake/wakes at (a/the) pin drop/slightest',
    es: 'me/la/lo/le despierta/despierto (con) (una) mosca/nada, no pego/pega (el/un) ojo con, no duermo/duerme con (la/el) (luz/ruido)',
  },
  {
    tag: 'need:altitude',
    en: 'mountain sickness, breathless up high/there',
    es: '(de) la puna, arriba de # (m/metros), me/le/nos parte/partia la cabeza arriba',
  },
  {
    tag: 'setting:rain',
    en: 'bucket/buckets/bucketing (it) down, then it buckets, rained/rains/raining sideways, lash/lashes/lashed/lashing (it) down, chuck/chucks/chucking/chucked it down, pour/pours/pouring/poured (it) down, piss/pisses/pissing/pissed (it) down, tip/tips/tipping/tipped it down, wettest, never stops raining',
    es: 'nos/me empapamos/empape/empapo, chispea, llueve/llovio/lloviendo a mares/cantaros',
  },
];
