/**
 * Leisure places of Europe, one a line: slug | English name | Spanish name (empty: the same) | kind | country | latitude |
 * longitude | metres where people stay or walk | Köppen class | trait letters | further names, ~ between | fame 1–5.
 * Kinds and trait letters are spelt out in worker/engine/places/leisure.ts. Written by hand.
 */
export const EUROPE = `
santorini|Santorini||i|GR|36.4|25.45|150|Csa|cwvS|Thira~Fira~Oia~Santorín|4
mykonos|Mykonos|Miconos|i|GR|37.45|25.35|20|Csa|cwS|Mikonos|4
crete|Crete|Creta|i|GR|35.3|24.9|30|Csa|cwS|Kriti|4
rhodes-island|Rhodes|Rodas|i|GR|36.2|28.0|30|Csa|cwS|Rhodes island~isla de Rodas~Lindos|3
corfu-island|Corfu|Corfú|i|GR|39.6|19.8|30|Csa|cw|Corfu island~isla de Corfú~Paleokastritsa~Kavos~Sidari~Kassiopi|3
zakynthos|Zakynthos|Zante|i|GR|37.8|20.75|20|Csa|cw|Zante|3
kefalonia|Kefalonia|Cefalonia|i|GR|38.2|20.5|30|Csa|cw|Cephalonia|2
naxos|Naxos||i|GR|37.1|25.4|20|Csa|cw||2
paros|Paros||i|GR|37.08|25.15|20|Csa|cw|Antiparos|2
milos|Milos|Milo|i|GR|36.72|24.43|30|Csa|cwv||2
kos|Kos|Cos|i|GR|36.85|27.2|20|Csa|cw|Cos island|2
cyclades|Cyclades|Cícladas|g|GR|37.2|25.2|30|Csa|ciwS|Greek islands~islas griegas~Greek island hopping|4
meteora|Meteora||p|GR|39.72|21.63|300|Csa|T|Kalambaka|2
delphi|Delphi|Delfos|n|GR|38.48|22.5|550|Csa|m||2
peloponnese|Peloponnese|Peloponeso|g|GR|37.4|22.4|150|Csa|cw|Mani~Nafplio~Nauplia~Stoupa|2
mount-olympus|Mount Olympus|Monte Olimpo|p|GR|40.08|22.36|1100|Csb|ma|Olympus|1
mallorca|Mallorca||i|ES|39.6|2.95|50|Csa|cw|Majorca~Magaluf~Alcudia~Sóller~Soller~Cala Millor|5
menorca|Menorca||i|ES|39.97|4.08|40|Csa|cw|Minorca~Son Bou~Fornells|4
ibiza-island|Ibiza||i|ES|38.95|1.4|30|BSh|cw|Eivissa~isla de Ibiza~San Antonio Ibiza~Playa d'en Bossa~Playa den Bossa|4
formentera|Formentera||i|ES|38.7|1.45|20|BSh|cw|Es Pujols~Es Caló|3
illa-de-arousa|Isla de Arousa|Isla de Arousa|i|ES|42.55|-8.87|10|Csb|cx|Illa de Arousa~A Illa de Arousa|1
palafrugell-coves|Coves of Palafrugell|Calas de Palafrugell|n|ES|41.89|3.19|10|Csa|c|Tamariu~Llafranc|1
somo|Somo||n|ES|43.45|-3.73|10|Cfb|cx|Loredo|1
luarca|Luarca||n|ES|43.54|-6.53|20|Cfb|cx||1
trevelez|Trevélez||n|ES|37.0|-3.27|1480|Csb|mh||1
sotres|Sotres||n|ES|43.23|-4.75|1050|Cfb|m|Bulnes|1
balearics|Balearic Islands|Islas Baleares|g|ES|39.6|2.9|40|Csa|ciw|Baleares~Balearics~Las Baleares|3
tenerife|Tenerife||i|ES|28.1|-16.65|30|BSh|cwvS|Costa Adeje~Playa de las Américas~Los Cristianos~El Médano|5
teide|Mount Teide|Teide|p|ES|28.25|-16.62|2150|Csb|mavS|El Teide~Teide National Park~Parque Nacional del Teide~Parador de las Cañadas|3
gran-canaria|Gran Canaria||i|ES|27.85|-15.5|30|BWh|cwvS|Maspalomas~Playa del Inglés|4
lanzarote|Lanzarote||i|ES|28.98|-13.65|20|BWh|cwvS|Playa Blanca~Puerto del Carmen~Timanfaya~Famara~Caleta de Famara|4
fuerteventura|Fuerteventura||i|ES|28.4|-14.0|20|BWh|cwvSD|Corralejo~Jandía~Morro Jable~El Cotillo|4
la-palma|La Palma||i|ES|28.68|-17.8|250|Csb|cv|isla de La Palma~La Palma island|3
la-gomera|La Gomera||i|ES|28.1|-17.2|200|Csb|c|Garajonay~Valle Gran Rey|2
el-hierro|El Hierro||i|ES|27.75|-18.0|200|Csb|cv||1
la-graciosa|La Graciosa||i|ES|29.25|-13.5|10|BWh|cv||1
canary-islands|Canary Islands|Islas Canarias|g|ES|28.3|-15.8|30|BSh|ciwvS|Canarias~Las Canarias~the Canaries~Canaries|5
costa-del-sol|Costa del Sol||g|ES|36.55|-4.65|20|Csa|cw|Torremolinos~Fuengirola~Benalmádena~Puerto Banús|4
costa-brava|Costa Brava||g|ES|41.9|3.15|20|Csa|cw|Cadaqués~Calella de Palafrugell~Empordà~Ampurdán~Llafranc|4
costa-blanca|Costa Blanca||g|ES|38.55|-0.05|20|BSk|cw|Jávea~Altea|3
costa-de-la-luz|Costa de la Luz||g|ES|36.2|-6.0|20|Csa|c|Zahara de los Atunes~Bolonia Cádiz~Caños de Meca~Matalascañas~Playa de Bolonia Tarifa~Baelo Claudia~Duna de Bolonia|3
cabo-de-gata|Cabo de Gata||p|ES|36.85|-2.05|20|BWh|cwdS|San José de Níjar~Agua Amarga|2
andalusia|Andalusia|Andalucía|g|ES|37.3|-4.8|150|Csa|t||4
alpujarras|Alpujarras|La Alpujarra|g|ES|36.95|-3.35|1200|Csb|m|Las Alpujarras~Pampaneira|2
white-villages|White Villages of Andalusia|Pueblos Blancos|g|ES|36.75|-5.3|650|Csa|m|Pueblos Blancos de Cádiz~Grazalema~Sierra de Grazalema|2
sierra-nevada-es|Sierra Nevada|Sierra Nevada|r|ES|37.095|-3.4|2100|Dsb|msaS|Pradollano~Sierra Nevada Granada~Monachil~estación de esquí de Sierra Nevada|3
mulhacen|Mulhacén||p|ES|37.05|-3.31|2400|Dsb|ma||1
baqueira|Baqueira-Beret||r|ES|42.7|0.95|1500|Dfb|ms|Baqueira~Valle de Arán~Val d'Aran~Vielha~Aran Valley|3
formigal|Formigal||r|ES|42.78|-0.37|1500|Dfb|ms|Sallent de Gállego~Panticosa~Aramón~Candanchú~Astún|2
la-molina|La Molina||r|ES|42.34|1.95|1700|Dfb|ms|Masella~Cerdanya~La Cerdaña~Puigcerdà|2
boi-taull|Boí Taüll||r|ES|42.48|0.87|2000|Dfc|ms|Boi Taull~Vall de Boí~Taüll~Caldes de Boí|1
pyrenees|Pyrenees|Pirineos|g|ES|42.65|0.2|1300|Cfb|mk|Pirineo~Pirineo aragonés~Pirineo catalán~Spanish Pyrenees|4
ordesa|Ordesa y Monte Perdido||p|ES|42.63|-0.05|1500|Dfb|ma|Ordesa~Monte Perdido~Torla|2
aiguestortes|Aigüestortes||p|ES|42.57|0.95|1700|Dfc|ma|Aigüestortes i Estany de Sant Maurici~Carros de Foc|2
picos-de-europa|Picos de Europa||p|ES|43.18|-4.85|700|Cfb|m|Ruta del Cares~Covadonga~Lagos de Covadonga~Potes~Naranjo de Bulnes~Arenas de Cabrales~Fuente Dé~Garabandal~San Sebastián de Garabandal|3
asturias|Asturias||g|ES|43.4|-5.9|50|Cfb|cx|Llanes~Cudillero~Ribadesella~Cangas de Onís|3
cantabria|Cantabria||g|ES|43.35|-4.0|50|Cfb|cx|Comillas~San Vicente de la Barquera~Santillana del Mar|3
galicia|Galicia||g|ES|42.6|-8.6|100|Csb|cx|Rías Baixas~Rías Bajas~Costa da Morte~Sanxenxo~O Grove~Ribeira Sacra~La Toja~A Toxa|4
cies-islands|Cíes Islands|Islas Cíes|i|ES|42.22|-8.9|10|Csb|cx|Cíes|2
basque-country|Basque Country|País Vasco|g|ES|43.2|-2.4|60|Cfb|cx|Euskadi~Gaztelugatxe~Zarautz~Hondarribia~Getaria~BBK Live|3
navarre|Navarre|Navarra|g|ES|42.8|-1.65|450|Cfb||Selva de Irati~Baztán|2
la-rioja|La Rioja||g|ES|42.4|-2.4|400|Cfb||Haro~Rioja wine region|2
extremadura|Extremadura||g|ES|39.2|-6.3|400|Csa||Valle del Jerte~La Vera~Trujillo Cáceres|2
catalonia|Catalonia|Cataluña|g|ES|41.7|1.9|200|Csa||Catalunya|3
delta-ebro|Ebro Delta|Delta del Ebro|p|ES|40.7|0.75|2|Csa|cwq||1
donana|Doñana||p|ES|37.0|-6.45|10|Csa|cq|Parque Nacional de Doñana|2
monfrague|Monfragüe||p|ES|39.85|-6.0|300|Csa|||1
gredos|Sierra de Gredos||p|ES|40.25|-5.2|1200|Csb|m|Gredos~Almanzor|2
guadarrama|Sierra de Guadarrama||p|ES|40.8|-3.97|1300|Csb|ms|Guadarrama~Navacerrada~Peñalara~Rascafría~La Pedriza|2
cazorla|Sierra de Cazorla||p|ES|37.9|-2.95|900|Csa|m|Cazorla|1
albarracin|Albarracín||n|ES|40.41|-1.44|1170|Cfb|m|Orihuela del Tremedal|1
conil|Conil de la Frontera||n|ES|36.28|-6.09|20|Csa|cw|Conil~El Palmar de Vejer|2
montserrat-es|Montserrat||p|ES|41.6|1.83|720|Csa|m||2
portaventura|PortAventura||r|ES|41.09|1.16|20|Csa|cw|Port Aventura~Salou~Costa Dorada~Costa Daurada|3
camino-frances|Camino de Santiago (French Way)|Camino de Santiago (Camino Francés)|t|ES|42.6|-5.3|550|Csb|Lm|Camino de Santiago~Camino Francés~French Way~Way of St James~Way of Saint James~the Camino~el Camino~Camino|5
camino-sarria|Camino de Santiago from Sarria|Camino de Santiago desde Sarria|t|ES|42.83|-8.0|420|Csb|L|Sarria~Portomarín~Palas de Rei~Arzúa~Melide|3
camino-portugues|Portuguese Way|Camino Portugués|t|PT|41.9|-8.6|150|Csb|L|Camino Portugues~Portuguese Camino~Caminho Português~Tui~Redondela|3
camino-norte|Northern Way|Camino del Norte|t|ES|43.35|-4.5|100|Cfb|Lc|Camino Norte|3
camino-primitivo|Camino Primitivo||t|ES|43.25|-6.6|550|Cfb|Lm|Primitive Way|2
camino-ingles|Camino Inglés||t|ES|43.2|-8.2|150|Csb|L|English Way~Camino inglés desde Ferrol|2
via-de-la-plata|Vía de la Plata||t|ES|40.5|-5.9|600|Csa|L|Via de la Plata|2
camino-lebaniego|Camino Lebaniego||t|ES|43.2|-4.5|300|Cfb|Lm||1
gr11|GR 11 (Pyrenean Way)|GR 11 (Senda Pirenaica)|t|ES|42.6|0.6|1800|Dfc|Lma|GR11~Senda Pirenaica~HRP~GR10~GR 10|2
caminito-del-rey|Caminito del Rey||p|ES|36.92|-4.77|300|Csa|m|El Chorro~Caminito del Rey Málaga|2
andorra-ski|Grandvalira||r|AD|42.54|1.73|2100|Dfc|msa|Pas de la Casa~Soldeu~El Tarter~Vallnord~Pal Arinsal~Pas de la Casa Andorra|3
algarve|Algarve||g|PT|37.1|-8.2|30|Csa|c|Albufeira~Vilamoura~Praia da Rocha~Praia da Luz|4
alentejo|Alentejo||g|PT|38.4|-7.9|200|Csa||Comporta~Vila Nova de Milfontes~Zambujeira do Mar|3
rota-vicentina|Fishermen’s Trail|Ruta Vicentina|t|PT|37.6|-8.8|40|Csa|Lc|Rota Vicentina~Fishermens Trail~Fisherman's Trail~Trilho dos Pescadores|2
douro|Douro Valley|Valle del Duero portugués|g|PT|41.17|-7.6|120|Csb||Douro~Valle del Douro~Pinhão~Peso da Régua|3
sintra|Sintra||n|PT|38.8|-9.39|200|Csb||Cascais y Sintra|3
nazare|Nazaré||n|PT|39.6|-9.07|20|Csb|cx||2
peniche|Peniche||n|PT|39.36|-9.38|10|Csb|cx|Baleal|1
ericeira|Ericeira||n|PT|38.96|-9.42|30|Csb|cx||1
madeira|Madeira||i|PT|32.7|-16.95|150|Csb|cm|isla de Madeira~levadas|4
porto-santo|Porto Santo||i|PT|33.07|-16.35|20|BSh|cw||1
azores|Azores||i|PT|37.8|-25.5|80|Cfb|cv|Açores~Terceira~Islas Azores|4
geres|Peneda-Gerês||p|PT|41.73|-8.16|450|Csb|m|Gerês~Geres|2
serra-da-estrela|Serra da Estrela||p|PT|40.35|-7.6|1500|Csb|ms||2
fatima|Fátima||n|PT|39.63|-8.67|340|Csb||Fatima~Fátima Portugal|2
provence|Provence|Provenza|g|FR|43.8|5.3|250|Csa||lavender fields of Provence|4
french-riviera|French Riviera|Costa Azul|g|FR|43.55|7.1|20|Csa|cw|Côte d'Azur~Cote d'Azur~Antibes~Juan-les-Pins~Èze|4
corsica|Corsica|Córcega|i|FR|42.1|9.1|150|Csa|cwm|Corse~Calvi~Porto-Vecchio~Bonifacio~Ajaccio island|4
gr20|GR20||t|FR|42.2|9.1|1500|Csb|Lma|GR 20~GR20 Corsica|2
brittany|Brittany|Bretaña francesa|g|FR|48.3|-3.2|50|Cfb|cx|Bretagne~Bretaña~Concarneau~Carnac~Morbihan~Finistère|3
normandy|Normandy|Normandía|g|FR|49.2|-0.5|30|Cfb|cx|Deauville~D-Day beaches~playas del desembarco|3
mont-saint-michel|Mont Saint-Michel||n|FR|48.64|-1.51|10|Cfb|c|Mont St Michel~Mont-Saint-Michel~Monte Saint-Michel|3
loire-valley|Loire Valley|Valle del Loira|g|FR|47.4|0.7|60|Cfb||châteaux de la Loire~castillos del Loira~Loire~Amboise~Chambord|3
alsace|Alsace|Alsacia|g|FR|48.1|7.4|190|Cfb||Colmar~Riquewihr~Eguisheim|3
dordogne|Dordogne|Dordoña|g|FR|44.9|1.0|120|Cfb||Périgord~Sarlat~Rocamadour|2
burgundy|Burgundy|Borgoña|g|FR|47.1|4.8|240|Cfb||Bourgogne~Beaune|2
champagne|Champagne|Champaña|g|FR|49.05|3.95|90|Cfb||Épernay~Epernay|2
bordeaux-wine|Médoc and Saint-Émilion|Médoc y Saint-Émilion|g|FR|44.9|-0.3|30|Cfb||Saint-Émilion~Saint Emilion~Arcachon~Dune du Pilat~Duna de Pilat~Médoc|2
landes|Landes and the Basque coast|Las Landas|g|FR|43.7|-1.4|15|Cfb|cx|Hossegor~Landes~Saint-Jean-de-Luz~Capbreton|2
biarritz|Biarritz||n|FR|43.48|-1.56|20|Cfb|cx||3
ardeche|Ardèche Gorges|Gargantas del Ardèche|p|FR|44.4|4.4|150|Csa||Ardèche~Ardeche|2
verdon|Verdon Gorge|Gargantas del Verdon|p|FR|43.75|6.33|600|Csb|ml|Gorges du Verdon~Verdon~Moustiers-Sainte-Marie|2
camargue|Camargue|La Camarga|g|FR|43.5|4.5|2|Csa|cwq|Saintes-Maries-de-la-Mer~Camarga|2
disneyland-paris|Disneyland Paris|Disneyland París|r|FR|48.87|2.78|120|Cfb||Eurodisney~Euro Disney~Disneyland~Marne-la-Vallée~Disney Paris|4
chamonix|Chamonix||r|FR|45.92|6.87|1035|Dfb|msa|Chamonix-Mont-Blanc~Mont Blanc~Aiguille du Midi|4
tour-du-mont-blanc|Tour du Mont Blanc||t|FR|45.85|6.9|1800|Dfc|Lma|TMB~Mont Blanc circuit~Tour of Mont Blanc~Tour del Mont Blanc~vuelta al Mont Blanc|3
haute-route|Haute Route (Chamonix–Zermatt)||t|CH|46.0|7.3|2200|Dfc|Lma|Walker's Haute Route~Haute Route~Alta Ruta|2
val-thorens|Val Thorens||r|FR|45.3|6.58|2300|Dfc|msa|Les Trois Vallées~Three Valleys~Les 3 Vallées~Tres Valles|3
courchevel|Courchevel||r|FR|45.41|6.63|1750|Dfc|ms||3
meribel|Méribel||r|FR|45.4|6.57|1450|Dfb|ms|Meribel~Les Menuires|3
val-disere|Val d’Isère||r|FR|45.45|6.98|1850|Dfc|ms|Val d'Isere~Tignes|3
alpe-dhuez|Alpe d’Huez||r|FR|45.09|6.07|1850|Dfc|ms|L'Alpe d'Huez~Les Deux Alpes~Les 2 Alpes~Alpe dHuez|3
la-plagne|La Plagne||r|FR|45.51|6.68|1970|Dfc|ms|Paradiski|3
morzine|Morzine–Avoriaz||r|FR|46.18|6.71|1100|Dfb|ms|Morzine~Avoriaz|3
megeve|Megève||r|FR|45.86|6.62|1113|Dfb|ms|Megeve|2
serre-chevalier|Serre Chevalier||r|FR|44.93|6.55|1400|Dfb|ms|Briançon~Montgenèvre~Serre Che|2
font-romeu|Font-Romeu||r|FR|42.5|2.04|1750|Dfb|ms|Les Angles~Porté-Puymorens|1
saint-lary|Saint-Lary||r|FR|42.82|0.32|1600|Dfb|ms|Grand Tourmalet~La Mongie~Cauterets|1
french-alps|French Alps|Alpes franceses|g|FR|45.4|6.5|1300|Dfb|mk|Alpes franceses|3
annecy|Annecy||n|FR|45.9|6.13|450|Cfb|lm||3
vosges|Vosges|Vosgos|g|FR|48.0|7.0|700|Cfb|m||1
auvergne|Auvergne|Auvernia|g|FR|45.5|3.0|900|Cfb|mv|Puy de Dôme~Cantal|2
ile-de-re|Île de Ré||i|FR|46.2|-1.4|5|Cfb|cx|Ile de Re~La Rochelle~Isla de Ré|2
alps|Alps|Alpes|g|CH|46.5|8.5|1300|Dfb|mk|the Alps~los Alpes|4
swiss-alps|Swiss Alps|Alpes suizos|g|CH|46.5|8.0|1300|Dfb|mk|Bernese Oberland~Oberland bernés~Jungfrau~Jungfraujoch|3
zermatt|Zermatt||r|CH|46.02|7.75|1620|Dfc|msa|Matterhorn~Cervino|4
verbier|Verbier||r|CH|46.1|7.23|1500|Dfb|ms|Nendaz~4 Vallées|3
st-moritz|St. Moritz||r|CH|46.5|9.84|1820|Dfc|ms|Saint Moritz~Sankt Moritz~Engadin~Engadina~Pontresina|3
davos|Davos||r|CH|46.8|9.83|1560|Dfc|ms|Klosters~Arosa|3
grindelwald|Grindelwald||r|CH|46.62|8.04|1034|Dfb|ms|Wengen~Mürren~Lauterbrunnen~Kleine Scheidegg|3
gstaad|Gstaad||r|CH|46.47|7.29|1050|Dfb|ms||2
laax|Laax||r|CH|46.81|9.26|1100|Dfb|ms|Flims|1
andermatt|Andermatt||r|CH|46.64|8.59|1440|Dfc|ms|Engelberg|1
glacier-express|Glacier Express||t|CH|46.6|8.6|1100|Dfb|m|Bernina Express|2
lake-geneva|Lake Geneva|Lago Lemán|g|CH|46.45|6.55|375|Cfb|l|Lac Léman~Montreux~Lavaux|2
tuscany|Tuscany|Toscana|g|IT|43.4|11.2|250|Csa||Chianti~Val d'Orcia~San Gimignano~Montepulciano|5
amalfi-coast|Amalfi Coast|Costa Amalfitana|g|IT|40.63|14.55|60|Csa|cw|Amalfi~Positano~Ravello~Costiera Amalfitana|4
capri|Capri||i|IT|40.55|14.23|140|Csa|cw||3
ischia|Ischia|Isquia|i|IT|40.73|13.9|40|Csa|cw||2
cinque-terre|Cinque Terre||p|IT|44.12|9.71|50|Csa|cw|Vernazza~Monterosso~Riomaggiore~Manarola|4
italian-riviera|Italian Riviera|Riviera italiana|g|IT|44.2|8.8|20|Csa|cw|Liguria~Portofino~Sanremo~San Remo|2
taormina|Taormina||n|IT|37.85|15.29|200|Csa|cw|Giardini Naxos|3
cefalu|Cefalù||n|IT|38.04|14.02|20|Csa|cw|Cefalu|2
sicily|Sicily|Sicilia|i|IT|37.6|14.3|80|Csa|cw|Noto~Trapani~Ragusa Ibla|5
etna|Mount Etna|Etna|p|IT|37.75|15.0|1900|Csb|mva|Monte Etna|2
aeolian-islands|Aeolian Islands|Islas Eolias|i|IT|38.5|14.95|30|Csa|cwv|Stromboli~Lipari~Eolie~Vulcano~Panarea~Salina Italy|2
lampedusa|Lampedusa||i|IT|35.5|12.6|10|BSh|cw||1
sardinia|Sardinia|Cerdeña|i|IT|40.1|9.1|50|Csa|cw|Sardegna~Costa Smeralda~Alghero~Costa Esmeralda|4
elba|Elba||i|IT|42.78|10.28|30|Csa|cw|isla de Elba~Isola d'Elba~Isle of Elba|2
puglia|Puglia|Apulia|g|IT|40.8|17.2|80|Csa|cw|Salento|3
dolomites|Dolomites|Dolomitas|g|IT|46.55|11.8|1500|Dfb|msa|Dolomiti~Alpe di Siusi~Tre Cime|4
alta-via-1|Alta Via 1||t|IT|46.5|12.05|2000|Dfc|Lma|Alta Via~Dolomites Alta Via|1
cortina|Cortina d’Ampezzo||r|IT|46.54|12.14|1224|Dfb|ms|Cortina|3
livigno|Livigno||r|IT|46.54|10.14|1816|Dfc|ms|Bormio|2
cervinia|Cervinia||r|IT|45.93|7.63|2050|Dfc|msa|Breuil-Cervinia|2
madonna-campiglio|Madonna di Campiglio||r|IT|46.23|10.83|1520|Dfb|ms|Canazei~Val di Fassa|2
courmayeur|Courmayeur||r|IT|45.79|6.97|1224|Dfb|ms|La Thuile~Aosta Valley ski|2
sestriere|Sestriere||r|IT|44.96|6.88|2035|Dfc|ms|Vialattea~Sauze d'Oulx~Via Lattea|2
lake-como|Lake Como|Lago de Como|g|IT|45.98|9.25|220|Cfa|lm|Bellagio~Varenna~Lago di Como|4
lake-garda|Lake Garda|Lago de Garda|g|IT|45.65|10.7|70|Cfa|l|Sirmione~Riva del Garda~Malcesine~Lago di Garda~Limone sul Garda|3
lake-maggiore|Lake Maggiore|Lago Mayor|g|IT|45.9|8.6|200|Cfa|lm|Stresa~Lago Maggiore|2
pompeii|Pompeii|Pompeya|n|IT|40.75|14.49|20|Csa||Pompei~Herculaneum~Vesuvius~Vesubio|3
sorrento|Sorrento||n|IT|40.63|14.38|50|Csa|cw||3
matera|Matera||n|IT|40.67|16.6|400|Csa|||2
umbria|Umbria|Umbría|g|IT|42.95|12.5|350|Csa||Orvieto~Assisi and Umbria|2
piedmont|Piedmont|Piamonte|g|IT|44.8|8.0|250|Cfa||Langhe~Barolo|2
via-francigena|Via Francigena|Vía Francígena|t|IT|43.6|11.0|250|Csa|L|Francigena|2
cornwall|Cornwall|Cornualles|g|GB|50.3|-4.9|50|Cfb|cx|St Ives~Newquay~Padstow~Penzance~Falmouth~Land's End~Polzeath~Bude~Looe~Fowey~Port Isaac~Mousehole~Porthtowan~Portreath~Mawgan Porth~Watergate Bay~Crantock~Holywell Bay~Constantine Bay~Harlyn Bay~Treyarnon~Daymer Bay~Trebetherick~Chapel Porth|4
devon|Devon||g|GB|50.7|-3.8|60|Cfb|cx|Salcombe~Torquay coast|2
dorset|Dorset|Costa Jurásica|g|GB|50.7|-2.3|40|Cfb|cx|Jurassic Coast~Lulworth~Durdle Door|2
cotswolds|Cotswolds|Los Cotswolds|g|GB|51.8|-1.8|130|Cfb||The Cotswolds~Bourton-on-the-Water~Bibury~Chipping Campden~Stow-on-the-Wold~Castle Combe~Lacock~Soho Farmhouse~Wilderness Festival~Big Feastival~Lower Slaughter|3
lake-district|Lake District|Distrito de los Lagos|p|GB|54.5|-3.1|130|Cfb|lmk|Windermere~Keswick~Ambleside~Scafell Pike~the Lakes~Distrito de los Lagos inglés~Grasmere~Buttermere~Coniston~Wasdale~Wasdale Head~Patterdale~Glenridding~Ullswater~Pooley Bridge~Borrowdale~Seatoller~Rosthwaite~Seathwaite~Hawkshead~Langdale~Great Langdale~Elterwater~Chapel Stile~Eskdale~Boot Cumbria~Ravenglass~Ennerdale~Cartmel~Newby Bridge~Haweswater~Helvellyn~Great Gable~Derwentwater~Bassenthwaite~Troutbeck~Grizedale~Kirkstone~Loweswater~Honister~Torver|3
peak-district|Peak District||p|GB|53.35|-1.8|250|Cfb|k|Bakewell~Edale~Castleton~the Peaks~Hathersage~Kinder Scout~Eyam~Hartington~Dovedale~Ilam Derbyshire~Stanage~Stanage Edge~The Roaches Peak District~Matlock Bath~Monsal Trail~Mam Tor~Alstonefield~Froggatt Edge~Bamford Derbyshire~Chatsworth House~Winnats Pass|2
yorkshire-dales|Yorkshire Dales||p|GB|54.25|-2.1|250|Cfb||Yorkshire Three Peaks~Yorkshire Moors~the Yorkshire Dales~Dales~Malham~Ingleton~Hawes~Swaledale~Wensleydale~Grassington~Tan Hill~Reeth~Muker~Keld~Dentdale~Dent Cumbria~Horton-in-Ribblesdale~Ribblehead~Kettlewell~Appletreewick~Brimham Rocks~Aysgarth~Pen-y-ghent~Bolton Abbey~Nidderdale~Gordale Scar|2
snowdonia|Snowdonia||p|GB|53.07|-4.07|150|Cfb|m|Eryri~Snowdon~Yr Wyddfa~Betws-y-Coed~Llanberis~Beddgelert~Portmeirion~Capel Curig~Pen-y-Pass~Ogwen Valley~Ogwen~Cwm Idwal~Nant Gwynant~Tryfan~Lake Bala~Coed y Brenin~Cadair Idris~Cader Idris~Trefriw~Zip World~Dinas Mawddwy~Nant Ffrancon|3
brecon-beacons|Brecon Beacons||p|GB|51.88|-3.43|250|Cfb|m|Bannau Brycheiniog~Pen y Fan~Crickhowell~Llangorse~Talybont-on-Usk~Ystradfellte~Pontneddfechan~Llanthony~Black Mountains Wales~Four Waterfalls Walk~BikePark Wales~Sennybridge|2
northumberland|Northumberland||g|GB|55.45|-1.75|30|Cfb|c|Bamburgh~Seahouses~Craster~Northumbria|1
lancashire|Lancashire||g|GB|53.9|-2.7|60|Cfb||Forest of Bowland|1
derbyshire|Derbyshire||g|GB|53.15|-1.6|200|Cfb|||1
shropshire|Shropshire||g|GB|52.6|-2.75|120|Cfb||Shropshire Hills~Long Mynd~Stiperstones~Clun|1
herefordshire|Herefordshire||g|GB|52.08|-2.75|80|Cfb|||1
gloucestershire|Gloucestershire||g|GB|51.8|-2.2|70|Cfb||Forest of Dean|1
wiltshire|Wiltshire||g|GB|51.3|-1.95|110|Cfb|||1
oxfordshire|Oxfordshire||g|GB|51.75|-1.3|80|Cfb|||1
warwickshire|Warwickshire||g|GB|52.3|-1.55|80|Cfb|||1
worcestershire|Worcestershire||g|GB|52.2|-2.2|50|Cfb||Malvern Hills|1
staffordshire|Staffordshire||g|GB|52.85|-2.05|110|Cfb|||1
nottinghamshire|Nottinghamshire||g|GB|53.1|-1.0|50|Cfb|||1
leicestershire|Leicestershire||g|GB|52.65|-1.1|90|Cfb|||1
northamptonshire|Northamptonshire||g|GB|52.3|-0.85|90|Cfb|||1
cambridgeshire|Cambridgeshire||g|GB|52.35|0.0|15|Cfb||the Fens|1
bedfordshire|Bedfordshire||g|GB|52.1|-0.45|50|Cfb|||1
berkshire|Berkshire||g|GB|51.45|-1.05|60|Cfb|||1
buckinghamshire|Buckinghamshire||g|GB|51.8|-0.8|100|Cfb||the Chilterns~Chilterns|1
hertfordshire|Hertfordshire||g|GB|51.8|-0.2|90|Cfb|||1
gwynedd|Gwynedd||g|GB|52.85|-4.1|50|Cfb|c||1
powys|Powys||g|GB|52.25|-3.35|200|Cfb||Mid Wales|1
ceredigion|Ceredigion||g|GB|52.3|-4.05|40|Cfb|c||1
argyll|Argyll||g|GB|56.2|-5.4|30|Cfb|c||1
aberdeenshire|Aberdeenshire||g|GB|57.2|-2.6|120|Cfb|||1
perthshire|Perthshire||g|GB|56.6|-3.8|150|Cfb|||1
scottish-borders|Scottish Borders||g|GB|55.6|-2.7|130|Cfb||the Borders|1
fermanagh|Fermanagh||g|GB|54.35|-7.65|60|Cfb||County Fermanagh|1
pembrokeshire|Pembrokeshire||g|GB|51.85|-5.0|30|Cfb|cx|Tenby~St Davids~Saundersfoot~Pembrokeshire Coast Path~Solva~Broad Haven~Little Haven~Marloes~Skomer~Skomer Island~Skokholm~Caldey Island~Ramsey Island~Freshwater West~Bosherston~Stackpole~Barafundle~Manorbier~Amroth~Newport Pembrokeshire~Newgale~Whitesands Bay~Castlemartin~Abereiddy|2
scottish-highlands|Scottish Highlands|Tierras Altas de Escocia|g|GB|57.1|-4.7|120|Cfb|mq|Highlands~Fort William~Ben Nevis~the Highlands|4
skye|Isle of Skye|Isla de Skye|i|GB|57.3|-6.25|40|Cfb|cxmq|Skye~Portree~Quiraing~Talisker~Sligachan~Cuillin~Black Cuillin~Elgol~Fairy Pools~Old Man of Storr~Glenbrittle~Dunvegan~Broadford Skye|3
hebrides|Outer Hebrides|Hébridas|i|GB|57.8|-7.0|20|Cfb|cx|Hebrides~Lewis and Harris~Hébridas Exteriores~Isle of Harris~Isle of Lewis~Barra~Stornoway~Uist~Lochmaddy~Berneray~Isle of Berneray~Balranald~Tarbert Harris~Leverburgh~Luskentyre~Scarista~Hushinish~Isle of Scalpay|2
orkney|Orkney|Orcadas|i|GB|59.0|-3.0|20|Cfb|cx|Orkney Islands~Islas Orcadas~Orkneys~Kirkwall~Stromness|2
shetland|Shetland|Islas Shetland|i|GB|60.3|-1.3|20|Cfc|cx|Shetland Islands~Shetlands~Lerwick~Up Helly Aa|2
cairngorms|Cairngorms||p|GB|57.1|-3.7|320|Cfc|ms|Aviemore~Cairngorm~Braemar~Nethy Bridge~Boat of Garten~Carrbridge~Ben Macdui~Feshiebridge~Rothiemurchus|2
west-highland-way|West Highland Way||t|GB|56.5|-4.8|200|Cfb|Lmqk|WHW|2
north-coast-500|North Coast 500||t|GB|58.1|-4.9|50|Cfb|Rc|NC500~NC 500|2
hadrians-wall|Hadrian’s Wall Path|Muro de Adriano|t|GB|55.0|-2.4|150|Cfb|L|Hadrian's Wall~Hadrians Wall|2
coast-to-coast|Coast to Coast Walk||t|GB|54.4|-2.2|250|Cfb|L|Ruta de costa a costa~Wainwright's Coast to Coast|1
south-west-coast-path|South West Coast Path||t|GB|50.5|-4.6|60|Cfb|Lc|SWCP|2
isle-of-wight|Isle of Wight|Isla de Wight|i|GB|50.68|-1.3|20|Cfb|cx|IOW~Cowes~Ventnor~Shanklin~Freshwater Bay~Yarmouth Isle of Wight~The Needles Isle of Wight~Compton Bay|2
channel-islands|Channel Islands|Islas del Canal|i|JE|49.2|-2.1|30|Cfb|cx||2
scilly|Isles of Scilly|Islas Sorlingas|i|GB|49.92|-6.3|10|Cfb|cx|Scilly~Scilly Isles~Tresco~St Mary's Scilly~Bryher~St Martin's Scilly~St Mary's Isles of Scilly~The Scillies|1
isle-of-man-gb|Isle of Man|Isla de Man|i|IM|54.2|-4.5|30|Cfb|cx|IoM~TT races~Isle of Man TT|2
new-forest|New Forest||p|GB|50.85|-1.6|40|Cfb|k|Brockenhurst~Lyndhurst~Burley|1
norfolk-broads|Norfolk Broads||p|GB|52.7|1.5|5|Cfb||Norfolk coast~the Broads~Wroxham~Potter Heigham~Hickling Broad~Winterton-on-Sea~Happisburgh~Broads boat~Salhouse|1
glastonbury-festival|Glastonbury Festival|Festival de Glastonbury|n|GB|51.15|-2.58|70|Cfb||Glastonbury~Worthy Farm~Glasto~Glasto festival~Glastonbury fest~Pilton|3
download-festival|Download Festival|Festival Download|r|GB|52.83|-1.37|70|Cfb||Donington Park|2
latitude-festival|Latitude Festival|Festival Latitude|r|GB|52.34|1.6|20|Cfb||Latitude~Henham Park|1
boardmasters|Boardmasters Festival|Festival Boardmasters|r|GB|50.44|-5.04|40|Cfb|cx|Boardmasters|1
creamfields|Creamfields Festival|Festival Creamfields|r|GB|53.34|-2.64|60|Cfb||Creamfields|1
boomtown|Boomtown Festival|Festival Boomtown|r|GB|51.05|-1.25|100|Cfb||Boomtown Fair~Boomtown|1
green-man|Green Man Festival|Festival Green Man|r|GB|51.88|-3.13|70|Cfb||Green Man|1
electric-picnic|Electric Picnic Festival|Festival Electric Picnic|r|IE|53.02|-7.15|80|Cfb||Electric Picnic|1
hellfest|Hellfest Festival|Festival Hellfest|r|FR|47.1|-1.26|20|Cfb||Hellfest|1
arenal-sound|Arenal Sound Festival|Festival Arenal Sound|r|ES|39.87|-0.06|5|Csa|cw|Arenal Sound~Burriana|1
vina-rock|Viña Rock Festival|Festival Viña Rock|r|ES|39.27|-2.6|720|BSk||Viñarock~Viña Rock~Villarrobledo|1
sonorama|Sonorama Festival|Festival Sonorama|r|ES|41.67|-3.69|800|Cfb||Sonorama Ribera~Sonorama|1
resurrection-fest|Resurrection Festival|Resurrection Fest|r|ES|43.66|-7.6|20|Cfb|cx|Resurrection Fest|1
ring-of-kerry|Ring of Kerry|Anillo de Kerry|t|IE|51.9|-9.9|50|Cfb|Rcx|County Kerry~Kerry~Kenmare~Cahersiveen~Waterville Ireland~Skellig Ring~Portmagee~Sneem~Ballinskelligs~Derrynane~Caherdaniel~Valentia Island~Skellig Michael~Skelligs~Glenbeigh~Rossbeigh~Puck Fair~Knightstown~Carrauntoohil|3
wild-atlantic-way|Wild Atlantic Way|Ruta Costera del Atlántico|t|IE|53.2|-9.6|40|Cfb|Rcx||3
donegal|Donegal||g|IE|54.9|-8.0|60|Cfb|cx||2
giants-causeway|Giant’s Causeway|Calzada del Gigante|p|GB|55.24|-6.51|20|Cfb|cx|Causeway Coast~Giants Causeway~Bushmills~Ballycastle~Portballintrae~Cushendun~Glens of Antrim~Royal Portrush~Ballintoy~Dunluce~Portstewart Strand~Carrick-a-Rede|2
golden-circle|Golden Circle|Círculo Dorado|t|IS|64.3|-20.6|120|Dfc|R|Geysir~Gullfoss~Thingvellir|3
blue-lagoon|Blue Lagoon (Iceland)|Laguna Azul (Islandia)|r|IS|63.88|-22.45|20|Cfc||Blue Lagoon Iceland|2
iceland-ring-road|Iceland Ring Road|Ring Road de Islandia|t|IS|64.5|-18.0|60|Cfc|Rcx|Ring Road~Snæfellsnes|3
iceland-highlands|Icelandic Highlands|Tierras Altas de Islandia|g|IS|64.0|-19.0|600|ET|mpvy||2
westfjords|Westfjords|Fiordos del Oeste|g|IS|65.9|-22.5|30|ET|cx|Ísafjörður~Westfjords Iceland~Látrabjarg|1
lofoten|Lofoten Islands|Islas Lofoten|i|NO|68.2|14.2|15|Cfc|cxmn|Lofoten~Reine~Svolvær|3
north-cape|North Cape|Cabo Norte|n|NO|71.17|25.78|300|ET|cxnp|Nordkapp~Nordkap|2
norwegian-fjords|Norwegian Fjords|Fiordos noruegos|g|NO|61.1|6.8|50|Cfb|cxm|Sognefjord~fjords of Norway~fiordos~Hardanger~Norwegian fjord~fiordos de Noruega~Noruega fiordos~fjords~los fiordos|4
svalbard|Svalbard||i|NO|78.2|15.6|20|ET|cxnpy|Longyearbyen~Spitsbergen|2
jotunheimen|Jotunheimen||p|NO|61.5|8.4|1100|ET|mp|Besseggen~Galdhøpiggen|1
hemsedal|Hemsedal||r|NO|60.86|8.55|650|Dfc|ms|Trysil~Geilo|1
lapland|Lapland|Laponia|g|FI|67.8|25.5|200|Dfc|nq|Santa Claus Village~Kittilä|4
swedish-lapland|Swedish Lapland|Laponia sueca|g|SE|67.9|20.5|400|Dfc|nq|Jukkasjärvi~Icehotel~Kungsleden|3
kungsleden|Kungsleden|Sendero del Rey (Kungsleden)|t|SE|67.9|18.6|700|ET|Lmnq|King's Trail~Kings Trail Sweden|2
are-sweden|Åre||r|SE|63.4|13.08|380|Dfc|ms|Are Sweden|2
gotland|Gotland||i|SE|57.5|18.5|20|Cfb|cx|Visby|2
stockholm-archipelago|Stockholm Archipelago|Archipiélago de Estocolmo|g|SE|59.4|18.7|10|Dfb|ck|Sandhamn~Vaxholm|2
finnish-lakeland|Finnish Lakeland|Región de los lagos de Finlandia|g|FI|61.9|28.5|90|Dfc|lq|Lake Saimaa~Savonlinna|1
bornholm|Bornholm||i|DK|55.1|14.9|30|Cfb|cx|Gudhjem|1
legoland|Legoland Billund||r|DK|55.73|9.13|75|Cfb||Billund~Legoland|2
greenland-ilulissat|Ilulissat||n|GL|69.22|-51.1|30|ET|cxpn|Disko Bay~Bahía de Disko|2
black-forest|Black Forest|Selva Negra|g|DE|48.2|8.2|600|Cfb|mk|Schwarzwald~Titisee~Triberg~Feldberg|3
bavarian-alps|Bavarian Alps|Alpes bávaros|g|DE|47.5|11.1|750|Dfb|mk|Berchtesgaden~Königssee~Bavaria~Baviera|3
romantic-road|Romantic Road|Ruta Romántica|t|DE|49.0|10.4|350|Cfb|R|Rothenburg~Rothenburg ob der Tauber~Romantische Straße|2
rhine-valley|Rhine Valley|Valle del Rin|g|DE|50.15|7.7|90|Cfb||Rhine~Mosel~Moselle~Mosela|2
harz|Harz||g|DE|51.7|10.7|500|Cfb|m|Harz Mountains~Brocken~Wernigerode~Goslar|1
saxon-switzerland|Saxon Switzerland|Suiza sajona|p|DE|50.92|14.1|200|Cfb||Bastei~Elbe Sandstone~Sächsische Schweiz|1
sylt|Sylt||i|DE|54.9|8.3|5|Cfb|cx|Westerland|2
lake-constance|Lake Constance|Lago de Constanza|g|DE|47.6|9.4|400|Cfb|l|Bodensee~Lindau|2
europa-park|Europa-Park||r|DE|48.27|7.72|170|Cfb||Rust Germany|1
tyrol|Tyrol|Tirol|g|AT|47.2|11.4|900|Dfb|mk|Austrian Alps~Alpes austriacos|3
st-anton|St. Anton am Arlberg||r|AT|47.13|10.27|1304|Dfb|ms|St Anton~Sankt Anton~Arlberg~Lech~Zürs|3
ischgl|Ischgl||r|AT|47.01|10.29|1376|Dfb|ms|Galtür|3
kitzbuhel|Kitzbühel||r|AT|47.45|12.39|760|Dfb|ms|Kitzbuhel~Kitzbuehel~Wilder Kaiser~Ellmau~Söll|3
solden|Sölden||r|AT|46.97|11.0|1370|Dfc|ms||2
saalbach|Saalbach-Hinterglemm||r|AT|47.39|12.64|1003|Dfb|ms|Saalbach~Zell am See~Kaprun|2
hallstatt|Hallstatt||n|AT|47.56|13.65|511|Dfb|lm|Salzkammergut~St. Wolfgang|3
carinthia-lakes|Wörthersee|Lago Wörth|g|AT|46.62|14.15|440|Dfb|l|Carinthia|1
grossglockner|Grossglockner High Alpine Road|Carretera alpina del Grossglockner|t|AT|47.1|12.8|2000|ET|Rm|Grossglockner|1
flanders-ardennes|Ardennes|Ardenas|g|BE|50.2|5.6|350|Cfb|k||1
keukenhof|Keukenhof||p|NL|52.27|4.55|0|Cfb||Lisse|2
texel|Texel||i|NL|53.07|4.8|5|Cfb|cx|Wadden Islands~Islas Frisias~Terschelling~Vlieland~Ameland~Waddeneilanden|1
giethoorn|Giethoorn||n|NL|52.74|6.08|0|Cfb|||1
efteling|Efteling||r|NL|51.65|5.05|10|Cfb|||1
dalmatia|Dalmatian Coast|Dalmacia|g|HR|43.5|16.3|20|Csa|cw|Dalmatia~Croatian coast~costa croata~Makarska~Croatian islands|3
hvar|Hvar||i|HR|43.17|16.5|20|Csa|cw|Bol~Hvar island~Stari Grad~Pakleni|3
korcula|Korčula||i|HR|42.95|17.1|20|Csa|cw|Korcula|2
istria|Istria||g|HR|45.2|13.8|40|Cfa|cw|Rovinj~Poreč~Porec|3
plitvice|Plitvice Lakes|Lagos de Plitvice|p|HR|44.88|15.62|550|Cfb|l|Plitvice|3
krka|Krka National Park|Parque Nacional Krka|p|HR|43.8|15.97|100|Csa||Krka|1
lake-bled|Lake Bled|Lago Bled|n|SI|46.37|14.1|480|Cfb|lm|Bled|3
triglav|Triglav National Park|Parque Nacional Triglav|p|SI|46.35|13.8|900|Dfb|ma|Triglav~Bohinj~Julian Alps~Alpes Julianos~Kranjska Gora|2
bay-of-kotor|Bay of Kotor|Bahía de Kotor|g|ME|42.45|18.7|20|Csa|cwm|Boka Kotorska~Sveti Stefan~Perast|3
durmitor|Durmitor||p|ME|43.15|19.1|1450|Dfb|ms|Žabljak~Tara Canyon|1
peaks-of-balkans|Peaks of the Balkans|Picos de los Balcanes|t|AL|42.45|19.85|1500|Dfb|Lma|Valbonë|2
albanian-riviera|Albanian Riviera|Riviera albanesa|g|AL|39.95|19.95|20|Csa|cw|Himarë|3
balkans|Balkans|Balcanes|g|RS|43.5|20.0|300|Cfb||the Balkans~los Balcanes|2
transfagarasan|Transfăgărășan||t|RO|45.6|24.62|1800|Dfc|Rma|Transfagarasan~Transfăgărăşan~Fagaras~Bâlea|3
transylvania|Transylvania|Transilvania|g|RO|46.0|24.8|500|Dfb|mk|Bran Castle~castillo de Bran~Sighişoara~Sighisoara|3
carpathians|Carpathians|Cárpatos|g|RO|45.5|25.2|1000|Dfb|mk|Carpathian Mountains|2
danube-delta|Danube Delta|Delta del Danubio|p|RO|45.1|29.3|5|Cfa|cq|Tulcea~Sulina|1
poiana-brasov|Poiana Brașov||r|RO|45.6|25.55|1030|Dfb|ms|Poiana Brasov~Sinaia|1
bansko|Bansko||r|BG|41.84|23.49|950|Dfb|ms|Borovets~Pamporovo~Pirin|3
sunny-beach|Sunny Beach||r|BG|42.69|27.71|5|Cfa|cw|Nessebar~Golden Sands~Slanchev Bryag|2
rila|Rila Lakes and Monastery|Rila|p|BG|42.15|23.3|2000|Dfc|ma|Seven Rila Lakes~Rila Monastery|1
tatra|Tatra Mountains|Montes Tatras|p|PL|49.25|19.95|900|Dfb|ms|Tatras~High Tatras~Altos Tatras~Tatra~Morskie Oko|3
masuria|Masurian Lakes|Lagos de Masuria|g|PL|53.9|21.6|120|Dfb|lq|Masuria|1
auschwitz|Auschwitz-Birkenau||n|PL|50.03|19.18|240|Dfb||Oświęcim~Auschwitz|2
bialowieza|Białowieża Forest|Bosque de Białowieża|p|PL|52.7|23.85|160|Dfb|kq|Bialowieza|1
slovak-paradise|High Tatras (Slovakia)|Altos Tatras (Eslovaquia)|p|SK|49.13|20.2|1000|Dfb|msa|Slovak Paradise~Low Tatras|1
bohemian-switzerland|Bohemian Switzerland|Suiza bohemia|p|CZ|50.87|14.28|250|Cfb|||1
lake-balaton|Lake Balaton|Lago Balatón|g|HU|46.85|17.8|105|Cfb|l|Balaton|2
curonian-spit|Curonian Spit|Istmo de Curlandia|p|LT|55.5|21.1|5|Cfb|cx|Nida~Neringa~Curonian Lagoon|1
saaremaa|Saaremaa||i|EE|58.4|22.5|10|Dfb|cx|Kuressaare~Hiiumaa|1
baltics|Baltic States|Países bálticos|g|LV|57.0|24.5|20|Dfb||Baltics~Repúblicas bálticas~the Baltics~Bálticos|3
europe|Europe|Europa|g|DE|48.5|9.5|250|Cfb|||4
roncesvalles|Roncesvalles||n|ES|43.01|-1.32|950|Cfb|m|Orreaga|2
saint-jean-pied-de-port|Saint-Jean-Pied-de-Port|San Juan Pie de Puerto|n|FR|43.16|-1.24|170|Cfb|m|St Jean Pied de Port|2
scandinavia|Scandinavia|Escandinavia|g|SE|60.0|14.0|50|Dfb|||3
gozo|Gozo||i|MT|36.05|14.25|60|Csa|cw|Comino|2
troodos|Troodos|Troodos|g|CY|34.92|32.87|1400|Csb|ms|Troodos Mountains|1
ayia-napa|Ayia Napa||r|CY|34.98|34.0|20|BSh|cw|Protaras|3
cappadocia|Cappadocia|Capadocia|g|TR|38.65|34.83|1100|BSk|mD|Kapadokya|4
pamukkale|Pamukkale||p|TR|37.92|29.12|300|Csa||Hierapolis|3
ephesus|Ephesus|Éfeso|n|TR|37.94|27.34|30|Csa||Selçuk~Efes|3
turquoise-coast|Turquoise Coast|Costa Turquesa|g|TR|36.5|29.5|20|Csa|cw|Lycian coast~Göcek|3
lycian-way|Lycian Way|Camino Licio|t|TR|36.35|29.4|250|Csa|Lc|Likya Yolu~Camino de Licia|2
uludag|Uludağ||r|TR|40.1|29.13|1800|Dsb|ms|Uludag|1
crimea|Crimea||g|UA|44.8|34.2|40|Cfa|cw|Yalta|1
lake-baikal|Lake Baikal|Lago Baikal|g|RU|53.0|107.5|460|Dwc|lmk|Baikal~Olkhon~Listvyanka|2
trans-siberian|Trans-Siberian Railway|Transiberiano|t|RU|55.0|83.0|150|Dfb||Trans-Siberian~Transiberian~Trans-Mongolian|3
siberia|Siberia|Siberia|g|RU|56.0|95.0|180|Dfc|kq||3
kamchatka|Kamchatka||g|RU|53.0|158.7|80|Dfc|mvqy|Kamchatka Peninsula|1
elbrus|Mount Elbrus|Elbrus|p|RU|43.3|42.45|3500|ET|mah|Monte Elbrus|2
kazbegi|Kazbegi||n|GE|42.66|44.64|1740|Dfb|ma|Stepantsminda~Mount Kazbek~Kazbek|2
svaneti|Svaneti||g|GE|43.05|42.73|1500|Dfb|ma|Mestia~Ushguli~Becho~Tetnuldi~Hatsvali|2
gudauri|Gudauri||r|GE|42.48|44.48|2200|Dfc|ms||1
caucasus|Caucasus|Cáucaso|g|GE|42.2|44.8|600|Cfa|m||1
lake-sevan|Lake Sevan|Lago Seván|g|AM|40.4|45.2|1900|Dfb|lm||1
mediterranean-cruise|Mediterranean|Mediterráneo|u|IT|41.0|9.0|0|Csa|Ccw|Mediterranean Cruise~crucero por el Mediterráneo~Western Mediterranean~Mediterráneo occidental~the Med~Mediterranean Sea|4
greek-islands-cruise|Greek Islands and Aegean|Islas griegas y Egeo|u|GR|37.0|25.0|0|Csa|CcwS|Aegean~Egeo~Eastern Mediterranean~Mediterráneo oriental|3
norwegian-fjords-cruise|Norwegian Fjords Cruise|Crucero por los fiordos noruegos|u|NO|61.5|5.0|0|Cfb|Ccxm|Fjords cruise~crucero por los fiordos~fjord cruise~Norwegian fjord cruise~crucero fiordos~crucero de los fiordos|3
baltic-cruise|Baltic Sea|Mar Báltico|u|DK|57.5|18.0|0|Cfb|Ccx|Baltic cruise~crucero por el Báltico~Báltico~Baltic capitals~capitales bálticas|3
danube-cruise|Danube River Cruise|Crucero por el Danubio|u|AT|48.0|16.8|150|Cfb|C|Danube~Danubio~Danube cruise~Danubio crucero~crucero Danubio~cruise on the Danube|3
rhine-cruise|Rhine River Cruise|Crucero por el Rin|u|DE|50.0|7.8|80|Cfb|C|crucero por el Rin~Rin~Rhine cruise~crucero Rin|2
douro-cruise|Douro River Cruise|Crucero por el Duero|u|PT|41.15|-7.8|80|Csb|C|Douro cruise~crucero por el Douro|1
arctic-cruise|Arctic Ocean|Ártico|u|NO|77.5|15.0|0|ET|Ccxpny|Arctic~Arctic cruise~Spitsbergen cruise~crucero por el Ártico|2
british-isles-cruise|British Isles Cruise|Crucero por las Islas Británicas|u|GB|54.5|-4.5|0|Cfb|Ccx||2
canal-du-midi|Canal du Midi||u|FR|43.4|2.3|100|Csa|C|Canal du Midi boat|1
adriatic-cruise|Adriatic Sea|Mar Adriático|u|HR|43.0|16.5|0|Csa|Ccw|Adriatic~Adriático|2
chocholow|Chochołów Thermal Baths|Termas de Chochołów|n|PL|49.37|19.82|700|Dfb|m|Chochołów~Chocholow|1
bialka|Białka Tatrzańska||r|PL|49.39|20.11|700|Dfb|ms|Bukowina Tatrzańska|1
strbske-pleso|Štrbské Pleso||r|SK|49.12|20.06|1350|Dfc|ms|Jasna Slovakia|1
masouri|Masouri||n|GR|36.98|26.93|20|Csa|cw|Massouri~Masuri~Myrties|1
telendos|Telendos||i|GR|37.0|26.92|10|Csa|cw|Telendos island|1
leonidio|Leonidio||n|GR|37.17|22.86|30|Csa|cw|Leonidion|1
symi|Symi|Simi|i|GR|36.6|27.83|20|Csa|cw|Simi Greece|2
karpathos|Karpathos|Kárpatos|i|GR|35.5|27.2|30|Csa|cw||2
folegandros|Folegandros||i|GR|36.62|24.9|100|Csa|cw||2
amorgos|Amorgos||i|GR|36.83|25.9|100|Csa|cw||2
ikaria|Ikaria|Icaria|i|GR|37.6|26.15|50|Csa|cw||2
patmos|Patmos||i|GR|37.31|26.55|30|Csa|cwT||2
hydra-greece|Hydra|Hidra|i|GR|37.35|23.47|10|Csa|cw|Hydra island~isla de Hidra|2
skiathos|Skiathos||i|GR|39.16|23.49|10|Csa|cw||2
skopelos|Skopelos||i|GR|39.12|23.72|20|Csa|cw||2
lesbos|Lesbos||i|GR|39.2|26.3|50|Csa|cw|Lesvos|2
thassos|Thassos|Tasos|i|GR|40.7|24.7|20|Csa|cw|Thasos|1
samos|Samos||i|GR|37.75|26.8|30|Csa|cw||2
ios-greece|Ios|Íos|i|GR|36.72|25.28|30|Csa|cw|Ios island~Ios Greece|2
mount-athos|Mount Athos|Monte Athos|p|GR|40.16|24.33|300|Csa|cTL|Athos~Agion Oros|2
halkidiki|Halkidiki|Calcídica|g|GR|40.2|23.5|20|Csa|cw|Chalkidiki~Kassandra~Sithonia|2
samaria|Samaria Gorge|Garganta de Samaria|p|GR|35.27|23.96|700|Csa|m|Samaria|2
zagori|Zagori||p|GR|39.88|20.75|1000|Csb|m|Vikos Gorge~Papingo~Zagoria|1
tinos|Tinos||i|GR|37.6|25.15|50|Csa|cwT||1
kastellorizo|Kastellorizo||i|GR|36.15|29.59|10|Csa|cw|Meis|1
abisko|Abisko||n|SE|68.35|18.83|390|Dfc|myn|Abisko Sweden~Abisko National Park|2
jokkmokk|Jokkmokk||n|SE|66.6|19.83|250|Dfc|n||1
salen-sweden|Sälen||r|SE|61.16|13.26|550|Dfc|ms|Salen Sweden|1
sarek|Sarek National Park|Parque Nacional Sarek|p|SE|67.28|17.7|900|ET|myn|Sarek|1
levi-finland|Levi||r|FI|67.8|24.8|250|Dfc|msn|Levi Finland~Levi Laponia|2
saariselka|Saariselkä||r|FI|68.42|27.42|350|Dfc|ms|Kakslauttanen|2
yllas|Ylläs||r|FI|67.6|24.2|300|Dfc|ms|Äkäslompolo|1
inari|Inari||n|FI|68.91|27.03|120|Dfc|ln|Inari Finland|1
ruka|Ruka||r|FI|66.17|29.15|300|Dfc|ms|Kuusamo|1
nuuksio|Nuuksio||p|FI|60.3|24.5|80|Dfb|k||1
karhunkierros|Karhunkierros Trail|Sendero Karhunkierros|t|FI|66.3|29.3|250|Dfc|Lq|Bear's Ring~Oulanka|1
lyngen|Lyngen Alps|Alpes de Lyngen|p|NO|69.7|20.2|100|Dfc|cmn|Lyngen|2
senja|Senja||i|NO|69.3|17.3|20|Dfc|cxmn||2
alta-norway|Alta||n|NO|69.97|23.27|10|Dfc|cxn|Alta Norway~Alta Noruega|1
geiranger|Geiranger||n|NO|62.1|7.2|20|Dfc|cm|Geirangerfjorden~fiordo de Geiranger|3
flam|Flåm||n|NO|60.86|7.11|10|Dfb|cm|Aurlandsfjord~Nærøyfjord~Naeroyfjord|2
preikestolen|Preikestolen||p|NO|58.99|6.19|400|Cfb|m|Pulpit Rock~Kjerag~Lysefjord|2
trolltunga|Trolltunga||p|NO|60.12|6.74|1100|Dfc|m|Odda|2
hardangervidda|Hardangervidda||p|NO|60.2|7.5|1200|ET|my||2
ny-alesund|Ny-Ålesund||n|SJ|78.92|11.93|10|ET|cxpyn||1
jan-mayen|Jan Mayen||i|NO|71.0|-8.5|50|ET|cxpyn||1
landmannalaugar|Landmannalaugar||p|IS|63.99|-19.06|600|ET|myv|Landmannalaugar Iceland|2
laugavegur|Laugavegur Trail|Sendero Laugavegur|t|IS|63.85|-19.2|600|ET|Lmyv|Laugavegurinn|2
vik-iceland|Vík||n|IS|63.42|-19.0|20|Cfc|cx|Vik Iceland~Vík í Mýrdal~Reynisfjara|2
jokulsarlon|Jökulsárlón||p|IS|64.05|-16.18|10|ET|cx|Vatnajökull~Vatnajokull|2
husavik|Húsavík||n|IS|66.05|-17.34|10|Dfc|cxn||1
faroe|Faroe Islands|Islas Feroe|i|FO|62.0|-6.8|50|Cfc|cxm|Faroes~Faroe~Tórshavn~Torshavn|3
kangerlussuaq|Kangerlussuaq||n|GL|67.01|-50.7|50|ET|pyn|Arctic Circle Trail~Sisimiut|1
east-greenland|East Greenland|Groenlandia oriental|g|GL|65.6|-37.6|20|ET|cxpyn|Tasiilaq~Scoresbysund~Ittoqqortoormiit|1
killarney-ie|Killarney||n|IE|52.06|-9.51|40|Cfb|l|Killarney Ireland~Killarney National Park~Gap of Dunloe|3
dingle|Dingle||n|IE|52.14|-10.27|10|Cfb|cx|Dingle Peninsula~Dingle Ireland~Slea Head~Castlegregory~Inch Beach~Ballyferriter~Ventry~Dunquin~Blasket Islands~Great Blasket Island~Brandon Bay~Mount Brandon~Corca Dhuibhne~Annascaul|3
connemara|Connemara||g|IE|53.5|-9.8|50|Cfb|cxm|Clifden~Roundstone~Kylemore~Leenane~Killary Fjord~Killary Harbour~Letterfrack~Renvyle~Cleggan~Carraroe~Ballyconneely~Maam Cross~Carna Galway~Twelve Bens|3
donegal-county|County Donegal|Condado de Donegal|g|IE|54.9|-8.0|60|Cfb|cx|Co Donegal~Slieve League~Malin Head~Glenveagh|2
mayo-county|County Mayo||g|IE|53.9|-9.3|60|Cfb|cx|Co Mayo|2
clare-county|County Clare||g|IE|52.9|-9.0|60|Cfb|cx|Co Clare~Ballyvaughan|2
wicklow-county|County Wicklow||g|IE|53.0|-6.4|60|Cfb|x|Co Wicklow|2
antrim-county|County Antrim||g|GB|54.9|-6.2|60|Cfb|cx|Co Antrim|2
aran-islands|Aran Islands|Islas Aran|i|IE|53.12|-9.7|20|Cfb|cx|Inis Mór~Inishmore~Inis Mor~Inisheer~Inishmaan~Kilronan~Inis Oírr~Inis Oirr~Inis Meáin~Inis Meain|2
cliffs-of-moher|Cliffs of Moher|Acantilados de Moher|p|IE|52.97|-9.43|100|Cfb|cx|Doolin~the Burren~Lahinch~Fanore~Lisdoonvarna~Spanish Point~Liscannor~Miltown Malbay~Lisdoonvarna Matchmaking Festival~Willie Clancy|3
achill|Achill Island|Isla de Achill|i|IE|53.96|-10.0|30|Cfb|cxm|Achill~Keel|1
croagh-patrick|Croagh Patrick||p|IE|53.76|-9.66|300|Cfb|mT|Reek Sunday~Westport Ireland|1
lough-derg|Lough Derg Pilgrimage|Peregrinación de Lough Derg|n|IE|54.61|-7.88|140|Cfb|lT|Lough Derg~St Patrick's Purgatory|1
mournes|Mourne Mountains|Montañas de Mourne|p|GB|54.18|-6.0|300|Cfb|m|Mournes~Slieve Donard~Tollymore~Carlingford Lough~Kilkeel Harbour|1
north-york-moors|North York Moors||p|GB|54.38|-0.9|200|Cfb|cx|Robin Hood's Bay~Goathland~Helmsley~Staithes~Saltburn~Rosedale Abbey~Hutton-le-Hole~Runswick Bay~Sandsend~Ravenscar~Dalby Forest~Osmotherley|2
dartmoor|Dartmoor||p|GB|50.57|-3.92|350|Cfb|m|Ten Tors~Princetown~Widecombe~Postbridge~Hexworthy~Haytor~Lustleigh|2
exmoor|Exmoor||p|GB|51.14|-3.65|200|Cfb|cx|Lynmouth~Lynton~Porlock~Dunster~Tarr Steps~Selworthy~Exford|2
south-downs|South Downs Way||t|GB|50.9|-0.5|150|Cfb|L|South Downs|2
gower|Gower Peninsula|Península de Gower|g|GB|51.58|-4.2|30|Cfb|cx|Gower~Rhossili~Mumbles~Port Eynon~Llangennith~Oxwich~Three Cliffs Bay~Llanmadoc~Caswell Bay|1
hay-on-wye|Hay-on-Wye||n|GB|52.07|-3.13|90|Cfb||Hay Festival|2
anglesey|Anglesey||i|GB|53.28|-4.35|20|Cfb|cx|Ynys Môn~Ynys Mon~Trearddur Bay~Moelfre~Aberffraw~Newborough Beach~South Stack|2
north-norfolk|North Norfolk Coast|Costa norte de Norfolk|g|GB|52.95|0.85|10|Cfb|cx|Wells-next-the-Sea~Holkham~Cromer~Blakeney~Cley next the Sea~Burnham Market~Brancaster~Holme-next-the-Sea~Stiffkey|1
lundy|Lundy||i|GB|51.18|-4.67|100|Cfb|cxy|Lundy Island|1
pennine-way|Pennine Way||t|GB|54.5|-2.2|400|Cfb|Lm||2
great-glen-way|Great Glen Way||t|GB|57.1|-4.7|50|Cfb|Ll||1
mull|Isle of Mull|Isla de Mull|i|GB|56.45|-6.0|20|Cfb|cxmq|Tobermory~Iona~Staffa~Fionnphort~Dervaig~Craignure~Isle of Iona~Isle of Ulva|2
islay|Islay||i|GB|55.75|-6.2|30|Cfb|cx|Isle of Islay~Bowmore~Laphroaig|2
arran|Isle of Arran|Isla de Arran|i|GB|55.58|-5.25|30|Cfb|cxm|Arran~Brodick|2
glencoe|Glencoe||p|GB|56.68|-5.1|100|Cfb|mq|Glen Coe~Ballachulish~Kinlochleven~Glen Etive~Kingshouse~Glen Nevis~Nevis Range~Onich~Aonach Mor~Buachaille Etive Mor|3
loch-lomond|Loch Lomond||p|GB|56.1|-4.63|20|Cfb|lmq|Trossachs~Balloch~Luss~Balmaha~Aberfoyle~Drymen~Loch Katrine~Rowardennan~Inversnaid~Arrochar~Ben Lomond~Tarbet|2
loch-ness|Loch Ness|Lago Ness|n|GB|57.3|-4.45|20|Cfb|lq|Drumnadrochit~Fort Augustus|3
st-kilda-gb|St Kilda||i|GB|57.81|-8.58|50|Cfb|cxy|St Kilda Scotland~Hirta|1
lindisfarne|Holy Island of Lindisfarne|Isla Santa de Lindisfarne|i|GB|55.68|-1.8|10|Cfb|cxT|Lindisfarne~Holy Island~Bamburgh~Northumberland coast~Farne Islands~Alnmouth~Beadnell~Embleton~St Oswald's Way~St Cuthbert's Way|2
efrat|Efrat||n|PS|31.65|35.15|960|Csa|m|Efrata~Gush Etzion|1
calanques|Calanques||p|FR|43.21|5.45|50|Csa|cw|Cassis~Calanques de Marseille|2
luberon|Luberon||g|FR|43.83|5.3|350|Csa||Roussillon Provence~Lourmarin|2
belle-ile|Belle-Île||i|FR|47.33|-3.18|30|Cfb|cx|Quiberon|1
porquerolles|Porquerolles||i|FR|43.0|6.2|20|Csa|cw|Port-Cros|1
etretat|Étretat||n|FR|49.71|0.2|20|Cfb|cx||2
annecy-lake|Lake Annecy|Lago de Annecy|g|FR|45.86|6.17|450|Cfb|lm||2
les-gets|Les Gets||r|FR|46.16|6.67|1170|Dfb|ms|Châtel|2
saint-tropez|Saint-Tropez||n|FR|43.27|6.64|10|Csa|cw|St Trop|3
taize|Taizé||n|FR|46.51|4.68|220|Cfb|T||1
lisieux|Lisieux||n|FR|49.15|0.23|50|Cfb|T||1
medjugorje|Medjugorje|Medjugorje|n|BA|43.2|17.68|200|Csa|T|Međugorje|2
czestochowa|Częstochowa||n|PL|50.81|19.12|250|Dfb|T|Jasna Góra~Jasna Gora|2
cami-de-cavalls|Camí de Cavalls||t|ES|40.0|4.0|40|Csa|Lcw||2
el-rocio|El Rocío||n|ES|37.13|-6.48|10|Csa|T|romería del Rocío~Rocío|2
siurana|Siurana||n|ES|41.26|0.93|700|Csa|m|Margalef~Cornudella|1
rodellar|Rodellar||n|ES|42.28|-0.08|750|Csb|m|Alquézar~Alquezar~Sierra de Guara~Guara|1
benicassim|Benicàssim||n|ES|40.05|0.06|10|Csa|cw|FIB~Benicasim|2
tarifa|Tarifa||n|ES|36.01|-5.6|10|Csa|c|Tarifa Spain~Valdevaqueros|3
bunol|Buñol||n|ES|39.42|-0.79|330|BSk||La Tomatina~Tomatina|2
isla-cabrera|Cabrera|Isla de Cabrera|i|ES|39.14|2.94|20|Csa|cw|Cabrera Archipelago|1
bardenas|Bardenas Reales||p|ES|42.2|-1.45|350|BSk|dD|Bardenas|1
sanabria|Lake Sanabria|Lago de Sanabria|p|ES|42.12|-6.7|1000|Csb|lm|Sanabria|1
montanejos|Montanejos||n|ES|40.07|-0.52|460|Csa|m||1
berlengas|Berlengas|Berlengas|i|PT|39.41|-9.51|20|Csb|cx||1
sagres|Sagres||n|PT|37.01|-8.94|40|Csa|cx||2
pico-azores|Pico||i|PT|38.47|-28.3|50|Cfb|cv|Pico island~isla de Pico~Montanha do Pico~Pico Azores|2
faial|Faial||i|PT|38.58|-28.7|50|Cfb|cv|Horta Azores|1
sao-miguel|São Miguel||i|PT|37.78|-25.5|50|Cfb|cv|Sao Miguel Azores~San Miguel Azores~Furnas~Sete Cidades|3
flores-azores|Flores (Azores)|Flores (Azores)|i|PT|39.45|-31.2|100|Cfb|cv|ilha das Flores|1
egadi|Egadi Islands|Islas Egadas|i|IT|37.97|12.2|10|Csa|cw|Favignana|2
pantelleria|Pantelleria||i|IT|36.8|12.0|50|Csa|cwv||1
ponza|Ponza||i|IT|40.9|12.96|20|Csa|cw||1
procida|Procida||i|IT|40.76|14.02|30|Csa|cw||2
val-gardena|Val Gardena||r|IT|46.56|11.72|1400|Dfc|ms|Selva di Val Gardena~Sella Ronda~Kronplatz|3
gran-paradiso|Gran Paradiso||p|IT|45.55|7.25|1600|Dfc|ma|Cogne|1
arco-italy|Arco||n|IT|45.92|10.89|90|Cfa|lm|Arco Italy~Torbole|2
finale-ligure|Finale Ligure||n|IT|44.17|8.34|10|Csa|cw|Finale|2
san-giovanni-rotondo|San Giovanni Rotondo||n|IT|41.71|15.73|560|Csa|T|Padre Pio|1
loreto-italy|Loreto||n|IT|43.44|13.61|120|Csa|T|Loreto Italy~Loreto Italia|1
alberobello|Alberobello||n|IT|40.79|17.24|420|Csa||Locorotondo~Valle d'Itria|3
san-vito-lo-capo|San Vito Lo Capo||n|IT|38.17|12.73|10|Csa|cw||1
civita|Civita di Bagnoregio||n|IT|42.63|12.11|440|Csa|||1
saas-fee|Saas-Fee||r|CH|46.11|7.93|1800|Dfc|msaS||2
appenzell|Appenzell||n|CH|47.33|9.41|780|Cfb|m|Ebenalp~Säntis|1
ticino-valleys|Ascona||n|CH|46.16|8.77|200|Cfb|lm|Valle Verzasca~Lago Maggiore Suiza|1
mayrhofen|Mayrhofen||r|AT|47.17|11.86|630|Dfb|ms|Hintertux|3
obergurgl|Obergurgl||r|AT|46.87|11.03|1930|Dfc|msS||2
oberammergau|Oberammergau||n|DE|47.6|11.07|840|Dfb|m|Passion Play|2
garmisch|Garmisch-Partenkirchen||r|DE|47.49|11.1|710|Dfb|ms||3
neuschwanstein|Neuschwanstein||n|DE|47.56|10.75|800|Dfb|m|Hohenschwangau|3
rugen|Rügen||i|DE|54.4|13.4|20|Cfb|cx|Ruegen~Binz|2
moselle-valley|Moselle Valley|Valle del Mosela|g|DE|50.15|7.15|100|Cfb||Cochem~Bernkastel-Kues|2
wacken|Wacken Festival|Festival de Wacken|n|DE|54.02|9.38|20|Cfb||Wacken~Wacken Open Air|2
tomorrowland|Tomorrowland Festival|Festival Tomorrowland|n|BE|51.09|4.38|10|Cfb||Tomorrowland~Boom Belgium~DreamVille|3
roskilde-fest|Roskilde Festival|Festival de Roskilde|n|DK|55.62|12.08|30|Cfb|||2
sziget|Sziget Festival|Festival Sziget|n|HU|47.55|19.05|100|Cfa||Sziget~Obudai-sziget|3
exit-festival|EXIT Festival|Festival EXIT|n|RS|45.25|19.86|90|Cfa||Exit festival Novi Sad~Petrovaradin|1
nurburgring|Nürburgring||n|DE|50.33|6.94|620|Cfb||Nuerburgring~Nordschleife|2
spa-francorchamps|Spa-Francorchamps||n|BE|50.44|5.97|420|Cfb||Francorchamps~Spa F1~Stavelot|2
silverstone|Silverstone||n|GB|52.08|-1.02|150|Cfb||British GP~Silverstone F1|2
nijmegen-marches|Nijmegen Four Days Marches|Marchas de Nimega|t|NL|51.84|5.86|20|Cfb|L|Vierdaagse~4Daagse~Four Days Marches|1
lahemaa|Lahemaa||p|EE|59.55|25.8|20|Dfb|cx|Lahemaa National Park|1
soca|Soča Valley|Valle del Soča|g|SI|46.33|13.55|450|Cfb|m|Kobarid~Tolmin|2
paklenica|Paklenica||p|HR|44.3|15.47|200|Csa|m|Velebit|1
brac|Brač||i|HR|43.33|16.65|30|Csa|cw|Bol Croatia~Supetar|2
vis-island|Vis||i|HR|43.05|16.15|30|Csa|cw|Vis island~isla de Vis~Komiža|2
mljet|Mljet||i|HR|42.75|17.5|30|Csa|cw||2
kornati|Kornati Islands|Islas Kornati|i|HR|43.8|15.3|10|Csa|cw|Kornati|1
theth|Theth||n|AL|42.4|19.77|750|Cfb|m|Albanian Alps|2
ksamil|Ksamil||n|AL|39.77|20.0|10|Csa|cw|Dhermi|2
maramures|Maramureș||g|RO|47.7|24.2|500|Dfb|m|Sighetu Marmației|1
rhone-cruise|Rhône River Cruise|Crucero por el Ródano|u|FR|44.6|4.8|100|Csa|C|Rhone cruise~Saône cruise|1
hurtigruten|Hurtigruten Coastal Voyage|Hurtigruten|u|NO|67.0|13.5|0|Dfc|Ccxn|Havila~Norwegian coastal voyage~Kystruten|2
svalbard-cruise|Svalbard Cruise|Crucero a Svalbard|u|SJ|78.5|15.0|0|ET|Ccxpny|crucero por Svalbard|1
greek-isles-cruise|Greek Islands Cruise|Crucero por las islas griegas|u|GR|37.3|25.5|0|Csa|Ccw|crucero islas griegas~Greek isles cruise|2
lapland-fi|Finnish Lapland|Laponia finlandesa|g|FI|68.0|25.5|250|Dfc|qn||4
ramales|Ramales de la Victoria||n|ES|43.26|-3.46|90|Cfb||Ramales|1
ainsa|Aínsa||n|ES|42.42|0.14|590|Cfb|m|Ainsa-Sobrarbe~L'Aínsa|1
benasque|Benasque||n|ES|42.6|0.52|1140|Cfb|m|Cerler|1
riano|Riaño||n|ES|42.98|-5.0|1125|Cfb|ml||1
cuacos|Yuste||n|ES|40.1|-5.73|520|Csa||Cuacos de Yuste|1
center-parcs|Center Parcs||r|GB|53.2|-1.08|60|Cfb|l|Centre Parcs~Center Parcs Sherwood~Center Parcs Sherwood Forest~Sherwood Forest~Center Parcs Elveden~Elveden~Center Parcs Longleat~Longleat~Center Parcs Woburn~Center Parcs Whinfell~Whinfell Forest|3
center-parcs-ie|Center Parcs Longford Forest||r|IE|53.6|-7.75|80|Cfb|l|Center Parcs Longford~Center Parcs Ireland|2
butlins|Butlins||r|GB|51.19|-3.45|10|Cfb|cx|Butlin's~Pontins~Haven holiday park|2
bluestone-wales|Bluestone Wales||r|GB|51.78|-4.83|60|Cfb||Bluestone|1
primrose-valley|Primrose Valley||r|GB|54.18|-0.28|30|Cfb|cx||1
craig-tara|Craig Tara||r|GB|55.43|-4.68|20|Cfb|cx||1
hafan-y-mor|Hafan y Môr||r|GB|52.9|-4.37|10|Cfb|cx||1
abersoch|Abersoch||n|GB|52.82|-4.5|10|Cfb|cx||1
woolacombe|Woolacombe||n|GB|51.17|-4.21|30|Cfb|cx|Croyde~Saunton Sands~Clovelly~Hartland Quay~Westward Ho!~Instow~Putsborough~Hartland Point~Croyde Bay|2
wimbledon|Wimbledon||n|GB|51.42|-0.21|30|Cfb|t||3
reading-festival|Reading Festival|Festival de Reading|r|GB|51.46|-0.99|40|Cfb|||1
ascot|Royal Ascot||n|GB|51.41|-0.67|60|Cfb||Ascot races|1
camp-bestival|Camp Bestival||r|GB|50.63|-2.2|20|Cfb|c||1
faslane|Faslane||n|GB|56.07|-4.82|10|Cfb|cx|HMNB Clyde|1
brize-norton|Brize Norton||n|GB|51.76|-1.56|80|Cfb||RAF Brize Norton|1
akrotiri-raf|RAF Akrotiri||n|CY|34.59|32.99|20|Csa|cw|BFPO Akrotiri|1
knock-ie|Knock||n|IE|53.79|-8.92|120|Cfb||Knock shrine|2
trabolgan|Trabolgan||r|IE|51.79|-8.26|20|Cfb|cx||1
curracloe|Curracloe||n|IE|52.39|-6.36|10|Cfb|cx||1
brittas-bay|Brittas Bay||n|IE|52.87|-6.07|10|Cfb|cx||1
spiddal|Spiddal||n|IE|53.24|-9.31|10|Cfb|cx|An Spidéal~Connemara Gaeltacht|1
vendee|Vendée||g|FR|46.6|-1.6|20|Cfb|c||2
roland-garros|Roland Garros||n|FR|48.85|2.25|40|Cfb|t|French Open|2
oktoberfest|Oktoberfest (Munich)|Oktoberfest (Múnich)|n|DE|48.13|11.55|520|Dfb|t|Oktoberfest~Wiesn|3
ramstein|Ramstein||n|DE|49.44|7.6|240|Cfb||Ramstein Air Base~Ramstein AFB|1
zrce|Zrće||n|HR|44.54|14.91|5|Csa|cwS|Zrce~Hideout festival|1
primavera-sound|Primavera Sound (Barcelona)||n|ES|41.41|2.22|10|Csa|ct|Primavera Sound|2
sanfermines|San Fermín (Pamplona)||n|ES|42.82|-1.64|450|Cfb|t|San Fermín~Sanfermines~San Fermines~Running of the Bulls~Encierros|2
fallas|Fallas (Valencia)||n|ES|39.47|-0.38|15|BSk|ct|Fallas~Las Fallas|2
la-manga|La Manga del Mar Menor||n|ES|37.72|-0.73|3|BSh|cw|La Manga~Cabo de Palos|2
marina-dor|Marina d'Or||r|ES|40.12|0.16|5|Csa|cw|Marina d’Or|1
valdesqui|Valdesquí||r|ES|40.8|-3.97|1900|Dsb|ms|Puerto de Cotos|1
las-hurdes|Las Hurdes||g|ES|40.37|-6.2|600|Csa|m|Hurdes|1
guadalupe-es|Guadalupe (Cáceres)||n|ES|39.45|-5.33|640|Csa|T|Guadalupe~Guadalupe Cáceres~Monasterio de Guadalupe|3
futuroscope|Futuroscope||n|FR|46.67|0.37|110|Cfb|||2
caminha|Caminha||n|PT|41.87|-8.84|10|Csb|cx|Moledo~Valença do Minho|1
tabarca|Tabarca||i|ES|38.17|-0.48|5|BSh|cw|Isla de Tabarca~Nueva Tabarca|1
oropesa-mar|Oropesa del Mar||n|ES|40.09|0.14|10|Csa|cw|Oropesa~Orpesa|3
ametlla-mar|L'Ametlla de Mar||n|ES|40.88|0.8|10|Csa|cw|La Ametlla~La Ametlla de Mar~L'Ametlla~La Cala Ametlla|1
baiona|Baiona|Bayona|n|ES|42.12|-8.85|10|Csb|cx|Bayona Pontevedra~Bayona Galicia|2
san-isidro-ski|San Isidro (León)||r|ES|43.05|-5.38|1500|Cfb|ms|Puerto de San Isidro~Fuentes de Invierno|1
alto-campoo|Alto Campoo||r|ES|43.03|-4.37|1650|Dfb|ms|Brañavieja|1
la-pinilla|La Pinilla||r|ES|41.21|-3.48|1500|Csb|ms||1
javalambre|Javalambre||r|ES|40.12|-1.03|1650|Csb|ms|Valdelinares|1
monasterio-piedra|Monasterio de Piedra||n|ES|41.19|-1.78|800|BSk||Nuévalos|1
duraton|Hoces del Duratón||p|ES|41.33|-3.87|900|Csb||Duratón|1
ruidera|Lagunas de Ruidera||p|ES|38.96|-2.88|800|Csa|l|Ruidera|1
cabaneros|Cabañeros||p|ES|39.4|-4.48|700|Csa||Parque Nacional de Cabañeros|1
medulas|Las Médulas||n|ES|42.46|-6.77|700|Csb||Médulas|1
orduna|Orduña||n|ES|42.99|-3.01|290|Cfb|||1
loarre|Loarre||n|ES|42.31|-0.63|770|Cfb||Castillo de Loarre|1
caravaca|Caravaca de la Cruz||n|ES|38.11|-1.86|620|BSk|||1
aberdovey|Aberdyfi||n|GB|52.54|-4.05|10|Cfb|cx|Aberdovey~Ynyslas~Centre for Alternative Technology~Dyfi Bike Park|1
jura-gb|Isle of Jura||i|GB|55.95|-5.95|10|Cfb|cxq|Jura Scotland~Jura|2
cape-wrath-trail|Cape Wrath Trail||t|GB|57.6|-5.3|200|Cfb|Lmqk||1
sullom-voe|Sullom Voe||n|GB|60.46|-1.28|10|Cfb|cx||1
north-sea|North Sea Platform|Plataforma del mar del Norte|n|GB|57.7|0.97|20|Cfb|cx|Forties~Forties platform~North Sea~North Sea rig~Mar del Norte|2
newcastle-down|Newcastle (County Down)||n|GB|54.21|-5.89|10|Cfb|cx|Newcastle Co Down~Royal County Down|1
sark|Sark||i|GG|49.43|-2.36|60|Cfb|cx|Isle of Sark~Herm~Alderney|2
pissouri|Pissouri||n|CY|34.67|32.7|100|Csa|cw|Coral Bay Paphos~Coral Bay Cyprus|1
les-arcs-ski|Les Arcs||r|FR|45.57|6.83|1800|Dfc|msS|Arc 1800~Arc 1950~Les Arcs 1800|4
argeles|Argelès-sur-Mer||n|FR|42.55|3.03|5|Csa|cw||2
cap-ferret|Cap Ferret||n|FR|44.63|-1.25|5|Cfb|c|Lège-Cap-Ferret|2
obertauern|Obertauern||r|AT|47.25|13.56|1740|Dfc|msS||2
kandersteg|Kandersteg||n|CH|46.5|7.67|1175|Dfb|m|KISC~Kandersteg International Scout Centre|2
kilkee|Kilkee||n|IE|52.68|-9.65|10|Cfb|cx|Loop Head|1
tramore|Tramore||n|IE|52.16|-7.15|20|Cfb|cx||1
rossnowlagh|Rossnowlagh||n|IE|54.55|-8.22|10|Cfb|cx||1
dunfanaghy|Dunfanaghy||n|IE|55.18|-7.97|10|Cfb|cx|Tory Island~Downings~Marble Hill|1
inishbofin|Inishbofin||i|IE|53.61|-10.21|10|Cfb|cx|Clare Island~Inishturk|1
west-cork|West Cork||g|IE|51.55|-9.45|20|Cfb|cx|Schull~Baltimore Cork~Baltimore West Cork~Mizen Head~Sheep's Head~Cape Clear~Cape Clear Island~Sherkin Island~Ahakista~Glandore~Crookhaven~Barleycove~Castletownshend~Durrus~Rosscarbery~Inchydoney~Courtmacsherry|1
la-bourboule|La Bourboule||n|FR|45.59|2.74|850|Cfb|m|Le Mont-Dore~Sancy|1
conques|Conques||n|FR|44.6|2.4|300|Cfb|||1
plum-village|Plum Village||n|FR|44.75|0.33|100|Cfb||Village des Pruniers|1
oleron|Île d'Oléron||i|FR|45.92|-1.28|5|Cfb|c|Oleron|2
ouessant|Ushant|Ouessant|i|FR|48.46|-5.09|30|Cfb|cx|Île d'Ouessant|1
noirmoutier|Noirmoutier||i|FR|47.0|-2.25|5|Cfb|c|Île de Noirmoutier|1
st-peter-ording|Sankt Peter-Ording||n|DE|54.3|8.63|3|Cfb|cx|St. Peter-Ording~SPO|2
norderney|Norderney||i|DE|53.71|7.15|5|Cfb|cx|East Frisian Islands~Juist~Langeoog~Spiekeroog~Baltrum|1
amrum|Amrum||i|DE|54.65|8.35|5|Cfb|cx|Föhr|1
cala-millor|Cala Millor||n|ES|39.6|3.38|5|Csa|cw|Cala Bona|2
ekofisk|Ekofisk||n|NO|56.54|3.21|20|Cfb|cx|Ekofisk platform|1
pec-snezkou|Pec pod Sněžkou||r|CZ|50.69|15.73|780|Dfb|ms|Krkonoše|1
hel-pl|Hel||n|PL|54.61|18.8|5|Cfb|cx|Hel Peninsula|1
tengiz|Tengiz||n|KZ|46.15|53.4|-20|BWk|dD|Tengizchevroil|1
costa-vicentina|Costa Vicentina||g|PT|37.45|-8.78|30|Csb|cx|Odeceixe~Zambujeira do Mar|2
mallaig|Mallaig||n|GB|57.01|-5.83|10|Cfb|cxmq||1
knoydart|Knoydart||n|GB|57.04|-5.66|10|Cfb|cxmq|Inverie~Kinloch Hourn~Loch Nevis|1
applecross|Applecross||n|GB|57.43|-5.81|10|Cfb|cxmq|Plockton|1
seine|Seine|Sena|r|FR|48.86|2.35|30|Cfb|y|River Seine~río Sena|2
fair-isle|Fair Isle||i|GB|59.53|-1.63|40|Cfc|cxy||2
foula|Foula||i|GB|60.13|-2.07|40|Cfc|cxy||1
unst|Unst||i|GB|60.75|-0.87|30|Cfc|cxy|Haroldswick~Baltasound~Fetlar~Isle of Yell~Hermaness|1
papa-stour|Papa Stour||i|GB|60.33|-1.69|20|Cfc|cxy||1
papa-westray|Papa Westray||i|GB|59.35|-2.9|20|Cfb|cx|Papay~North Ronaldsay~Westray~Stronsay|1
isle-of-hoy|Isle of Hoy||i|GB|58.85|-3.3|40|Cfb|cx|Old Man of Hoy~Rackwick~Rackwick Bay~Scapa Flow|1
isle-of-rum|Isle of Rum||i|GB|57.0|-6.33|30|Cfb|cxmyk|Isle of Eigg~Isle of Canna~Small Isles~Kinloch Castle~Eigg|1
tiree|Tiree||i|GB|56.5|-6.88|15|Cfb|cx|Isle of Tiree~Arinagour~Tiree Wave Classic~Coll and Tiree|2
colonsay|Colonsay||i|GB|56.07|-6.21|20|Cfb|cx|Isle of Colonsay~Oronsay|1
isle-of-gigha|Isle of Gigha||i|GB|55.68|-5.75|20|Cfb|cx|Gigha|1
isle-of-raasay|Isle of Raasay||i|GB|57.38|-6.05|40|Cfb|cxk|Raasay~Sconser~Rona Scotland|1
isle-of-lismore|Isle of Lismore||i|GB|56.52|-5.5|30|Cfb|cx|Kerrera~Isle of Kerrera~Isle of Seil~Easdale|1
isle-of-bute|Isle of Bute||i|GB|55.83|-5.06|20|Cfb|cx|Great Cumbrae|1
isle-of-barra|Isle of Barra||i|GB|56.98|-7.48|20|Cfb|cx|Castlebay~Vatersay~Mingulay~Eriskay|2
south-uist|South Uist||i|GB|57.2|-7.36|15|Cfb|cx|Lochboisdale~Daliburgh~Balivanich|1
callanish|Callanish||n|GB|58.2|-6.74|20|Cfb|cx|Uig Lewis~Carloway~Great Bernera~Hebridean Celtic Festival|1
durness|Durness||n|GB|58.53|-4.75|20|Cfb|cx|Cape Wrath~Sandwood Bay~Kinlochbervie~Smoo Cave~Balnakeil~Oldshoremore|1
lochinver|Lochinver||n|GB|58.15|-5.24|20|Cfb|cxmk|Assynt~Achmelvich~Suilven~Clachtoll~Scourie~Kylesku~Stoer|1
ullapool|Ullapool||n|GB|57.9|-5.16|15|Cfb|cxm|Achiltibuie~Summer Isles~Stac Pollaidh~An Teallach~Dundonnell|1
torridon|Torridon||n|GB|57.55|-5.5|20|Cfb|cxmk|Gairloch~Shieldaig~Poolewe~Kinlochewe~Beinn Eighe~Loch Torridon~Loch Maree~Diabaig|2
kintail|Kintail||n|GB|57.22|-5.42|30|Cfb|cxmk|Glen Shiel~Shiel Bridge~Eilean Donan~Dornie~Glenelg~Kyle of Lochalsh~Cluanie~Five Sisters of Kintail~Kyleakin|2
glen-affric|Glen Affric||p|GB|57.27|-4.95|250|Cfb|mk|Cannich~Tomich~Strathfarrar~Glen Cannich|1
john-o-groats|John o' Groats||n|GB|58.64|-3.07|20|Cfb|cx|John O'Groats~Dunnet Head~Castle of Mey~Duncansby Head|2
bettyhill|Bettyhill||n|GB|58.53|-4.23|20|Cfb|cx|Tongue Scotland~Melvich~Strathy~Kyle of Tongue|1
dornoch|Dornoch||n|GB|57.88|-4.03|15|Cfb|cx|Royal Dornoch~Lairg~Embo|2
black-isle|Black Isle||g|GB|57.58|-4.15|30|Cfb|cx|Cromarty~Rosemarkie~Chanonry Point~Belladrum|1
findhorn|Findhorn||n|GB|57.66|-3.61|10|Cfb|cx|Findhorn Foundation~Findhorn Bay|1
portsoy|Portsoy||n|GB|57.68|-2.69|20|Cfb|cx|Pennan~Gardenstown~Crovie|1
speyside|Speyside||g|GB|57.4|-3.3|200|Cfb|k|Aberlour~Tomintoul~Speyside Way~Spirit of Speyside~Glenlivet|2
glenshee|Glenshee||n|GB|56.88|-3.42|500|Cfb|ms|Spittal of Glenshee~The Lecht~Lecht ski|1
ballater|Ballater||n|GB|57.05|-3.04|200|Cfb|mk|Balmoral~Royal Deeside~Lochnagar|2
pitlochry|Pitlochry||n|GB|56.7|-3.73|100|Cfb|mk|Kinloch Rannoch~Loch Tummel~Blair Atholl~Killiecrankie~Dunkeld|2
rannoch-moor|Rannoch Moor||g|GB|56.69|-4.57|300|Cfb|myk|Corrour~Rannoch Station~Loch Ossian~Bridge of Orchy|1
killin|Killin||n|GB|56.47|-4.32|120|Cfb|lmk|Loch Tay~Crianlarich~Tyndrum~Lochearnhead~Balquhidder~Kenmore Scotland~Ben Lawers|1
inveraray|Inveraray||n|GB|56.23|-5.07|10|Cfb|cxk|Loch Fyne~Loch Awe~Dalmally|1
kintyre|Kintyre||g|GB|55.45|-5.6|20|Cfb|cx|Machrihanish~Mull of Kintyre~Tarbert Argyll~Crinan~Tayvallich~Kintyre Way|1
ardnamurchan|Ardnamurchan||g|GB|56.73|-5.9|20|Cfb|cxk|Kilchoan~Strontian~Acharacle~Glenuig~Salen Ardnamurchan~Lochaline~Morvern|1
glenfinnan|Glenfinnan||n|GB|56.87|-5.44|20|Cfb|lmk|Arisaig~Morar~Lochailort~Camusdarach|1
spean-bridge|Spean Bridge||n|GB|56.89|-4.92|100|Cfb|mk|Roy Bridge~Loch Laggan~Laggan Wolftrax|1
st-abbs|St Abbs||n|GB|55.9|-2.13|20|Cfb|cx|St Abb's Head~Coldingham Bay|1
glentress|Glentress||n|GB|55.65|-3.15|200|Cfb|k|Melrose Abbey~Traquair~Tweed Valley|1
southern-upland-way|Southern Upland Way||t|GB|55.3|-3.6|300|Cfb|Lmk|St Mary's Loch~Wanlockhead|1
dumfries-and-galloway|Dumfries and Galloway||g|GB|55.0|-4.0|60|Cfb|ck|Portpatrick~Gatehouse of Fleet~Wigtown~Isle of Whithorn~Galloway Forest Park~Mull of Galloway~Wigtown Book Festival|2
gretna-green|Gretna Green||n|GB|55.0|-3.07|20|Cfb|||2
kielder|Kielder||p|GB|55.23|-2.58|200|Cfb|lkq|Kielder Water~Kielder Forest~Otterburn|1
north-pennines|North Pennines||g|GB|54.75|-2.3|350|Cfb|k|Allenheads~Nenthead~Middleton-in-Teesdale~High Force~Teesdale~Blanchland|1
haworth|Haworth||n|GB|53.83|-1.95|250|Cfb||Bronte country~Calderdale~Heptonstall|1
flamborough|Flamborough||n|GB|54.12|-0.12|40|Cfb|cx|Flamborough Head~Bempton Cliffs~Spurn Point|1
kendal-calling|Kendal Calling||n|GB|54.62|-2.73|200|Cfb|k|Lowther Deer Park~Kendal Calling festival|2
alton-towers|Alton Towers||r|GB|52.99|-1.89|150|Cfb|||3
llyn-peninsula|Llŷn Peninsula||g|GB|52.88|-4.55|30|Cfb|cx|Llyn Peninsula~Lleyn Peninsula~Aberdaron~Bardsey Island~Porthdinllaen~Hell's Mouth|1
cardigan-bay|Cardigan Bay||g|GB|52.15|-4.4|20|Cfb|cx|New Quay Wales~Llangrannog~Mwnt~Tresaith~Cei Newydd|1
pendine|Pendine||n|GB|51.74|-4.55|10|Cfb|cx|Pendine Sands~Laugharne~Llansteffan|1
elan-valley|Elan Valley||p|GB|52.27|-3.57|300|Cfb|lk|Llanwrtyd Wells~Cambrian Mountains~Royal Welsh Show|1
llangollen|Llangollen||n|GB|52.97|-3.17|100|Cfb||Pontcysyllte~Horseshoe Pass~Lake Vyrnwy~Four Counties Ring|2
west-penwith|West Penwith||g|GB|50.11|-5.63|50|Cfb|cx|Sennen~Sennen Cove~Porthcurno~Zennor~Lamorna~Pendeen~St Buryan~Gwithian~Minack Theatre~Praa Sands|1
the-lizard|Lizard Peninsula||g|GB|50.03|-5.2|40|Cfb|cx|The Lizard Cornwall~Lizard Point~Kynance Cove~Cadgwith~Coverack~Helford~St Keverne|1
roseland-peninsula|Roseland Peninsula||g|GB|50.19|-4.97|30|Cfb|cx|St Mawes~Gorran Haven~Veryan~Portloe~Eden Project~Charlestown Cornwall|1
tintagel|Tintagel||n|GB|50.66|-4.75|80|Cfb|cx|Boscastle~Crackington Haven~Widemouth Bay~Port Gaverne~Port Quin|2
polperro|Polperro||n|GB|50.33|-4.52|20|Cfb|cx|Polruan~Kingsand~Cawsand~Whitsand Bay~Rame Peninsula~Talland Bay|1
bodmin-moor|Bodmin Moor||p|GB|50.57|-4.6|250|Cfb|k|Jamaica Inn|1
south-hams|South Hams||g|GB|50.27|-3.8|40|Cfb|cx|Hope Cove~Thurlestone~Bigbury-on-Sea~Burgh Island~Bantham~Slapton~Torcross~Beesands~Blackpool Sands~Noss Mayo~East Portlemouth|1
east-devon|East Devon||g|GB|50.7|-3.15|40|Cfb|cx|Branscombe~Ladram Bay~Sidmouth Folk Festival~Beautiful Days festival|1
isle-of-purbeck|Isle of Purbeck||g|GB|50.62|-2.05|40|Cfb|cx|Purbeck~Studland~Kimmeridge~Worth Matravers~Brownsea Island~Dancing Ledge|2
isle-of-portland|Isle of Portland||i|GB|50.55|-2.44|40|Cfb|cx|Portland Bill~Chesil Beach~Abbotsbury|1
burton-bradstock|Burton Bradstock||n|GB|50.7|-2.73|20|Cfb|cx|West Bay Dorset~Eype|1
end-of-the-road-festival|End of the Road Festival||n|GB|50.95|-2.08|120|Cfb|k|End of the Road festival~Larmer Tree~Larmer Tree Gardens|1
camber-sands|Camber Sands||n|GB|50.93|0.79|5|Cfb|cx|Rye Harbour~Pontins Camber Sands~Dungeness~Winchelsea|2
seven-sisters-sussex|Seven Sisters (Sussex)||g|GB|50.76|0.15|50|Cfb|cx|Seven Sisters cliffs~Seven Sisters Sussex~Birling Gap~Beachy Head~Alfriston~Cuckmere Haven|1
west-wittering|West Wittering||n|GB|50.78|-0.9|5|Cfb|cx|The Witterings~Bracklesham Bay|1
goodwood|Goodwood||n|GB|50.87|-0.75|100|Cfb||Goodwood Festival of Speed~Goodwood Revival~Glorious Goodwood|2
glyndebourne|Glyndebourne||n|GB|50.88|0.06|50|Cfb||Glyndebourne Festival|2
suffolk-coast|Suffolk Coast||g|GB|52.2|1.6|10|Cfb|cx|Walberswick~Orford Ness~Snape Maltings~Dunwich~Thorpeness~Minsmere~Suffolk Heritage Coast|1
walsingham|Walsingham||n|GB|52.89|0.87|30|Cfb|T|Our Lady of Walsingham~Walsingham shrine~Little Walsingham|1
ironbridge|Ironbridge||n|GB|52.63|-2.49|60|Cfb||Ironbridge Gorge|1
wye-valley|Wye Valley||g|GB|51.78|-2.67|60|Cfb|k|Symonds Yat~Tintern~Tintern Abbey|2
cannock-chase|Cannock Chase||p|GB|52.74|-2.0|180|Cfb|k||1
rutland-water|Rutland Water||n|GB|52.66|-0.65|90|Cfb|l|Rutland Water Park~Belvoir Castle|1
badminton-horse-trials|Badminton Horse Trials||n|GB|51.54|-2.28|150|Cfb|k|Womad festival~WOMAD Charlton Park~Charlton Park|1
burghley|Burghley||n|GB|52.64|-0.45|40|Cfb||Burghley Horse Trials~Burghley House|1
cheltenham-festival|Cheltenham Festival||n|GB|51.92|-2.06|80|Cfb||Cheltenham Gold Cup|2
aintree|Aintree||n|GB|53.48|-2.95|20|Cfb||Aintree Racecourse~Aintree Grand National|2
epsom-derby|Epsom Derby||n|GB|51.31|-0.25|150|Cfb||Epsom Downs|1
henley-royal-regatta|Henley Royal Regatta||n|GB|51.54|-0.9|35|Cfb||Henley Regatta|1
brands-hatch|Brands Hatch||n|GB|51.36|0.26|120|Cfb|||1
oulton-park|Oulton Park||n|GB|53.18|-2.61|70|Cfb|||1
cadwell-park|Cadwell Park||n|GB|53.31|-0.07|100|Cfb|||1
snetterton|Snetterton||n|GB|52.46|0.95|40|Cfb||Snetterton circuit|1
shambala-festival|Shambala Festival||n|GB|52.42|-0.88|130|Cfb|k|Shambala~Kelmarsh|1
cropredy|Cropredy||n|GB|52.12|-1.32|110|Cfb|k|Cropredy festival~Fairport's Cropredy Convention|1
bloodstock-festival|Bloodstock Festival||n|GB|52.76|-1.68|60|Cfb|k|Catton Park|1
parklife-festival|Parklife Festival||n|GB|53.55|-2.26|90|Cfb||Heaton Park|1
bluedot-festival|Bluedot Festival||n|GB|53.24|-2.31|80|Cfb|k|Bluedot~Jodrell Bank|1
secret-garden-party|Secret Garden Party||n|GB|52.37|-0.17|20|Cfb|k|Abbots Ripton|1
houghton-festival|Houghton Festival||n|GB|52.83|0.65|60|Cfb|k|Houghton Hall|1
greenbelt-festival|Greenbelt Festival||n|GB|52.4|-0.66|80|Cfb|k|Boughton House|1
victorious-festival|Victorious Festival||n|GB|50.78|-1.09|5|Cfb|c|Southsea|1
trnsmt|TRNSMT||n|GB|55.85|-4.24|20|Cfb||TRNSMT festival|1
notting-hill-carnival|Notting Hill Carnival||n|GB|51.52|-0.21|20|Cfb|t|Notting Hill carnival|2
edinburgh-fringe|Edinburgh Fringe||n|GB|55.95|-3.19|60|Cfb|t|Royal Mile|3
rob-roy-way|Rob Roy Way||t|GB|56.4|-4.3|200|Cfb|Lmk|East Highland Way|1
offa-s-dyke-path|Offa's Dyke Path||t|GB|52.3|-3.05|200|Cfb|Lk|Offa's Dyke~Offas Dyke|1
thames-path|Thames Path||t|GB|51.65|-1.2|50|Cfb|Lk|River Thames~Thames boat trip~The Ridgeway|1
wales-coast-path|Wales Coast Path||t|GB|52.2|-4.5|30|Cfb|Lcx|Cambrian Way|1
hebridean-way|Hebridean Way||t|GB|57.6|-7.2|20|Cfb|Lcx||1
lejog|Lejog||t|GB|53.5|-3.0|100|Cfb|Rk|Land's End to John o' Groats~LEJOG~JOGLE|1
kennet-and-avon-canal|Kennet and Avon Canal||t|GB|51.37|-1.8|110|Cfb|k|Kennet & Avon Canal~Caen Hill~Bradford on Avon|1
grand-union-canal|Grand Union Canal||t|GB|52.2|-0.9|90|Cfb|k|Oxford Canal~Foxton Locks|1
leeds-and-liverpool-canal|Leeds and Liverpool Canal||t|GB|53.9|-2.0|120|Cfb|k|Leeds Liverpool Canal|1
caledonian-canal|Caledonian Canal||t|GB|57.1|-4.7|40|Cfb|lk|Caledonian Canal cruise~Laggan Locks~Loch Oich|1
rathlin-island|Rathlin Island||i|GB|55.3|-6.2|40|Cfb|cx|Rathlin|1
strangford-lough|Strangford Lough||g|GB|54.45|-5.6|10|Cfb|cx|Strangford~Ards Peninsula~Castle Ward|1
lough-erne|Lough Erne||g|GB|54.4|-7.7|50|Cfb|lk|Lough Erne cruise~Belleek~Upper Lough Erne|1
legoland-windsor|Legoland Windsor||r|GB|51.46|-0.65|60|Cfb|||2
thorpe-park|Thorpe Park||r|GB|51.4|-0.51|20|Cfb||Chessington World of Adventures|1
harry-potter-studios|Harry Potter Studios||n|GB|51.69|-0.42|80|Cfb||Warner Bros Studio Tour~Leavesden|2
lee-valley|Lee Valley||n|GB|51.7|-0.02|20|Cfb||Lee Valley White Water~Gilwell Park|1
catterick-garrison|Catterick Garrison||n|GB|54.37|-1.72|150|Cfb|k||1
salisbury-plain|Salisbury Plain||g|GB|51.2|-1.9|120|Cfb|k|Stonehenge~Avebury|2
otterburn-camp|Otterburn Camp||n|GB|55.25|-2.2|250|Cfb|k|Otterburn Ranges|1
hinkley-point|Hinkley Point||n|GB|51.21|-3.13|15|Cfb|c|Hinkley Point C|1
sizewell|Sizewell||n|GB|52.21|1.62|10|Cfb|c|Sizewell C|1
flotta|Flotta||i|GB|58.83|-3.12|10|Cfb|cx|Flotta oil terminal|1
cleveland-way|Cleveland Way||t|GB|54.35|-0.9|200|Cfb|Lcx||1
cumbria-way|Cumbria Way||t|GB|54.5|-3.1|200|Cfb|Llmk||1
cotswold-way|Cotswold Way||t|GB|51.8|-2.2|180|Cfb|Lk||1
beara-way|Beara Way||t|IE|51.7|-9.85|100|Cfb|Lcxm||1
burren-way|Burren Way||t|IE|53.05|-9.2|80|Cfb|Lcx||1
beara-peninsula|Beara Peninsula||g|IE|51.7|-9.8|30|Cfb|cxm|Beara~Castletownbere~Allihies~Eyeries~Glengarriff~Dursey Island~Ardgroom~Lauragh~Bere Island|2
ballycotton|Ballycotton||n|IE|51.83|-8.0|20|Cfb|cx|Ardmore Waterford~Garryvoe~Ballymaloe|1
dunmore-east|Dunmore East||n|IE|52.15|-7.0|15|Cfb|cx|Bunmahon~Copper Coast~Waterford Greenway~Woodstown~Curraghmore~All Together Now festival|1
hook-head|Hook Head||n|IE|52.13|-6.93|15|Cfb|cx|Hook Peninsula~Kilmore Quay~Fethard-on-Sea~Saltee Islands~Duncannon~Rosslare Strand|1
courtown|Courtown||n|IE|52.64|-6.23|10|Cfb|cx|Ballymoney Wexford~Morriscastle~Cahore|1
glendalough|Glendalough||n|IE|53.01|-6.33|150|Cfb|k|Glenmalure~Roundwood Ireland~Laragh~Lugnaquilla~Avoca Wicklow~Glencree|2
carlingford|Carlingford||n|IE|54.04|-6.19|10|Cfb|cx|Cooley Peninsula|1
adare|Adare||n|IE|52.56|-8.79|20|Cfb||Adare Manor~JP McManus Pro-Am|1
ballyhoura|Ballyhoura||p|IE|52.33|-8.5|200|Cfb|k|Galtee Mountains~Glen of Aherlow~Galtymore|1
cong|Cong||n|IE|53.54|-9.28|30|Cfb|l|Ashford Castle~Lough Corrib~Lough Mask|1
erris|Erris||g|IE|54.15|-9.9|15|Cfb|cxy|Mullet Peninsula~Ballycroy~Wild Nephin~Blacksod~Ballycastle Mayo~Great Western Greenway~Mulranny|1
louisburgh|Louisburgh||n|IE|53.76|-9.81|15|Cfb|cx|Old Head Mayo~Silver Strand Mayo~Carrowniskey|1
mullaghmore|Mullaghmore||n|IE|54.47|-8.45|10|Cfb|cx|Rosses Point~Enniscrone~Easkey~Inniscrone~Streedagh~Benbulben~Tullan Strand|2
glencolumbcille|Glencolumbcille||n|IE|54.71|-8.73|30|Cfb|cx|Gleann Cholm Cille~Ardara~Portnoo~Narin~Kilcar|1
the-rosses|The Rosses||g|IE|54.97|-8.4|20|Cfb|cx|Arranmore Island~Arranmore~Bunbeg~Gaoth Dobhair~Mary from Dungloe~Árainn Mhór~Mount Errigal~Errigal|1
fanad|Fanad||g|IE|55.2|-7.65|30|Cfb|cx|Fanad Head~Portsalon~Rathmullan~Carrigart~Rosapenna~Gartan|1
inishowen|Inishowen||g|IE|55.25|-7.3|30|Cfb|cx|Ballyliffin~Culdaff|1
shannon-cruise|Shannon Cruise||u|IE|53.6|-8.1|40|Cfb|Cl|River Shannon~Shannon cruising~Lough Ree~Lough Derg Shannon~Shannon cruise|1
ballinasloe-horse-fair|Ballinasloe Horse Fair||n|IE|53.33|-8.22|50|Cfb|||1
galway-races|Galway Races||n|IE|53.29|-8.99|30|Cfb||Ballybrit|1
punchestown|Punchestown||n|IE|53.18|-6.61|120|Cfb||Punchestown Festival~Punchestown races|1
rose-of-tralee|Rose of Tralee||n|IE|52.27|-9.7|20|Cfb||Rose of Tralee festival|1
longitude-festival|Longitude Festival||n|IE|53.28|-6.29|60|Cfb||Marlay Park|1
inishmurray|Inishmurray||i|IE|54.43|-8.66|10|Cfb|cxy||1
loughcrew|Loughcrew||n|IE|53.74|-7.11|200|Cfb||Newgrange~Brú na Bóinne~Boyne Valley|1
curragh-camp|Curragh Camp||n|IE|53.15|-6.83|110|Cfb||The Curragh~Curragh racecourse|1
beceite|Beceite||n|ES|40.83|0.18|550|Csa|m|Matarraña~El Parrizal|1
morella|Morella||n|ES|40.62|-0.1|980|Csb|m|El Maestrazgo~Maestrazgo|1
peniscola|Peñíscola||n|ES|40.36|0.41|10|Csa|cw|Sierra de Irta|2
moraira|Moraira||n|ES|38.79|0.17|10|Csa|cw|Cala Granadella|1
guadalest|Guadalest||n|ES|38.68|-0.2|590|Csa|m|Castell de Guadalest~Fonts de l'Algar|1
bolnuevo|Bolnuevo||n|ES|37.57|-1.31|10|BSh|cwS|Calblanque~Cabo Cope~Calnegre|1
valle-de-ricote|Valle de Ricote||n|ES|38.15|-1.4|150|BSh|S|Baños de Archena~Balneario de Archena|1
sierra-espuna|Sierra Espuña||p|ES|37.87|-1.55|800|Csa|m||1
nerpio|Nerpio||n|ES|38.15|-2.3|1080|Csb|m|Nacimiento del Río Mundo|1
alcala-del-jucar|Alcalá del Júcar||n|ES|39.19|-1.43|600|BSk||Hoces del Júcar|1
ciudad-encantada|Ciudad Encantada||n|ES|40.2|-2.0|1400|Csb|m|Nacimiento del río Cuervo~Tragacete|1
alto-tajo|Alto Tajo||p|ES|40.75|-2.0|1200|Csb|m|Zaorejas|1
pueblos-negros-de-guadalajara|Pueblos negros de Guadalajara||g|ES|41.1|-3.25|1200|Csb|m|Valverde de los Arroyos~Majaelrayo~Hayedo de Tejera Negra~Patones de Arriba|1
siguenza|Sigüenza||n|ES|41.07|-2.64|1000|Csb|m|Atienza~Barranco del Río Dulce|1
gudar|Gúdar||g|ES|40.4|-0.75|1500|Csb|ms|Rubielos de Mora~Sierra de Gúdar|1
dinopolis|Dinópolis||n|ES|40.34|-1.11|910|BSk|m||1
motorland|Motorland||n|ES|41.08|-0.2|350|BSk||Motorland Aragón~Alcañiz Motorland|1
sierra-del-moncayo|Sierra del Moncayo||p|ES|41.79|-1.8|1000|Csb|m|Monasterio de Veruela|1
valle-de-hecho|Valle de Hecho||n|ES|42.74|-0.75|830|Cfb|m|Valle de Ansó~Selva de Oza~Siresa|1
canfranc|Canfranc||n|ES|42.72|-0.52|1150|Cfb|ms|Canfranc Estación|2
bielsa|Bielsa||n|ES|42.63|0.22|1020|Cfb|m|Valle de Pineta~Pineta~Escuaín~Plan Huesca|1
valle-de-tena|Valle de Tena||g|ES|42.73|-0.32|1300|Cfb|ms|Biescas|1
riglos|Riglos||n|ES|42.35|-0.73|650|Csb|m|Mallos de Riglos|1
montsec|Montsec||g|ES|42.05|0.85|600|Csb|m|Congost de Mont-rebei~Mont-Rebei~Montfalcó~Àger Lleida|1
pallars-sobira|Pallars Sobirà||g|ES|42.55|1.1|900|Cfb|ms|Llavorsí~Espot~Port Ainé~Sort Lleida~Noguera Pallaresa~Espot Esquí~Tavascan|1
coll-de-nargo|Coll de Nargó||n|ES|42.07|1.31|470|Csb|m||1
bergueda|Berguedà||g|ES|42.2|1.87|700|Csb|m|Rasos de Peguera~Pedraforca~Fígols|1
vall-de-nuria|Vall de Núria||r|ES|42.4|2.15|1960|Dfb|ms|Núria~Vallter 2000~Vallter~Queralbs|1
la-garrotxa|La Garrotxa||g|ES|42.18|2.5|450|Cfb|mv|Garrotxa~Rupit~Santa Pau~Fageda d'en Jordà|2
cap-de-creus|Cap de Creus||p|ES|42.32|3.31|20|Csa|cw|Port de la Selva~El Port de la Selva|1
islas-medas|Islas Medas||i|ES|42.05|3.22|5|Csa|cw|Illes Medes|1
cami-de-ronda|Camí de Ronda||t|ES|41.95|3.2|30|Csa|Lcw|Camino de Ronda Costa Brava|1
montseny|Montseny||p|ES|41.77|2.4|900|Csb|m|El Montseny|1
prades-tarragona|Prades (Tarragona)||n|ES|41.31|0.99|950|Csb|m|Poblet~Priorat~Monasterio de Poblet|1
circuit-de-catalunya|Circuit de Catalunya||n|ES|41.57|2.26|130|Csa||Circuito de Montmeló|1
canet-rock|Canet Rock||n|ES|41.59|2.58|10|Csa|c|Cruïlla~Festival Cruïlla|1
circuito-de-cheste|Circuito de Cheste||n|ES|39.49|-0.63|200|Csa||Circuito Ricardo Tormo|1
medusa-festival|Medusa Festival||n|ES|39.19|-0.22|5|Csa|cw|Medusa Cullera~Medusa Sunbeach|1
dreambeach|Dreambeach||n|ES|37.25|-1.77|5|BSh|cwS|Dreambeach Villaricos~Villaricos|1
las-negras-almeria|Las Negras (Almería)||n|ES|36.88|-2.01|10|BSh|cwS|Las Negras Almería~Rodalquilar~Isleta del Moro~La Isleta del Moro~Cala San Pedro~Playa de los Muertos|1
desierto-de-tabernas|Desierto de Tabernas||p|ES|37.05|-2.4|450|BWk|dS|Oasys Tabernas|1
calar-alto|Calar Alto||n|ES|37.22|-2.55|2100|Csb|mS|Bayárcal|1
puerto-de-la-ragua|Puerto de la Ragua||r|ES|37.11|-3.03|2000|Csb|ms|Bubión~Capileira~Beneficio Órgiva|1
sierra-de-segura|Sierra de Segura||g|ES|38.25|-2.7|800|Csb|m|Hornos de Segura~El Yelmo|1
zuheros|Zuheros||n|ES|37.54|-4.31|650|Csa|m|Subbética|1
sierra-de-aracena|Sierra de Aracena||g|ES|37.9|-6.6|700|Csa|m|Alájar~Gruta de las Maravillas|1
zahara-de-la-sierra|Zahara de la Sierra||n|ES|36.84|-5.39|500|Csa|m|El Bosque Cádiz~Setenil|1
el-palmar-cadiz|El Palmar (Cádiz)||n|ES|36.24|-6.07|5|Csa|cx|El Palmar Cádiz|1
valle-del-genal|Valle del Genal||g|ES|36.6|-5.25|500|Csa|m|Genalguacil|1
costa-tropical|Costa Tropical||g|ES|36.74|-3.6|10|Csa|cw||1
el-torcal|El Torcal||p|ES|36.95|-4.54|1200|Csb|m|Torcal de Antequera~El Torcal de Antequera|1
isla-canela|Isla Canela||n|ES|37.18|-7.35|5|Csa|c|Nuevo Portil|1
sierra-de-francia|Sierra de Francia||g|ES|40.5|-6.1|900|Csb|m|Mogarraz~Peña de Francia~Las Batuecas|1
arribes-del-duero|Arribes del Duero||p|ES|41.2|-6.6|600|Csb||Aldeadávila|1
hervas|Hervás||n|ES|40.27|-5.86|690|Csa|m|Valle del Ambroz|1
valle-de-iruelas|Valle de Iruelas||n|ES|40.4|-4.55|900|Csb|m|Hoyos del Espino|1
la-covatilla|La Covatilla||r|ES|40.36|-5.68|1980|Csb|ms||1
pedraza-segovia|Pedraza (Segovia)||n|ES|41.13|-3.81|1070|Csb|m|Pedraza Segovia~Sepúlveda Segovia|1
canon-del-rio-lobos|Cañón del Río Lobos||p|ES|41.76|-3.05|1000|Csb|m|Ucero~Río Lobos|1
laguna-negra-de-urbion|Laguna Negra de Urbión||p|ES|42.0|-2.85|1600|Csb|m|Picos de Urbión|1
montana-palentina|Montaña Palentina||g|ES|42.9|-4.5|1100|Csb|m||1
comarca-de-babia|Comarca de Babia||g|ES|42.98|-6.0|1200|Csb|m|Villafeliz de Babia~San Emiliano~Laciana~Leitariegos|1
ancares|Ancares||p|ES|42.8|-6.75|900|Csb|m|Os Ancares~Los Ancares~O Cebreiro~Piornedo~Courel~O Courel|1
valle-de-valdeon|Valle de Valdeón||n|ES|43.14|-4.93|940|Cfb|m|Posada de Valdeón~Caín de Valdeón~Soto de Sajambre|1
liebana|Liébana||g|ES|43.15|-4.6|300|Cfb|m|Espinama~Mogrovejo~Santo Toribio de Liébana~Cosgaya|1
valle-de-cabuerniga|Valle de Cabuérniga||g|ES|43.2|-4.3|250|Cfb||Bárcena Mayor~Carmona Cantabria~Saja-Besaya~Cabuérniga|1
noja|Noja||n|ES|43.48|-3.52|10|Cfb|cx|Isla Cantabria~Ajo Cantabria~Playa de Berria~Liencres|1
mundaka|Mundaka||n|ES|43.41|-2.7|10|Cfb|cx|Urdaibai~Bermeo y Mundaka~Bakio~Elantxobe|1
urkiola|Urkiola||p|ES|43.1|-2.64|700|Cfb|m|Anboto~Gorbea|1
aizkorri|Aizkorri||p|ES|42.95|-2.33|700|Cfb|m|Arantzazu~Aránzazu~Zegama-Aizkorri|1
valle-del-roncal|Valle del Roncal||g|ES|42.82|-0.95|750|Cfb|m|Isaba~Ochagavía~Belagua|1
zugarramurdi|Zugarramurdi||n|ES|43.27|-1.54|200|Cfb||Bértiz~Elizondo~Amaiur|1
ujue|Ujué||n|ES|42.51|-1.5|800|Csb||Sierra de Urbasa~Urbasa~Nacedero del Urederra|1
ezcaray|Ezcaray||n|ES|42.33|-3.01|810|Cfb|ms|Valdezcaray|1
sierra-de-cameros|Sierra de Cameros||g|ES|42.1|-2.6|1000|Csb|m|Enciso La Rioja~Arnedillo|1
somiedo|Somiedo||p|ES|43.1|-6.25|700|Cfb|m|Saliencia~Lagos de Saliencia~Senda del Oso~Teverga|1
taramundi|Taramundi||n|ES|43.36|-7.11|280|Cfb||Los Oscos~Oscos-Eo~Castropol|1
parque-natural-de-redes|Parque Natural de Redes||p|ES|43.2|-5.4|600|Cfb|m|Caso Asturias|1
valgrande-pajares|Valgrande-Pajares||r|ES|42.99|-5.77|1360|Cfb|ms|Valgrande Pajares~Puerto de Pajares|1
cabo-penas|Cabo Peñas||n|ES|43.65|-5.85|100|Cfb|cx|Salinas Asturias|1
cadavedo|Cadavedo||n|ES|43.55|-6.38|60|Cfb|cx|Puerto de Vega~Playa del Silencio~Cabo Vidío|1
descenso-del-sella|Descenso del Sella||n|ES|43.46|-5.06|20|Cfb|c|El Sella~Arriondas|1
playa-de-las-catedrales|Playa de las Catedrales||n|ES|43.55|-7.16|20|Cfb|cx|As Catedrais~Foz Lugo~Rinlo|1
estaca-de-bares|Estaca de Bares||n|ES|43.78|-7.69|50|Cfb|cx|O Barqueiro~Ortigueira~Loiba~Festival de Ortigueira~San Andrés de Teixido|1
fragas-do-eume|Fragas do Eume||p|ES|43.42|-8.05|200|Cfb|k||1
muxia|Muxía||n|ES|43.1|-9.22|10|Cfb|cx|Cabo Vilán~Malpica de Bergantiños|1
o-camino-dos-faros|O Camiño dos Faros||t|ES|43.15|-9.1|80|Cfb|Lcx|Camiño dos Faros|1
isla-de-ons|Isla de Ons||i|ES|42.38|-8.93|20|Csb|cx|Illa de Ons~Sálvora|1
canones-del-sil|Cañones del Sil||p|ES|42.4|-7.55|300|Csb||Cañón del Sil~Parada de Sil|1
manzaneda|Manzaneda||r|ES|42.26|-7.3|1500|Csb|ms|Cabeza de Manzaneda|1
serra-do-xures|Serra do Xurés||p|ES|41.9|-8.05|500|Csb|m|O Xurés|1
islas-chafarinas|Islas Chafarinas||i|ES|35.18|-2.43|10|BSh|cw||1
barranco-de-masca|Barranco de Masca||n|ES|28.3|-16.84|650|Csa|m|Garachico~Anaga~Taganana~Punta del Hidalgo|1
tejeda|Tejeda||n|ES|27.99|-15.61|1050|Csb|m|Roque Nublo~Cruz de Tejeda~Puerto Rico Gran Canaria|1
isla-de-lobos|Isla de Lobos||i|ES|28.75|-13.82|10|BWh|cwdS|Islote de Lobos|1
costa-calma|Costa Calma||r|ES|28.16|-14.23|10|BWh|cwdS|Cofete|1
club-la-santa|Club La Santa||n|ES|29.11|-13.66|10|BWh|cdS|Orzola|1
la-restinga|La Restinga||n|ES|27.64|-17.98|10|BSh|cwS||1
los-llanos-de-aridane|Los Llanos de Aridane||n|ES|28.66|-17.91|350|BSh|v|Caldera de Taburiente~Roque de los Muchachos|1
cala-galdana|Cala Galdana||r|ES|39.94|3.96|10|Csa|cw|Cala en Porter~Binibeca~Cala Macarella|1
cala-d-or|Cala d'Or||r|ES|39.37|3.23|10|Csa|cw|Cala Figuera~Es Trenc~Cala Ratjada~Deià|1
cala-sant-vicent|Cala Sant Vicent||r|ES|39.92|3.06|10|Csa|cw|Cala San Vicente~Formentor|1
serra-de-tramuntana|Serra de Tramuntana||g|ES|39.8|2.8|500|Csa|m|Sierra de Tramontana~Sa Calobra~Lluc~GR 221~Ruta de la Pedra en Sec|2
transpirenaica|Transpirenaica||t|ES|42.6|0.5|1500|Cfb|Lma||1
transcantabrica|Transcantábrica||t|ES|43.1|-4.8|700|Cfb|Lm|El Transcantábrico~Transcantábrico|1
camino-del-cid|Camino del Cid||t|ES|41.5|-2.5|950|Csb|L|Camino del Cid en bici|1
camino-de-invierno|Camino de Invierno||t|ES|42.5|-7.2|500|Csb|L|Camino Aragonés~Camino Sanabrés~Camino Catalán|1
camino-vadiniense|Camino Vadiniense||t|ES|43.0|-4.9|900|Cfb|Lm|Camino de San Salvador|1
camino-portugues-de-la-costa|Camino Portugués de la Costa||t|ES|41.7|-8.85|30|Csb|Lcx|Camino portugués por la costa|1
camino-mozarabe|Camino Mozárabe||t|ES|37.9|-4.8|400|Csa|LS|Camino Mozárabe de Santiago|1
canal-de-castilla|Canal de Castilla||t|ES|42.3|-4.5|750|Csb|||1
los-monegros|Los Monegros||g|ES|41.6|-0.2|350|BSk|S|Monegros Desert Festival~Monegros festival~Monegros|1
rototom|Rototom||n|ES|40.06|0.08|10|Csa|cw|Rototom Sunsplash|1
sonar-barcelona|Sónar (Barcelona)||n|ES|41.37|2.15|20|Csa||Festival Sónar|1
academia-general-del-aire|Academia General del Aire||n|ES|37.78|-0.81|5|BSh|c||1
cerro-muriano|Cerro Muriano||n|ES|38.0|-4.77|500|Csa|||1
san-gregorio-zaragoza|San Gregorio (Zaragoza)||n|ES|41.72|-0.87|250|BSk||Campo de San Gregorio|1
base-de-el-goloso|Base de El Goloso||n|ES|40.55|-3.7|700|Csa|||1
costa-calida|Costa Cálida||g|ES|37.6|-0.9|10|BSh|cwS||1
costa-del-azahar|Costa del Azahar||g|ES|40.0|0.05|10|Csa|cw|Costa de Azahar|1
costa-verde-asturias|Costa Verde (Asturias)||g|ES|43.5|-5.5|20|Cfb|cx|Costa Verde asturiana|1
sierra-morena|Sierra Morena||g|ES|38.3|-4.5|650|Csa|m|Despeñaperros~Andújar sierra|1
mar-menor|Mar Menor||g|ES|37.73|-0.8|5|BSh|cwS||1
comarca-de-la-mancha|Comarca de La Mancha||g|ES|39.3|-3.2|670|BSk|S|Festival de Almagro|1
la-alcarria|La Alcarria||g|ES|40.6|-2.6|850|Csb|||1
las-merindades|Las Merindades||g|ES|42.95|-3.5|650|Cfb||Ojo Guareña~Frías Burgos~Orbaneja del Castillo|1
el-bierzo|El Bierzo||g|ES|42.55|-6.6|550|Csb||Valle del Silencio~Peñalba de Santiago|1
la-siberia-extremena|La Siberia extremeña||g|ES|39.2|-5.1|450|Csa||La Serena Extremadura|1
tierra-de-barros|Tierra de Barros||g|ES|38.7|-6.4|300|Csa||Tentudía|1
gavarnie|Gavarnie||n|FR|42.73|-0.01|1370|Cfb|m|Circo de Gavarnie~Cirque de Gavarnie~Luz-Saint-Sauveur~Pic du Midi~Col du Tourmalet~Tourmalet|2
ax-les-thermes|Ax-les-Thermes||n|FR|42.72|1.84|720|Cfb|ms|Ax 3 Domaines|1
peyragudes|Peyragudes||r|FR|42.79|0.44|1600|Cfb|ms|Superbagnères~Piau-Engaly~Luchon|1
gourette|Gourette||r|FR|42.96|-0.33|1400|Cfb|ms|Artouste~Pic du Midi d'Ossau|1
collioure|Collioure||n|FR|42.53|3.08|10|Csa|c|Banyuls~Côte Vermeille|1
lourdes-shrine|Lourdes shrine||n|FR|43.1|-0.06|420|Cfb|T|Santuario de Lourdes|1
24-heures-du-mans|24 Heures du Mans||n|FR|47.95|0.21|50|Cfb|||1
paul-ricard|Paul Ricard||n|FR|43.25|5.79|400|Csa||Circuit Paul Ricard|1
serra-da-arrabida|Serra da Arrábida||p|PT|38.48|-8.98|50|Csa|cx|Arrábida~Portinho da Arrábida~Tróia Portugal~Troia Portugal|1
monsaraz|Monsaraz||n|PT|38.44|-7.38|300|Csa|S|Alqueva|1
boom-festival|Boom Festival||n|PT|39.84|-7.15|300|Csa|lS|Idanha-a-Nova~Boom Festival Portugal|1
piodao|Piódão||n|PT|40.23|-7.82|690|Csb|m|Aldeias do Xisto~Monsanto Portugal|1
sao-jorge-azores|São Jorge (Azores)||i|PT|38.65|-28.05|100|Cfb|c|Graciosa Azores~São Jorge Azores~isla de Corvo~Corvo Azores|1
aljezur|Aljezur||n|PT|37.31|-8.8|30|Csb|cx|Arrifana~Carrapateira~Praia do Amado|1
tavira-island|Tavira island||i|PT|37.11|-7.62|3|Csa|c|Ilha de Tavira~Ria Formosa~Culatra~Cacela Velha|1
`;
