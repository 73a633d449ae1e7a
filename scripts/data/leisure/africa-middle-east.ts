/** Leisure places of Africa and the Middle East, one a line; columns as in europe.ts. Written by hand. */
export const AFRICA_MIDDLE_EAST = `
maasai-mara|Maasai Mara|Masái Mara|p|KE|-1.5|35.15|1600|Cwb|fMSDy|Masai Mara~Mara~Masái Mara~the Mara~Massai Mara|4
amboseli|Amboseli||p|KE|-2.65|37.25|1150|BSh|fMSD|Amboseli National Park|3
tsavo|Tsavo||p|KE|-3.0|38.5|500|BSh|fMSD|Tsavo East~Tsavo West|2
samburu|Samburu||p|KE|0.6|37.55|900|BSh|fMSD|Laikipia~Samburu National Reserve|2
lake-nakuru|Lake Nakuru and Naivasha|Lago Nakuru|p|KE|-0.5|36.2|1800|Cwb|flS|Naivasha~Hell's Gate|2
mount-kenya|Mount Kenya|Monte Kenia|p|KE|-0.15|37.3|3800|ET|mahS|Mt Kenya~Point Lenana~Chogoria|2
diani|Diani Beach|Playa de Diani|r|KE|-4.3|39.58|5|Aw|cwrMqS|Diani~Malindi beach~Ukunda~Wasini|3
lamu-island|Lamu||i|KE|-2.27|40.9|5|Aw|cwMqSV|Lamu island~Shela|2
serengeti|Serengeti||p|TZ|-2.4|34.8|1500|BSh|fMSDy|Serengeti National Park~Seronera|4
ngorongoro|Ngorongoro||p|TZ|-3.2|35.5|2300|Cwb|fS|Ngorongoro Crater~Cráter del Ngorongoro|3
tarangire|Tarangire||p|TZ|-3.85|36.0|1100|BSh|fMSD|Lake Manyara~Lago Manyara|2
selous|Nyerere and Ruaha|Selous|p|TZ|-8.0|37.5|200|Aw|fMqSDy|Nyerere~Ruaha~Selous|2
kilimanjaro|Kilimanjaro|Kilimanjaro|p|TZ|-3.1|37.35|3900|ET|mahvSL|Mount Kilimanjaro~Kili~Machame Route~Monte Kilimanjaro~Marangu~Uhuru Peak~Lemosho|4
zanzibar-island|Zanzibar|Zanzíbar|i|TZ|-6.1|39.4|10|Am|cwrMqSV|Unguja~Zanzibar beach~Paje|4
mafia-island|Mafia Island|Isla Mafia|i|TZ|-7.9|39.7|5|Aw|cwrMqSV|Pemba~Pemba Island|1
bwindi|Bwindi||p|UG|-1.05|29.65|2000|Cfb|jmM|Bwindi Impenetrable Forest~gorilla trekking Uganda~gorilas de Uganda|3
queen-elizabeth|Queen Elizabeth National Park|Parque Nacional Queen Elizabeth|p|UG|-0.2|30.0|950|Aw|fMYqS||2
murchison|Murchison Falls|Cataratas Murchison|p|UG|2.25|31.7|700|Aw|fMYqS|Murchison|2
rwenzori|Rwenzori Mountains|Montañas Rwenzori|p|UG|0.35|29.95|3600|ET|mahM|Rwenzori~Ruwenzori~Margherita Peak|1
volcanoes-np|Volcanoes National Park|Parque Nacional de los Volcanes|p|RW|-1.47|29.55|2300|Cfb|jmv|gorilla trekking Rwanda~Musanze~gorilas de Ruanda~Kinigi~Virunga|3
lake-malawi|Lake Malawi|Lago Malaui|g|MW|-12.5|34.3|500|Aw|lMqS|Likoma~Cape Maclear~Nkhata Bay|2
kruger|Kruger National Park|Parque Nacional Kruger|p|ZA|-24.5|31.5|300|BSh|fMSD|Kruger~Sabi Sands~Greater Kruger~Hoedspruit|4
garden-route|Garden Route|Ruta Jardín|t|ZA|-34.0|22.8|60|Cfb|Rcx|Knysna~Plettenberg Bay~Tsitsikamma~Wilderness South Africa~Otter Trail~Plett|3
cape-winelands|Cape Winelands|Viñedos del Cabo|g|ZA|-33.93|18.87|150|Csb||Franschhoek~Paarl~Stellenbosch wine|2
drakensberg|Drakensberg||p|ZA|-29.1|29.3|1600|Cwb|mS|Drakensberg Mountains~Amphitheatre~Royal Natal~Champagne Valley|2
addo|Addo Elephant Park|Parque de elefantes de Addo|p|ZA|-33.48|25.75|120|BSk|f|Addo~Parque de los Elefantes Addo|2
hluhluwe|Hluhluwe and iSimangaliso|Hluhluwe|p|ZA|-28.1|32.3|60|Cfa|fMq|St Lucia South Africa|1
table-mountain|Table Mountain|Montaña de la Mesa|p|ZA|-33.96|18.41|300|Csb|cx|Cape of Good Hope~Cabo de Buena Esperanza~Cape Point|2
kgalagadi|Kgalagadi||p|ZA|-26.4|20.6|900|BWh|fdSDy|Kgalagadi Transfrontier|2
etosha|Etosha||p|NA|-18.85|16.3|1100|BSh|fMSD|Etosha National Park~Parque Nacional Etosha|3
sossusvlei|Sossusvlei||p|NA|-24.73|15.34|600|BWh|dSDy|Namib~Namib Desert~Deadvlei~desierto del Namib~Sesriem|3
skeleton-coast|Skeleton Coast|Costa de los Esqueletos|g|NA|-20.0|13.2|20|BWk|cxdSDy|Cape Cross|2
okavango|Okavango Delta|Delta del Okavango|p|BW|-19.3|22.8|940|BSh|fMqSDy|Okavango~Moremi~Delta del Okavango~Maun Delta|4
chobe|Chobe||p|BW|-17.8|25.1|930|BSh|fMSD|Kasane~Chobe National Park|3
makgadikgadi|Makgadikgadi Pans|Salar de Makgadikgadi|p|BW|-20.6|25.3|910|BSh|fdSDy|Central Kalahari~Makgadikgadi~Kubu Island|1
victoria-falls|Victoria Falls|Cataratas Victoria|p|ZW|-17.92|25.85|900|BSh|fMqS|Vic Falls~Cataratas de Victoria|4
hwange|Hwange||p|ZW|-18.73|26.95|1050|BSh|fMSD|Hwange National Park|2
south-luangwa|South Luangwa||p|ZM|-13.1|31.8|550|Aw|fMqSDy|Luangwa~Mfuwe|2
bazaruto|Bazaruto Archipelago|Archipiélago de Bazaruto|i|MZ|-21.65|35.45|5|Aw|cwrMqS|Bazaruto|2
madagascar-west|Avenue of the Baobabs|Avenida de los Baobabs|p|MG|-20.25|44.42|50|Aw|MqSD||2
nosy-be|Nosy Be||i|MG|-13.33|48.27|10|Am|cwrMqS|Nosy Komba|2
isalo|Isalo and Andasibe||p|MG|-22.6|45.35|900|Cwa|mM|Isalo~Ranomafana|1
mauritius-island|Mauritius|Isla Mauricio|i|MU|-20.25|57.6|20|As|cwrqS|Belle Mare~isla Mauricio|4
reunion-island|Réunion|Reunión|i|RE|-21.1|55.5|150|Am|cwrvmqS|La Réunion~Isla Reunión~Piton de la Fournaise~Reunion Island|3
seychelles-islands|Seychelles||i|SC|-4.5|55.6|10|Af|cwrqS|Mahé~the Seychelles|4
comoros-island|Mayotte||i|YT|-12.8|45.15|10|Aw|cwrMqS||1
cape-verde-sal|Sal and Boa Vista|Sal y Boa Vista|i|CV|16.7|-22.95|5|BWh|cwSD|Boa Vista~isla de Sal~Sal island~Santa Maria Cape Verde~Boavista|3
santo-antao|Santo Antão||i|CV|17.07|-25.17|400|BSh|cmv|Santo Antao|2
sao-tome|São Tomé and Príncipe islands|Islas de Santo Tomé y Príncipe|i|ST|0.3|6.65|30|Aw|cwjMqS||1
gambia-coast|Gambia Coast|Costa de Gambia|g|GM|13.45|-16.7|5|Aw|cwMYqS|Banjul coast~Serekunda|1
saly|Saly and the Petite Côte|Saly y la Petite Côte|r|SN|14.45|-17.0|5|BSh|cwMYqSD|Saly~Petite Côte~Sine Saloum|2
dogon|Dogon Country|País Dogón|g|ML|14.35|-3.6|500|BSh|MYSDV|País Dogon~Bandiagara|1
simien|Simien Mountains|Montañas Simien|p|ET|13.25|38.1|3250|Cwb|mahS|Simien~Ras Dashen|2
danakil|Danakil Depression|Depresión de Danakil|p|ET|14.2|40.3|-100|BWh|dvSDyMV|Dallol~Erta Ale~Danakil|1
lalibela|Lalibela||n|ET|12.03|39.04|2500|Cwb|mhSTV||2
omo-valley|Omo Valley|Valle del Omo|g|ET|5.6|36.5|600|BSh|MYSDy|Omo~Jinka~Turmi|1
sahara|Sahara Desert|Desierto del Sahara|g|MA|31.1|-4.0|700|BWh|dSDyV|Sahara~Sáhara~desierto del Sáhara~Erg Chigaga~Zagora desert|4
high-atlas|High Atlas|Alto Atlas|g|MA|31.1|-7.9|1800|Csb|mSV|Atlas Mountains~Imlil~Atlas~cordillera del Atlas~Alto Atlas|3
toubkal|Mount Toubkal|Toubkal|p|MA|31.06|-7.92|3100|ET|mahSV|Jebel Toubkal~Monte Toubkal|2
todra-dades|Todra and Dadès Gorges|Gargantas del Todra y Dadès|p|MA|31.5|-5.8|1500|BWk|mSDV|Aït Ben Haddou~Ait Benhaddou|2
essaouira-coast|Taghazout||n|MA|30.54|-9.71|20|BSh|cxV|Imsouane~Tamraght|2
dakhla|Dakhla||n|EH|23.7|-15.93|10|BWh|cxdSDV|Dajla~Dakhla lagoon|2
egypt-nile|Nile Valley|Valle del Nilo|g|EG|25.0|32.7|80|BWh|dSDVT|Nile~Nilo~Valley of the Kings~Valle de los Reyes|3
nile-cruise|Nile Cruise|Crucero por el Nilo|u|EG|24.9|32.85|85|BWh|CdSDVT|crucero Nilo~Luxor to Aswan cruise~Nile river cruise~cruise on the Nile~dahabiya|4
abu-simbel|Abu Simbel||n|EG|22.34|31.62|180|BWh|dSDVT|Lake Nasser|2
red-sea-egypt|Red Sea Riviera|Riviera del mar Rojo|g|EG|26.5|34.1|5|BWh|cwrdS|Red Sea~Mar Rojo~El Gouna~Soma Bay|3
sinai|Sinai|Sinaí|g|EG|28.54|33.97|1550|BWh|mdSV|Santa Catalina|2
siwa-oasis|Siwa Oasis|Oasis de Siwa|n|EG|29.2|25.52|-15|BWh|dSDV|Siwa|2
djerba|Djerba|Yerba|i|TN|33.8|10.9|5|BWh|cwSV|Jerba|3
tunisian-sahara|Tunisian Sahara|Sahara tunecino|g|TN|33.5|8.6|50|BWh|dSDV|Douz~Tozeur~Chott el Jerid~Matmata|2
petra|Petra||p|JO|30.33|35.44|1000|BSk|dSDV|Wadi Musa~Petra Jordan|4
wadi-rum|Wadi Rum||p|JO|29.58|35.42|950|BWh|dSDyV|Wadi Ram|3
dead-sea|Dead Sea|Mar Muerto|r|JO|31.5|35.57|-410|BWh|ldSV|Dead Sea Jordan~Ein Bokek|3
jordan-trail|Jordan Trail|Sendero de Jordania|t|JO|30.9|35.5|900|BSk|LdSDV|Dana|1
galilee|Sea of Galilee|Mar de Galilea|g|IL|32.8|35.6|-200|Csa|l|Galilee~Galilea~Tiberias~Kinneret|2
negev|Negev Desert|Desierto del Néguev|g|IL|30.6|34.8|800|BWh|dSD||2
holy-land|Holy Land|Tierra Santa|g|IL|31.8|35.2|750|Csa|TV|Tierra Santa|3
alula|AlUla||n|SA|26.6|37.92|700|BWh|dSDV|Al-Ula~Hegra|2
mecca-hajj|Hajj and Umrah (Mecca)|Hajj y Umrah (La Meca)|r|SA|21.42|39.83|300|BWh|dSVT|Hajj~Umrah~Peregrinación a La Meca|3
red-sea-saudi|Saudi Red Sea|Mar Rojo saudí|g|SA|25.6|36.9|5|BWh|cwrdSV||1
empty-quarter|Wahiba Sands|Desierto de Wahiba|g|OM|22.3|58.8|250|BWh|dSDyV|Empty Quarter~Rub al Khali~Wahiba~Sharqiya Sands~Arenas de Wahiba|2
jebel-akhdar|Jebel Akhdar|Jebel Akhdar|g|OM|23.1|57.65|2000|BSk|mSV|Jabal Akhdar~Jebel Shams|2
musandam|Musandam||g|OM|26.2|56.25|5|BWh|cwSV|Khasab|1
dhofar|Dhofar||g|OM|17.1|54.2|20|BWh|cwSV|Salalah Khareef|1
socotra|Socotra||i|YE|12.5|53.9|10|BSh|cwSDyV|Socotora~Sokotra|1
abu-dhabi-islands|Yas Island|Isla de Yas|r|AE|24.49|54.6|5|BWh|cwdS|Saadiyat~Ferrari World~Yas Marina|2
gulf-cruise|Arabian Gulf Cruise|Crucero por el golfo Pérsico|u|AE|25.3|53.5|0|BWh|CcwS|Persian Gulf~golfo Pérsico~Emiratos crucero~Arabian Gulf|2
indian-ocean|Indian Ocean|Océano Índico|u|MU|-10.0|57.0|0|Am|CcwrS|Indian Ocean islands|2
arabian-desert|Dubai Desert|Desierto de Dubái|p|AE|24.82|55.65|120|BWh|dSD|desierto de Dubái~Al Maha|1
africa|Africa|África|g|KE|-1.5|36.5|1600|Cwb|S||4
east-africa|East Africa|África Oriental|g|KE|-2.5|36.0|1300|Aw|fMSD|África del Este|3
southern-africa|Southern Africa|África austral|g|ZA|-22.0|25.0|1000|BSh|fMSD|África del Sur región|2
kibale|Kibale Forest|Bosque de Kibale|p|UG|0.5|30.4|1400|Am|jqMY|Kibale~Kibale National Park~Fort Portal|2
bunyonyi|Lake Bunyonyi|Lago Bunyonyi|n|UG|-1.28|29.92|1960|Cfb|lm|Bunyonyi|2
jinja-falls|Jinja||n|UG|0.44|33.2|1150|Af|lqMY|Jinja Uganda~source of the Nile~White Nile rafting~Bujagali|2
mgahinga|Mgahinga||p|UG|-1.37|29.63|2500|Cfb|jmh|Kisoro|1
sipi|Sipi Falls||n|UG|1.34|34.38|1750|Cfb|m|Mount Elgon~Sipi|1
akagera|Akagera||p|RW|-1.9|30.7|1300|Aw|fMYqS|Akagera National Park|1
nyungwe|Nyungwe||p|RW|-2.5|29.25|2000|Cfb|jm|Nyungwe Forest|1
lake-kivu|Lake Kivu|Lago Kivu|g|RW|-2.06|29.26|1460|Aw|lM|Kibuye~Gisenyi~Rubavu|1
virunga-drc|Virunga National Park|Parque Nacional Virunga|p|CD|-1.5|29.2|2000|Cfb|jmvMY|Nyiragongo~Goma volcano|1
watamu|Watamu||n|KE|-3.35|40.02|5|Aw|cwrMqS||2
lake-turkana|Lake Turkana|Lago Turkana|g|KE|3.5|36.0|360|BWh|ldMSDy|Turkana|1
meru-tz|Mount Meru|Monte Meru|t|TZ|-3.25|36.75|3500|ET|Lmha|Mt Meru|1
gombe|Gombe Stream||p|TZ|-4.67|29.64|800|Aw|jlMq|Mahale~Gombe|1
zanzibar-beaches|Nungwi||n|TZ|-5.73|39.3|5|Am|cwrMqSV|Jambiani|2
central-kalahari|Kalahari||p|BW|-22.5|23.8|1000|BWh|dfSDy|CKGR|2
mana-pools|Mana Pools||p|ZW|-15.75|29.4|400|BSh|fMqSy|Mana Pools National Park|2
kafue|Kafue||p|ZM|-15.0|26.0|1100|Cwa|fMq|Kafue National Park|1
damaraland|Damaraland||g|NA|-20.5|14.4|700|BWh|dSDy|Twyfelfontein~Spitzkoppe|2
fish-river|Fish River Canyon||t|NA|-27.6|17.6|600|BWh|LdSDy|Fish River~Ai-Ais|1
cederberg|Cederberg||p|ZA|-32.4|19.2|700|Csb|mS|Cederberg Mountains~Rocklands|1
wild-coast-za|Wild Coast|Costa Salvaje|g|ZA|-31.8|29.2|30|Cfa|c|Coffee Bay~Transkei|2
isimangaliso|iSimangaliso||p|ZA|-28.2|32.4|10|Cfa|cwfMq|Sodwana Bay|2
afrikaburn|AfrikaBurn||n|ZA|-32.5|19.95|500|BWk|dSDy|Afrika Burn~Tankwa Karoo|1
comrades-marathon|Comrades Marathon||n|ZA|-29.73|30.6|400|Cfa||Comrades|1
lesotho-highlands|Sani Pass||p|LS|-29.6|29.3|2800|Cwb|mhy|Semonkong~Malealea|1
tsingy|Tsingy de Bemaraha||p|MG|-18.7|44.75|100|Aw|fMqSDy|Bekopaka|1
baobab-avenue|Morondava||n|MG|-20.28|44.28|5|BSh|cwMqSD||1
andasibe|Andasibe||p|MG|-18.93|48.42|950|Cfb|jqM|Andasibe-Mantadia~Perinet|1
ile-sainte-marie|Île Sainte-Marie|Isla Santa María|i|MG|-16.95|49.85|10|Af|cwrMqS|Nosy Boraha|1
la-digue|La Digue||i|SC|-4.36|55.83|5|Af|cwrqS|Anse Source d'Argent|3
rodrigues|Rodrigues||i|MU|-19.72|63.43|30|Am|cwrS||1
le-morne|Le Morne||n|MU|-20.45|57.32|10|Am|cwrS||2
quirimbas|Quirimbas||i|MZ|-12.3|40.6|5|Aw|cwrMqS|Ibo Island|1
tofo|Tofo||n|MZ|-23.85|35.55|10|Aw|cwrMqS|Praia do Tofo|2
gorongosa|Gorongosa||p|MZ|-18.97|34.35|50|Aw|fMqS||1
sao-tome-island|Príncipe||i|ST|1.6|7.4|20|Af|cwjMY|Principe island~Santo António Príncipe|1
bijagos|Bijagós Islands|Islas Bijagós|i|GW|11.2|-16.1|5|Aw|cwMYqy|Bijagos~Orango|1
sine-saloum|Sine-Saloum Delta|Delta del Sine-Saloum|g|SN|13.8|-16.6|5|BSh|cwMYq|Saloum Delta|1
cap-skirring|Cap Skirring||n|SN|12.39|-16.75|10|Aw|cwMYqS||1
touba|Touba||n|SN|14.86|-15.88|40|BSh|MYTVSD|Grand Magal|1
ouidah|Ouidah||n|BJ|6.36|2.09|10|Aw|cwMYqT|Voodoo festival Ouidah|1
merzouga|Merzouga||n|MA|31.1|-4.01|700|BWh|dSDV||3
zagora-desert|M'Hamid||n|MA|29.82|-5.72|600|BWh|dSDV|Mhamid~Zagora~Chegaga|2
dades|Dadès Gorges|Gargantas del Dadès|p|MA|31.5|-5.95|1600|BSk|mSV|Todgha~Tinghir|2
mirleft|Mirleft||n|MA|29.58|-10.04|30|BSh|cV|Sidi Ifni~Legzira|1
marathon-des-sables|Marathon des Sables||t|MA|30.9|-5.0|800|BWh|LdSDyV|MDS~Marathon of the Sands~Maratón de Sables|2
tinduf|Tindouf Camps|Campamentos de Tinduf|n|DZ|27.67|-8.14|430|BWh|dSDVy|Tindouf~Tinduf~campamentos saharauis~Smara~Sahrawi camps|2
tassili|Tassili n'Ajjer||p|DZ|24.5|9.5|1200|BWh|dSDVy|Djanet~Tassili|2
hoggar|Hoggar||p|DZ|23.3|5.6|2000|BWh|dmSDVy|Tamanrasset~Assekrem~Ahaggar|1
ksar-ghilane|Ksar Ghilane||n|TN|32.99|9.64|220|BWh|dSDV||2
white-desert-eg|White Desert|Desierto Blanco|p|EG|27.35|28.2|50|BWh|dSDVy|Bahariya~Farafra|2
dahab|Dahab||n|EG|28.51|34.51|5|BWh|cwrdSV|Blue Hole Dahab|3
marsa-alam|Marsa Alam||r|EG|25.07|34.9|5|BWh|cwrdSV|Port Ghalib~Hamata|3
st-catherine|Saint Catherine|Santa Catalina (Sinaí)|n|EG|28.56|33.95|1580|BWk|mdTSV|St Catherine's Monastery|2
red-sea-liveaboard|Red Sea Liveaboard|Vida a bordo en el mar Rojo|u|EG|26.5|34.5|0|BWh|CcwrS|liveaboard Red Sea~Brothers Islands|2
mecca|Mecca|La Meca|n|SA|21.42|39.83|300|BWh|tSVT|Makkah~Meca~Umra~Hach|5
medina|Medina||n|SA|24.47|39.61|610|BWh|tSVT|Madinah~Medina Saudi Arabia|4
hatta|Hatta||n|AE|24.8|56.12|320|BWh|dmSV||1
dana|Dana Biosphere Reserve|Reserva de Dana|p|JO|30.67|35.6|1200|BSk|mSDV|Feynan|1
aqaba-beach|Aqaba||n|JO|29.53|35.0|10|BWh|cwrdSV||2
karbala|Karbala||n|IQ|32.61|44.02|30|BWh|TVSD|Kerbala~Arbaeen~Arbain~Najaf|2
kurdistan-iraq|Iraqi Kurdistan|Kurdistán iraquí|g|IQ|36.4|44.3|600|Csa|mV|Erbil region~Rawanduz|1
masada|Masada||n|IL|31.31|35.35|50|BWh|dSD||2
golan|Golan Heights|Altos del Golán|g|IL|33.1|35.78|900|Csa|m|Mount Hermon~Golan|2
mitzpe-ramon|Mitzpe Ramon||n|IL|30.61|34.8|860|BWh|dmSD|Makhtesh Ramon|2
uman|Uman||n|UA|48.75|30.22|160|Dfb|T|Uman Rosh Hashanah|2
meron|Mount Meron|Monte Merón|n|IL|33.0|35.44|700|Csa|mT|Meron~Lag BaOmer Meron|1
kotel|Western Wall|Muro de las Lamentaciones|n|IL|31.78|35.23|740|Csa|TV|Kotel~Wailing Wall~Muro de los Lamentos|3
sal-cv|Sal||i|CV|16.7|-22.93|5|BWh|cwSD|Santa Maria Sal|3
pilanesberg|Pilanesberg and Sun City|Pilanesberg y Sun City|p|ZA|-25.3|27.08|1100|BSh|fS|Pilanesberg~Sun City|2
umhlanga|Umhlanga||n|ZA|-29.73|31.08|20|Cfa|cw|Umhlanga Rocks|2
sodwana|Sodwana Bay||n|ZA|-27.53|32.68|10|Aw|cwrMq|Sodwana|2
jbay|Jeffreys Bay||n|ZA|-34.05|24.92|10|Cfb|c|J-Bay~Jbay|2
moria-za|Zion City Moria||n|ZA|-23.87|29.79|1300|BSh|T|Moria|1
comrades|Comrades Marathon||n|ZA|-29.74|30.7|700|Cfa||Comrades|2
cape-epic|Cape Epic||t|ZA|-33.93|18.86|200|Csb|m|Absa Cape Epic|1
two-oceans|Two Oceans Marathon||n|ZA|-33.96|18.46|30|Csb|ct|Two Oceans|1
za-festivals|Oppikoppi||n|ZA|-24.7|27.4|1000|BSh|D|Oppikoppi festival|1
splashy-fen|Splashy Fen||n|ZA|-29.8|29.45|1500|Cwb|m||1
rocking-daisies|Rocking the Daisies||n|ZA|-33.37|18.38|100|Csb||Daisies festival|1
ponta-do-ouro|Ponta do Ouro||n|MZ|-26.84|32.88|5|Aw|cwrMS|Mozambique Ponta~Ponta Malongane~Ponta Mamoli|2
afriski|Afriski||r|LS|-28.82|28.73|3050|Cwb|mshy|AfriSki|1
obudu-ranch|Obudu Mountain Resort||r|NG|6.37|9.37|1500|Aw|mM|Obudu Cattle Ranch~Obudu Ranch|2
yankari|Yankari||p|NG|9.85|10.5|350|Aw|fM|Yankari game reserve|1
redemption-camp|Redemption Camp||n|NG|6.8|3.45|50|Aw|MT|Redemption City~RCCG camp|1
eko-atlantic|Eko Atlantic (Lagos)||n|NG|6.41|3.41|5|Aw|ctM|Eko Atlantic~Tarkwa Bay~Victoria Island Lagos~Lekki|1
ada-foah|Ada Foah||n|GH|5.78|0.63|5|Aw|cwMq||1
tarkwa-mine|Tarkwa||n|GH|5.3|-1.99|70|Am|MjY||1
ketama|Ketama||n|MA|34.92|-4.57|1450|Csb|m|Issaguen|1
st-helena|Saint Helena|Isla Santa Elena|i|SH|-15.93|-5.71|10|BWh|cy|St Helena~St Helena Island|2
wilderness-za|Wilderness||n|ZA|-33.99|22.58|10|Cfb|cx|Sedgefield|2
struisbaai|Struisbaai||n|ZA|-34.8|20.05|10|Csb|cx|Cape Agulhas~L'Agulhas|1
paternoster|Paternoster||n|ZA|-32.81|17.89|10|BSk|cx|Langebaan|2
cintsa|Cintsa||n|ZA|-32.83|28.11|10|Cfa|cx|Chintsa~Haga Haga|1
clarens|Clarens||n|ZA|-28.51|28.42|1850|Cwb|m|Golden Gate Highlands|1
dullstroom|Dullstroom||n|ZA|-25.42|30.1|2050|Cwb|||1
graskop|Graskop||n|ZA|-24.94|30.84|1450|Cwb|m|Blyde River Canyon~Panorama Route~Pilgrim's Rest|1
hazyview|Hazyview||n|ZA|-25.04|31.13|550|Cwa|M|White River South Africa|1
satara|Satara||p|ZA|-24.39|31.78|280|BSh|fMSD|Satara Rest Camp~Letaba~Lower Sabie|2
madikwe|Madikwe||p|ZA|-24.75|26.3|1000|BSh|fSD|Madikwe Game Reserve|1
sani-pass-za|Sani Pass (Himeville)|Sani Pass|p|ZA|-29.66|29.46|1550|Cwb|m|Underberg~Sani Pass Hotel~Garden Castle~Bushman's Nek|2
cathedral-peak|Cathedral Peak||p|ZA|-28.95|29.2|1450|Cwb|m|Champagne Castle~Amphitheatre Drakensberg|1
beitbridge|Beitbridge||n|ZA|-22.35|30.04|520|BSh|M|Beit Bridge|1
afungi|Afungi||n|MZ|-10.82|40.5|20|Aw|cMq|Cabo Delgado Afungi~Palma Mozambique~Afungi LNG|1
vilankulo|Vilanculos||n|MZ|-22.0|35.32|10|Aw|cwrMqS|Vilankulo|2
lower-zambezi|Lower Zambezi||p|ZM|-15.65|29.4|370|BSh|fMqSD|Lower Zambezi National Park~Chirundu|2
ikogosi|Ikogosi||n|NG|7.59|4.98|480|Aw|Mq|Ikogosi Warm Springs~Erin Ijesha~Arinta~Olumirin|1
mambilla|Mambilla Plateau|Meseta de Mambilla|g|NG|6.9|11.1|1550|Cwb|Mm|Mambilla|1
escravos|Escravos||n|NG|5.6|5.19|3|Am|cMqj|Escravos terminal~Forcados~Forcados terminal|1
okija|Okija||n|NG|5.9|6.85|80|Aw|Mq||1
gashaka|Gashaka Gumti||p|NG|7.35|11.55|350|Aw|Mqjy||1
ol-pejeta|Ol Pejeta||p|KE|0.0|36.92|1800|Cfb|fSD|Ol Pejeta Conservancy~Laikipia~Lewa|1
bogoria|Lake Bogoria|Lago Bogoria|p|KE|0.25|36.1|1000|Aw|lM|Bogoria~Lake Baringo|1
elementaita|Lake Elementaita|Lago Elementaita|p|KE|-0.45|36.24|1780|Cfb|l|Elementaita~Elmenteita|1
loiyangalani|Loiyangalani||n|KE|2.76|36.72|380|BWh|ldMyS|Lake Turkana Festival|1
lokichar|Lokichar||n|KE|2.38|35.65|780|BWh|dMyS||1
kakuma|Kakuma||n|KE|3.71|34.86|620|BWh|dMyS|Kakuma camp~Kakuma refugee camp|2
dadaab|Dadaab||n|KE|0.06|40.31|130|BSh|dMyS|Dadaab camp~Dadaab refugee camp|2
kakamega-forest|Kakamega Forest||p|KE|0.29|34.87|1600|Am|jM||1
rusinga|Rusinga Island|Isla Rusinga|i|KE|-0.4|34.18|1150|Aw|lM|Rusinga~Mbita~Mfangano|1
aberdares|Aberdares||p|KE|-0.42|36.75|2500|Cfb|mf|Aberdare~Aberdare National Park~Aberdare Ranges|1
sagana|Sagana||n|KE|-0.67|37.2|1200|Aw||Savage Camp Sagana|1
elgon-ke|Mount Elgon (Kenya)|Monte Elgon (Kenia)|p|KE|1.1|34.73|2300|Cfb|ma|Mt Elgon~Mount Elgon|1
namanga-ke|Namanga||n|KE|-2.54|36.79|1300|BSh|M||2
pemba-tz|Pemba (Tanzania)|Pemba|i|TZ|-5.25|39.77|10|Am|cwrMV|Pemba Island|3
namugongo|Namugongo||n|UG|0.39|32.65|1170|Af|M|Uganda Martyrs shrine~Namugongo shrine|1
kerguelen|Kerguelen Islands|Islas Kerguelen|i|TF|-49.35|70.22|10|ET|cxpy|Kerguelen|1
liwa-ae|Liwa Oasis|Oasis de Liwa|n|AE|23.13|53.77|110|BWh|dSDV|Liwa|2
ruwais|Ruwais||n|AE|24.09|52.73|10|BWh|cdSV|Al Ruwais|1
jebel-jais|Jebel Jais||p|AE|25.95|56.17|1500|BWh|dmSV||1
neom|Neom||n|SA|28.0|35.2|20|BWh|cdSV|Sharma Saudi|1
ras-laffan|Ras Laffan||n|QA|25.92|51.57|10|BWh|cdSV|Al Khor|1
rumaila|Rumaila||n|IQ|30.2|47.4|15|BWh|dSDV|Rumaila oil field~West Qurna|1
soyo|Soyo||n|AO|-6.13|12.37|5|Aw|cMq||1
olifants|Olifants||n|ZA|-24.0|31.74|240|BSh|fMSD|Olifants Rest Camp~Balule~Olifants Camp|1
skukuza|Skukuza||n|ZA|-24.99|31.59|270|BSh|fMSD|Pretoriuskop~Berg-en-Dal~Malelane Gate~Crocodile Bridge|2
shingwedzi|Shingwedzi||n|ZA|-23.11|31.43|220|BSh|fMSD|Punda Maria~Mopani Rest Camp~Pafuri~Makuleke~Shingwedzi Camp|1
sabi-sand|Sabi Sand||p|ZA|-24.8|31.5|350|BSh|fMSD|Londolozi~Singita|1
marloth-park|Marloth Park||n|ZA|-25.35|31.78|200|BSh|fMSD|Lebombo border|1
mapungubwe|Mapungubwe||p|ZA|-22.2|29.3|550|BSh|fMSD|Mapungubwe National Park|1
marakele|Marakele||p|ZA|-24.4|27.6|1100|BSh|fS||1
magoebaskloof|Magoebaskloof||n|ZA|-23.88|30.0|1350|Cwb|m|Haenertsburg~Modjadjiskloof|1
kaapsehoop|Kaapsehoop||n|ZA|-25.59|30.77|1600|Cwb|m|Kaapschehoop~Sabie Mpumalanga~Sudwala|1
hartbeespoort|Hartbeespoort||n|ZA|-25.75|27.87|1170|Cwb|l|Hartbeespoort Dam~Magaliesberg~Cradle of Humankind~Sterkfontein|1
parys|Parys||n|ZA|-26.9|27.46|1360|Cwb||Vredefort Dome~Vaal River~Vaal Dam|1
phinda|Phinda||p|ZA|-27.85|32.3|80|Cfa|fM|Manyoni~Thanda|1
kosi-bay|Kosi Bay||n|ZA|-26.95|32.82|20|Cfa|cwM|Kosi Bay Mouth~Rocktail Bay~Mabibi~Thonga Beach~Lake Sibaya|1
cape-vidal|Cape Vidal||n|ZA|-28.13|32.56|20|Cfa|cwM|Charters Creek|1
ithala|Ithala||p|ZA|-27.53|31.3|1000|Cwb|fm|Ithala Game Reserve|1
isandlwana|Isandlwana||n|ZA|-28.36|30.65|1200|Cwb||Rorke's Drift~Rorkes Drift~Zulu battlefields|1
nambiti|Nambiti||p|ZA|-28.45|30.0|1150|Cwb|f||1
giant-s-castle|Giant's Castle||p|ZA|-29.27|29.52|1750|Cwb|ma|Injisuthi~Monk's Cowl~Champagne Sports Resort~Kamberg|1
midlands-meander|Midlands Meander||g|ZA|-29.4|30.1|1150|Cwb|m|KZN Midlands~Nottingham Road~Howick Falls~Karkloof|1
aliwal-shoal|Aliwal Shoal||g|ZA|-30.6|30.5|10|Cfa|cw|Pennington KZN~Umkomaas|1
ballito-bay|Ballito Bay||n|ZA|-29.53|31.22|10|Cfa|cw|Salt Rock~Zinkwazi~Zimbali~Thompson's Bay|1
oribi-gorge|Oribi Gorge||p|ZA|-30.7|30.27|400|Cfa||Oribi Gorge KZN|1
port-st-johns|Port St Johns||n|ZA|-31.63|29.54|10|Cfa|cw|Mbotyi~Magwa|1
hole-in-the-wall|Hole in the Wall||n|ZA|-32.04|29.11|10|Cfa|cw|Mdumbi~Bulungula|1
morgan-bay|Morgan Bay||n|ZA|-32.71|28.34|10|Cfa|cw|Kei Mouth~Morgans Bay~Trennerys|1
hogsback|Hogsback||n|ZA|-32.59|26.93|1250|Cfb|m|Amathole Trail~Hogsback Eastern Cape|2
rhodes-eastern-cape|Rhodes (Eastern Cape)||n|ZA|-30.79|27.97|1850|Cwb|ms|Tiffindell~Naudes Nek|1
kenton-on-sea|Kenton-on-Sea||n|ZA|-33.69|26.67|10|Cfb|cx|Kenton on Sea~Kasouga~Cannon Rocks~Bushmans River Mouth|1
shamwari|Shamwari||p|ZA|-33.45|26.1|300|BSh|f|Kariega~Amakhala~Lalibela Game Reserve~Kwandwe|1
makhanda-arts-festival|Makhanda Arts Festival||n|ZA|-33.31|26.53|580|Cfb||National Arts Festival|1
baviaanskloof|Baviaanskloof||p|ZA|-33.65|24.4|500|BSk|m|Baviaans~Patensie|1
cape-st-francis|Cape St Francis||n|ZA|-34.21|24.84|10|Cfb|cx|St Francis Bay~Oyster Bay|1
storms-river|Storms River||n|ZA|-33.97|23.89|200|Cfb|cx|Nature's Valley~Natures Valley~Bloukrans~Keurboomstrand|1
mountain-zebra|Mountain Zebra||p|ZA|-32.2|25.45|1300|BSk|mf|Mountain Zebra National Park|1
nieu-bethesda|Nieu-Bethesda||n|ZA|-31.87|24.56|1350|BSk|mS|Nieu Bethesda~Compassberg|1
prince-albert-karoo|Prince Albert (Karoo)||n|ZA|-33.22|22.03|650|BWk|S|Prince Albert Karoo~Swartberg Pass|1
matjiesfontein|Matjiesfontein||n|ZA|-33.23|20.58|900|BWk|S||1
sutherland-northern-cape|Sutherland (Northern Cape)||n|ZA|-32.4|20.66|1450|BSk|mS|Sutherland Northern Cape~SALT Sutherland|1
tankwa-karoo|Tankwa Karoo||p|ZA|-32.2|20.1|400|BWk|dSD|Ceres Karoo|1
calvinia|Calvinia||n|ZA|-31.47|19.77|980|BWk|S|Nieuwoudtville~Niewoudtville|1
namaqualand|Namaqualand||g|ZA|-30.6|18.0|300|BWk|dS|Kamieskroon~Namaqua National Park~Namaqua flowers|1
kleinzee|Kleinzee||n|ZA|-29.67|17.08|10|BWk|cdx||1
richtersveld|Richtersveld||p|ZA|-28.25|17.15|250|BWk|dSD|Sendelingsdrift|1
augrabies|Augrabies||p|ZA|-28.59|20.34|620|BWh|dS|Augrabies Falls~Riemvasmaak|1
twee-rivieren|Twee Rivieren||n|ZA|-26.47|20.61|880|BWh|dfSD|Nossob Rest Camp~Nossob~Askham|1
tswalu|Tswalu||p|ZA|-27.3|22.45|1100|BSh|fS|Tswalu Kalahari|1
kathu|Kathu||n|ZA|-27.7|23.05|1200|BSh|SD|Sishen~Hotazel~Black Rock mine|1
mokala|Mokala||p|ZA|-29.15|24.3|1100|BSk|fS||1
lambert-s-bay|Lambert's Bay||n|ZA|-32.09|18.3|10|BSk|cx|Lamberts Bay~Elands Bay~Doringbaai|1
west-coast-national-park|West Coast National Park||p|ZA|-33.2|18.12|20|Csb|cx|Churchhaven~Yzerfontein~Langebaan Lagoon~Jacobsbaai|1
tulbagh|Tulbagh||n|ZA|-33.29|19.14|160|Csb|m|Riebeek-Kasteel~Riebeek Kasteel|1
montagu-klein-karoo|Montagu (Klein Karoo)||n|ZA|-33.78|20.12|230|BSk|mS|Montagu Springs|1
greyton|Greyton||n|ZA|-34.05|19.61|240|Csb|m|Genadendal~Boesmanskloof|1
de-hoop|De Hoop||p|ZA|-34.45|20.4|30|BSk|cx|De Hoop Nature Reserve~Whale Trail~Waenhuiskrans|1
gansbaai|Gansbaai||n|ZA|-34.58|19.35|10|Csb|cx|Kleinbaai~Pearly Beach~Stanford Western Cape~Grootbos|1
betty-s-bay|Betty's Bay||n|ZA|-34.37|18.92|10|Csb|cx|Bettys Bay~Pringle Bay~Kleinmond~Rooi Els~Kogelberg|1
witsand|Witsand||n|ZA|-34.4|20.84|10|BSk|cx||1
de-rust|De Rust||n|ZA|-33.63|22.42|300|BSk|S|Cango Caves|1
herolds-bay|Herolds Bay||n|ZA|-34.05|22.39|10|Cfb|cx|Herold's Bay~Victoria Bay~Glentana|1
robben-island|Robben Island||i|ZA|-33.81|18.37|10|Csb|cx||1
kommetjie|Kommetjie||n|ZA|-34.14|18.33|10|Csb|cx|Noordhoek~Muizenberg~Simon's Town~Boulders Beach|1
marion-island|Marion Island||i|ZA|-46.9|37.75|30|ET|pcxy|Prince Edward Islands|1
sanae|SANAE||n|ZA|-71.67|-2.84|850|EF|pmy|SANAE IV~Wolf's Fang~Whichaway|1
up-the-creek|Up the Creek||n|ZA|-34.05|20.45|100|Csb||Up the Creek festival|1
bushfire-festival|Bushfire Festival||n|ZA|-26.55|31.2|650|Cwa||MTN Bushfire~House on Fire Eswatini|1
cape-town-cycle-tour|Cape Town Cycle Tour||n|ZA|-33.93|18.42|20|Csb|t|Argus Cycle Tour|1
sardine-run|Sardine Run||n|ZA|-31.6|29.6|10|Cfa|cw|Sardine run South Africa|1
shembe-nhlangakazi|Shembe Nhlangakazi||n|ZA|-29.7|30.75|700|Cfa|T|Nhlangakazi~Ebuhleni|1
secunda-sasol|Secunda Sasol||n|ZA|-26.55|29.17|1600|Cwb||Sasol Secunda|1
karoo|Karoo||g|ZA|-32.2|22.5|950|BSk|S|the Karoo~Great Karoo~Klein Karoo~Little Karoo|2
lowveld|Lowveld||g|ZA|-24.9|31.2|400|BSh|fMS|the Lowveld|1
bushveld|Bushveld||g|ZA|-24.6|28.2|1000|BSh|S|the Bushveld|1
overberg|Overberg||g|ZA|-34.3|19.6|50|Csb|cx|the Overberg|1
west-coast-sa|West Coast SA||g|ZA|-32.8|18.0|20|BSk|cx|Weskus~West Coast South Africa|1
katse-dam|Katse Dam||n|LS|-29.34|28.5|2050|Cwb|m|Katse|1
maletsunyane|Maletsunyane||n|LS|-29.87|28.05|2150|Cwb|m|Maletsunyane Falls|1
hlane|Hlane||p|SZ|-26.25|31.85|250|BSh|fM|Mlilwane~Mkhaya~Malolotja|1
savuti|Savuti||p|BW|-18.57|24.07|960|BSh|fMSDy|Savute~Savuti Camp|2
khwai|Khwai||p|BW|-19.15|23.75|950|BSh|fMSDy|Third Bridge Moremi~Xakanaxa~Mombo~Chief's Island~North Gate Khwai|1
nxai-pan|Nxai Pan||p|BW|-19.95|24.77|930|BSh|fMSDy|Baines Baobabs|1
tsodilo|Tsodilo||n|BW|-18.75|21.73|1020|BSh|SDy|Tsodilo Hills|1
deception-valley|Deception Valley||p|BW|-21.4|23.75|980|BSh|dfSDy||1
okaukuejo|Okaukuejo||n|NA|-19.18|15.92|1100|BSh|fSD|Halali~Namutoni~Dolomite Camp|2
swakopmund-coast|Swakopmund coast||g|NA|-22.7|14.53|10|BWk|cdx|Sandwich Harbour~Langstrand|1
sesriem|Sesriem||n|NA|-24.49|15.8|800|BWh|dSD|Solitaire Namibia~NamibRand|2
palmwag|Palmwag||n|NA|-19.88|13.94|900|BWh|dSD|Grootberg~Desert Rhino Camp|1
epupa-falls|Epupa Falls||n|NA|-17.0|13.24|700|BSh|dSDM|Kunene River|1
waterberg-plateau|Waterberg Plateau||p|NA|-20.45|17.25|1500|BSh|fS||1
kolmanskop|Kolmanskop||n|NA|-26.7|15.23|100|BWk|dSD|Sperrgebiet|1
brandberg|Brandberg||p|NA|-21.1|14.6|700|BWh|mdSD|Brandberg Mountain~Uis~Messum|1
rosh-pinah|Rosh Pinah||n|NA|-27.95|16.77|400|BWh|dSD|Skorpion mine|1
tsumkwe|Tsumkwe||n|NA|-19.6|20.5|1150|BSh|SDy||1
gonarezhou|Gonarezhou||p|ZW|-21.6|31.7|350|BSh|fMSD|Chilojo|1
matobo|Matobo||p|ZW|-20.55|28.5|1350|Cwb|fM|Matopos~Matobo Hills|1
nyanga|Nyanga||n|ZW|-18.25|32.73|1850|Cwb|m||1
great-zimbabwe|Great Zimbabwe||n|ZW|-20.27|30.93|1100|Cwa|M||1
lake-kariba|Lake Kariba||n|ZW|-16.9|28.2|500|BSh|lfMS|Kariba houseboat|1
livingstone-falls|Livingstone falls||n|ZM|-17.92|25.86|900|BSh|MS|Devil's Pool~Mukuni~Batoka Gorge|1
kasanka|Kasanka||p|ZM|-12.55|30.2|1200|Cwa|fM||1
liuwa-plain|Liuwa Plain||p|ZM|-14.5|22.6|1050|Cwa|fMy||1
north-luangwa|North Luangwa||p|ZM|-11.9|32.2|700|BSh|fMqy||1
mount-mulanje|Mount Mulanje||p|MW|-15.95|35.6|1850|Cwb|mM||1
barra-mozambique|Barra (Mozambique)||n|MZ|-23.79|35.52|10|Aw|cwMS|Barra Mozambique~Guinjata~Závora|1
ilha-de-mocambique|Ilha de Moçambique||i|MZ|-15.03|40.73|5|Aw|cwMqS|Mozambique Island|1
moatize|Moatize||n|MZ|-16.1|33.75|250|BSh|M||1
lewa|Lewa||p|KE|0.2|37.42|1650|Cwb|fM|Borana Kenya|1
meru-national-park|Meru National Park||p|KE|0.1|38.2|600|BSh|fMS||1
shimba-hills|Shimba Hills||p|KE|-4.25|39.4|400|Aw|fM||1
kilifi|Kilifi||n|KE|-3.63|39.85|10|Aw|cwMqS|Kilifi Creek~Beneath the Baobabs|1
msambweni|Msambweni||n|KE|-4.47|39.48|5|Aw|cwMqS|Funzi~Tiwi Beach~Galu|1
ol-donyo-sabuk|Ol Donyo Sabuk||p|KE|-1.13|37.26|1800|Cwb|m|Fourteen Falls|1
menengai|Menengai||n|KE|-0.2|36.07|2200|Cwb|mv|Menengai Crater|1
chalbi-desert|Chalbi Desert||g|KE|2.9|37.6|450|BWh|dSD|North Horr|1
ololaimutiek|Ololaimutiek||n|KE|-1.55|35.36|1650|Cwb|fMSD|Sekenani~Talek|1
subukia-shrine|Subukia Shrine||n|KE|0.0|36.2|2000|Cwb|T|Subukia|1
safari-rally-naivasha|Safari Rally Naivasha||n|KE|-0.72|36.43|1900|Cwb|m|WRC Safari Rally~Koroga Festival|1
lake-natron|Lake Natron||n|TZ|-2.4|36.0|650|BWh|mdSD|Ol Doinyo Lengai|1
ndutu|Ndutu||p|TZ|-3.02|34.99|1650|Cwb|fMSD||1
materuni|Materuni||n|TZ|-3.25|37.38|1600|Cwb|m|Machame|1
saadani|Saadani||p|TZ|-6.0|38.8|10|Aw|fcMS||1
katavi|Katavi||p|TZ|-6.8|31.2|850|Aw|fMSy|Katavi National Park|1
usambara|Usambara||g|TZ|-4.8|38.3|1400|Cwb|m|Usambara Mountains|1
geita-mine|Geita mine||n|TZ|-2.87|32.18|1250|Aw|M|Geita Gold Mine|1
kidepo|Kidepo||p|UG|3.8|33.8|1100|BSh|fMYSy|Kidepo Valley~Kidepo National Park|1
ssese-islands|Ssese Islands||i|UG|-0.4|32.25|1140|Af|lMYq|Ssese~Bugala|1
lake-mburo|Lake Mburo||p|UG|-0.6|30.95|1250|Aw|fMY||1
ishasha|Ishasha||p|UG|-0.6|29.7|950|Aw|fMY||1
hoima-oil|Hoima oil||n|UG|1.7|31.3|700|Aw|MY|Tilenga~Kingfisher oil field|1
nyege-nyege|Nyege Nyege||n|UG|0.43|33.2|1140|Af|MYq|Nyege Nyege festival|1
dian-fossey|Dian Fossey||n|RW|-1.5|29.5|2400|Cfb|mhjv|Karisoke|1
bale-mountains|Bale Mountains||p|ET|6.85|39.75|3300|ET|mha|Dinsho~Sanetti|1
gheralta|Gheralta||n|ET|13.95|39.35|2100|Cwb|m||1
arba-minch|Arba Minch||n|ET|6.03|37.55|1280|Aw|Mq|Lake Chamo~Dorze|1
langano|Langano||n|ET|7.6|38.7|1600|Cwb|ml|Lake Langano|1
ibeno-beach|Ibeno Beach||n|NG|4.55|8.0|5|Am|cMYq|Ibeno~Qua Iboe Terminal~QIT Ibeno|1
bonny-island|Bonny Island||i|NG|4.43|7.17|5|Am|cMYq|Finima|1
badagry|Badagry||n|NG|6.42|2.88|5|Aw|cMYq|Whispering Palms|1
epe-resorts|Epe resorts||n|NG|6.42|3.85|5|Aw|cMYq|La Campagne Tropicana~Dangote Refinery~Epe Lagos|1
ilashe-beach|Ilashe Beach||n|NG|6.41|3.27|3|Aw|cMYq|Ilashe~Landmark Beach|1
afi-mountain|Afi Mountain||p|NG|6.3|9.0|600|Am|jMYq|Drill Ranch|1
jos-plateau|Jos Plateau||g|NG|9.9|8.9|1200|Aw|mMY|Shere Hills|1
zuma-rock|Zuma Rock||n|NG|9.13|7.24|500|Aw|MY||1
argungu|Argungu||n|NG|12.74|4.53|240|BSh|MYS|Argungu Fishing Festival|1
kainji|Kainji||p|NG|10.0|4.0|200|Aw|fMY|Kainji Lake~Kainji Dam|1
sumu-park|Sumu Park||p|NG|11.5|9.9|450|Aw|MYS|Sumu Wildlife Park|1
ogbunike-caves|Ogbunike Caves||n|NG|6.18|6.9|100|Aw|MY|Ogbunike|1
obudu|Obudu||n|NG|6.38|9.37|1500|Cwb|mMY|Becheve|1
arochukwu|Arochukwu||n|NG|5.39|7.91|100|Am|MYq|Long Juju|1
canaanland-ota|Canaanland Ota||n|NG|6.67|3.16|70|Aw|MY|Canaanland|1
mfm-prayer-city|MFM Prayer City||n|NG|6.83|3.42|50|Aw|MY|Prayer City~Deeper Life Camp|1
nysc-camp-iyana-ipaja|NYSC Camp Iyana Ipaja||n|NG|6.61|3.29|40|Aw|MY|NYSC camp Lagos~Iyana Ipaja|1
jaji-kaduna|Jaji (Kaduna)||n|NG|10.82|7.57|620|Aw|MYS|Jaji Kaduna~Jaji barracks|1
bonga-fpso|Bonga FPSO||n|NG|4.55|4.6|0|Am|cM|Egina FPSO|1
niger-delta|Niger Delta||g|NG|5.0|6.2|10|Am|MYq|South South Nigeria|1
cape-coast-beaches|Cape Coast beaches||g|GH|5.1|-1.25|10|Aw|cMYq|Kakum National Park|1
mole-national-park|Mole National Park||p|GH|9.26|-1.85|160|Aw|fMYS|Larabanga~Mole Ghana|1
wli-falls|Wli Falls||n|GH|7.12|0.59|250|Aw|mMY|Wli~Mount Afadja~Tafi Atome|1
afrochella|Afrochella||n|GH|5.6|-0.17|40|Aw|MY|Afro Nation Ghana~AfroFuture Ghana|1
tarrafal|Tarrafal||n|CV|15.28|-23.75|10|BWh|cS|Tarrafal Santiago|1
fogo-cape-verde|Fogo (Cape Verde)||i|CV|14.95|-24.35|1600|BSh|mvS|Pico do Fogo~Chã das Caldeiras~Fogo Cape Verde~Fogo island|1
mashatu|Mashatu||p|BW|-22.2|29.1|550|BSh|fMSD|Tuli Block|1
waterberg-south-africa|Waterberg (South Africa)||p|ZA|-24.2|28.2|1300|BSh|fS|Waterberg South Africa~Welgevonden~Entabeni|1
timbavati|Timbavati||p|ZA|-24.35|31.35|400|BSh|fMSD|Klaserie~Balule Nature Reserve|1
margate-coast|Margate coast||g|ZA|-30.9|30.35|10|Cfa|cw|Ramsgate South Africa~Southbroom~Uvongo~San Lameer~South Coast KZN~Hibiscus Coast|1
mazeppa-bay|Mazeppa Bay||n|ZA|-32.48|28.65|10|Cfa|cw|Kob Inn~Dwesa|1
camdeboo|Camdeboo||p|ZA|-32.25|24.5|800|BSk|S|Valley of Desolation|1
sanbona|Sanbona||p|ZA|-33.75|20.6|500|BSk|fS||1
aquila-game-reserve|Aquila Game Reserve||p|ZA|-33.35|19.95|950|BSk|f|Inverdoorn~Touws River|1
hondeklip-bay|Hondeklip Bay||n|ZA|-30.32|17.28|10|BWk|cdx||1
alexander-bay|Alexander Bay||n|ZA|-28.6|16.49|20|BWk|cdx||1
vioolsdrif|Vioolsdrif||n|ZA|-28.77|17.63|180|BWh|dSD|Orange River canoe~Noordoewer|1
gariep-dam|Gariep Dam||n|ZA|-30.62|25.5|1260|BSk|lS||1
mcgregor-western-cape|McGregor (Western Cape)||n|ZA|-33.95|19.83|250|BSk|mS|McGregor Western Cape|1
barrydale|Barrydale||n|ZA|-33.9|20.72|330|BSk|mS||1
stilbaai|Stilbaai||n|ZA|-34.37|21.4|10|BSk|cx|Still Bay~Jongensfontein~Gouritsmond|1
medupi|Medupi||n|ZA|-23.7|27.56|900|BSh|S|Medupi power station|1
kusile|Kusile||n|ZA|-25.92|28.92|1500|Cwb||Kusile power station|1
letseng|Letseng||n|LS|-29.0|28.86|3100|ET|mha|Letseng mine|1
linyanti|Linyanti||p|BW|-18.3|23.75|950|BSh|fMSDy|Selinda Camp|1
gweta|Gweta||n|BW|-20.19|25.23|910|BSh|SD|Planet Baobab|1
shakawe|Shakawe||n|BW|-18.36|21.85|1000|BSh|SMq|Panhandle Okavango|1
opuwo|Opuwo||n|NA|-18.06|13.84|1150|BSh|SD|Kaokoland~Kaokoveld|1
caprivi-strip|Caprivi Strip||g|NA|-17.9|23.0|980|BSh|fMS|Caprivi~Kongola|1
divundu|Divundu||n|NA|-18.1|21.55|1010|BSh|fMS|Mahango~Popa Falls|1
rossing-mine|Rössing Mine||n|NA|-22.48|15.05|550|BWh|dSD|Rossing mine~Husab mine|1
aus-namibia|Aus (Namibia)||n|NA|-26.67|16.27|1450|BWk|mdS|Aus Namibia~Klein-Aus|1
chimanimani|Chimanimani||n|ZW|-19.8|32.87|1500|Cwb|m||1
vumba|Vumba||n|ZW|-19.1|32.78|1550|Cwb|m|Bvumba|1
matusadona|Matusadona||p|ZW|-16.9|28.55|550|BSh|lfMS|Bumi Hills|1
bangweulu|Bangweulu||p|ZM|-12.0|30.25|1170|Cwa|fMy||1
mutinondo|Mutinondo||n|ZM|-12.45|31.29|1450|Cwa|mM||1
kalumbila|Kalumbila||n|ZM|-12.25|25.3|1350|Cwa|M|Sentinel mine|1
zomba-plateau|Zomba Plateau||n|MW|-15.35|35.3|1500|Cwb|mM||1
nyika-plateau|Nyika Plateau||p|MW|-10.6|33.8|2250|Cwb|mM|Nyika|1
majete|Majete||p|MW|-15.95|34.7|300|Aw|fMS||1
inhaca|Inhaca||i|MZ|-26.0|32.95|10|Aw|cwMS|Santa Maria Mozambique~Machangulo|1
mount-longonot|Mount Longonot||p|KE|-0.91|36.45|2150|Cwb|mv|Longonot|1
grumeti|Grumeti||p|TZ|-2.2|34.1|1250|BSh|fMSD||1
kogatende|Kogatende||p|TZ|-1.57|34.9|1450|BSh|fMSD||1
udzungwa|Udzungwa||p|TZ|-7.8|36.85|400|Aw|jM|Udzungwa Mountains|1
rubondo|Rubondo||p|TZ|-2.3|31.85|1150|Aw|fMlq|Rubondo Island|1
bulyanhulu|Bulyanhulu||n|TZ|-3.23|32.48|1200|Aw|M||1
semuliki|Semuliki||p|UG|0.83|30.05|700|Af|jMY||1
kyambura|Kyambura||p|UG|-0.15|30.1|950|Aw|jfMY|Kyambura Gorge|1
konso|Konso||n|ET|5.25|37.48|1650|Aw|mM||1
kamoa|Kamoa||n|CD|-10.77|25.25|1420|Cwa|MY|Kamoa-Kakula|1
tenke-fungurume|Tenke Fungurume||n|CD|-10.6|26.2|1400|Cwa|MY||1
ajebo-camp|Ajebo Camp||n|NG|7.05|3.7|120|Aw|MY|KICC Ajebo|1
gurara-falls|Gurara Falls||n|NG|9.3|7.03|300|Aw|MY|Gurara|1
busua|Busua||n|GH|4.8|-1.93|5|Aw|cMYq||1
kokrobite|Kokrobite||n|GH|5.5|-0.37|10|Aw|cMYq||1
ganvie|Ganvié||n|BJ|6.47|2.42|5|Aw|MYq|Ganvie|1
pendjari|Pendjari||p|BJ|11.0|1.5|200|BSh|fMYS||1
maio-cape-verde|Maio (Cape Verde)||i|CV|15.2|-23.15|10|BWh|cS|Maio Cape Verde|1
brava-cape-verde|Brava (Cape Verde)||i|CV|14.85|-24.7|400|BSh|mS|Brava Cape Verde|1
`;
