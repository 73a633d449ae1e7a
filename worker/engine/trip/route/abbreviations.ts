/**
 * Short forms of place names as travellers type them: `short=full name@country`, the country given where the full name
 * alone would leave it open. Folded. Short forms that are ordinary words need an upper-case spelling and stand in
 * {@link UPPER_CASE_ONLY}.
 */
const FORMS =
  'palmy=palmerston north@NZ|gizzy=gisborne@NZ|the mount=mount maunganui@NZ|raro=rarotonga@CK|margs=margaret river@AU|straddie=north stradbroke island|rotto=rottnest@AU|hamo=hamilton island@AU|kal=kalgoorlie@AU|alice=alice springs@AU|fraser=fraser island@AU|' +
  'skeggy=skegness@GB|maga=magaluf@ES|shagaluf=magaluf@ES|lanza=lanzarote|gran can=gran canaria|myrtle=myrtle beach@US|disney=walt disney world|pcb=panama city beach@US|mobay=montego bay@JM|ochi=ocho rios@JM|turks=turks and caicos|' +
  'plett=plettenberg bay@ZA|jbay=jeffreys bay@ZA|j bay=jeffreys bay@ZA|the berg=drakensberg|swakop=swakopmund@NA|phc=port harcourt@NG|cdo=cagayan de oro@PH|gensan=general santos@PH|elyu=la union|jb=johor bahru@MY|kk=kota kinabalu@MY|haj=hajj|' +
  'zihua=zihuatanejo@MX|cuerna=cuernavaca@MX|brc=bariloche@AR|vina=vina del mar@CL|sanlucar=sanlucar de barrameda@ES|semuc=semuc champey|' +
  'chch=christchurch@NZ|switz=switzerland|melbs=melbourne@AU|melb=melbourne@AU|syd=sydney@AU|brissie=brisbane@AU|bris vegas=brisbane@AU|radelaide=adelaide@AU|tassie=tasmania@AU|goldie=gold coast@AU|straya=australia|oz=australia|akl=auckland@NZ|welly=wellington@NZ|queenstown nz=queenstown@NZ|' +
  'barca=barcelona@ES|barna=barcelona@ES|zgz=zaragoza@ES|bcn=barcelona@ES|mad=madrid@ES|vlc=valencia@ES|sanse=san sebastian@ES|donosti=san sebastian@ES|graná=granada@ES|mallorca=mallorca|gasteiz=vitoria gasteiz@ES|compos=santiago de compostela@ES|' +
  'nyc=new york city@US|new york=new york city@US|ny=new york city@US|nueva york=new york city@US|sf=san francisco@US|san fran=san francisco@US|la=los angeles@US|l a=los angeles@US|vegas=las vegas@US|philly=philadelphia@US|nola=new orleans@US|atl=atlanta@US|dfw=dallas@US|slc=salt lake city@US|dc=washington@US|wash dc=washington@US|washington dc=washington@US|san antone=san antonio@US|indy=indianapolis@US|okc=oklahoma city@US|jax=jacksonville@US|chi town=chicago@US|pdx=portland@US|' +
  'yvr=vancouver@CA|yyz=toronto@CA|mtl=montreal@CA|tdot=toronto@CA|ft mac=fort mcmurray@CA|fort mac=fort mcmurray@CA|ft mcmurray=fort mcmurray@CA|pei=prince edward island@CA|van isle=vancouver island@CA|' +
  'cdmx=ciudad de mexico@MX|df=ciudad de mexico@MX|gdl=guadalajara@MX|mty=monterrey@MX|qro=queretaro@MX|slp=san luis potosi@MX|pv=puerto vallarta@MX|vallarta=puerto vallarta@MX|pdc=playa del carmen@MX|san cris=san cristobal de las casas@MX|sancris=san cristobal de las casas@MX|' +
  'bsas=buenos aires@AR|ba=buenos aires@AR|bs as=buenos aires@AR|bs aires=buenos aires@AR|baires=buenos aires@AR|caba=buenos aires@AR|mardel=mar del plata@AR|mdq=mar del plata@AR|stgo=santiago@CL|valpo=valparaiso@CL|conce=concepcion@CL|san pedro de atacama=san pedro de atacama|medallo=medellin@CO|bquilla=barranquilla@CO|quilla=barranquilla@CO|bog=bogota@CO|sampa=sao paulo@BR|floripa=florianopolis@BR|bh=belo horizonte@BR|uio=quito@EC|gye=guayaquil@EC|mvd=montevideo@UY|punta=punta del este@UY|machu pichu=machu picchu|macchu picchu=machu picchu|machupicchu=machu picchu|' +
  'ldn=london@GB|lon=london@GB|brum=birmingham@GB|b ham=birmingham@GB|edi=edinburgh@GB|embra=edinburgh@GB|auld reekie=edinburgh@GB|manc=manchester@GB|mcr=manchester@GB|soton=southampton@GB|pompey=portsmouth@GB|glasto=glastonbury@GB|the dales=yorkshire dales|yorkshire dales=yorkshire dales|the lakes=lake district|n ireland=northern ireland|dub=dublin@IE|' +
  'ams=amsterdam@NL|the dam=amsterdam@NL|cph=copenhagen@DK|kbh=copenhagen@DK|sthlm=stockholm@SE|hki=helsinki@FI|berl=berlin@DE|muc=munich@DE|ffm=frankfurt@DE|bxl=brussels@BE|cdg=paris@FR|lis=lisbon@PT|lx=lisbon@PT|bud=budapest@HU|buda=budapest@HU|dbv=dubrovnik@HR|ist=istanbul@TR|saloniki=thessaloniki@GR|' +
  'kl=kuala lumpur@MY|hk=hong kong|sg=singapore|spore=singapore|s pore=singapore|bkk=bangkok@TH|ktm=kathmandu@NP|wct=west coast trail|cnx=chiang mai@TH|hcmc=ho chi minh city@VN|saigon=ho chi minh city@VN|sgn=ho chi minh city@VN|pp=phnom penh@KH|dps=bali|jogja=yogyakarta@ID|yogya=yogyakarta@ID|blr=bangalore@IN|bombay=mumbai@IN|calcutta=kolkata@IN|madras=chennai@IN|dxb=dubai@AE|ad=abu dhabi@AE|tlv=tel aviv@IL|jlm=jerusalem@IL|' +
  'bloem=bloemfontein@ZA|durbs=durban@ZA|joburg=johannesburg@ZA|jo burg=johannesburg@ZA|jozi=johannesburg@ZA|jhb=johannesburg@ZA|cpt=cape town@ZA|pe=port elizabeth@ZA|vic falls=victoria falls|kili=kilimanjaro|addis=addis ababa@ET|dar=dar es salaam@TZ|znz=zanzibar|marra=marrakesh@MA|kech=marrakesh@MA|rak=marrakesh@MA|' +
  'airlie=airlie beach@AU|ki=kangaroo island@AU|jeffreys=jeffreys bay@ZA|kodai=kodaikanal@IN|trinco=trincomalee@LK|dhamma giri=igatpuri@IN|gen luna=general luna@PH|binondo=manila@PH|port a=port aransas@US|tybee=tybee island@US|south padre=south padre island@US|isla del padre=south padre island@US|lloret=lloret de mar@ES|guardamar=guardamar del segura@ES|alcossebre=alcoceber@ES|le puy=le puy en velay@FR|la baule=la baule escoublac@FR|bae colwyn=colwyn bay@GB|livramento=santana do livramento@BR|pedro juan=pedro juan caballero@PY|tecun uman=ciudad tecun uman@GT|urkupina=quillacollo@BO|lago agrio=nueva loja@EC|' +
  'rock in rio=rio de janeiro@BR|subukia=nakuru@KE|manipal=udupi@IN|somnath=veraval@IN|olumo rock=abeokuta@NG|ruiru=thika@KE|chiemsee=prien am chiemsee@DE|spreewald=lubbenau@DE|camber sands=camber@GB|the wirral=hoylake@GB|wirral=hoylake@GB|bushfire festival=malkerns@SZ|valle fertil=san agustin de valle fertil@AR|nariz del diablo=alausi@EC|klagenfurt=klagenfurt am worthersee@AT|groote eylandt=alyangula@AU|carajas=parauapebas@BR|surf city el salvador=el tunco@SV|permian basin=midland@US|seme=badagry@NG|seme border=badagry@NG|' +
  'los frailejones=paramo|uk=united kingdom|usa=united states|eeuu=united states|nz=new zealand|uae=united arab emirates|rep dom=dominican republic|rd=dominican republic|costa rica=costa rica';

/** Short forms that mean something else in lower case. */
const UPPER_CASE_ONLY = new Set(
  'la l a ad ba pe pp mad lon chi dar pv df dc sg hk ny rd bud punta marra kech dub lis bog edi conce compos quilla sf kl bh ist lx uk usa eeuu nz uae goldie manc oz raro kal alice fraser maga lanza myrtle disney pcb turks cdo jb kk haj cuerna brc vina sanlucar zihua ki ki'.split(
    ' ',
  ),
);

/** In the destination field these are read in lower case as well. */
const SAFE_IN_DESTINATION = new Set(
  'la pe mad lon dc sg hk ny bud dub lis bog edi sf kl uk usa eeuu nz uae oz dar raro kal alice fraser maga lanza myrtle disney pcb turks cdo jb kk haj cuerna brc vina sanlucar zihua goldie'.split(
    ' ',
  ),
);

export interface FullName {
  key: string;
  country?: string;
}

const forms = new Map<string, FullName>(
  FORMS.split('|').map((row) => {
    const [short = '', full = ''] = row.split('=');
    const [key = '', country] = full.split('@');
    return [short, { key, ...(country && { country }) }];
  }),
);

const PREFIXES: Record<string, string> = {
  pto: 'puerto',
  pta: 'punta',
  ft: 'fort',
  mt: 'mount',
  st: 'saint',
  sta: 'santa',
  sto: 'santo',
  cd: 'ciudad',
  stgo: 'santiago',
  gral: 'general',
  pque: 'parque',
  is: 'islas',
  nat: 'national',
};

/** The full name that a short form stands for; `lax` in a destination, where case tells nothing. */
export const fullName = (key: string, written: string, lax: boolean): FullName | undefined => {
  const found = forms.get(key);
  if (
    found &&
    (!UPPER_CASE_ONLY.has(key) || written === written.toUpperCase() || (lax && SAFE_IN_DESTINATION.has(key)))
  )
    return found;
  const space = key.indexOf(' ');
  if (space < 0) return undefined;
  const first = key.slice(0, space);
  const prefix = Object.hasOwn(PREFIXES, first) ? PREFIXES[first] : undefined;
  return prefix ? { key: `${prefix}${key.slice(space)}` } : undefined;
};

/** Whether a word may begin a short form of several words. */
const FIRST_WORDS = new Set([
  ...[...forms.keys()].filter((key) => key.includes(' ')).map((key) => key.split(' ')[0] ?? ''),
  ...Object.keys(PREFIXES),
]);
export const beginsAbbreviation = (word: string): boolean => FIRST_WORDS.has(word);
