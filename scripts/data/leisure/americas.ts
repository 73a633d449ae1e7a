/** Leisure places of the Americas, one a line; columns as in europe.ts. Written by hand. */
export const AMERICAS = `
yosemite|Yosemite||p|US|37.75|-119.59|1220|Csb|m|Yosemite National Park~Yosemite Valley~Half Dome~Tuolumne|4
grand-canyon|Grand Canyon|Gran Cañón|p|US|36.06|-112.12|2100|Csb|mS|Grand Canyon National Park~Gran Cañón del Colorado~Grand Canyon South Rim~Rim to Rim~Phantom Ranch~North Rim~Jacob Lake|4
yellowstone|Yellowstone||p|US|44.6|-110.6|2250|Dfc|mv|Yellowstone National Park|4
grand-teton|Grand Teton||p|US|43.75|-110.75|2000|Dfb|mla|Grand Tetons~Jackson Hole~Tetons~Grand Targhee~Targhee~Driggs~Driggs Idaho~Victor Idaho|3
zion|Zion||p|US|37.2|-112.99|1220|BSk|mS|Zion National Park~Angels Landing~Springdale Utah|3
bryce-canyon|Bryce Canyon||p|US|37.6|-112.17|2400|Dsb|mhS|Bryce|3
arches|Arches and Canyonlands||p|US|38.6|-109.6|1300|BSk|dS|Arches National Park~Canyonlands|3
monument-valley|Monument Valley||p|US|36.98|-110.1|1600|BWk|dSD||3
antelope-canyon|Antelope Canyon and Lake Powell|Antelope Canyon|p|US|36.86|-111.4|1300|BWk|dS||2
death-valley|Death Valley|Valle de la Muerte|p|US|36.46|-116.87|-60|BWh|dSD|Furnace Creek|3
joshua-tree|Joshua Tree||p|US|33.9|-116.3|900|BWh|dS|Joshua Tree National Park~JTree~29 Palms|3
sequoia|Sequoia and Kings Canyon||p|US|36.5|-118.7|1900|Csb|m|Sequoia National Park~Kings Canyon|2
glacier-np|Glacier National Park|Parque Nacional de los Glaciares (Montana)|p|US|48.7|-113.8|1000|Dfb|m|Glacier Montana~Glacier NP~Going-to-the-Sun~Whitefish|2
rocky-mountain-np|Rocky Mountain National Park|Parque Nacional de las Montañas Rocosas|p|US|40.37|-105.55|2400|Dfb|mha|Estes Park~RMNP~Rocky Mountain NP|2
great-smoky-mountains|Great Smoky Mountains||p|US|35.65|-83.5|450|Cfb|mk|Smoky Mountains~Gatlinburg~Smokies~Pigeon Forge~Dollywood|3
acadia|Acadia||p|US|44.35|-68.25|20|Dfb|cx|Acadia National Park~Bar Harbor|2
everglades|Everglades||p|US|25.3|-80.9|1|Aw|q|Everglades National Park~Big Cypress|3
big-bend|Big Bend||p|US|29.25|-103.3|1200|BSh|dS|Big Bend National Park~Terlingua~Marfa|1
olympic-np|Olympic National Park|Parque Nacional Olympic|p|US|47.8|-123.7|150|Cfb|mcx|Olympic Peninsula~Hoh Rainforest~Forks WA|2
mount-rainier|Mount Rainier|Monte Rainier|p|US|46.8|-121.7|1650|Dsb|mas||2
crater-lake|Crater Lake||p|US|42.9|-122.1|2100|Dsb|mlv|Lago del Cráter|1
denali|Denali||p|US|63.7|-148.9|650|Dfc|mnq|Denali National Park~Mount McKinley~Talkeetna|3
kenai|Kenai Peninsula|Península de Kenai|g|US|60.1|-149.5|10|Dsc|cxmn|Kenai Fjords~Seward Alaska~Homer Alaska~Kenai|2
alaska|Alaska||g|US|61.2|-149.9|50|Dfc|mnq||4
route-66|Route 66|Ruta 66|t|US|35.2|-106.6|1500|BSk|RS|Ruta 66|4
pacific-coast-highway|Pacific Coast Highway|Carretera de la Costa del Pacífico|t|US|35.9|-121.4|50|Csb|Rcx|Highway 1~PCH~California coast~costa de California|3
southwest-usa|American Southwest|Suroeste de Estados Unidos|t|US|36.5|-112.0|1500|BSk|RdS|Southwest USA~costa oeste de Estados Unidos~West Coast USA~US West Coast~Costa Oeste|3
new-england|New England|Nueva Inglaterra|g|US|43.8|-71.7|200|Dfb|k|Vermont fall foliage|3
appalachian-trail|Appalachian Trail|Sendero de los Apalaches|t|US|37.5|-80.5|800|Cfb|Lmk|AT thru-hike~Apalaches~Appalachians~thru-hike AT~Appalachians trail|3
pacific-crest-trail|Pacific Crest Trail||t|US|39.5|-120.5|1900|Csb|LmaS|PCT|2
john-muir-trail|John Muir Trail||t|US|37.2|-118.7|2900|Dsc|LmahS|JMT|2
blue-ridge-parkway|Blue Ridge Parkway||t|US|36.2|-81.5|900|Cfb|Rm|Blue Ridge Mountains~Shenandoah~Blue Ridge~Skyline Drive|2
natchez-trace|Deep South|Sur Profundo (Estados Unidos)|g|US|32.5|-90.0|80|Cfa|q|Mississippi Delta|1
aspen|Aspen||r|US|39.19|-106.82|2430|Dfb|msh|Snowmass~Aspen Colorado~Maroon Bells|3
vail|Vail||r|US|39.64|-106.37|2480|Dfc|msh|Beaver Creek~Vail Colorado|3
breckenridge|Breckenridge||r|US|39.48|-106.05|2930|Dfc|msha|Keystone~Copper Mountain~Summit County~Breck~Keystone Colorado~Summit County Colorado|3
telluride|Telluride||r|US|37.94|-107.81|2670|Dfb|msh||2
steamboat|Steamboat Springs||r|US|40.46|-106.8|2100|Dfb|ms|Winter Park~Steamboat|2
park-city|Park City||r|US|40.65|-111.5|2100|Dfb|ms|Deer Valley~Snowbird~Sundance festival~Park City Utah|3
jackson-hole-ski|Teton Village||r|US|43.59|-110.83|1930|Dfb|ms|Jackson Hole ski|2
lake-tahoe|Lake Tahoe|Lago Tahoe|g|US|39.1|-120.03|1900|Dsb|mls|Tahoe~Palisades Tahoe~Heavenly~Palisades~Northstar|3
mammoth|Mammoth Mountain||r|US|37.63|-119.03|2450|Dsb|msha|Mammoth Lakes~Mammoth|2
big-sky|Big Sky||r|US|45.28|-111.4|2200|Dfc|ms|Big Sky Montana|2
killington|Killington||r|US|43.63|-72.8|400|Dfb|ms|Stowe Vermont|2
sun-valley|Sun Valley||r|US|43.68|-114.35|1800|Dfb|ms|Ketchum~Sun Valley Idaho|1
walt-disney-world|Walt Disney World||r|US|28.39|-81.56|30|Cfa|q|Disney World~Disney Orlando~Disneyworld~WDW~Magic Kingdom~Epcot~Animal Kingdom~Walt Disney|4
disneyland-california|Disneyland California|Disneyland (California)|r|US|33.81|-117.92|45|Csa||Disneyland~Anaheim Disney~Disneyland Anaheim~California Adventure|3
florida-keys|Florida Keys|Cayos de Florida|g|US|24.7|-81.1|2|Aw|cwrqS|Key Largo~Islamorada~the Keys~Cayo Hueso~Key West~Sea Base Florida~Florida Sea Base|3
napa-valley|Napa Valley|Valle de Napa|g|US|38.4|-122.35|30|Csb||Sonoma~Napa and Sonoma~Calistoga~St Helena CA|3
cape-cod|Cape Cod||g|US|41.7|-70.2|10|Cfa|ck|Provincetown~Ptown~Hyannis~Chatham MA|3
outer-banks|Outer Banks||g|US|35.6|-75.5|3|Cfa|cw|Hatteras~OBX~Nags Head~Kitty Hawk~Ocracoke|2
hamptons|The Hamptons|Los Hamptons|g|US|40.93|-72.35|10|Cfa|ck|Hamptons~Montauk~East Hampton~Southampton NY|2
hawaii|Hawaii|Hawái|g|US|20.8|-156.5|20|As|ciwrvS|Hawaiian Islands~islas Hawái~Hawai|5
oahu|Oahu||i|US|21.45|-158.0|10|As|cwrS|Waikiki~North Shore Oahu~Oʻahu|3
maui|Maui||i|US|20.8|-156.35|30|As|cwrvS|Lahaina~Wailea~Kaanapali~Haleakala~Hana~Hana Maui|4
big-island|Hawaiʻi (Big Island)|Isla Grande de Hawái|i|US|19.6|-155.5|200|As|cwrvS|Big Island~Big Island of Hawaii~Kona~Volcanoes National Park|3
kauai|Kauai||i|US|22.05|-159.5|30|As|cwrS|Na Pali~Princeville~Hanalei~Kauaʻi~Poipu|3
burning-man|Burning Man||r|US|40.79|-119.2|1190|BWk|dSDy|Black Rock City~Black Rock Desert~the playa|2
coachella|Coachella Festival|Festival de Coachella|r|US|33.68|-116.24|-10|BWh|dSD|Coachella~Festival Coachella~Coachella fest~Indio CA~Stagecoach festival|2
sedona-area|Sedona||n|US|34.87|-111.76|1320|Csa|mS||3
black-hills|Mount Rushmore and Black Hills|Monte Rushmore|p|US|43.88|-103.46|1500|Dfb|m|Mount Rushmore~Black Hills~Badlands|2
great-lakes|Great Lakes|Grandes Lagos|g|US|45.0|-84.5|200|Dfb|lq|Lake Michigan~Lake Superior|2
midwest|Midwest|Medio Oeste|g|US|41.6|-93.6|270|Dfa|||1
banff-np|Banff National Park|Parque Nacional Banff|p|CA|51.2|-115.6|1400|Dfc|msl|Parque Nacional de Banff|4
jasper-np|Jasper National Park|Parque Nacional Jasper|p|CA|52.9|-118.1|1060|Dfc|m|Icefields Parkway~Icefield Parkway~Columbia Icefield~Athabasca Glacier~Tonquin Valley~Marmot Basin~Miette Hot Springs|3
canadian-rockies|Canadian Rockies|Montañas Rocosas canadienses|g|CA|51.5|-116.5|1400|Dfc|msl|the Rockies~Rocosas~Montañas Rocosas~Rocky Mountains~Rockies|4
whistler|Whistler Blackcomb||r|CA|50.12|-122.95|670|Dsb|ms|Whistler|4
big-white|Big White||r|CA|49.72|-118.93|1750|Dfc|ms|Fernie|2
tremblant|Mont-Tremblant||r|CA|46.21|-74.58|265|Dfb|ms|Mont Tremblant~Laurentians~Tremblant|2
vancouver-island|Vancouver Island|Isla de Vancouver|i|CA|49.3|-125.0|30|Csb|cx||3
niagara|Niagara Falls|Cataratas del Niágara|n|CA|43.09|-79.08|170|Dfb||Cataratas Niágara~Niagara-on-the-Lake|3
haida-gwaii|Haida Gwaii||i|CA|53.2|-132.0|10|Cfb|cxy|Queen Charlotte Islands~Gwaii Haanas~Queen Charlotte BC~Masset~Skidegate|1
gaspesie|Gaspésie||g|CA|48.8|-64.9|30|Dfb|cx||1
cape-breton|Cape Breton|Cabo Bretón|i|CA|46.7|-60.6|50|Dfb|cx|Nova Scotia coast~Baddeck~Louisbourg~Mabou~Inverness Nova Scotia~Cheticamp~Meat Cove~Cabot Links~Celtic Colours|2
newfoundland|Newfoundland|Terranova|i|CA|48.5|-56.0|50|Dfc|cx||2
churchill-bears|Churchill (Manitoba)||n|CA|58.77|-94.17|10|Dfc|pyx|Churchill~polar bears Churchill~polar bear capital|2
yukon|Yukon|Yukón|g|CA|61.5|-135.0|700|Dfc|mny|Klondike|2
algonquin|Algonquin Park|Parque Algonquin|p|CA|45.6|-78.4|420|Dfb|lq|Algonquin|2
prince-edward-island|Prince Edward Island|Isla del Príncipe Eduardo|i|CA|46.3|-63.2|20|Dfb|cx|PEI~Cavendish|2
west-coast-trail|West Coast Trail||t|CA|48.7|-124.9|20|Cfb|Lcx||1
riviera-maya|Riviera Maya||g|MX|20.5|-87.2|5|Aw|cwrqS|Mayan Riviera~Akumal~Puerto Morelos~Puerto Aventuras|5
tulum|Tulum||n|MX|20.21|-87.46|10|Aw|cwrqS|Tulúm|4
cozumel|Cozumel||i|MX|20.43|-86.92|5|Am|cwrqS|Isla Cozumel|3
isla-mujeres|Isla Mujeres||i|MX|21.23|-86.73|5|Aw|cwrqS||3
mahahual|Mahahual||n|MX|18.71|-87.71|3|Aw|cwrqS|Majahual~Costa Maya|2
holbox|Holbox||i|MX|21.52|-87.38|2|Aw|cwqS|Isla Holbox|3
bacalar|Bacalar||n|MX|18.68|-88.39|10|Aw|lq|Laguna de Bacalar|2
yucatan|Yucatán Peninsula|Península de Yucatán|g|MX|20.7|-88.5|20|Aw|qS|Yucatan~Yucatán~Chichén Itzá~Chichen Itza~Uxmal~cenotes|4
chiapas|Chiapas||g|MX|16.7|-92.7|1500|Cwb|mj|Cañón del Sumidero~Agua Azul~Lagunas de Montebello|2
oaxaca-coast|Oaxacan Coast|Costa oaxaqueña|g|MX|15.7|-96.5|10|Aw|cwqS|Costa de Oaxaca|3
los-cabos|Los Cabos||g|MX|22.95|-109.8|10|BWh|cwdS|Cabo~San José del Cabo~Los Cabos Mexico|4
baja-california|Baja California Peninsula|Península de Baja California|g|MX|25.8|-111.4|20|BWh|cwdSD|Baja~Baja California|3
copper-canyon|Copper Canyon|Barrancas del Cobre|p|MX|27.5|-107.7|2250|Cwb|m|Barranca del Cobre~El Chepe~Creel|2
riviera-nayarit|Riviera Nayarit||g|MX|20.87|-105.44|10|Aw|cwqS|Nuevo Vallarta~Nuevo Nayarit|3
teotihuacan|Teotihuacán||n|MX|19.69|-98.84|2280|BSk|S|Teotihuacan|2
monarch-reserve|Monarch Butterfly Reserve|Santuario de la mariposa monarca|p|MX|19.6|-100.25|3000|Cwb|mhaS|mariposa monarca~El Rosario Michoacán~Angangueo|1
huasteca|Huasteca Potosina||g|MX|21.7|-99.0|300|Aw|jq|La Huasteca~Xilitla~Ciudad Valles~Tamul~Huasteca|2
iztaccihuatl|Iztaccíhuatl and Popocatépetl|Iztaccíhuatl|p|MX|19.18|-98.64|3900|ET|mhavS|Izta-Popo~Pico de Orizaba|1
antigua-guatemala|Antigua Guatemala||n|GT|14.56|-90.73|1530|Cwb|v|Antigua Guatemala~La Antigua|3
lake-atitlan|Lake Atitlán|Lago de Atitlán|g|GT|14.69|-91.2|1560|Cwb|lv|Atitlan~Atitlán~Panajachel~San Pedro La Laguna~San Marcos La Laguna|3
tikal|Tikal||p|GT|17.22|-89.62|250|Am|jqM|Parque Nacional Tikal~El Petén|3
acatenango|Acatenango||p|GT|14.5|-90.88|3600|Cwb|mahv|Volcán Acatenango~Volcán de Fuego~Acatenango hike|2
semuc-champey|Semuc Champey||p|GT|15.53|-89.96|400|Af|jq|Lanquín|1
belize-cayes|Belize Cayes|Cayos de Belice|i|BZ|17.75|-88.0|2|Am|cwrqS|Great Blue Hole~Gran Agujero Azul|3
roatan|Roatán||i|HN|16.33|-86.5|5|Af|cwrqS|Roatan~Bay Islands Honduras~Islas de la Bahía~West End Roatan~West Bay|3
copan-ruins|Copán Ruins|Copán Ruinas|n|HN|14.84|-89.16|600|Aw||Copan~Copán|1
ruta-flores|Ruta de las Flores||t|SV|13.85|-89.8|1000|Aw|Rv|Santa Ana Volcano|1
ometepe|Ometepe||i|NI|11.5|-85.6|50|Aw|lvqM|Isla de Ometepe|2
corn-islands|Corn Islands|Islas del Maíz|i|NI|12.17|-83.05|5|Af|cwrqS|Little Corn~Big Corn~Corn Island|1
cerro-negro|Cerro Negro||p|NI|12.51|-86.7|500|Aw|vSD|volcán Cerro Negro~Masaya volcano~volcán Masaya|1
arenal|La Fortuna and Arenal|La Fortuna y Arenal|p|CR|10.47|-84.64|250|Af|jvq|Volcán Arenal|3
monteverde|Monteverde||p|CR|10.3|-84.82|1400|Cfb|jm|Monteverde Cloud Forest~Monteverde Costa Rica~Santa Elena Costa Rica|3
manuel-antonio|Manuel Antonio||p|CR|9.39|-84.14|20|Am|cwjq|Quepos|3
tortuguero|Tortuguero||p|CR|10.54|-83.5|5|Af|cjq|Tortuguero Costa Rica|2
corcovado|Corcovado and Osa Peninsula|Corcovado y península de Osa|p|CR|8.54|-83.59|20|Af|cwjqy|Osa Peninsula~Drake Bay~Corcovado~Bahía Drake~Puerto Jiménez|2
guanacaste-coast|Guanacaste Coast|Costa de Guanacaste|g|CR|10.3|-85.8|10|Aw|cwqS|Tamarindo~Playa Conchal~Papagayo~Nicoya~Playas del Coco~Playa Hermosa Guanacaste|3
puerto-viejo|Puerto Viejo de Talamanca||n|CR|9.66|-82.75|5|Af|cwjq|Puerto Viejo~Cahuita~Manzanillo Costa Rica|2
bocas-del-toro-islands|Bocas del Toro||i|PA|9.34|-82.24|5|Af|cwrjq|Bocas|3
san-blas|San Blas Islands|Islas San Blas|i|PA|9.57|-78.82|2|Am|cwrqyS|San Blas~Guna Yala|3
panama-canal|Panama Canal|Canal de Panamá|u|PA|9.1|-79.7|20|Am|Cq|Canal de Panama|2
boquete|Boquete||n|PA|8.78|-82.43|1200|Am|mv|Volcán Barú~Boquete Panama|1
caribbean|Caribbean|Caribe|g|DO|18.0|-66.0|5|Aw|ciwrqS|the Caribbean~el Caribe~Antilles~Antillas|4
caribbean-cruise|Caribbean Cruise|Crucero por el Caribe|u|US|18.5|-70.0|0|Aw|CcwrqS|Western Caribbean~Eastern Caribbean~crucero Caribe~Caribe oriental~Southern Caribbean~Caribbean Sea~Carribean cruise~crucero del Caribe~Bahamas cruise|4
varadero|Varadero||r|CU|23.15|-81.25|2|Aw|cwrqS||4
vinales|Viñales||n|CU|22.62|-83.71|130|Aw|q|Vinales~Valle de Viñales|2
punta-cana|Punta Cana||r|DO|18.58|-68.4|5|Aw|cwrqS|Bávaro~Bavaro~Cap Cana~Uvero Alto|5
bayahibe|Bayahibe and Saona|Bayahibe e isla Saona|r|DO|18.37|-68.84|5|Aw|cwrqS|Isla Saona~Saona~La Romana Casa de Campo|2
samana|Samaná Peninsula|Península de Samaná|g|DO|19.25|-69.5|10|Af|cwqS|Las Terrenas~Las Galeras~Samana|3
cabarete|Cabarete||n|DO|19.75|-70.41|5|Am|cwqS|Sosúa~Puerto Plata coast|2
negril|Negril||r|JM|18.28|-78.35|5|Aw|cwrqS|Seven Mile Beach Jamaica~Bluefields Jamaica|3
montego-bay-resort|Jamaican North Coast|Costa norte de Jamaica|g|JM|18.47|-77.6|5|Aw|cwrqS|Ocho Rios~Runaway Bay|2
bahamas-exumas|Exumas||i|BS|23.6|-75.95|2|Aw|cwrS|Exuma~Nassau and Paradise Island~Paradise Island~Bimini~Staniel Cay~Great Exuma|3
turks-caicos|Providenciales||i|TC|21.78|-72.27|2|Aw|cwrS|Turks and Caicos~Turcas y Caicos~Grace Bay|3
virgin-gorda|British Virgin Islands|Islas Vírgenes Británicas|i|VG|18.45|-64.5|5|Aw|cwrS|Tortola~Virgin Gorda~BVI sailing|3
us-virgin|US Virgin Islands|Islas Vírgenes de EE. UU.|i|VI|18.33|-64.8|5|Aw|cwrS|St Thomas~St John USVI~Saint Croix~St Croix~USVI~Saint Thomas|3
vieques|Vieques and Culebra||i|PR|18.2|-65.35|5|Aw|cwrqS|Vieques~Culebra~Flamenco Beach|2
st-barts|St. Barts|San Bartolomé|i|BL|17.9|-62.83|5|Aw|cwrS|Saint Barthélemy~St Barths~Saint Barts~Saint Barth~Gustavia|3
st-martin|Saint Martin|San Martín|i|MF|18.07|-63.07|5|Aw|cwrqS|Sint Maarten~St Martin~St Maarten|3
anguilla|Anguilla|Anguila|i|AI|18.2|-63.05|5|Aw|cwrS||2
antigua|Antigua||i|AG|17.08|-61.8|10|Am|cwrqS|Antigua Caribbean~St John's Antigua~Barbuda|3
st-lucia|Saint Lucia|Santa Lucía|i|LC|13.9|-60.97|20|Af|cwrjqS|St Lucia~Soufrière St Lucia~The Pitons~Los Pitones|3
dominica|Dominica||i|DM|15.4|-61.35|30|Af|cwjvqS||2
guadeloupe|Guadeloupe|Guadalupe|i|GP|16.2|-61.5|10|Af|cwrvqS|Guadeloupe island~isla de Guadalupe~Les Saintes|3
martinique|Martinique|Martinica|i|MQ|14.65|-61.0|10|Af|cwrqS||3
barbados|Barbados||i|BB|13.15|-59.6|30|Aw|cwrqS||3
grenada-island|Grenadines|Granadinas|i|VC|12.7|-61.35|5|Am|cwrqS|Bequia~Mustique~Tobago Cays~Saint Vincent~Union Island~Canouan~Mayreau~Young Island|2
tobago|Tobago||i|TT|11.2|-60.7|10|Am|cwrjqS|Tobago island~Crown Point|2
aruba|Aruba||i|AW|12.55|-70.03|5|BSh|cwrS|Palm Beach Aruba~Eagle Beach|3
curacao|Curaçao|Curazao|i|CW|12.15|-68.97|5|BSh|cwrS|Curacao|3
bonaire|Bonaire||i|BQ|12.18|-68.27|5|BSh|cwrS||3
cayman|Grand Cayman|Gran Caimán|i|KY|19.3|-81.3|3|Am|cwrqS|Cayman Islands~Islas Caimán|3
bermuda|Bermuda|Bermudas|i|BM|32.3|-64.78|10|Af|cw||3
rosario-islands|Rosario Islands|Islas del Rosario|i|CO|10.18|-75.75|2|Aw|cwrqS|Islas del Rosario~Barú~Baru|2
san-andres-island|San Andrés and Providencia|San Andrés y Providencia|i|CO|12.58|-81.7|5|Am|cwrqS|San Andrés isla~isla de San Andrés|3
tayrona|Tayrona||p|CO|11.31|-74.08|10|Aw|cwjqYS|Parque Tayrona~Tayrona National Park|3
lost-city|Lost City Trek|Ciudad Perdida|t|CO|11.04|-73.93|900|Am|LjqmY|Ciudad Perdida~Lost City Colombia~Teyuna~Ciudad Perdida Trek|2
coffee-region|Coffee Triangle|Eje Cafetero|g|CO|4.64|-75.6|1700|Cfb|m|Eje Cafetero~Zona Cafetera|3
guatape|Guatapé||n|CO|6.23|-75.16|1900|Cfb|lm|Guatape~Piedra del Peñol|2
guajira|La Guajira||g|CO|12.2|-72.15|10|BWh|cwdSD||2
cano-cristales|Caño Cristales||p|CO|2.27|-73.79|250|Am|jqYM|La Macarena~Sierra de La Macarena|1
cocuy|El Cocuy||p|CO|6.4|-72.33|3900|ET|mhaS|Sierra Nevada del Cocuy~Güicán|1
amazon-colombia|Colombian Amazon|Amazonas colombiano|g|CO|-4.0|-70.0|90|Af|jqMY|Leticia Amazonas|2
nevados|Los Nevados||p|CO|4.8|-75.35|3800|ET|mhavS|Nevado del Ruiz~Nevado del Tolima|1
los-roques|Los Roques||i|VE|11.95|-66.67|2|BSh|cwrS|Archipiélago Los Roques~Gran Roque|3
margarita-island|Margarita Island|Isla de Margarita|i|VE|11.0|-63.95|20|BSh|cwS|Isla Margarita~Margarita~Porlamar~Pampatar~Playa El Agua~Isla de Coche|3
morrocoy|Morrocoy||p|VE|10.87|-68.25|2|BSh|cwrqS|Parque Nacional Morrocoy~Tucacas~Chichiriviche|2
canaima|Canaima and Angel Falls|Canaima y Salto Ángel|p|VE|6.24|-62.85|400|Am|jqMY|Salto Ángel~Angel Falls~Canaima|3
roraima-tepui|Mount Roraima|Monte Roraima|t|VE|5.14|-60.76|2400|Cwb|LmajqY|Roraima tepui~Roraima~Gran Sabana~tepuy Roraima|2
choroni|Choroní||n|VE|10.5|-67.6|20|Aw|cwq|Henri Pittier|1
galapagos|Galápagos Islands|Islas Galápagos|i|EC|-0.7|-90.4|10|BSh|cxvS|Galapagos~Galápagos~Santa Cruz Galápagos~San Cristóbal Galápagos~Isabela Galápagos~Wolf y Darwin~Darwin y Wolf~Wolf and Darwin~Darwin and Wolf|5
galapagos-santa-cruz|Santa Cruz Island|Isla Santa Cruz|i|EC|-0.63|-90.36|20|BSh|cxvS|Santa Cruz|4
galapagos-isabela|Isabela Island|Isla Isabela|i|EC|-0.96|-90.97|10|BSh|cxvS|Isabela|4
galapagos-san-cristobal|San Cristóbal Island|Isla San Cristóbal|i|EC|-0.9|-89.6|10|BSh|cxvS|San Cristobal|4
galapagos-cruise|Galápagos Cruise|Crucero por las Galápagos|u|EC|-0.6|-90.6|0|BSh|CcxvS|crucero Galápagos~crucero por Galápagos|3
cotopaxi|Cotopaxi||p|EC|-0.68|-78.44|3700|ET|mhavS|Parque Nacional Cotopaxi~Volcán Cotopaxi|2
quilotoa|Quilotoa Loop|Circuito de Quilotoa|t|EC|-0.86|-78.9|3600|Cfb|LmhavS|Quilotoa~Laguna Quilotoa|2
amazon-ecuador|Ecuadorian Amazon|Amazonía ecuatoriana|g|EC|-0.6|-76.6|250|Af|jqMY|Tena Ecuador~Napo|2
banos-ecuador|Baños de Agua Santa||n|EC|-1.4|-78.42|1820|Cfb|mv|Baños Ecuador|2
montanita|Montañita||n|EC|-1.83|-80.75|5|BSh|cwqS|Puerto López~Isla de la Plata~Ruta Spondylus~Olón~Puerto López Ecuador|2
mindo|Mindo||n|EC|-0.05|-78.77|1250|Cfb|jmq|Mindo cloud forest~Mindo Ecuador|1
machu-picchu|Machu Picchu||p|PE|-13.16|-72.54|2200|Cwb|mqS|Machupicchu~Aguas Calientes~Machu Pichu|5
inca-trail|Inca Trail|Camino Inca|t|PE|-13.25|-72.45|3400|Cwb|LmhaS|Camino Inca~Camino del Inca~Inca Trail to Machu Picchu|4
salkantay|Salkantay Trek||t|PE|-13.35|-72.6|3700|ET|LmhaS|Salkantay~Salcantay~Trek de Salkantay|3
sacred-valley|Sacred Valley|Valle Sagrado|g|PE|-13.3|-72.1|2850|Cwb|mhS|Valle Sagrado de los Incas~Pisac~Urubamba~Moray|3
rainbow-mountain|Vinicunca|Montaña de Siete Colores|p|PE|-13.87|-71.3|4300|ET|mhaS|Rainbow Mountain~Montaña de los Siete Colores~Ausangate|2
huascaran|Cordillera Blanca|Cordillera Blanca|p|PE|-9.1|-77.6|3500|Cwb|mhaS|Huaraz treks|3
huayhuash|Huayhuash Circuit|Circuito de Huayhuash|t|PE|-10.25|-76.95|4300|ET|LmhaSy|Cordillera Huayhuash~Huayhuash|2
colca-canyon|Colca Canyon|Cañón del Colca|p|PE|-15.61|-71.9|3400|BSk|mhaS|Colca~Chivay~Cabanaconde|3
lake-titicaca|Lake Titicaca|Lago Titicaca|g|PE|-15.8|-69.6|3820|ET|lmhS|Titicaca~Uros~Taquile|4
manu|Manu||p|PE|-12.2|-71.6|350|Af|jqMYy|Manu National Park~Parque Nacional del Manu|2
amazon-peru|Peruvian Amazon|Amazonía peruana|g|PE|-4.0|-73.4|110|Af|jqMY|Amazonía|2
huacachina|Huacachina||n|PE|-14.09|-75.76|410|BWh|dSD||2
nazca-lines|Nazca Lines|Líneas de Nazca|p|PE|-14.74|-75.13|520|BWh|dSD|Líneas de Nasca|2
mancora|Máncora||n|PE|-4.1|-81.05|5|BWh|cwS|Punta Sal~Vichayito~Los Órganos~Zorritos~Lobitos|2
choquequirao|Choquequirao||t|PE|-13.39|-72.87|2800|Cwb|LmhaS|Choquequirao trek|1
uyuni-salt-flat|Uyuni Salt Flats|Salar de Uyuni|p|BO|-20.2|-67.3|3660|BWk|mhaSDy|Salar~Salt flats of Uyuni~Uyuni salt flat~Salar Uyuni~Eduardo Avaroa~Laguna Colorada~Uyuni Salt Flat~the salt flats Bolivia|4
death-road|Yungas Road|Camino de la Muerte|t|BO|-16.25|-67.75|1800|Cwb|mq|Death Road~Coroico~Yungas|2
madidi|Madidi||p|BO|-13.8|-67.6|220|Am|jqMYy|Rurrenabaque~Pampas del Yacuma~Rurre~pampas tour|2
isla-del-sol|Isla del Sol||i|BO|-16.02|-69.17|3900|ET|lhaS|Island of the Sun~Isla del Sol Bolivia|2
copacabana-bo|Copacabana (Bolivia)||n|BO|-16.17|-69.09|3840|ET|lhS|Copacabana Bolivia~Copacabana~Isla del Sol|1
patagonia|Patagonia||g|AR|-49.5|-72.5|250|BSk|mq|Argentine Patagonia~Chilean Patagonia~Patagonia argentina~Patagonia chilena|5
el-calafate-glacier|Perito Moreno Glacier|Glaciar Perito Moreno|p|AR|-50.47|-73.03|200|Cfc|ml|Perito Moreno~Los Glaciares~Parque Nacional Los Glaciares|4
el-chalten|El Chaltén||n|AR|-49.33|-72.89|405|Cfc|m|Laguna de los Tres|3
torres-del-paine|Torres del Paine||p|CL|-51.0|-73.0|150|Cfc|mx|Torres del Paine National Park~Parque Nacional Torres del Paine~Paine~Torres del Payne~Puerto Natales|4
w-trek|W Trek|Circuito W|t|CL|-51.0|-73.1|200|Cfc|Lm|Circuito W de Torres del Paine~O Circuit~O Trek~Paine Circuit|3
carretera-austral|Carretera Austral||t|CL|-45.5|-72.2|250|Cfc|Rmy|Coyhaique~Caretera Austral~Puyuhuapi|2
tierra-del-fuego|Tierra del Fuego||g|AR|-54.5|-67.5|60|ET|cxm|Tierra del Fuego National Park|3
peninsula-valdes|Península Valdés||p|AR|-42.5|-64.0|30|BSk|cxD|Peninsula Valdes~Valdés Peninsula~Puerto Pirámides|3
ruta-40|Ruta 40||t|AR|-41.0|-70.5|900|BSk|RmDy|Route 40|3
seven-lakes|Seven Lakes Route|Camino de los Siete Lagos|t|AR|-40.5|-71.5|800|Csb|Rml|Siete Lagos~7 Lagos|3
catedral-bariloche|Cerro Catedral||r|AR|-41.17|-71.44|1030|Csb|ms|Catedral Bariloche|3
las-lenas|Las Leñas||r|AR|-35.15|-70.08|2240|BSk|msaS||2
aconcagua|Aconcagua||p|AR|-32.82|-69.94|4300|ET|mhaSy|Plaza de Mulas~Cerro Aconcagua~Penitentes~Puente del Inca|2
iguazu-falls|Iguazú Falls|Cataratas del Iguazú|p|AR|-25.69|-54.44|180|Cfa|jqY|Iguazu~Iguazú~Iguassu Falls~Iguaçu~Cataratas de Iguazú~Foz do Iguaçu falls~las cataratas~Cataratas|4
quebrada-humahuaca|Quebrada de Humahuaca||g|AR|-23.4|-65.4|2500|BWk|mhS|Purmamarca~Tilcara~Salinas Grandes~Humahuaca~Norte argentino|3
ibera|Iberá Wetlands|Esteros del Iberá|p|AR|-28.5|-57.2|70|Cfa|qY|Iberá~Colonia Carlos Pellegrini|1
mendoza-wine|Mendoza Wine Country|Ruta del vino de Mendoza|g|AR|-33.1|-68.9|950|BWk|m|Valle de Uco~Luján de Cuyo|2
talampaya|Talampaya and Ischigualasto|Talampaya e Ischigualasto|p|AR|-29.9|-67.9|1300|BWk|dSD|Valle de la Luna Argentina~Ischigualasto~Talampaya~Villa Unión La Rioja|1
punta-del-este|Punta del Este||r|UY|-34.95|-54.94|10|Cfa|cw|José Ignacio~La Barra Uruguay|3
cabo-polonio|Cabo Polonio||n|UY|-34.4|-53.79|10|Cfa|cwy|Punta del Diablo~La Paloma Uruguay~Valizas~Aguas Dulces~Monte de Ombúes~Laguna de Castillos|2
atacama|Atacama Desert|Desierto de Atacama|g|CL|-22.9|-68.2|2430|BWk|dhaSDm|San Pedro de Atacama~Atacama~El Tatio~Valle de la Luna Atacama|4
easter-island|Easter Island|Isla de Pascua|i|CL|-27.12|-109.35|50|Af|cvS|Rapa Nui~Hanga Roa|4
valle-nevado|Valle Nevado||r|CL|-33.36|-70.25|2900|Csc|mshaS|Farellones~La Parva~El Colorado Chile|3
malalcahuello|Malalcahuello||r|CL|-38.47|-71.57|950|Csb|msl|Corralco~Corralco Malalcahuello~Lonquimay|2
lake-district-chile|Chilean Lake District|Región de Los Lagos|g|CL|-40.6|-72.4|150|Cfb|lmv|Puerto Varas~Lagos chilenos|3
chiloe|Chiloé||i|CL|-42.6|-73.8|30|Cfb|cx|Chiloe~Isla de Chiloé|2
elqui|Elqui Valley|Valle del Elqui|g|CL|-30.1|-70.5|1200|BWk|dS|Valle de Elqui~Vicuña Chile~Pisco Elqui|2
antarctica|Antarctica|Antártida|g|AQ|-64.8|-63.5|10|EF|cxpyn|Antarctic Peninsula~Península Antártica~la Antártida|3
antarctica-cruise|Antarctica Cruise|Crucero a la Antártida|u|AR|-62.5|-60.0|0|ET|Ccxpny|Antarctic cruise~Drake Passage~crucero antártico|3
alaska-cruise|Alaska Cruise|Crucero por Alaska|u|US|57.0|-134.5|0|Cfb|Ccxm|Inside Passage~Pasaje Interior de Alaska~crucero Alaska~Alaskan cruise~Glacier Bay|3
mississippi-cruise|Mississippi River Cruise|Crucero por el Misisipi|u|US|32.5|-91.0|20|Cfa|Cq|Mississippi cruise|1
amazon-cruise|Amazon River Cruise|Crucero por el Amazonas|u|PE|-4.5|-73.5|100|Af|CjqMY|crucero Amazonas~Amazon cruise|2
transatlantic|Transatlantic Crossing|Travesía transatlántica|u|GB|45.0|-35.0|0|Cfb|Ccx|transatlantic cruise~crucero transatlántico|2
fernando-de-noronha|Fernando de Noronha||i|BR|-3.85|-32.42|40|As|cwrqS|Noronha|3
pantanal|Pantanal||p|BR|-17.5|-57.0|110|Aw|qYfS|el Pantanal|3
amazon|Amazon Rainforest|Selva amazónica|g|BR|-3.1|-60.2|60|Af|jqMY|Amazonia~Amazonas~the Amazon~Amazon jungle~selva del Amazonas~Amazon basin|4
lencois-maranhenses|Lençóis Maranhenses||p|BR|-2.53|-43.1|10|Aw|wdqSD|Lencois Maranhenses~Barreirinhas~Atins|3
jericoacoara|Jericoacoara||n|BR|-2.79|-40.51|10|Aw|cwqSD|Jeri|3
buzios|Búzios||r|BR|-22.75|-41.88|10|Aw|cwqS|Buzios~Armação dos Búzios~Cabo Frio~Arraial do Cabo|3
ilha-grande|Ilha Grande||i|BR|-23.15|-44.23|10|Af|cwjqYS|Paraty and Ilha Grande~Costa Verde~Angra dos Reis|3
porto-de-galinhas|Porto de Galinhas||r|BR|-8.5|-35.0|5|Am|cwrqS|Praia dos Carneiros~Maragogi|3
morro-de-sao-paulo|Morro de São Paulo||i|BR|-13.38|-38.91|10|Af|cwqS|Boipeba|2
trancoso|Trancoso||n|BR|-16.59|-39.1|20|Af|cwqS|Porto Seguro~Arraial d'Ajuda~Caraíva|2
chapada-diamantina|Chapada Diamantina||p|BR|-12.57|-41.39|450|Aw|mq|Lençóis Bahia~Vale do Pati|2
chapada-veadeiros|Chapada dos Veadeiros||p|BR|-14.1|-47.6|1200|Aw|mqY|Alto Paraíso|2
bonito-brazil|Bonito||n|BR|-21.13|-56.48|300|Aw|qY|Bonito Brazil~Bonito Brasil|2
florianopolis-island|Florianópolis (Santa Catarina Island)|Florianópolis (isla de Santa Catarina)|i|BR|-27.6|-48.45|10|Cfa|cwq|Floripa~Canasvieiras~Jurerê|3
gramado|Gramado||n|BR|-29.38|-50.87|850|Cfb|m|Serra Gaúcha~Canela|2
andes|Andes||g|PE|-13.5|-71.9|3200|Cwb|mhaS|the Andes~los Andes~Andean mountains|3
central-america|Central America|Centroamérica|g|GT|13.5|-87.5|200|Aw|q|América Central|3
south-america|South America|Sudamérica|g|PE|-15.0|-65.0|500|Aw||Suramérica~América del Sur|3
falklands|Falkland Islands|Islas Malvinas|i|FK|-51.8|-59.0|20|ET|cxy|Falklands~Malvinas|2
salento|Salento||n|CO|4.64|-75.57|1895|Cfb|m|Salento Quindío~Salento Quindio|2
cocora|Cocora Valley|Valle de Cocora|p|CO|4.64|-75.49|2400|Cfb|m|Cocora~Valle del Cocora|2
cabo-de-la-vela|Cabo de la Vela||n|CO|12.2|-72.17|5|BWh|cwdSDy|Cabo de la Vela Guajira|2
punta-gallinas|Punta Gallinas||n|CO|12.46|-71.67|10|BWh|cwdSDy||1
puerto-narino|Puerto Nariño||n|CO|-3.77|-70.38|90|Af|jqMYy|Pto Nariño~Lago Tarapoto|1
minca|Minca||n|CO|11.14|-74.12|650|Aw|jq|Minca Colombia|2
palomino|Palomino||n|CO|11.25|-73.56|5|Aw|cwqS||1
tatacoa|Tatacoa Desert|Desierto de la Tatacoa|p|CO|3.23|-75.17|450|BSh|dSD|Tatacoa~Villavieja|2
nuqui|Nuquí||n|CO|5.71|-77.27|5|Af|cwjqMYy|Bahía Solano~Bahia Solano~Pacífico colombiano|1
villa-de-leyva|Villa de Leyva||n|CO|5.63|-73.53|2150|Cfb|m|Ráquira~Barichara~San Gil|2
providencia|Providencia||i|CO|13.35|-81.37|10|Am|cwrqS|Old Providence|2
capurgana|Capurganá||n|CO|8.63|-77.35|5|Af|cwjqM|Sapzurro|1
qoyllur-riti|Qoyllur Rit'i|Qoyllur Rit'i|n|PE|-13.51|-71.22|4700|ET|mhayST|Qoyllur Riti~Qoyllurit'i~Qoyllurriti~Señor de Qoyllurit'i~Sinakara~Sinak'ara~Qoyllorriti|1
ocongate|Ocongate||n|PE|-13.63|-71.39|3540|Cwb|mhS|Ocongate Cusco|1
mahuayani|Mahuayani||n|PE|-13.56|-71.23|4200|ET|mhyS|Mawallani~Mawayani|1
tayancani|Tayancani||n|PE|-13.6|-71.28|3900|ET|mhyS|Tayankani|1
ausangate|Ausangate Trek|Trek del Ausangate|t|PE|-13.79|-71.2|4600|ET|LmhaSy|Montaña de 7 colores|2
lares|Lares Trek|Trek de Lares|t|PE|-13.1|-72.05|3900|ET|LmhaS|Lares|1
ollantaytambo|Ollantaytambo||n|PE|-13.26|-72.26|2792|Cwb|mhS|Ollanta|3
aguas-calientes|Aguas Calientes (Machu Picchu)||n|PE|-13.15|-72.53|2040|Cwb|mq|Machu Picchu Pueblo|3
paracas|Paracas||n|PE|-13.83|-76.25|5|BWh|cdx|Islas Ballestas~Ballestas|2
huaraz-trek|Santa Cruz Trek|Trek de Santa Cruz|t|PE|-9.0|-77.6|4000|ET|LmhaS|Alpamayo|3
tambopata|Tambopata||p|PE|-12.83|-69.28|200|Af|jqMY|Puerto Maldonado|2
amantani|Amantaní||i|PE|-15.66|-69.72|3850|ET|lmhS|islas del Titicaca|1
kuelap|Kuélap||n|PE|-6.42|-77.92|3000|Cfb|mh|Gocta|1
pacaya-samiria|Pacaya-Samiria||p|PE|-4.9|-74.5|110|Af|jqMYy|Nauta|1
huayna-potosi|Huayna Potosí||p|BO|-16.26|-68.15|4800|ET|mhaSy|Illimani|2
eduardo-avaroa|Eduardo Avaroa Reserve|Reserva Eduardo Avaroa|p|BO|-22.4|-67.6|4300|ET|mhdSDy|Laguna Verde Bolivia|1
dientes-navarino|Dientes de Navarino||t|CL|-55.0|-67.6|600|ET|Lmy|Puerto Williams~Isla Navarino|1
juan-fernandez|Juan Fernández Islands|Archipiélago Juan Fernández|i|CL|-33.64|-78.84|20|Csb|cxy|Isla Robinson Crusoe|1
lauca|Lauca National Park|Parque Nacional Lauca|p|CL|-18.2|-69.3|4400|ET|mhdSy|Putre~Chungará~Lauca|1
pucon|Pucón||n|CL|-39.27|-71.98|230|Csb|lmv||3
carlini-base|Carlini Base|Base Carlini|n|AQ|-62.24|-58.67|20|ET|cxpyn|Base Jubany~Jubany~Carlini~Isla 25 de Mayo~King George Island~Isla Rey Jorge|1
esperanza-base|Esperanza Base|Base Esperanza|n|AQ|-63.4|-57.0|20|ET|cxpyn||1
marambio|Marambio Base|Base Marambio|n|AQ|-64.24|-56.63|200|EF|pyn|Marambio|1
frei-base|Frei Base|Base Frei|n|AQ|-62.2|-58.96|20|ET|cxpyn|Base Presidente Eduardo Frei~Villa Las Estrellas|1
ohiggins-base|O'Higgins Base|Base O'Higgins|n|AQ|-63.32|-57.9|20|ET|cxpyn|Base General Bernardo O'Higgins|1
gabriel-de-castilla|Gabriel de Castilla Base|Base Gabriel de Castilla|n|AQ|-62.98|-60.68|20|ET|cxpyn|Gabriel de Castilla~Isla Decepción~Deception Island|1
juan-carlos-i|Juan Carlos I Base|Base Juan Carlos I|n|AQ|-62.66|-60.39|20|ET|cxpyn|BAE Juan Carlos I~Isla Livingston|1
rothera|Rothera Research Station|Base Rothera|n|AQ|-67.57|-68.13|10|ET|cxpyn|Rothera|1
palmer-station|Palmer Station|Estación Palmer|n|AQ|-64.77|-64.05|10|ET|cxpyn||1
mcmurdo|McMurdo Station|Base McMurdo|n|AQ|-77.85|166.67|10|EF|cxpyn|McMurdo~Scott Base|2
south-pole|South Pole|Polo Sur|n|AQ|-89.98|0.0|2835|EF|hpyn|Amundsen-Scott~Amundsen Scott Station|2
halley|Halley Station|Base Halley|n|AQ|-75.58|-26.66|30|EF|pyn|Halley VI|1
davis-station|Davis Station|Base Davis|n|AQ|-68.58|77.97|20|ET|cxpyn|Casey Station~Mawson Station|1
belgrano-base|Belgrano II Base|Base Belgrano II|n|AQ|-77.87|-34.63|250|EF|pyn|Base Belgrano|1
south-georgia|South Georgia|Georgia del Sur|i|GS|-54.28|-36.5|10|ET|cxpy|Grytviken~Georgias del Sur|2
fitz-roy|Fitz Roy||p|AR|-49.27|-73.05|600|Cfc|m|Chaltén|3
cafayate|Cafayate||n|AR|-26.07|-65.98|1680|BWk|mS|Valles Calchaquíes~Cachi|2
villa-la-angostura|Villa La Angostura||n|AR|-40.76|-71.65|800|Csb|lms|Cerro Bayo|3
villa-general-belgrano|Villa General Belgrano||n|AR|-31.98|-64.56|720|Cwa|m|La Cumbrecita|1
mar-de-las-pampas|Mar de las Pampas||n|AR|-37.33|-57.03|5|Cfb|c|Villa Gesell~Pinamar~Cariló|2
chimborazo-vol|Chimborazo||p|EC|-1.47|-78.82|4800|ET|mhaSvy|Volcán Chimborazo|1
yasuni|Yasuní||p|EC|-0.9|-76.2|240|Af|jqMYy|Coca Ecuador|2
la-fortuna|La Fortuna||n|CR|10.47|-84.64|250|Af|jqv|La Fortuna Costa Rica~Arenal~Volcán Arenal|3
santa-teresa|Santa Teresa||n|CR|9.65|-85.17|10|Aw|cwqSD|Santa Teresa Costa Rica~Mal País~Montezuma Costa Rica|2
nosara|Nosara||n|CR|9.98|-85.65|10|Aw|cwqSD|Samara Costa Rica|2
guna-yala|Guna Yala||i|PA|9.55|-78.95|2|Am|cwrqSy||3
darien|Darién||p|PA|7.9|-77.7|100|Af|jqMYy|Darien Gap~Tapón del Darién|2
coiba|Coiba||i|PA|7.48|-81.78|20|Am|cwrjq|Santa Catalina Panama~Isla Coiba~Santa Catalina|1
utila|Utila||i|HN|16.1|-86.93|5|Af|cwrqS||2
el-tunco|El Tunco||n|SV|13.49|-89.38|5|Aw|cwqS|La Libertad El Salvador~El Zonte|2
el-mirador|El Mirador Trek|El Mirador|t|GT|17.75|-89.92|250|Am|LjqMy|El Mirador Guatemala~Carmelita|1
livingston-gt|Livingston (Guatemala)||n|GT|15.83|-88.75|5|Af|cwqM|Río Dulce~Rio Dulce|1
caye-caulker|Caye Caulker||i|BZ|17.75|-88.02|2|Am|cwrqS|Cayo Caulker|3
ambergris-caye|Ambergris Caye||i|BZ|18.0|-87.93|2|Am|cwrqS|San Pedro Belice|3
placencia|Placencia||n|BZ|16.51|-88.37|2|Am|cwrqS|Hopkins Belize|1
real-de-catorce|Real de Catorce||n|MX|23.69|-100.89|2730|BSk|mhSD|Wirikuta|2
hierve-el-agua|Hierve el Agua||n|MX|16.87|-96.28|1700|BSh|mS|Mitla|1
zipolite|Zipolite||n|MX|15.66|-96.51|5|Aw|cwqS|San Agustinillo~Puerto Ángel|2
huatulco|Huatulco||r|MX|15.77|-96.13|10|Aw|cwqS|Bahías de Huatulco~Tangolunda|3
sayulita|Sayulita||n|MX|20.87|-105.44|5|Aw|cwqS||3
valle-de-bravo|Valle de Bravo||n|MX|19.19|-100.13|1830|Cwb|lm|Valle de Bravo Mexico~Avándaro|2
tepoztlan|Tepoztlán||n|MX|18.98|-99.1|1700|Cwa|m|Tepoz|2
valle-de-guadalupe|Valle de Guadalupe||g|MX|32.09|-116.6|350|Csb||Valle de Guadalupe Ensenada~Ruta del Vino Ensenada|2
todos-santos-mx|Todos Santos||n|MX|23.45|-110.22|40|BWh|cdS|Todos Santos Baja~Cerritos Baja|2
loreto-mx|Loreto (Mexico)|Loreto (México)|n|MX|26.01|-111.34|10|BWh|cwdS|Loreto Baja~Loreto BCS~Guerrero Negro~San Ignacio Lagoon|2
espiritu-santo-mx|Isla Espíritu Santo||i|MX|24.5|-110.37|5|BWh|cwdS|Balandra|1
basilica-guadalupe|Basilica of Guadalupe|Basílica de Guadalupe|n|MX|19.48|-99.12|2240|Cwb|T|La Villita~Villa de Guadalupe~Tepeyac|2
san-juan-de-los-lagos|San Juan de los Lagos||n|MX|21.25|-102.33|1750|BSk|T||1
universal-orlando|Universal Orlando||n|US|28.47|-81.47|30|Cfa||Islands of Adventure|3
cape-canaveral|Cape Canaveral||n|US|28.39|-80.6|3|Cfa|cw|Port Canaveral~Kennedy Space Center|3
marthas-vineyard|Martha's Vineyard||i|US|41.39|-70.64|10|Cfb|cxk|Marthas Vineyard|3
nantucket|Nantucket||i|US|41.28|-70.1|10|Cfb|cxk||3
block-island|Block Island||i|US|41.17|-71.58|20|Cfb|cxk||1
fire-island|Fire Island||i|US|40.65|-73.15|2|Cfa|ck|Fire Island Pines|2
adirondacks|Adirondacks|Montes Adirondack|p|US|44.1|-74.0|550|Dfb|lmsk|Lake Placid~Adirondack~Saranac Lake|3
catskills|Catskills||p|US|42.1|-74.3|600|Dfb|msk|Catskill~Hunter Mountain~Woodstock NY|2
finger-lakes|Finger Lakes||g|US|42.6|-76.9|200|Dfb|lk|Watkins Glen~Seneca Lake|2
poconos|Poconos||g|US|41.1|-75.3|400|Dfb|mk|Pocono Mountains|2
white-mountains-us|White Mountains|Montañas Blancas|p|US|44.2|-71.4|600|Dfb|mk|White Mountains NH~North Conway~Mount Washington~Presidential Traverse|2
stowe|Stowe||r|US|44.47|-72.69|220|Dfb|msk|Smugglers Notch~Sugarbush|3
cdt|Continental Divide Trail||t|US|40.0|-106.5|2800|Dfc|LmhaS|CDT|1
wonderland-trail|Wonderland Trail||t|US|46.85|-121.76|1500|Dsb|Lm|Mt Rainier~Rainier|2
superior-hiking|Superior Hiking Trail||t|US|47.4|-91.1|300|Dfb|Lqk||2
boundary-waters|Boundary Waters||p|US|47.95|-91.5|430|Dfb|lqk|BWCA~BWCAW~Ely MN~Ely Minnesota~Gunflint Trail|2
cosquin-rock|Cosquín Rock Festival|Festival Cosquín Rock|r|AR|-31.27|-64.46|750|Cwa||Cosquín Rock~Cosquin Rock|1
colonia-uy|Colonia del Sacramento||n|UY|-34.47|-57.84|15|Cfa|c|Colonia~Colonia Uruguay|3
bonnaroo|Bonnaroo Festival|Festival Bonnaroo|n|US|35.48|-86.06|320|Cfa|k|Bonnaroo~Manchester TN|2
electric-forest|Electric Forest Festival|Festival Electric Forest|n|US|43.54|-86.37|200|Dfb|k|Electric Forest~Rothbury|1
oshkosh|EAA AirVenture Oshkosh||n|US|43.98|-88.56|240|Dfa||AirVenture|2
sturgis|Sturgis||n|US|44.41|-103.51|1050|Dfa|m|Sturgis rally~Deadwood|2
badlands|Badlands National Park|Parque Nacional Badlands|p|US|43.75|-102.5|800|BSk|dD|Wall Drug|3
capitol-reef|Capitol Reef||p|US|38.29|-111.26|1700|BSk|dS|Torrey Utah|2
lake-powell|Lake Powell|Lago Powell|g|US|37.0|-111.4|1130|BWk|ldwS|Page Arizona|3
havasupai|Havasupai||p|US|36.24|-112.7|980|BSk|dSy|Havasu Falls~Supai|2
grand-canyon-rafting|Colorado River Rafting|Rafting por el Gran Cañón|u|US|36.2|-112.5|700|BWh|CdSDy|Grand Canyon rafting|1
white-sands|White Sands||p|US|32.79|-106.33|1230|BSk|dSD|White Sands National Park|2
carlsbad-caverns|Carlsbad Caverns||p|US|32.18|-104.44|1300|BSk|dS||1
taos|Taos||n|US|36.41|-105.57|2120|BSk|msaS|Taos Ski Valley|2
big-sur|Big Sur||g|US|36.27|-121.81|100|Csb|cx|Esalen|3
mount-whitney|Mount Whitney|Monte Whitney|p|US|36.58|-118.29|3000|ET|mhaS|Mt Whitney~Whitney Portal|2
redwoods|Redwood National Park|Parque Nacional Redwood|p|US|41.3|-124.0|50|Csb|cx|Redwoods~Avenue of the Giants|2
catalina|Catalina Island|Isla Santa Catalina|i|US|33.39|-118.42|20|Csb|c|Santa Catalina Island~Avalon CA|2
channel-islands-us|Channel Islands National Park||i|US|34.0|-119.7|30|Csb|cxy|Santa Cruz Island~Santa Rosa Island|1
bend-oregon|Bend||n|US|44.06|-121.31|1100|BSk|ms|Bend Oregon~Mt Bachelor~Smith Rock|2
san-juan-islands|San Juan Islands||i|US|48.55|-123.0|20|Csb|cx|Orcas Island~Friday Harbor~Lopez Island|2
leavenworth|Leavenworth||n|US|47.6|-120.66|350|Dsb|m|Leavenworth WA~Stevens Pass|2
alta-utah|Alta (Utah)||r|US|40.59|-111.64|2600|Dfc|mshaS|Brighton Utah~Little Cottonwood|2
crested-butte|Crested Butte||r|US|38.87|-106.99|2700|Dfc|mshaS||2
winter-park|Winter Park (Colorado)||r|US|39.89|-105.76|2750|Dfc|mshaS|Granby CO|2
katmai|Katmai||p|US|58.56|-155.78|20|Dfc|lyx|Brooks Falls~Brooks Camp~Bristol Bay|2
prudhoe|Prudhoe Bay||n|US|70.2|-148.5|10|ET|cpyn|Deadhorse~Dalton Highway~North Slope|1
molokai|Molokai||i|US|21.13|-157.0|20|As|cwS|Molokaʻi~Lanai|2
banff|Banff||p|CA|51.18|-115.57|1400|Dfc|ms|Canmore~Sunshine Village~Mount Assiniboine~Assiniboine~Mt Norquay~Norquay~Skoki~Bow Valley|4
lake-louise|Lake Louise|Lago Louise|r|CA|51.42|-116.18|1600|Dfc|lms|Yoho~Moraine Lake~Emerald Lake~Field BC~Takakkaw Falls~Peyto Lake~Bow Lake|4
jasper|Jasper||p|CA|52.87|-118.08|1060|Dfc|ms|Maligne|4
revelstoke|Revelstoke||r|CA|51.0|-118.2|480|Dfb|ms|Golden BC~Kicking Horse~Revy|2
tofino|Tofino||n|CA|49.15|-125.9|10|Cfb|cx|Pacific Rim~Bamfield~Hot Springs Cove~Clayoquot Sound~Broken Group Islands|3
great-bear|Great Bear Rainforest||p|CA|52.9|-128.7|10|Cfb|cxjy|Bella Coola~Klemtu~Bella Bella|1
okanagan|Okanagan Valley|Valle de Okanagan|g|CA|49.7|-119.6|350|BSk|l|Okanagan~Penticton~Osoyoos|2
yellowknife-area|Yellowknife||n|CA|62.45|-114.37|200|Dfc|lyn||2
muskoka|Muskoka||g|CA|45.04|-79.3|250|Dfb|lqk|cottage country~Muskokas~Huntsville Ontario|2
gaspe|Gaspé Peninsula|Península de Gaspesia|g|CA|48.8|-65.0|30|Dfb|cxk|Percé~Gaspe|2
cabot-trail|Cabot Trail||t|CA|46.7|-60.7|100|Dfb|Rcx|Ingonish|2
gros-morne|Gros Morne||p|CA|49.6|-57.8|50|Dfb|cxm|Gros Morne National Park~Twillingate|2
baffin|Baffin Island|Isla de Baffin|i|CA|66.5|-65.5|50|ET|cxpyn|Iqaluit~Auyuittuq~Pangnirtung|1
chilkoot|Chilkoot Trail||t|US|59.6|-135.3|500|Dfc|Lmy|Skagway~White Pass|1
nahanni|Nahanni||p|CA|61.6|-125.6|400|Dfc|my|Nahanni River|1
st-lawrence-cruise|St. Lawrence Cruise|Crucero por el San Lorenzo|u|CA|48.2|-69.5|0|Dfb|Ccx|Canada New England cruise|1
harbour-island-bs|Harbour Island||i|BS|25.5|-76.63|3|Aw|cwrS|Eleuthera~Dunmore Town|2
saba|Saba||i|BQ|17.63|-63.24|250|Am|cwrv|Saba island|1
anegada|Anegada||i|VG|18.73|-64.33|2|BSh|cwrS|Jost Van Dyke|2
st-john-vi|St. John|Saint John|i|VI|18.34|-64.73|20|Aw|cwrS|Cruz Bay~St John Virgin Islands|2
cayo-coco|Cayo Coco||i|CU|22.51|-78.4|2|Aw|cwrqS|Cayo Guillermo|2
panama-canal-cruise|Panama Canal Cruise|Crucero por el Canal de Panamá|u|PA|9.2|-79.8|0|Am|CcwqS|Panama Canal transit cruise|1
aparados|Aparados da Serra||p|BR|-29.17|-50.1|900|Cfb|m|Cambará do Sul~Itaimbezinho|1
alter-do-chao|Alter do Chão||n|BR|-2.5|-54.95|20|Am|jqMYwS||2
pipa|Praia da Pipa||n|BR|-6.23|-35.05|20|As|cwqS|Pipa~Tibau do Sul~Pipa Brazil|2
itacare|Itacaré||n|BR|-14.28|-39.0|10|Af|cwqS||2
ilhabela|Ilhabela||i|BR|-23.78|-45.36|10|Af|cwjqS||2
paraty|Paraty||n|BR|-23.22|-44.72|5|Af|cwjqS|Parati~Trindade Brazil~Ubatuba|3
aparecida|Aparecida||n|BR|-22.85|-45.23|550|Cwa|T|Nossa Senhora Aparecida~Aparecida do Norte|2
trinidad|Trinidad|Trinidad (isla)|i|TT|10.64|-61.4|30|Aw|q|Trini~isla de Trinidad|4
tlalpujahua|Tlalpujahua||n|MX|19.8|-100.17|2580|Cwb|mh||1
mazunte|Mazunte||n|MX|15.67|-96.55|15|Aw|cwSq||1
chacahua|Chacahua||n|MX|15.97|-97.68|5|Aw|cwSq|Lagunas de Chacahua|1
jardin-co|Jardín (Antioquia)|Jardín Antioquia|n|CO|5.6|-75.82|1750|Cfb|m||1
mompox|Mompox||n|CO|9.24|-74.43|20|Aw|qSt|Santa Cruz de Mompox|1
mongui|Monguí||n|CO|5.72|-72.85|2900|Cfb|mh|Páramo de Ocetá|1
huanchaco|Huanchaco||n|PE|-8.08|-79.12|10|BWk|cxS||1
cabo-blanco-pe|Cabo Blanco||n|PE|-4.25|-81.23|5|BWh|cS|El Ñuro|1
melinka|Melinka||n|CL|-43.9|-73.75|10|Cfb|cxiy|Islas Guaitecas|1
cochamo|Cochamó||n|CL|-41.49|-72.31|20|Cfb|cxm|Valle de Cochamó|1
futaleufu|Futaleufú||n|CL|-43.19|-71.87|330|Cfb|m||1
pichilemu|Pichilemu||n|CL|-34.39|-72.0|15|Csb|cx|Punta de Lobos|2
lago-ranco|Lago Ranco||n|CL|-40.31|-72.5|80|Cfb|l|Futrono|1
quintay|Quintay||n|CL|-33.19|-71.7|20|Csb|cx||1
iruya|Iruya||n|AR|-22.79|-65.22|2780|BSk|mhS||1
villa-pehuenia|Villa Pehuenia||n|AR|-38.88|-71.18|1200|Csb|lm||1
villa-traful|Villa Traful||n|AR|-40.65|-71.4|800|Csb|lm||1
ayampe|Ayampe||n|EC|-1.68|-80.81|10|Aw|cq||1
vilcabamba-ec|Vilcabamba||n|EC|-4.26|-79.22|1500|Cwb|m||1
misahualli|Misahuallí||n|EC|-1.03|-77.67|400|Af|jqY|Puerto Misahuallí|1
sorata|Sorata||n|BO|-15.77|-68.65|2680|Cwb|mh||1
dayman|Termas del Daymán||n|UY|-31.45|-57.91|20|Cfa|||1
moron-dr|Bayahíbe||n|DO|18.37|-68.84|5|Aw|cwSq|Dominicus|1
rincon-pr|Rincón (Puerto Rico)|Rincón Puerto Rico|n|PR|18.34|-67.25|10|Am|cwSq||1
montezuma-cr|Montezuma||n|CR|9.65|-85.07|10|Aw|cwSq|Malpaís|1
jersey-shore|Jersey Shore|Costa de Jersey|g|US|39.6|-74.3|5|Cfa|c|Ocean City NJ~Cape May|3
thirty-a|30A (Florida)||g|US|30.3|-86.1|5|Cfa|cwS|30A~Seaside Florida~Rosemary Beach~Seaside FL|2
lake-ozarks|Lake of the Ozarks||r|US|38.2|-92.65|200|Cfa|lk|Ozarks|2
mackinac|Mackinac Island|Isla Mackinac|i|US|45.86|-84.62|200|Dfb|l|Mackinac~Mackinaw|2
kanab-wave|The Wave (Coyote Buttes)||p|US|37.0|-112.0|1600|BSk|dS|The Wave~Coyote Buttes~Coyote Buttes North|1
south-lake|South Lake Tahoe||n|US|38.94|-119.98|1900|Dsb|lmsa|South Lake|3
philmont|Philmont Scout Ranch||p|US|36.45|-104.95|2000|BSk|maL|Philmont|2
western-states|Western States Trail|Western States|t|US|39.2|-120.24|1900|Dsb|mL|Western States 100~WSER|1
leadville-race|Leadville 100||n|US|39.25|-106.29|3100|Dfc|mh|Leadville 100~Leadville trail 100|1
sxsw|SXSW (Austin)||n|US|30.27|-97.74|150|Cfa|t|SXSW~ACL~ACL Austin~ACL Fest~Austin City Limits|2
lollapalooza-us|Lollapalooza (Chicago)||n|US|41.87|-87.62|180|Dfa|tl|Lollapalooza~Lolla|2
fort-moore|Fort Benning||n|US|32.35|-84.97|90|Cfa|k|Fort Moore|1
camp-lejeune|Camp Lejeune||n|US|34.63|-77.34|10|Cfa|c||1
parris-island|Parris Island||n|US|32.34|-80.68|3|Cfa|cq|MCRD Parris Island|1
lackland|Lackland AFB||n|US|29.39|-98.62|210|Cfa|||1
atlantis-bahamas|Atlantis (Bahamas)||r|BS|25.09|-77.32|3|Aw|cwrS|Atlantis Bahamas~Atlantis Paradise Island|2
sandbanks|Sandbanks Provincial Park||p|CA|43.9|-77.27|80|Dfb|lk|Sandbanks~PEC~Prince Edward County|2
killarney-on|Killarney Provincial Park||p|CA|46.01|-81.4|200|Dfb|lqk|Killarney Ontario~Killarney|1
wasaga|Wasaga Beach||n|CA|44.52|-80.02|180|Dfb|l|Wasaga|2
waterton|Waterton Lakes||p|CA|49.08|-113.9|1280|Dfb|ml|Waterton|2
kearl|Kearl camp||n|CA|57.4|-111.1|330|Dfc|yq|Kearl Lake~oil sands camp|1
cfb-borden|CFB Borden||n|CA|44.27|-79.91|220|Dfb||Borden~Base Borden|1
cayo-santa-maria|Cayo Santa María||i|CU|22.66|-79.0|2|Aw|cwrqS|Cayo Santa Maria~Cayos de Villa Clara|2
guardalavaca|Guardalavaca||r|CU|21.13|-75.83|5|Aw|cwrS|Playa Esmeralda|2
el-cobre|El Cobre||n|CU|20.05|-75.95|120|Aw|T||1
santa-catarina|Coast of Santa Catarina|Costa de Santa Catarina|g|BR|-27.15|-48.5|5|Cfa|cwq|Camboriú~Camboriu~Balneário Camboriú~Bombinhas~Bombas~Itapema~Imbituba|3
maracas-bay|Maracas Bay||n|TT|10.76|-61.43|5|Am|cwq|Maracas|1
portland-jm|Portland (Jamaica)||g|JM|18.17|-76.4|10|Am|cwqj|Port Antonio~Boston Bay~Portland Jamaica|1
crop-over|Crop Over (Barbados)||n|BB|13.1|-59.6|10|Am|cwS|Crop Over|1
las-toninas|Partido de la Costa||g|AR|-36.5|-56.7|5|Cfa|c|Las Toninas~Santa Teresita~San Clemente del Tuyú~Mar de Ajó~Mar del Tuyú~Costa del Este~Aguas Verdes~La Lucila del Mar~Nueva Atlantis|2
gesell-coast|Coast of Pinamar and Villa Gesell|Costa de Pinamar y Villa Gesell|g|AR|-37.2|-56.93|10|Cfa|cq|Valeria del Mar~Mar de las Pampas~Mar Azul~Las Gaviotas~Ostende Pinamar|2
claromeco|Claromecó||n|AR|-38.86|-60.08|10|Cfb|cx|Reta~Balneario Orense~Balneario Reta|1
monte-hermoso|Monte Hermoso||n|AR|-38.98|-61.3|10|Cfb|c|Pehuén Co~Pehuén Có|1
areco|San Antonio de Areco||n|AR|-34.25|-59.47|30|Cfa|q||1
chascomus|Chascomús||n|AR|-35.57|-58.01|10|Cfa|lq||1
carhue|Carhué||n|AR|-37.18|-62.76|110|Cfa|l|Epecuén~Lago Epecuén|1
amaicha|Amaicha del Valle||n|AR|-26.6|-65.92|2000|BSk|mhS|Amaicha|1
mocona|Saltos del Moconá||p|AR|-27.15|-53.9|180|Cfa|jq|Moconá~El Soberbio|1
playas-doradas|Playas Doradas||n|AR|-41.63|-65.02|10|BSk|c|Balneario El Cóndor|1
punta-ballena|Punta Ballena||n|UY|-34.9|-55.05|20|Cfa|c|Solanas|1
chuy|Chuy||n|UY|-33.69|-53.45|20|Cfa|c|Barra del Chuy|1
aguas-dulces|Aguas Dulces||n|UY|-34.28|-53.78|10|Cfa|c||1
tongoy|Tongoy||n|CL|-30.25|-71.5|10|Csb|cx|Guanaqueros~Playa Blanca Tongoy~Puerto Velero|1
lican-ray|Licán Ray||n|CL|-39.49|-72.16|220|Cfb|lm|Lican Ray~Coñaripe~Liquiñe|1
hornopiren|Hornopirén||n|CL|-41.95|-72.45|20|Cfb|cxm||1
frutillar|Frutillar||n|CL|-41.13|-73.06|90|Cfb|l||1
valle-las-trancas|Valle Las Trancas||r|CL|-36.91|-71.45|1250|Csb|ms|Las Trancas~Nevados de Chillán~Termas de Chillán|1
iloca|Iloca||n|CL|-34.93|-72.18|10|Csb|cx|Duao~Cobquecura~Buchupureo|1
pozuzo|Pozuzo||n|PE|-10.07|-75.55|750|Af|jq|Prusia Pozuzo|1
obrajillo|Canta and Obrajillo|Canta y Obrajillo|n|PE|-11.46|-76.62|2800|BSk|mh|Obrajillo~Canta Perú|1
marcahuasi|Marcahuasi||n|PE|-11.77|-76.58|4000|ET|mhS|Markawasi|1
covenas|Coveñas||n|CO|9.41|-75.68|5|Aw|cwqS|Tolú~Santiago de Tolú~Rincón del Mar~Golfo de Morrosquillo~Isla Múcura~Islas de San Bernardo~Tintipán|2
taganga|Taganga||n|CO|11.27|-74.19|5|BSh|cwS||1
ladrilleros|Ladrilleros||n|CO|3.95|-77.37|20|Af|cwqj|Juanchaco|1
bahia-angeles|Bahía de los Ángeles||n|MX|28.95|-113.56|10|BWh|cSDy|LA Bay|1
melaque|Melaque||n|MX|19.22|-104.7|5|Aw|cwqS|San Patricio Melaque|1
costa-esmeralda-mx|Costa Esmeralda (Veracruz)|Costa Esmeralda|g|MX|20.27|-96.79|5|Aw|cwq|Casitas Veracruz~Costa Esmeralda Veracruz~Chachalacas|2
troncones|Troncones||n|MX|17.79|-101.74|5|Aw|cwqS|Barra de Potosí~Saladita~La Saladita|1
xcalak|Xcalak||n|MX|18.27|-87.84|2|Aw|cwrqSy||1
huasca|Huasca de Ocampo||n|MX|20.2|-98.57|2100|Cwb|m|Huasca~Mineral del Chico~El Chico Hidalgo|1
las-grutas|Las Grutas||n|AR|-40.8|-65.08|10|BSk|c||2
caviahue|Caviahue||r|AR|-37.87|-71.05|1650|Csb|mslv|Copahue|1
cerro-catedral|Cerro Catedral||r|AR|-41.17|-71.44|1050|Csb|ms|Catedral Alta Patagonia~Catedral|2
vaca-muerta|Vaca Muerta||g|AR|-38.35|-68.79|400|BWk|dDy|Añelo|2
la-pedrera|La Pedrera||n|UY|-34.6|-54.12|10|Cfa|c|La Pedrera Uruguay|2
santa-teresa-uy|Parque Santa Teresa||p|UY|-33.98|-53.53|10|Cfa|c|Santa Teresa|1
renaca|Reñaca||n|CL|-32.97|-71.55|10|Csb|cx|Concón|2
chile-beach|Litoral central||g|CL|-33.4|-71.7|10|Csb|cx|El Quisco~Algarrobo~El Tabo~Isla Negra~San Alfonso del Mar|2
pichidangui|Pichidangui||n|CL|-32.14|-71.53|10|Csb|cx|Los Vilos|1
minera-escondida|Minera Escondida||n|CL|-24.27|-69.07|3100|BWk|dhSDy|Escondida|1
los-pelambres|Los Pelambres||n|CL|-31.71|-70.49|3300|Csb|mhy|Minera Los Pelambres|1
la-tirana|La Tirana||n|CL|-20.34|-69.66|1000|BWh|dSD|fiesta de La Tirana|1
lo-vasquez|Lo Vásquez||n|CL|-33.3|-71.45|300|Csb||santuario de Lo Vásquez|1
lunahuana|Lunahuaná||n|PE|-12.97|-76.14|480|BWh|S||1
punta-hermosa|Playas del sur de Lima||g|PE|-12.75|-76.6|5|BWh|cd|Punta Hermosa~San Bartolo~Playa Asia~Asia boulevard|1
laguna-69|Laguna 69||p|PE|-9.01|-77.61|4600|ET|mahS|Huascarán~Laguna Parón~Santa Cruz trek|2
antamina|Antamina||n|PE|-9.54|-77.06|4300|ET|mhSy|Yanacancha|1
inti-raymi|Inti Raymi (Cusco)||n|PE|-13.52|-71.97|3400|Cwb|hmT|Inti Raymi|1
estereo-picnic|Estéreo Picnic (Bogotá)||n|CO|4.63|-74.07|2600|Cfb|h|Estéreo Picnic|1
las-lajas|Las Lajas||n|CO|0.81|-77.59|2600|Cfb|mT|santuario de Las Lajas|1
cerrejon|Cerrejón||n|CO|11.0|-72.7|130|BSh|dSD|El Cerrejón|1
atacames|Atacames||n|EC|0.87|-79.85|5|Aw|cwq|Tonsupa~Same~Súa|2
el-cisne|El Cisne||n|EC|-3.85|-79.43|2400|Cwb|mT||1
juan-dolio|Juan Dolio||n|DO|18.43|-69.42|5|Aw|cwrS||1
barahona-do|Barahona||n|DO|18.21|-71.1|10|Aw|cwS|Bahía de las Águilas~San Rafael Barahona~Los Patos Barahona|2
pico-duarte|Pico Duarte||p|DO|19.02|-71.0|2500|Cfb|ma||1
xcaret|Xcaret||r|MX|20.58|-87.12|5|Aw|cwrq|Xel-Há|2
cervantino|Cervantino (Guanajuato)||n|MX|21.02|-101.26|2000|BSk|h|Festival Cervantino~Cervantino|1
vive-latino|Vive Latino (Ciudad de México)||n|MX|19.4|-99.1|2240|Cwb|t|Vive Latino|1
lethem|Lethem||n|GY|3.38|-59.8|90|Aw|yq|Rupununi|1
mar-de-ajo|Mar de Ajó||n|AR|-36.72|-56.68|5|Cfb|cx|Mar del Tuyú~Costa del Este|1
valeria-del-mar|Valeria del Mar||n|AR|-37.14|-56.88|10|Cfb|cx|Mar Azul~Mar Azul Villa Gesell~Ostende Pinamar|1
miramar-ar|Miramar||n|AR|-38.27|-57.84|15|Cfb|cx|Miramar Buenos Aires~Mar del Sud|2
reta-ar|Reta||n|AR|-38.9|-60.34|10|Cfb|cx|Balneario Reta|1
el-condor-ar|El Cóndor||n|AR|-41.05|-62.82|10|BSk|cx|Balneario El Cóndor~La Lobería Viedma|1
san-blas-ar|Bahía San Blas||n|AR|-40.55|-62.23|5|BSk|cx||1
playa-union|Playa Unión||n|AR|-43.33|-65.05|5|BWk|cx||1
bustamante-ar|Bahía Bustamante||n|AR|-45.12|-66.53|10|BSk|cxy||1
nono-ar|Nono||n|AR|-31.8|-65.0|900|Cwb||Nono Córdoba~Nono Traslasierra|1
potrero-funes|Potrero de los Funes||n|AR|-33.22|-66.23|950|BSk|l||1
los-alerces|Los Alerces National Park|Parque Nacional Los Alerces|p|AR|-42.85|-71.65|550|Csb|ml|Los Alerces|1
chapelco|Chapelco||r|AR|-40.25|-71.25|1250|Csb|ms|Cerro Chapelco|2
portillo-tunuyan|Manzano Histórico||n|AR|-33.6|-69.38|1700|BSk|m|Portillo Tunuyán~Portillo Argentino~Tunuyán~Tupungato~Valle de Uco|1
atuel|Valle Grande (San Rafael)|Cañón del Atuel|p|AR|-34.83|-68.5|800|BSk|dm||1
malargue|Malargüe||n|AR|-35.47|-69.58|1420|BSk|m||1
barreal|Barreal||n|AR|-31.65|-69.47|1650|BWk|dmS||1
antofagasta-sierra|Antofagasta de la Sierra||n|AR|-26.06|-67.41|3320|BWk|dmhySD|El Peñón Catamarca|1
epecuen|Epecuén||n|AR|-37.18|-62.76|110|Cfa|l|Carhué~Villa Epecuén~Termas de Carhué|1
sierra-ventana|Sierra de la Ventana||n|AR|-38.14|-61.79|250|Cfa|m|Villa Ventana~Sierra Ventana|1
veladero|Veladero Mine|Mina Veladero|n|AR|-29.37|-69.95|4000|ET|mhydD|Veladero~faena Veladero|1
perito-moreno-town|Perito Moreno (Santa Cruz)||n|AR|-46.59|-70.93|400|BSk|y|Cerro Negro Perito Moreno~mina Cerro Negro|1
lago-posadas|Lago Posadas||n|AR|-47.57|-71.74|200|BSk|ly||1
harberton|Estancia Harberton||n|AR|-54.88|-67.33|10|ET|cxy|Harberton|1
samore|Cardenal Samoré Pass|Paso Cardenal Samoré|n|CL|-40.71|-71.95|1300|Cfb|m|Paso Samoré~Cardenal Samoré|1
gostoso|São Miguel do Gostoso||n|BR|-5.12|-35.64|10|As|cwS|San Miguel do Gostoso~San Miguel de Gostoso|1
la-coronilla|La Coronilla||n|UY|-33.9|-53.51|10|Cfa|c|Chuy~Barra del Chuy|1
arapey|Termas del Arapey||n|UY|-30.95|-57.52|60|Cfa||Arapey|1
guaviyu|Termas de Guaviyú||n|UY|-31.84|-57.88|40|Cfa||Guaviyú|1
villa-serrana|Villa Serrana||n|UY|-34.32|-54.98|250|Cfa|||1
lunarejo|Valle del Lunarejo||p|UY|-31.15|-55.9|250|Cfa||Lunarejo|1
polanco-uy|San Gregorio de Polanco||n|UY|-32.61|-55.84|80|Cfa|l||1
chaco-py|Paraguayan Chaco|Chaco paraguayo|g|PY|-22.35|-60.03|130|BSh|qyD|el chaco paraguayo~Loma Plata~Gran Chaco paraguayo|1
collahuasi|Collahuasi Mine|Faena Collahuasi|n|CL|-20.98|-68.68|4000|BWk|mhdyDS|Collahuasi~minera Collahuasi~mina Collahuasi|1
spence-cl|Spence Mine|Mina Spence|n|CL|-22.8|-69.25|1700|BWk|dDS|minera Spence~faena Spence~Sierra Gorda~Sierra Gorda Chile~minera Centinela|1
chuqui|Chuquicamata||n|CL|-22.3|-68.93|2700|BWk|dmDS|Chuqui~Radomiro Tomic~Ministro Hales|1
el-salvador-cl|El Salvador (Chile)||n|CL|-26.25|-69.62|2300|BWk|dmDS||1
maria-elena|María Elena||n|CL|-22.35|-69.66|1150|BWk|dDS||1
el-teniente|El Teniente Mine|El Teniente|n|CL|-34.09|-70.38|2200|Csb|m|división el Teniente~mina el Teniente~Sewell|1
matanzas-cl|Matanzas (Chile)|Matanzas|n|CL|-33.96|-71.87|10|Csb|cx|Matanzas Navidad~Puertecillo|1
las-cruces-cl|Las Cruces (Chile)|Las Cruces|n|CL|-33.5|-71.62|20|Csb|cx|Rocas de Santo Domingo~Santo Domingo Chile~Las Rocas de Santo Domingo~Cartagena Chile|1
caldera-cl|Bahía Inglesa||n|CL|-27.1|-70.85|10|BWk|cxd|Caldera~Caldera Chile~Puerto Viejo Chile|1
los-molles-cl|Los Molles||n|CL|-32.24|-71.51|20|Csb|cx||1
choros|Punta de Choros||n|CL|-29.25|-71.46|10|BWk|cxd|Isla Damas|1
cobquecura|Cobquecura||n|CL|-36.13|-72.79|10|Csb|cx|Buchupureo~Curanipe~Pelluhue~Dichato|1
conaripe|Coñaripe||n|CL|-39.57|-72.01|240|Cfb|lm|Licán Ray~Termas Geométricas~Lago Calafquén~Liquiñe|1
vichuquen|Lake Vichuquén|Lago Vichuquén|n|CL|-34.82|-72.06|10|Csb|l|Vichuquén|1
rapel|Lake Rapel|Lago Rapel|n|CL|-34.2|-71.45|110|Csb|l||1
vilches|Vilches||n|CL|-35.6|-71.08|1100|Csb|m|Altos de Lircay~Vilches Alto|1
san-jose-maipo|San José de Maipo||n|CL|-33.64|-70.35|970|Csb|m||1
ensenada-cl|Ensenada (Chile)|Ensenada|n|CL|-41.21|-72.54|60|Cfb|lm|Petrohué|1
cucao|Cucao||n|CL|-42.64|-74.11|10|Cfb|cx||1
cerro-castillo|Villa Cerro Castillo||n|CL|-46.12|-72.16|350|Cfb|my|Cerro Castillo|1
ohiggins-village|Villa O'Higgins||n|CL|-48.47|-72.56|250|Cfb|mly||1
tortel|Caleta Tortel||n|CL|-47.8|-73.53|10|Cfb|cxy|Tortel|1
puerto-eden|Puerto Edén||n|CL|-49.13|-74.41|10|Cfc|cxy||1
pica-cl|Pica||n|CL|-20.49|-69.33|1320|BWk|dS|Oasis de Pica|1
colchane|Colchane||n|CL|-19.28|-68.64|3730|ET|mhydS||1
andacollo-cl|Andacollo||n|CL|-30.23|-71.08|1030|BSk|m|Andacollo Chile~Virgen de Andacollo|1
cotahuasi|Cotahuasi||n|PE|-15.21|-72.89|2680|BSk|mh|Cañón de Cotahuasi~Cotahuasi Canyon|1
colan|Colán||n|PE|-5.02|-81.06|5|BWh|cwS|Playa Colán|1
mejia-pe|Mejía||n|PE|-17.1|-71.9|10|BWk|c|Mejía Arequipa~balneario de Mejía|1
yanacocha|Yanacocha Mine|Mina Yanacocha|n|PE|-6.98|-78.5|3900|Cwb|mhD|Yanacocha|1
cerro-verde-pe|Cerro Verde Mine|Mina Cerro Verde|n|PE|-16.53|-71.6|2700|BWk|dmD|minera Cerro Verde~Cerro Verde|1
canta-pe|Canta||n|PE|-11.47|-76.62|2820|BSk|mh|Obrajillo~Cordillera La Viuda|1
churin|Churín||n|PE|-10.81|-76.87|2260|BSk|m|baños de Churín|1
san-mateo-pe|San Mateo||n|PE|-11.76|-76.3|3150|BSk|mh|San Mateo de Huanchor~Marcahuasi~San Pedro de Casta~Ticlio|1
antioquia-pe|Antioquía (Lima)||n|PE|-12.08|-76.51|1550|BWh|m||1
caral|Caral||n|PE|-10.89|-77.52|350|BWh|d|Barranca Perú|1
santa-teresa-pe|Santa Teresa (Peru)|Santa Teresa|n|PE|-13.13|-72.6|1550|Cwb|mq|Santa Teresa Cusco~Cocalmayo|1
suykutambo|Suykutambo Canyon|Cañón de Suykutambo|n|PE|-14.93|-71.3|4000|ET|mhy|Suykutambo|1
torotoro|Torotoro||p|BO|-18.13|-65.76|2700|Cwb|mh|Toro Toro|1
charazani|Charazani||n|BO|-15.18|-69.0|3250|ET|mhy|Curva Charazani~Apolobamba|1
robore|Aguas Calientes (Roboré)||n|BO|-18.45|-59.5|250|Aw|q|Chochís|1
villa-tunari|Villa Tunari||n|BO|-16.97|-65.42|300|Af|jq|Chapare|1
sajama|Sajama National Park|Parque Nacional Sajama|p|BO|-18.1|-68.97|4250|ET|mhy|Sajama~Nevado Sajama|1
san-cristobal-bo|San Cristóbal Mine|Mina San Cristóbal|n|BO|-21.1|-67.21|3900|ET|mhydD|minera San Cristóbal|1
puerto-suarez|Puerto Suárez||n|BO|-18.96|-57.8|130|Aw|q|Puerto Quijarro|1
condoriri|Condoriri||p|BO|-16.2|-68.23|4600|ET|mhay|Tuni Condoriri~Pequeño Alpamayo|1
canoa-ec|Canoa||n|EC|-0.46|-80.46|5|BSh|cwq|Canoa Manabí~Canoa Ecuador|1
mompiche|Mompiche||n|EC|0.51|-80.02|5|Aw|cwq||1
villamil-ec|Playas (Villamil)||n|EC|-2.63|-80.39|5|BSh|cwq|General Villamil~Villamil Playas|1
jambeli|Jambelí||i|EC|-3.26|-80.02|3|BSh|cwq||1
crucita|Crucita||n|EC|-0.87|-80.54|5|BSh|cw||1
papallacta|Papallacta||n|EC|-0.36|-78.15|3250|Cfb|mh|termas de Papallacta|1
ingapirca|Ingapirca||n|EC|-2.55|-78.87|3150|Cfb|mh||1
cajas-ec|El Cajas||p|EC|-2.79|-79.23|3900|Cfb|mh|Parque Nacional Cajas~Cajas National Park|1
el-pangui|El Pangui||n|EC|-3.62|-78.59|820|Af|jq|Mina Mirador~Mirador El Pangui~Mina Mirador El Pangui|1
salinas-guaranda|Salinas de Guaranda||n|EC|-1.4|-79.02|3550|Cfb|mh|Salinas de Bolívar|1
baeza-ec|Baeza (Ecuador)|Baeza|n|EC|-0.46|-77.89|1900|Cfb|m|San Rafael Baeza|1
rodadero|El Rodadero||n|CO|11.2|-74.23|3|BSh|cw|Rodadero|2
gorgona|Gorgona Island|Isla Gorgona|i|CO|2.97|-78.18|10|Af|cwrjq|Gorgona|1
juanchaco|Juanchaco||n|CO|3.93|-77.36|10|Af|cwjq|Ladrilleros~Bahía Málaga|1
el-valle-choco|El Valle (Chocó)||n|CO|6.1|-77.43|10|Af|cwjq|El Almejal|1
chicamocha|Chicamocha Canyon|Cañón del Chicamocha|p|CO|6.78|-73.0|1500|Cfb|m|Chicamocha~Panachi~Mesa de los Santos|1
doradal|Doradal||n|CO|5.9|-74.74|350|Am|q|Hacienda Nápoles~Río Claro Antioquia|1
cocha|Laguna de la Cocha||p|CO|1.14|-77.15|2800|Cfb|lm|La Cocha~Encano|1
barrancabermeja|Barrancabermeja||n|CO|7.07|-73.85|80|Am|q|Barranca|2
cano-limon|Caño Limón||n|CO|6.94|-71.11|130|Aw|q|Caño Limón Arauca|1
mavecure|Cerros de Mavecure||p|CO|3.53|-67.9|110|Af|jqMy|Mavicure~Mavecure|1
tota|Lake Tota|Lago de Tota|n|CO|5.53|-72.93|3020|Cfb|lmh||1
puerto-colombia-ve|Puerto Colombia (Choroní)||n|VE|10.51|-67.61|5|Aw|cwq|Puerto Colombia|1
cata-ve|Bahía de Cata||n|VE|10.49|-67.74|5|Aw|cwq|Cuyagua~Ocumare de la Costa|1
adicora|Adícora||n|VE|11.95|-69.8|5|BSh|cw|Paraguaná|1
higuerote|Higuerote||n|VE|10.48|-66.1|3|Aw|cwq||1
los-nevados-ve|Los Nevados (Venezuela)|Los Nevados|n|VE|8.47|-71.07|2700|Cwb|mh|Los Nevados Mérida|1
paria|Paria Peninsula|Península de Paria|g|VE|10.65|-62.5|20|Aw|cwq|Paria~Río Caribe~Playa Medina|1
tortuga-ve|La Tortuga Island|Isla La Tortuga|i|VE|10.93|-65.3|3|BSh|cwr|La Tortuga|1
nayarit-villages|San Pancho||n|MX|20.9|-105.41|10|Aw|cwq|San Francisco Nayarit~Lo de Marcos~Rincón de Guayabitos~Guayabitos~Chacala|1
yelapa|Yelapa||n|MX|20.49|-105.44|5|Aw|cwq||1
maruata|Maruata||n|MX|18.27|-103.35|5|Aw|cwq||1
perula|Punta Pérula||n|MX|19.58|-105.13|5|Aw|cwq|Chamela|1
rio-lagartos|Río Lagartos||n|MX|21.6|-88.16|3|BSh|cwq|Ría Lagartos~Las Coloradas~El Cuyo|1
san-carlos-son|San Carlos (Sonora)||n|MX|27.96|-111.04|10|BWh|cwd|San Carlos Nuevo Guaymas|1
san-felipe-bc|San Felipe (Baja California)|San Felipe|n|MX|31.02|-114.84|10|BWh|cwd|San Felipe Baja~San Felipe BC|2
la-ventana-bcs|La Ventana||n|MX|24.05|-109.99|5|BWh|cwd|La Ventana Baja~El Sargento|1
tolantongo|Tolantongo||n|MX|20.65|-99.0|1280|BSh||Grutas de Tolantongo~Tolantongo caves|2
valquirico|Val'Quirico||n|MX|19.23|-98.32|2200|Cwb|||1
san-jose-pacifico|San José del Pacífico||n|MX|16.17|-96.5|2400|Cwb|m||1
sierra-gorda-qro|Sierra Gorda||g|MX|21.2|-99.47|1100|Cwa|m|Sierra Gorda Querétaro~Jalpan de Serra|1
dos-bocas|Paraíso (Tabasco)||n|MX|18.4|-93.21|5|Am|cq|Dos Bocas~Dos Bocas Paraíso~refinería Dos Bocas|1
cantarell|Cantarell||n|MX|18.65|-91.83|3|Aw|cwq|sonda de Campeche|1
cuatro-cienegas|Cuatro Ciénegas||n|MX|26.99|-102.07|740|BWh|d|Cuatrociénegas|1
monterrico-gt|Monterrico||n|GT|13.89|-90.48|5|Aw|cwq|Las Lisas|1
paredon-gt|El Paredón||n|GT|13.92|-91.08|5|Aw|cwq|Sipacate|1
laguna-brava-gt|Laguna Brava||p|GT|15.9|-91.55|1100|Am|lq|Laguna Yolnabaj|1
el-cuco|El Cuco||n|SV|13.17|-88.11|5|Aw|cwq|Las Flores El Salvador~Playa Las Flores|1
ataco|Concepción de Ataco||n|SV|13.87|-89.85|1240|Aw|m|Ataco|1
yojoa|Lake Yojoa|Lago de Yojoa|n|HN|14.87|-87.98|640|Aw|lq||1
guanaja|Guanaja||i|HN|16.45|-85.88|5|Am|cwrq||1
amatillo-hn|El Amatillo||n|HN|13.6|-87.76|50|Aw|q||1
popoyo|Popoyo||n|NI|11.46|-86.11|5|Aw|cwq|Playa Popoyo~Tola Nicaragua|1
penitas-ni|Las Peñitas||n|NI|12.37|-87.03|5|Aw|cwq|Poneloya|1
solentiname|Solentiname||i|NI|11.18|-85.02|40|Am|lq||1
montelimar-ni|Montelimar||n|NI|11.81|-86.51|10|Aw|cwq|Montelimar Nicaragua|1
uvita|Uvita||n|CR|9.16|-83.74|20|Am|cwq|Ojochal~Marino Ballena|1
pavones|Pavones||n|CR|8.39|-83.14|10|Am|cwq||1
rio-celeste|Río Celeste||p|CR|10.7|-84.99|700|Af|jvq|Volcán Tenorio~Tenorio|1
chirripo|Chirripó||p|CR|9.46|-83.59|1400|Cfb|ma|Cerro Chirripó~San Gerardo de Rivas|1
penas-blancas|Peñas Blancas||n|CR|11.21|-85.61|50|Aw|q||1
cocos-island|Cocos Island|Isla del Coco|i|CR|5.53|-87.06|10|Af|cwrjy|Isla de Coco~Cocos Island Costa Rica|1
venao|Playa Venao||n|PA|7.43|-80.19|5|Aw|cwq|Venao|1
contadora|Contadora||i|PA|8.63|-79.03|5|Aw|cwq|Pearl Islands~Islas de las Perlas~Archipiélago de las Perlas|1
playa-blanca-pa|Playa Blanca (Panama)|Playa Blanca Panamá|n|PA|8.34|-80.15|5|Aw|cwq|Playa Blanca Farallón~Farallón Panamá~Playa Coronado~Coronado Panamá|1
cobre-panama|Cobre Panamá Mine|Mina Cobre Panamá|n|PA|8.85|-80.65|150|Af|jq|Cobre Panamá~Cobre Panamá Donoso~Donoso|1
santa-lucia-cu|Santa Lucía (Cuba)|Playa Santa Lucía|n|CU|21.55|-77.05|3|Aw|cwrq|Santa Lucía Camagüey|1
cayo-largo|Cayo Largo||i|CU|21.62|-81.52|2|Aw|cwrqS|Cayo Largo del Sur|2
ocean-city-md|Ocean City||n|US|38.33|-75.09|3|Cfa|c|Ocean City MD~Ocean City Maryland~OCMD|3
rehoboth|Rehoboth Beach||n|US|38.72|-75.08|5|Cfa|c|Rehoboth~Dewey Beach~Bethany Beach|2
dauphin-island|Dauphin Island||n|US|30.25|-88.11|3|Cfa|cw||1
anna-maria|Anna Maria Island||n|US|27.5|-82.71|3|Cfa|cw|Anna Maria~Bradenton Beach|2
ogunquit|Ogunquit||n|US|43.25|-70.6|10|Dfb|cx||2
isle-royale|Isle Royale||p|US|48.0|-88.9|200|Dfb|lxqy||1
door-county|Door County||g|US|45.0|-87.2|190|Dfb|lx|Fish Creek WI|2
put-in-bay|Put-in-Bay||n|US|41.65|-82.82|180|Dfa|l|South Bass Island|2
escalante-ut|Escalante||n|US|37.77|-111.6|1770|BSk|dm|Grand Staircase-Escalante~Grand Staircase~Boulder Utah~Coyote Gulch|2
cannon-beach|Cannon Beach||n|US|45.89|-123.96|10|Csb|cx||2
mendocino|Mendocino||n|US|39.31|-123.8|30|Csb|cx|Mendocino coast|2
summit-bechtel|Summit Bechtel Reserve||n|US|37.92|-81.12|750|Cfb|mk|Summit Bechtel~New River Gorge~Fayetteville WV|2
utqiagvik|Utqiaġvik||n|US|71.29|-156.77|5|ET|cpny|Barrow Alaska|1
port-fourchon|Port Fourchon||n|US|29.12|-90.2|1|Cfa|cwq|Fourchon|1
dry-tortugas|Dry Tortugas||p|US|24.63|-82.87|2|Aw|cwrS||1
treasure-beach|Treasure Beach||n|JM|17.88|-77.76|10|Aw|cwq||1
stanley-fk|Stanley (Falklands)||n|FK|-51.69|-57.86|20|ET|cxy|Port Stanley~Mount Pleasant Falklands~MPA Falklands~RAF Mount Pleasant|2
pituffik|Pituffik Space Base||n|GL|76.53|-68.7|60|ET|cpny|Pituffik~Thule Air Base|1
lake-ohara|Lake O'Hara||p|CA|51.36|-116.33|2030|Dfc|mlk|Yoho National Park|1
drumheller|Drumheller||n|CA|51.46|-112.71|680|BSk|||1
ekati|Ekati Mine|Mina Ekati|n|CA|64.71|-110.62|460|Dfc|py|Ekati~Diavik~Diavik mine~Gahcho Kué|1
prince-albert-np|Prince Albert National Park||p|CA|53.95|-106.35|530|Dfb|lqk|Waskesiu|1
riding-mountain|Riding Mountain||p|CA|50.66|-99.97|620|Dfb|lqk|Riding Mountain National Park~Clear Lake Manitoba|1
sauble|Sauble Beach||n|CA|44.63|-81.27|180|Dfb|lx||1
grand-bend|Grand Bend||n|CA|43.31|-81.75|180|Dfb|lx||1
magdalen-islands|Magdalen Islands|Islas de la Magdalena|i|CA|47.4|-61.85|10|Dfb|cx|Îles de la Madeleine|1
fogo-island-ca|Fogo Island||i|CA|49.73|-54.2|10|Dfb|cxy|Fogo Island Inn~Fogo Newfoundland|1
peggys-cove|Peggy's Cove||n|CA|44.49|-63.92|10|Dfb|cx|Peggys Cove|1
fundy|Bay of Fundy|Bahía de Fundy|g|CA|45.6|-65.0|20|Dfb|cx|Fundy~Fundy National Park~Hopewell Rocks~Cape Enrage~Alma New Brunswick~St Martins New Brunswick|2
mont-ste-anne|Mont-Sainte-Anne||r|CA|47.08|-70.9|180|Dfb|ms|Mont Ste Anne|1
east-coast-trail|East Coast Trail||t|CA|47.25|-52.8|50|Dfb|cxL||1
voisey|Voisey's Bay||n|CA|56.33|-62.1|80|Dfc|cxpy|Voiseys Bay|1
alert-nu|Alert (Nunavut)||n|CA|82.5|-62.33|30|ET|cpny|CFS Alert|1
monte-verde-mg|Monte Verde (Brazil)|Monte Verde|n|BR|-22.86|-46.04|1550|Cwb|m|Monte Verde Minas|1
portillo-cl|Portillo||r|CL|-32.84|-70.13|2880|ET|mshaS|Portillo Chile~Laguna del Inca|2
garopaba|Garopaba||n|BR|-28.03|-48.62|5|Cfa|cwq|Praia do Rosa~Ferrugem|3
zapallar|Zapallar||n|CL|-32.55|-71.45|20|Csb|cx|Maitencillo~Papudo~Cachagua|2
la-palma-sv|La Palma||n|SV|14.32|-89.17|1000|Aw|m||1
el-castillo-ni|El Castillo||n|NI|11.02|-84.4|40|Af|jq||1
giron-ec|Girón||n|EC|-3.16|-79.15|2130|Cfb|m||1
sierra-nevada-santa-marta|Sierra Nevada de Santa Marta||r|CO|11.11|-74.05|1900|Cfb|mq||2
colchagua|Colchagua Valley|Valle de Colchagua|r|CL|-34.64|-71.36|180|Csb||Colchagua|2
jerez-zacatecas|Jerez (Zacatecas)||n|MX|22.65|-102.99|2000|BSk|h|Jerez de García Salinas~Jerez, Zacatecas~Jerez Zacatecas~Jerez Zac|1
colonia-caroya|Colonia Caroya||n|AR|-31.02|-64.07|500|Cwa|||1
colonia-tovar|Colonia Tovar||n|VE|10.41|-67.29|1800|Cwb|m||1
ouray|Ouray||n|US|38.02|-107.67|2375|Dfb|mhaS|Ouray Colorado~Ridgway Colorado~Ouray Ice Park~Million Dollar Highway|2
silverton-colorado|Silverton (Colorado)||n|US|37.81|-107.66|2835|Dfc|mhasS|Silverton Colorado~Silverton CO~Silverton Mountain~Hardrock 100~Purgatory ski~Purgatory Colorado|1
lake-city-colorado|Lake City (Colorado)||n|US|38.03|-107.32|2640|Dfb|mhaS|Lake City Colorado~San Juan Mountains Colorado~Creede~Creede Colorado|1
pagosa-springs|Pagosa Springs||n|US|37.27|-107.01|2170|Dfb|msaS|Pagosa Springs Colorado~Wolf Creek ski~Wolf Creek Colorado|1
mesa-verde|Mesa Verde||p|US|37.23|-108.46|2100|BSk|mS|Mesa Verde National Park~Mancos Colorado~Dolores Colorado|1
great-sand-dunes|Great Sand Dunes||p|US|37.73|-105.51|2500|BSk|mhadSD|Great Sand Dunes National Park~Crestone~Westcliffe|1
buena-vista-colorado|Buena Vista (Colorado)||n|US|38.84|-106.13|2430|BSk|mhaS|Buena Vista Colorado~Buena Vista CO~Salida Colorado~Nathrop~Monarch Mountain~Mount Princeton Hot Springs~Collegiate Peaks|1
leadville|Leadville||n|US|39.25|-106.29|3100|Dfc|mhasS|Twin Lakes Colorado~Ski Cooper~Mount Elbert|1
idaho-springs|Idaho Springs||n|US|39.74|-105.51|2300|Dfb|mhaS|Georgetown Colorado~Loveland Ski Area~Arapahoe Basin~A-Basin~Idaho Springs Colorado~Central City Colorado|1
nederland-colorado|Nederland (Colorado)||n|US|39.96|-105.51|2510|Dfb|mhasS|Nederland Colorado~Eldora Mountain~Indian Peaks~Brainard Lake|1
red-feather-lakes|Red Feather Lakes||n|US|40.8|-105.58|2500|Dfb|mhS|Red Feather Lakes Colorado~Ben Delatour Scout Ranch|1
glenwood-springs|Glenwood Springs||n|US|39.55|-107.32|1760|BSk|mS|Hanging Lake~Redstone Colorado~Marble Colorado~Sunlight Mountain|1
dinosaur-national-monument|Dinosaur National Monument||p|US|40.48|-108.95|1700|BSk|dSy|Dinosaur Colorado~Yampa River~Gates of Lodore|1
black-canyon-of-the-gunnison|Black Canyon of the Gunnison||p|US|38.57|-107.72|2400|BSk|mhS|Black Canyon Colorado~Black Canyon Gunnison|1
colorado-trail|Colorado Trail||t|US|38.9|-106.4|3100|Dfc|LmhaS||2
red-rocks-amphitheatre|Red Rocks Amphitheatre||n|US|39.67|-105.21|1950|BSk|mS|Red Rocks Colorado~Morrison Colorado~Red Rocks Amphitheater|2
goblin-valley|Goblin Valley||p|US|38.57|-110.71|1550|BWk|dSD|San Rafael Swell~Goblin Valley State Park~Hanksville|1
bluff-utah|Bluff (Utah)||n|US|37.28|-109.55|1330|BWk|dSD|Bluff Utah~Bears Ears~Cedar Mesa~Mexican Hat~Goosenecks~Valley of the Gods|1
indian-creek|Indian Creek||n|US|38.03|-109.54|1550|BSk|dSDy|Indian Creek Utah~Needles District|1
kanab|Kanab||n|US|37.05|-112.53|1510|BSk|dS|Coral Pink Sand Dunes~Best Friends Animal Sanctuary|1
brian-head|Brian Head||r|US|37.7|-112.85|2990|Dfc|mhsS|Brian Head Utah~Cedar Breaks~Duck Creek Village|1
bear-lake|Bear Lake||n|US|41.95|-111.33|1810|Dfb|lmS|Bear Lake Utah~Bear Lake Idaho|1
flaming-gorge|Flaming Gorge||p|US|40.9|-109.5|1850|BSk|lS|Flaming Gorge Utah|1
bonneville-salt-flats|Bonneville Salt Flats||n|US|40.77|-113.89|1290|BWk|dSD|Bonneville Speedway~Speed Week Bonneville~Wendover Utah|1
snowbasin|Snowbasin||r|US|41.22|-111.86|1950|Dfb|ms|Powder Mountain~Eden Utah~Huntsville Utah|1
high-uintas|High Uintas||p|US|40.75|-110.6|3000|Dfc|mhay|Uintas~Uinta Mountains~Kings Peak|1
great-basin-national-park|Great Basin National Park||p|US|38.98|-114.22|2300|BSk|mhaSy|Baker Nevada~Wheeler Peak Nevada|1
red-rock-canyon|Red Rock Canyon||p|US|36.14|-115.43|1200|BWh|dS|Red Rock Canyon Nevada~Mount Charleston~Valley of Fire|1
tonopah|Tonopah||n|US|38.07|-117.23|1840|BWk|dSy|Tonopah Nevada~Rachel Nevada~Area 51~Extraterrestrial Highway|1
laughlin|Laughlin||n|US|35.17|-114.57|165|BWh|dS|Lake Mohave~Oatman|1
lake-mead|Lake Mead||p|US|36.1|-114.5|370|BWh|ldS|Hoover Dam|2
organ-pipe-cactus|Organ Pipe Cactus||p|US|32.0|-112.8|500|BWh|dSD|Organ Pipe~Ajo Arizona|1
bisbee|Bisbee||n|US|31.45|-109.93|1640|BSk|mdS|Tombstone Arizona~Chiricahua~Tombstone AZ|1
canyon-de-chelly|Canyon de Chelly||p|US|36.13|-109.47|1700|BSk|dSD||1
petrified-forest|Petrified Forest||p|US|35.07|-109.79|1700|BSk|dS|Petrified Forest National Park~Painted Desert|1
jerome-arizona|Jerome (Arizona)||n|US|34.75|-112.11|1550|BSk|mS|Jerome Arizona~Jerome AZ|1
pinetop-lakeside|Pinetop-Lakeside||n|US|34.14|-109.96|2070|Csb|mS|White Mountains Arizona~Greer Arizona~Pinetop Arizona|1
chaco-canyon|Chaco Canyon||p|US|36.06|-107.96|1900|BSk|dSDy|Chaco Culture~Bisti Badlands|1
ruidoso|Ruidoso||n|US|33.33|-105.67|2110|Csb|mS|Ski Apache~Cloudcroft|1
truth-or-consequences|Truth or Consequences||n|US|33.13|-107.25|1290|BWk|dS|Gila Wilderness~Gila Cliff Dwellings~Elephant Butte|1
red-river-new-mexico|Red River (New Mexico)||n|US|36.71|-105.41|2650|Dfb|mhasS|Red River NM~Angel Fire~Angel Fire NM~Red River New Mexico|1
ghost-ranch|Ghost Ranch||n|US|36.33|-106.47|2000|BSk|mS|Abiquiu~Abiquiú|1
guadalupe-mountains-national-park|Guadalupe Mountains National Park||p|US|31.9|-104.87|1750|BSk|mdS|Guadalupe Mountains~Guadalupe Peak|1
texas-hill-country|Texas Hill Country||g|US|30.27|-98.87|520|Cfa|S|Enchanted Rock|2
wimberley|Wimberley||n|US|30.0|-98.1|260|Cfa|S|Gruene|1
port-aransas|Port Aransas||n|US|27.83|-97.06|2|Cfa|cwS|Mustang Island~Padre Island National Seashore|1
south-padre-island|South Padre Island||i|US|26.1|-97.17|2|BSh|cwS|SPI Texas~Boca Chica Starbase~Starbase Texas~Starbase|2
palo-duro-canyon|Palo Duro Canyon||p|US|34.94|-101.66|850|BSk|dS|Palo Duro|1
luckenbach|Luckenbach||n|US|30.18|-98.76|460|Cfa||Luckenbach Texas|1
circuit-of-the-americas|Circuit of the Americas||n|US|30.13|-97.64|150|Cfa||COTA Austin|1
caddo-lake|Caddo Lake||n|US|32.71|-94.12|55|Cfa|lq|Uncertain Texas|1
eureka-springs|Eureka Springs||n|US|36.4|-93.74|430|Cfa|m|Eureka Springs Arkansas~Buffalo River~Buffalo National River~Jasper Arkansas~Ponca Arkansas|1
branson|Branson||n|US|36.64|-93.22|240|Cfa|l|Table Rock Lake~Silver Dollar City|2
tallgrass-prairie|Tallgrass Prairie||p|US|38.43|-96.56|420|Cfa||Flint Hills~Unbound Gravel|1
stanley-idaho|Stanley (Idaho)||n|US|44.22|-114.94|1910|Dfc|maS|Stanley Idaho~Sawtooths~Sawtooth Mountains~Redfish Lake|1
mccall|McCall||n|US|44.91|-116.1|1530|Dfb|lms|Brundage Mountain~Tamarack Resort|1
middle-fork-salmon-river|Middle Fork Salmon River||t|US|44.9|-114.8|1300|Dfb|my|Salmon River rafting~Middle Fork of the Salmon~Frank Church Wilderness|1
craters-of-the-moon|Craters of the Moon||p|US|43.42|-113.52|1800|BSk|mvS|Craters of the Moon Idaho|1
city-of-rocks|City of Rocks||p|US|42.08|-113.7|1850|BSk|mS|City of Rocks Idaho~Almo|1
hells-canyon|Hells Canyon||p|US|45.4|-116.7|500|BSk|m|Hells Canyon Idaho~Joseph Oregon~Wallowa Lake~Wallowas~Wallowa Mountains|1
priest-lake|Priest Lake||n|US|48.55|-116.85|750|Dfb|lm|Schweitzer~Schweitzer Mountain~Priest Lake Idaho|1
pinedale|Pinedale||n|US|42.87|-109.86|2190|Dfb|mhaS|Wind River Range~Wind Rivers~Pinedale Wyoming~Cirque of the Towers~Jonah Field|1
ten-sleep|Ten Sleep||n|US|44.03|-107.45|1350|BSk|mS|Ten Sleep Wyoming~Bighorn Mountains|1
dubois-wyoming|Dubois (Wyoming)||n|US|43.53|-109.63|2110|BSk|mS|Dubois Wyoming~Dubois WY|1
west-yellowstone|West Yellowstone||n|US|44.66|-111.1|2030|Dfc|ms|Old Faithful~Lamar Valley~Mammoth Hot Springs~Gardiner Montana~Cooke City|2
devils-tower|Devils Tower||p|US|44.59|-104.71|1250|BSk||Devil's Tower~Devils Tower Wyoming|1
red-lodge|Red Lodge||n|US|45.19|-109.25|1700|Dfb|ms|Red Lodge Montana~Beartooth Highway~Beartooth Mountains|1
polebridge|Polebridge||n|US|48.77|-114.28|1080|Dfb|my|Polebridge Montana~West Glacier~East Glacier~Many Glacier~St Mary Montana~Lake McDonald|1
flathead-lake|Flathead Lake||n|US|47.9|-114.1|890|Dfb|lm|Seeley Lake~Bob Marshall Wilderness|1
paradise-valley-montana|Paradise Valley (Montana)||n|US|45.4|-110.65|1500|Dfb|m|Paradise Valley Montana~Chico Hot Springs~Pray Montana|1
philipsburg|Philipsburg||n|US|46.33|-113.29|1600|Dfb|ms|Philipsburg Montana~Discovery Ski Area|1
bridger-bowl|Bridger Bowl||r|US|45.82|-110.9|1900|Dfb|ms||1
theodore-roosevelt-national-park|Theodore Roosevelt National Park||p|US|46.95|-103.5|750|BSk||Medora~Medora North Dakota~Maah Daah Hey|1
bakken|Bakken||n|US|47.8|-103.25|690|BSk||Bakken oil field~Bakken oilfield|1
custer-state-park|Custer State Park||p|US|43.73|-103.45|1350|Dfb|m|Custer South Dakota~Needles Highway~Wind Cave~Jewel Cave|1
niobrara-river|Niobrara River||n|US|42.85|-100.5|750|Dfa||Sandhills Nebraska|1
voyageurs-national-park|Voyageurs National Park||p|US|48.48|-92.85|345|Dfb|lqk|Voyageurs~Kabetogama|1
grand-marais-minnesota|Grand Marais (Minnesota)||n|US|47.75|-90.33|190|Dfb|lk|Grand Marais MN~North Shore Minnesota~Lutsen~Lutsen Mountains~Grand Marais Minnesota~Lake Superior North Shore|1
lake-of-the-woods|Lake of the Woods||n|US|49.0|-94.8|325|Dfb|lq||1
brainerd-lakes|Brainerd Lakes||n|US|46.5|-94.3|370|Dfb|lqk|Gull Lake Minnesota~Nisswa~Leech Lake|1
apostle-islands|Apostle Islands||i|US|46.9|-90.7|190|Dfb|lk|Bayfield Wisconsin~Madeline Island|1
wisconsin-dells|Wisconsin Dells||n|US|43.63|-89.77|270|Dfb|k|the Dells~Devil's Lake Wisconsin|2
birkebeiner-hayward|Birkebeiner (Hayward)||n|US|46.01|-91.48|370|Dfb|lk|American Birkebeiner~Hayward Wisconsin|1
elkhart-lake|Elkhart Lake||n|US|43.83|-88.02|290|Dfb|l|Road America|1
lake-geneva-wisconsin|Lake Geneva (Wisconsin)||n|US|42.59|-88.43|270|Dfa|l|Alpine Valley|1
keweenaw|Keweenaw||g|US|47.4|-88.2|200|Dfb|lsk|Copper Harbor~Keweenaw Peninsula~Mount Bohemia|1
pictured-rocks|Pictured Rocks||p|US|46.55|-86.4|200|Dfb|lkq|Munising~Pictured Rocks National Lakeshore~Grand Marais Michigan~Upper Peninsula~Tahquamenon|1
sleeping-bear-dunes|Sleeping Bear Dunes||p|US|44.9|-86.05|190|Dfb|lk|Glen Arbor~Leland Michigan~Beaver Island Michigan~Traverse City cherry~Leelanau~Charlevoix Michigan|1
saugatuck|Saugatuck||n|US|42.65|-86.2|180|Dfb|l|Saugatuck Michigan~Silver Lake Dunes|1
interlochen|Interlochen||n|US|44.65|-85.77|260|Dfb|lk|Interlochen Arts Camp|1
cedar-point|Cedar Point||r|US|41.48|-82.68|175|Dfa|l|Cedar Point Ohio~Kelleys Island|2
hocking-hills|Hocking Hills||p|US|39.43|-82.54|280|Dfa|k|Old Man's Cave~Hocking Hills Ohio|1
amish-country-ohio|Amish Country (Ohio)||g|US|40.55|-81.8|330|Dfa||Holmes County~Berlin Ohio~Amish Country Ohio|1
indiana-dunes|Indiana Dunes||p|US|41.65|-87.05|185|Dfa|l||1
kentucky-derby|Kentucky Derby||n|US|38.2|-85.77|140|Cfa||Churchill Downs|2
red-river-gorge|Red River Gorge||p|US|37.79|-83.68|300|Cfa|k|Slade Kentucky~Red River Gorge Kentucky~Natural Bridge Kentucky|1
mammoth-cave|Mammoth Cave||p|US|37.19|-86.1|220|Cfa|k|Mammoth Cave National Park|1
bourbon-trail|Bourbon Trail||t|US|37.9|-85.4|230|Cfa|R|Kentucky Bourbon Trail|1
lake-cumberland|Lake Cumberland||n|US|36.95|-84.95|230|Cfa|l||1
chattooga-river|Chattooga River||n|US|34.85|-83.3|400|Cfa|k||1
helen-georgia|Helen (Georgia)||n|US|34.7|-83.73|440|Cfa|mk|Helen Georgia~Helen GA~Blue Ridge Georgia~Ellijay~Amicalola Falls|1
barkley-marathons|Barkley Marathons||n|US|36.13|-84.5|500|Cfa|mk|Frozen Head State Park~Frozen Head|1
cades-cove|Cades Cove||p|US|35.6|-83.8|550|Cfa|mk|Townsend Tennessee~Wears Valley~Clingmans Dome~Cherokee NC~Bryson City|2
high-country-nc|High Country (North Carolina)||g|US|36.22|-81.67|1000|Cfb|mks|Blowing Rock~Banner Elk~Sugar Mountain NC~Grandfather Mountain~Beech Mountain~Linville Gorge|1
pisgah|Pisgah||g|US|35.23|-82.73|680|Cfb|mk|Pisgah National Forest~Cashiers NC~Highlands NC~Chimney Rock NC~Lake Lure|1
cape-lookout|Cape Lookout||n|US|34.62|-76.54|3|Cfa|cwq|Emerald Isle NC~Atlantic Beach NC~Crystal Coast~Shackleford Banks|1
topsail-island|Topsail Island||i|US|34.4|-77.55|3|Cfa|cwq|Topsail Beach~Surf City NC~Carolina Beach~Bald Head Island~Kure Beach|1
myrtle-beach-coast|Myrtle Beach coast||g|US|33.6|-78.95|5|Cfa|cwq|Pawleys Island~Grand Strand~Garden City Beach|1
kiawah-island|Kiawah Island||i|US|32.61|-80.08|3|Cfa|cwq|Kiawah~Seabrook Island~Edisto Beach~Edisto Island|2
hilton-head|Hilton Head||i|US|32.2|-80.72|3|Cfa|cwq|Daufuskie Island~Fripp Island~Hunting Island|2
golden-isles|Golden Isles||i|US|31.17|-81.38|3|Cfa|cwq|Jekyll Island~Sea Island Georgia~Cumberland Island|1
okefenokee|Okefenokee||p|US|30.75|-82.15|35|Cfa|q|Okefenokee Swamp|1
augusta-national|Augusta National||n|US|33.5|-82.02|80|Cfa||Masters golf|1
amelia-island|Amelia Island||i|US|30.62|-81.45|3|Cfa|cwq||1
cedar-key|Cedar Key||i|US|29.14|-83.04|2|Cfa|cq|Cedar Key Florida|1
crystal-river|Crystal River||n|US|28.9|-82.59|2|Cfa|cq|Three Sisters Springs~Weeki Wachee|1
ginnie-springs|Ginnie Springs||n|US|29.84|-82.7|10|Cfa|q|Ichetucknee|1
cape-san-blas|Cape San Blas||n|US|29.67|-85.35|2|Cfa|cwq|St George Island Florida~Apalachicola~Mexico Beach~Mexico Beach Florida|1
emerald-coast|Emerald Coast||g|US|30.38|-86.5|3|Cfa|cwq|Perdido Key~Gulf Islands National Seashore~Navarre Beach~Grayton Beach~Santa Rosa Beach|2
gulf-shores|Gulf Shores||n|US|30.25|-87.7|3|Cfa|cwq|Orange Beach~Orange Beach Alabama~Fort Morgan Alabama~Hangout Fest|2
sanibel-island|Sanibel Island||i|US|26.44|-82.1|2|Aw|cwqS|Captiva~Captiva Island~Cayo Costa~Boca Grande~Pine Island Florida~Matlacha|2
siesta-key|Siesta Key||i|US|27.27|-82.55|2|Cfa|cwq|Lido Key|1
marco-island|Marco Island||i|US|25.94|-81.72|2|Aw|cwqS|Ten Thousand Islands~Chokoloskee|1
big-pine-key|Big Pine Key||i|US|24.67|-81.35|1|Aw|cwrqS|Bahia Honda~Looe Key~Sugarloaf Key~Little Palm Island|1
daytona-speedway|Daytona Speedway||n|US|29.19|-81.07|5|Cfa||Daytona 500~Bike Week Daytona~Daytona International Speedway|1
talladega|Talladega||n|US|33.57|-86.07|170|Cfa||Talladega Superspeedway|1
chincoteague|Chincoteague||i|US|37.93|-75.37|2|Cfa|cwqk|Assateague~Assateague Island~Tangier Island|1
bald-eagle-state-park|Bald Eagle State Park||p|US|41.03|-77.65|200|Dfa|k|Penn's Cave~Raystown Lake|1
lancaster-county|Lancaster County||g|US|40.04|-76.25|110|Dfa||Amish Country~Pennsylvania Dutch~Amish Pennsylvania|1
ohiopyle|Ohiopyle||n|US|39.87|-79.49|370|Dfb|k|Ohiopyle PA~Fallingwater~Seven Springs PA|1
deep-creek-lake|Deep Creek Lake||n|US|39.51|-79.32|750|Dfb|lsk|Wisp Resort~Deep Creek Maryland~McHenry Maryland|1
snowshoe-mountain|Snowshoe Mountain||r|US|38.41|-79.99|1450|Dfb|msk|Snowshoe WV~Snowshoe West Virginia|1
seneca-rocks|Seneca Rocks||n|US|38.83|-79.38|480|Dfb|mk|Canaan Valley~Dolly Sods~Davis West Virginia~Blackwater Falls|1
the-greenbrier|The Greenbrier||r|US|37.79|-80.31|600|Cfb|k|White Sulphur Springs|1
luray|Luray||n|US|38.67|-78.46|250|Cfa|k|Luray Caverns~Massanutten~Wintergreen Virginia|1
grayson-highlands|Grayson Highlands||p|US|36.63|-81.5|1400|Cfb|mk|Damascus Virginia~Virginia Creeper Trail~Floyd Virginia|1
shelter-island|Shelter Island||i|US|41.07|-72.34|5|Cfa|cw|Shelter Island NY~Greenport NY~North Fork Long Island~North Fork NY|1
cooperstown|Cooperstown||n|US|42.7|-74.92|375|Dfb|lk|Cooperstown NY~Baseball Hall of Fame~Cooperstown Dreams Park|1
thousand-islands|Thousand Islands||n|US|44.33|-75.93|80|Dfb|l|Alexandria Bay~Alexandria Bay NY~1000 Islands~Clayton NY|1
old-forge|Old Forge||n|US|43.71|-74.97|520|Dfb|lmk|Old Forge NY~Blue Mountain Lake~Long Lake NY~Keene Valley~Gore Mountain~Lake George|1
gunks|Gunks||n|US|41.73|-74.2|200|Dfb|k|Shawangunks~the Gunks~Mohonk~Minnewaska|1
windham-mountain|Windham Mountain||r|US|42.29|-74.26|500|Dfb|msk|Windham NY~Phoenicia NY~Tannersville NY~Belleayre~Livingston Manor|1
chautauqua|Chautauqua||n|US|42.21|-79.47|400|Dfb|l|Chautauqua Institution~Chautauqua NY|1
letchworth|Letchworth||p|US|42.6|-78.03|280|Dfb|k|Letchworth State Park|1
berkshires|Berkshires||g|US|42.35|-73.3|300|Dfb|k|the Berkshires~Tanglewood~Lenox MA~Stockbridge MA~Mass MoCA~Great Barrington|2
southern-vermont|Southern Vermont||g|US|42.95|-72.9|450|Dfb|msk|Mount Snow~Stratton Mountain~Okemo~Manchester Vermont~Woodstock Vermont~Woodstock VT~Ludlow Vermont~Bromley Mountain~Stratton Vermont|1
northeast-kingdom|Northeast Kingdom||g|US|44.75|-72.0|400|Dfb|lsk|Jay Peak~Burke Mountain~Burke Vermont~Lake Willoughby|1
mad-river-valley|Mad River Valley||g|US|44.17|-72.87|300|Dfb|msk|Mad River Glen~Waitsfield~Warren Vermont|1
long-trail-vermont|Long Trail (Vermont)||t|US|44.0|-72.85|700|Dfb|Lmk|Long Trail Vermont|1
lake-champlain|Lake Champlain||g|US|44.6|-73.3|30|Dfb|l|Lake Champlain Islands~Grand Isle Vermont|1
lake-winnipesaukee|Lake Winnipesaukee||n|US|43.6|-71.3|155|Dfb|lk|Winnipesaukee~Meredith NH~Squam Lake~Lakes Region New Hampshire|1
franconia-notch|Franconia Notch||p|US|44.14|-71.68|550|Dfb|msk|Cannon Mountain~Loon Mountain~Bretton Woods~Lincoln NH~Waterville Valley~Kancamagus|1
sunday-river|Sunday River||r|US|44.47|-70.86|250|Dfb|msk|Sunday River Maine|1
sugarloaf-maine|Sugarloaf (Maine)||r|US|45.05|-70.3|500|Dfb|msk|Sugarloaf Maine~Sugarloaf Mountain~Carrabassett Valley~Rangeley~Saddleback Maine~Sugarloaf USA|1
baxter-state-park|Baxter State Park||p|US|45.9|-68.92|500|Dfb|mkqa|Mount Katahdin~Katahdin~Hundred-Mile Wilderness~100 Mile Wilderness|1
moosehead-lake|Moosehead Lake||n|US|45.47|-69.6|320|Dfb|lkq|Greenville Maine~Allagash|1
penobscot-bay|Penobscot Bay||g|US|44.1|-68.9|15|Dfb|cx|Monhegan~Monhegan Island~Vinalhaven~Stonington Maine~Boothbay Harbor~Deer Isle~Castine~Islesboro~North Haven Maine|1
kennebunkport|Kennebunkport||n|US|43.36|-70.48|5|Dfb|cx|York Maine|1
lubec|Lubec||n|US|44.86|-66.98|10|Dfb|cx|Eastport Maine~Machias Maine|1
cuttyhunk|Cuttyhunk||i|US|41.42|-70.93|10|Cfa|cw|Elizabeth Islands~Cuttyhunk Island|1
wellfleet|Wellfleet||n|US|41.93|-70.03|5|Cfb|cw|Truro MA~Brewster MA~Orleans MA|1
watch-hill|Watch Hill||n|US|41.31|-71.86|5|Cfa|cw|Watch Hill Rhode Island~Misquamicut|1
long-beach-island|Long Beach Island||i|US|39.65|-74.2|2|Cfa|cw|LBI~Long Beach Island NJ~Beach Haven|1
stone-harbor-nj|Stone Harbor (New Jersey)||n|US|38.99|-74.81|2|Cfa|cw|Stone Harbor NJ~Avalon NJ~Sea Isle City|1
north-cascades|North Cascades||p|US|48.7|-121.1|500|Dsb|mak|North Cascades National Park~Stehekin~Winthrop Washington~Mazama Washington~Methow Valley~Winthrop WA|1
mount-baker|Mount Baker||p|US|48.86|-121.68|1200|Dsc|ms|Mt Baker~Mt Baker Ski Area~Glacier Washington|1
mount-st-helens|Mount St. Helens||p|US|46.2|-122.19|1000|Csb|mv|Mount St Helens~Mt St Helens|1
snoqualmie-pass|Snoqualmie Pass||r|US|47.42|-121.41|920|Dsb|ms|Crystal Mountain~Crystal Mountain Washington~The Enchantments~Alpental~Roslyn Washington|1
whidbey-island|Whidbey Island||i|US|48.2|-122.6|20|Csb|cx|Coupeville~Langley Washington~Whidbey|1
la-push|La Push||n|US|47.91|-124.64|10|Cfb|cx|La Push Washington~Neah Bay~Cape Flattery~Ruby Beach~Rialto Beach~Kalaloch~Lake Quinault|1
long-beach-washington|Long Beach (Washington)||n|US|46.35|-124.05|5|Cfb|cx|Long Beach Washington~Long Beach WA~Ocean Shores~Cape Disappointment|1
the-gorge-amphitheatre|The Gorge Amphitheatre||n|US|47.1|-119.99|300|BSk|S|George Washington Gorge~Gorge Amphitheatre~Gorge Amphitheater|1
mount-hood|Mount Hood||p|US|45.33|-121.71|1500|Dsb|mas|Mt Hood~Timberline Lodge~Mt Hood Meadows~Government Camp|2
columbia-river-gorge|Columbia River Gorge||g|US|45.7|-121.7|60|Csb|m|Columbia Gorge~Multnomah Falls~White Salmon~Cascade Locks|2
oregon-coast|Oregon Coast||g|US|44.6|-124.05|10|Csb|cx|Oregon coast~Manzanita Oregon~Yachats~Depoe Bay~Pacific City~Oregon Dunes~Florence Oregon~Seaside Oregon|2
southern-oregon-coast|Southern Oregon Coast||g|US|42.85|-124.5|10|Csb|cx|Bandon Dunes~Bandon Oregon~Gold Beach Oregon~Port Orford~Brookings Oregon|1
steens-mountain|Steens Mountain||p|US|42.7|-118.6|1500|BSk|mSy|Alvord Desert~Frenchglen~Burns Oregon|1
john-day-fossil-beds|John Day Fossil Beds||p|US|44.65|-120.25|650|BSk|S|Painted Hills~Mitchell Oregon|1
lake-shasta|Lake Shasta||n|US|40.8|-122.3|330|Csa|lm|Mt Shasta~Castle Crags|1
lassen-volcanic|Lassen Volcanic||p|US|40.5|-121.4|2000|Dsb|mav|Lassen~Lassen Volcanic National Park~Mount Lassen|1
trinity-alps|Trinity Alps||p|US|40.95|-122.9|1200|Csb|ma|Weaverville~Shelter Cove|1
lava-beds|Lava Beds||p|US|41.71|-121.51|1450|BSk|vS|Lava Beds National Monument|1
point-reyes|Point Reyes||p|US|38.05|-122.88|30|Csb|cx|Point Reyes National Seashore~Bolinas~Stinson Beach~Inverness California~Tomales Bay|1
russian-river|Russian River||g|US|38.5|-123.0|20|Csb|k|Bodega Bay~Sea Ranch~Jenner California~Bohemian Grove|1
anderson-valley|Anderson Valley||g|US|39.0|-123.35|100|Csb||Boonville California|1
eastern-sierra|Eastern Sierra||g|US|37.36|-118.4|1260|BSk|maS|Buttermilks Bishop~Owens Valley~Alabama Hills~Lone Pine California~June Lake~Mono Lake~Lee Vining|2
sierra-high-route|Sierra High Route||t|US|37.2|-118.7|3100|Dsc|Lmha|High Sierra~Evolution Basin~Rae Lakes~Rae Lakes Loop|1
kirkwood-california|Kirkwood (California)||r|US|38.68|-120.07|2380|Dsb|msh|Kirkwood California~Kirkwood ski~Bear Valley California~Arnold California~Dodge Ridge|1
truckee|Truckee||n|US|39.33|-120.18|1775|Dsb|ms|Donner Lake~Sugar Bowl~Soda Springs California~Donner Pass|1
big-bear-lake|Big Bear Lake||n|US|34.24|-116.91|2060|Csb|lmsS|Big Bear CA~Big Bear California~Snow Summit|2
anza-borrego|Anza-Borrego||p|US|33.26|-116.38|250|BWh|dSD|Anza Borrego~Julian California|1
salton-sea|Salton Sea||n|US|33.35|-115.75|-65|BWh|dSD|Slab City~Bombay Beach~Glamis~Imperial Sand Dunes|1
mojave-national-preserve|Mojave National Preserve||p|US|35.1|-115.5|1000|BWh|dSD|Mojave Desert~Mojave~Kelso Dunes|1
pinnacles-national-park|Pinnacles National Park||p|US|36.49|-121.18|400|Csa|||1
laguna-seca|Laguna Seca||n|US|36.58|-121.75|250|Csb||Pebble Beach~Carmel Valley~Pebble Beach golf|1
san-simeon|San Simeon||n|US|35.56|-121.08|20|Csb|cx|Hearst Castle~Avila Beach|1
ojai|Ojai||n|US|34.45|-119.24|230|Csa||Los Olivos~Santa Ynez Valley|1
lightning-in-a-bottle|Lightning in a Bottle||n|US|35.2|-119.27|90|BSh|S|Lightning in a Bottle festival~Buena Vista Lake|1
outside-lands|Outside Lands||n|US|37.77|-122.48|60|Csb||Outside Lands festival~Golden Gate Park~Hardly Strictly Bluegrass|1
twentynine-palms|Twentynine Palms||n|US|34.14|-116.05|600|BWh|dSD|Pioneertown|1
china-lake|China Lake||n|US|35.69|-117.69|690|BWh|dS|Trona Pinnacles|1
wrangell-st-elias|Wrangell-St. Elias||p|US|61.5|-142.9|450|Dfc|mny|McCarthy Alaska~Kennecott~Kennicott~Wrangell St Elias|1
gates-of-the-arctic|Gates of the Arctic||p|US|67.8|-153.0|600|ET|mnyqp|Gates of the Arctic National Park~Bettles~Anaktuvuk Pass~Brooks Range|1
arctic-national-wildlife-refuge|Arctic National Wildlife Refuge||p|US|69.0|-144.0|600|ET|mnyqp|ANWR~Kaktovik~Arctic Village|1
nome-alaska|Nome (Alaska)||n|US|64.5|-165.4|10|Dfc|cxny|Nome Alaska|1
kotzebue|Kotzebue||n|US|66.9|-162.6|5|Dfc|cxny|Kotzebue Alaska~Red Dog Mine|1
kodiak-island|Kodiak Island||i|US|57.7|-152.9|20|Cfb|cxm|Kodiak Alaska|1
dutch-harbor|Dutch Harbor||i|US|53.89|-166.54|10|Cfc|cxmy|Dutch Harbor Alaska~Aleutian Islands|1
valdez-alaska|Valdez (Alaska)||n|US|61.13|-146.35|5|Dfc|cxm|Valdez Alaska~Prince William Sound|1
girdwood|Girdwood||n|US|60.96|-149.16|40|Dfc|ms|Girdwood Alaska~Alyeska~Alyeska Resort~Hatcher Pass|1
haines-alaska|Haines (Alaska)||n|US|59.24|-135.45|15|Dfb|cxm|Haines Alaska~Skagway Alaska|1
sitka-coast|Sitka coast||g|US|57.05|-135.33|10|Cfb|cxm||1
lake-clark|Lake Clark||p|US|60.4|-154.0|100|Dfc|lmny|Lake Clark National Park~Port Alsworth|1
bethel-alaska|Bethel (Alaska)||n|US|60.79|-161.76|5|Dfc|ny|Bethel Alaska~Yukon Kuskokwim Delta|1
chena-hot-springs|Chena Hot Springs||n|US|65.05|-146.06|360|Dfc|mn|Chena~North Pole Alaska|1
iditarod-trail|Iditarod Trail||t|US|63.0|-156.0|200|Dfc|ny|Iditarod~McGrath Alaska|1
coldfoot|Coldfoot||n|US|67.25|-150.17|330|Dfc|nymq|Wiseman Alaska~Coldfoot Camp|1
st-paul-island-alaska|St. Paul Island (Alaska)||i|US|57.13|-170.28|10|ET|cxyn|Pribilof Islands~St Paul Island Alaska|1
midway-atoll|Midway Atoll||i|US|28.21|-177.37|3|Am|cwrS|Midway Island|1
johnston-atoll|Johnston Atoll||i|US|16.73|-169.53|3|BSh|cwrS|Wake Island|1
niihau|Niihau||i|US|21.9|-160.15|50|BSh|cwS||1
kalalau-trail|Kalalau Trail||t|US|22.18|-159.63|100|Af|LcwqS|Kalalau~Waimea Canyon~Kokee|1
volcano-hawaii|Volcano (Hawaii)||p|US|19.43|-155.24|1200|Cfb|vm|Kilauea~Mauna Kea~Mauna Loa~Volcano Hawaii|2
kohala-coast|Kohala Coast||g|US|19.95|-155.85|20|BSh|cwrvS|Mauna Lani~Hapuna|1
ko-olina|Ko Olina||r|US|21.34|-158.12|5|BSh|cwS|Aulani~Disney Aulani|1
haleiwa|Haleiwa||n|US|21.59|-158.1|5|As|cwS|Pipeline Hawaii~Banzai Pipeline~Waimea Bay~Turtle Bay~Laie|2
fort-hood|Fort Hood||n|US|31.13|-97.78|280|Cfa|S|Fort Cavazos|1
fort-bragg|Fort Bragg||n|US|35.14|-79.0|75|Cfa||Fort Liberty|1
fort-jackson|Fort Jackson||n|US|34.01|-80.93|90|Cfa|||1
fort-sill|Fort Sill||n|US|34.65|-98.4|360|Cfa|||1
fort-polk|Fort Polk||n|US|31.05|-93.2|90|Cfa|q|Fort Johnson Louisiana|1
great-lakes-naval-station|Great Lakes Naval Station||n|US|42.31|-87.85|200|Dfa|l|Great Lakes Illinois~Naval Station Great Lakes~RTC Great Lakes|1
camp-pendleton|Camp Pendleton||n|US|33.3|-117.4|50|Csb|c|Coronado Navy~MCRD San Diego|1
west-point|West Point||n|US|41.39|-73.96|50|Dfa|k|West Point NY~USMA|1
northern-tier-high-adventure|Northern Tier High Adventure||n|US|47.98|-91.47|420|Dfb|lqk|Northern Tier BSA~Moose Lake Minnesota|1
ultra-music-festival|Ultra Music Festival||n|US|25.78|-80.19|2|Am|cwS|Art Basel Miami|1
edc-las-vegas|EDC Las Vegas||n|US|36.27|-115.01|600|BWh|dS|Electric Daisy Carnival|2
lost-lands|Lost Lands||n|US|39.93|-82.49|300|Dfa|k|Lost Lands festival~Legend Valley|1
pickathon|Pickathon||n|US|45.43|-122.48|150|Csb|||1
high-sierra-music-festival|High Sierra Music Festival||n|US|39.94|-120.95|1050|Csb|m||1
hinterland-festival|Hinterland Festival||n|US|41.33|-94.01|320|Dfa||Hinterland Iowa|1
ragbrai|RAGBRAI||t|US|42.0|-93.5|300|Dfa|S|Ragbrai|1
katy-trail|Katy Trail||t|US|38.8|-91.6|180|Cfa|k|Katy Trail Missouri|1
great-allegheny-passage|Great Allegheny Passage||t|US|39.7|-79.1|500|Dfb|k|GAP trail~C&O Canal~C&O Canal Towpath|1
ozark-trail|Ozark Trail||t|US|37.4|-91.1|280|Cfa|Lk||1
natchez-trace-us|Natchez Trace||t|US|34.0|-88.9|120|Cfa|Rk|Natchez Trace Parkway|1
florida-trail|Florida Trail||t|US|28.5|-81.8|20|Cfa|Lq||1
arizona-trail|Arizona Trail||t|US|33.8|-111.2|1500|BSk|LdS||1
oregon-trail|Oregon Trail||t|US|42.8|-108.7|1500|BSk|R||1
lost-coast|Lost Coast||g|US|40.3|-124.3|60|Csb|cx||1
pacific-northwest|Pacific Northwest||g|US|46.0|-122.5|50|Csb|cxm|PNW~Cascadia|2
gulf-coast|Gulf Coast||g|US|29.5|-91.0|5|Cfa|cwq|Gulf of Mexico coast~US Gulf Coast|1
great-plains|Great Plains||g|US|41.0|-100.0|600|Dfa|||1
rust-belt|Rust Belt||g|US|41.2|-81.5|250|Dfa|||1
louisiana-bayou|Louisiana Bayou||g|US|29.7|-91.2|3|Cfa|q|Cajun Country~Atchafalaya~Grand Isle Louisiana|1
mississippi-gulf-coast|Mississippi Gulf Coast||g|US|30.38|-88.9|5|Cfa|cwq||1
four-corners-usa|Four Corners (USA)||g|US|37.0|-109.05|1600|BSk|dS|Four Corners Monument~Four Corners USA~Navajo Nation|1
ocean-cay|Ocean Cay||i|BS|25.42|-79.2|2|Aw|cwrS|Ocean Cay MSC|1
half-moon-cay|Half Moon Cay||i|BS|24.58|-75.93|2|Aw|cwrS|Little San Salvador~RelaxAway Half Moon Cay|1
castaway-cay|Castaway Cay||i|BS|26.08|-77.54|2|Aw|cwrS|Lookout Cay~Lighthouse Point Eleuthera~Disney Castaway Cay|1
great-stirrup-cay|Great Stirrup Cay||i|BS|25.82|-77.92|2|Aw|cwrS||1
grand-bahama|Grand Bahama||i|BS|26.55|-78.6|3|Aw|cwrS|Celebration Key|2
abaco|Abaco||i|BS|26.5|-77.05|3|Aw|cwrS|Abacos~Hope Town Bahamas~Elbow Cay~Green Turtle Cay~Treasure Cay~Man-O-War Cay|2
andros-bahamas|Andros (Bahamas)||i|BS|24.7|-78.0|3|Aw|cwrqS|Andros Island~Andros Bahamas|1
cat-island|Cat Island||i|BS|24.4|-75.5|3|Aw|cwrS|Cat Island Bahamas~Long Island Bahamas~San Salvador Bahamas~Rum Cay~Deadman's Cay|1
inagua|Inagua||i|BS|21.05|-73.3|3|BSh|cwrS|Great Inagua~Crooked Island|1
perfect-day-at-cococay|Perfect Day at CocoCay||i|BS|25.82|-77.94|2|Aw|cwrS|CocoCay~Coco Cay~Perfect Day CocoCay|2
sea-base-bahamas|Sea Base Bahamas||i|BS|26.55|-77.05|3|Aw|cwrS||1
shambhala-music-festival|Shambhala Music Festival||n|CA|49.2|-117.3|650|Dfb|m||1
fort-simpson|Fort Simpson||n|CA|61.86|-121.35|125|Dfc|nyq|Fort Liard~Wrigley NWT~Jean Marie River|1
tuktoyaktuk|Tuktoyaktuk||n|CA|69.45|-133.04|5|ET|pcny|Tuk NWT~Tuktoyaktuk NWT|1
dempster-highway|Dempster Highway||t|CA|66.5|-136.3|400|Dfc|Rny||1
aklavik|Aklavik||n|CA|68.22|-135.01|10|Dfc|ny||1
norman-wells|Norman Wells||n|CA|65.28|-126.83|70|Dfc|ny|Canol Trail~Tulita~Deline~Fort Good Hope|1
fort-smith-nwt|Fort Smith (NWT)||n|CA|60.0|-111.88|200|Dfc|nyq|Wood Buffalo National Park~Wood Buffalo~Hay River NWT~Fort Chipewyan|1
cambridge-bay|Cambridge Bay||n|CA|69.12|-105.05|20|ET|pny|Iqaluktuuttiaq~Hope Bay mine|1
rankin-inlet|Rankin Inlet||n|CA|62.81|-92.09|25|ET|pny|Arviat~Chesterfield Inlet~Whale Cove~Meliadine mine|1
baker-lake|Baker Lake||n|CA|64.32|-96.02|15|ET|pny|Baker Lake Nunavut~Meadowbank mine|1
iqaluit|Iqaluit||n|CA|63.75|-68.52|20|ET|pny|Kimmirut|2
pond-inlet|Pond Inlet||n|CA|72.7|-77.96|30|ET|pny|Mittimatalik~Mary River mine~Baffinland~Sirmilik|1
resolute-bay|Resolute Bay||n|CA|74.7|-94.83|30|ET|pny|Resolute Nunavut~Beechey Island~Northwest Passage|1
clyde-river|Clyde River||n|CA|70.47|-68.59|15|ET|pny||1
kuujjuaq|Kuujjuaq||n|CA|58.1|-68.42|30|Dfc|pny|Nunavik~Ungava Bay~Kangiqsujuaq|1
chisasibi|Chisasibi||n|CA|53.79|-78.9|10|Dfc|yq|James Bay~James Bay Road~Radisson Quebec~Eeyou Istchee|1
moosonee|Moosonee||n|CA|51.28|-80.64|10|Dfc|yq|Polar Bear Express~Fort Albany|1
nain-labrador|Nain (Labrador)||n|CA|56.54|-61.69|10|Dfc|cxy|Nain Labrador~Torngat Mountains~Torngats~Hopedale Labrador|1
goose-bay|Goose Bay||n|CA|53.3|-60.33|10|Dfc|yq|Muskrat Falls~Goose Bay Labrador~CFB Goose Bay~5 Wing Goose Bay|1
labrador-coast|Labrador coast||g|CA|52.3|-55.8|20|Dfc|cxy|Red Bay Labrador~Battle Harbour~L'Anse-au-Loup~Trans-Labrador Highway~Blanc-Sablon|1
l-anse-aux-meadows|L'Anse aux Meadows||n|CA|51.6|-55.53|10|Dfc|cx|St Anthony Newfoundland~L'Anse-aux-Meadows~St. Anthony NL|1
bonavista|Bonavista||n|CA|48.65|-53.11|15|Dfb|cx|Trinity Newfoundland~Bonavista Peninsula~Port Rexton~Elliston Newfoundland~Skerwink|1
terra-nova-national-park|Terra Nova National Park||p|CA|48.5|-53.95|30|Dfb|cxk|Eastport Newfoundland|1
ferryland|Ferryland||n|CA|47.03|-52.89|20|Dfb|cx|Witless Bay~Cape Spear~Irish Loop~Cape St Mary's~Mistaken Point|1
hibernia-platform|Hibernia Platform||n|CA|46.75|-48.78|0|Cfb|cx|Hibernia platform~Hebron platform~Terra Nova FPSO|1
port-aux-basques|Port aux Basques||n|CA|47.57|-59.14|10|Dfb|cx|Codroy Valley~Rose Blanche|1
saint-pierre-and-miquelon-ferry|Saint-Pierre and Miquelon ferry||n|CA|47.1|-55.8|15|Dfb|cx|Fortune Newfoundland|1
kejimkujik|Kejimkujik||p|CA|44.4|-65.2|100|Dfb|lkq|Keji~Kejimkujik National Park~Annapolis Royal~Digby Neck~Brier Island|1
lunenburg|Lunenburg||n|CA|44.38|-64.32|15|Dfb|cx|Mahone Bay~LaHave|2
lawrencetown-beach|Lawrencetown Beach||n|CA|44.64|-63.34|5|Dfb|cx|Lawrencetown Nova Scotia~Martinique Beach~Musquodoboit~Taylor Head|1
sable-island|Sable Island||i|CA|43.93|-60.0|5|Cfb|cxy||1
grand-manan|Grand Manan||i|CA|44.7|-66.8|20|Dfb|cx|Grand Manan Island~Campobello~Campobello Island~Deer Island New Brunswick|1
kouchibouguac|Kouchibouguac||p|CA|46.8|-64.97|10|Dfb|cwkq|Kouchibouguac National Park~Parlee Beach|1
charlevoix|Charlevoix||g|CA|47.5|-70.4|200|Dfb|sk|Le Massif~Isle-aux-Coudres|2
tadoussac|Tadoussac||n|CA|48.15|-69.72|20|Dfb|cx|Saguenay Fjord~Saguenay–St. Lawrence~L'Anse-Saint-Jean|2
cote-nord|Côte-Nord||g|CA|50.2|-64.0|20|Dfc|cxy|Natashquan~Mingan Archipelago~Anticosti~Anticosti Island~Cote-Nord|1
fermont|Fermont||n|CA|52.79|-67.09|600|Dfc|y|Wabush~Fire Lake mine|1
eastern-townships|Eastern Townships||g|CA|45.2|-72.2|300|Dfb|lsk|North Hatley~Mont Orford~Owl's Head Quebec~Sutton Quebec~Cantons-de-l'Est~Mont Sutton|2
mauricie|Mauricie||p|CA|46.75|-72.95|300|Dfb|lkq|La Mauricie National Park~Parc de la Mauricie~La Mauricie|1
stoneham|Stoneham||r|CA|47.03|-71.38|300|Dfb|sk|Jacques-Cartier National Park~Hôtel de Glace~Valcartier~CFB Valcartier|1
sainte-anne-de-beaupre|Sainte-Anne-de-Beaupré||n|CA|47.02|-70.93|10|Dfb|T|Île d'Orléans~Ile d'Orleans|1
bic-national-park|Bic National Park||p|CA|48.35|-68.8|20|Dfb|cx|Parc du Bic~Bas-Saint-Laurent|1
saint-sauveur|Saint-Sauveur||n|CA|45.89|-74.17|220|Dfb|sk|St Sauveur Quebec~Mont Blanc Quebec~P'tit Train du Nord~Petit Train du Nord|1
oka|Oka||n|CA|45.47|-74.08|30|Dfb|l|Oka Quebec~Oka National Park|1
osheaga|Osheaga||n|CA|45.51|-73.53|20|Dfb||Osheaga festival~Île Sainte-Hélène~Circuit Gilles Villeneuve|1
calabogie|Calabogie||n|CA|45.3|-76.75|160|Dfb|lsk|Calabogie Peaks|1
petawawa|Petawawa||n|CA|45.9|-77.28|130|Dfb|k|Garrison Petawawa|1
haliburton|Haliburton||g|CA|45.05|-78.5|330|Dfb|lkq|Haliburton Highlands~Minden Ontario~Dorset Ontario~Bancroft Ontario|1
kawartha-lakes|Kawartha Lakes||g|CA|44.5|-78.5|250|Dfb|lk|Kawarthas~Bobcaygeon~Trent-Severn Waterway~Trent Severn~Fenelon Falls|1
temagami|Temagami||n|CA|47.07|-79.79|300|Dfb|lkq|Lake Temagami~Lady Evelyn~Marten River|1
french-river|French River||n|CA|46.0|-80.6|190|Dfb|lkq|French River Ontario~Grundy Lake|1
manitoulin-island|Manitoulin Island||i|CA|45.77|-82.2|200|Dfb|lk|Manitoulin|1
bruce-peninsula|Bruce Peninsula||p|CA|45.2|-81.5|190|Dfb|lk|Bruce Trail~Lion's Head~Flowerpot Island~The Grotto Tobermory|2
blue-mountain-ontario|Blue Mountain (Ontario)||r|CA|44.5|-80.3|200|Dfb|lsk|Blue Mountain Ontario~Blue Mountain Collingwood~Thornbury Ontario~Blue Mountain Village|2
wiarton|Wiarton||n|CA|44.74|-81.14|190|Dfb|l|Georgian Bay~Honey Harbour~30000 Islands|1
port-dover|Port Dover||n|CA|42.79|-80.2|180|Dfa|l|Long Point Ontario~Turkey Point~Port Stanley Ontario~Friday the 13th Port Dover|1
pelee-island|Pelee Island||i|CA|41.78|-82.66|175|Dfa|l|Point Pelee|1
pinery-provincial-park|Pinery Provincial Park||p|CA|43.26|-81.83|180|Dfb|lk|Bayfield Ontario|1
stratford-festival|Stratford Festival||n|CA|43.37|-80.98|360|Dfb||St Jacobs|1
canada-s-wonderland|Canada's Wonderland||r|CA|43.84|-79.54|200|Dfb||Canadas Wonderland|2
boots-and-hearts|Boots and Hearts||n|CA|44.49|-79.55|260|Dfb|k|Boots & Hearts~Burl's Creek~Oro-Medonte~Horseshoe Valley~Mount St Louis Moonstone|1
mosport|Mosport||n|CA|44.05|-78.68|300|Dfb||Canadian Tire Motorsport Park|1
lake-superior-provincial-park|Lake Superior Provincial Park||p|CA|47.6|-84.8|200|Dfb|lkq|Wawa Ontario~Agawa Canyon~Agawa~Pukaskwa~Pukaskwa National Park|1
sleeping-giant-provincial-park|Sleeping Giant Provincial Park||p|CA|48.35|-88.85|200|Dfb|lk|Rossport|1
quetico|Quetico||p|CA|48.4|-91.4|420|Dfb|lkqy|Quetico Provincial Park|1
red-lake|Red Lake||n|CA|51.02|-93.83|370|Dfb|lkqy|Woodland Caribou|1
kenora|Kenora||n|CA|49.77|-94.49|330|Dfb|lkq|Sioux Narrows|1
timmins-mines|Timmins mines||n|CA|48.48|-81.33|300|Dfc|q||1
whiteshell|Whiteshell||p|CA|50.0|-95.3|320|Dfb|lkq|Whiteshell Provincial Park~Falcon Lake~West Hawk Lake|1
gimli|Gimli||n|CA|50.63|-96.99|220|Dfb|lq|Grand Beach~Hecla Island~Lake Winnipeg~Grand Beach Manitoba|1
thompson-manitoba|Thompson (Manitoba)||n|CA|55.74|-97.86|200|Dfc|q||1
grasslands-national-park|Grasslands National Park||p|CA|49.1|-107.4|800|BSk|y|Grasslands Saskatchewan~Val Marie|1
cypress-hills|Cypress Hills||p|CA|49.6|-109.8|1200|Dfb||Cypress Hills Interprovincial Park|1
craven-saskatchewan|Craven (Saskatchewan)||n|CA|50.71|-104.81|500|Dfb||Country Thunder Saskatchewan~Craven Saskatchewan|1
manitou-beach|Manitou Beach||n|CA|51.72|-105.44|500|Dfb|l|Little Manitou Lake~Manitou Springs Saskatchewan|1
la-ronge|La Ronge||n|CA|55.1|-105.28|370|Dfc|lqy||1
cigar-lake-mine|Cigar Lake Mine||n|CA|58.07|-104.5|470|Dfc|yq|Cigar Lake~McArthur River mine~Key Lake mine~Rabbit Lake mine|1
cold-lake|Cold Lake||n|CA|54.46|-110.18|540|Dfb|l|4 Wing Cold Lake|1
suncor-base-camp|Suncor base camp||n|CA|57.0|-111.45|330|Dfc|q|Fort McKay~Suncor Fort Hills~Syncrude~Syncrude Mildred Lake~Albian Sands~Christina Lake camp~Firebag|1
lesser-slave-lake|Lesser Slave Lake||n|CA|55.3|-115.3|580|Dfb|lq|Slave Lake Alberta|1
sylvan-lake|Sylvan Lake||n|CA|52.31|-114.1|940|Dfb|l|Pigeon Lake Alberta~Gull Lake Alberta|1
nordegg|Nordegg||n|CA|52.47|-116.08|1370|Dfc|m|Abraham Lake~Nordegg Alberta|1
kananaskis|Kananaskis||p|CA|50.93|-115.14|1500|Dfc|mas|Kananaskis Country~Nakiska~K-Country~Kananaskis Village~Bragg Creek|2
castle-mountain|Castle Mountain||r|CA|49.32|-114.41|1400|Dfb|ms|Castle Mountain Alberta~Crowsnest Pass|1
head-smashed-in|Head-Smashed-In||n|CA|49.75|-113.65|1000|Dfb||Head-Smashed-In Buffalo Jump|1
writing-on-stone|Writing-on-Stone||p|CA|49.08|-111.62|930|BSk||Writing on Stone|1
dinosaur-provincial-park|Dinosaur Provincial Park||p|CA|50.77|-111.5|650|BSk||Brooks Alberta|1
big-valley-jamboree|Big Valley Jamboree||n|CA|53.02|-112.83|740|Dfb||Big Valley Jamboree Camrose|1
grande-cache|Grande Cache||n|CA|53.89|-119.12|1200|Dfc|m|Death Race Grande Cache~Canadian Death Race|1
mount-robson|Mount Robson||p|CA|53.11|-119.16|860|Dfb|ma|Mt Robson~Berg Lake~Berg Lake Trail~Valemount~Mount Robson Provincial Park|1
wells-gray|Wells Gray||p|CA|51.9|-120.0|700|Dfb|lmk|Wells Gray Provincial Park~Clearwater BC~Blue River BC~Mike Wiegele|1
sun-peaks|Sun Peaks||r|CA|50.88|-119.9|1255|Dfb|ms|Sun Peaks BC|2
silver-star|Silver Star||r|CA|50.36|-119.06|1600|Dfc|ms|Silver Star Mountain~SilverStar Mountain Resort~SilverStar~Silver Star BC|1
panorama-bc|Panorama (BC)||r|CA|50.46|-116.24|1160|Dfb|ms|Panorama BC~Panorama Mountain~Radium Hot Springs~Fairmont Hot Springs~The Bugaboos|1
kimberley-alpine-resort|Kimberley Alpine Resort||r|CA|49.68|-115.98|1230|Dfb|ms||1
red-mountain-rossland|Red Mountain (Rossland)||r|CA|49.08|-117.8|1020|Dfb|ms|Red Mountain BC|1
whitewater-bc|Whitewater (BC)||r|CA|49.45|-117.15|1640|Dfc|ms|Whitewater Ski Resort~Whitewater BC~Ainsworth Hot Springs~Kaslo~New Denver BC|1
nakusp|Nakusp||n|CA|50.24|-117.8|460|Dfb|lm|Halcyon Hot Springs~Arrow Lakes|1
christina-lake|Christina Lake||n|CA|49.05|-118.2|450|Dfb|l|Christina Lake BC~Rock Creek BC|1
apex-mountain|Apex Mountain||r|CA|49.39|-119.9|1600|Dfc|ms|Apex Mountain Resort~Baldy Mountain~Naramata~Oliver BC~Keremeos|1
manning-park|Manning Park||p|CA|49.06|-120.78|1250|Dsb|ms|EC Manning Park~Princeton BC|1
shuswap|Shuswap||g|CA|50.9|-119.0|350|Dfb|lk|Shuswap Lake~Shuswap BC|1
cariboo|Cariboo||g|CA|52.1|-121.8|900|Dfb|lk|Bowron Lakes~Bowron Lake~Barkerville~Wells BC~108 Mile Ranch|1
harrison-hot-springs|Harrison Hot Springs||n|CA|49.3|-121.78|15|Cfb|lm|Harrison Hot Springs BC~Cultus Lake|1
squamish|Squamish||n|CA|49.7|-123.15|10|Cfb|cxm|The Chief Squamish~Garibaldi Lake~Garibaldi Provincial Park~Elfin Lakes|2
sunshine-coast-bc|Sunshine Coast (BC)||g|CA|49.5|-123.75|20|Csb|cx|Sunshine Coast BC~Powell River BC~Sunshine Coast Trail~Desolation Sound~Egmont BC|1
southern-gulf-islands|Southern Gulf Islands||i|CA|48.85|-123.45|20|Csb|cx|Gulf Islands~Saltspring~Galiano~Galiano Island~Pender Island~Mayne Island~Saturna|2
juan-de-fuca-trail|Juan de Fuca Trail||t|CA|48.45|-124.2|30|Cfb|Lcx|Port Renfrew~Sooke BC~Jordan River BC~Botanical Beach|1
mount-washington-alpine|Mount Washington Alpine||r|CA|49.74|-125.3|1100|Dfc|ms|Mount Washington BC~Mt Washington BC|1
strathcona-park|Strathcona Park||p|CA|49.65|-125.6|500|Cfb|lma|Strathcona Provincial Park~Quadra Island~Cortes Island~Gold River BC|1
telegraph-cove|Telegraph Cove||n|CA|50.55|-126.83|10|Cfb|cx|Port Hardy~Alert Bay~Johnstone Strait~Cape Scott~Malcolm Island~Sointula|1
kyuquot|Kyuquot||n|CA|50.03|-127.37|10|Cfb|cxy|Nootka Sound~Nootka Island~Nootka Trail~Zeballos|1
prince-rupert-coast|Prince Rupert coast||g|CA|54.3|-130.3|20|Cfb|cx|Khutzeymateen~Metlakatla BC|1
stewart-bc|Stewart (BC)||n|CA|55.94|-129.99|10|Dfb|cxm|Stewart BC~Hyder Alaska~Hyder~Brucejack mine~Salmon Glacier|1
smithers-bc|Smithers (BC)||n|CA|54.78|-127.17|490|Dfb|ms|Hazelton BC~Hudson Bay Mountain|1
atlin|Atlin||n|CA|59.58|-133.7|680|Dfc|lmy|Atlin BC~Atlin Music Festival|1
liard-hot-springs|Liard Hot Springs||n|CA|59.43|-126.1|450|Dfc|ym|Liard River Hot Springs~Muncho Lake~Fort Nelson BC~Toad River|1
tumbler-ridge|Tumbler Ridge||n|CA|55.13|-121.0|830|Dfc|m|Site C dam|1
merritt|Merritt||n|CA|50.11|-120.79|600|BSk||Bass Coast festival~Rockin River|1
kluane|Kluane||p|CA|60.75|-139.5|800|Dfc|mny|Kluane National Park~Destruction Bay~Mount Logan|1
dawson-city|Dawson City||n|CA|64.06|-139.43|320|Dfc|ny|Dawson~Dawson Yukon~Tombstone Yukon~Tombstone Territorial Park~Top of the World Highway|2
watson-lake|Watson Lake||n|CA|60.06|-128.71|690|Dfc|ny||1
old-crow|Old Crow||n|CA|67.57|-139.83|250|Dfc|ny|Old Crow Yukon~Ivvavik~Firth River|1
thelon-river|Thelon River||n|CA|64.5|-101.5|150|ET|pny|Coppermine River~Back River|1
great-bear-lake|Great Bear Lake||n|CA|65.5|-121.5|160|Dfc|lny|Great Slave Lake~Plummer's Lodge|1
canadian-maritimes|Canadian Maritimes||g|CA|45.5|-63.5|40|Dfb|cx|The Maritimes~Maritimes~Atlantic Canada~East Coast of Canada|2
canadian-prairies|Canadian Prairies||g|CA|51.0|-106.0|550|Dfb|||1
northern-ontario|Northern Ontario||g|CA|48.5|-84.0|300|Dfb|lkq||1
west-kootenay|West Kootenay||g|CA|49.5|-117.3|550|Dfb|lm|Kootenays~the Kootenays~East Kootenay~Kootenay Lake~Kootenay Rockies|2
trans-canada-highway|Trans-Canada Highway||t|CA|50.5|-100.0|400|Dfb|R|Trans Canada Highway|1
great-divide-trail|Great Divide Trail||t|CA|50.7|-114.9|1900|Dfc|Lma||1
cne-toronto|CNE Toronto||n|CA|43.63|-79.42|80|Dfb|l|Veld festival|1
winterlude|Winterlude||n|CA|45.42|-75.7|70|Dfb||Bluesfest Ottawa|1
north-caicos|North Caicos||i|TC|21.93|-71.97|3|BSh|cwrS|Middle Caicos~South Caicos|1
grand-turk|Grand Turk||i|TC|21.46|-71.14|3|BSh|cwrS|Salt Cay|2
labadee|Labadee||n|HT|19.79|-72.25|5|Aw|cwS|Labadie Haiti~Labadee Haiti|2
ile-a-vache|Île-à-Vache||i|HT|18.07|-73.63|10|Aw|cwS|Ile a Vache|1
blue-mountains-jamaica|Blue Mountains (Jamaica)||p|JM|18.05|-76.58|1500|Cfb|m|Blue Mountains Jamaica~Blue Mountain Peak~Blue Mountain Jamaica|1
port-royal|Port Royal||n|JM|17.94|-76.84|3|Aw|cwS|Port Royal Jamaica~Lime Cay~Hellshire|1
reggae-sumfest|Reggae Sumfest||n|JM|18.47|-77.92|5|Aw|cwS|Sumfest~Rebel Salute|1
nevis|Nevis||i|KN|17.15|-62.58|30|Am|cwrqS|Nevis island~Four Seasons Nevis|2
saint-kitts|Saint Kitts||i|KN|17.3|-62.75|30|Am|cwrqS|St Kitts~St. Kitts~Frigate Bay|2
montserrat-caribbean|Montserrat (Caribbean)||i|MS|16.75|-62.2|150|Am|cwvqS|Montserrat Caribbean~Little Bay Montserrat|1
carriacou|Carriacou||i|GD|12.48|-61.45|20|Aw|cwrqS|Carriacou Grenada~Petite Martinique|1
grand-anse|Grand Anse||r|GD|12.02|-61.77|5|Aw|cwrqS|Grand Anse Beach~Grand Anse Grenada|1
rodney-bay|Rodney Bay||r|LC|14.08|-60.95|5|Am|cwqS|Marigot Bay|1
bathsheba|Bathsheba||n|BB|13.21|-59.52|20|Aw|cwS|Crane Beach|1
el-yunque|El Yunque||p|PR|18.3|-65.8|300|Af|jq|El Yunque rainforest|2
isla-verde|Isla Verde||r|PR|18.44|-66.02|3|Am|cwqS|Isla Verde Puerto Rico~Condado Puerto Rico|1
villa-union-la-rioja|Villa Unión (La Rioja)||n|AR|-29.32|-68.23|1150|BWk|mdSD|Villa Unión~Laguna Brava La Rioja|1
fiambala|Fiambalá||n|AR|-27.69|-67.61|1500|BWk|mdSD|Termas de Fiambalá~Paso San Francisco~Ruta de los Seismiles~Dunas de Taton|1
belen-catamarca|Belén (Catamarca)||n|AR|-27.65|-67.03|1240|BWk|mdS|Belén Catamarca~Shincal~Minera Alumbrera~Bajo de la Alumbrera|1
tolar-grande|Tolar Grande||n|AR|-24.59|-67.39|3500|BWk|mhadSDy|Cono de Arita~Tolar grande|1
san-antonio-de-los-cobres|San Antonio de los Cobres||n|AR|-24.22|-66.32|3775|BWk|mhadSD|Tren a las Nubes~Salar de Olaroz~Olaroz~Susques~Salar del Hombre Muerto|1
payogasta|Payogasta||n|AR|-25.12|-66.16|2280|BWk|mdS|Molinos Salta~Parque Los Cardones|1
san-isidro-iruya|San Isidro (Iruya)||n|AR|-22.75|-65.24|2900|BSk|mhaS|San Isidro de Iruya~Nazareno Salta|1
la-quiaca|La Quiaca||n|AR|-22.1|-65.59|3440|BWk|mhdS|Yavi~Santa Catalina Jujuy~Abra Pampa|1
maimara|Maimará||n|AR|-23.62|-65.41|2330|BSk|mdS|Hornocal~Serranías del Hornocal~Uquía|1
parque-nacional-calilegua|Parque Nacional Calilegua||p|AR|-23.7|-64.85|800|Cwa|jqM|San Francisco Jujuy|1
tafi-del-valle|Tafí del Valle||n|AR|-26.85|-65.71|2000|Cwb|mS|El Mollar~San Javier Tucumán|2
termas-de-rio-hondo|Termas de Río Hondo||n|AR|-27.5|-64.86|265|BSh|S|Autódromo Termas de Río Hondo|1
san-marcos-sierras|San Marcos Sierras||n|AR|-30.78|-64.64|600|Cwa|m|Uritorco~Cerro Uritorco~Charbonier|1
traslasierra|Traslasierra||g|AR|-31.72|-65.01|900|Cwa|m|Cura Brochero~Los Hornillos Córdoba~Altas Cumbres|1
merlo-san-luis|Merlo (San Luis)||n|AR|-32.34|-65.01|800|Cwa|m|Merlo San Luis~Villa de Merlo~Cortaderas San Luis|1
los-reartes|Los Reartes||n|AR|-31.92|-64.57|600|Cwa|m|Yacanto de Calamuchita~Villa Yacanto~Villa Alpina~Calamuchita|1
quebrada-del-condorito|Quebrada del Condorito||p|AR|-31.65|-64.7|1900|Cwb|mS||1
san-francisco-del-monte-de-oro|San Francisco del Monte de Oro||n|AR|-32.6|-66.13|800|BSk|m|Sierra de las Quijadas|1
san-agustin-de-valle-fertil|San Agustín de Valle Fértil||n|AR|-30.63|-67.47|880|BWk|dS||1
rodeo-san-juan|Rodeo (San Juan)||n|AR|-30.21|-69.13|1600|BWk|mdS|Rodeo San Juan~Cuesta del Viento~Jáchal~Las Flores San Juan|1
el-leoncito|El Leoncito||n|AR|-31.33|-69.43|1380|BWk|mdS|Leoncito~mina Casposo|1
uspallata|Uspallata||n|AR|-32.59|-69.35|1900|BWk|mdS|Potrerillos~Vallecitos Mendoza~Cordón del Plata~Potrerillos Mendoza|2
las-cuevas-mendoza|Las Cuevas (Mendoza)||n|AR|-32.81|-70.05|3150|ET|mhS|Cristo Redentor~Paso Cristo Redentor~Paso Los Libertadores~Las Cuevas Mendoza|1
laguna-del-diamante|Laguna del Diamante||p|AR|-34.18|-69.68|3300|ET|mhaS|Paso Vergara~El Sosneado|1
la-payunia|La Payunia||p|AR|-36.4|-69.3|1400|BWk|vdSD|Payunia~Castillos de Pincheira|1
chos-malal|Chos Malal||n|AR|-37.38|-70.27|860|BSk|m|Volcán Domuyo~Domuyo~Varvarco~Andacollo Neuquén~Aguas Calientes Neuquén~Las Ovejas Neuquén|1
rincon-de-los-sauces|Rincón de los Sauces||n|AR|-37.39|-68.93|600|BWk|dS|Loma Campana~Fortín de Piedra~Loma La Lata|1
villa-el-chocon|Villa El Chocón||n|AR|-39.26|-68.79|400|BWk|lS|El Chocón~Embalse Ezequiel Ramos Mexía|1
moquehue|Moquehue||n|AR|-38.94|-71.33|1150|Csb|lm|Lago Aluminé~Ñorquinco|1
lago-huechulafquen|Lago Huechulafquen||n|AR|-39.78|-71.45|880|Csb|lm|Volcán Lanín~Lanín~Parque Nacional Lanín~Tromen~Junín de los Andes pesca|1
quila-quina|Quila Quina||n|AR|-40.17|-71.45|650|Csb|lm|Lago Lácar~Lago Hermoso~Hua Hum|1
refugios-de-bariloche|Refugios de Bariloche||t|AR|-41.2|-71.5|1600|Dsb|Lma|Refugio Frey~Refugio Jakob~Refugio López~Refugio Otto Meiling~Pampa Linda~Cerro Tronador|1
colonia-suiza|Colonia Suiza||n|AR|-41.1|-71.5|780|Csb|lm|Llao Llao~Circuito Chico|1
refugios-de-el-bolson|Refugios de El Bolsón||t|AR|-41.9|-71.65|1000|Csb|Lma|Cajón del Azul~Refugio Cajón del Azul~Wharton El Bolsón~Hielo Azul|1
epuyen|Epuyén||n|AR|-42.07|-71.52|220|Csb|m|Cholila~La Trochita|1
trevelin|Trevelin||n|AR|-43.08|-71.46|380|Csb|m|Lago Futalaufquen~Gales Trevelin|1
la-hoya|La Hoya||r|AR|-42.84|-71.26|1350|Csb|ms|La Hoya Esquel|1
rio-pico|Río Pico||n|AR|-44.18|-71.37|550|Csb|my|Corcovado Chubut~Lago Vintter~Alto Río Senguer|1
cabo-dos-bahias|Cabo Dos Bahías||n|AR|-44.8|-65.71|10|BSk|cx||1
punta-tombo|Punta Tombo||p|AR|-44.05|-65.22|20|BSk|cx|Punta Ninfas|1
puerto-deseado|Puerto Deseado||n|AR|-47.75|-65.9|10|BSk|cx|Jaramillo~Cabo Blanco Santa Cruz|1
puerto-san-julian|Puerto San Julián||n|AR|-49.31|-67.73|15|BSk|cx|Cerro Vanguardia~Mina Cerro Vanguardia|1
cueva-de-las-manos|Cueva de las Manos||p|AR|-47.16|-70.66|450|BSk|S|Parque Patagonia Argentina~Cañadón Pinturas|1
lago-buenos-aires|Lago Buenos Aires||n|AR|-46.55|-71.62|230|BSk|l|Paso Roballos|1
gobernador-gregores|Gobernador Gregores||n|AR|-48.75|-70.25|350|BSk|y|Lago Cardiel~Parque Nacional Perito Moreno~Estancia La Oriental|1
tres-lagos-santa-cruz|Tres Lagos (Santa Cruz)||n|AR|-49.6|-71.45|250|BSk|y|Lago San Martín~Estancia El Cóndor~Lago del Desierto|1
tolhuin|Tolhuin||n|AR|-54.51|-67.2|120|Cfc|lm|Lago Fagnano~Cerro Castor~Lago Escondido Ushuaia|1
isla-de-los-estados|Isla de los Estados||i|AR|-54.8|-64.3|30|ET|cxyp|Faro del Fin del Mundo|1
peninsula-mitre|Península Mitre||p|AR|-54.7|-65.7|50|ET|cxyp|Puerto Almanza|1
sierra-grande|Sierra Grande||n|AR|-41.61|-65.36|250|BSk|c|Puerto Lobos~San Antonio Este|1
el-doradillo|El Doradillo||g|AR|-42.8|-65.0|10|BSk|cx|Playa El Doradillo|1
bahia-creek|Bahía Creek||n|AR|-41.1|-63.93|5|BSk|cxy|Pozo Salado~Bahia Creek|1
balneario-marisol|Balneario Marisol||n|AR|-38.92|-60.53|5|Cfb|c|Oriente Marisol~San Cayetano balneario|1
villa-arcadia|Villa Arcadia||n|AR|-38.13|-61.78|350|Cfb|m|Cerro Ventana~Saldungaray|1
sierras-de-tandil|Sierras de Tandil||n|AR|-37.33|-59.13|200|Cfb||Villa Cacique|1
laguna-de-lobos|Laguna de Lobos||n|AR|-35.28|-59.12|25|Cfa|l|Lobos laguna~Uribelarrea~San Miguel del Monte laguna|1
delta-del-tigre|Delta del Tigre||g|AR|-34.35|-58.6|3|Cfa|q|Delta Tigre~Isla Martín García~Isla Martin Garcia|2
basilica-de-lujan|Basílica de Luján||n|AR|-34.56|-59.12|30|Cfa|T||1
itati|Itatí||n|AR|-27.27|-58.24|60|Cfa|Tq|Virgen de Itatí|1
gauchito-gil|Gauchito Gil||n|AR|-29.17|-58.08|70|Cfa||Santuario del Gauchito Gil|1
difunta-correa|Difunta Correa||n|AR|-31.74|-67.98|600|BWk|dS|Vallecito San Juan~Santuario Difunta Correa|1
colon-y-san-jose-entre-rios|Colón y San José (Entre Ríos)||n|AR|-32.22|-58.14|20|Cfa|w|El Palmar Entre Ríos|1
termas-de-federacion|Termas de Federación||n|AR|-30.98|-57.92|50|Cfa|||1
ita-ibate|Ita Ibaté||n|AR|-27.43|-57.34|60|Cfa|q|Ituzaingó Corrientes~Esquina Corrientes|1
esteros-del-ibera|Esteros del Iberá||g|AR|-28.1|-57.1|70|Cfa|q|Portal Cambyretá~Portal San Nicolás~Concepción del Yaguareté Corá~San Miguel Corrientes|1
san-ignacio-misiones|San Ignacio (Misiones)||n|AR|-27.26|-55.53|130|Cfa|q|San Ignacio Miní~Ruinas de San Ignacio~Santa Ana Misiones|1
el-impenetrable|El Impenetrable||p|AR|-25.0|-61.0|170|BSh|yq|Impenetrable chaqueño~Parque Nacional El Impenetrable~Miraflores Chaco~Castelli Chaco|1
banado-la-estrella|Bañado La Estrella||p|AR|-24.4|-60.3|150|Cwa|q||1
parque-nacional-el-rey|Parque Nacional El Rey||p|AR|-24.7|-64.65|900|Cwa|jq|El Rey Salta~Baritú|1
cabra-corral|Cabra Corral||n|AR|-25.27|-65.38|1040|Cwb|lm|Dique Cabra Corral|1
laguna-blanca-catamarca|Laguna Blanca (Catamarca)||p|AR|-26.5|-66.95|3200|BWk|mhadSy|Carachi Pampa~Campo de Piedra Pómez|1
jesus-maria-cordoba|Jesús María (Córdoba)||n|AR|-30.98|-64.09|530|Cwa||Doma y folklore Jesús María~Ongamira|1
lollapalooza-argentina|Lollapalooza Argentina||n|AR|-34.48|-58.52|20|Cfa||Hipódromo de San Isidro~Lolla Argentina|1
fiesta-de-la-vendimia|Fiesta de la Vendimia||n|AR|-32.89|-68.88|800|BWk|dS|Fiesta Nacional de la Vendimia|1
carnaval-de-gualeguaychu|Carnaval de Gualeguaychú||n|AR|-33.01|-58.52|15|Cfa|q|Ñandubaysal|1
campo-de-mayo|Campo de Mayo||n|AR|-34.53|-58.67|25|Cfa|||1
pascua-lama|Pascua Lama||n|AR|-29.32|-70.02|4500|ET|mhaSy|Josemaría mina~mina Josemaría~Gualcamayo~Los Azules mina~Filo del Sol|1
costa-atlantica-argentina|Costa Atlántica argentina||g|AR|-37.5|-57.2|10|Cfb|cx||2
noroeste-argentino|Noroeste argentino||g|AR|-24.5|-65.5|1500|BSk|mS||2
litoral-argentino|Litoral argentino||g|AR|-29.0|-58.0|60|Cfa|q|Mesopotamia argentina|1
region-de-cuyo|Región de Cuyo||g|AR|-32.5|-68.8|800|BWk|dS||1
sierras-de-cordoba|Sierras de Córdoba||g|AR|-31.5|-64.7|800|Cwa|m|sierras cordobesas~las sierras de Córdoba|2
visviri|Visviri||n|CL|-17.59|-69.48|4070|ET|mhaSy|Parinacota Chile~Paso Tambo Quemado|1
codpa|Codpa||n|CL|-18.83|-69.74|1900|BWk|mdS|Valle de Codpa|1
isluga|Isluga||p|CL|-19.3|-69.0|3900|ET|mhaS|Volcán Isluga~Parque Nacional Volcán Isluga|1
mamina|Mamiña||n|CL|-20.07|-69.22|2700|BWk|mhdS|Termas de Mamiña~Cerro Colorado Tarapacá|1
quebrada-blanca|Quebrada Blanca||n|CL|-21.0|-68.8|4200|ET|mhaSy|minera Quebrada Blanca~Teck QB2~mina Quebrada Blanca|1
ollague|Ollagüe||n|CL|-21.22|-68.25|3700|BWk|mhadSy|Paso Ollagüe~Avaroa Ollagüe|1
chiu-chiu|Chiu Chiu||n|CL|-22.34|-68.65|2530|BWk|mhdSD|Caspana~Ayquina~Fiesta de Ayquina~Ayquina Chile|1
salar-de-atacama|Salar de Atacama||n|CL|-23.68|-68.06|2400|BWk|mhdSD|Toconao~SQM Salar~Lagunas Altiplánicas~Laguna Miscanti|1
paso-de-jama|Paso de Jama||n|CL|-23.24|-67.02|4200|ET|mhaSy|Paso Jama~Paso Sico|1
hornitos-mejillones|Hornitos (Mejillones)||n|CL|-22.92|-70.29|5|BWk|cdS|Hornitos Mejillones~Caleta Michilla|1
taltal|Taltal||n|CL|-25.41|-70.48|10|BWk|cdxS|Paposo~Cifuncho|1
alma-observatorio|ALMA observatorio||n|CL|-23.02|-67.75|2900|ET|mhaSy|observatorio ALMA~Cerro Paranal~observatorio Paranal~Paranal|1
minera-el-abra|Minera El Abra||n|CL|-22.97|-69.06|2300|BWk|mdSD|El Abra Calama~minera Gabriela Mistral~minera Zaldívar~minera Lomas Bayas|1
pan-de-azucar|Pan de Azúcar||p|CL|-26.15|-70.65|10|BWk|cdxS|Parque Nacional Pan de Azúcar~Chañaral de Aceituno|1
ojos-del-salado|Ojos del Salado||p|CL|-27.1|-68.55|4500|ET|mhaSvy|Laguna Verde Atacama~Nevado Tres Cruces~Laguna del Negro Francisco~Volcán Ojos del Salado~Maricunga|1
llanos-de-challe|Llanos de Challe||p|CL|-28.15|-71.1|30|BWk|cdx|Carrizal Bajo~desierto florido~Desierto Florido|1
valle-del-huasco|Valle del Huasco||g|CL|-28.8|-70.5|1000|BWk|mdS|Alto del Carmen~San Félix Huasco|1
cerro-tololo|Cerro Tololo||n|CL|-30.17|-70.81|2200|BSk|mS|Observatorio Tololo~Observatorio La Silla~Cerro Pachón|1
horcon-elqui|Horcón (Elqui)||n|CL|-30.1|-70.5|1100|BWk|mdS|Cochiguaz~Cochiguás~Horcón Elqui~Alcohuaz|1
rio-hurtado|Río Hurtado||n|CL|-30.28|-70.67|1200|BSk|mS|Valle del Limarí~Fray Jorge~Combarbalá|1
socos|Socos||n|CL|-30.73|-71.49|200|BSk|S|Termas de Socos~Valle del Encanto|1
la-ligua|La Ligua||n|CL|-32.45|-71.23|60|Csb||Petorca~La Ballena La Ligua|1
mina-andina|Mina Andina||n|CL|-32.83|-70.1|2900|ET|mhs|Paso Los Libertadores Chile~Andina Codelco|1
los-bronces|Los Bronces||n|CL|-33.15|-70.28|3500|ET|mha|mina Los Bronces~minera Los Bronces|1
olmue|Olmué||n|CL|-33.0|-71.2|140|Csb||Parque Nacional La Campana~Festival del Huaso de Olmué|1
horcon-valparaiso|Horcón (Valparaíso)||n|CL|-32.71|-71.49|10|Csb|cx|Horcón Chile~Ventanas Puchuncaví~Quintero playa|1
tunquen|Tunquén||n|CL|-33.28|-71.66|30|Csb|cx||1
valle-de-casablanca|Valle de Casablanca||g|CL|-33.32|-71.4|250|Csb|||1
embalse-el-yeso|Embalse El Yeso||p|CL|-33.66|-70.05|2600|ET|mha|Cajón del Maipo~Baños Morales~Lo Valdés~Baños de Colina~Monumento El Morado~Lagunillas Chile|2
laguna-de-aculeo|Laguna de Aculeo||n|CL|-33.85|-70.9|360|Csb|l||1
navidad-chile|Navidad (Chile)||n|CL|-33.95|-71.84|50|Csb|cx|La Boca de Rapel~Rapel de Navidad|1
bucalemu|Bucalemu||n|CL|-34.64|-72.04|10|Csb|cx|Cáhuil~Llico~Boyeruca|1
termas-del-flaco|Termas del Flaco||n|CL|-34.95|-70.43|1720|Csb|m|Sierras de Bellavista|1
chapa-verde|Chapa Verde||r|CL|-34.1|-70.37|2260|Csb|ms|Termas de Cauquenes|1
siete-tazas|Radal Siete Tazas||p|CL|-35.47|-70.97|750|Csb|m|Siete Tazas~Parque Inglés|1
colbun|Colbún||n|CL|-35.7|-71.4|450|Csb|l|Panimávida~Quinamávida~Paso Pehuenche~Laguna del Maule|1
putu|Putú||n|CL|-35.33|-72.42|10|Csb|cx|Chanco Chile~Loanco~Curanipe surf|1
shangri-la-chile|Shangri-La (Chile)||n|CL|-36.88|-71.46|1500|Csb|m|Laguna del Laja~Antuco~Volcán Antuco~Laguna de la Laja|1
alto-biobio|Alto Biobío||g|CL|-37.9|-71.4|900|Csb|m|Ralco~Alto Bio Bio~Trapa Trapa|1
lebu|Lebu||n|CL|-37.61|-73.65|15|Csb|cx|Isla Mocha~Lago Lanalhue~Lanalhue~Lago Lleu Lleu~Contulmo|1
nahuelbuta|Nahuelbuta||p|CL|-37.8|-73.0|1200|Csb|m|Parque Nacional Nahuelbuta|1
conguillio|Conguillío||p|CL|-38.66|-71.65|1100|Csb|lmv|Conguillio~Parque Nacional Conguillío~Volcán Llaima~Melipeuco~Cherquenco~Las Araucarias ski|2
icalma|Icalma||n|CL|-38.8|-71.28|1150|Csb|lm|Laguna Icalma~Lago Galletué~Liucura|1
tolhuaca|Tolhuaca||p|CL|-38.23|-71.75|1100|Csb|m|Termas de Tolhuaca~Manzanar Chile~Curacautín termas|1
caburgua|Caburgua||n|CL|-39.19|-71.83|480|Csb|lm|Lago Caburgua~Curarrehue~Huerquehue~Parque Nacional Huerquehue~Villarrica volcán~Volcán Villarrica~Mamuil Malal|1
neltume|Neltume||n|CL|-39.82|-71.95|600|Cfb|lm|Huilo Huilo~Puerto Fuy~Choshuenco~Lago Pirihueico~Panguipulli lago|1
puerto-saavedra|Puerto Saavedra||n|CL|-38.79|-73.4|10|Csb|cx|Lago Budi~Queule~Mehuín~Nigue|1
rinihue|Riñihue||n|CL|-39.83|-72.3|120|Cfb|lm|Lago Riñihue~Los Lagos Chile|1
puyehue|Puyehue||p|CL|-40.7|-72.3|350|Cfb|lm|Termas de Puyehue~Antillanca~Aguas Calientes Puyehue~Entre Lagos Chile~Lago Rupanco|1
bahia-mansa|Bahía Mansa||n|CL|-40.58|-73.74|10|Cfb|cx|Maicolpué~San Juan de la Costa~Pucatrihue|1
peulla|Peulla||n|CL|-41.09|-72.02|200|Cfb|lm|Lago Todos los Santos~Saltos del Petrohué~Volcán Osorno~Cruce Andino|1
calbuco|Calbuco||n|CL|-41.77|-73.13|10|Cfb|cx|Ralún~Carelmapu~Maullín|1
caleta-gonzalo|Caleta Gonzalo||p|CL|-42.56|-72.6|20|Cfb|cxm|Parque Pumalín~Pumalín|1
quemchi|Quemchi||n|CL|-42.14|-73.48|10|Cfb|cx|Achao~Isla Quinchao~Queilen~Islas Butachauques~Tenaún|1
quellon|Quellón||n|CL|-43.12|-73.62|10|Cfb|cx|Parque Tantauco~Tantauco~Islas Desertores|1
palena|Palena||n|CL|-43.62|-71.8|260|Cfb|m|Lago Rosselot|1
la-junta-aysen|La Junta (Aysén)||n|CL|-43.97|-72.41|60|Cfb|m|Raúl Marín Balmaceda~Lago Verde Aysén|1
queulat|Queulat||p|CL|-44.47|-72.55|60|Cfb|m|Ventisquero Colgante~Parque Nacional Queulat|1
puerto-cisnes|Puerto Cisnes||n|CL|-44.73|-72.68|10|Cfb|cxm|Isla Toto~Villa Amengual|1
laguna-san-rafael|Laguna San Rafael||p|CL|-46.67|-73.9|20|Cfc|cxm|Glaciar San Rafael~Bahía Exploradores~Glaciar Exploradores|1
puerto-rio-tranquilo|Puerto Río Tranquilo||n|CL|-46.62|-72.67|210|Cfb|lm|Capillas de Mármol~Río Tranquilo~Puerto Guadal~Puerto Bertrand~Puerto Ingeniero Ibáñez|2
chile-chico|Chile Chico||n|CL|-46.54|-71.72|220|BSk|l|Reserva Jeinimeni~Jeinimeni|1
valle-chacabuco|Valle Chacabuco||p|CL|-47.12|-72.48|350|Cfb|m|Parque Patagonia~Confluencia Baker|1
cerro-sombrero|Cerro Sombrero||n|CL|-52.77|-69.29|20|Cfc|cx|Porvenir Chile~Bahía Azul~Punta Delgada Chile~Lago Blanco Tierra del Fuego~Parque Karukinka|1
cabo-de-hornos|Cabo de Hornos||i|CL|-55.98|-67.27|30|ET|pcxy|Cape Horn|1
cerro-castillo-magallanes|Cerro Castillo (Magallanes)||n|CL|-51.26|-72.34|130|Cfc||Paso Don Guillermo~Cerro Guido~Villa Tehuelches|1
isla-magdalena|Isla Magdalena||i|CL|-52.92|-70.58|10|Cfc|cx|Fuerte Bulnes~Cabo Froward~San Juan Magallanes|1
isla-riesco|Isla Riesco||i|CL|-52.9|-72.0|50|Cfc|cx|Mina Invierno|1
lollapalooza-chile|Lollapalooza Chile||n|CL|-33.5|-70.62|560|Csb||Parque Cerrillos|1
yumbel|Yumbel||n|CL|-37.1|-72.56|80|Csb|T|San Sebastián de Yumbel|1
sur-de-chile|Sur de Chile||g|CL|-40.0|-72.5|100|Cfb|lm|el sur de Chile|2
norte-chico|Norte Chico||g|CL|-30.0|-71.0|100|BSk|S|Norte Grande de Chile|1
caraz|Caraz||n|PE|-9.05|-77.81|2260|Cwb|mhaS|Huandoy~Laguna Llanganuco~Llanganuco|1
chavin-de-huantar|Chavín de Huántar||n|PE|-9.59|-77.18|3180|Cwb|mhaS|Chavín|1
pastoruri|Pastoruri||p|PE|-9.9|-77.17|4800|ET|mhaS|nevado Pastoruri~Churup~Laguna Churup~Hatun Machay|1
chacas-ancash|Chacas (Áncash)||n|PE|-9.16|-77.37|3360|ET|mhaS|Conchucos~San Luis Áncash|1
llamac|Llamac||n|PE|-10.2|-77.05|3250|ET|mhaS|Chiquián~Cajatambo~Queropalca|1
huayllay|Huayllay||p|PE|-11.0|-76.35|4300|ET|mhaS|Bosque de Piedras de Huayllay~Bosque de piedras|1
toromocho|Toromocho||n|PE|-11.6|-76.13|4500|ET|mhaS|mina Toromocho~Chinalco Toromocho|1
las-bambas|Las Bambas||n|PE|-14.07|-72.33|4100|ET|mhaS|mina Las Bambas~minera Las Bambas~Challhuahuacho|1
antapaccay|Antapaccay||n|PE|-14.95|-71.35|4000|ET|mhaS|Tintaya~mina Antapaccay~Constancia mina~Hudbay Constancia|1
quellaveco|Quellaveco||n|PE|-17.1|-70.62|3500|BWk|mhaS|mina Quellaveco~Cuajone~Toquepala~mina Cuajone|1
lagunas-norte|Lagunas Norte||n|PE|-7.95|-78.25|4000|ET|mhaS|La Arena mina~Shahuindo~Poderosa Pataz~Pataz|1
marcona|Marcona||n|PE|-15.36|-75.17|30|BWh|cdxS|San Juan de Marcona~Shougang~Lomas Arequipa~Puerto Inca~Chala Arequipa|1
camisea|Camisea||n|PE|-11.8|-72.9|400|Af|jqMYy|Malvinas Camisea~Nuevo Mundo Camisea~Sepahua|1
cerro-azul-lima|Cerro Azul (Lima)||n|PE|-12.4|-76.78|10|BWh|cdxS|Cerro Azul surf~Pucusana~Santa María del Mar~Chilca Lima~Puerto Viejo Lima|1
tambo-de-mora|Tambo de Mora||n|PE|-13.46|-76.18|10|BWh|cdx||1
chaparri|Chaparrí||p|PE|-6.53|-79.47|250|BWh|dS|Bosque de Pómac~Sipán|1
pacasmayo|Pacasmayo||n|PE|-7.4|-79.57|10|BWh|cdxS|Puerto Malabrigo~Chicama surf|1
cutervo|Cutervo||p|PE|-6.38|-78.82|2600|Cwb|mhS|Cumbemayo|1
celendin|Celendín||n|PE|-6.87|-78.15|2620|Cwb|mhS|Leymebamba~Balsas Amazonas|1
karajia|Karajía||n|PE|-6.16|-78.02|1900|Cwb|m|Cocachimba~Catarata de Gocta|1
laguna-azul-sauce|Laguna Azul (Sauce)||n|PE|-6.42|-76.32|300|Aw|jqM|Laguna Azul Sauce~Lamas San Martín~Sauce San Martín|1
oxapampa|Oxapampa||n|PE|-10.57|-75.4|1800|Cfb|mj|Yanachaga-Chemillén~Selvámonos|1
satipo|Satipo||n|PE|-11.25|-74.64|630|Af|jqM|Pichanaki~San Ramón Chanchamayo|1
vraem|Vraem||g|PE|-12.6|-73.8|600|Aw|jqM|Pichari~Kimbiri|1
quillabamba|Quillabamba||n|PE|-12.86|-72.69|1050|Aw|jqM|Echarati~Kiteni~Pongo de Mainique|1
vilcabamba-peru|Vilcabamba (Peru)||n|PE|-13.0|-72.95|2600|Cwb|mha|Espíritu Pampa~Huancacalle~Vitcos|1
mollepata|Mollepata||n|PE|-13.51|-72.54|2800|Cwb|mhaS|Soraypampa~Laguna Humantay~Humantay~Humantay Lake|1
palcoyo|Palcoyo||p|PE|-13.9|-71.25|4700|ET|mhaS|Palccoyo~Pitumarca|1
raqchi|Raqchi||n|PE|-14.18|-71.37|3480|Cwb|mhaS|Laguna Sibinacocha|1
paucartambo|Paucartambo||n|PE|-13.32|-71.6|2900|Cwb|mhS|Tres Cruces de Oro~Virgen del Carmen de Paucartambo~Fiesta de Paucartambo|1
salineras-de-maras|Salineras de Maras||n|PE|-13.33|-72.16|3380|Cwb|mhaS|Maras Moray~Chinchero~Yucay|1
huchuy-qosqo|Huchuy Qosqo||n|PE|-13.35|-71.9|3500|Cwb|mhaS|Huchuy Qosqo trek~Ancascocha trek|1
lampa-puno|Lampa (Puno)||n|PE|-15.36|-70.37|3890|ET|mhaS|Lampa Puno~Pucará Puno~Lagunillas Puno|1
sillustani|Sillustani||n|PE|-15.72|-70.16|3900|ET|mhaS|Llachón~Luquina~Capachica|1
festividad-de-la-candelaria|Festividad de la Candelaria||n|PE|-15.84|-70.03|3830|ET|mhlS||1
salinas-y-aguada-blanca|Salinas y Aguada Blanca||p|PE|-16.2|-71.2|4300|ET|mhaS|El Misti~Volcán Misti~Chachani~nevado Chachani~Laguna Salinas|1
andagua|Andagua||n|PE|-15.49|-72.35|3600|ET|mhaS|Valle de los Volcanes~Toro Muerto|1
semana-santa-de-ayacucho|Semana Santa de Ayacucho||n|PE|-13.16|-74.22|2760|Cwb|mhS|Vilcashuamán|1
millpu|Millpu||n|PE|-13.86|-74.2|3600|ET|mhaS|Aguas Turquesas de Millpu|1
laguna-pacucha|Laguna Pacucha||n|PE|-13.6|-73.34|3100|Cwb|mhlS|Pacucha~Sóndor|1
inapari|Iñapari||n|PE|-10.95|-69.58|240|Am|jqMY|Iberia Madre de Dios|1
boca-manu|Boca Manu||n|PE|-12.27|-70.9|280|Af|jqMYy|Pillcopata|1
santa-rosa-de-yavari|Santa Rosa de Yavarí||n|PE|-4.22|-69.95|80|Af|jqMY|Caballococha~Tres fronteras Amazonas|1
requena-peru|Requena (Peru)||n|PE|-5.06|-73.85|100|Af|jqMY|Lagunas Loreto~Yurimaguas puerto|1
aguas-verdes-peru|Aguas Verdes (Peru)||n|PE|-3.48|-80.25|10|BSh|qS|Puerto Pizarro|1
desaguadero|Desaguadero||n|PE|-16.57|-69.04|3820|ET|mhlS|Kasani|1
motupe-cruz-de-chalpon|Motupe (Cruz de Chalpón)||n|PE|-6.15|-79.71|130|BWh|TS|Cruz de Motupe~Cruz de Chalpón~Señor Cautivo de Ayabaca|1
huancabamba|Huancabamba||n|PE|-5.24|-79.45|1950|Cwb|m|Las Huaringas~Lagunas de las Huaringas|1
yauyos|Yauyos||n|PE|-12.3|-75.85|3200|Cwb|mhaS|Nor Yauyos-Cochas~Huancaya~Vilca Yauyos|1
matucana|Matucana||n|PE|-11.84|-76.38|2390|BWk|mS|Antankallo~San Jerónimo de Surco~Santa Eulalia Lima~Songos|1
rupac|Rúpac||n|PE|-11.32|-76.78|3400|BSk|mhaS|Rupac~La Florida Huaral~Pampas Huaral|1
lachay|Lachay||p|PE|-11.37|-77.37|400|BWh|S|Lomas de Lachay~Albufera de Medio Mundo~El Áspero|1
tarma|Tarma||n|PE|-11.42|-75.69|3050|Cwb|mhS|Alfombras de Tarma~Señor de Muruhuay~Acobamba Tarma|1
huaytapallana|Huaytapallana||p|PE|-11.93|-75.05|4600|ET|mhaS|nevado Huaytapallana|1
costa-norte-del-peru|Costa norte del Perú||g|PE|-4.5|-81.0|10|BWh|cS|norte del Perú playas~playas del norte del Perú|1
valle-del-mantaro|Valle del Mantaro||g|PE|-11.95|-75.3|3250|Cwb|mhS|Concepción Junín~Ocopa|1
isla-floreana|Isla Floreana||i|EC|-1.3|-90.43|10|BSh|cwrS|Floreana~isla Floreana~Puerto Velasco Ibarra|1
muisne|Muisne||n|EC|0.61|-80.02|5|Am|cwqS|Galera Esmeraldas~Tonchigüe~Estero de Plátano|1
pedernales-ecuador|Pedernales (Ecuador)||n|EC|0.07|-80.05|10|Aw|cwqS|Cojimíes~Jama Manabí~Isla Corazón~San Vicente Manabí|1
puerto-cayo|Puerto Cayo||n|EC|-1.35|-80.73|10|BSh|cwqS|San Lorenzo Manabí~Santa Marianita~Machalilla~Los Frailes Ecuador~Agua Blanca Manabí|1
salinas-ecuador|Salinas (Ecuador)||n|EC|-2.21|-80.96|5|BWh|cwS|Ballenita~Punta Blanca Ecuador~Punta Carnero~Chipipe|2
isla-puna|Isla Puná||i|EC|-2.75|-80.0|10|BSh|cwqS|isla Santay|1
puyango|Puyango||p|EC|-3.88|-80.08|350|Aw|q|Zapotillo|1
saraguro|Saraguro||n|EC|-3.62|-79.24|2520|Cwb|mh|Oña Azuay~Cojitambo|1
podocarpus|Podocarpus||p|EC|-4.1|-79.0|1900|Cfb|mj|Parque Nacional Podocarpus~Zamora Chinchipe~Fruta del Norte|1
gualaceo|Gualaceo||n|EC|-2.89|-78.78|2230|Cwb|m|Chordeleg~Sígsig~Paute Azuay|1
alausi|Alausí||n|EC|-2.2|-78.85|2350|Cwb|m|Achupallas~Camino del Inca Ecuador|1
lagunas-de-ozogoche|Lagunas de Ozogoche||p|EC|-2.25|-78.6|3800|ET|mhaS|Ozogoche~Atillo~Sangay~Parque Nacional Sangay|1
el-altar-ecuador|El Altar (Ecuador)||p|EC|-1.68|-78.45|3900|ET|mha|Volcán El Altar~Collanes~Candelaria Chimborazo Altar|1
salinas-de-ibarra|Salinas de Ibarra||n|EC|0.5|-78.13|1600|BSk|mS|Chota Ecuador~Intag~Junín Intag~Apuela|1
cuicocha|Cuicocha||n|EC|0.3|-78.36|3100|Cwb|mhl|Laguna Cuicocha~Lagunas de Mojanda~Mojanda~Peguche~Imbabura volcán|1
el-angel-carchi|El Ángel (Carchi)||p|EC|0.7|-77.9|3500|ET|mha|Reserva El Ángel~Rumichaca|1
cayambe-coca|Cayambe-Coca||p|EC|0.0|-77.99|4000|ET|mha|Volcán Cayambe~Oyacachi~Refugio Cayambe|1
ilinizas|Ilinizas||p|EC|-0.65|-78.7|4200|ET|mha|Illinizas~Iliniza Norte~El Chaupi~Corazón volcán|1
pululahua|Pululahua||n|EC|0.04|-78.5|2500|Cwb|mh|Mitad del Mundo~Maquipucuna~Nanegalito~Pachijal|1
chugchilan|Chugchilán||n|EC|-0.8|-78.92|3200|Cwb|mha|Zumbahua~Isinliví~Sigchos~Tigua|1
antisana|Antisana||p|EC|-0.5|-78.2|4000|ET|mha|Volcán Antisana~Laguna Micacocha|1
puerto-quito|Puerto Quito||n|EC|0.12|-79.25|140|Af|jq|Pedro Vicente Maldonado~San Miguel de los Bancos|1
cuyabeno|Cuyabeno||p|EC|-0.05|-76.0|230|Af|jqMYy|Reserva Cuyabeno~Siona Lodge|2
limoncocha|Limoncocha||n|EC|-0.4|-76.62|230|Af|jqMYy|Shushufindi~Pompeya Ecuador~Sacha Lodge~Bloque 31~Tiputini|1
puyo-ecuador|Puyo (Ecuador)||n|EC|-1.49|-78.0|950|Af|jqM|Sarayaku~Pastaza|1
macas-ecuador|Macas (Ecuador)||n|EC|-2.31|-78.12|1030|Af|jqM|Cueva de los Tayos~Kapawi|1
el-quinche|El Quinche||n|EC|-0.11|-78.3|2600|Cwb|mhT|Virgen del Quinche~Santuario del Quinche|1
raquira|Ráquira||n|CO|5.54|-73.63|2150|Cwb|m|Laguna de Fúquene|1
iguaque|Iguaque||p|CO|5.68|-73.44|3500|ET|mh|Santuario de Iguaque|1
sachica|Sáchica||n|CO|5.58|-73.54|2150|Cwb|m|Gámbita~Santa Sofía Boyacá|1
barichara|Barichara||n|CO|6.64|-73.22|1280|Cwb|m|Guane~Páramo Santander~Charalá|2
zapatoca|Zapatoca||n|CO|6.82|-73.27|1720|Cwb|m|Mesa de Ruitoque|1
santurban|Santurbán||p|CO|7.25|-72.9|3600|ET|mh|Páramo de Santurbán~California Santander~Pamplona Colombia|1
playa-de-belen|Playa de Belén||n|CO|8.25|-73.24|1450|Cwb|m|La Playa de Belén~Los Estoraques|1
chingaza|Chingaza||p|CO|4.65|-73.8|3400|ET|mh|Parque Chingaza~Laguna de Guatavita|2
sumapaz|Sumapaz||p|CO|4.2|-74.2|3700|ET|mhy|Páramo de Sumapaz|1
villeta|Villeta||n|CO|5.01|-74.47|840|Aw|q|Mesitas del Colegio|1
carmen-de-apicala|Carmen de Apicalá||n|CO|4.2|-74.64|320|Aw|qS|Tolemaida|2
honda-tolima|Honda (Tolima)||n|CO|5.2|-74.74|220|Aw|qS|Mariquita Tolima|1
juntas-tolima|Juntas (Tolima)||n|CO|4.55|-75.33|1750|Cwb|m|Juntas Tolima~Cañón del Combeima|1
san-agustin-huila|San Agustín (Huila)||n|CO|1.88|-76.27|1700|Cfb|m|Estrecho del Magdalena|2
tierradentro|Tierradentro||n|CO|2.58|-76.03|1750|Cfb|m|San Andrés de Pisimbalá|1
purace|Puracé||p|CO|2.35|-76.38|3300|ET|mhv|Parque Puracé~Coconuco~Termales de Coconuco~Paletará|1
nevado-del-huila|Nevado del Huila||p|CO|2.93|-76.03|3500|ET|mha||1
lago-calima|Lago Calima||n|CO|3.88|-76.5|1450|Cfb|lm||1
san-cipriano|San Cipriano||n|CO|3.83|-76.88|200|Af|jqM|Anchicayá~Pance Cali~Farallones de Cali|1
timbiqui|Timbiquí||n|CO|2.77|-77.67|10|Af|jqMc|Guapi Cauca~Bocagrande Tumaco|1
cumbal|Cumbal||n|CO|0.91|-77.79|3050|Cwb|mhv|Volcán Azufral~Azufral~Laguna Verde Nariño~Volcán Galeras~Carnaval de Negros y Blancos|1
sibundoy|Sibundoy||n|CO|1.2|-76.92|2100|Cfb|m||1
chiribiquete|Chiribiquete||p|CO|0.9|-72.75|400|Af|jqMYy||1
araracuara|Araracuara||n|CO|-0.62|-72.39|200|Af|jqMYy|La Pedrera Amazonas~Tarapacá Amazonas~Mitú|1
inirida|Inírida||n|CO|3.87|-67.92|100|Af|jqMYy|Estrella Fluvial~Guainía|1
tuparro|Tuparro||p|CO|5.2|-68.5|100|Aw|qMYy|El Tuparro~Parque El Tuparro~Maipures|1
hato-la-aurora|Hato La Aurora||n|CO|6.3|-71.4|130|Aw|fqMYS|Paz de Ariporo~Safari llanero~Mani Casanare|1
campo-rubiales|Campo Rubiales||n|CO|3.8|-71.4|150|Aw|qMYSy|Quifa|1
cusiana|Cusiana||n|CO|5.0|-72.7|300|Aw|qMY|Cupiagua|1
cerro-matoso|Cerro Matoso||n|CO|7.9|-75.55|100|Aw|qM||1
el-descanso-cesar|El Descanso (Cesar)||n|CO|9.6|-73.5|70|Aw|qS|La Loma Cesar~mina La Loma Drummond~Calenturitas|1
hidroituango|Hidroituango||n|CO|7.14|-75.66|300|Aw|qM||1
buritica|Buriticá||n|CO|6.72|-75.91|1600|Aw|mq|San Jerónimo Antioquia|1
san-rafael-antioquia|San Rafael (Antioquia)||n|CO|6.29|-75.03|1000|Af|q|San Carlos Antioquia~San Luis Antioquia|1
sonson|Sonsón||n|CO|5.71|-75.31|2475|Cfb|mh|El Retiro Antioquia~Santa Elena Antioquia|1
necocli|Necoclí||n|CO|8.43|-76.78|5|Am|cwqMS|Triganá~Bahía Aguacate|1
filandia|Filandia||n|CO|4.67|-75.66|1920|Cfb|m|Pijao Quindío~Buenavista Quindío~Parque del Café~Panaca|2
santa-rosa-de-cabal|Santa Rosa de Cabal||n|CO|4.87|-75.62|1700|Cfb|m|Termales Santa Rosa~Termales de San Vicente~Laguna del Otún~Marsella Risaralda~Otún Quimbaya|1
salamina-caldas|Salamina (Caldas)||n|CO|5.4|-75.49|1800|Cfb|m|Salamina Caldas~Aguadas Caldas~San Félix Caldas|1
isla-fuerte|Isla Fuerte||i|CO|9.39|-76.18|5|Am|cwrqS|Cispatá|1
san-basilio-de-palenque|San Basilio de Palenque||n|CO|10.1|-75.2|50|Aw|qS|Palenque de San Basilio~San Jacinto Bolívar~Playa Blanca Barú~La Boquilla~Tierra Bomba|1
cienaga-grande|Ciénaga Grande||g|CO|10.9|-74.4|5|BSh|qS|Nueva Venecia Ciénaga~Isla de Salamanca|1
buritaca|Buritaca||n|CO|11.25|-73.77|5|Aw|cwqMS|Don Diego Magdalena~Guachaca~Los Naranjos Magdalena~Costeño Beach|1
dibulla|Dibulla||n|CO|11.27|-73.31|5|BSh|cwqS|Camarones La Guajira~Mingueo|1
nazareth-guajira|Nazareth (Guajira)||n|CO|12.18|-71.28|60|BWh|dSD|Macuira~Bahía Hondita~Bahía Portete~Taroa|1
nabusimake|Nabusímake||n|CO|10.55|-73.59|2000|Cfb|m|Pueblo Bello~Festival Vallenato~Festival de la Leyenda Vallenata~Badillo|1
feria-de-cali|Feria de Cali||n|CO|3.44|-76.52|1000|Aw||Petronio Álvarez~Festival Petronio|1
feria-de-las-flores|Feria de las Flores||n|CO|6.25|-75.57|1500|Af||Feria de las Flores Medellín|1
llanos-orientales|Llanos orientales||g|CO|4.5|-72.5|200|Aw|qMYS|Llanos Orientales de Colombia|1
costa-caribe-colombiana|Costa Caribe colombiana||g|CO|10.8|-75.0|5|Aw|cwqS|Caribe colombiano|1
punta-colorada|Punta Colorada||n|UY|-34.9|-55.26|10|Cfa|cw|Punta Negra Uruguay~Punta Colorada Uruguay|1
costa-de-oro-uruguay|Costa de Oro (Uruguay)||g|UY|-34.78|-55.7|10|Cfa|cw|Costa de Oro Uruguay~Parque del Plata~Costa Azul Uruguay|1
laguna-garzon|Laguna Garzón||n|UY|-34.8|-54.57|10|Cfa|cw|Garzón Uruguay~Pueblo Garzón~El Caracol Uruguay~La Juanita|1
laguna-de-rocha|Laguna de Rocha||n|UY|-34.65|-54.25|10|Cfa|cx|Costa Azul Rocha~Arachania~Antoniópolis|1
cerro-verde-rocha|Cerro Verde (Rocha)||n|UY|-33.95|-53.5|10|Cfa|cx|Fortaleza de Santa Teresa~Laguna Negra Uruguay|1
quebrada-de-los-cuervos|Quebrada de los Cuervos||p|UY|-32.92|-54.45|200|Cfa|q|Quebrada de los Cuervos Uruguay|1
carmelo-uruguay|Carmelo (Uruguay)||n|UY|-34.0|-58.28|10|Cfa||Conchillas|1
balneario-las-canas|Balneario Las Cañas||n|UY|-33.16|-58.36|10|Cfa|w||1
san-javier-uruguay|San Javier (Uruguay)||n|UY|-32.67|-58.13|20|Cfa|q|Esteros de Farrapos|1
termas-de-almiron|Termas de Almirón||n|UY|-32.34|-57.65|40|Cfa|||1
minas-de-corrales|Minas de Corrales||n|UY|-31.57|-55.47|150|Cfa||Subida de Pena~Masoller|1
fiesta-de-la-patria-gaucha|Fiesta de la Patria Gaucha||n|UY|-31.72|-55.98|130|Cfa||Patria Gaucha|1
pueblo-centenario|Pueblo Centenario||n|UY|-32.83|-56.5|80|Cfa|l|Rincón del Bonete|1
virgen-del-verdun|Virgen del Verdún||n|UY|-34.36|-55.24|200|Cfa|T|Cerro Arequita~Salto del Penitente~Arequita|1
chuao|Chuao||n|VE|10.52|-67.5|10|Aw|cwjqS||1
chirimena|Chirimena||n|VE|10.6|-66.16|5|Aw|cwqS|Caruao~La Sabana Vargas~Todasana|1
camuri|Camurí||n|VE|10.62|-66.7|10|BSh|cwS|Camurí Grande~Playa Los Cocos Vargas~Catia La Mar playa|1
tacarigua-de-la-laguna|Tacarigua de la Laguna||p|VE|10.3|-65.87|5|Aw|cwqS|Laguna de Tacarigua~Río Chico Venezuela|1
mochima|Mochima||p|VE|10.35|-64.35|10|BSh|cwrS|Parque Nacional Mochima~Santa Fe Sucre~Playa Colorada~Isla de Plata Venezuela|2
peninsula-de-araya|Península de Araya||n|VE|10.57|-64.25|10|BWh|cwdS|Manicuare|1
el-morro-de-puerto-santo|El Morro de Puerto Santo||n|VE|10.72|-63.16|10|BSh|cwqS|San Juan de las Galdonas~Macuro~Playa Pui Puy|1
caripe|Caripe||n|VE|10.17|-63.5|900|Aw|m|Cueva del Guácharo|1
delta-del-orinoco|Delta del Orinoco||g|VE|9.1|-61.0|5|Af|jqMY|Delta Amacuro|1
santa-elena-de-uairen|Santa Elena de Uairén||n|VE|4.6|-61.11|900|Aw|mq|Paraitepuy~Paraitepui~Kavanayén~Quebrada de Jaspe~El Pauji|1
puerto-ayacucho|Puerto Ayacucho||n|VE|5.66|-67.63|60|Af|jqMY|Autana~Cerro Autana~San Fernando de Atabapo|1
hato-el-cedral|Hato El Cedral||n|VE|7.45|-69.33|80|Aw|fqMYS|Hato Piñero~Hato El Frío~Llanos venezolanos~Mantecal~Elorza|1
altamira-de-caceres|Altamira de Cáceres||n|VE|8.75|-70.45|600|Am|q||1
mucuchies|Mucuchíes||n|VE|8.75|-70.92|2980|ET|mhS|Pico El Águila~Laguna de Mucubají~Sierra Nevada de Mérida~San Rafael de Mucuchíes~Pico Bolívar~Pico Humboldt|1
jaji|Jají||n|VE|8.57|-71.35|1780|Cwb|m|La Azulita~La Mucuy~Tabay|1
pueblo-nuevo-del-sur|Pueblo Nuevo del Sur||n|VE|8.15|-71.5|1800|Cwb|m|Tovar Mérida~La Grita~Páramo La Negra~Páramo del Batallón|1
catatumbo|Catatumbo||g|VE|9.3|-71.7|10|Am|qM|Ologá~Congo Mirador~Relámpago del Catatumbo|1
sinamaica|Sinamaica||n|VE|11.08|-71.86|5|BSh|qS|Laguna de Sinamaica~Paraguaipoa~Caimare Chico|1
isla-de-toas|Isla de Toas||i|VE|10.95|-71.65|10|BSh|cwS|Isla San Carlos Zulia|1
medanos-de-coro|Médanos de Coro||p|VE|11.43|-69.7|10|BWh|dS|Sierra de San Luis Falcón~Curimagua|1
sanare-lara|Sanare (Lara)||n|VE|9.75|-69.65|1350|Cwb|m|Cubiro~Yacambú~Sanare Lara|1
bocono|Boconó||n|VE|9.25|-70.25|1200|Cwb|m|Niquitao~Jajó~Isnotú~Tostós|1
santuario-de-coromoto|Santuario de Coromoto||n|VE|8.95|-69.85|180|Aw|T|Virgen de Coromoto|1
montana-de-sorte|Montaña de Sorte||n|VE|10.26|-68.9|400|Aw|jq|María Lionza Sorte|1
galipan|Galipán||n|VE|10.57|-66.88|1700|Cwb|m|El Ávila~San Antonio de Galipán|1
el-jarillo|El Jarillo||n|VE|10.35|-67.17|1500|Cwb|m||1
la-blanquilla|La Blanquilla||i|VE|11.85|-64.6|10|BSh|cwrSy|Archipiélago Los Testigos~La Orchila|1
isla-cubagua|Isla Cubagua||i|VE|10.82|-64.18|10|BWh|cwdS|Cubagua|1
juan-griego|Juan Griego||n|VE|11.08|-63.97|5|BSh|cwS|Playa Parguito~Virgen del Valle~El Yaque|1
tiwanaku|Tiwanaku||n|BO|-16.55|-68.68|3850|ET|mhS||1
zongo|Zongo||n|BO|-16.1|-68.1|1500|Cwb|m|Takesi~El Choro trek~Camino del Takesi~Camino El Choro|1
chulumani|Chulumani||n|BO|-16.41|-67.53|1700|Cwb|mj|Irupana~Yanacachi~Caranavi|1
san-buenaventura-bolivia|San Buenaventura (Bolivia)||n|BO|-14.44|-67.5|200|Af|jqMY|Tumupasa~Chalalán~Santa Rosa de Yacuma~Ixiamas|1
guayaramerin|Guayaramerín||n|BO|-10.83|-65.36|130|Am|jqMY|Guanay~Cobija Pando|1
trinidad-bolivia|Trinidad (Bolivia)||n|BO|-14.83|-64.9|155|Aw|jqMY|Loreto Beni~San Ignacio de Moxos|1
chiquitania|Chiquitania||g|BO|-16.4|-61.5|400|Aw|q|Misiones jesuíticas de Chiquitos~San José de Chiquitos~San Javier Santa Cruz~Concepción Santa Cruz~Santiago de Chiquitos|1
samaipata|Samaipata||n|BO|-18.18|-63.87|1650|Cwb|m|Amboró~Parque Nacional Amboró~Codo de los Andes~El Fuerte de Samaipata|2
vallegrande|Vallegrande||n|BO|-18.49|-64.11|2030|Cwb|m|La Higuera Bolivia~Ruta del Che|1
noel-kempff|Noel Kempff||p|BO|-14.3|-60.85|300|Aw|jqMYy|Noel Kempff Mercado|1
tupiza|Tupiza||n|BO|-21.45|-65.72|2950|BWk|mhdS|Cordillera de Sama~Villazón frontera~Quebrada de Palala|1
lipez|Lípez||g|BO|-22.0|-67.0|4200|ET|mhadSy|Quetena Chico~San Pablo de Lípez~San Antonio de Lípez~Villa Mar~San Juan de Rosario|1
colchani|Colchani||n|BO|-20.3|-66.94|3670|BWk|mhdS|Isla Incahuasi~Incahuasi~Hotel de sal~Coquesa~Volcán Tunupa|1
llallagua|Llallagua||n|BO|-18.42|-66.58|3880|ET|mhS|Catavi~mina Huanuni|1
coipasa|Coipasa||n|BO|-19.3|-68.1|3680|BWk|mhadSy|Salar de Coipasa~Salinas de Garci Mendoza~Pisiga|1
urkupina|Urkupiña||n|BO|-17.4|-66.28|2550|BSk|mhT|Virgen de Urkupiña|1
maragua|Maragua||n|BO|-19.05|-65.42|3100|BSk|mhS|Cráter de Maragua~Jalq'a|1
valle-de-los-cintis|Valle de los Cintis||g|BO|-20.9|-65.2|2350|BSk|mS|Villa Abecia|1
aguarague|Aguaragüe||p|BO|-21.5|-63.5|700|Cwa|jq|Villa Montes|1
isla-de-la-luna|Isla de la Luna||i|BO|-16.04|-69.07|3820|ET|mhlS|Santiago de Okola~Sampaya|1
petersburg-alaska|Petersburg (Alaska)||n|US|56.81|-132.96|10|Cfb|cxm|Petersburg Alaska|1
wrangell-alaska|Wrangell (Alaska)||n|US|56.47|-132.38|10|Cfb|cxm|Wrangell Alaska|1
prince-of-wales-island|Prince of Wales Island||i|US|55.48|-133.15|10|Cfb|cxm|Craig Alaska|1
dillingham-alaska|Dillingham (Alaska)||n|US|59.04|-158.46|20|Dfc|nyq|Dillingham Alaska|1
king-salmon|King Salmon||n|US|58.69|-156.66|15|Dfc|nyq|King Salmon Alaska~Naknek|1
cordova-alaska|Cordova (Alaska)||n|US|60.54|-145.76|10|Cfb|cxm|Cordova Alaska|1
whittier-alaska|Whittier (Alaska)||n|US|60.77|-148.68|10|Dfc|cxm|Whittier Alaska|1
adak|Adak||n|US|51.88|-176.65|10|Cfc|cxy|Adak Alaska|1
gustavus-alaska|Gustavus (Alaska)||n|US|58.41|-135.74|10|Dfb|cxm|Gustavus Alaska~Hoonah~Icy Strait Point|1
carcross|Carcross||n|CA|60.17|-134.71|660|Dfc|ml||1
teslin|Teslin||n|CA|60.17|-132.72|690|Dfc|ml||1
carmacks|Carmacks||n|CA|62.1|-136.28|530|Dfc|n|Yukon River canoe|1
taloyoak|Taloyoak||n|CA|69.54|-93.53|20|ET|pny||1
grise-fiord|Grise Fiord||n|CA|76.42|-82.9|30|ET|pny||1
kinngait|Kinngait||n|CA|64.23|-76.54|30|ET|pny|Cape Dorset|1
qikiqtarjuaq|Qikiqtarjuaq||n|CA|67.55|-64.03|10|ET|pny||1
arctic-bay|Arctic Bay||n|CA|73.04|-85.15|15|ET|pny||1
raglan-mine|Raglan Mine||n|CA|61.65|-73.68|600|ET|py|Raglan mine|1
gillam|Gillam||n|CA|56.35|-94.7|130|Dfc|yq|Wapusk|1
detour-lake-mine|Detour Lake mine||n|CA|50.02|-79.7|300|Dfc|yq||1
musselwhite-mine|Musselwhite mine||n|CA|52.61|-90.37|310|Dfc|yq||1
lng-canada|LNG Canada||n|CA|54.0|-128.68|10|Cfb|cxm|Kitimat LNG|1
alaska-highway|Alaska Highway||t|CA|59.0|-126.0|800|Dfc|Rny||1
athabasca-sand-dunes|Athabasca sand dunes||p|CA|59.05|-109.0|220|Dfc|yq||1
san-jose-del-guaviare-rocas|San José del Guaviare rocas||n|CO|2.57|-72.64|180|Am|jqMY|Cerro Azul Guaviare~Nuevo Tolima Guaviare~Raudal del Guayabero|1
vaupes|Vaupés||n|CO|1.25|-70.23|180|Af|jqMYy||1
fin-del-mundo-mocoa|Fin del Mundo Mocoa||n|CO|1.15|-76.65|650|Af|jqM||1
salar-de-surire|Salar de Surire||n|CL|-18.85|-69.0|4200|ET|mhaSy|Surire|1
cuetzalan|Cuetzalan||n|MX|20.02|-97.52|950|Cfb|mq|Cuetzalan del Progreso~Zacatlán de las Manzanas|2
chignahuapan|Chignahuapan||n|MX|19.84|-98.03|2260|Cwb|m|Termas de Chignahuapan~Piedras Encimadas|1
malinalco|Malinalco||n|MX|18.95|-99.5|1740|Cwb|m|Chalma~Santuario de Chalma~Señor de Chalma|1
nevado-de-toluca|Nevado de Toluca||p|MX|19.11|-99.76|4000|ET|mha|Xinantécatl|1
la-malinche|La Malinche||p|MX|19.23|-98.03|3100|Cwb|mha|Volcán La Malinche~Nanacamilpa~santuario de las luciérnagas|1
los-azufres|Los Azufres||n|MX|19.78|-100.65|2850|Cwb|mh|Los Azufres Michoacán|1
janitzio|Janitzio||i|MX|19.57|-101.65|2050|Cwb|ml|Isla de Janitzio~Noche de Muertos Pátzcuaro|1
paricutin|Paricutín||n|MX|19.49|-102.25|2300|Cwb|mv|Volcán Paricutín|1
pena-de-bernal|Peña de Bernal||n|MX|20.74|-99.94|2080|BSk|mS|Bernal Querétaro|2
pinal-de-amoles|Pinal de Amoles||n|MX|21.13|-99.63|2350|Cwb|m|Misiones de Sierra Gorda~Xilitla Sierra Gorda|1
atotonilco-guanajuato|Atotonilco (Guanajuato)||n|MX|21.0|-100.79|1900|BSk|mST|Santuario de Atotonilco~Mineral de Pozos|1
talpa-de-allende|Talpa de Allende||n|MX|20.53|-104.79|1270|Cwa|m|San Sebastián del Oeste~Virgen de Talpa|1
tapalpa|Tapalpa||n|MX|19.95|-103.76|2060|Cwb|m|Piedrotas Tapalpa|2
costalegre|Costalegre||g|MX|19.4|-105.0|10|Aw|cwqS|Costa Alegre~Tenacatita~La Manzanilla Jalisco~Cuastecomates~Careyes|1
boca-de-tomatlan|Boca de Tomatlán||n|MX|20.51|-105.32|5|Aw|cwqS|Mismaloya~Quimixto|1
punta-mita|Punta Mita||r|MX|20.77|-105.53|5|Aw|cwqS|Punta de Mita~La Cruz de Huanacaxtle~Islas Marietas~Litibú|2
san-blas-nayarit|San Blas (Nayarit)||n|MX|21.54|-105.28|5|Aw|cwqS|San Blas Nayarit~Matanchén~Mexcaltitán~Isla María Madre|1
cuyutlan|Cuyutlán||n|MX|18.92|-104.07|5|Aw|cwqS|El Paraíso Colima~Boca de Pascuales|1
nexpa|Nexpa||n|MX|18.09|-102.79|5|Aw|cwqS|Río Nexpa~Caleta de Campos~La Ticla~Playa Azul Michoacán|1
barra-de-coyuca|Barra de Coyuca||n|MX|16.95|-100.1|5|Aw|cwqS|Pie de la Cuesta~Puerto Marqués|1
playa-ventura|Playa Ventura||n|MX|16.54|-98.92|5|Aw|cwqS|Punta Maldonado|1
barra-de-la-cruz|Barra de la Cruz||n|MX|15.83|-95.97|5|Aw|cwqS|Concepción Bamba~Salina Cruz surf~Chipehua|1
roca-blanca-oaxaca|Roca Blanca (Oaxaca)||n|MX|15.96|-97.47|5|Aw|cwqS|Laguna de Manialtepec~Puertecito Oaxaca|1
huautla-de-jimenez|Huautla de Jiménez||n|MX|18.13|-96.84|1650|Cwb|m|Sierra Mazateca~María Sabina|1
sierra-norte-de-oaxaca|Sierra Norte de Oaxaca||g|MX|17.15|-96.5|2700|Cwb|mh|Pueblos Mancomunados~Benito Juárez Oaxaca~Cuajimoloyas~Capulálpam|1
guelaguetza|Guelaguetza||n|MX|17.06|-96.72|1550|BSh|mS||1
yaxchilan|Yaxchilán||n|MX|16.9|-90.97|120|Am|jqM|Bonampak~Selva Lacandona~Las Guacamayas Chiapas~Lacanjá|1
cascadas-el-chiflon|Cascadas El Chiflón||n|MX|16.18|-92.27|650|Aw|q|El Chiflón~Cascada Velo de Novia|1
boca-del-cielo|Boca del Cielo||n|MX|15.85|-93.67|5|Aw|cwqS|Puerto Arista~Chocohuital|1
volcan-tacana|Volcán Tacaná||p|MX|15.13|-92.11|2500|Cwb|mhav||1
los-tuxtlas|Los Tuxtlas||g|MX|18.45|-95.1|300|Am|jq|Montepío Veracruz~Roca Partida Veracruz|1
xico|Xico||n|MX|19.42|-97.01|1290|Cfb|mq|Xico Veracruz~Coatepec Veracruz~Naolinco|1
cofre-de-perote|Cofre de Perote||p|MX|19.49|-97.15|3400|ET|mha|Perote Veracruz|1
tecolutla|Tecolutla||n|MX|20.48|-97.01|5|Aw|cwqS|El Tajín~Cumbre Tajín~Papantla Tajín|1
la-pesca-tamaulipas|La Pesca (Tamaulipas)||n|MX|23.79|-97.77|5|Cfa|cwS|La Pesca Tamaulipas~Playa Bagdad~Barra del Tordo|1
reserva-el-cielo|Reserva El Cielo||p|MX|23.1|-99.2|1200|Cwa|mjq|El Cielo Tamaulipas~Gómez Farías Tamaulipas|1
media-luna-rio-verde|Media Luna (Río Verde)||n|MX|21.86|-100.03|1000|BSh|S|Laguna de la Media Luna~Rioverde Media Luna|1
aquismon|Aquismón||n|MX|21.62|-99.02|110|Am|q|Sótano de las Golondrinas~Tambaque|1
potrero-chico|Potrero Chico||n|MX|25.95|-100.48|700|BSh|mS|El Potrero Chico~El Potrero Chico climbing|1
canon-de-matacanes|Cañón de Matacanes||n|MX|25.37|-100.15|900|Cwa|m|Cola de Caballo~Hidrofobia cañón|1
bosques-de-monterreal|Bosques de Monterreal||r|MX|25.24|-100.44|2900|Cwb|mhs|Monterreal~Arteaga Coahuila|1
parras-de-la-fuente|Parras de la Fuente||n|MX|25.44|-102.18|1520|BSh|S|Parras Coahuila~Casa Madero~Dunas de Bilbao|1
zona-del-silencio|Zona del Silencio||p|MX|26.7|-103.75|1100|BWh|dSD|Ojuela~Puente de Ojuela|1
mexiquillo|Mexiquillo||n|MX|23.72|-105.65|2600|Cwb|mh|La Ciudad Durango~El Salto Durango|1
basaseachic|Basaseachic||p|MX|28.18|-108.21|2000|Cwb|m|Cascada de Basaseachi~Basaseachi~Parque Nacional Basaseachic|1
batopilas|Batopilas||n|MX|27.03|-107.74|500|BSh|S|Urique~Cerocahui|1
samalayuca|Samalayuca||p|MX|31.35|-106.48|1270|BWk|dSD|Médanos de Samalayuca|1
el-pinacate|El Pinacate||p|MX|31.8|-113.5|300|BWh|vdSD|Gran Desierto de Altar~Pinacate|1
bahia-de-kino|Bahía de Kino||n|MX|28.82|-111.94|5|BWh|cwdS|Kino Viejo~Punta Chueca~Isla Tiburón|1
puerto-penasco|Puerto Peñasco||n|MX|31.32|-113.54|10|BWh|cwdS|Cholla Bay|2
huatabampito|Huatabampito||n|MX|26.68|-109.6|5|BWh|cwS|Las Bocas Sonora|1
topolobampo|Topolobampo||n|MX|25.6|-109.05|5|BWh|cwS|El Maviri~Maviri|1
altata|Altata||n|MX|24.63|-107.93|5|BSh|cwS|Nuevo Altata|1
cabo-pulmo|Cabo Pulmo||p|MX|23.44|-109.42|10|BWh|cwrdS|Los Barriles~East Cape Baja|1
mulege|Mulegé||n|MX|26.89|-111.98|10|BWh|cwdS|Bahía Concepción~Bahia Concepcion~Santa Rosalía BCS|1
san-ignacio-bcs|San Ignacio (BCS)||n|MX|27.28|-112.9|120|BWh|dS|Laguna San Ignacio|1
scorpion-bay|Scorpion Bay||n|MX|26.24|-112.48|10|BWh|cdS|San Juanico Baja~Scorpion Bay Baja|1
bahia-magdalena|Bahía Magdalena||n|MX|24.63|-112.13|5|BWh|cdS|Puerto Chale~Puerto Adolfo López Mateos|1
isla-guadalupe|Isla Guadalupe||i|MX|29.0|-118.3|30|BWk|cdy||1
san-pedro-martir|San Pedro Mártir||p|MX|31.03|-115.46|2700|Csb|mhaS|Sierra de San Pedro Mártir|1
baja-1000|Baja 1000||n|MX|31.87|-116.6|20|BSk|cS|Baja Mil~K38 Rosarito|1
isla-aguada|Isla Aguada||n|MX|18.79|-91.49|5|Aw|cwqS|Laguna de Términos|1
calakmul|Calakmul||p|MX|18.11|-89.81|250|Aw|jqM|Balamkú~Chicanná~Becán|2
celestun|Celestún||n|MX|20.86|-90.4|3|BSh|cwqS|Sisal Yucatán~Isla Arena Campeche|1
telchac-puerto|Telchac Puerto||n|MX|21.34|-89.26|3|BSh|cwqS|San Crisanto~Dzilam de Bravo|1
ek-balam|Ek Balam||n|MX|20.89|-88.14|30|Aw|qS|Cenote Suytun~Cenote Ik Kil|1
coba|Cobá||n|MX|20.49|-87.73|20|Aw|qS|Punta Laguna|1
sian-ka-an|Sian Ka'an||p|MX|19.8|-87.5|3|Aw|cwrjqS|Punta Allen~Muyil|1
isla-contoy|Isla Contoy||i|MX|21.51|-86.79|3|Aw|cwrqS|Cabo Catoche~Costa Mujeres~Playa Mujeres|1
banco-chinchorro|Banco Chinchorro||i|MX|18.6|-87.35|2|Aw|cwrS||1
corona-capital|Corona Capital||n|MX|19.4|-99.09|2240|Cwb|mt|Autódromo Hermanos Rodríguez~Gran Premio de México~EDC México|1
pa-l-norte|Pa'l Norte||n|MX|25.68|-100.28|530|BSh|S|Tecate Pa'l Norte|1
feria-de-san-marcos|Feria de San Marcos||n|MX|21.88|-102.31|1880|BSk|mS|Feria Nacional de San Marcos|1
mina-penasquito|Mina Peñasquito||n|MX|24.65|-101.7|2000|BSk|mS|Peñasquito Mazapil~Mazapil|1
la-herradura-mina|La Herradura (mina)||n|MX|31.13|-113.1|350|BWh|dSD|mina La Herradura Caborca|1
ruta-del-vino-queretaro|Ruta del Vino Querétaro||g|MX|20.7|-99.9|1950|BSk|mS|Tequisquiapan y Bernal|1
ruta-de-la-plata|Ruta de la Plata||g|MX|22.8|-102.6|2300|BSk|mS|Sierra de Órganos|1
el-bajio|El Bajío||g|MX|20.8|-101.2|1800|BSh|mS||1
yaxha|Yaxhá||p|GT|17.08|-89.4|200|Am|jqM|Uaxactún~Parque Nacional Yaxhá|1
el-remate-peten|El Remate Petén||n|GT|17.0|-89.7|120|Am|ljqM|Isla de Flores Petén|1
nebaj|Nebaj||n|GT|15.41|-91.15|1950|Cwb|m|Triángulo Ixil~Acul~Cuchumatanes|1
fuentes-georginas|Fuentes Georginas||n|GT|14.75|-91.48|2500|Cwb|mh|Volcán Santa María~Laguna Chicabal~Volcán Santiaguito|1
volcan-tajumulco|Volcán Tajumulco||p|GT|15.04|-91.9|3600|ET|mha||1
san-juan-la-laguna|San Juan La Laguna||n|GT|14.69|-91.29|1580|Cwb|ml|Jaibalito~Indian Nose|1
volcan-de-pacaya|Volcán de Pacaya||p|GT|14.38|-90.6|2000|Cwb|mv|Volcán Pacaya~Pacaya|1
esquipulas-basilica|Esquipulas basílica||n|GT|14.57|-89.35|940|Aw|mT|Cristo Negro de Esquipulas~Basílica de Esquipulas|1
hawaii-guatemala|Hawaii (Guatemala)||n|GT|13.87|-90.42|5|Aw|cwqS|Hawaii Guatemala~Tilapita|1
xetulul|Xetulul||r|GT|14.54|-91.63|400|Am|q|Xocomil~IRTRA Reu|1
suchitoto|Suchitoto||n|SV|13.94|-89.03|390|Aw|lq|Lago de Suchitlán|1
el-pital|El Pital||n|SV|14.38|-89.13|2000|Cwb|m|Cerro El Pital~Miramundo~San Ignacio Chalatenango|1
lago-de-coatepeque|Lago de Coatepeque||n|SV|13.86|-89.55|750|Aw|lv|Cerro Verde El Salvador~Volcán Ilamatepec|1
costa-del-sol-el-salvador|Costa del Sol (El Salvador)||n|SV|13.31|-88.95|5|Aw|cwqS|Costa del Sol El Salvador~Estero de Jaltepeque~El Espino El Salvador|1
playa-el-esteron|Playa El Esterón||n|SV|13.17|-88.05|5|Aw|cwqS|El Esterón~Las Tunas El Salvador~Playa El Espino|1
juayua|Juayúa||n|SV|13.84|-89.75|1020|Aw|m|Apaneca|1
perquin|Perquín||n|SV|13.96|-88.16|1120|Aw|m|Perquín Morazán|1
mizata|Mizata||n|SV|13.51|-89.6|5|Aw|cwqS|Playa Mizata~Los Cóbanos|1
cayos-cochinos|Cayos Cochinos||i|HN|15.97|-86.48|5|Am|cwrqMS|Chachahuate|1
pico-bonito|Pico Bonito||p|HN|15.6|-86.85|300|Af|jqM|Río Cangrejal~Cuero y Salado|1
tela-playas|Tela playas||n|HN|15.78|-87.45|5|Am|cwqMS|Punta Sal Honduras~Triunfo de la Cruz~Miami Honduras|1
la-mosquitia|La Mosquitia||g|HN|15.3|-84.7|20|Af|jqMy|Mosquitia~Río Plátano|1
celaque|Celaque||p|HN|14.53|-88.67|2000|Cwb|m|Gracias Lempira|1
amapala|Amapala||i|HN|13.29|-87.65|10|Aw|cwqS|Isla del Tigre Honduras~Playa Cedeño|1
la-tigra|La Tigra||p|HN|14.2|-87.1|1800|Cwb|m|Santa Lucía Honduras|1
laguna-de-apoyo|Laguna de Apoyo||n|NI|11.92|-86.03|100|Aw|lv||1
playa-maderas|Playa Maderas||n|NI|11.2|-85.83|5|Aw|cwqS|Playa Hermosa Nicaragua~Playa Gigante|1
rio-san-juan|Río San Juan||n|NI|11.12|-84.78|40|Af|jqM|Indio Maíz~San Juan de Nicaragua|1
canon-de-somoto|Cañón de Somoto||p|NI|13.44|-86.7|650|Aw|m|Somoto Canyon|1
selva-negra-matagalpa|Selva Negra (Matagalpa)||n|NI|13.0|-85.91|1200|Cwb|mj|Selva Negra Matagalpa~Miraflor~Peñas Blancas Nicaragua|1
playa-aserradores|Playa Aserradores||n|NI|12.6|-87.35|5|Aw|cwqS|Cosigüina|1
laguna-de-perlas|Laguna de Perlas||n|NI|12.34|-83.67|5|Af|cjqM|Pearl Lagoon~Cayos Perlas|1
bahia-salinas|Bahía Salinas||n|CR|11.04|-85.67|5|Aw|cwqS|Cuajiniquil~Playa Soley|1
rincon-de-la-vieja|Rincón de la Vieja||p|CR|10.8|-85.35|750|Aw|mvq|Volcán Rincón de la Vieja~Curubandé|1
junquillal|Junquillal||n|CR|10.17|-85.81|5|Aw|cwqS|Playa Negra Guanacaste~Playa Avellanas~Marbella Guanacaste~Ostional|1
playa-flamingo|Playa Flamingo||n|CR|10.33|-85.85|5|Aw|cwqS|Potrero Guanacaste~Brasilito~Las Catalinas Guanacaste|1
punta-islita|Punta Islita||n|CR|9.85|-85.4|5|Aw|cwqS|Playa Carrillo~San Miguel Guanacaste~Playa Coyote|1
isla-tortuga|Isla Tortuga||i|CR|9.77|-84.89|5|Aw|cwqS|Curú~Isla Chira|1
jaco|Jacó||n|CR|9.62|-84.63|5|Am|cwqS|Playa Hermosa Jacó~Esterillos~Bejuco Puntarenas~Playa Herradura|2
playa-dominical|Playa Dominical||n|CR|9.25|-83.86|5|Am|cwqS|Matapalo Savegre~Nauyaca|1
golfo-dulce|Golfo Dulce||n|CR|8.64|-83.17|5|Af|cwjqS|Playa Zancudo~Matapalo Osa~Sierpe Osa|1
san-gerardo-de-dota|San Gerardo de Dota||n|CR|9.55|-83.8|2200|Cwb|m|Cerro de la Muerte~Los Quetzales~Copey de Dota|1
volcan-poas|Volcán Poás||p|CR|10.2|-84.23|2500|Cfb|mhv|Poás~Bajos del Toro~Catarata La Paz|1
volcan-irazu|Volcán Irazú||p|CR|9.98|-83.85|3300|Cwb|mhv|Irazú~Prusia Cartago~Volcán Turrialba|1
sarapiqui|Sarapiquí||n|CR|10.45|-84.0|60|Af|jq|Puerto Viejo de Sarapiquí~La Selva Sarapiquí~Boca Tapada|1
cano-negro|Caño Negro||p|CR|10.9|-84.75|40|Am|jqM||1
barra-del-colorado|Barra del Colorado||n|CR|10.78|-83.6|3|Af|cjqM|Barra Colorado|1
gandoca|Gandoca||n|CR|9.6|-82.62|5|Af|cwjqS|Manzanillo Talamanca~Punta Uva~Cocles|1
orosi|Orosí||n|CR|9.8|-83.85|1050|Cfb|mq|Tapantí|1
basilica-de-los-angeles|Basílica de los Ángeles||n|CR|9.86|-83.91|1430|Cwb|mT|Romería Virgen de los Ángeles~La Negrita Cartago|1
envision-festival|Envision Festival||n|CR|9.14|-83.74|20|Am|cwqS|Envision Costa Rica|1
el-valle-de-anton|El Valle de Antón||n|PA|8.6|-80.13|600|Aw|mq|Altos de Campana|2
santa-fe-veraguas|Santa Fe (Veraguas)||n|PA|8.51|-81.08|450|Am|mq|Santa Fe Veraguas|1
pedasi|Pedasí||n|PA|7.53|-80.03|30|Aw|cwqS|Isla Iguana~Isla Cañas~Cambutal|1
las-lajas-chiriqui|Las Lajas (Chiriquí)||n|PA|8.17|-81.85|5|Aw|cwqS|Las Lajas Chiriquí~Boca Chica Chiriquí~Boca Brava~Isla Gámez|1
cerro-punta|Cerro Punta||n|PA|8.85|-82.57|1950|Cfb|m|Volcán Chiriquí~Bambito~Sendero Los Quetzales|1
portobelo|Portobelo||n|PA|9.55|-79.65|5|Am|cwqS|Isla Grande Panamá~Cristo Negro de Portobelo~Isla Mamey~Portobelo Panamá|1
isla-taboga|Isla Taboga||i|PA|8.79|-79.56|10|Aw|cwqS|Taboga|1
isla-bastimentos|Isla Bastimentos||i|PA|9.3|-82.15|5|Af|cwrjqS|Red Frog~Cayo Zapatilla~Isla Carenero~Isla Solarte|1
gamboa-panama|Gamboa (Panamá)||n|PA|9.12|-79.7|30|Am|jq|Chagres~Parque Soberanía~Gamboa Panamá|1
puerto-obaldia|Puerto Obaldía||n|PA|8.67|-77.42|5|Am|cjqMY|La Miel Panamá|1
carnaval-de-las-tablas|Carnaval de Las Tablas||n|PA|7.77|-80.28|50|Aw|S|Festival de la Mejorana|1
glover-s-reef|Glover's Reef||i|BZ|16.8|-87.8|2|Am|cwrqS|Lighthouse Reef~South Water Caye~Tobacco Caye~Glovers Reef|1
hopkins-belize|Hopkins (Belize)||n|BZ|16.86|-88.28|5|Am|cwqMS|Hopkins Belize~Cockscomb Basin|1
san-ignacio-belize|San Ignacio Belize||n|BZ|17.16|-89.07|70|Am|jqM|Caracol Belize~Xunantunich~ATM Cave~Mountain Pine Ridge|1
punta-gorda-belize|Punta Gorda Belize||n|BZ|16.1|-88.8|5|Am|cjqM|Toledo Belize~Lubaantun|1
harvest-caye|Harvest Caye||i|BZ|16.49|-88.4|2|Am|cwqS||1
orange-walk|Orange Walk||n|BZ|18.08|-88.56|20|Am|qM|Lamanai~Chan Chich~Crooked Tree|1
jarabacoa|Jarabacoa||n|DO|19.12|-70.64|530|Cfa|m|Salto de Jimenoa~Salto Baiguate|2
constanza|Constanza||n|DO|18.91|-70.74|1200|Cfb|m|Valle Nuevo~Ébano Verde|1
los-haitises|Los Haitises||p|DO|19.05|-69.6|20|Am|cjqM|Parque Nacional Los Haitises~Caño Hondo|1
cayo-levantado|Cayo Levantado||i|DO|19.16|-69.28|3|Am|cwqS|Salto El Limón~Playa Rincón|1
las-galeras|Las Galeras||n|DO|19.29|-69.2|5|Am|cwqS|Playa Frontón~Playa Bonita Las Terrenas|1
cofresi|Cofresí||r|DO|19.83|-70.73|5|Am|cwqS|Damajagua~27 Charcos~Amber Cove~Taíno Bay|1
cayo-arena|Cayo Arena||i|DO|19.89|-71.31|1|Aw|cwrqS|Punta Rucia~La Isabela Puerto Plata|1
monte-cristi|Monte Cristi||n|DO|19.85|-71.65|10|BSh|cwS|El Morro Montecristi~Montecristi|1
rio-san-juan-rd|Río San Juan (RD)||n|DO|19.64|-70.08|5|Am|cwqS|Laguna Gri Gri~Nagua playa|1
playa-macao|Playa Macao||n|DO|18.78|-68.54|5|Aw|cwqS|Playa Esmeralda Miches|1
boca-de-yuma|Boca de Yuma||n|DO|18.37|-68.61|10|Aw|cwqS|Isla Catalina RD~Catalinita~Parque Cotubanamá|1
boca-chica|Boca Chica||n|DO|18.45|-69.61|5|Aw|cwqS|Guayacanes RD|1
salinas-de-bani|Salinas de Baní||n|DO|18.21|-70.53|5|BSh|cwdS||1
cabo-rojo-pedernales|Cabo Rojo (Pedernales)||n|DO|17.91|-71.65|5|BSh|cwS|Cabo Rojo Pedernales~Isla Beata|1
lago-enriquillo|Lago Enriquillo||n|DO|18.5|-71.6|-40|BSh|lS|Las Caritas|1
higuey-basilica|Higüey basílica||n|DO|18.62|-68.71|100|Aw|T|Virgen de la Altagracia~Basílica de la Altagracia|1
pueblo-viejo-mina|Pueblo Viejo mina||n|DO|18.94|-70.17|300|Am|q|Barrick Pueblo Viejo~Falcondo Bonao~mina Pueblo Viejo|1
carnaval-de-la-vega|Carnaval de La Vega||n|DO|19.22|-70.53|100|Am||Carnaval Vegano|1
playa-larga|Playa Larga||n|CU|22.28|-81.21|5|Aw|cwrqS|Ciénaga de Zapata~Playa Girón~Bahía de Cochinos|1
topes-de-collantes|Topes de Collantes||n|CU|21.91|-80.02|770|Cfb|mq|Playa Ancón|1
baracoa|Baracoa||n|CU|20.35|-74.5|10|Af|cwq|Yumurí Baracoa~Playa Maguana|1
cayo-levisa|Cayo Levisa||i|CU|22.88|-83.53|3|Aw|cwrS|Cayo Jutías|1
maria-la-gorda|María La Gorda||n|CU|21.82|-84.5|5|Aw|cwrqS|Guanahacabibes|1
isla-de-la-juventud|Isla de la Juventud||i|CU|21.75|-82.85|10|Aw|cwrqS||1
jardines-de-la-reina|Jardines de la Reina||i|CU|20.85|-78.9|2|Aw|cwrS||1
pico-turquino|Pico Turquino||p|CU|19.99|-76.84|1000|Cfb|mq|Comandancia de la Plata~Marea del Portillo|1
las-terrazas-cuba|Las Terrazas (Cuba)||n|CU|22.85|-82.94|180|Aw|q|Las Terrazas Cuba|1
ilha-do-mel|Ilha do Mel||i|BR|-25.54|-48.31|5|Cfa|cwq|Superagüi~Isla do Mel|1
guarda-do-embau|Guarda do Embaú||n|BR|-27.9|-48.59|5|Cfa|cw|Praia da Pinheira~Pinheira~Praia da Silveira|1
torres-brasil|Torres (Brasil)||n|BR|-29.34|-49.73|10|Cfa|cw|Xangri-lá|1
sao-francisco-do-sul|São Francisco do Sul||n|BR|-26.24|-48.64|10|Cfa|cwq|Penha Brasil~Beto Carrero~Beto Carrero World|1
canoa-quebrada|Canoa Quebrada||n|BR|-4.52|-37.7|20|BSh|cwS|Majorlândia~Icapuí|1
cumbuco|Cumbuco||n|BR|-3.63|-38.73|5|As|cwS|Taíba~Lagoinha Ceará|1
praia-do-prea|Praia do Preá||n|BR|-2.82|-40.42|5|As|cwS||1
delta-do-parnaiba|Delta do Parnaíba||n|BR|-2.8|-41.8|5|Aw|cwqS||1
sao-miguel-dos-milagres|São Miguel dos Milagres||n|BR|-9.27|-35.37|5|As|cwrS|Japaratinga~Patacho~Praia do Patacho|1
praia-do-forte|Praia do Forte||n|BR|-12.58|-38.0|5|Af|cwqS|Imbassaí~Costa do Sauípe~Guarajuba|2
peninsula-de-marau|Península de Maraú||n|BR|-13.95|-38.95|5|Af|cwqS|Barra Grande Bahia~Taipu de Fora|1
abrolhos|Abrolhos||i|BR|-17.96|-38.7|5|Aw|cwrS|Caravelas Bahia~Cumuruxatiba~Ponta do Corumbau|1
itaunas|Itaúnas||n|BR|-18.42|-39.7|10|Aw|cwS|Dunas de Itaúnas|1
jalapao|Jalapão||p|BR|-10.5|-46.5|400|Aw|qMS|Parque Estadual do Jalapão~Mateiros|2
serra-da-capivara|Serra da Capivara||p|BR|-8.83|-42.55|500|BSh|S|Serra das Confusões|1
serra-do-cipo|Serra do Cipó||p|BR|-19.35|-43.6|900|Cwa|m|Lapinha da Serra|1
visconde-de-maua|Visconde de Mauá||n|BR|-22.33|-44.54|1200|Cwb|m|Penedo Brasil~Serra da Mantiqueira|1
campos-do-jordao|Campos do Jordão||n|BR|-22.74|-45.59|1630|Cwb|m|Campos de Jordao|2
sao-thome-das-letras|São Thomé das Letras||n|BR|-21.72|-44.98|1400|Cwb|m|São Tomé das Letras|1
trindade-paraty|Trindade (Paraty)||n|BR|-23.35|-44.72|10|Af|cwjq|Trindade Paraty~Praia do Sono~Picinguaba|1
saquarema|Saquarema||n|BR|-22.93|-42.5|5|Aw|cwS|Itaúna Saquarema~Maricá playa|1
nobres|Nobres||n|BR|-14.72|-56.33|200|Aw|qM|Bom Jardim Nobres|1
monte-roraima-brasil|Monte Roraima (Brasil)||n|BR|4.36|-61.15|900|Aw|m|Pacaraima|1
marajo|Marajó||i|BR|-0.8|-48.6|10|Af|qMYcS|Ilha do Marajó~Ilha de Marajó|1
presidente-figueiredo|Presidente Figueiredo||n|BR|-2.03|-60.02|120|Af|jqMY||1
sao-gabriel-da-cachoeira|São Gabriel da Cachoeira||n|BR|-0.13|-67.08|90|Af|jqMYy|Pico da Neblina|1
islas-revillagigedo|Islas Revillagigedo||i|MX|18.8|-111.0|20|BSh|cwryS|Isla Socorro~Socorro Island|1
san-quintin-baja-california|San Quintín (Baja California)||n|MX|30.56|-115.94|10|BSk|cx|San Quintín Baja|1
paquime|Paquimé||n|MX|30.37|-107.95|1480|BSk|S|Casas Grandes Paquimé|1
divisadero-barrancas|Divisadero Barrancas||n|MX|27.53|-107.82|2250|Cwb|m|Barrancas Divisadero~Cusárare|1
bahia-asuncion|Bahía Asunción||n|MX|27.14|-114.29|10|BWh|cdS||1
serra-da-canastra|Serra da Canastra||p|BR|-20.25|-46.4|1200|Cwa|m||1
inhotim|Inhotim||n|BR|-20.12|-44.22|750|Cwa|||1
anavilhanas|Anavilhanas||p|BR|-2.6|-60.95|40|Af|jqMY|Novo Airão|1
algodoal|Algodoal||i|BR|-0.6|-47.58|5|Af|cwqMY||1
barra-grande-piaui|Barra Grande (Piauí)||n|BR|-2.9|-41.4|5|As|cwS|Barra Grande Piauí|1
turneffe-atoll|Turneffe Atoll||i|BZ|17.3|-87.85|2|Am|cwrqS|Turneffe|1
`;
