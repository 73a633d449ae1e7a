/**
 * Ways of speaking that mix in words of their own, written out in plain words before anything is read: Scots, Patois, English
 * with Tagalog or Swahili, Spanish with Galician or Catalan. A way of speaking is one only where several of its words stand in
 * the text: "si" and "ma" alone say nothing.
 */
import type { Locale } from '../locale';
import type { Sentence } from '../packing/reading/text';

/** Words as they are written → as they are read; an empty text leaves the word out. */
type Glosses = ReadonlyMap<string, string>;

const glosses = (list: string): Glosses =>
  new Map(
    list
      .trim()
      .split(/\s+/)
      .map((pair): [string, string] => [pair.split('=')[0] ?? '', (pair.split('=')[1] ?? '').replaceAll('_', ' ')]),
  );

export interface Dialect {
  /** The language that it is written out in. */
  language: Locale;
  /** Words that nobody else writes. */
  signs: ReadonlySet<string>;
  words: Glosses;
}

const SCOTS: Dialect = {
  language: 'en',
  signs: new Set(
    'tae fae frae fir ower oot doon aboot roon hoose hame twa fower baith jist wi nae naw oor cannae dinnae didnae disnae isnae wisnae willnae gie gies dinna canna didna wisna masel yersel gonnae tak takin auld cauld ain awa mair noo whit ah wan yer'.split(
      ' ',
    ),
  ),
  words: glosses(
    `tae=to fae=from frae=from fir=for ower=over oot=out doon=down aboot=about roon=round hoose=house hame=home twa=two
     fower=four baith=both jist=just aw=all wi=with o=of nae=no naw=no aye=yes oor=our yer=your wan=one wance=once cairry=carry
     canny=cannot cannae=cannot dinnae=dont didnae=didnt disnae=doesnt isnae=isnt wisnae=wasnt willnae=wont wullnae=wont wis=was
     gie=give gies=gives gied=gave gien=given dinna=dont canna=cannot didna=didnt wisna=wasnt masel=myself yersel=yourself aff=off ane=one lang=long gonnae=going tak=take takin=taking mak=make auld=old cauld=cold len=loan wid=would efter=after mair=more maist=most
     hauf=half whit=what noo=now ain=own awa=away ah=i heid=head nicht=night nichts=nights snaw=snow watter=water breeks=trousers
     ma=my semmit=vest gutties=plimsolls simmet=vest bunnet=cap jaicket=jacket jumpir=jumper claes=clothes shoon=shoes`,
  ),
};

const TAGALOG: Dialect = {
  language: 'en',
  signs: new Set(
    'kami ako mga yung tapos tsaka wala walang meron bawal daw kasi naman sya siya nya niya dala dalhin hiram bili bibili doon dun dito konti lang sakin namin natin kaming po pala muna wag huwag uwi'.split(
      ' ',
    ),
  ),
  words: glosses(
    `ako=me kami=we tayo=we mga= yung=the ang=the ng=of sa=at tapos=then tsaka=and saka=and wala=no walang=no meron=there_is
     merong=there_is may=has bawal=no wag=no huwag=no hiram=borrow bili=buy bibili=buy bilhin=buy dala=bring dalhin=bring dadalhin=bring
     magdala=bring iwan=leave kasama=with doon=there dun=there diyan=there dyan=there dito=here kay=from si= sina= ni=of nina=of
     kasi=because lang=only din= rin= na= daw= raw= po= ba= pa= nga= pala= naman= muna= sana= ko= namin= natin= nya=
     niya= sya=she siya=she sila=they nila=their lahat=all pati=also damit=clothes sapatos=shoes gamot=medicine payong=umbrella
     tuwalya=towel tsinelas=slippers pasalubong=gifts malamig=cold mainit=hot bahay=house anak=child asawa=spouse kapatid=sibling
     konti=few kung=if mag= para=for pang=for`,
  ),
};

const GALICIAN: Dialect = {
  language: 'es',
  signs: new Set(
    'irma ven levamos tenda imos non venen dun dunha meu eu xa moi unha noso nosa nosos nosas persoas tamen ximnasio xente carallo onde mais nin queren tenen fai'.split(
      ' ',
    ),
  ),
  words: glosses(
    `imos=vamos non=no venen=vienen tenen=tienen queren=quieren dun=de_un dunha=de_una meu=mi noso=nuestro nosa=nuestra nosos=nuestros
     nosas=nuestras eu=yo xa=ya moi=muy unha=una persoas=personas tamen=tambien ximnasio=gimnasio xente=gente onde=donde co=con_el
     coa=con_la nin=ni fai=hace alerxico=alergico alerxica=alergica palletas=lenguetas mina=mi irma=hermana irman=hermano pai=padre nai=madre ven=viene levamos=llevamos tenda=tienda`,
  ),
};

const PATOIS: Dialect = {
  language: 'en',
  signs: new Set('fi inna nuh mek wid weh seh dem affi haffi gwaan yuh deh cyaan unu likkle pickney gi wi'.split(' ')),
  words: glosses(
    `gi=give wi=us di=the fi=for wid=with pan=on inna=in nuh=dont cyaan=cant affi=must haffi=must seh=says mek=make dem=them dat=that
     dis=this deh=is weh=that yuh=you unu=you likkle=little ting=thing tings=things gwaan=going dung=down ova=over`,
  ),
};

const SWAHILI: Dialect = {
  language: 'en',
  signs: new Set(
    'sasa hapana hakuna stima kazi tu sana lakini leo kesho niko nina sina sitaki kwa maji nguo pole'.split(' '),
  ),
  words: glosses(
    `hapana=no hakuna=no sina=no sitaki=no stima=power kazi=work tu=only sasa=now maji=water chakula=food nguo=clothes viatu=shoes kwa=at
     niko=im nina=i_have lakini=but leo=today kesho=tomorrow sana=very mvua=rain baridi=cold joto=hot mama=mum watoto=kids`,
  ),
};

const CATALAN: Dialect = {
  language: 'es',
  signs: new Set(
    'jo amb els meva meu fills filla fill nens anem dormim portem tenim tambe aixo perque germana germa'.split(' '),
  ),
  words: glosses(
    `jo=yo amb=con els=los les=las meva=mi meu=mi fill=hijo filla=hija fills=hijos filles=hijas nens=ninos anem=vamos dormim=dormimos
     portem=llevamos tenim=tenemos tambe=tambien aixo=eso perque=porque dona=mujer mare=madre pare=padre germana=hermana germa=hermano
     sense=sin llencols=sabanas tovalloles=toallas casc=casco botes=botas`,
  ),
};

const DIALECTS: readonly Dialect[] = [SCOTS, PATOIS, TAGALOG, SWAHILI, GALICIAN, CATALAN];
/** So many different words of a dialect make the text one of it. */
const ENOUGH = 3;

/** The dialect of a text. */
export const dialectOf = (sentences: readonly Sentence[]): Dialect | undefined =>
  DIALECTS.find(({ signs }) => {
    const said = new Set<string>();
    for (const { tokens } of sentences) for (const { text } of tokens) if (signs.has(text)) said.add(text);
    return said.size >= ENOUGH;
  });
