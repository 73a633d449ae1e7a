/**
 * Airports of the towns that people travel to: IATA code, country, then the town's names in English, Spanish and where
 * it is, folded (no accents, small letters). Written by hand; a town with several airports has its largest. A town is
 * here only with an airport that serves it by name, so that a code on a card is never that of somewhere else.
 */
export const AIRPORT_ROWS = `
LIS PT lisbon/lisboa
OPO PT porto/oporto
FAO PT faro
FNC PT funchal/madeira
PDL PT ponta delgada
TER PT terceira/angra do heroismo
HOR PT horta/faial
MAD ES madrid
BCN ES barcelona
AGP ES malaga
ALC ES alicante
VLC ES valencia
SVQ ES seville/sevilla
BIO ES bilbao
GRX ES granada
SCQ ES santiago de compostela
LCG ES a coruna/la coruna/corunna
VGO ES vigo
OVD ES oviedo/gijon/aviles
SDR ES santander
EAS ES san sebastian/donostia/donostia-san sebastian
ZAZ ES zaragoza/saragossa
PMI ES palma/palma de mallorca/mallorca/majorca
IBZ ES ibiza/eivissa
MAH ES menorca/minorca/mahon/mao
LPA ES gran canaria/las palmas/las palmas de gran canaria
TFS ES tenerife
ACE ES lanzarote/arrecife
FUE ES fuerteventura/puerto del rosario
SPC ES la palma/santa cruz de la palma
GMZ ES la gomera
VDE ES el hierro
GRO ES girona/gerona
REU ES reus
XRY ES jerez/jerez de la frontera
LEI ES almeria
PNA ES pamplona
VLL ES valladolid
LEN ES leon
SLM ES salamanca
BJZ ES badajoz
RMU ES murcia
MLN ES melilla
VIT ES vitoria/vitoria-gasteiz
RJL ES logrono
ODB ES cordoba
LHR GB london/londres
MAN GB manchester
EDI GB edinburgh/edimburgo
GLA GB glasgow
BHX GB birmingham
BRS GB bristol
LPL GB liverpool
NCL GB newcastle/newcastle upon tyne
ABZ GB aberdeen
INV GB inverness
BFS GB belfast
CWL GB cardiff
LBA GB leeds
SOU GB southampton
JER JE jersey
GCI GG guernsey
IOM IM isle of man/isla de man
DUB IE dublin
ORK IE cork
SNN IE shannon
KIR IE killarney/kerry
CDG FR paris
NCE FR nice/niza
LYS FR lyon
MRS FR marseille/marsella
TLS FR toulouse/tolosa
BOD FR bordeaux/burdeos
NTE FR nantes
SXB FR strasbourg/estrasburgo
MPL FR montpellier
LIL FR lille
BIQ FR biarritz
AJA FR ajaccio
BIA FR bastia
RNS FR rennes
BES FR brest
PUF FR pau
PGF FR perpignan/perpinan
FCO IT rome/roma
MXP IT milan/milano
VCE IT venice/venecia/venezia
NAP IT naples/napoles/napoli
FLR IT florence/florencia/firenze
BLQ IT bologna/bolonia
TRN IT turin/torino
PSA IT pisa
VRN IT verona
BRI IT bari
BDS IT brindisi
CTA IT catania
PMO IT palermo
CAG IT cagliari
OLB IT olbia
AHO IT alghero/alguer
GOA IT genoa/genova
TRS IT trieste
BGY IT bergamo
PSR IT pescara
RMI IT rimini
BER DE berlin
MUC DE munich/munchen
FRA DE frankfurt/frankfurt am main/francfort
HAM DE hamburg/hamburgo
DUS DE dusseldorf
CGN DE cologne/colonia/koln/bonn
STR DE stuttgart
HAJ DE hanover/hannover
NUE DE nuremberg/nurnberg
LEJ DE leipzig
DRS DE dresden/dresde
BRE DE bremen
DTM DE dortmund
VIE AT vienna/viena/wien
SZG AT salzburg/salzburgo
INN AT innsbruck
GRZ AT graz
KLU AT klagenfurt
ZRH CH zurich
GVA CH geneva/ginebra/geneve
BSL CH basel/basilea
BRN CH bern/berna
LUG CH lugano
AMS NL amsterdam
RTM NL rotterdam
EIN NL eindhoven
MST NL maastricht
BRU BE brussels/bruselas/bruxelles
ANR BE antwerp/amberes/antwerpen
LUX LU luxembourg/luxemburgo
CPH DK copenhagen/copenhague/kobenhavn
BLL DK billund
AAR DK aarhus
ARN SE stockholm/estocolmo
GOT SE gothenburg/gotemburgo/goteborg
KRN SE kiruna
MMX SE malmo
OSL NO oslo
BGO NO bergen
TRD NO trondheim
TOS NO tromso
SVG NO stavanger
BOO NO bodo
LYR SJ longyearbyen/svalbard
AES NO alesund
HEL FI helsinki
RVN FI rovaniemi
TMP FI tampere
TKU FI turku
OUL FI oulu
IVL FI ivalo
KEF IS reykjavik/reikiavik
AEY IS akureyri
FAE FO faroe islands/islas feroe
TLL EE tallinn/tallin
RIX LV riga
VNO LT vilnius/vilna
KUN LT kaunas
WAW PL warsaw/varsovia/warszawa
KRK PL krakow/cracow/cracovia
GDN PL gdansk
WRO PL wroclaw/breslavia
POZ PL poznan
KTW PL katowice
PRG CZ prague/praga/praha
BRQ CZ brno
BTS SK bratislava
BUD HU budapest
LJU SI ljubljana/liubliana
ZAG HR zagreb
SPU HR split
DBV HR dubrovnik
ZAD HR zadar
PUY HR pula
RJK HR rijeka
SJJ BA sarajevo
TGD ME podgorica
TIV ME tivat
TIA AL tirana
SKP MK skopje
PRN XK pristina
BEG RS belgrade/belgrado/beograd
OTP RO bucharest/bucarest/bucuresti
CLJ RO cluj-napoca/cluj
SOF BG sofia
VAR BG varna
BOJ BG burgas
ATH GR athens/atenas/athina
SKG GR thessaloniki/salonica/tesalonica
HER GR heraklion/heraclion/iraklio
CHQ GR chania/la canea
RHO GR rhodes/rodas
CFU GR corfu
JTR GR santorini
JMK GR mykonos/miconos
KGS GR kos
ZTH GR zakynthos/zante
EFL GR kefalonia/cefalonia
JNX GR naxos
PAS GR paros
SMI GR samos
LCA CY larnaca
PFO CY paphos/pafos
MLA MT malta/valletta/la valeta
IST TR istanbul/estambul
AYT TR antalya
ADB TR izmir/esmirna
ESB TR ankara
BJV TR bodrum
DLM TR dalaman
ASR TR kayseri
TBS GE tbilisi/tiflis
BUS GE batumi
EVN AM yerevan/erevan
GYD AZ baku
TLV IL tel aviv
AMM JO amman
BEY LB beirut
DXB AE dubai
AUH AE abu dhabi
DOH QA doha
MCT OM muscat/mascate
BAH BH bahrain/manama/barein
KWI KW kuwait/kuwait city
RUH SA riyadh/riad
JED SA jeddah/yeda
CAI EG cairo/el cairo
HRG EG hurghada
SSH EG sharm el sheikh/sharm el-sheikh
LXR EG luxor
ASW EG aswan/asuan
RAK MA marrakesh/marrakech
CMN MA casablanca
FEZ MA fez/fes
TNG MA tangier/tanger
AGA MA agadir
ESU MA essaouira/esauira
OZZ MA ouarzazate
RBA MA rabat
TUN TN tunis/tunez
DJE TN djerba/yerba
ALG DZ algiers/argel
DKR SN dakar
SID CV sal
RAI CV praia
ACC GH accra
LOS NG lagos
ABJ CI abidjan/abiyan
ADD ET addis ababa/adis abeba
NBO KE nairobi
MBA KE mombasa
JRO TZ kilimanjaro/moshi
ZNZ TZ zanzibar
DAR TZ dar es salaam
EBB UG entebbe
KGL RW kigali
WDH NA windhoek
MUB BW maun
VFA ZW victoria falls/cataratas victoria
JNB ZA johannesburg/johannesburgo
CPT ZA cape town/ciudad del cabo
DUR ZA durban
MRU MU mauritius/mauricio
RUN RE reunion
SEZ SC seychelles/mahe
TNR MG antananarivo
MLE MV male/maldives/maldivas
CMB LK colombo
DEL IN delhi/new delhi/nueva delhi
BOM IN mumbai/bombay
BLR IN bangalore/bengaluru
MAA IN chennai/madras
CCU IN kolkata/calcuta/calcutta
GOI IN goa
COK IN kochi/cochin
JAI IN jaipur
VNS IN varanasi/benares
UDR IN udaipur
IXL IN leh
KTM NP kathmandu/katmandu
PKR NP pokhara
PBH BT paro
DAC BD dhaka/daca
TAS UZ tashkent
SKD UZ samarkand/samarcanda
ALA KZ almaty
UBN MN ulaanbaatar/ulan bator
BKK TH bangkok
HKT TH phuket
CNX TH chiang mai
KBV TH krabi
USM TH koh samui/ko samui/samui
CEI TH chiang rai
HAN VN hanoi
SGN VN ho chi minh city/ho chi minh/saigon
DAD VN da nang
PQC VN phu quoc
HUI VN hue
LPQ LA luang prabang
VTE LA vientiane
PNH KH phnom penh/nom pen
RGN MM yangon/rangun
SIN SG singapore/singapur
KUL MY kuala lumpur
PEN MY penang
LGK MY langkawi
BKI MY kota kinabalu
DPS ID bali/denpasar
CGK ID jakarta/yakarta
JOG ID yogyakarta
LBJ ID labuan bajo
LOP ID lombok
MNL PH manila
CEB PH cebu
PPS PH puerto princesa
HKG HK hong kong
MFM MO macau/macao
TPE TW taipei
KHH TW kaohsiung
PEK CN beijing/pekin
PVG CN shanghai
CAN CN guangzhou/canton
SZX CN shenzhen
CTU CN chengdu
XIY CN xi'an/xian
KWL CN guilin
KMG CN kunming
LXA CN lhasa
ICN KR seoul/seul
PUS KR busan
CJU KR jeju
HND JP tokyo/tokio
KIX JP osaka
CTS JP sapporo
FUK JP fukuoka
OKA JP okinawa/naha
NGO JP nagoya
HIJ JP hiroshima
SYD AU sydney/sidney
MEL AU melbourne
BNE AU brisbane
PER AU perth
ADL AU adelaide/adelaida
CNS AU cairns
DRW AU darwin
HBA AU hobart
OOL AU gold coast
ASP AU alice springs
AYQ AU uluru
CBR AU canberra
AKL NZ auckland
CHC NZ christchurch
WLG NZ wellington
ZQN NZ queenstown
NAN FJ nadi/fiji/fiyi
PPT PF papeete/tahiti
BOB PF bora bora
NOU NC noumea/numea
APW WS apia/samoa
RAR CK rarotonga
IPC CL easter island/isla de pascua/hanga roa
JFK US new york/nueva york/new york city
LAX US los angeles
SFO US san francisco
SAN US san diego
LAS US las vegas
SEA US seattle
PDX US portland
ORD US chicago
BOS US boston
IAD US washington/washington d.c./washington dc
PHL US philadelphia/filadelfia
MIA US miami
MCO US orlando
TPA US tampa
EYW US key west/cayo hueso
ATL US atlanta
MSY US new orleans/nueva orleans
BNA US nashville
AUS US austin
DFW US dallas
IAH US houston
SAT US san antonio
DEN US denver
ASE US aspen
SLC US salt lake city
PHX US phoenix
TUS US tucson
ABQ US albuquerque
SAF US santa fe
MSP US minneapolis
DTW US detroit
CLE US cleveland
PIT US pittsburgh
STL US st. louis/saint louis
MCI US kansas city
CHS US charleston
SAV US savannah
ANC US anchorage
FAI US fairbanks
JNU US juneau
HNL US honolulu/oahu
OGG US maui
KOA US kona/kailua-kona
LIH US kauai/lihue
JAC US jackson hole
BZN US bozeman
YVR CA vancouver
YYZ CA toronto
YUL CA montreal
YQB CA quebec/quebec city/ciudad de quebec
YOW CA ottawa
YYC CA calgary
YEG CA edmonton
YHZ CA halifax
YWG CA winnipeg
YYJ CA victoria
YXY CA whitehorse
MEX MX mexico city/ciudad de mexico
CUN MX cancun
GDL MX guadalajara
MTY MX monterrey
OAX MX oaxaca/oaxaca de juarez
PVR MX puerto vallarta
SJD MX los cabos/san jose del cabo/cabo san lucas
MID MX merida
TQO MX tulum
CZM MX cozumel
LAP MX la paz
ZIH MX zihuatanejo/ixtapa
HUX MX huatulco
PXM MX puerto escondido
VER MX veracruz
GUA GT guatemala city/ciudad de guatemala
FRS GT flores
BZE BZ belize city/ciudad de belice
SAL SV san salvador
TGU HN tegucigalpa
RTB HN roatan
MGA NI managua
SJO CR san jose
LIR CR liberia
PTY PA panama city/ciudad de panama
BOC PA bocas del toro
HAV CU havana/la habana
VRA CU varadero
PUJ DO punta cana
SDQ DO santo domingo
POP DO puerto plata
SJU PR san juan
KIN JM kingston
MBJ JM montego bay
NAS BS nassau
BGI BB barbados/bridgetown
CUR CW curacao/curazao/willemstad
AUA AW aruba/oranjestad
UVF LC saint lucia/santa lucia
ANU AG antigua
FDF MQ martinique/martinica/fort-de-france
PTP GP guadeloupe/guadalupe
BOG CO bogota
MDE CO medellin
CTG CO cartagena/cartagena de indias
CLO CO cali
SMR CO santa marta
ADZ CO san andres
CCS VE caracas
UIO EC quito
GYE EC guayaquil
CUE EC cuenca
LIM PE lima
CUZ PE cusco/cuzco
AQP PE arequipa
IQT PE iquitos
LPB BO la paz
VVI BO santa cruz de la sierra
UYU BO uyuni
SCL CL santiago/santiago de chile
CJC CL calama
PUQ CL punta arenas
PMC CL puerto montt
PNT CL puerto natales
ANF CL antofagasta
EZE AR buenos aires
MDZ AR mendoza
BRC AR bariloche/san carlos de bariloche
USH AR ushuaia
FTE AR el calafate
SLA AR salta
IGR AR puerto iguazu
COR AR cordoba
ROS AR rosario
MDQ AR mar del plata
TUC AR tucuman/san miguel de tucuman
JUJ AR jujuy/san salvador de jujuy
REL AR trelew
PMY AR puerto madryn
MVD UY montevideo
PDP UY punta del este
ASU PY asuncion
GRU BR sao paulo
GIG BR rio de janeiro
SSA BR salvador/salvador de bahia
BSB BR brasilia
REC BR recife
FOR BR fortaleza
FLN BR florianopolis
IGU BR foz do iguacu
MAO BR manaus
BEL BR belem
CWB BR curitiba
POA BR porto alegre
NAT BR natal
FEN BR fernando de noronha
`;
