/** Leisure places of Asia and Oceania, one a line; columns as in europe.ts. Written by hand. */
export const ASIA_OCEANIA = `
bali|Bali||i|ID|-8.5|115.2|40|Am|cwvTqS|Seminyak~Canggu~Uluwatu~Nusa Dua~Bali island~Sanur|5
gili-islands|Gili Islands|Islas Gili|i|ID|-8.35|116.05|3|Aw|cwrqS|Gili Trawangan~Gili Air~Gili Meno~Gilis|3
lombok-island|Lombok||i|ID|-8.6|116.3|30|Aw|cwrvqS|Kuta Lombok~Senggigi|3
rinjani|Mount Rinjani|Monte Rinjani|t|ID|-8.41|116.46|2600|Cfb|Lmav|Rinjani|2
nusa-penida|Nusa Penida||i|ID|-8.73|115.54|30|Aw|cwrqS|Nusa Lembongan|3
komodo|Komodo||p|ID|-8.55|119.5|10|Aw|cwrqMS|Komodo National Park~Labuan Bajo~Flores Indonesia~Parque Nacional de Komodo~isla de Flores|3
bromo|Mount Bromo|Monte Bromo|p|ID|-7.94|112.95|2200|Cfb|mvaD|Bromo Tengger~Ijen~Kawah Ijen|3
borobudur|Borobudur||n|ID|-7.61|110.2|270|Am|T|Prambanan|3
raja-ampat|Raja Ampat||i|ID|-0.5|130.6|5|Af|cwrjMqyS||3
sumatra|Sumatra||g|ID|3.5|98.1|80|Af|jMq|Bukit Lawang~Lake Toba~Lago Toba|2
borneo|Borneo||g|MY|4.5|117.0|30|Af|jMq|Sabah~Sarawak~Kinabatangan~Sepilok~Kalimantan~Tanjung Puting|3
mount-kinabalu|Mount Kinabalu|Monte Kinabalu|p|MY|6.05|116.55|2700|Cfb|mah||2
sipadan|Sipadan and Semporna|Sipadan|i|MY|4.4|118.6|3|Af|cwrqS|Semporna~Mabul|2
perhentian|Perhentian Islands|Islas Perhentian|i|MY|5.92|102.73|3|Af|cwrqS|Perhentians~Redang~Tioman|3
langkawi-island|Langkawi||i|MY|6.35|99.8|10|Am|cwrqS||3
cameron-highlands|Cameron Highlands||g|MY|4.47|101.38|1450|Cfb|mj|Tanah Rata|2
taman-negara|Taman Negara||p|MY|4.4|102.4|100|Af|jMq||2
koh-samui|Koh Samui||i|TH|9.5|100.0|10|Am|cwqS|Ko Samui~Samui|4
koh-phangan|Koh Phangan||i|TH|9.75|100.03|10|Am|cwrqS|Ko Pha Ngan~Full Moon Party~Ko Phangan|3
koh-tao|Koh Tao||i|TH|10.1|99.84|10|Am|cwrqS|Ko Tao|3
phi-phi|Phi Phi Islands|Islas Phi Phi|i|TH|7.74|98.77|5|Am|cwrqS|Koh Phi Phi~Ko Phi Phi~Maya Bay|3
koh-lanta|Koh Lanta||i|TH|7.6|99.05|10|Am|cwrqS|Ko Lanta~Koh Lipe~Koh Chang~Ko Lipe~Ko Chang|3
phuket-island|Phuket||i|TH|7.9|98.35|20|Am|cwrqS|Patong~Kata Beach~isla de Phuket~Karon|4
krabi-area|Krabi and Railay|Krabi y Railay|g|TH|8.05|98.85|5|Am|cwrqS|Ao Nang~Railay~Railay Beach|3
similan|Similan Islands|Islas Similan|i|TH|8.65|97.65|5|Am|cwrqS|Khao Lak~Surin Islands|2
khao-sok|Khao Sok||p|TH|8.92|98.53|80|Am|jq|Khao Sok National Park~Khao Yai|2
pai|Pai||n|TH|19.36|98.44|510|Aw|mq|Pai Thailand~Mae Hong Son loop|2
golden-triangle|Golden Triangle|Triángulo de Oro|g|TH|20.35|100.08|370|Aw|mqT|Mae Sai|2
asia|Asia||g|TH|14.0|101.0|20|Aw|||3
south-east-asia|Southeast Asia|Sudeste Asiático|g|TH|14.0|103.0|20|Aw|qT|South East Asia~Sureste Asiático~sudeste de Asia~Banana Pancake Trail~Indochina|4
ha-long-bay|Ha Long Bay|Bahía de Ha Long|p|VN|20.9|107.1|5|Cwa|cwq|Halong~Halong Bay~Ha Long~Bahía de Halong~Cat Ba~Lan Ha|4
halong-cruise|Ha Long Bay Cruise|Crucero por la bahía de Ha Long|u|VN|20.85|107.1|0|Cwa|Ccw|Halong cruise|2
sapa|Sapa||n|VN|22.34|103.84|1500|Cwb|mq|Sa Pa~Sapa Vietnam~Lao Cai|3
ha-giang-loop|Ha Giang Loop|Ha Giang Loop|t|VN|23.1|105.2|1000|Cwa|Rm|Ha Giang|3
phong-nha|Phong Nha||p|VN|17.6|106.3|30|Am|jq|Phong Nha-Ke Bang~Son Doong|2
mekong-delta|Mekong Delta|Delta del Mekong|g|VN|10.0|105.8|2|Aw|q|Mekong~Can Tho delta|3
mekong-cruise|Mekong River Cruise|Crucero por el Mekong|u|VN|11.5|105.0|5|Aw|Cq|crucero Mekong|2
phu-quoc|Phu Quoc||i|VN|10.22|103.96|5|Am|cwqS|Phú Quốc|3
mui-ne|Mui Ne||r|VN|10.95|108.28|10|Aw|cwqS|Phan Thiet|2
con-dao|Con Dao||i|VN|8.69|106.61|10|Aw|cwrqS||1
angkor|Angkor Wat|Angkor|p|KH|13.41|103.87|25|Aw|TqS|Angkor~Templos de Angkor~Angkor Thom|4
koh-rong|Koh Rong||i|KH|10.7|103.25|5|Am|cwrqS|Koh Rong Sanloem|2
bolaven|Bolaven Plateau and 4000 Islands|Meseta de Bolaven y 4000 Islas|g|LA|14.5|106.0|300|Am|qM|Si Phan Don~4000 Islands~4000 Islas|1
vang-vieng|Vang Vieng||n|LA|18.92|102.45|250|Aw|q||2
bagan|Bagan||n|MM|21.17|94.86|60|BSh|TqSD|Bagán|3
inle-lake|Inle Lake|Lago Inle|g|MM|20.55|96.91|890|Cwa|lT|Inle|2
ngapali|Ngapali||r|MM|18.45|94.3|5|Am|cwMqS||1
boracay|Boracay||i|PH|11.97|121.92|5|Am|cwrqS||4
palawan|Palawan||i|PH|10.2|119.0|10|Am|cwrqS|El Nido~Coron~Port Barton|4
siargao|Siargao||i|PH|9.85|126.05|5|Af|cwrqS|Cloud 9|3
bohol|Bohol||i|PH|9.75|124.0|20|Am|cwrqS|Panglao~Chocolate Hills|3
cebu-island|Cebu and Moalboal|Cebú y Moalboal|i|PH|10.0|123.5|20|Am|cwrqS|Moalboal~Malapascua~Oslob~isla de Cebú|3
banaue|Banaue Rice Terraces|Terrazas de arroz de Banaue|p|PH|16.92|121.06|1200|Cfb|m|Batad~Banaue~Sagada|2
maldives-atolls|Maldivian Atolls|Atolones de Maldivas|i|MV|4.2|73.4|2|Am|cwrqS|Maldives resort~Ari Atoll~Baa Atoll~Maafushi~Malé Atoll~Maldivas resort|4
sri-lanka-south|South Coast of Sri Lanka|Costa sur de Sri Lanka|g|LK|6.0|80.4|5|Af|cwrqTS|Mirissa~Unawatuna~Weligama~Hikkaduwa~Tangalle|3
ella-hills|Sri Lankan Hill Country|Tierras altas de Sri Lanka|g|LK|6.87|81.05|1050|Cfb|mqT|Ella~Nuwara Eliya hills~Adam's Peak~Horton Plains|3
sigiriya|Sigiriya||p|LK|7.96|80.76|200|Aw|TqS|Dambulla~Cultural Triangle~Triángulo Cultural~Anuradhapura|3
yala|Yala||p|LK|6.4|81.5|20|Aw|fqS|Udawalawe~Yala National Park|2
arugam-bay|Arugam Bay||n|LK|6.84|81.83|5|Aw|cwqS|Trincomalee beaches|2
goa|Goa||g|IN|15.4|73.9|20|Am|cwqTS|Palolem~Anjuna~Calangute|4
kerala|Kerala||g|IN|9.9|76.4|20|Am|cwqT|Alleppey~Kerala backwaters~Munnar~Varkala~Alappuzha~remansos de Kerala|4
rajasthan|Rajasthan|Rajastán|g|IN|26.5|73.5|250|BSh|dTSDV|Rajastan~Pushkar~Jaisalmer desert~Thar|4
golden-triangle-india|Golden Triangle (India)|Triángulo Dorado (India)|t|IN|27.2|77.2|200|BSh|RTSDV|Delhi Agra Jaipur~Triángulo Dorado~Golden Triangle India|3
taj-mahal|Taj Mahal||n|IN|27.17|78.04|170|BSh|TSD||3
ladakh|Ladakh||g|IN|34.15|77.57|3500|BWk|mhaSDTy|Leh Ladakh~Nubra~Pangong|3
himachal|Himachal Pradesh Hills|Himachal Pradesh|g|IN|32.2|77.2|2000|Cwb|mT|Manali~Spiti~Spiti Valley~Dharamsala~McLeod Ganj|2
kashmir-valley|Kashmir|Cachemira|g|IN|34.1|74.8|1600|Cfa|mlT|Gulmarg~Cachemira~Dal Lake|2
ranthambore|Ranthambore||p|IN|26.02|76.5|300|BSh|fTSDM|Bandhavgarh~Kanha~tiger safari India~Ranthambhore|2
andaman|Andaman Islands|Islas Andamán|i|IN|11.95|92.98|10|Am|cwrMqS|Havelock~Swaraj Dweep~Andamans|2
hampi|Hampi||n|IN|15.33|76.46|470|BSh|TSD||2
rishikesh-ganges|Rishikesh and Haridwar|Rishikesh y Haridwar|g|IN|30.1|78.3|370|Cwa|TmV|Rishikesh yoga~Haridwar|2
sikkim-darjeeling|Darjeeling and Sikkim|Darjeeling y Sikkim|g|IN|27.1|88.3|1900|Cwb|mT|Sikkim|2
himalaya|Himalayas|Himalaya|g|NP|28.0|85.5|2800|Cwb|mhaST|the Himalayas~el Himalaya~Himalaya~los Himalayas|4
everest-base-camp|Everest Base Camp|Campo Base del Everest|t|NP|27.86|86.78|4200|ET|LmhaSTy|EBC~Everest Base Camp Trek~Everest~Monte Everest~Mount Everest~Namche~Namche Bazaar~Khumbu~Campamento Base del Everest|4
annapurna-circuit|Annapurna Circuit|Circuito de los Annapurnas|t|NP|28.6|84.0|3300|Cwb|LmhaSTy|Annapurna~Annapurnas~Manang~Thorong La~Circuito del Annapurna|4
annapurna-base-camp|Annapurna Base Camp|Campo Base del Annapurna|t|NP|28.5|83.88|3000|Cwb|LmhaST|ABC trek~Annapurna Sanctuary~Poon Hill~Ghorepani|3
langtang|Langtang||t|NP|28.2|85.5|3400|Cwb|LmhaSTy|Langtang Valley~Valle de Langtang|2
mustang|Upper Mustang|Alto Mustang|t|NP|29.1|83.95|3700|BWk|LmhaSTDy|Mustang|2
manaslu|Manaslu Circuit|Circuito del Manaslu|t|NP|28.6|84.7|3200|Cwb|LmhaSTy|Manaslu|2
chitwan|Chitwan||p|NP|27.55|84.4|150|Cwa|fjMq|Chitwan National Park~Bardia|2
tigers-nest|Paro and Tiger’s Nest|Paro y Nido del Tigre|n|BT|27.45|89.38|2300|Cwb|maTV|Tiger's Nest~Punakha~Nido del Tigre|2
tibet|Tibet|Tíbet|g|CN|29.65|91.1|3650|BSk|mhaSTDy|Tíbet~Lhasa and Tibet~Kailash|3
k2-base-camp|K2 Base Camp|Campo Base del K2|t|PK|35.75|76.4|4400|ET|LmhaSDyV|Concordia~Baltoro~K2|2
hunza|Hunza Valley|Valle de Hunza|g|PK|36.3|74.65|2400|BSk|mhaV|Hunza~Karakoram Highway~Karakórum|2
fairy-meadows|Fairy Meadows||p|PK|35.4|74.6|3300|Dsb|mhaV|Nanga Parbat|1
silk-road|Silk Road|Ruta de la Seda|t|UZ|39.7|66.9|700|BSk|RTS|Ruta de la seda~Silk Route|3
pamir-highway|Pamir Highway|Carretera del Pamir|t|TJ|38.2|73.0|3700|ET|RmhaSDy|Pamir|2
issyk-kul|Issyk-Kul|Issyk-Kul|g|KG|42.4|77.2|1620|BSk|lm|Song-Kul~Song Kul~Karakol treks|2
gobi|Gobi Desert|Desierto del Gobi|g|MN|43.6|104.4|1450|BWk|dSDy|Gobi~desierto de Gobi|3
mongolian-steppe|Mongolian Steppe|Estepa de Mongolia|g|MN|47.5|103.0|1500|Dwc|Dy|Naadam~Khövsgöl~Terelj~Karakorum|2
great-wall|Great Wall of China|Gran Muralla China|n|CN|40.43|116.57|500|Dwa|m|Gran Muralla~Mutianyu~Great Wall|3
zhangjiajie|Zhangjiajie||p|CN|29.35|110.5|900|Cfa|m|Avatar Mountains~Wulingyuan|3
guilin-yangshuo|Yangshuo||n|CN|24.78|110.5|130|Cfa|q|Li River~Río Li~Longji~Guilin and Yangshuo|3
huangshan|Huangshan||p|CN|30.13|118.17|1600|Cfb|m|Yellow Mountain~Montaña Amarilla|2
jiuzhaigou|Jiuzhaigou||p|CN|33.2|103.9|2200|Dwb|mal|Jiuzhai Valley|2
yunnan|Yunnan||g|CN|26.5|100.2|2200|Cwb|mT|Lijiang Dali~Shangri-La~Tiger Leaping Gorge~Garganta del Salto del Tigre|2
hainan|Hainan||i|CN|18.3|109.6|5|Aw|cwq|Sanya beach|2
terracotta|Terracotta Army|Guerreros de Terracota|n|CN|34.38|109.28|450|Cwa|||2
yangtze-cruise|Yangtze River Cruise|Crucero por el Yangtsé|u|CN|30.8|110.5|150|Cfa|C|Three Gorges~Tres Gargantas~Yangtze~Yangtsé|2
taroko|Taroko Gorge|Garganta de Taroko|p|TW|24.16|121.6|300|Cfa|m|Taroko~Sun Moon Lake~Alishan|2
kenting|Kenting||r|TW|21.95|120.8|10|Aw|cwq||1
mount-fuji|Mount Fuji|Monte Fuji|p|JP|35.36|138.73|2400|ET|mav|Fuji~Fujisan~Mt Fuji|4
fuji-five-lakes|Fuji Five Lakes|Cinco Lagos del Fuji|g|JP|35.5|138.76|860|Cfa|ml|Kawaguchiko~Hakone and Fuji~Lake Kawaguchi|3
hakone|Hakone||n|JP|35.23|139.03|650|Cfa|ml||3
nikko|Nikkō|Nikko|n|JP|36.75|139.6|650|Cfb|mT|Nikko|3
japanese-alps|Japanese Alps|Alpes japoneses|g|JP|36.25|137.65|1500|Dfb|ma|Kamikochi~Nakasendo~Kiso Valley~Shirakawa-go~Tateyama|3
okinawa|Okinawa||i|JP|26.4|127.9|20|Cfa|cwrS|Okinawa Islands~islas Okinawa|4
ishigaki|Yaeyama Islands|Islas Yaeyama|i|JP|24.4|124.0|10|Af|cwrS|Ishigaki~Iriomote~Miyakojima~Miyako|2
yakushima|Yakushima||i|JP|30.35|130.5|50|Cfa|cm||2
kumano-kodo|Kumano Kodo||t|JP|33.84|135.7|400|Cfa|LmT|Kumano Kodō~Koyasan~Mount Koya~Monte Koya|3
shikoku-88|Shikoku Pilgrimage|Peregrinación de Shikoku|t|JP|33.7|133.5|150|Cfa|LT|88 Temples~Shikoku~Henro|2
hokkaido|Hokkaidō|Hokkaido|g|JP|43.4|142.6|150|Dfb|m|Hokkaido|3
niseko|Niseko||r|JP|42.86|140.7|260|Dfb|ms|Niseko United~Rusutsu|4
hakuba|Hakuba||r|JP|36.7|137.85|720|Dfb|ms|Nozawa Onsen~Myoko~Shiga Kogen|3
furano|Furano||r|JP|43.34|142.38|180|Dfb|ms|Biei|2
naoshima|Naoshima and Seto Inland Sea|Naoshima y mar Interior de Seto|i|JP|34.46|133.99|10|Cfa|cw|Naoshima~Miyajima~Shimanami Kaido|2
tokyo-disney|Tokyo Disney Resort||r|JP|35.63|139.88|3|Cfa||Tokyo Disneyland~DisneySea~Universal Studios Japan|3
jeju|Jeju Island|Isla de Jeju|i|KR|33.4|126.55|30|Cfa|cwv|Jeju~Jeju-do~Hallasan|3
seoraksan|Seoraksan||p|KR|38.12|128.46|400|Dwb|m|Sokcho|1
pyeongchang|Pyeongchang||r|KR|37.65|128.68|750|Dwb|ms|Yongpyong|2
great-barrier-reef|Great Barrier Reef|Gran Barrera de Coral|p|AU|-16.9|146.1|2|Am|cwrqS|Gran Barrera~Great Barrier Reef Australia|4
whitsundays|Whitsunday Islands|Islas Whitsunday|i|AU|-20.3|148.9|5|Aw|cwrqS|Whitsundays~Airlie Beach~Hamilton Island~Whitehaven|3
daintree|Daintree Rainforest|Selva de Daintree|p|AU|-16.2|145.4|10|Am|jqcS|Daintree~Cape Tribulation|2
fraser-island|K’gari (Fraser Island)|K’gari (isla Fraser)|i|AU|-25.2|153.1|5|Cfa|cwS|Fraser Island~K'gari~Kgari|3
sunshine-coast|Sunshine Coast||g|AU|-26.5|153.1|10|Cfa|cwS|Noosa|2
byron-bay-area|Byron Bay||n|AU|-28.64|153.61|10|Cfa|cwS|Nimbin|3
blue-mountains|Blue Mountains|Montañas Azules|p|AU|-33.7|150.3|1000|Cfb|m|Katoomba|3
uluru|Uluru||p|AU|-25.34|131.03|510|BWh|dSDy|Ayers Rock~Red Centre~Centro Rojo~Kata Tjuta~Kings Canyon|4
outback|Outback||g|AU|-23.7|133.9|550|BWh|dSDy|Australian Outback~the Outback~outback australiano|3
kakadu|Kakadu||p|AU|-12.7|132.8|30|Aw|qS|Kakadu National Park~Litchfield~Top End|2
kimberley|Kimberley|Kimberley (Australia)|g|AU|-16.5|126.5|250|BSh|qSDy|The Kimberley~Gibb River Road|2
ningaloo|Ningaloo Reef|Arrecife de Ningaloo|p|AU|-22.7|113.7|5|BWh|cwrS|Ningaloo~Exmouth~Coral Bay|2
rottnest|Rottnest Island|Isla Rottnest|i|AU|-32.0|115.52|10|Csa|cwS||2
great-ocean-road|Great Ocean Road||t|AU|-38.67|143.4|20|Cfb|Rcx|Twelve Apostles~Doce Apóstoles~Lorne Victoria|3
tasmania|Tasmania||i|AU|-42.0|146.6|100|Cfb|cxm|Cradle Mountain~Freycinet~Tassie|3
overland-track|Overland Track||t|AU|-41.85|146.0|900|Cfb|Lm||2
kangaroo-island|Kangaroo Island|Isla Canguro|i|AU|-35.8|137.2|20|Csb|cx||2
barossa|Barossa Valley|Valle de Barossa|g|AU|-34.5|139.0|280|Csb||Barossa|1
lord-howe|Lord Howe Island|Isla Lord Howe|i|AU|-31.55|159.08|5|Cfa|cwr||1
thredbo|Thredbo||r|AU|-36.5|148.3|1370|Cfb|ms|Perisher~Snowy Mountains~Mount Buller~Falls Creek~Mount Hotham|2
south-island|South Island (New Zealand)|Isla Sur de Nueva Zelanda|i|NZ|-44.0|170.5|250|Cfb|mlcx|South Island~Isla Sur~South Island NZ~South Island New Zealand|4
north-island|North Island (New Zealand)|Isla Norte de Nueva Zelanda|i|NZ|-38.5|175.8|150|Cfb|cxv|North Island~Isla Norte~North Island NZ|4
milford-sound|Milford Sound|Fiordo de Milford|p|NZ|-44.67|167.93|10|Cfb|cxmq|Fiordland~Doubtful Sound|3
milford-track|Milford Track||t|NZ|-44.8|167.75|400|Cfb|Lmq||2
routeburn|Routeburn Track||t|NZ|-44.72|168.2|900|Cfb|Lm|Routeburn~Kepler Track|2
mount-cook|Aoraki / Mount Cook|Aoraki / Monte Cook|p|NZ|-43.73|170.1|750|Cfb|m|Mount Cook~Hooker Valley~Monte Cook~Aoraki|3
tekapo|Lake Tekapo|Lago Tekapo|n|NZ|-44.0|170.48|710|Cfb|lm|Tekapo~Lake Pukaki|2
tongariro|Tongariro||p|NZ|-39.2|175.56|1100|Cfb|mvs|Tongariro Crossing~Tongariro Alpine Crossing~Whakapapa~Ruapehu|3
abel-tasman|Abel Tasman||p|NZ|-40.9|173.0|20|Cfb|cx|Abel Tasman Coast Track|2
bay-of-islands|Bay of Islands|Bahía de las Islas|g|NZ|-35.25|174.1|10|Cfb|cx|Paihia~Northland|2
west-coast-nz|Franz Josef and the West Coast|Franz Josef y la costa oeste|g|NZ|-43.4|170.2|100|Cfb|mq|Franz Josef~Fox Glacier|2
wanaka-ski|Southern Lakes Ski Fields|Pistas de esquí de los lagos del sur|r|NZ|-44.9|168.95|1000|Cfb|ms|Treble Cone~Cardrona~Coronet Peak~The Remarkables|2
coromandel|Coromandel||g|NZ|-36.8|175.6|20|Cfb|cx|Hobbiton~Cathedral Cove|2
fiji-islands|Mamanuca and Yasawa Islands|Islas Mamanuca y Yasawa|i|FJ|-17.3|177.2|5|Am|cwrqS|Yasawa~Mamanucas~Denarau~Taveuni|3
bora-bora|Bora Bora||i|PF|-16.5|-151.74|5|Af|cwrqS|Bora-Bora|5
moorea|Moorea||i|PF|-17.53|-149.83|10|Af|cwrqS|Mo'orea|3
tahiti|Tahiti|Tahití|i|PF|-17.6|-149.45|10|Af|cwrqS||4
french-polynesia-tuamotu|Rangiroa and the Tuamotus|Rangiroa y las Tuamotu|i|PF|-15.1|-147.6|2|Am|cwrqS|Rangiroa~Fakarava~Polynesia~Polinesia~Marquesas~Huahine|2
cook-islands|Rarotonga and Aitutaki|Rarotonga y Aitutaki|i|CK|-21.2|-159.78|10|Af|cwrqS|Rarotonga~Aitutaki|2
samoa-island|Upolu and Savaiʻi|Upolu y Savaiʻi|i|WS|-13.8|-172.0|10|Af|cwrqS|Upolu|1
vanuatu-tanna|Tanna and Efate|Tanna y Efate|i|VU|-18.5|168.8|20|Af|cwrvMqS|Tanna~Espiritu Santo|1
new-caledonia-isles|Isle of Pines|Isla de los Pinos|i|NC|-22.6|167.45|5|Am|cwrqS|Île des Pins|1
palau-rock-islands|Rock Islands|Islas Rocosas (Palaos)|i|PW|7.25|134.4|5|Af|cwrqS|Koror|1
kokoda|Kokoda Track||t|PG|-9.2|147.65|1200|Af|LjmMq|Kokoda|1
australia-east-coast|East Coast of Australia|Costa este de Australia|t|AU|-27.5|153.0|10|Cfa|RcwS|Australian East Coast~costa este australiana|3
south-pacific-cruise|South Pacific Cruise|Crucero por el Pacífico Sur|u|FJ|-17.0|-170.0|0|Af|CcwrqS|South Pacific~Pacífico Sur~Polynesia cruise|2
asia-cruise|Southeast Asia Cruise|Crucero por el Sudeste Asiático|u|SG|5.0|104.0|0|Af|CcwqTS||2
`;
