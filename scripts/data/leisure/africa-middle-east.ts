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
kruger|Kruger National Park|Parque Nacional Kruger|p|ZA|-24.5|31.5|300|BSh|fMSD|Kruger~Sabi Sands~Greater Kruger~Skukuza~Hoedspruit|4
garden-route|Garden Route|Ruta Jardín|t|ZA|-34.0|22.8|60|Cfb|Rcx|Knysna~Plettenberg Bay~Tsitsikamma~Wilderness South Africa~Otter Trail~Plett|3
cape-winelands|Cape Winelands|Viñedos del Cabo|g|ZA|-33.93|18.87|150|Csb||Franschhoek~Paarl~Stellenbosch wine|2
drakensberg|Drakensberg||p|ZA|-29.1|29.3|1600|Cwb|mS|Drakensberg Mountains~Amphitheatre~Royal Natal~Champagne Valley|2
addo|Addo Elephant Park|Parque de elefantes de Addo|p|ZA|-33.48|25.75|120|BSk|f|Addo~Parque de los Elefantes Addo|2
hluhluwe|Hluhluwe and iSimangaliso|Hluhluwe|p|ZA|-28.1|32.3|60|Cfa|fMq|St Lucia South Africa|1
table-mountain|Table Mountain|Montaña de la Mesa|p|ZA|-33.96|18.41|300|Csb|cx|Cape of Good Hope~Cabo de Buena Esperanza~Cape Point|2
kgalagadi|Kgalagadi||p|ZA|-26.4|20.6|900|BWh|fdSDy|Kgalagadi Transfrontier|2
etosha|Etosha||p|NA|-18.85|16.3|1100|BSh|fMSD|Etosha National Park~Parque Nacional Etosha~Okaukuejo|3
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
santo-antao|Santo Antão||i|CV|17.07|-25.17|400|BSh|cmv|Santo Antao~Fogo island|2
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
ponta-do-ouro|Ponta do Ouro||n|MZ|-26.84|32.88|5|Aw|cwrMS|Mozambique Ponta~Ponta Malongane|2
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
satara|Satara||p|ZA|-24.39|31.78|280|BSh|fMSD|Satara Rest Camp~Letaba~Olifants Camp~Lower Sabie|2
madikwe|Madikwe||p|ZA|-24.75|26.3|1000|BSh|fSD|Madikwe Game Reserve|1
sani-pass-za|Sani Pass (Himeville)|Sani Pass|p|ZA|-29.66|29.46|1550|Cwb|m|Underberg~Sani Pass Hotel|2
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
`;
