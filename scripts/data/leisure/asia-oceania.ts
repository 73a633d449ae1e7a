/** Leisure places of Asia and Oceania, one a line; columns as in europe.ts. Written by hand. */
export const ASIA_OCEANIA = `
bali|Bali||i|ID|-8.5|115.2|40|Am|cwvTqS|Nusa Dua~Bali island~Seminyak~Sanur~Legian~Mount Agung~Amed~Tulamben|5
gili-islands|Gili Islands|Islas Gili|i|ID|-8.35|116.05|3|Aw|cwrqS|Gili Trawangan~Gili Air~Gili Meno~Gilis~Gili T|3
lombok-island|Lombok||i|ID|-8.6|116.3|30|Aw|cwrvqS|Kuta Lombok~Senggigi|3
rinjani|Mount Rinjani|Monte Rinjani|t|ID|-8.41|116.46|2600|Cfb|Lmav|Rinjani~Gunung Rinjani~Sembalun|2
nusa-penida|Nusa Penida||i|ID|-8.73|115.54|30|Aw|cwrqS|Nusa Lembongan~Nusa Ceningan|3
komodo|Komodo||p|ID|-8.55|119.5|10|Aw|cwrqMS|Komodo National Park~Labuan Bajo~Flores Indonesia~Parque Nacional de Komodo~isla de Flores|3
bromo|Mount Bromo|Monte Bromo|p|ID|-7.94|112.95|2200|Cfb|mvaD|Bromo Tengger~Ijen~Kawah Ijen~Bromo~Cemoro Lawang|3
borobudur|Borobudur||n|ID|-7.61|110.2|270|Am|T|Prambanan|3
raja-ampat|Raja Ampat||i|ID|-0.5|130.6|5|Af|cwrjMqyS|Waigeo~Misool~Sorong|3
sumatra|Sumatra||g|ID|3.5|98.1|80|Af|jMq||2
borneo|Borneo||g|MY|4.5|117.0|30|Af|jMq|Sabah~Sarawak~Kinabatangan~Sepilok~Kalimantan|3
mount-kinabalu|Mount Kinabalu|Monte Kinabalu|p|MY|6.05|116.55|2700|Cfb|mah|Mt Kinabalu~Gunung Kinabalu~Kundasang|2
sipadan|Sipadan and Semporna|Sipadan|i|MY|4.4|118.6|3|Af|cwrqS|Semporna~Mabul|2
perhentian|Perhentian Islands|Islas Perhentian|i|MY|5.92|102.73|3|Af|cwrqS|Perhentians~Redang~Perhentian Kecil~Pulau Redang|3
langkawi-island|Langkawi||i|MY|6.35|99.8|10|Am|cwrqS|Pulau Langkawi|3
cameron-highlands|Cameron Highlands||g|MY|4.47|101.38|1450|Cfb|mj|Tanah Rata|2
taman-negara|Taman Negara||p|MY|4.4|102.4|100|Af|jMq||2
koh-samui|Koh Samui||i|TH|9.5|100.0|10|Am|cwqS|Ko Samui~Samui|4
koh-phangan|Koh Phangan||i|TH|9.75|100.03|10|Am|cwrqS|Ko Pha Ngan~Full Moon Party~Ko Phangan~Koh Pha Ngan|3
koh-tao|Koh Tao||i|TH|10.1|99.84|10|Am|cwrqS|Ko Tao|3
phi-phi|Phi Phi Islands|Islas Phi Phi|i|TH|7.74|98.77|5|Am|cwrqS|Maya Bay|3
koh-lanta|Koh Lanta||i|TH|7.6|99.05|10|Am|cwrqS|Ko Lanta|3
phuket-island|Phuket||i|TH|7.9|98.35|20|Am|cwrqS|Patong~Kata Beach~isla de Phuket~Karon|4
krabi-area|Krabi and Railay|Krabi y Railay|g|TH|8.05|98.85|5|Am|cwrqS||3
similan|Similan Islands|Islas Similan|i|TH|8.65|97.65|5|Am|cwrqS|Khao Lak~Surin Islands~Similans|2
khao-sok|Khao Sok||p|TH|8.92|98.53|80|Am|jq|Khao Sok National Park~Cheow Lan|2
pai|Pai||n|TH|19.36|98.44|510|Aw|mq|Pai Thailand~Mae Hong Son loop~Mae Hong Son|2
golden-triangle|Golden Triangle|Triángulo de Oro|g|TH|20.35|100.08|370|Aw|mqT|Mae Sai|2
asia|Asia||g|TH|14.0|101.0|20|Aw|||3
south-east-asia|Southeast Asia|Sudeste Asiático|g|TH|14.0|103.0|20|Aw|qT|South East Asia~Sureste Asiático~sudeste de Asia~Banana Pancake Trail~Indochina|4
ha-long-bay|Ha Long Bay|Bahía de Ha Long|p|VN|20.9|107.1|5|Cwa|cwq|Halong~Halong Bay~Ha Long~Bahía de Halong~Lan Ha|4
halong-cruise|Ha Long Bay Cruise|Crucero por la bahía de Ha Long|u|VN|20.85|107.1|0|Cwa|Ccw|Halong cruise~Halong Bay cruise~crucero Ha Long~crucero bahía de Halong|2
sapa|Sapa||n|VN|22.34|103.84|1500|Cwb|mq|Sa Pa~Sapa Vietnam~Lao Cai~Fansipan|3
ha-giang-loop|Ha Giang Loop|Ha Giang Loop|t|VN|23.1|105.2|1000|Cwa|Rm|Ha Giang~Bucle de Ha Giang~Dong Van~Meo Vac|3
phong-nha|Phong Nha||p|VN|17.6|106.3|30|Am|jq|Phong Nha-Ke Bang~Son Doong|2
mekong-delta|Mekong Delta|Delta del Mekong|g|VN|10.0|105.8|2|Aw|q|Mekong~Can Tho delta|3
mekong-cruise|Mekong River Cruise|Crucero por el Mekong|u|VN|11.5|105.0|5|Aw|Cq|crucero Mekong~Mekong cruise|2
phu-quoc|Phu Quoc||i|VN|10.22|103.96|5|Am|cwqS|Phú Quốc|3
mui-ne|Mui Ne||r|VN|10.95|108.28|10|Aw|cwqS|Phan Thiet|2
con-dao|Con Dao||i|VN|8.69|106.61|10|Aw|cwrqS||1
angkor|Angkor Wat|Angkor|p|KH|13.41|103.87|25|Aw|TqS|Angkor~Templos de Angkor~Angkor Thom|4
koh-rong|Koh Rong||i|KH|10.7|103.25|5|Am|cwrqS|Koh Rong Sanloem~Koh Rong Samloem|2
bolaven|Bolaven Plateau and 4000 Islands|Meseta de Bolaven y 4000 Islas|g|LA|14.5|106.0|300|Am|qM|4000 Islas|1
vang-vieng|Vang Vieng||n|LA|18.92|102.45|250|Aw|q|Vangvieng|2
bagan|Bagan||n|MM|21.17|94.86|60|BSh|TqSD|Bagán~Old Bagan|3
inle-lake|Inle Lake|Lago Inle|g|MM|20.55|96.91|890|Cwa|lT|Inle~Nyaungshwe|2
ngapali|Ngapali||r|MM|18.45|94.3|5|Am|cwMqS||1
boracay|Boracay||i|PH|11.97|121.92|5|Am|cwrqS||4
palawan|Palawan||i|PH|10.2|119.0|10|Am|cwrqS|Port Barton|4
siargao|Siargao||i|PH|9.85|126.05|5|Af|cwrqS|Cloud 9~General Luna|3
bohol|Bohol||i|PH|9.75|124.0|20|Am|cwrqS|Panglao~Chocolate Hills|3
cebu-island|Cebu and Moalboal|Cebú y Moalboal|i|PH|10.0|123.5|20|Am|cwrqS|isla de Cebú|3
banaue|Banaue Rice Terraces|Terrazas de arroz de Banaue|p|PH|16.92|121.06|1200|Cfb|m|Batad~Banaue~Sagada~Sumaguing|2
maldives-atolls|Maldivian Atolls|Atolones de Maldivas|i|MV|4.2|73.4|2|Am|cwrqS|Maldives resort~Ari Atoll~Baa Atoll~Malé Atoll~Maldivas resort|4
sri-lanka-south|South Coast of Sri Lanka|Costa sur de Sri Lanka|g|LK|6.0|80.4|5|Af|cwrqTS|Tangalle|3
ella-hills|Sri Lankan Hill Country|Tierras altas de Sri Lanka|g|LK|6.87|81.05|1050|Cfb|mqT|Nuwara Eliya hills~Horton Plains|3
sigiriya|Sigiriya||p|LK|7.96|80.76|200|Aw|TqS|Dambulla~Cultural Triangle~Triángulo Cultural~Anuradhapura~Habarana|3
yala|Yala||p|LK|6.4|81.5|20|Aw|fqS|Udawalawe~Yala National Park|2
arugam-bay|Arugam Bay||n|LK|6.84|81.83|5|Aw|cwqS|Trincomalee beaches~Pottuvil|2
goa|Goa||g|IN|15.4|73.9|20|Am|cwqTS|Palolem~Anjuna~Calangute|4
kerala|Kerala||g|IN|9.9|76.4|20|Am|cwqT|remansos de Kerala|4
rajasthan|Rajasthan|Rajastán|g|IN|26.5|73.5|250|BSh|dTSDV|Rajastan~Pushkar~Jaisalmer desert~Thar|4
golden-triangle-india|Golden Triangle (India)|Triángulo Dorado (India)|t|IN|27.2|77.2|200|BSh|RTSDV|Delhi Agra Jaipur~Triángulo Dorado~Golden Triangle India|3
taj-mahal|Taj Mahal||n|IN|27.17|78.04|170|BSh|TSD||3
ladakh|Ladakh||g|IN|34.15|77.57|3500|BWk|mhaSDTy|Leh Ladakh|3
himachal|Himachal Pradesh Hills|Himachal Pradesh|g|IN|32.2|77.2|2000|Cwb|mT|Manali~Dharamsala|2
kashmir-valley|Kashmir|Cachemira|g|IN|34.1|74.8|1600|Cfa|mlT|Cachemira~Dal Lake|2
ranthambore|Ranthambore||p|IN|26.02|76.5|300|BSh|fTSDM|tiger safari India~Ranthambhore~Sawai Madhopur|2
andaman|Andaman Islands|Islas Andamán|i|IN|11.95|92.98|10|Am|cwrMqS|Havelock~Swaraj Dweep~Andamans|2
hampi|Hampi||n|IN|15.33|76.46|470|BSh|TSD||2
rishikesh-ganges|Rishikesh and Haridwar|Rishikesh y Haridwar|g|IN|30.1|78.3|370|Cwa|TmV|Rishikesh yoga~Haridwar|2
sikkim-darjeeling|Darjeeling and Sikkim|Darjeeling y Sikkim|g|IN|27.1|88.3|1900|Cwb|mT|Sikkim|2
himalaya|Himalayas|Himalaya|g|NP|28.0|85.5|2800|Cwb|mhaST|the Himalayas~el Himalaya~Himalaya~los Himalayas|4
everest-base-camp|Everest Base Camp|Campo Base del Everest|t|NP|27.86|86.78|4200|ET|LmhaSTy|EBC~Everest Base Camp Trek~Everest~Monte Everest~Mount Everest~Namche~Namche Bazaar~Khumbu~Campamento Base del Everest~Lukla~Gorak Shep|4
annapurna-circuit|Annapurna Circuit|Circuito de los Annapurnas|t|NP|28.6|84.0|3300|Cwb|LmhaSTy|Annapurna~Annapurnas~Manang~Thorong La~Circuito del Annapurna|4
annapurna-base-camp|Annapurna Base Camp|Campo Base del Annapurna|t|NP|28.5|83.88|3000|Cwb|LmhaST|ABC trek~Annapurna Sanctuary~Poon Hill~Ghorepani|3
langtang|Langtang||t|NP|28.2|85.5|3400|Cwb|LmhaSTy|Langtang Valley~Valle de Langtang~Kyanjin Gompa~Gosaikunda~Helambu~Syabrubesi~Dhunche|2
mustang|Upper Mustang|Alto Mustang|t|NP|29.1|83.95|3700|BWk|LmhaSTDy|Mustang~Mustang Nepal~Lo Manthang|2
manaslu|Manaslu Circuit|Circuito del Manaslu|t|NP|28.6|84.7|3200|Cwb|LmhaSTy|Manaslu~Larkya La|2
chitwan|Chitwan||p|NP|27.55|84.4|150|Cwa|fjMq|Chitwan National Park~Sauraha|2
tigers-nest|Paro and Tiger’s Nest|Paro y Nido del Tigre|n|BT|27.45|89.38|2300|Cwb|maTV|Tiger's Nest~Punakha~Nido del Tigre|2
tibet|Tibet|Tíbet|g|CN|29.65|91.1|3650|BSk|mhaSTDy|Tíbet~Lhasa and Tibet~Kailash|3
k2-base-camp|K2 Base Camp|Campo Base del K2|t|PK|35.75|76.4|4400|ET|LmhaSDyV|Concordia~Baltoro~K2~Concordia Pakistan~Gondogoro La|2
hunza|Hunza Valley|Valle de Hunza|g|PK|36.3|74.65|2400|BSk|mhaV|Hunza~Karakórum~Karimabad~Passu|2
fairy-meadows|Fairy Meadows||p|PK|35.4|74.6|3300|Dsb|mhaV|Nanga Parbat|1
silk-road|Silk Road|Ruta de la Seda|t|UZ|39.7|66.9|700|BSk|RTS|Ruta de la seda~Silk Route|3
pamir-highway|Pamir Highway|Carretera del Pamir|t|TJ|38.2|73.0|3700|ET|RmhaSDy|Pamir~Pamirs~Murghab~Wakhan|2
issyk-kul|Issyk-Kul|Issyk-Kul|g|KG|42.4|77.2|1620|BSk|lm|Karakol treks|2
gobi|Gobi Desert|Desierto del Gobi|g|MN|43.6|104.4|1450|BWk|dSDy|Gobi~desierto de Gobi~Khongoryn Els~Dalanzadgad|3
mongolian-steppe|Mongolian Steppe|Estepa de Mongolia|g|MN|47.5|103.0|1500|Dwc|Dy|Khövsgöl~Terelj~Karakorum|2
great-wall|Great Wall of China|Gran Muralla China|n|CN|40.43|116.57|500|Dwa|m|Gran Muralla~Mutianyu~Great Wall|3
zhangjiajie|Zhangjiajie||p|CN|29.35|110.5|900|Cfa|m|Avatar Mountains~Wulingyuan|3
guilin-yangshuo|Yangshuo||n|CN|24.78|110.5|130|Cfa|q|Li River~Río Li~Longji~Guilin and Yangshuo|3
huangshan|Huangshan||p|CN|30.13|118.17|1600|Cfb|m|Montaña Amarilla|2
jiuzhaigou|Jiuzhaigou||p|CN|33.2|103.9|2200|Dwb|mal|Jiuzhai Valley|2
yunnan|Yunnan||g|CN|26.5|100.2|2200|Cwb|mT|Lijiang Dali~Shangri-La|2
hainan|Hainan||i|CN|18.3|109.6|5|Aw|cwq|Sanya beach|2
terracotta|Terracotta Army|Guerreros de Terracota|n|CN|34.38|109.28|450|Cwa|||2
yangtze-cruise|Yangtze River Cruise|Crucero por el Yangtsé|u|CN|30.8|110.5|150|Cfa|C|Three Gorges~Tres Gargantas~Yangtze~Yangtsé~Yangtze cruise~Three Gorges cruise|2
taroko|Taroko Gorge|Garganta de Taroko|p|TW|24.16|121.6|300|Cfa|m|Taroko~Sun Moon Lake|2
kenting|Kenting||r|TW|21.95|120.8|10|Aw|cwq||1
mount-fuji|Mount Fuji|Monte Fuji|p|JP|35.36|138.73|2400|ET|mav|Fuji~Fujisan~Mt Fuji~Fuji-san|4
fuji-five-lakes|Fuji Five Lakes|Cinco Lagos del Fuji|g|JP|35.5|138.76|860|Cfa|ml|Kawaguchiko~Hakone and Fuji~Lake Kawaguchi|3
hakone|Hakone||n|JP|35.23|139.03|650|Cfa|ml|Hakone onsen|3
nikko|Nikkō|Nikko|n|JP|36.75|139.6|650|Cfb|mT|Nikko|3
japanese-alps|Japanese Alps|Alpes japoneses|g|JP|36.25|137.65|1500|Dfb|ma|Tateyama|3
okinawa|Okinawa||i|JP|26.4|127.9|20|Cfa|cwrS|Okinawa Islands~islas Okinawa|4
ishigaki|Yaeyama Islands|Islas Yaeyama|i|JP|24.4|124.0|10|Af|cwrS|Ishigaki~Iriomote|2
yakushima|Yakushima||i|JP|30.35|130.5|50|Cfa|cm||2
kumano-kodo|Kumano Kodo||t|JP|33.84|135.7|400|Cfa|LmT|Kumano Kodō~Hongu~Nakahechi|3
shikoku-88|Shikoku Pilgrimage|Peregrinación de Shikoku|t|JP|33.7|133.5|150|Cfa|LT|88 Temples~Shikoku~Henro~Shikoku 88~Ohenro|2
hokkaido|Hokkaidō|Hokkaido|g|JP|43.4|142.6|150|Dfb|m|Hokkaido|3
niseko|Niseko||r|JP|42.86|140.7|260|Dfb|ms|Niseko United~Rusutsu~Niseko Japan~Kutchan~Hirafu|4
hakuba|Hakuba||r|JP|36.7|137.85|720|Dfb|ms|Shiga Kogen~Happo-One|3
furano|Furano||r|JP|43.34|142.38|180|Dfb|ms|Biei~Tomamu~Asahidake|2
naoshima|Naoshima and Seto Inland Sea|Naoshima y mar Interior de Seto|i|JP|34.46|133.99|10|Cfa|cw|Naoshima~Miyajima~Shimanami Kaido|2
tokyo-disney|Tokyo Disney Resort||r|JP|35.63|139.88|3|Cfa||Tokyo Disneyland~Tokyo Disney~Disney Tokyo~Disneyland~DisneySea~Universal Studios Japan|3
hong-kong-disney|Hong Kong Disneyland|Disneyland Hong Kong|r|HK|22.31|114.04|10|Cwa||HK Disneyland~Disneyland|3
jeju|Jeju Island|Isla de Jeju|i|KR|33.4|126.55|30|Cfa|cwv|Jeju~Jeju-do~Hallasan|3
seoraksan|Seoraksan||p|KR|38.12|128.46|400|Dwb|m|Sokcho~Seorak|1
pyeongchang|Pyeongchang||r|KR|37.65|128.68|750|Dwb|ms|Yongpyong~Alpensia|2
great-barrier-reef|Great Barrier Reef|Gran Barrera de Coral|p|AU|-16.9|146.1|2|Am|cwrqS|Gran Barrera~Great Barrier Reef Australia~GBR~the Reef~Barrier Reef|4
whitsundays|Whitsunday Islands|Islas Whitsunday|i|AU|-20.3|148.9|5|Aw|cwrqS|Whitsundays~Airlie Beach~Hamilton Island~Whitehaven|3
daintree|Daintree Rainforest|Selva de Daintree|p|AU|-16.2|145.4|10|Am|jqcS|Daintree~Cape Tribulation|2
fraser-island|K’gari (Fraser Island)|K’gari (isla Fraser)|i|AU|-25.2|153.1|5|Cfa|cwS|Fraser Island|3
sunshine-coast|Sunshine Coast||g|AU|-26.5|153.1|10|Cfa|cwS|Mooloolaba|2
byron-bay-area|Byron Bay||n|AU|-28.64|153.61|10|Cfa|cwS|Nimbin~Byron~Splendour in the Grass~Bluesfest|3
blue-mountains|Blue Mountains|Montañas Azules|p|AU|-33.7|150.3|1000|Cfb|m|Katoomba~Leura~Blue Mountains NSW~Blue Mtns|3
uluru|Uluru||p|AU|-25.34|131.03|510|BWh|dSDy|Ayers Rock~Red Centre~Centro Rojo~Kata Tjuta~Kings Canyon~Yulara|4
outback|Outback||g|AU|-23.7|133.9|550|BWh|dSDy|Australian Outback~the Outback~outback australiano|3
kakadu|Kakadu||p|AU|-12.7|132.8|30|Aw|qS|Kakadu National Park~Litchfield~Top End~Jabiru NT~Arnhem Land|2
kimberley|Kimberley|Kimberley (Australia)|g|AU|-16.5|126.5|250|BSh|qSDy||2
ningaloo|Ningaloo Reef|Arrecife de Ningaloo|p|AU|-22.7|113.7|5|BWh|cwrS|Ningaloo~Exmouth~Coral Bay~Exmouth WA|2
rottnest|Rottnest Island|Isla Rottnest|i|AU|-32.0|115.52|10|Csa|cwS|Rottnest~Rotto|2
great-ocean-road|Great Ocean Road||t|AU|-38.67|143.4|20|Cfb|Rcx|Twelve Apostles~Doce Apóstoles~Lorne Victoria~12 Apostles~Apollo Bay~Lorne|3
tasmania|Tasmania||i|AU|-42.0|146.6|100|Cfb|cxm|Cradle Mountain~Tassie~Tas~Tasmania Australia|3
overland-track|Overland Track||t|AU|-41.85|146.0|900|Cfb|Lm|Overland Track Tasmania~Cradle Mtn|2
kangaroo-island|Kangaroo Island|Isla Canguro|i|AU|-35.8|137.2|20|Csb|cx||2
barossa|Barossa Valley|Valle de Barossa|g|AU|-34.5|139.0|280|Csb||Barossa|1
lord-howe|Lord Howe Island|Isla Lord Howe|i|AU|-31.55|159.08|5|Cfa|cwr|Isla de Lord Howe~Lord Howe|1
thredbo|Thredbo||r|AU|-36.5|148.3|1370|Cfb|ms|Perisher~Snowy Mountains~Jindabyne~Kosciuszko~Mt Kosciuszko|2
south-island|South Island (New Zealand)|Isla Sur de Nueva Zelanda|i|NZ|-44.0|170.5|250|Cfb|mlcx|South Island~Isla Sur~South Island NZ~South Island New Zealand|4
north-island|North Island (New Zealand)|Isla Norte de Nueva Zelanda|i|NZ|-38.5|175.8|150|Cfb|cxv|North Island~Isla Norte~North Island NZ|4
milford-sound|Milford Sound|Fiordo de Milford|p|NZ|-44.67|167.93|10|Cfb|cxmq|Fiordland~Milford|3
milford-track|Milford Track||t|NZ|-44.8|167.75|400|Cfb|Lmq||2
routeburn|Routeburn Track||t|NZ|-44.72|168.2|900|Cfb|Lm|Routeburn|2
mount-cook|Aoraki / Mount Cook|Aoraki / Monte Cook|p|NZ|-43.73|170.1|750|Cfb|m|Mount Cook~Hooker Valley~Monte Cook~Aoraki|3
tekapo|Lake Tekapo|Lago Tekapo|n|NZ|-44.0|170.48|710|Cfb|lm|Tekapo~Lake Pukaki|2
tongariro|Tongariro||p|NZ|-39.2|175.56|1100|Cfb|mvs|Tongariro Crossing~Tongariro Alpine Crossing~Whakapapa~Ruapehu~Mt Ruapehu~Ohakune~Round the Mountain Track|3
abel-tasman|Abel Tasman||p|NZ|-40.9|173.0|20|Cfb|cx|Abel Tasman Coast Track~Kaiteriteri~Marahau~Golden Bay|2
bay-of-islands|Bay of Islands|Bahía de las Islas|g|NZ|-35.25|174.1|10|Cfb|cx|Paihia~Northland~Russell NZ~Russell|2
west-coast-nz|Franz Josef and the West Coast|Franz Josef y la costa oeste|g|NZ|-43.4|170.2|100|Cfb|mq||2
wanaka-ski|Southern Lakes Ski Fields|Pistas de esquí de los lagos del sur|r|NZ|-44.9|168.95|1000|Cfb|ms|Treble Cone~Cardrona~Coronet Peak~The Remarkables|2
coromandel|Coromandel||g|NZ|-36.8|175.6|20|Cfb|cx|Cathedral Cove~Coromandel Peninsula~Hahei~Whitianga~Hot Water Beach|2
fiji-islands|Mamanuca and Yasawa Islands|Islas Mamanuca y Yasawa|i|FJ|-17.3|177.2|5|Am|cwrqS|Yasawa~Mamanucas~Denarau|3
bora-bora|Bora Bora||i|PF|-16.5|-151.74|5|Af|cwrqS|Bora-Bora~Borabora|5
moorea|Moorea||i|PF|-17.53|-149.83|10|Af|cwrqS|Mo'orea|3
tahiti|Tahiti|Tahití|i|PF|-17.6|-149.45|10|Af|cwrqS||4
french-polynesia-tuamotu|Rangiroa and the Tuamotus|Rangiroa y las Tuamotu|i|PF|-15.1|-147.6|2|Am|cwrqS|Polynesia~Polinesia~Marquesas|2
cook-islands|Rarotonga and Aitutaki|Rarotonga y Aitutaki|i|CK|-21.2|-159.78|10|Af|cwrqS|Rarotonga|2
samoa-island|Upolu and Savaiʻi|Upolu y Savaiʻi|i|WS|-13.8|-172.0|10|Af|cwrqS|Upolu|1
vanuatu-tanna|Tanna and Efate|Tanna y Efate|i|VU|-18.5|168.8|20|Af|cwrvMqS||1
new-caledonia-isles|Isle of Pines|Isla de los Pinos|i|NC|-22.6|167.45|5|Am|cwrqS|Île des Pins|1
palau-rock-islands|Rock Islands|Islas Rocosas (Palaos)|i|PW|7.25|134.4|5|Af|cwrqS|Koror|1
kokoda|Kokoda Track||t|PG|-9.2|147.65|1200|Af|LjmMq|Kokoda~Sendero de Kokoda~Kokoda Trail|1
australia-east-coast|East Coast of Australia|Costa este de Australia|t|AU|-27.5|153.0|10|Cfa|RcwS|Australian East Coast~costa este australiana|3
south-pacific-cruise|South Pacific Cruise|Crucero por el Pacífico Sur|u|FJ|-17.0|-170.0|0|Af|CcwrqS|South Pacific~Pacífico Sur~Polynesia cruise|2
asia-cruise|Southeast Asia Cruise|Crucero por el Sudeste Asiático|u|SG|5.0|104.0|0|Af|CcwqTS||2
lumbini|Lumbini||n|NP|27.47|83.28|150|Cwa|TMq||2
snowman-trek|Snowman Trek|Trek Snowman|t|BT|28.0|89.8|4500|ET|Lmhay|Jomolhari trek~Druk Path|1
leh|Leh||n|IN|34.16|77.58|3500|BWk|mhaSD||4
spiti|Spiti Valley|Valle de Spiti|g|IN|32.25|78.03|3700|BWk|mhaSDy|Kaza India~Spiti|2
markha|Markha Valley Trek|Trek del valle de Markha|t|IN|33.85|77.4|3900|BWk|LmhaSD|Markha~Stok Kangri~Chadar trek~Markha Valley|2
goechala|Goecha La Trek|Trek Goecha La|t|IN|27.6|88.2|3900|ET|Lmha|Goechala~Goecha La|1
hampta|Hampta Pass Trek|Trek de Hampta Pass|t|IN|32.3|77.35|3700|ET|Lmha|Hampta Pass|1
char-dham|Char Dham Yatra||t|IN|30.7|79.2|3200|Dfb|mhaTV|Char Dham|3
amarnath|Amarnath Yatra||t|IN|34.21|75.5|3800|ET|LmhaT|Amarnath|4
kumbh|Kumbh Mela||n|IN|25.43|81.88|100|Cwa|TVq|Maha Kumbh~Prayagraj Kumbh~Triveni Sangam|3
vaishno-devi|Vaishno Devi||n|IN|33.03|74.95|1600|Cwa|mTV|Katra|2
tirupati-temple|Tirumala||n|IN|13.68|79.35|850|Aw|TVq|Tirupati~Tirumala Venkateswara|2
sabarimala|Sabarimala||n|IN|9.43|77.08|460|Am|jTVq||1
velankanni|Velankanni||n|IN|10.68|79.85|5|As|cTq||1
bodh-gaya|Bodh Gaya|Bodhgaya|n|IN|24.7|84.99|110|Cwa|TVq|Sarnath|2
rishikesh-yoga|Rishikesh||n|IN|30.09|78.27|370|Cwa|TVq|Rishikesh India~Laxman Jhula|3
mcleod-ganj|McLeod Ganj||n|IN|32.24|76.32|2080|Cwa|mT|Mcleodganj~Dharamkot~Triund|2
munnar|Munnar||n|IN|10.09|77.06|1530|Cwb|m|Munnar Kerala~Thekkady~Periyar|3
kerala-backwaters|Kerala Backwaters|Backwaters de Kerala|g|IN|9.5|76.35|2|Am|lqS|backwaters~Kumarakom|3
varkala|Varkala||n|IN|8.73|76.72|20|Am|cwqS|Kovalam|2
gokarna|Gokarna||n|IN|14.55|74.32|10|Am|cwqST||2
andamans|Havelock Island|Isla Havelock|i|IN|12.0|92.98|5|Am|cwrqS|Neil Island|2
lakshadweep|Lakshadweep||i|IN|10.57|72.64|2|Am|cwrqS||1
rann-of-kutch|Rann of Kutch||p|IN|23.8|69.8|10|BWh|dSD|Rann Utsav~Great Rann~Dhordo|2
jaisalmer-desert|Thar Desert|Desierto del Thar|g|IN|26.9|70.6|220|BWh|dSDV|Sam Sand Dunes|2
corbett|Jim Corbett||p|IN|29.53|78.77|400|Cwa|fjMq|Corbett~Jim Corbett National Park~Ramnagar India|2
kaziranga|Kaziranga||p|IN|26.58|93.17|70|Cwa|fjMq||2
gulmarg|Gulmarg||r|IN|34.05|74.38|2650|Dfb|msha|Gulmarg Kashmir~Sonamarg|2
auroville|Auroville||n|IN|12.01|79.81|50|Aw|qS||2
coorg|Coorg||g|IN|12.4|75.74|1100|Am|mq|Kodagu~Ooty|2
karakoram-highway|Karakoram Highway|Carretera del Karakórum|t|PK|36.3|74.8|2500|BWk|RmhaV|KKH|1
ella-lk|Ella||n|LK|6.87|81.05|1040|Am|m|Ella Sri Lanka~Nine Arch Bridge|3
adams-peak|Adam's Peak|Pico de Adán|p|LK|6.81|80.5|1900|Cfb|mT|Adams Peak~Sri Pada|2
mirissa|Mirissa||n|LK|5.95|80.46|5|Af|cwqS|Ahangama|3
maafushi|Maafushi||i|MV|3.94|73.49|1|Am|cwrSV|Thulusdhoo~Dhigurah~Fulidhoo~Ukulhas|2
saint-martins-bd|Saint Martin's Island|Isla de San Martín|i|BD|20.62|92.32|3|Am|cwrMq|St Martins Bangladesh|1
sundarbans|Sundarbans||p|BD|21.9|89.3|2|Aw|jMq|Sunderbans|1
koh-phi-phi|Koh Phi Phi||i|TH|7.74|98.77|5|Am|cwrqS|Phi Phi|4
koh-chang|Koh Chang||i|TH|12.1|102.35|10|Am|cwrjqS|Koh Kood~Ko Kut~Koh Mak|3
koh-lipe|Koh Lipe||i|TH|6.49|99.3|5|Am|cwrqS||3
railay|Railay||n|TH|8.01|98.84|5|Am|cwrqS|Tonsai|3
khao-yai|Khao Yai||p|TH|14.44|101.37|700|Aw|jq|Khao Yai National Park|2
don-det|Si Phan Don||i|LA|13.95|105.92|80|Aw|qS|Don Det~Don Khon|2
nong-khiaw|Nong Khiaw||n|LA|20.57|102.61|350|Aw|mq|Muang Ngoi|1
slow-boat|Mekong Slow Boat|Barco lento del Mekong|u|LA|20.1|101.3|350|Aw|CqM|slow boat to Luang Prabang~slow boat Mekong|2
kampot|Kampot||n|KH|10.61|104.18|5|Am|qS|Kep~Bokor|2
ninh-binh|Ninh Binh||n|VN|20.25|105.97|10|Cwa|q|Tam Coc~Trang An|3
cat-ba|Cat Ba||i|VN|20.73|107.05|10|Cwa|cwq|Cat Ba Island~Lan Ha Bay|3
tioman|Tioman||i|MY|2.79|104.17|5|Af|cwrjqS|Pulau Tioman|2
kinabatangan|Kinabatangan River|Río Kinabatangan|p|MY|5.5|118.2|20|Af|jqM|Sukau|2
mulu|Gunung Mulu||p|MY|4.05|114.9|50|Af|jqM|Mulu~Mulu Caves|2
ubud|Ubud||n|ID|-8.51|115.26|250|Am|Tqj|Ubud Bali|4
canggu|Canggu||n|ID|-8.65|115.13|10|Am|cwqST|Kuta Bali~Legian|4
mentawai|Mentawai Islands|Islas Mentawai|i|ID|-2.1|99.6|5|Af|cwrjqMS|Mentawais~Siberut|2
lake-toba|Lake Toba|Lago Toba|r|ID|2.65|98.85|900|Cfb|lmv|Samosir~Tuk Tuk~Danau Toba|2
bukit-lawang|Bukit Lawang||n|ID|3.55|98.13|120|Af|jqM|Gunung Leuser|2
tanjung-puting|Tanjung Puting||p|ID|-2.9|111.95|10|Af|jqMy|Kumai~klotok|2
toraja|Tana Toraja||g|ID|-2.97|119.9|800|Af|m|Rantepao~Toraja|2
banda-islands|Banda Islands|Islas Banda|i|ID|-4.53|129.9|5|Af|cwrqMSy|Banda Neira|1
wakatobi|Wakatobi||i|ID|-5.5|123.8|5|Aw|cwrqMSy||1
sumba|Sumba||i|ID|-9.65|119.4|50|Aw|cwqMSD|Nihi Sumba|1
baliem|Baliem Valley|Valle del Baliem|t|ID|-4.1|138.95|1650|Cfb|Lmy|Wamena|1
el-nido|El Nido||n|PH|11.18|119.4|5|Am|cwrqS|El Nido Palawan|4
coron|Coron||i|PH|12.0|120.2|5|Am|cwrqS|Coron Palawan~Busuanga|3
siquijor|Siquijor||i|PH|9.2|123.55|10|Am|cwrqS||2
camiguin|Camiguin||i|PH|9.17|124.72|20|Af|cwvqS||1
batanes|Batanes||i|PH|20.45|121.97|30|Am|cx|Basco~Sabtang|1
moalboal|Moalboal||n|PH|9.94|123.4|5|Aw|cwrqS|Kawasan Falls|2
nakasendo|Nakasendo||t|JP|35.6|137.6|700|Cfa|Lm|Magome~Tsumago|2
koyasan|Kōyasan||n|JP|34.21|135.59|820|Cfb|mT||3
shirakawa-go|Shirakawa-go||n|JP|36.26|136.91|500|Dfa|m|Shirakawago~Gokayama|3
kamikochi|Kamikōchi||p|JP|36.25|137.63|1500|Dfb|ma|Yarigatake|2
jeju-olle|Jeju Olle Trail||t|KR|33.35|126.55|30|Cfa|Lc|Olle Trail|2
alishan|Alishan||p|TW|23.51|120.8|2200|Cfb|m||2
huangshan-mt|Yellow Mountain|Montañas Amarillas|p|CN|30.13|118.17|1600|Cfa|mT|Yellow Mountains|3
tiger-leaping|Tiger Leaping Gorge|Garganta del Salto del Tigre|t|CN|27.2|100.12|2200|Cwb|Lm|Tiger Leaping~Shangri-La Yunnan|2
kailash|Mount Kailash|Monte Kailash|t|CN|31.07|81.31|4800|ET|LmhaSTy|Kailash kora~Kailash Mansarovar~Manasarovar|2
everest-north|Everest North Base Camp|Campo base norte del Everest|n|CN|28.14|86.85|4980|ET|mhaSy|EBC Tibet~Rongbuk|1
dunhuang|Dunhuang||n|CN|40.14|94.66|1140|BWk|dSD|Mogao~Mingsha|2
khuvsgul|Lake Khövsgöl|Lago Khövsgöl|r|MN|51.1|100.5|1650|Dwc|lmy|Khuvsgul~Hövsgöl|2
altai-mn|Mongolian Altai|Altái mongol|g|MN|48.97|89.0|2000|BSk|mySD|Eagle Festival~Bayan-Ölgii~Olgii~Altai Tavan Bogd|2
naadam|Naadam||n|MN|47.9|106.9|1300|BSk||Naadam festival|1
fann|Fann Mountains|Montañas Fann|t|TJ|39.2|68.3|2800|ET|LmhaS|Fann~Iskanderkul|1
ala-kul|Ala Kul Trek|Trek de Ala Kul|t|KG|42.33|78.53|3000|ET|Lmha|Ala-Kul~Altyn Arashan~Karakol|2
song-kul|Song Kul||r|KG|41.84|75.15|3010|ET|lmhy|Son Kul|2
moynaq|Moynaq||n|UZ|43.77|59.02|50|BWk|dSD|Aral Sea~mar de Aral~Muynak|1
darvaza|Darvaza Gas Crater|Cráter de Darvaza|n|TM|40.25|58.44|120|BWk|dSDy|Door to Hell~Darvaza|1
tusheti|Tusheti||p|GE|42.37|45.63|2000|Dfb|my|Omalo|1
dilijan|Dilijan||p|AM|40.74|44.86|1250|Dfb|m|Sevan|1
oludeniz|Ölüdeniz||n|TR|36.55|29.12|10|Csa|cw|Butterfly Valley~Kabak|3
kas-tr|Kaş||n|TR|36.2|29.64|20|Csa|cw|Kas Turkey~Kalkan~Kekova|2
goreme|Göreme||n|TR|38.64|34.83|1150|BSk|mT|Uchisar|4
mount-ararat|Mount Ararat|Monte Ararat|p|TR|39.7|44.3|3200|ET|mha|Ararat|2
nemrut|Mount Nemrut|Monte Nemrut|p|TR|37.98|38.74|2100|Dsb|m|Nemrut Dagi|1
bozcaada|Bozcaada||i|TR|39.83|26.06|20|Csa|c|Gökçeada|1
te-araroa|Te Araroa||t|NZ|-41.5|174.0|300|Cfb|Lq|TA trail NZ|2
stewart-island|Stewart Island|Isla Stewart|i|NZ|-46.9|168.13|20|Cfb|cxq|Rakiura~Oban NZ~Mason Bay~Ulva Island NZ|1
waiheke|Waiheke Island|Isla Waiheke|i|NZ|-36.8|175.1|20|Cfb|c|Waiheke~Great Barrier Island|2
franz-josef|Franz Josef||n|NZ|-43.39|170.18|140|Cfb|mq|Franz Josef Glacier|3
kaikoura|Kaikōura||n|NZ|-42.4|173.68|10|Cfb|cx||2
hobbiton|Hobbiton||n|NZ|-37.87|175.68|60|Cfb||Matamata|2
subantarctic-nz|New Zealand Subantarctic Islands|Islas subantárticas de Nueva Zelanda|u|NZ|-50.7|166.1|0|Cfc|Ccxy|Auckland Islands~Campbell Island|1
kings-canyon-au|Kings Canyon (Australia)||p|AU|-24.25|131.55|650|BWh|dSDy|Watarrka~Kings Canyon NT|1
larapinta|Larapinta Trail||t|AU|-23.7|133.2|700|BWh|LdSDy|Larapinta|1
kimberley-au|The Kimberley|El Kimberley|g|AU|-16.5|126.0|200|BSh|dSDyq|Kimberleys~Bungle Bungles~Purnululu~El Questro|2
margaret-river-au|Margaret River||g|AU|-33.95|115.07|60|Csb|c||3
nullarbor|Nullarbor Plain|Llanura de Nullarbor|t|AU|-31.5|129.5|80|BSk|RdSDy|Nullarbor|2
flinders-ranges|Flinders Ranges||p|AU|-31.5|138.6|500|BSk|dSD|Wilpena Pound|2
coober-pedy|Coober Pedy||n|AU|-29.01|134.75|215|BWh|dSDy||2
grampians|Grampians||p|AU|-37.2|142.4|300|Cfb|m|Halls Gap~Arapiles|2
wilsons-prom|Wilsons Promontory||p|AU|-39.03|146.32|20|Cfb|cx|Wilsons Prom~the Prom|2
phillip-island|Phillip Island|Isla Phillip|i|AU|-38.49|145.2|20|Cfb|cx|Cowes VIC|2
mornington|Mornington Peninsula||g|AU|-38.35|144.95|30|Cfb|cx|Sorrento VIC|2
falls-creek|Falls Creek||r|AU|-36.87|147.28|1600|Cfb|ms|Mt Buller~Hotham~Mt Hotham~Bright VIC|2
jervis-bay|Jervis Bay||g|AU|-35.05|150.7|10|Cfb|c|Hyams Beach~Huskisson|2
norfolk-island-nf|Norfolk Island|Isla Norfolk|i|NF|-29.03|167.95|100|Cfa|c||1
noosa|Noosa||n|AU|-26.4|153.09|10|Cfa|cwS|Noosa Heads~Sunshine Coast QLD|3
kgari|K'gari||i|AU|-25.2|153.1|20|Cfa|cwqS||3
magnetic-island|Magnetic Island|Isla Magnética|i|AU|-19.14|146.84|10|Aw|cwrqS|Maggie Island|2
cape-york|Cape York|Cabo York|t|AU|-12.5|142.7|80|Aw|RqSDy|the Tip Cape York~Cape York Peninsula|1
torres-strait|Torres Strait Islands|Islas del estrecho de Torres|i|AU|-10.58|142.22|5|Aw|cwrqS|Thursday Island|1
bay-of-fires|Bay of Fires||p|AU|-41.1|148.3|10|Cfb|cx|Binalong Bay|1
freycinet|Freycinet||p|AU|-42.13|148.3|20|Cfb|cx|Wineglass Bay~Coles Bay|2
bruny|Bruny Island|Isla Bruny|i|AU|-43.3|147.3|20|Cfb|cx|Bruny|1
christmas-island-cx|Christmas Island|Isla de Navidad|i|CX|-10.49|105.63|30|Am|cwr||1
yasawas|Yasawa Islands|Islas Yasawa|i|FJ|-16.9|177.45|5|Am|cwrqS|Yasawas~Mamanuca Islands|2
taveuni|Taveuni||i|FJ|-16.85|-179.97|20|Af|cwrjqS|Savusavu|1
aitutaki|Aitutaki||i|CK|-18.86|-159.79|3|Am|cwrqS||2
rangiroa|Rangiroa||i|PF|-15.0|-147.6|2|Am|cwrqS|Tikehau~Tuamotus|2
marquesas|Marquesas Islands|Islas Marquesas|i|PF|-9.78|-139.05|30|Am|cwqS|Nuku Hiva~Hiva Oa|1
pitcairn|Pitcairn||i|PN|-25.07|-130.1|50|Af|cyS|Pitcairn Islands~Adamstown|1
tanna|Tanna||i|VU|-19.5|169.35|50|Af|cwvqMS|Mount Yasur|1
solomon-wwii|Gizo||n|SB|-8.1|156.84|5|Af|cwrqMS|Guadalcanal|1
chuuk|Chuuk Lagoon|Laguna de Chuuk|i|FM|7.42|151.8|2|Af|cwrqS|Truk Lagoon~Truk|1
haapai|Vava'u||i|TO|-18.65|-173.98|10|Af|cwrqS|Vavau~Ha'apai|1
antarctica-ross|Ross Sea|Mar de Ross|u|NZ|-76.0|170.0|0|EF|Ccxpyn|Ross Sea cruise|1
straddie|North Stradbroke Island|Isla North Stradbroke|i|AU|-27.5|153.5|10|Cfa|cwS|Stradbroke~Stradbroke Island|1
gibb-river|Gibb River Road||t|AU|-16.5|126.0|300|Aw|RSDy|The Gibb|2
olympic-dam|Olympic Dam||n|AU|-30.44|136.88|100|BWh|dSDy||1
kapooka|Kapooka||n|AU|-35.15|147.3|210|Cfa||Blamey Barracks|1
birdsville|Birdsville||n|AU|-25.9|139.35|50|BWh|dSDy|Birdsville Races~Big Red Bash|1
aus-open|Australian Open (Melbourne)||n|AU|-37.82|144.98|20|Cfb|tS|Aus Open~Australian Open|1
gallipoli|Gallipoli|Galípoli|n|TR|40.24|26.28|40|Csa|c|Gelibolu~Anzac Cove~Çanakkale battlefields|2
heaphy|Heaphy Track||t|NZ|-40.9|172.3|300|Cfb|Lq|Heaphy|2
maunganui|Mount Maunganui||n|NZ|-37.64|176.19|10|Cfb|c|Mt Maunganui|2
hanmer|Hanmer Springs||r|NZ|-42.52|172.83|340|Cfb|m|Hanmer|2
rhythm-vines|Rhythm and Vines (Gisborne)||n|NZ|-38.6|177.95|20|Cfb|S|Rhythm and Vines~Rhythm & Vines~RnV|1
kasol|Kasol||n|IN|32.01|77.31|1580|Cwb|m|Parvati Valley~Kheerganga~Tosh|2
valley-of-flowers|Valley of Flowers|Valle de las Flores|p|IN|30.73|79.6|3500|Cwb|mahL|Hemkund Sahib|2
hornbill|Hornbill Festival (Nagaland)||n|IN|25.62|94.1|1500|Cwb|m|Hornbill Festival~Kisama|1
golden-temple|Golden Temple (Amritsar)|Templo Dorado (Amritsar)|n|IN|31.62|74.88|230|BSh|TV|Golden Temple|2
la-union-ph|La Union||g|PH|16.65|120.32|5|Aw|cwS|San Juan La Union~Elyu|2
pulag|Mount Pulag||p|PH|16.6|120.9|2400|Cwb|mah|Mt Pulag|1
pampanga|Pampanga||g|PH|15.05|120.65|10|Aw|q||2
sinulog|Sinulog (Cebu)||n|PH|10.3|123.9|10|Aw|ctw|Sinulog|1
bintan|Bintan||i|ID|1.05|104.5|5|Af|cwqS|Lagoi|2
genting|Genting Highlands||r|MY|3.42|101.79|1700|Cfb|m|Genting|3
desaru|Desaru||r|MY|1.55|104.26|5|Af|cwq||1
tekong|Pulau Tekong||n|SG|1.4|104.05|10|Af|q|Tekong~BMTC|1
camp-humphreys|Camp Humphreys||n|KR|36.97|127.03|20|Dwa||USAG Humphreys|1
kadena|Kadena Air Base||n|JP|26.35|127.77|40|Cfa|cw|Kadena~Camp Foster~Camp Hansen|1
yercaud|Yercaud||n|IN|11.78|78.21|1450|Aw|m||1
mahabalipuram|Mahabalipuram||n|IN|12.62|80.19|10|Aw|cTq|Mamallapuram~Mahabs|2
dhanushkodi|Dhanushkodi||n|IN|9.18|79.42|5|As|cTq||1
araku|Araku Valley||n|IN|18.33|82.87|950|Aw|mq|Araku~Borra Caves~Vanjangi|2
statue-unity|Statue of Unity||n|IN|21.84|73.72|60|Aw||Kevadia~Ekta Nagar|1
mount-abu|Mount Abu||n|IN|24.59|72.71|1200|Cwa|mT|Mt Abu~Abu Rajasthan|2
auli-in|Auli||r|IN|30.53|79.57|2700|Cwb|mshT||2
har-ki-dun|Har Ki Dun Trek|Trek de Har Ki Dun|t|IN|31.1|78.3|2800|Cwb|Lmha|Har ki doon~Har ki dun~Kedarkantha~Kedarkantha Trek~Sankri~Dayara Bugyal~Nag Tibba~Bali Pass~Phulara Ridge~Pangarchulla~Kuari Pass|1
roopkund|Roopkund Trek|Trek de Roopkund|t|IN|30.2|79.7|3300|ET|Lmha|Roopkund~Brahmatal~Ali Bedni Bugyal|1
chopta|Chopta||n|IN|30.49|79.21|2650|Cwb|mhT|Tungnath~Chandrashila|1
bir-billing|Bir Billing||n|IN|32.05|76.73|1450|Cwa|m|Bir Himachal~Bir and Billing~Barot~Barot Valley~Rajgundha~Parashar Lake~Prashar Lake|2
pahalgam|Pahalgam||n|IN|34.01|75.32|2200|Dfb|mhV|Aru Valley~Betaab|2
sikkim-west|Pelling||n|IN|27.31|88.24|2100|Cwb|m|Yuksom~Ravangla~Rinchenpong~Namchi~Okhrey~Varsey~Uttarey|1
lachung|Lachung||n|IN|27.69|88.74|2700|Cwb|mh|Lachen~Yumthang~Gurudongmar~North Sikkim|1
sandakphu|Sandakphu||t|IN|27.1|88.0|3500|Cwb|Lmha|Singalila~Phalut|1
digha|Digha||n|IN|21.63|87.51|5|Aw|cwq|Mandarmani~New Digha~Tajpur Digha|2
chilika|Chilika Lake|Lago Chilika|p|IN|19.7|85.3|5|Aw|lq|Chilika|1
deoghar|Deoghar||n|IN|24.48|86.7|255|Cwa|T|Baidyanath~Baba Dham~Babadham|2
sundarbans-in|Sundarbans (India)|Sundarbans|p|IN|21.95|88.85|3|Aw|jMq|Sunderbans~Sundarban|2
mumbai-high|Mumbai High||n|IN|19.4|71.35|20|Aw|cwq|Bombay High~ONGC Mumbai High|2
kanha|Kanha||p|IN|22.28|80.63|600|Cwa|fMq|Kanha National Park~Kanha Tiger Reserve|2
pench|Pench||p|IN|21.7|79.3|450|Aw|fMq|Pench National Park~Pench Tiger Reserve|2
khajuraho|Khajuraho||n|IN|24.85|79.92|230|Cwa|T|Panna National Park|2
omkareshwar|Omkareshwar||n|IN|22.24|76.15|190|Aw|T||1
wayanad|Wayanad||g|IN|11.68|76.1|800|Am|mq|Kalpetta~Vythiri|2
apo-island|Apo Island|Isla Apo|i|PH|9.08|123.27|5|Am|cwrq|Dauin|1
pagudpud|Pagudpud||n|PH|18.56|120.79|5|Aw|cwq|Blue Lagoon Pagudpud|1
zambales|Zambales||g|PH|15.1|120.08|5|Am|cwq|Liwliwa~San Antonio Zambales~Anawangin~Anawangin Cove~Nagsasa~Iba Zambales|2
mount-apo|Mount Apo|Monte Apo|p|PH|7.0|125.25|1500|Af|jamq|Mt Apo|1
pinatubo|Mount Pinatubo|Monte Pinatubo|p|PH|15.2|120.4|400|Am|vmq|Mt Pinatubo~Capas Tarlac|1
makiling|Mount Makiling|Monte Makiling|p|PH|14.16|121.22|150|Am|vmq|Mt Makiling|1
anilao|Anilao||n|PH|13.76|120.92|5|Aw|cwrq|Anilao Batangas|1
calaguas|Calaguas||i|PH|14.45|122.92|5|Af|cwq|Calaguas Island~Mahabang Buhangin|1
caramoan|Caramoan||n|PH|13.77|123.86|10|Af|cwq|Caramoan Islands|1
britania-ph|Britania||i|PH|8.68|126.2|5|Af|cwq|Britania Islands~Enchanted River~Enchanted River Hinatuan|1
guimaras|Guimaras||i|PH|10.6|122.6|30|Am|cwq||1
malampaya|Malampaya||n|PH|11.4|119.05|20|Am|cwq|Malampaya platform|1
clark-ph|Clark (Pampanga)|Clark|n|PH|15.18|120.55|150|Aw|q|Clark Freeport~Clark Philippines|2
karijini|Karijini||p|AU|-22.48|118.35|750|BWh|dS|Karijini National Park|2
barrow-island|Barrow Island|Isla Barrow|i|AU|-20.8|115.4|10|BWh|cdS|Gorgon LNG|1
lake-argyle|Lake Argyle|Lago Argyle|n|AU|-16.11|128.74|110|BSh|lS|Purnululu~Bungle Bungles|1
king-island-au|King Island|Isla King|i|AU|-39.93|143.9|20|Cfb|cx|King Island Tasmania|1
ok-tedi|Ok Tedi||n|PG|-5.3|141.25|550|Af|jMqy|Ok Tedi mine~Tabubil|1
lihir|Lihir||i|PG|-3.12|152.6|10|Af|cwMqy|Lihir Island~Lihir mine|1
mangawhai|Mangawhai||n|NZ|-36.13|174.57|10|Cfb|c|Mangawhai Heads|1
waikaremoana|Lake Waikaremoana|Lago Waikaremoana|p|NZ|-38.76|177.1|600|Cfb|lmL|Waikaremoana|1
queen-charlotte-track|Queen Charlotte Track||t|NZ|-41.15|174.2|150|Cfb|cL|Queen Charlotte~Marlborough Sounds|1
punakaiki|Punakaiki||n|NZ|-42.11|171.33|10|Cfb|cx|Pancake Rocks~Paparoa Track|1
twizel|Twizel||n|NZ|-44.26|170.1|460|Cfb|lm|Lake Ohau|1
otago-rail-trail|Otago Central Rail Trail||t|NZ|-45.1|169.75|350|BSk|R|Otago Rail Trail~Central Otago Rail Trail|1
kepler-track|Kepler Track||t|NZ|-45.43|167.65|500|Cfb|Lm|Kepler|2
doubtful-sound|Doubtful Sound||p|NZ|-45.45|167.15|10|Cfb|cxmq|Manapouri~Lake Manapouri|2
castle-hill-nz|Castle Hill||n|NZ|-43.22|171.72|720|Cfb|m|Castle Hill NZ~Arthur's Pass~Porters ski~Craigieburn|1
mount-hutt|Mount Hutt|Monte Hutt|r|NZ|-43.5|171.53|1500|Cfb|ms|Mt Hutt|1
kusatsu|Kusatsu Onsen||n|JP|36.62|138.6|1170|Dfb|ms|Kusatsu Gunma|1
grasberg|Grasberg Mine|Mina Grasberg|n|ID|-4.05|137.12|2500|Cfb|mhjqy|Grasberg~Tembagapura~Freeport Papua~Timika|1
oyu-tolgoi|Oyu Tolgoi||n|MN|43.0|106.87|1150|BWk|dyD||1
three-passes|Three Passes Trek|Trek de los Tres Pasos|t|NP|27.9|86.72|4800|ET|LmhaT|3 Passes Trek|2
hundred-islands|Hundred Islands||p|PH|16.2|120.03|5|Am|cwq||1
mount-buller|Mount Buller||r|AU|-37.15|146.44|1600|Cfb|ms|Mansfield Victoria~Mt Stirling|2
baw-baw|Baw Baw||r|AU|-37.84|146.27|1480|Cfb|ms|Mt Baw Baw~Mount Baw Baw~Lake Mountain~Walhalla|1
dinner-plain|Dinner Plain||r|AU|-37.02|147.24|1570|Cfb|ms|Harrietville~Mount Buffalo~Mt Buffalo~Omeo|1
charlotte-pass|Charlotte Pass||r|AU|-36.43|148.33|1760|Cfb|msa|Guthega~Selwyn Snow Resort~Mount Selwyn~Crackenback~Blue Cow|1
licola|Licola||n|AU|-37.63|146.62|250|Cfb|m|Lake Eildon~Eildon|1
tidal-river|Tidal River||n|AU|-39.03|146.31|10|Cfb|cx|Waratah Bay|1
mallacoota|Mallacoota||n|AU|-37.56|149.76|10|Cfb|cx|Croajingolong~Cape Conran~Marlo Victoria|1
metung|Metung||n|AU|-37.89|147.85|10|Cfb|c|Gippsland Lakes~Raymond Island~Gippsland~Ninety Mile Beach Victoria|1
inverloch|Inverloch||n|AU|-38.63|145.73|10|Cfb|cx|Venus Bay Victoria|1
french-island|French Island||i|AU|-38.35|145.35|10|Cfb|c||1
queenscliff|Queenscliff||n|AU|-38.27|144.66|10|Cfb|cx|Bellarine~Bellarine Peninsula|1
port-campbell|Port Campbell||n|AU|-38.62|142.99|10|Cfb|cx|Loch Ard Gorge~Johanna Beach~Cape Otway~Bells Beach~Wye River~Aireys Inlet|1
port-fairy|Port Fairy||n|AU|-38.39|142.24|5|Cfb|cx|Port Fairy Folk Festival~Cape Bridgewater~Great South West Walk|1
meredith-music-festival|Meredith Music Festival||n|AU|-37.85|144.1|300|Cfb||Golden Plains festival|1
rainbow-serpent-festival|Rainbow Serpent festival||n|AU|-37.37|143.35|350|Cfb|||1
pitch-music-arts|Pitch Music & Arts||n|AU|-37.75|142.2|250|Cfb||Pitch Music and Arts|1
beyond-the-valley|Beyond the Valley||n|AU|-38.05|144.0|100|Cfb|||1
falls-festival|Falls Festival||n|AU|-38.55|143.9|60|Cfb|c||1
bathurst-1000|Bathurst 1000||n|AU|-33.44|149.56|860|Cfb||Mount Panorama~Mt Panorama~Bathurst 12 Hour|1
melbourne-cup|Melbourne Cup||n|AU|-37.79|144.91|20|Cfb||Flemington|1
mungo-national-park|Mungo National Park||p|AU|-33.75|143.1|80|BSk|dSD|Lake Mungo|1
murray-river-houseboat|Murray River Houseboat||u|AU|-35.1|142.0|40|BSk|C|Murray River houseboat~Echuca paddle steamer~Murray River~Houseboat Mildura~Murray houseboat|1
hattah|Hattah||p|AU|-34.75|142.3|50|BSk|S|Hattah-Kulkyne~Wyperfeld~Little Desert~Big Desert|1
deni-ute-muster|Deni Ute Muster||n|AU|-35.53|144.97|95|BSk||Deni Ute Muster Deniliquin|1
white-cliffs|White Cliffs||n|AU|-30.85|143.09|150|BWh|dSD|White Cliffs NSW|1
broken-hill|Broken Hill||n|AU|-31.96|141.46|310|BWh|dSD|Silverton NSW~Menindee~Mundi Mundi Bash~Mutawintji|2
parkes-elvis-festival|Parkes Elvis Festival||n|AU|-33.14|148.17|320|Cfa||Parkes Elvis|1
warrumbungles|Warrumbungles||p|AU|-31.28|149.0|550|Cfa|m|Warrumbungle~Siding Spring|1
kandos|Kandos||n|AU|-32.86|149.97|640|Cfb|m|Mudgee wine~Capertee Valley~Rylstone~Glen Davis|1
jenolan-caves|Jenolan Caves||n|AU|-33.82|150.02|800|Cfb|m|Kanangra~Megalong Valley~Blackheath NSW~Mount Victoria NSW|1
kangaroo-valley|Kangaroo Valley||n|AU|-34.74|150.53|90|Cfb|m|Fitzroy Falls~Bowral Southern Highlands~Southern Highlands NSW|1
mollymook|Mollymook||n|AU|-35.33|150.47|10|Cfb|cx|Bawley Point~Milton NSW~Pretty Beach NSW~Depot Beach|1
narooma|Narooma||n|AU|-36.22|150.13|10|Cfb|cx|Tilba~Montague Island~Eden NSW~Pambula|1
seal-rocks|Seal Rocks||n|AU|-32.43|152.53|10|Cfa|cw|Pacific Palms~Boomerang Beach~Blueys Beach~Myall Lakes|1
barrington-tops|Barrington Tops||p|AU|-32.05|151.5|1200|Cfb|m|Gloucester NSW|1
crescent-head|Crescent Head||n|AU|-31.19|152.98|10|Cfa|cw|Hat Head~Point Plomer~Scotts Head|1
angourie|Angourie||n|AU|-29.48|153.36|10|Cfa|cw|Wooli~Minnie Water~Iluka NSW~Red Rock NSW~Yuraygir|1
mullumbimby|Mullumbimby||n|AU|-28.55|153.5|20|Cfa||Mullum~Wollumbin~Mount Warning~Uki|1
hunter-valley|Hunter Valley||g|AU|-32.78|151.3|120|Cfa||Pokolbin~Hunter Valley Gardens~Wollombi|2
hawkesbury-river|Hawkesbury River||g|AU|-33.55|151.25|10|Cfa||Wisemans Ferry~Brooklyn NSW~Hawkesbury houseboat|1
palm-beach-nsw|Palm Beach NSW||n|AU|-33.6|151.32|10|Cfa|cw|Pittwater~Avoca Beach~Pearl Beach~Killcare~Copacabana NSW|1
port-stephens|Port Stephens||g|AU|-32.72|152.1|10|Cfa|cw|Nelson Bay~Anna Bay~Stockton Beach|1
woodford|Woodford||n|AU|-26.92|152.78|110|Cfa||Woodford Folk Festival~Woodfordia~Island Vibe|1
montville|Montville||n|AU|-26.69|152.89|400|Cfa||Glass House Mountains|1
rainbow-beach|Rainbow Beach||n|AU|-25.9|153.09|10|Cfa|cw|Double Island Point~Inskip Point|1
moreton-island|Moreton Island||i|AU|-27.17|153.4|10|Cfa|cw|Tangalooma~Bribie Island~Moreton Bay|2
lamington-national-park|Lamington National Park||p|AU|-28.23|153.1|800|Cfa|mj|Binna Burra~O'Reilly's~Springbrook~Tamborine~Mount Tamborine~Scenic Rim|1
girraween|Girraween||p|AU|-28.83|151.95|900|Cfb||Granite Belt|1
carnarvon-gorge|Carnarvon Gorge||p|AU|-25.05|148.22|450|BSh|S|Carnarvon Gorge QLD~Injune|1
agnes-water|Agnes Water||n|AU|-24.21|151.9|10|Cfa|cw|Town of 1770~Seventeen Seventy|1
lady-elliot-island|Lady Elliot Island||i|AU|-24.11|152.72|3|Cfa|cwrS|Lady Musgrave Island~Lady Musgrave~Lady Elliot|1
heron-island|Heron Island||i|AU|-23.44|151.91|3|Aw|cwrS|Heron Island QLD|1
great-keppel-island|Great Keppel Island||i|AU|-23.18|150.95|10|Cwa|cwrS|Great Keppel~Byfield|1
eungella|Eungella||p|AU|-21.13|148.49|700|Cwa|mj|Finch Hatton Gorge~Cape Hillsborough|1
hayman-island|Hayman Island||i|AU|-20.05|148.88|10|Aw|cwrS|Daydream Island~Long Island QLD~South Molle~Whitsunday sailing~Hydeway Bay|1
hinchinbrook-island|Hinchinbrook Island||i|AU|-18.37|146.25|30|Am|cwjqS|Thorsborne Trail~Hinchinbrook|1
mission-beach|Mission Beach||n|AU|-17.87|146.1|10|Am|cwjqS|Dunk Island~Bedarra|2
atherton-tablelands|Atherton Tablelands||g|AU|-17.27|145.5|750|Cwa|mj|Millaa Millaa~Atherton Tableland|2
fitzroy-island|Fitzroy Island||i|AU|-16.93|145.99|10|Am|cwrqS|Green Island Cairns~Green Island QLD|1
lizard-island|Lizard Island||i|AU|-14.67|145.45|10|Aw|cwrqS|Lizard Island QLD|1
undara|Undara||p|AU|-18.2|144.57|770|BSh|vS|Undara Lava Tubes~Chillagoe~Georgetown QLD|1
karumba|Karumba||n|AU|-17.49|140.84|5|Aw|cqSD|Burketown~Gulf of Carpentaria~Sweers Island|1
weipa|Weipa||n|AU|-12.63|141.88|20|Aw|cqS|Lockhart River~Seisia~Coen QLD|1
winton-qld|Winton QLD||n|AU|-22.39|143.04|190|BSh|SD|Boulia~Vision Splendid~Australian Age of Dinosaurs|1
quilpie|Quilpie||n|AU|-26.61|144.27|200|BSh|SD|Eromanga~Thargomindah~Charleville QLD|1
windorah|Windorah||n|AU|-25.42|142.66|130|BWh|dSD|Jundah~Bedourie~Betoota|1
moranbah|Moranbah||n|AU|-22.3|148.1|250|BSh|SD|Peak Downs mine~Goonyella~Bowen Basin|1
simpson-desert|Simpson Desert||p|AU|-25.5|137.2|60|BWh|dSDy|Big Red Simpson Desert~Dalhousie Springs~Mount Dare|1
oodnadatta-track|Oodnadatta Track||t|AU|-28.5|136.5|90|BWh|RdSDy|Oodnadatta~William Creek~Marree~Lake Eyre~Kati Thanda|1
arkaroola|Arkaroola||p|AU|-30.31|139.34|320|BWh|dSD|Blinman~Rawnsley Park~Ikara~Gammon Ranges|1
heysen-trail|Heysen Trail||t|AU|-33.5|138.5|400|Csb|L|Mount Remarkable~Melrose SA|1
innamincka|Innamincka||n|AU|-27.74|140.74|60|BWh|dSD|Moomba~Coongie Lakes~Strzelecki Track|1
roxby-downs|Roxby Downs||n|AU|-30.56|136.89|100|BWh|dSD|Andamooka~Prominent Hill~Carrapateena|1
ceduna|Ceduna||n|AU|-32.13|133.68|10|BSk|cSD|Cactus Beach~Head of Bight~Fowlers Bay|1
coffin-bay|Coffin Bay||n|AU|-34.62|135.46|10|Csb|cx|Port Lincoln~Eyre Peninsula~Elliston SA~Lincoln National Park|1
innes-national-park|Innes National Park||p|AU|-35.25|136.9|20|Csb|cx|Yorke Peninsula~Yorkes~Marion Bay~Corny Point|1
robe-south-australia|Robe (South Australia)||n|AU|-37.16|139.76|10|Csb|cx|Beachport~Coorong~Limestone Coast|1
fleurieu-peninsula|Fleurieu Peninsula||g|AU|-35.45|138.5|50|Csb|cx|McLaren Vale~Carrickalinga~Deep Creek~Second Valley~Fleurieu|2
clare-valley|Clare Valley||g|AU|-33.83|138.6|400|Csb||Riesling Trail~Burra SA|1
adelaide-hills|Adelaide Hills||g|AU|-35.0|138.8|400|Csb|||1
womadelaide|WOMADelaide||n|AU|-34.92|138.61|50|Csb|S|Adelaide Fringe~Womadelaide|1
tour-down-under|Tour Down Under||n|AU|-34.93|138.6|50|Csb|S||1
esperance|Esperance||n|AU|-33.86|121.89|10|Csb|cx|Cape Le Grand~Lucky Bay~Cape Arid|2
denmark-wa|Denmark WA||n|AU|-34.96|117.35|10|Csb|cx|Denmark Western Australia~Bremer Bay~Walpole WA~Bibbulmun Track~Bibbulmun~Nornalup|1
stirling-range|Stirling Range||p|AU|-34.35|118.0|350|Csb|m|Bluff Knoll~Stirling Ranges~Wave Rock~Hyden|1
dunsborough|Dunsborough||n|AU|-33.61|115.11|10|Csb|cx|Gracetown~Cape to Cape Track~Cape to Cape~Augusta WA|1
jurien-bay|Jurien Bay||n|AU|-30.31|115.04|10|Csa|cwS|Lancelin~Cervantes WA~Pinnacles Desert~Nambung~Sandy Cape|1
abrolhos-islands|Abrolhos Islands||i|AU|-28.7|113.8|3|BSh|cwrS|Houtman Abrolhos~Dirk Hartog Island|1
shark-bay|Shark Bay||g|AU|-25.93|113.53|10|BWh|cwdS|Monkey Mia~Steep Point|2
gnaraloo|Gnaraloo||n|AU|-23.8|113.53|10|BWh|cwdSy|Quobba~Red Bluff WA~Carnarvon WA|1
karratha|Karratha||n|AU|-20.74|116.85|10|BWh|cdS|Point Samson~Wheatstone~Burrup|1
mount-whaleback|Mount Whaleback||n|AU|-23.36|119.73|540|BWh|dSD|Jimblebar~Roy Hill~Christmas Creek mine~Cloudbreak~Solomon Hub~Eliwana|1
marble-bar|Marble Bar||n|AU|-21.17|119.74|180|BWh|dSD|Telfer mine~Pardoo~Eighty Mile Beach|1
cape-leveque|Cape Leveque||n|AU|-16.4|122.93|10|Aw|cwqSD|Dampier Peninsula~Kooljaman~Cygnet Bay~Middle Lagoon|1
horizontal-falls|Horizontal Falls||n|AU|-16.38|123.96|10|Aw|cqS|Buccaneer Archipelago|1
fitzroy-crossing|Fitzroy Crossing||n|AU|-18.2|125.57|110|BSh|SD|Windjana Gorge~Tunnel Creek~Derby WA|1
wolfe-creek|Wolfe Creek||p|AU|-19.17|127.8|380|BWh|dSDy|Balgo|1
warburton-wa|Warburton WA||n|AU|-26.13|126.57|460|BWh|dSDy|Great Central Road~Docker River~Gunbarrel Highway|1
leonora-wa|Leonora WA||n|AU|-28.88|121.33|370|BWh|dSD|Laverton WA~Leinster WA~Gwalia|1
eucla|Eucla||n|AU|-31.68|128.88|10|BSk|cSDy|Cocklebiddy~Madura Pass~Balladonia|1
nhulunbuy|Nhulunbuy||n|AU|-12.18|136.78|10|Aw|cqS|Gove Peninsula~Garma Festival~East Arnhem|1
maningrida|Maningrida||n|AU|-12.05|134.23|10|Aw|cqS|Gunbalanya~Cobourg Peninsula|1
tiwi-islands|Tiwi Islands||i|AU|-11.6|130.8|10|Aw|cqS|Bathurst Island~Wurrumiyanga|1
nitmiluk|Nitmiluk||p|AU|-14.3|132.45|120|Aw|qS|Katherine Gorge~Mataranka~Jatbula Trail~Edith Falls|1
daly-waters|Daly Waters||n|AU|-16.25|133.37|210|BSh|qSD|Dunmarra~Tennant Creek|1
borroloola|Borroloola||n|AU|-16.43|136.1|40|Aw|qSD|Gregory River|1
palm-valley|Palm Valley||p|AU|-24.0|132.75|600|BWh|dSD|Hermannsburg~Finke Gorge~Glen Helen~West MacDonnell Ranges~West MacDonnells~Trephina Gorge|1
parrtjima|Parrtjima||n|AU|-23.67|133.87|580|BWh|dSD|Finke Desert Race~Pine Gap|1
maria-island|Maria Island||i|AU|-42.6|148.08|30|Cfb|cx|Maria Island Tasmania~Triabunna|1
strahan|Strahan||n|AU|-42.15|145.33|10|Cfb|cx|Strahan Tasmania~Gordon River~Corinna Tasmania~Arthur River|1
port-davey|Port Davey||p|AU|-43.33|146.15|20|Cfb|cxmLy|South Coast Track~Melaleuca Tasmania~Western Arthurs~Lake Pedder~Federation Peak|1
three-capes-track|Three Capes Track||t|AU|-43.2|147.9|150|Cfb|Lcx|Three Capes~Tasman Peninsula~Port Arthur~Eaglehawk Neck|1
walls-of-jerusalem|Walls of Jerusalem||p|AU|-41.85|146.3|1150|Cfb|mx|Lake St Clair~Great Lake Tasmania~Central Plateau Tasmania~Mole Creek|1
stanley-tasmania|Stanley (Tasmania)||n|AU|-40.76|145.29|10|Cfb|cx|Stanley Tasmania~Wynyard Tasmania~Marrawah~Cape Grim~The Tarkine~Tarkine|1
flinders-island|Flinders Island||i|AU|-40.0|148.05|20|Cfb|cx|Cape Barren Island~Killiecrankie Flinders|1
ben-lomond-tasmania|Ben Lomond Tasmania||r|AU|-41.53|147.66|1450|Cfb|msx|Derby Tasmania~Blue Derby~Scottsdale Tasmania|1
dark-mofo|Dark Mofo||n|AU|-42.88|147.33|20|Cfb|c|Mona Foma~Taste of Tasmania|1
huon-valley|Huon Valley||g|AU|-43.05|147.0|30|Cfb|x|Cygnet Tasmania~Hastings Caves~Cockle Creek~Cygnet Folk Festival|1
lavarack-barracks|Lavarack Barracks||n|AU|-19.32|146.79|20|Aw|S||1
robertson-barracks|Robertson Barracks||n|AU|-12.44|130.98|30|Aw|qS|RAAF Tindal|1
singleton-army-camp|Singleton Army Camp||n|AU|-32.65|151.17|80|Cfa||Singleton Lone Pine Barracks|1
shoalwater-bay|Shoalwater Bay||n|AU|-22.5|150.5|30|Cwa|S|Shoalwater Bay Training Area~Talisman Sabre|1
cocos-islands|Cocos Islands||i|AU|-12.15|96.85|3|Af|cwrqS|Cocos Keeling~Cocos (Keeling) Islands~Keeling Islands|1
macquarie-island|Macquarie Island||i|AU|-54.6|158.9|20|ET|pcxy||1
tropical-north-queensland|Tropical North Queensland||g|AU|-16.9|145.7|20|Am|cwqS|Far North Queensland~FNQ~North Queensland|2
south-coast-nsw|South Coast NSW||g|AU|-35.5|150.3|10|Cfb|cx|NSW South Coast~Sapphire Coast|1
mid-north-coast|Mid North Coast||g|AU|-31.4|152.8|10|Cfa|cw|NSW North Coast~North Coast NSW|1
victorian-high-country|Victorian High Country||g|AU|-36.9|147.0|900|Cfb|m|High Country Victoria~Victorian Alps~Australian Alps|1
pilbara|Pilbara||g|AU|-21.5|118.5|300|BWh|dSD|the Pilbara|2
goldfields-wa|Goldfields WA||g|AU|-30.75|121.47|380|BSh|SD|WA Goldfields~Kalgoorlie Super Pit|1
south-west-wa|South West WA||g|AU|-33.9|115.5|60|Csb|cx|the South West WA|1
oparara|Ōpārara||p|NZ|-41.15|172.2|100|Cfb|k|Karamea~Oparara Arch~Old Ghost Road~Westport NZ~Denniston|1
nelson-lakes|Nelson Lakes||p|NZ|-41.82|172.85|650|Cfb|lm|Lake Rotoiti~Rainbow Ski~Travers-Sabine~Lake Rotoroa~St Arnaud NZ|1
farewell-spit|Farewell Spit||n|NZ|-40.52|172.87|10|Cfb|cx|Collingwood NZ~Wharariki~Pohara|1
murchison-nz|Murchison NZ||n|NZ|-41.8|172.33|160|Cfb|m|Maruia Springs~Lewis Pass~Reefton~Springs Junction|1
akaroa|Akaroa||n|NZ|-43.8|172.97|10|Cfb|cx|Banks Peninsula~Le Bons Bay~Banks Track|2
mount-somers|Mount Somers||n|NZ|-43.7|171.4|450|Cfb|m|Mt Somers~Mount Potts~Erewhon NZ|1
geraldine-nz|Geraldine (NZ)||n|NZ|-44.1|171.24|130|Cfb||Peel Forest~Fairlie NZ~Mt Dobson~Roundhill|1
omarama|Ōmarama||n|NZ|-44.49|169.97|420|Cfb|S|Omarama~Alps 2 Ocean~Alps to Ocean~Clay Cliffs~Lindis Pass|1
moeraki|Moeraki||n|NZ|-45.36|170.85|10|Cfb|cx|Moeraki Boulders~Kurow~Hampden NZ|1
st-bathans|St Bathans||n|NZ|-44.87|169.81|590|Cfb|m|Naseby~Ranfurly NZ~Bannockburn NZ~Clyde NZ|1
glenorchy|Glenorchy||n|NZ|-44.85|168.39|330|Cfb|lm|Kinloch NZ~Paradise NZ~Rees-Dart~Greenstone Caples~Rees Dart Track|2
haast|Haast||n|NZ|-43.87|169.05|10|Cfb|cx|Haast Pass~Jackson Bay~Makarora~Mount Aspiring National Park~Mt Aspiring~Gillespie Pass|1
fox-glacier|Fox Glacier||n|NZ|-43.46|170.02|150|Cfb|m|Lake Matheson~Okarito~Whataroa|2
hokitika|Hokitika||n|NZ|-42.72|170.97|10|Cfb|cx|Hokitika Wildfoods~Lake Brunner~Moana NZ|1
catlins|Catlins||g|NZ|-46.5|169.4|30|Cfb|cx|the Catlins~Curio Bay~Kaka Point~Nugget Point~Catlins NZ|2
tuatapere|Tuatapere||n|NZ|-46.13|167.69|20|Cfb||Hump Ridge~Hump Ridge Track~Riverton NZ~Colac Bay|1
dusky-track|Dusky Track||t|NZ|-45.7|167.0|200|Cfb|Lmy|Dusky Sound~Hollyford Track~Hollyford|1
chatham-islands|Chatham Islands||i|NZ|-43.95|-176.55|20|Cfb|cxy|Chathams~Pitt Island NZ|1
d-urville-island|D'Urville Island||i|NZ|-40.85|173.85|30|Cfb|cx|Durville Island~French Pass~Havelock NZ~Picton NZ~Pelorus Sound|1
kapiti-island|Kapiti Island||i|NZ|-40.85|174.91|30|Cfb|cx|Kapiti~Kapiti Coast~Paekakariki|1
cape-palliser|Cape Palliser||n|NZ|-41.61|175.29|20|Cfb|cx|Martinborough~Riversdale Beach NZ~Wairarapa|1
tararua-range|Tararua Range||p|NZ|-40.85|175.4|900|Cfb|mx|Tararuas~Tararua~Powell Hut|1
whanganui-journey|Whanganui Journey||t|NZ|-39.1|175.0|100|Cfb|L|Whanganui River~Bridge to Nowhere~Pipiriki|1
forgotten-world-highway|Forgotten World Highway||t|NZ|-39.0|174.8|200|Cfb|R|Whangamomona|1
mount-taranaki|Mount Taranaki||p|NZ|-39.3|174.07|900|Cfb|mav|Taranaki~Mt Taranaki~Egmont~Pouakai|2
raglan|Raglan||n|NZ|-37.8|174.88|10|Cfb|cx|Kawhia~Manu Bay~Mokau|1
waitomo|Waitomo||n|NZ|-38.26|175.11|50|Cfb||Waitomo Caves~Pureora~Timber Trail|2
turangi|Tūrangi||n|NZ|-38.99|175.81|360|Cfb|l|Kinloch Taupo~Motutere|1
te-urewera|Te Urewera||p|NZ|-38.5|177.0|600|Cfb|mk|Ruatahuna~Whirinaki|1
east-cape|East Cape||g|NZ|-37.85|178.3|20|Cfb|cx|Tolaga Bay~Te Araroa East Cape~Tokomaru Bay~Ruatoria~Te Kaha~Mount Hikurangi|1
mahia|Mahia||n|NZ|-39.08|177.9|10|Cfb|cx|Mahia Peninsula~Rocket Lab Mahia~Wairoa NZ|1
cape-kidnappers|Cape Kidnappers||n|NZ|-39.64|177.09|10|Cfb|cx|Ocean Beach Hawkes Bay~Waimarama~Porangahau|1
ohope|Ōhope||n|NZ|-37.97|177.05|10|Cfb|cw|Ohope~White Island~Whakaari|1
waihi-beach|Waihi Beach||n|NZ|-37.4|175.94|10|Cfb|cw|Bowentown~Pauanui~Onemana|1
opito-bay|Opito Bay||n|NZ|-36.72|175.8|10|Cfb|cw|Kuaotunu~Matarangi~Whangapoua~Port Jackson NZ~Colville|1
great-barrier-island-nz|Great Barrier Island NZ||i|NZ|-36.2|175.4|20|Cfb|cw|Aotea Great Barrier~Aotea Island|1
kawau-island|Kawau Island||i|NZ|-36.42|174.85|10|Cfb|cw|Tiritiri Matangi~Matakana~Omaha Beach NZ~Goat Island NZ~Tawharanui~Leigh NZ|1
piha|Piha||n|NZ|-36.95|174.47|10|Cfb|cx|Muriwai~Karekare~Bethells Beach~Waitakere Ranges|1
waipu|Waipu||n|NZ|-35.98|174.45|10|Cfb|cw|Waipu Cove~Lang's Beach~Langs Beach|1
tutukaka|Tutukaka||n|NZ|-35.61|174.53|10|Cfb|cw|Poor Knights~Poor Knights Islands~Matapouri~Sandy Bay NZ|1
ninety-mile-beach-nz|Ninety Mile Beach NZ||n|NZ|-34.75|173.0|10|Cfb|cw|90 Mile Beach~Cape Reinga~Pukenui|1
hokianga|Hokianga||n|NZ|-35.53|173.4|10|Cfb|cw|Omapere~Opononi~Waipoua~Tane Mahuta~Rawene|1
doubtless-bay|Doubtless Bay||n|NZ|-34.98|173.5|10|Cfb|cw|Mangonui~Cable Bay NZ~Matauri Bay~Whangaroa~Coopers Beach~Karikari|1
waiouru|Waiouru||n|NZ|-39.48|175.67|810|Cfb|m|Desert Road|1
coast-to-coast-nz|Coast to Coast NZ||t|NZ|-44.5|169.0|900|Cfb|m|Speight's Coast to Coast|1
electric-avenue-christchurch|Electric Avenue (Christchurch)||n|NZ|-43.53|172.62|10|Cfb||Electric Avenue festival|1
womad-new-plymouth|WOMAD New Plymouth||n|NZ|-39.07|174.08|30|Cfb||WOMAD NZ|1
splore|Splore||n|NZ|-36.93|175.15|10|Cfb|cw|Splore Festival|1
west-coast-nz-nz|West Coast NZ||g|NZ|-42.7|171.0|20|Cfb|cxm|the West Coast NZ|1
mackenzie-country|Mackenzie Country||g|NZ|-44.1|170.3|600|Cfb|mlS|Mackenzie Basin|1
central-otago|Central Otago||g|NZ|-45.1|169.3|250|Cfb|S||1
nubra-valley|Nubra Valley||g|IN|34.62|77.62|3150|BWk|mhadSD|Diskit~Hunder~Turtuk~Panamik~Khardung La~Khardungla~Nubra|2
pangong-tso|Pangong Tso||n|IN|33.75|78.65|4250|ET|mhalS|Pangong lake~Spangmik~Merak Ladakh~Pangong~Pangong Lake|3
hanle|Hanle||n|IN|32.78|78.97|4300|ET|mhaSy|Umling La~Umlingla~Loma Ladakh~Hanle Ladakh~Nyoma|1
tso-moriri|Tso Moriri||n|IN|32.95|78.25|4550|ET|mhalSy|Korzok~Tsomoriri~Tso Kar|1
sarchu|Sarchu||n|IN|32.9|77.58|4250|ET|mhaSy|Baralacha La~Pang Ladakh~Manali Leh highway~Leh Manali highway|1
zanskar|Zanskar||g|IN|33.5|76.9|3600|ET|mhaSy|Phugtal~Shinku La~Zanskar Valley~Rangdum|2
suru-valley|Suru Valley||g|IN|34.4|76.1|2700|BWk|mhadS|Drass~Lamayuru~Batalik|1
aryan-valley|Aryan Valley||n|IN|34.65|76.5|2800|BWk|mhS|Dah Hanu~Dha Hanu|1
siachen-base-camp|Siachen Base Camp||n|IN|35.1|77.2|3700|ET|mhaSy|Siachen~Siachen glacier|1
daulat-beg-oldi|Daulat Beg Oldi||n|IN|35.39|77.93|4900|ET|mhaSy|DBO Ladakh~Chushul~Galwan|1
pangi-valley|Pangi Valley||g|IN|33.05|76.4|2500|Dfb|mhay|Killar~Pangi~Sach Pass|1
kinnaur|Kinnaur||g|IN|31.5|78.3|2500|Dfb|mhaS|Kalpa~Sangla~Chitkul~Reckong Peo~Nako~Kinnaur Valley~Sangla Valley|2
tabo|Tabo||n|IN|32.09|78.38|3280|BWk|mhadS|Chandratal~Chandra Taal~Pin Valley~Langza~Dhankar~Hikkim~Komic|1
tirthan-valley|Tirthan Valley||n|IN|31.63|77.4|1600|Cwb|mx|Tirthan~Jibhi~Jalori Pass~Shoja~Great Himalayan National Park~Gushaini|2
malana|Malana||n|IN|32.06|77.26|2650|Dfb|mh|Grahan~Chalal~Pulga Himachal~Manikaran~Kalga|1
naggar|Naggar||n|IN|32.14|77.17|1750|Cfb|m|Jagatsukh~Sethan~Solang~Solang Valley~Atal Tunnel~Sissu~Rohtang~Old Manali~Vashisht|2
chail|Chail||n|IN|30.96|77.2|2150|Cwb|m|Narkanda~Kufri~Mashobra~Hatu Peak~Chail Himachal|1
kasauli|Kasauli||n|IN|30.9|76.97|1900|Cwb|m|Barog|1
khajjiar|Khajjiar||n|IN|32.55|76.06|1920|Cwb|m|Dalhousie Himachal~Bharmour~Manimahesh~Manimahesh Yatra|1
kareri-lake|Kareri Lake||n|IN|32.3|76.27|2900|Dfb|mha|Indrahar Pass|1
shrikhand-mahadev|Shrikhand Mahadev||t|IN|31.6|77.5|4000|ET|LmhaT|Kinner Kailash~Churdhar|1
bhrigu-lake|Bhrigu Lake||t|IN|32.29|77.22|3900|ET|Lmha|Beas Kund~Bhrigu Lake Trek~Pin Parvati~Pin Bhaba Pass~Rupin Pass~Buran Ghati|1
kashmir-great-lakes|Kashmir Great Lakes||t|IN|34.4|75.1|3600|ET|Lmha|Kashmir Great Lakes Trek~KGL trek~Tarsar Marsar|1
gurez|Gurez||n|IN|34.63|74.84|2400|Dfb|mh|Gurez Valley~Dawar|1
patnitop|Patnitop||n|IN|33.09|75.33|2020|Cwb|m|Sanasar~Bhaderwah~Machail Mata|1
shiv-khori|Shiv Khori||n|IN|33.17|74.8|1000|Cwa|T||1
mata-chintpurni|Mata Chintpurni||n|IN|31.81|76.05|950|Cwa|T|Chintpurni~Jwala Ji~Naina Devi~Jwalamukhi Temple|1
mukteshwar|Mukteshwar||n|IN|29.47|79.65|2170|Cwb|m|Ramgarh Uttarakhand~Pangot~Sattal~Kainchi Dham~Neem Karoli Baba~Neem Karoli|2
kausani|Kausani||n|IN|29.84|79.6|1890|Cwb|m|Binsar~Kasar Devi~Jageshwar~Chaukori|1
munsiyari|Munsiyari||n|IN|30.07|80.24|2200|Cwb|ma|Milam Glacier~Khaliya Top~Panchachuli|1
lansdowne-uttarakhand|Lansdowne Uttarakhand||n|IN|29.84|78.68|1700|Cwb|m|Khirsu|1
chakrata|Chakrata||n|IN|30.7|77.87|2120|Cwb|m|Tiger Falls|1
gangotri|Gangotri||n|IN|30.99|78.94|3100|ET|mhaT|Gaumukh~Gomukh~Tapovan~Harsil~Gaumukh Tapovan trek|2
yamunotri|Yamunotri||n|IN|31.01|78.46|3200|ET|mhaT|Janki Chatti|1
nanda-devi-raj-jat|Nanda Devi Raj Jat||t|IN|30.2|79.7|3300|ET|LmhaT|Pindari Glacier~Kafni Glacier~Sunderdhunga|1
rajaji-national-park|Rajaji National Park||n|IN|29.95|78.2|300|Cwa||Shivpuri Rishikesh~Mohanchatti|1
dudhwa|Dudhwa||p|IN|28.5|80.65|180|Cwa|fqM|Dudhwa National Park~Pilibhit Tiger Reserve|1
chitrakoot|Chitrakoot||n|IN|25.18|80.87|140|Cwa|T|Chitrakoot Dham|1
bandhavgarh|Bandhavgarh||p|IN|23.72|81.0|450|Cwa|fqM|Bandhavgarh National Park~Tala Bandhavgarh|1
satpura|Satpura||p|IN|22.5|78.2|400|Cwa|fqM|Satpura National Park~Pachmarhi|1
tadoba|Tadoba||p|IN|20.2|79.4|250|Aw|fqMS|Tadoba National Park~Moharli~Tadoba Andhari|2
mandu|Mandu||n|IN|22.34|75.4|630|Cwa||Mandu MP~Jahaz Mahal|1
bastar-region|Bastar region||g|IN|19.1|81.9|550|Aw|qM|Chitrakote Falls~Chitrakote~Tirathgarh~Bailadila|1
netarhat|Netarhat||n|IN|23.48|84.27|1100|Cwa|m||1
simlipal|Simlipal||p|IN|21.9|86.4|500|Aw|fqM|Similipal|1
gopalpur-on-sea|Gopalpur-on-Sea||n|IN|19.26|84.91|10|Aw|cwqS||1
bhitarkanika|Bhitarkanika||p|IN|20.7|86.9|5|Aw|cqM|Talasari|1
puri-rath-yatra|Puri Rath Yatra||n|IN|19.8|85.82|10|Aw|cwqST|Rath Yatra~Konark Odisha|2
gangasagar|Gangasagar||n|IN|21.63|88.07|3|Aw|cqT|Ganga Sagar~Bakkhali~Henry Island~Sagar Island|1
shantiniketan|Shantiniketan||n|IN|23.68|87.68|55|Aw||Poush Mela|1
mayapur|Mayapur||n|IN|23.42|88.39|15|Aw|T|ISKCON Mayapur|1
dooars|Dooars||g|IN|26.75|89.0|120|Cwa|fqM|Jaldapara~Gorumara~Buxa~Lataguri~Murti Dooars|1
lava-lolegaon|Lava Lolegaon||n|IN|27.08|88.66|2100|Cwb|m|Rishop~Lolegaon~Kolakham~Icchey Gaon~Sittong~Tinchuley~Lepchajagat|1
zuluk|Zuluk||n|IN|27.25|88.78|3000|Dwb|mha|Silk Route Sikkim~Nathang Valley~Nathula~Nathu La~Tsomgo Lake~Changu Lake~Aritar|1
gurudongmar-lake|Gurudongmar Lake||n|IN|28.02|88.71|4900|ET|mhaSy|Thangu~Chopta Valley Sikkim~Zero Point Sikkim|1
tawang|Tawang||n|IN|27.59|91.87|3050|Cwb|mha|Sela Pass~Bum La|2
ziro|Ziro||n|IN|27.55|93.83|1570|Cwb|mj|Ziro Valley|1
mechuka|Mechuka||n|IN|28.6|94.12|1830|Cwb|mjy|Menchukha~Mechukha|1
namdapha|Namdapha||p|IN|27.5|96.4|350|Cwa|jqMy|Miao Arunachal|1
majuli|Majuli||i|IN|26.95|94.2|80|Cwa|qM|Majuli Island~Sivasagar|1
manas-national-park|Manas National Park||p|IN|26.72|90.95|80|Cwa|fqM|Manas Assam~Nameri|1
kamakhya|Kamakhya||n|IN|26.17|91.71|190|Cwa|T|Kamakhya Temple~Ambubachi Mela|1
haflong|Haflong||n|IN|25.17|93.02|680|Cwa|mq|Umrangso~Jatinga|1
cherrapunji|Cherrapunji||n|IN|25.28|91.72|1300|Cwb|mjq|Sohra~Nongriat~Living Root Bridges~Mawsynram|2
dawki|Dawki||n|IN|25.19|92.02|60|Cwa|qM|Mawlynnong~Shnongpdeng~Dawki Meghalaya~Krang Suri|2
mawphlang|Mawphlang||n|IN|25.45|91.76|1800|Cwb|m|David Scott Trail~Laitlum~Kongthong~NH7 Weekender|1
dzukou-valley|Dzukou Valley||n|IN|25.55|94.07|2450|Cwb|mh|Dzukou~Khonoma~Dzuleke~Longwa~Mon Nagaland|1
loktak-lake|Loktak Lake||n|IN|24.5|93.8|770|Cwa|lq|Ukhrul~Shirui|1
phawngpui|Phawngpui||n|IN|22.63|93.03|1500|Cwb|mj|Reiek~Champhai~Blue Mountain Mizoram|1
unakoti|Unakoti||n|IN|24.32|92.07|150|Aw|qM|Jampui Hills~Neermahal|1
desert-national-park|Desert National Park||p|IN|26.9|70.7|220|BWh|dSD|Khuri~Longewala~Tanot~Kuldhara|1
ranakpur|Ranakpur||n|IN|25.12|73.45|490|BSh|T|Kumbhalgarh~Jawai~Jawai Bandh~Bera Rajasthan|2
salasar-balaji|Salasar Balaji||n|IN|27.73|74.72|310|BSh|T|Salasar|2
sariska|Sariska||p|IN|27.35|76.4|400|BSh|f|Bhangarh~Siliserh~Sariska Tiger Reserve|1
keoladeo|Keoladeo||p|IN|27.16|77.52|175|BSh|||1
pushkar-camel-fair|Pushkar Camel Fair||n|IN|26.49|74.55|480|BSh|SDT|Pushkar Mela~Pushkar Fair|1
neemrana|Neemrana||n|IN|27.99|76.39|300|BSh|S|Alsisar~Magnetic Fields festival~Mandawa~Shekhawati|1
gir-national-park|Gir National Park||p|IN|21.15|70.8|150|BSh|fS|Sasan Gir~Gir forest|2
somnath|Somnath||n|IN|20.89|70.4|10|Aw|cTS||2
little-rann|Little Rann||p|IN|23.5|71.5|15|BSh|SD|Little Rann of Kutch~Zainabad~White Rann|1
polo-forest|Polo Forest||n|IN|23.98|73.28|250|BSh|S|Idar Gujarat|1
saputara|Saputara||n|IN|20.58|73.75|1000|Aw|m|Don Hill Station~Dang Gujarat|1
ambaji|Ambaji||n|IN|24.33|72.85|480|BSh|T|Ambaji Temple~Pavagadh~Mahudi|1
reliance-jamnagar|Reliance Jamnagar||n|IN|22.35|69.86|20|BSh|S|Vadinar|1
panchgani|Panchgani||g|IN|17.92|73.66|1350|Aw|m|Kaas Plateau~Tapola|1
matheran|Matheran||n|IN|18.99|73.27|800|Am|m||1
bhandardara|Bhandardara||n|IN|19.53|73.75|740|Aw|m|Kalsubai~Harishchandragad~Sandhan Valley~Malshej Ghat~Ratangad|1
lavasa|Lavasa||n|IN|18.41|73.51|650|Aw|ml|Mulshi~Pawna Lake~Pawna~Tamhini~Rajmachi~Kolad~Tikona|1
alibag|Alibag||n|IN|18.64|72.87|5|Am|cwqS|Kashid~Nagaon Beach~Mandwa|2
diveagar|Diveagar||n|IN|18.17|72.99|5|Am|cwqS|Harihareshwar~Dapoli~Guhagar|1
ganpatipule|Ganpatipule||n|IN|17.15|73.27|10|Am|cwqS|Tarkarli~Sindhudurg|2
amboli|Amboli||n|IN|15.96|74.0|700|Am|mj|Amboli Ghat~Dodamarg|1
shirdi|Shirdi||n|IN|19.77|74.48|500|BSh|T|Shirdi Sai Baba~Shani Shingnapur~Trimbakeshwar|3
pandharpur|Pandharpur||n|IN|17.68|75.33|450|BSh|T|Pandharpur Wari~Ashadhi Wari~Akkalkot|1
ajanta-and-ellora|Ajanta and Ellora||n|IN|20.03|75.18|700|BSh|T|Ajanta Caves~Ellora Caves~Ajanta Ellora~Ajanta~Ellora~Grishneshwar|2
lonar|Lonar||n|IN|19.98|76.51|560|BSh||Lonar Crater~Chikhaldara~Melghat|1
sula-vineyards|Sula Vineyards||n|IN|20.01|73.69|600|BSh||SulaFest|1
arambol|Arambol||n|IN|15.69|73.7|10|Am|cwqS|Morjim~Ashwem~Mandrem~Sunburn festival|2
agonda|Agonda||n|IN|15.04|73.99|10|Am|cwqS|Patnem~Cabo de Rama~Galgibaga|1
dudhsagar|Dudhsagar||n|IN|15.31|74.31|150|Am|jq|Dudhsagar Falls~Castle Rock Karnataka|1
murudeshwar|Murudeshwar||n|IN|14.09|74.48|10|Am|cqT|Netrani~Maravanthe~Kollur Mookambika|1
mullayanagiri|Mullayanagiri||g|IN|13.35|75.75|1050|Am|m|Baba Budangiri~Kudremukh~Kemmanagundi~Sringeri|2
agumbe|Agumbe||n|IN|13.5|75.09|640|Am|jmq|Jog Falls~Kundadri~Horanadu|1
sakleshpur|Sakleshpur||n|IN|12.94|75.78|930|Am|m|Bisle~Kukke Subramanya~Dharmasthala|1
nagarhole|Nagarhole||p|IN|12.05|76.1|850|Aw|fq|Kabini~Bandipur~BR Hills~Nagarhole National Park~Biligiriranga|2
shravanabelagola|Shravanabelagola||n|IN|12.86|76.49|880|Aw|T|Belur Halebidu~Halebidu~Melukote|1
nandi-hills|Nandi Hills||n|IN|13.37|77.68|1450|Aw|m|Lepakshi~Isha Foundation Chikkaballapur|1
sathya-sai-puttaparthi|Sathya Sai Puttaparthi||n|IN|14.17|77.81|470|BSh|T|Prasanthi Nilayam|1
badami|Badami||n|IN|15.92|75.68|590|BSh|S|Pattadakal~Aihole|1
gandikota|Gandikota||n|IN|14.82|78.28|220|BSh|S|Belum Caves~Ahobilam|1
srisailam|Srisailam||n|IN|16.07|78.87|400|Aw|T|Nallamala|1
papikondalu|Papikondalu||n|IN|17.4|81.5|50|Aw|q||1
ramoji-film-city|Ramoji Film City||n|IN|17.25|78.68|500|Aw|S|Yadadri~Yadagirigutta~Statue of Equality|1
yelagiri|Yelagiri||n|IN|12.58|78.64|1050|Aw|m|Jawadhu Hills~Vellore CMC~CMC Vellore|1
tiruvannamalai|Tiruvannamalai||n|IN|12.23|79.07|170|Aw|T|Arunachala~Girivalam~Ramana Ashram|2
kolli-hills|Kolli Hills||n|IN|11.28|78.35|1200|Aw|m||1
mudumalai|Mudumalai||p|IN|11.58|76.55|900|Aw|fqm|Avalanche Ooty|1
valparai|Valparai||n|IN|10.33|76.95|1070|Am|mj|Topslip~Parambikulam~Athirappilly~Athirapally|1
isha-yoga-center|Isha Yoga Center||n|IN|10.98|76.74|500|Aw|m|Isha Foundation~Velliangiri~Mahashivratri Isha|1
vattakanal|Vattakanal||g|IN|10.2|77.3|1900|Cwb|m|Poombarai~Mannavanur~Palani Murugan|1
meghamalai|Meghamalai||n|IN|9.68|77.4|1500|Cwb|m|Kolukkumalai~Suruli Falls|1
kanyakumari|Kanyakumari||n|IN|8.08|77.55|10|Aw|cwST|Cape Comorin~Tiruchendur|2
courtallam|Courtallam||n|IN|8.93|77.27|170|Aw|q|Kutralam~Courtallam Falls~Manjolai|1
chettinad|Chettinad||n|IN|10.17|78.77|100|Aw|S|Karaikudi Chettinad~Kanadukathan|1
tranquebar|Tranquebar||n|IN|11.03|79.86|5|Aw|cwST|Pichavaram~Poompuhar~Vedaranyam|1
point-calimere|Point Calimere||n|IN|10.28|79.83|5|Aw|cS|Nagore Dargah|1
vagamon|Vagamon||n|IN|9.69|76.9|1100|Am|mj|Ilaveezhapoonchira|1
marayoor|Marayoor||n|IN|10.28|77.16|1000|Aw|mj|Kanthalloor~Chinnar~Vattavada~Top Station~Eravikulam|1
gavi-kerala|Gavi (Kerala)||n|IN|9.43|77.17|1030|Am|jmq|Ponmudi~Agasthyakoodam|1
marari-beach|Mararikulam||n|IN|9.6|76.3|5|Am|cwqS|Cherai|1
bekal|Bekal||n|IN|12.39|75.03|10|Am|cwqS|Bekal Fort~Ranipuram~Kannur beaches~Muzhappilangad|1
silent-valley|Silent Valley||p|IN|11.1|76.43|900|Am|jm|Nelliyampathy~Attappadi|1
agatti|Agatti||i|IN|10.85|72.19|3|Am|cwrqS|Bangaram~Kadmat|1
little-andaman|Little Andaman||i|IN|10.65|92.5|10|Am|cwrqSM|Radhanagar Beach~Shaheed Dweep|1
great-nicobar|Great Nicobar||i|IN|7.0|93.8|10|Af|cwrqSM|Indira Point|1
hemis|Hemis||n|IN|33.9|77.7|3600|BWk|mhadST|Hemis Festival~Thiksey|1
anandpur-sahib|Anandpur Sahib||n|IN|30.7|76.7|310|Cwa||Hola Mohalla~Kiratpur Sahib|1
dera-beas|Dera Beas||n|IN|31.52|75.29|230|Cwa|T|Radha Soami Beas~Beas Dera|1
attari-border|Attari Border||n|IN|31.6|74.57|220|BSh||Wagah Border~Wagah~Kartarpur Corridor~Dera Baba Nanak|1
kurukshetra-teerth|Kurukshetra teerth||n|IN|29.97|76.85|260|Cwa|T|Jyotisar~Brahma Sarovar|1
vrindavan|Vrindavan||n|IN|27.58|77.7|175|BSh|T|Govardhan Parikrama~Barsana Holi~Braj|2
khardung|Khardung||n|IN|34.4|77.65|4000|ET|mhaSy||1
nda-khadakwasla|NDA Khadakwasla||n|IN|18.43|73.76|600|Aw|||1
ima-dehradun|IMA Dehradun||n|IN|30.34|77.98|640|Cwa||Indian Military Academy|1
dholera|Dholera||n|IN|22.25|72.19|10|BSh|S|Lothal|1
sriharikota|Sriharikota||n|IN|13.72|80.2|5|Aw|cS|SHAR Sriharikota|1
kg-basin-rig|KG Basin rig||n|IN|16.4|82.4|0|Aw|cwS|KG Basin~Krishna Godavari basin~Ravva field|1
jawhar|Jawhar||n|IN|20.07|73.05|200|Aw||Vansda|1
konkan|Konkan||g|IN|16.8|73.3|20|Am|cwqS|Konkan coast|2
western-ghats|Western Ghats||g|IN|13.0|75.4|900|Am|mj|Sahyadri~Sahyadris|1
northeast-india|Northeast India||g|IN|26.0|92.5|500|Cwa|mj|North East India~Seven Sisters India|2
garhwal|Garhwal||g|IN|30.4|78.8|1800|Cwb|m|Garhwal Himalaya~Uttarakhand hills|1
pashupatinath|Pashupatinath||n|NP|27.71|85.35|1320|Cwa|T|Pashupatinath Temple~Budhanilkantha|1
nagarkot|Nagarkot||n|NP|27.72|85.52|2150|Cwb|m|Kakani~Chitlang|1
bandipur-nepal|Bandipur (Nepal)||n|NP|27.94|84.41|1030|Cwa|m|Bandipur Nepal~Gorkha Nepal|1
ghandruk|Ghandruk||n|NP|28.38|83.81|2010|Cwb|ma|Mardi Himal~Mardi Himal Trek~Australian Camp~Chhomrong~Khopra|1
jomsom|Jomsom||n|NP|28.78|83.72|2720|BSk|mhaS|Kagbeni~Marpha~Tatopani Nepal~Tukuche|1
tilicho-lake|Tilicho Lake||n|NP|28.68|83.85|4150|ET|mha|Tilicho~Pisang~Nar Phu|1
gokyo|Gokyo||n|NP|27.95|86.69|4790|ET|mha|Gokyo Lakes~Cho La~Tengboche~Dingboche~Pheriche~Island Peak~Ama Dablam~Lobuche~Phakding~Mera Peak|2
jiri|Jiri||n|NP|27.63|86.23|1950|Cwb|ma|Salleri~Pikey Peak~Phaplu|1
makalu|Makalu||p|NP|27.8|87.1|4500|ET|mhay|Makalu Base Camp~Makalu Barun~Tumlingtar|1
kanchenjunga-base-camp|Kanchenjunga Base Camp||t|NP|27.75|88.05|4500|ET|Lmhay|Kangchenjunga~Kanchenjunga~Taplejung~Kangchenjunga Base Camp|1
rara-lake|Rara Lake||n|NP|29.53|82.08|2990|Dfb|mhly||1
humla|Humla||n|NP|29.97|81.82|2900|Dfb|mhay|Simikot~Limi Valley~Hilsa|1
koshi-tappu|Koshi Tappu||p|NP|26.65|87.0|80|Cwa|fqM||1
bardia|Bardia||p|NP|28.4|81.4|150|Cwa|fqM|Bardiya~Thakurdwara~Shuklaphanta|1
skardu|Skardu||n|PK|35.3|75.62|2230|BWk|mdS|Deosai~Shigar~Khaplu~Shangrila Resort Pakistan~Satpara~Askole|2
gilgit|Gilgit||n|PK|35.92|74.31|1500|BWk|mdS|Naltar~Naltar Valley~Phander~Ghizer~Rakaposhi|1
kalash-valley|Kalash Valley||n|PK|35.7|71.69|1900|Csb|m|Chitral~Kalash~Shandur~Shandur Polo~Garam Chashma~Bumburet|1
swat-valley|Swat Valley||g|PK|35.2|72.5|1300|Cfa|m|Malam Jabba~Kumrat~Kumrat Valley~Kalam Swat~Bahrain Swat~Mahodand|2
naran|Naran||n|PK|34.9|73.65|2400|Dfb|mh|Kaghan~Naran Kaghan~Babusar~Saif ul Malook~Shogran~Lake Saiful Muluk|2
murree|Murree||n|PK|33.91|73.39|2290|Cfb|m|Nathia Gali~Nathiagali~Ayubia~Bhurban~Patriata|2
neelum-valley|Neelum Valley||n|PK|34.8|74.2|1900|Cfb|m|Neelum~Arang Kel~Sharda Kashmir~Rawalakot~Ratti Gali|1
khunjerab|Khunjerab||n|PK|36.85|75.42|4690|ET|mhaS|Khunjerab Pass~Sost~Attabad Lake~Gulmit~Shimshal|1
hingol|Hingol||p|PK|25.5|65.5|50|BWh|cdSD|Hinglaj~Kund Malir|1
ziarat|Ziarat||n|PK|30.38|67.73|2540|BSk|mhS|Quaid Residency|1
thar-pakistan|Thar Pakistan||n|PK|24.7|70.2|100|BWh|dSD|Tharparkar~Nagarparkar~Thar Coal|1
bumthang|Bumthang||n|BT|27.55|90.75|2650|Cwb|mh|Phobjikha~Gangtey~Haa Valley~Dochula|1
knuckles-range|Knuckles Range||p|LK|7.45|80.8|1100|Am|mj|Riverston~Meemure|1
kalpitiya|Kalpitiya||n|LK|8.23|79.77|5|Aw|cwqS|Wilpattu|1
kataragama|Kataragama||n|LK|6.41|81.33|90|Aw|Tq|Bundala|1
pasikudah|Pasikudah||n|LK|7.93|81.56|5|Aw|cwqS|Passikudah~Passekudah~Nilaveli~Uppuveli~Pigeon Island|1
haputale|Haputale||n|LK|6.77|80.96|1430|Cfb|m|Bandarawela~Lipton's Seat~Diyaluma~Nanu Oya|1
sinharaja|Sinharaja||p|LK|6.4|80.45|500|Af|jq|Kitulgala~Deniyaya|1
unawatuna|Unawatuna||g|LK|6.0|80.25|5|Af|cwrqS|Hiriketiya~Midigama~Dikwella|2
addu-atoll|Addu Atoll||i|MV|-0.65|73.15|2|Af|cwrqS|Gan Maldives|1
kedarnath|Kedarnath||n|IN|30.73|79.07|3580|ET|mhaT|Kedarnath Yatra~Gaurikund~Guptkashi~Sonprayag~Kedarnath trek|3
badrinath|Badrinath||n|IN|30.74|79.49|3100|ET|mhaT|Mana village~Badrinath Dham~Govindghat~Satopanth|2
muktinath|Muktinath||n|NP|28.82|83.87|3710|ET|mhaT|Muktinath Temple~Muktinath Dham|2
atok-benguet|Atok (Benguet)||n|PH|16.6|120.7|2200|Cwb|mx|Northern Blossom~Mt Timbak|1
vigan|Vigan||n|PH|17.57|120.39|20|Aw|S|Calle Crisologo|2
patapat|Patapat||n|PH|18.58|120.85|10|Aw|cwS|Maira-ira~Saud Beach|1
palaui-island|Palaui Island||i|PH|18.55|122.13|10|Am|cwrqS|Palaui~Santa Ana Cagayan~Cape Engaño~Anguib|1
bolinao|Bolinao||n|PH|16.39|119.89|10|Am|cwqS|Patar Beach~Anda Pangasinan~Tondol|1
baler|Baler||n|PH|15.76|121.56|10|Af|cwqS|Baler Aurora~Dicasalarin|2
masungi|Masungi||n|PH|14.6|121.33|500|Am|m|Masungi Georeserve~Daranak~Treasure Mountain~Mt Daraitan|1
tagaytay|Tagaytay||n|PH|14.1|120.96|620|Am|lv|Taal Volcano|2
nasugbu|Nasugbu||n|PH|14.07|120.63|5|Am|cwqS|Hamilo Coast~Pico de Loro~Matabungkay|1
puerto-galera|Puerto Galera||n|PH|13.5|120.95|5|Am|cwrqS|White Beach Puerto Galera~Sabang Puerto Galera~Mindoro~Verde Island~Puerto Galera Mindoro|2
apo-reef|Apo Reef||i|PH|12.67|120.47|3|Am|cwrqS|Pandan Island Mindoro|1
marinduque|Marinduque||i|PH|13.4|121.95|20|Am|cwqS|Moriones~Maniwaya~Moriones Festival|1
romblon|Romblon||i|PH|12.57|122.27|20|Am|cwrqS|Carabao Island~Sibuyan~Tablas Romblon~Bonbon Beach~Cresta de Gallo|1
lucban|Lucban||n|PH|14.11|121.55|450|Af|mq|Pahiyas~Pahiyas Festival~Kamay ni Hesus~Mount Banahaw~Mt Banahaw|1
polillo|Polillo||i|PH|14.72|121.93|10|Af|cwqS|Polillo Island|1
daet|Daet||n|PH|14.12|122.95|5|Af|cwqS|Bagasbas~Camarines Norte|1
mayon|Mayon||p|PH|13.25|123.69|300|Af|vq|Mayon Volcano~Cagsawa~Misibis~Misibis Bay|1
penafrancia|Peñafrancia||n|PH|13.62|123.2|10|Am|T|Peñafrancia Festival~CamSur|1
catanduanes|Catanduanes||i|PH|13.8|124.25|20|Af|cwqS|Puraran~Binurong|1
biri-island|Biri Island||i|PH|12.67|124.38|5|Af|cwqS||1
guiuan|Guiuan||n|PH|11.03|125.72|5|Af|cwqS|Calicoan~Homonhon|1
bantayan-island|Bantayan Island||i|PH|11.17|123.75|5|Aw|cwqS|Virgin Island Bantayan|2
malapascua|Malapascua||i|PH|11.33|124.11|5|Aw|cwrqS|Malapascua Island|2
camotes-islands|Camotes Islands||i|PH|10.65|124.35|10|Am|cwqS|Camotes Island|1
oslob|Oslob||n|PH|9.46|123.38|5|Aw|cwqS|Sumilon~Sumilon Island~Osmeña Peak|2
gigantes-islands|Gigantes Islands||i|PH|11.6|123.33|5|Am|cwqS|Islas de Gigantes~Sicogon|1
sipalay|Sipalay||n|PH|9.75|122.4|5|Am|cwqS|Sugar Beach Sipalay~Danjugan|1
dumaguete-coast|Dumaguete coast||g|PH|9.3|123.3|5|Aw|cwrqS|Manjuyod~Manjuyod Sandbar~Twin Lakes Balinsasayao|1
kanlaon|Kanlaon||p|PH|10.41|123.13|1200|Am|mvj|Mt Kanlaon~Mambukal|1
antique-philippines|Antique (Philippines)||g|PH|11.1|122.05|20|Am|cwq|Tibiao~Malumpati~Kawa hot bath|1
kalibo-ati-atihan|Kalibo Ati-Atihan||n|PH|11.7|122.37|10|Am|cq|Ati-Atihan~Ati-Atihan Festival|1
anda-bohol|Anda Bohol||n|PH|9.74|124.57|5|Am|cwrqS|Pamilacan~Balicasag~Alona Beach|1
dinagat-islands|Dinagat Islands||i|PH|10.1|125.6|10|Af|cwqS|Dinagat|1
sohoton-cove|Sohoton Cove||n|PH|9.6|125.9|5|Af|cwqS|Bucas Grande|1
tinuy-an|Tinuy-an||n|PH|8.17|126.2|200|Af|jq|Tinuy-an Falls|1
dahilayan|Dahilayan||n|PH|8.22|124.85|1400|Am|m|Dahilayan Adventure Park~Mt Kitanglad|1
lake-sebu|Lake Sebu||n|PH|6.22|124.7|1000|Am|lm|Lake Sebu South Cotabato|1
samal-island|Samal Island||i|PH|7.1|125.7|10|Af|cwqS|Talikud~Island Garden City of Samal~Pearl Farm|1
mati-davao-oriental|Mati (Davao Oriental)||n|PH|6.95|126.25|10|Af|cwqS|Dahican~Mati Davao Oriental|1
glan|Glan||n|PH|5.82|125.2|10|Am|cwqS|Gumasa~Gumasa Beach|1
tawi-tawi|Tawi-Tawi||i|PH|5.03|119.77|10|Af|cwqS|Tawi Tawi|1
santa-cruz-islands-zamboanga|Santa Cruz Islands Zamboanga||i|PH|6.87|122.07|3|Am|cwqS|Once Islas~Great Santa Cruz Island|1
balabac|Balabac||i|PH|8.0|117.05|5|Am|cwrqS|Balabac Palawan~Onuk Island|1
san-vicente-palawan|San Vicente Palawan||n|PH|10.53|119.25|5|Am|cwqS|Long Beach San Vicente|1
tubbataha|Tubbataha||p|PH|8.9|119.9|0|Am|cwrS|Tubbataha Reef~Tubbataha Reefs|1
pag-asa-island|Pag-asa Island||i|PH|11.05|114.28|3|Am|cwS|Kalayaan Palawan|1
corregidor-island|Corregidor Island||i|PH|14.38|120.57|30|Am|cqS||1
subic-bay|Subic Bay||n|PH|14.8|120.28|5|Am|cqS|Subic Freeport~Zoobic|2
fort-magsaysay|Fort Magsaysay||n|PH|15.43|121.08|60|Aw|S|Minalungao|1
pma-baguio|PMA Baguio||n|PH|16.42|120.6|1450|Cwb|m|Panagbenga~Panagbenga Festival~Camp John Hay|1
pulau-ubin|Pulau Ubin||i|SG|1.41|103.96|10|Af|cqS|Ubin~Lazarus Island~Kusu Island|1
sentosa|Sentosa||i|SG|1.25|103.83|10|Af|cwqS|Sentosa Island~Resorts World Sentosa|2
jurong-island|Jurong Island||i|SG|1.27|103.7|5|Af|cq|Pulau Bukom~Shell Bukom|1
pasir-laba-camp|Pasir Laba Camp||n|SG|1.37|103.68|20|Af|q|Safti~Nee Soon Camp~Tengah Air Base|1
rawa-island|Rawa Island||i|MY|2.52|103.98|3|Af|cwrqS|Pulau Rawa~Sibu Island Johor~Pulau Besar Johor|1
endau-rompin|Endau Rompin||p|MY|2.45|103.35|100|Af|jq||1
fraser-s-hill|Fraser's Hill||n|MY|3.71|101.74|1250|Cfb|mj|Frasers Hill~Bukit Fraser|1
cherating|Cherating||n|MY|4.13|103.39|5|Af|cwqS||1
pangkor|Pangkor||i|MY|4.23|100.55|5|Am|cwqS|Pangkor Island~Pangkor Laut~Pulau Pangkor|1
belum|Belum||p|MY|5.55|101.35|260|Af|jq|Royal Belum~Temenggor|1
bario|Bario||n|MY|3.73|115.48|1070|Af|jmy|Kelabit Highlands|1
bako-sarawak|Bako (Sarawak)||p|MY|1.72|110.45|20|Af|jcq|Bako National Park~Damai Beach~Rainforest World Music Festival|1
niah|Niah||p|MY|3.8|113.78|50|Af|jq|Niah Caves|1
danum-valley|Danum Valley||p|MY|4.96|117.8|200|Af|jq|Danum|1
mantanani|Mantanani||i|MY|6.7|116.35|3|Af|cwrqS||1
nongsa|Nongsa||n|ID|1.19|104.1|5|Af|cqS|Montigo|1
anambas|Anambas||i|ID|3.2|106.25|5|Af|cwrqS|Anambas Islands~Bawah Island|1
belitung|Belitung||i|ID|-2.75|107.75|5|Af|cwqS|Belitung Island~Tanjung Kelayang|1
krui|Krui||n|ID|-5.19|103.93|10|Af|cwqS|Krui Surf|1
krakatoa|Krakatoa||i|ID|-6.1|105.42|20|Am|cvqS|Anak Krakatau|1
karimunjawa|Karimunjawa||i|ID|-5.85|110.45|3|Am|cwrqS|Karimun Jawa|1
dieng-plateau|Dieng Plateau||n|ID|-7.21|109.91|2090|Cfb|mv|Dieng~Mount Prau|1
mount-semeru|Mount Semeru||p|ID|-8.11|112.92|2400|Cfb|mhav|Semeru~Ranu Kumbolo~Tumpak Sewu|1
g-land|G-Land||n|ID|-8.73|114.35|5|Am|cwjqS|Grajagan|1
cimaja|Cimaja||n|ID|-6.96|106.4|5|Am|cwqS|Pelabuhan Ratu|1
uluwatu|Uluwatu||n|ID|-8.82|115.09|60|Am|cwqS|Bingin~Padang Padang~Jimbaran~Balangan|2
desert-point|Desert Point||n|ID|-8.75|115.83|5|Aw|cwqS|Selong Belanak~Gerupuk~Ekas|1
moyo-island|Moyo Island||i|ID|-8.3|117.55|10|Aw|cwrqS||1
wae-rebo|Wae Rebo||n|ID|-8.77|120.28|1100|Am|mjq|Wae Rebo village|1
rote-island|Rote Island||i|ID|-10.75|123.1|10|Aw|cwqS|Nemberala|1
alor-indonesia|Alor (Indonesia)||i|ID|-8.25|124.7|10|Aw|cwrqS|Alor Island|1
togean-islands|Togean Islands||i|ID|-0.4|121.9|5|Af|cwrqS|Togian Islands~Togeans|1
bunaken|Bunaken||i|ID|1.62|124.76|5|Af|cwrqS|Bunaken Island|1
ternate-and-tidore|Ternate and Tidore||i|ID|0.8|127.35|10|Af|cwvqS|Tidore|1
kei-islands|Kei Islands||i|ID|-5.75|132.7|5|Af|cwrqS|Kei Kecil|1
triton-bay|Triton Bay||n|ID|-3.9|134.1|5|Af|cwrjMqyS|Kaimana|1
nias-island|Nias Island||i|ID|0.6|97.8|10|Af|cwqS|Lagundri~Sorake|1
pulau-weh|Pulau Weh||i|ID|5.85|95.3|10|Af|cwrqS|Weh Island~Iboih|1
kerinci|Kerinci||p|ID|-1.7|101.27|1500|Cfb|mvj|Mount Kerinci~Kerinci Seblat|1
derawan|Derawan||i|ID|2.28|118.24|3|Af|cwrqS|Derawan Islands~Maratua~Sangalaki|1
mandalika|Mandalika||n|ID|-8.9|116.3|10|Aw|cwS|Mandalika MotoGP~Mandalika Circuit|1
pai-canyon|Pai Canyon||n|TH|19.3|98.45|500|Aw|mq|Pang Mapha~Pang Ung~Ban Rak Thai|1
doi-inthanon|Doi Inthanon||p|TH|18.59|98.49|1300|Cwb|mj||1
umphang|Umphang||n|TH|16.02|98.86|500|Aw|jq|Tee Lor Su|1
khao-kho|Khao Kho||n|TH|16.65|101.0|700|Aw|m|Phu Thap Boek|1
koh-samet|Koh Samet||i|TH|12.57|101.45|5|Aw|cwqS|Ko Samet|2
koh-kood|Koh Kood||i|TH|11.65|102.57|5|Am|cwrqS|Koh Kut|1
koh-yao|Koh Yao||i|TH|8.1|98.6|5|Am|cwqS|Koh Yao Noi~Koh Yao Yai|1
koh-mook|Koh Mook||i|TH|7.37|99.3|5|Am|cwrqS|Koh Kradan~Koh Ngai~Koh Libong|1
koh-phayam|Koh Phayam||i|TH|9.73|98.4|5|Am|cwqS|Ko Phayam~Koh Chang Ranong|1
tarutao|Tarutao||i|TH|6.6|99.65|5|Am|cwrqS|Ko Tarutao~Koh Adang|1
sam-roi-yot|Sam Roi Yot||p|TH|12.2|99.95|5|Aw|cqS|Khao Sam Roi Yot~Pak Nam Pran~Prachuap|1
wonderfruit|Wonderfruit||n|TH|12.9|101.03|20|Aw|qS|Wonderfruit festival|1
mu-cang-chai|Mu Cang Chai||n|VN|21.85|104.09|1000|Cwa|mq||1
ba-be|Ba Be||p|VN|22.4|105.62|180|Cwa|jlq|Ba Be Lake|1
hoi-an-beaches|Hoi An beaches||n|VN|15.9|108.35|5|Am|cwqS|An Bang~Cu Lao Cham~Cham Islands|1
ly-son|Ly Son||i|VN|15.38|109.12|10|Am|cwqS|Ly Son Island|1
quy-nhon-beaches|Quy Nhon beaches||n|VN|13.65|109.23|5|Aw|cwqS|Ky Co~Bai Xep|1
ho-tram|Ho Tram||n|VN|10.47|107.4|5|Aw|cwqS|Ho Coc~Long Hai|1
nam-cat-tien|Nam Cat Tien||p|VN|11.42|107.43|150|Aw|jqM|Cat Tien|1
luang-namtha|Luang Namtha||n|LA|20.95|101.4|560|Cwa|jqM|Muang Sing~Nam Ha NPA|1
thakhek-loop|Thakhek Loop||t|LA|17.6|104.8|250|Aw|RqM||1
plain-of-jars|Plain of Jars||n|LA|19.45|103.2|1100|Cwa|mM|Phonsavan|1
mondulkiri|Mondulkiri||n|KH|12.45|107.2|700|Aw|jqM||1
cardamom-mountains|Cardamom Mountains||p|KH|11.7|103.4|300|Am|jqM|Chi Phat~Areng Valley|1
preah-vihear|Preah Vihear||n|KH|14.39|104.68|500|Aw|TMq||1
hsipaw|Hsipaw||n|MM|22.62|97.3|430|Aw|jqM||1
khorog|Khorog||n|TJ|37.49|71.55|2100|BSk|mdS||1
wakhan-valley|Wakhan Valley||n|TJ|36.85|72.3|2850|BWk|mhadSD|Langar Tajikistan~Yamchun~Yamg|1
seven-lakes-tajikistan|Seven Lakes (Tajikistan)||n|TJ|39.2|67.8|1700|BSk|mal|Haft Kul~Marguzor|1
arslanbob|Arslanbob||n|KG|41.34|72.94|1600|Dsa|m||1
sary-tash|Sary-Tash||n|KG|39.73|73.25|3150|ET|mhaS|Sary Tash~Lenin Peak~Pik Lenin~Sary-Mogol~Irkeshtam|1
jyrgalan|Jyrgalan||n|KG|42.6|79.0|2200|Dfb|ma||1
inylchek|Inylchek||p|KG|42.15|79.9|3000|ET|mhaSy|Khan Tengri~South Inylchek|1
world-nomad-games|World Nomad Games||n|KG|42.65|77.08|1620|Dfb|lm|Cholpon Ata Nomad Games|1
charyn-canyon|Charyn Canyon||p|KZ|43.35|79.08|1100|BSk|mS|Kolsai Lakes~Kaindy Lake~Saty Kazakhstan|1
shymbulak|Shymbulak||r|KZ|43.13|77.08|2260|Dfb|ms|Chimbulak~Medeu|1
baikonur|Baikonur||n|KZ|45.63|63.32|100|BWk|dS|Baikonur Cosmodrome|1
burabay|Burabay||n|KZ|53.08|70.3|330|Dfb|l|Borovoe|1
nurata|Nurata||n|UZ|40.56|65.69|500|BSk|S|Aydarkul~Yangikazgan|1
awaza|Awaza||n|TM|39.96|52.85|-25|BWk|cdS||1
band-e-amir|Band-e Amir||p|AF|34.84|67.23|2900|Dsb|mhal|Band-e-Amir|1
bakuriani|Bakuriani||r|GE|41.75|43.53|1700|Dfb|ms||1
kakheti|Kakheti||g|GE|41.8|45.7|450|Cfa||Sighnaghi~Signagi|1
juta-georgia|Juta (Georgia)||n|GE|42.58|44.74|2200|Dfb|ma|Juta Georgia~Truso Valley|1
tatev|Tatev||n|AM|39.38|46.25|1600|Dfb|m||1
xinaliq|Xinaliq||n|AZ|41.18|48.13|2100|Dfb|m|Khinalug~Shahdag|1
orkhon-valley|Orkhon Valley||g|MN|47.2|102.8|1450|Dwb|m||1
daocheng-yading|Daocheng Yading||p|CN|28.45|100.35|3700|ET|mhaS|Yading~Daocheng|1
yubeng|Yubeng||n|CN|28.4|98.8|3100|Dwb|mha|Deqin~Meili Snow Mountain|1
kanas-lake|Kanas Lake||p|CN|48.7|87.0|1370|Dfc|mly|Hemu|1
ngari|Ngari||g|CN|31.5|80.5|4400|ET|mhaSy|Ali Tibet~Guge|1
wutai-shan|Wutai Shan||p|CN|39.0|113.58|1700|Dwb|mT|Mount Wutai|1
nozawa-onsen|Nozawa Onsen||r|JP|36.92|138.45|600|Dfb|ms|Nozawa Onsen Japan~Madarao~Nozawa|2
myoko-kogen|Myoko Kogen||r|JP|36.88|138.2|750|Dfb|ms|Myoko~Myōkō~Lotte Arai~Akakura|2
zao-onsen|Zao Onsen||r|JP|38.17|140.4|880|Dfb|ms|Yamadera|1
appi-kogen|Appi Kogen||r|JP|40.0|140.97|900|Dfb|ms|Appi~Hachimantai|1
shiretoko|Shiretoko||p|JP|44.1|145.1|100|Dfb|cxmq|Shiretoko Peninsula~Rausu~Utoro|1
rebun-and-rishiri|Rebun and Rishiri||i|JP|45.25|141.1|20|Dfb|cxm|Rebun~Rishiri~Rebun Island|1
daisetsuzan|Daisetsuzan||p|JP|43.65|142.85|1100|Dfc|mas|Sounkyo~Asahidake Onsen|1
ogasawara-islands|Ogasawara Islands||i|JP|27.09|142.19|10|Am|cwrqS|Chichijima~Ogasawara~Bonin Islands|1
izu-peninsula|Izu Peninsula||g|JP|34.8|138.95|50|Cfa|cwm|Shuzenji|1
oki-islands|Oki Islands||i|JP|36.2|133.2|10|Cfa|cw||1
iya-valley|Iya Valley||n|JP|33.87|133.85|500|Cfa|m|Oboke|1
kurokawa-onsen|Kurokawa Onsen||n|JP|33.08|131.14|700|Cfa|mv|Mount Aso|1
kerama-islands|Kerama Islands||i|JP|26.2|127.3|10|Cfa|cwrS|Zamami~Tokashiki|1
suzuka-circuit|Suzuka Circuit||n|JP|34.84|136.54|30|Cfa||Twin Ring Motegi|1
michinoku-coastal-trail|Michinoku Coastal Trail||t|JP|39.6|142.0|60|Cfa|Lcx|Michinoku|1
ulleungdo|Ulleungdo||i|KR|37.5|130.87|30|Cfa|cxm|Ulleung Island~Dokdo|1
jirisan|Jirisan||p|KR|35.34|127.73|900|Dwb|ma||1
beqa|Beqa||i|FJ|-18.4|178.13|10|Am|cwrqS|Beqa Lagoon~Pacific Harbour|1
tavarua|Tavarua||i|FJ|-17.86|177.2|3|Am|cwrqS|Cloudbreak Fiji~Namotu~Malolo~Castaway Island Fiji~Mana Island Fiji~Natadola|1
lifou|Lifou||i|NC|-20.95|167.2|20|Aw|cwrS||1
espiritu-santo|Espiritu Santo||i|VU|-15.4|166.9|10|Af|cwrqMS|Champagne Beach Vanuatu|1
munda|Munda||n|SB|-8.33|157.27|5|Af|cwrqMS|Marovo Lagoon|1
huahine|Huahine||i|PF|-16.75|-151.0|5|Am|cwrqS||1
fakarava|Fakarava||i|PF|-16.3|-145.6|2|Am|cwrqS||1
atiu|Atiu||i|CK|-20.0|-158.1|20|Am|cwrS||1
kiritimati|Kiritimati||i|KI|1.87|-157.4|3|Af|cwrS|Christmas Island Kiribati|1
yap-island|Yap Island||i|FM|9.53|138.1|10|Af|cwrS||1
bikini-atoll|Bikini Atoll||i|MH|11.6|165.4|2|Af|cwrSy||1
tufi|Tufi||n|PG|-9.08|149.32|10|Af|cwrqMS||1
mount-hagen-show|Mount Hagen Show||n|PG|-5.86|144.23|1670|Cfb|mqM|Hagen Show|1
yufuin|Yufuin||n|JP|33.26|131.36|450|Cfa|m||1
takachiho|Takachiho||n|JP|32.71|131.31|320|Cfa|m||1
kirishima|Kirishima||p|JP|31.93|130.86|1000|Cfa|mv||1
sado-island|Sado Island||i|JP|38.0|138.35|20|Cfa|cx||1
amami-oshima|Amami Oshima||i|JP|28.3|129.4|20|Cfa|cwrqS|Amami Islands|1
hachijojima|Hachijojima||i|JP|33.1|139.8|20|Cfa|cw|Izu Islands~Izu Oshima~Niijima|1
ginzan-onsen|Ginzan Onsen||n|JP|38.57|140.53|350|Dfb|m|Dewa Sanzan~Haguro|1
nyuto-onsen|Nyuto Onsen||n|JP|39.8|140.79|800|Dfb|ms|Lake Tazawa|1
lake-towada|Lake Towada||p|JP|40.45|140.9|400|Dfb|lm|Oirase|1
lake-akan|Lake Akan||n|JP|43.43|144.1|420|Dfb|lm|Kussharo~Lake Mashu|1
naeba|Naeba||r|JP|36.79|138.78|950|Dfb|ms|Fuji Rock~Fuji Rock Festival~Yuzawa Japan~Gala Yuzawa|2
minakami|Minakami||n|JP|36.75|138.97|500|Cfa|ms|Kusatsu and Minakami|1
miyako-islands|Miyako Islands||i|JP|24.8|125.3|10|Af|cwrqS|Miyakojima~Miyako|2
odaesan|Odaesan||p|KR|37.79|128.54|700|Dwb|m||1
muju|Muju||r|KR|35.89|127.74|800|Dwb|ms|Deogyusan~Muju Deogyusan|1
high1|High1||r|KR|37.2|128.83|1000|Dwb|ms|High1 Resort|1
vivaldi-park|Vivaldi Park||r|KR|37.65|127.68|300|Dwa|s||1
kadavu|Kadavu||i|FJ|-19.05|178.2|10|Am|cwrqS||1
levuka|Levuka||i|FJ|-17.68|178.83|10|Am|cwrqS|Ovalau|1
vanua-levu|Vanua Levu||i|FJ|-16.6|179.2|20|Am|cwrqS||1
coral-coast-fiji|Coral Coast Fiji||g|FJ|-18.2|177.75|10|Am|cwrqS|Coral Coast|1
pentecost-island|Pentecost Island||i|VU|-15.75|168.2|20|Af|cwrqMS|Ambrym|1
mystery-island|Mystery Island||i|VU|-20.25|169.77|5|Am|cwrqMS|Aneityum|1
malekula|Malekula||i|VU|-16.3|167.5|20|Af|cwrqMS||1
raiatea|Raiatea||i|PF|-16.83|-151.43|5|Am|cwrqS|Taha'a~Tahaa|1
maupiti|Maupiti||i|PF|-16.45|-152.25|5|Am|cwrqS||1
teahupo-o|Teahupo'o||n|PF|-17.85|-149.27|5|Am|cwrqS|Teahupoo|1
tetiaroa|Tetiaroa||i|PF|-17.0|-149.57|3|Am|cwrqS||1
gambier-islands|Gambier Islands||i|PF|-23.12|-134.97|5|Am|cwrqS|Mangareva|1
rurutu|Rurutu||i|PF|-22.45|-151.35|20|Am|cwrqS|Tubuai|1
ouvea|Ouvéa||i|NC|-20.6|166.5|10|Aw|cwrS|Ouvea~Loyalty Islands|1
pohnpei|Pohnpei||i|FM|6.88|158.2|20|Af|cwrS|Nan Madol|1
kosrae|Kosrae||i|FM|5.32|163.0|20|Af|cwrS||1
kwajalein|Kwajalein||i|MH|8.72|167.73|2|Af|cwrS|Kwajalein Atoll|1
milne-bay|Milne Bay||g|PG|-10.35|150.5|20|Af|cwrqMS||1
trobriand-islands|Trobriand Islands||i|PG|-8.5|151.1|10|Af|cwrqMS||1
kimbe-bay|Kimbe Bay||n|PG|-5.3|150.2|10|Af|cwrqMS||1
kavieng|Kavieng||n|PG|-2.57|150.8|10|Af|cwrqMS|New Ireland|1
sepik-river|Sepik River||u|PG|-4.2|143.2|20|Af|jqMC|Sepik|1
porgera|Porgera||n|PG|-5.47|143.1|2300|Cfb|mqM||1
goroka-show|Goroka Show||n|PG|-6.08|145.39|1600|Cfb|mqM||1
litang|Litang||n|CN|30.0|100.27|4000|ET|mha||1
siguniang|Siguniang||p|CN|31.05|102.9|3200|ET|mha|Mount Siguniang~Siguniangshan|1
lugu-lake|Lugu Lake||n|CN|27.7|100.78|2690|Cwb|mhl||1
shaxi|Shaxi||n|CN|26.32|99.85|2100|Cwb|m||1
tashkurgan|Tashkurgan||n|CN|37.77|75.23|3100|BWk|mhadS|Karakul Lake Xinjiang|1
xinjiang|Xinjiang||g|CN|43.8|87.6|850|BWk|dS||2
namtso|Namtso||n|CN|30.77|90.9|4730|ET|mhalS|Nam Co|1
mount-emei|Mount Emei||p|CN|29.55|103.33|1500|Cfb|mT|Emei Shan~Emeishan|1
huashan|Huashan||p|CN|34.48|110.08|1600|Dwb|m|Mount Hua|1
wudang|Wudang||p|CN|32.4|111.0|1000|Cfa|mT|Wudangshan~Wudang Mountains|1
yabuli|Yabuli||r|CN|44.78|128.45|500|Dwb|ms|Yabuli ski|1
flaming-cliffs|Flaming Cliffs||n|MN|44.14|103.73|1250|BWk|dSDy|Bayanzag|1
yolyn-am|Yolyn Am||p|MN|43.5|104.1|2200|BSk|mdSy||1
tsagaan-nuur|Tsagaan Nuur||n|MN|51.35|99.35|1550|Dwc|mlyq|Tsaatan|1
terkhiin-tsagaan-lake|Terkhiin Tsagaan Lake||n|MN|48.15|99.7|2060|Dwb|mly|White Lake Mongolia|1
lahic|Lahic||n|AZ|40.85|48.38|1200|Cfb|m|Lahij|1
gobustan|Gobustan||n|AZ|40.1|49.38|100|BSk|S||1
jermuk|Jermuk||n|AM|39.84|45.67|2080|Dfb|m||1
tsaghkadzor|Tsaghkadzor||r|AM|40.53|44.72|1850|Dfb|ms||1
areni|Areni||n|AM|39.72|45.18|1000|BSk|mS|Noravank|1
geghard|Geghard||n|AM|40.14|44.82|1750|BSk|mS|Garni Temple|1
shatili|Shatili||n|GE|42.66|45.16|1400|Dfb|m|Khevsureti|1
racha-region|Racha region||g|GE|42.6|43.4|1100|Dfb|m|Racha Georgia|1
vardzia|Vardzia||n|GE|41.38|43.28|1300|Dfb|m||1
david-gareja|David Gareja||n|GE|41.45|45.38|700|BSk|S||1
goderdzi|Goderdzi||r|GE|41.63|42.52|1900|Dfb|ms||1
chimgan|Chimgan||r|UZ|41.55|70.02|1600|Dsa|ms|Amirsoy~Charvak|1
ayaz-kala|Ayaz Kala||n|UZ|42.01|61.03|100|BWk|dSD||1
yangykala|Yangykala||p|TM|40.47|54.75|200|BWk|dSDy|Yangykala Canyon|1
wakhan-afghanistan|Wakhan (Afghanistan)||g|AF|37.0|73.3|3300|ET|mhaSy|Wakhan Afghanistan~Afghan Wakhan|1
altyn-emel|Altyn-Emel||p|KZ|44.15|78.5|600|BWk|dSD|Altyn Emel|1
mangystau|Mangystau||g|KZ|44.3|53.0|100|BWk|dSD|Bozzhyra|1
kashagan|Kashagan||n|KZ|46.4|51.6|0|BWk|cx||1
kochkor|Kochkor||n|KG|42.21|75.76|1800|Dfb|m||1
tash-rabat|Tash Rabat||n|KG|40.83|75.29|3200|ET|mhaS||1
toktogul|Toktogul||n|KG|41.87|72.94|900|BSk|ml|Sary-Chelek|1
jeti-oguz|Jeti-Oguz||n|KG|42.35|78.23|2000|Dfb|ma|Jeti Oguz|1
bokonbayevo|Bokonbayevo||n|KG|42.12|76.98|1750|BSk|ml|Skazka~Tamga|1
kumtor|Kumtor||n|KG|41.87|78.2|3700|ET|mhaSy|Kumtor mine|1
karakul-tajikistan|Karakul Tajikistan||n|TJ|39.01|73.55|3930|BWk|mhadlSDy|Lake Karakul Tajikistan|1
alichur|Alichur||n|TJ|37.75|73.26|3870|BWk|mhadSDy|Bulunkul~Yashilkul|1
bartang-valley|Bartang Valley||n|TJ|38.1|72.1|2400|BSk|mhadS|Bartang~Jizeu|1
sarez|Sarez||n|TJ|38.25|72.75|3260|ET|mhaSy|Lake Sarez|1
ishkashim|Ishkashim||n|TJ|36.72|71.61|2520|BSk|mhadS||1
kalaw|Kalaw||n|MM|20.63|96.56|1310|Cwb|mM|Pindaya|1
golden-rock|Golden Rock||n|MM|17.48|97.1|1100|Am|mTM|Kyaiktiyo|1
mrauk-u|Mrauk U||n|MM|20.59|93.19|20|Am|MqT||1
mergui-archipelago|Mergui Archipelago||i|MM|11.5|98.1|10|Am|cwrMqS|Mergui|1
putao|Putao||n|MM|27.34|97.4|410|Cwa|jmM||1
ratanakiri|Ratanakiri||n|KH|13.74|106.98|300|Aw|jqM||1
koh-kong|Koh Kong||n|KH|11.6|103.0|5|Am|cjqM|Tatai|1
koh-ker|Koh Ker||n|KH|13.78|104.54|100|Aw|TMq||1
huay-xai|Huay Xai||n|LA|20.27|100.43|350|Aw|jqM|Gibbon Experience~Huay Xay|1
kong-lor|Kong Lor||n|LA|17.97|104.76|170|Aw|qM|Konglor Cave~Kong Lor Cave|1
mai-chau|Mai Chau||n|VN|20.66|105.08|160|Cwa|mq|Pu Luong|1
moc-chau|Moc Chau||n|VN|20.84|104.64|1000|Cwa|m||1
ta-xua|Ta Xua||n|VN|21.3|104.42|1500|Cwa|m||1
ban-gioc|Ban Gioc||n|VN|22.85|106.72|300|Cwa|q|Ban Gioc Waterfall|1
ba-na-hills|Ba Na Hills||r|VN|16.0|107.99|1480|Cfb|m|Bana Hills|1
co-to|Co To||i|VN|21.0|107.77|5|Cwa|cwq|Co To Island|1
phu-quy|Phu Quy||i|VN|10.53|108.95|10|Aw|cwqS|Phu Quy Island|1
vinh-hy|Vinh Hy||n|VN|11.72|109.2|5|BSh|cwS|Ninh Chu|1
buon-don|Buon Don||n|VN|12.9|107.8|200|Aw|jqM|Yok Don|1
chiang-dao|Chiang Dao||n|TH|19.37|98.96|450|Aw|mq||1
doi-ang-khang|Doi Ang Khang||n|TH|19.9|99.04|1400|Cwb|m||1
mae-kampong|Mae Kampong||n|TH|18.87|99.35|900|Cwa|m||1
sangkhlaburi|Sangkhlaburi||n|TH|15.15|98.45|160|Aw|jlq|Thong Pha Phum|1
erawan-falls|Erawan Falls||p|TH|14.37|99.14|150|Aw|jq|Erawan National Park|1
chiang-khan|Chiang Khan||n|TH|17.89|101.66|220|Aw|||1
koh-larn|Koh Larn||i|TH|12.92|100.78|5|Aw|cwqS|Ko Larn|1
koh-si-chang|Koh Si Chang||i|TH|13.15|100.81|10|Aw|cqS||1
koh-jum|Koh Jum||i|TH|7.8|98.97|5|Am|cwqS||1
phang-nga-bay|Phang Nga Bay||g|TH|8.27|98.5|5|Am|cwqS|James Bond Island|1
gunung-ledang|Gunung Ledang||p|MY|2.37|102.6|500|Af|jm|Mount Ophir Malaysia|1
kapas-island|Kapas Island||i|MY|5.22|103.26|3|Af|cwrqS|Pulau Kapas|1
tenggol|Tenggol||i|MY|4.8|103.67|3|Af|cwrqS|Pulau Tenggol|1
lang-tengah|Lang Tengah||i|MY|5.8|102.9|3|Af|cwrqS||1
tasik-kenyir|Tasik Kenyir||n|MY|5.0|102.8|150|Af|jlq|Kenyir Lake~Lake Kenyir|1
pulau-aur|Pulau Aur||i|MY|2.45|104.52|5|Af|cwrqS||1
bukit-tinggi|Bukit Tinggi||n|MY|3.4|101.84|850|Cfb|mj|Janda Baik|1
batang-ai|Batang Ai||n|MY|1.2|111.85|100|Af|jlq||1
maliau-basin|Maliau Basin||p|MY|4.75|116.9|500|Af|jqy||1
tabin|Tabin||p|MY|5.2|118.65|50|Af|jq|Tabin Wildlife Reserve|1
kudat|Kudat||n|MY|6.88|116.83|10|Af|cwqS|Tip of Borneo|1
pulau-tiga|Pulau Tiga||i|MY|5.72|115.65|5|Af|cwqS||1
layang-layang|Layang-Layang||i|MY|7.37|113.83|2|Af|cwrS||1
pom-pom-island|Pom Pom Island||i|MY|4.6|118.87|3|Af|cwrqS|Mataking|1
ujung-kulon|Ujung Kulon||p|ID|-6.75|105.35|20|Am|cjqS|Panaitan|1
mount-merapi|Mount Merapi||p|ID|-7.54|110.44|1500|Am|mvaD|Merapi~Mount Merbabu|1
baluran|Baluran||p|ID|-7.85|114.4|50|Aw|cfqS||1
menjangan|Menjangan||i|ID|-8.1|114.5|5|Aw|cwrqS|Pemuteran|1
batu-karas|Batu Karas||n|ID|-7.75|108.5|5|Am|cwqS|Pangandaran|1
munduk|Munduk||n|ID|-8.27|115.07|800|Am|mq|Jatiluwih|1
medewi|Medewi||n|ID|-8.42|114.8|5|Am|cwqS||1
mount-batur|Mount Batur||p|ID|-8.24|115.38|1300|Cwb|mva|Kintamani|1
lakey-peak|Lakey Peak||n|ID|-8.8|118.38|5|Aw|cwqS||1
scar-reef|Scar Reef||n|ID|-8.93|116.75|5|Aw|cwrqS|Batu Hijau|1
kelimutu|Kelimutu||p|ID|-8.77|121.8|1100|Am|mv|Moni Flores|1
lamalera|Lamalera||n|ID|-8.56|123.38|10|Aw|cwqS|Lembata|1
way-kambas|Way Kambas||p|ID|-4.95|105.75|20|Af|fjq||1
halmahera|Halmahera||i|ID|0.9|127.8|20|Af|cwjqM|Morotai~Weda Bay|1
ora-beach|Ora Beach||n|ID|-2.95|129.2|5|Af|cwrqS|Seram Island|1
biak|Biak||i|ID|-1.1|136.0|10|Af|cwjqM|Cenderawasih Bay|1
asmat|Asmat||n|ID|-5.54|138.13|5|Af|jqMy||1
telo-islands|Telo Islands||i|ID|-0.05|98.25|5|Af|cwrqS||1
banyak-islands|Banyak Islands||i|ID|2.15|97.25|5|Af|cwrqS||1
harau-valley|Harau Valley||n|ID|-0.1|100.67|550|Af|mj||1
lake-maninjau|Lake Maninjau||n|ID|-0.32|100.2|470|Af|mlj||1
lembeh|Lembeh||n|ID|1.46|125.23|5|Af|cwrqS|Lembeh Strait~Tangkoko|1
buscalan|Buscalan||n|PH|17.28|121.13|1000|Cwb|m|Kalinga|1
kabayan|Kabayan||n|PH|16.62|120.84|1200|Cwb|m|Benguet|1
mt-ulap|Mt Ulap||n|PH|16.3|120.63|1600|Cwb|m|Ampucao|1
ilocos-norte|Ilocos Norte||g|PH|18.15|120.6|20|Aw|cS|Ilocos~Paoay~Kapurpurawan|1
babuyan-islands|Babuyan Islands||i|PH|19.3|121.6|10|Am|cwqS|Calayan~Calayan Island|1
manaoag|Manaoag||n|PH|16.04|120.49|20|Aw|T|Our Lady of Manaoag|1
laiya|Laiya||n|PH|13.67|121.4|5|Am|cwqS|Laiya Batangas~San Juan Batangas|1
jomalig|Jomalig||i|PH|14.7|122.35|5|Af|cwqS||1
cagbalete|Cagbalete||i|PH|14.28|121.82|3|Af|cwqS||1
alibijaban|Alibijaban||i|PH|13.35|122.72|3|Af|cwqS||1
balesin|Balesin||i|PH|14.42|122.04|5|Af|cwqS|Balesin Island|1
pagsanjan|Pagsanjan||n|PH|14.27|121.46|20|Am|q|Pagsanjan Falls|1
matnog|Matnog||n|PH|12.58|124.09|5|Af|cwqS|Subic Beach Matnog|1
ticao|Ticao||i|PH|12.5|123.7|5|Af|cwqS|Ticao Island|1
kalanggaman|Kalanggaman||i|PH|11.12|124.25|3|Am|cwqS|Kalanggaman Island|1
sambawan|Sambawan||i|PH|11.78|124.27|5|Am|cwqS||1
negros-island|Negros Island||i|PH|10.0|123.0|50|Am|cq|Negros Occidental~Negros Oriental|1
lakawon|Lakawon||i|PH|11.05|123.2|3|Am|cwqS||1
dinagyang|Dinagyang||n|PH|10.7|122.57|10|Am||Dinagyang Festival|1
masskara|MassKara||n|PH|10.68|122.95|10|Am||MassKara Festival~Masskara|1
cantilan|Cantilan||n|PH|9.33|125.98|5|Af|cwqS|Surigao del Sur|1
linapacan|Linapacan||i|PH|11.45|119.85|5|Am|cwrqS||1
amanpulo|Amanpulo||i|PH|11.48|120.72|3|Am|cwrqS|Pamalican~Cuyo Palawan|1
las-casas-filipinas|Las Casas Filipinas||n|PH|14.6|120.39|5|Am|cqS|Bagac~Bataan beach|1
tanami-track|Tanami Track||t|AU|-20.5|130.0|400|BWh|RdSDy|Tanami~Granites mine|1
canning-stock-route|Canning Stock Route||t|AU|-23.0|125.0|450|BWh|RdSDy||1
lawn-hill|Lawn Hill||p|AU|-18.7|138.48|150|BSh|SD|Boodjamulla|1
pannawonica|Pannawonica||n|AU|-21.64|116.33|200|BWh|dSD||1
yuendumu|Yuendumu||n|AU|-22.26|131.8|670|BWh|dSDy||1
tibooburra|Tibooburra||n|AU|-29.43|142.01|180|BWh|dSDy|Cameron Corner~Sturt National Park|1
devils-marbles|Devils Marbles||n|AU|-20.57|134.26|390|BWh|dSD|Karlu Karlu|1
mitchell-falls|Mitchell Falls||p|AU|-14.82|125.69|250|Aw|qSy|Mitchell Plateau|1
kalumburu|Kalumburu||n|AU|-14.29|126.64|20|Aw|cqSy||1
meekatharra|Meekatharra||n|AU|-26.59|118.49|510|BWh|dSD||1
keylong|Keylong||n|IN|32.57|77.03|3080|Dfb|mhaS|Jispa~Darcha|1
dirang|Dirang||n|IN|27.36|92.24|1560|Cwb|m||1
bomdila|Bomdila||n|IN|27.26|92.42|2400|Cwb|mh||1
anini|Anini||n|IN|28.8|95.9|1970|Cwb|mjy||1
walong|Walong||n|IN|28.13|97.02|1050|Cwa|mjy|Kibithu~Dong Valley|1
pakke|Pakke||p|IN|27.0|92.9|150|Cwa|jqM|Pakke Tiger Reserve|1
parasnath|Parasnath||n|IN|23.96|86.13|1000|Cwa|mT|Shikharji~Sammed Shikharji|1
betla|Betla||p|IN|23.88|84.19|350|Cwa|fqM||1
dwarkadhish|Dwarkadhish||n|IN|22.24|68.97|10|BSh|cTS|Bet Dwarka~Shivrajpur Beach|1
girnar|Girnar||n|IN|21.53|70.53|500|BSh|mT||1
palitana|Palitana||n|IN|21.52|71.82|70|BSh|TS||1
dholavira|Dholavira||n|IN|23.89|70.21|15|BWh|dSD||1
mandvi-beach|Mandvi Beach||n|IN|22.82|69.35|5|BWh|cwS||1
lakhpat|Lakhpat||n|IN|23.83|68.78|10|BWh|dSD||1
modhera|Modhera||n|IN|23.58|72.13|80|BSh|TS||1
koraput|Koraput||n|IN|18.81|82.71|880|Aw|m|Deomali|1
daringbadi|Daringbadi||n|IN|19.9|84.13|950|Aw|m||1
chandipur-odisha|Chandipur Odisha||n|IN|21.45|87.02|5|Aw|cqS||1
tarapith|Tarapith||n|IN|24.11|87.8|50|Aw|T||1
bishnupur-bankura|Bishnupur Bankura||n|IN|23.07|87.32|75|Aw|T||1
khatu-shyam|Khatu Shyam||n|IN|27.37|75.4|450|BSh|T|Khatushyam~Khatu Shyam Ji|1
mehandipur-balaji|Mehandipur Balaji||n|IN|26.95|76.79|300|BSh|T||1
mantralayam|Mantralayam||n|IN|15.94|77.43|320|BSh|TS||1
maredumilli|Maredumilli||n|IN|17.6|81.71|300|Aw|jq||1
lambasingi|Lambasingi||n|IN|17.81|82.49|1000|Aw|m||1
dindi-konaseema|Dindi Konaseema||n|IN|16.42|81.93|5|Aw|q||1
hogenakkal|Hogenakkal||n|IN|12.12|77.77|250|Aw|S||1
minicoy|Minicoy||i|IN|8.28|73.05|3|Am|cwrqS||1
diglipur|Diglipur||i|IN|13.27|93.0|10|Am|cwrqSM|Ross and Smith|1
baratang|Baratang||i|IN|12.12|92.78|10|Am|cjqM|Long Island Andaman|1
car-nicobar|Car Nicobar||i|IN|9.17|92.78|10|Af|cwrqSM|Nicobar Islands|1
adi-kailash|Adi Kailash||t|IN|30.32|80.63|4500|ET|mhaSyT|Om Parvat|1
dharchula|Dharchula||n|IN|29.85|80.54|920|Cwa|m||1
dhanaulti|Dhanaulti||n|IN|30.43|78.24|2250|Cwb|m|Kanatal|1
landour|Landour||n|IN|30.46|78.1|2200|Cwb|m||1
tehri-lake|Tehri Lake||n|IN|30.38|78.48|830|Cwa|ml||1
doodhpathri|Doodhpathri||n|IN|33.86|74.57|2730|Dfb|mh|Yusmarg|1
bangus-valley|Bangus Valley||n|IN|34.37|74.03|3000|Dfb|mhy||1
keran|Keran||n|IN|34.66|73.95|1520|Cfa|my|Lolab|1
kumaon|Kumaon||g|IN|29.6|79.7|1700|Cwb|m||1
rawalakot-area|Rawalakot area||n|PK|33.87|73.8|1640|Cfa|m|Banjosa|1
phoksundo|Phoksundo||n|NP|29.18|82.95|3600|ET|mhaly|Shey Phoksundo~Dolpo~Upper Dolpo|1
kanyam|Kanyam||n|NP|26.87|88.08|1550|Cwb|m|Ilam Nepal|1
mannar-sri-lanka|Mannar Sri Lanka||n|LK|8.98|79.91|5|Aw|cS|Delft Island|1
rasdhoo|Rasdhoo||i|MV|4.26|72.99|2|Af|cwrqS|Thoddoo|1
fulhadhoo|Fulhadhoo||i|MV|4.88|72.93|2|Af|cwrqS||1
omadhoo|Omadhoo||i|MV|3.79|72.96|2|Af|cwrqS||1
`;
