/** Leisure places of Asia and Oceania, one a line; columns as in europe.ts. Written by hand. */
export const ASIA_OCEANIA = `
bali|Bali||i|ID|-8.5|115.2|40|Am|cwvTqS|Nusa Dua~Bali island~Seminyak~Sanur~Legian|5
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
banaue|Banaue Rice Terraces|Terrazas de arroz de Banaue|p|PH|16.92|121.06|1200|Cfb|m|Batad~Banaue~Sagada|2
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
ladakh|Ladakh||g|IN|34.15|77.57|3500|BWk|mhaSDTy|Leh Ladakh~Nubra~Pangong|3
himachal|Himachal Pradesh Hills|Himachal Pradesh|g|IN|32.2|77.2|2000|Cwb|mT|Manali~Dharamsala|2
kashmir-valley|Kashmir|Cachemira|g|IN|34.1|74.8|1600|Cfa|mlT|Cachemira~Dal Lake|2
ranthambore|Ranthambore||p|IN|26.02|76.5|300|BSh|fTSDM|Bandhavgarh~tiger safari India~Ranthambhore~Sawai Madhopur|2
andaman|Andaman Islands|Islas Andamán|i|IN|11.95|92.98|10|Am|cwrMqS|Havelock~Swaraj Dweep~Andamans|2
hampi|Hampi||n|IN|15.33|76.46|470|BSh|TSD||2
rishikesh-ganges|Rishikesh and Haridwar|Rishikesh y Haridwar|g|IN|30.1|78.3|370|Cwa|TmV|Rishikesh yoga~Haridwar|2
sikkim-darjeeling|Darjeeling and Sikkim|Darjeeling y Sikkim|g|IN|27.1|88.3|1900|Cwb|mT|Sikkim|2
himalaya|Himalayas|Himalaya|g|NP|28.0|85.5|2800|Cwb|mhaST|the Himalayas~el Himalaya~Himalaya~los Himalayas|4
everest-base-camp|Everest Base Camp|Campo Base del Everest|t|NP|27.86|86.78|4200|ET|LmhaSTy|EBC~Everest Base Camp Trek~Everest~Monte Everest~Mount Everest~Namche~Namche Bazaar~Khumbu~Campamento Base del Everest~Lukla~Gorak Shep|4
annapurna-circuit|Annapurna Circuit|Circuito de los Annapurnas|t|NP|28.6|84.0|3300|Cwb|LmhaSTy|Annapurna~Annapurnas~Manang~Thorong La~Circuito del Annapurna|4
annapurna-base-camp|Annapurna Base Camp|Campo Base del Annapurna|t|NP|28.5|83.88|3000|Cwb|LmhaST|ABC trek~Annapurna Sanctuary~Poon Hill~Ghorepani|3
langtang|Langtang||t|NP|28.2|85.5|3400|Cwb|LmhaSTy|Langtang Valley~Valle de Langtang~Kyanjin Gompa~Gosaikunda|2
mustang|Upper Mustang|Alto Mustang|t|NP|29.1|83.95|3700|BWk|LmhaSTDy|Mustang~Mustang Nepal~Lo Manthang~Muktinath|2
manaslu|Manaslu Circuit|Circuito del Manaslu|t|NP|28.6|84.7|3200|Cwb|LmhaSTy|Manaslu~Larkya La|2
chitwan|Chitwan||p|NP|27.55|84.4|150|Cwa|fjMq|Chitwan National Park~Bardia~Sauraha|2
tigers-nest|Paro and Tiger’s Nest|Paro y Nido del Tigre|n|BT|27.45|89.38|2300|Cwb|maTV|Tiger's Nest~Punakha~Nido del Tigre|2
tibet|Tibet|Tíbet|g|CN|29.65|91.1|3650|BSk|mhaSTDy|Tíbet~Lhasa and Tibet~Kailash|3
k2-base-camp|K2 Base Camp|Campo Base del K2|t|PK|35.75|76.4|4400|ET|LmhaSDyV|Concordia~Baltoro~K2~Concordia Pakistan~Gondogoro La|2
hunza|Hunza Valley|Valle de Hunza|g|PK|36.3|74.65|2400|BSk|mhaV|Hunza~Karakórum~Karimabad~Passu|2
fairy-meadows|Fairy Meadows||p|PK|35.4|74.6|3300|Dsb|mhaV|Nanga Parbat|1
silk-road|Silk Road|Ruta de la Seda|t|UZ|39.7|66.9|700|BSk|RTS|Ruta de la seda~Silk Route|3
pamir-highway|Pamir Highway|Carretera del Pamir|t|TJ|38.2|73.0|3700|ET|RmhaSDy|Pamir~Pamirs~Murghab~Khorog~Wakhan|2
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
ishigaki|Yaeyama Islands|Islas Yaeyama|i|JP|24.4|124.0|10|Af|cwrS|Ishigaki~Iriomote~Miyakojima~Miyako|2
yakushima|Yakushima||i|JP|30.35|130.5|50|Cfa|cm||2
kumano-kodo|Kumano Kodo||t|JP|33.84|135.7|400|Cfa|LmT|Kumano Kodō~Hongu~Nakahechi|3
shikoku-88|Shikoku Pilgrimage|Peregrinación de Shikoku|t|JP|33.7|133.5|150|Cfa|LT|88 Temples~Shikoku~Henro~Shikoku 88~Ohenro|2
hokkaido|Hokkaidō|Hokkaido|g|JP|43.4|142.6|150|Dfb|m|Hokkaido|3
niseko|Niseko||r|JP|42.86|140.7|260|Dfb|ms|Niseko United~Rusutsu~Niseko Japan~Kutchan~Hirafu|4
hakuba|Hakuba||r|JP|36.7|137.85|720|Dfb|ms|Nozawa Onsen~Myoko~Shiga Kogen~Happo-One~Nozawa|3
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
blue-mountains|Blue Mountains|Montañas Azules|p|AU|-33.7|150.3|1000|Cfb|m|Katoomba~Leura~Blue Mountains NSW|3
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
tongariro|Tongariro||p|NZ|-39.2|175.56|1100|Cfb|mvs|Tongariro Crossing~Tongariro Alpine Crossing~Whakapapa~Ruapehu~Mt Ruapehu~Ohakune|3
abel-tasman|Abel Tasman||p|NZ|-40.9|173.0|20|Cfb|cx|Abel Tasman Coast Track~Kaiteriteri~Marahau~Golden Bay|2
bay-of-islands|Bay of Islands|Bahía de las Islas|g|NZ|-35.25|174.1|10|Cfb|cx|Paihia~Northland~Russell NZ~Russell|2
west-coast-nz|Franz Josef and the West Coast|Franz Josef y la costa oeste|g|NZ|-43.4|170.2|100|Cfb|mq||2
wanaka-ski|Southern Lakes Ski Fields|Pistas de esquí de los lagos del sur|r|NZ|-44.9|168.95|1000|Cfb|ms|Treble Cone~Cardrona~Coronet Peak~The Remarkables|2
coromandel|Coromandel||g|NZ|-36.8|175.6|20|Cfb|cx|Cathedral Cove~Coromandel Peninsula~Hahei~Whitianga~Hot Water Beach|2
fiji-islands|Mamanuca and Yasawa Islands|Islas Mamanuca y Yasawa|i|FJ|-17.3|177.2|5|Am|cwrqS|Yasawa~Mamanucas~Denarau|3
bora-bora|Bora Bora||i|PF|-16.5|-151.74|5|Af|cwrqS|Bora-Bora~Borabora|5
moorea|Moorea||i|PF|-17.53|-149.83|10|Af|cwrqS|Mo'orea|3
tahiti|Tahiti|Tahití|i|PF|-17.6|-149.45|10|Af|cwrqS||4
french-polynesia-tuamotu|Rangiroa and the Tuamotus|Rangiroa y las Tuamotu|i|PF|-15.1|-147.6|2|Am|cwrqS|Polynesia~Polinesia~Marquesas~Huahine|2
cook-islands|Rarotonga and Aitutaki|Rarotonga y Aitutaki|i|CK|-21.2|-159.78|10|Af|cwrqS|Rarotonga|2
samoa-island|Upolu and Savaiʻi|Upolu y Savaiʻi|i|WS|-13.8|-172.0|10|Af|cwrqS|Upolu|1
vanuatu-tanna|Tanna and Efate|Tanna y Efate|i|VU|-18.5|168.8|20|Af|cwrvMqS|Espiritu Santo|1
new-caledonia-isles|Isle of Pines|Isla de los Pinos|i|NC|-22.6|167.45|5|Am|cwrqS|Île des Pins~Lifou|1
palau-rock-islands|Rock Islands|Islas Rocosas (Palaos)|i|PW|7.25|134.4|5|Af|cwrqS|Koror|1
kokoda|Kokoda Track||t|PG|-9.2|147.65|1200|Af|LjmMq|Kokoda~Sendero de Kokoda~Kokoda Trail|1
australia-east-coast|East Coast of Australia|Costa este de Australia|t|AU|-27.5|153.0|10|Cfa|RcwS|Australian East Coast~costa este australiana|3
south-pacific-cruise|South Pacific Cruise|Crucero por el Pacífico Sur|u|FJ|-17.0|-170.0|0|Af|CcwrqS|South Pacific~Pacífico Sur~Polynesia cruise|2
asia-cruise|Southeast Asia Cruise|Crucero por el Sudeste Asiático|u|SG|5.0|104.0|0|Af|CcwqTS||2
lumbini|Lumbini||n|NP|27.47|83.28|150|Cwa|TMq||2
snowman-trek|Snowman Trek|Trek Snowman|t|BT|28.0|89.8|4500|ET|Lmhay|Jomolhari trek~Druk Path|1
leh|Leh||n|IN|34.16|77.58|3500|BWk|mhaSD|Nubra Valley~Pangong Lake|4
spiti|Spiti Valley|Valle de Spiti|g|IN|32.25|78.03|3700|BWk|mhaSDy|Kaza India~Spiti|2
markha|Markha Valley Trek|Trek del valle de Markha|t|IN|33.85|77.4|3900|BWk|LmhaSD|Markha~Stok Kangri~Chadar trek~Markha Valley|2
goechala|Goecha La Trek|Trek Goecha La|t|IN|27.6|88.2|3900|ET|Lmha|Goechala~Goecha La|1
hampta|Hampta Pass Trek|Trek de Hampta Pass|t|IN|32.3|77.35|3700|ET|Lmha|Hampta Pass|1
char-dham|Char Dham Yatra||t|IN|30.7|79.2|3200|Dfb|mhaTV|Char Dham~Kedarnath~Badrinath~Gangotri~Yamunotri|3
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
wakatobi|Wakatobi||i|ID|-5.5|123.8|5|Aw|cwrqMSy|Bunaken~Togean Islands|1
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
stewart-island|Stewart Island|Isla Stewart|i|NZ|-46.9|168.13|20|Cfb|cxq|Rakiura~Oban NZ|1
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
araku|Araku Valley||n|IN|18.33|82.87|950|Aw|mq|Araku~Borra Caves|2
statue-unity|Statue of Unity||n|IN|21.84|73.72|60|Aw||Kevadia~Ekta Nagar|1
mount-abu|Mount Abu||n|IN|24.59|72.71|1200|Cwa|mT|Mt Abu~Abu Rajasthan|2
auli-in|Auli||r|IN|30.53|79.57|2700|Cwb|mshT||2
har-ki-dun|Har Ki Dun Trek|Trek de Har Ki Dun|t|IN|31.1|78.3|2800|Cwb|Lmha|Har ki doon~Har ki dun~Kedarkantha~Kedarkantha Trek~Sankri|1
roopkund|Roopkund Trek|Trek de Roopkund|t|IN|30.2|79.7|3300|ET|Lmha|Roopkund~Brahmatal~Ali Bedni Bugyal|1
chopta|Chopta||n|IN|30.49|79.21|2650|Cwb|mhT|Tungnath~Chandrashila|1
bir-billing|Bir Billing||n|IN|32.05|76.73|1450|Cwa|m|Bir Himachal~Bir and Billing~Barot|2
pahalgam|Pahalgam||n|IN|34.01|75.32|2200|Dfb|mhV|Aru Valley~Betaab|2
sikkim-west|Pelling||n|IN|27.31|88.24|2100|Cwb|m|Yuksom~Ravangla|1
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
`;
