/** Things that travellers name and bring, which a verb, a place or another's word nearby seems to give to somebody else. */
import { describe } from 'vitest';
import { checkFates } from './expect-things';

describe('English', () =>
  checkFates('en', [
    // Nouns written as verbs of giving.
    ['I take: the headset, power supply, laptop', { headset: 'bring', 'power supply': 'bring', laptop: 'bring' }],
    ['We bring sheets, duvet cover and towels', { sheets: 'bring', 'duvet cover': 'bring', towels: 'bring' }],
    ['The club supplies boots and helmets', { boots: 'provided', helmets: 'provided' }],
    // Bought at home, in the next size, and the writer's own beside what others have.
    ['Boots I get from the market before leaving. Hijab', { Boots: 'bring', Hijab: 'bring' }],
    ['He outgrew the dress shoes so bigger ones before we go. Hotel has a pool', { 'dress shoes': 'bring' }],
    ['I present from my own laptop (clicker, projector theirs)', { laptop: 'bring', projector: 'provided' }],
    ['No towels at the huts', { towels: 'bring' }],
    ['No shoes in the cabin', { shoes: 'stays' }],
    // The cabin of a flight, and one in the woods.
    ['easyJet. 2 camera bodies, 8 spare batteries, all in the cabin', { 'spare batteries': 'bring' }],
    ['Pans, sheets and towels all in the cabin', { Pans: 'provided', sheets: 'provided', towels: 'provided' }],
    // The last word wins.
    ['Tripod: I had thought of borrowing one, but no, mine.', { Tripod: 'bring' }],
    ['Tent: Jo lends one, no wait, my own', { Tent: 'bring' }],
    ['Wetsuits are at their mums.. no, they are at mine, so those', { Wetsuits: 'bring' }],
    ['Baby car seat hers too?? no she sold it, so ours comes', { 'car seat': 'bring' }],
    ['We hire skis there. No tent', { skis: 'rented', tent: 'stays' }],
    // What others do not give.
    ['The hut has blankets. Towels no, torches neither', { blankets: 'provided', Towels: 'bring', torches: 'bring' }],
    ["They don't give pillows; they don't lend boots", { pillows: 'bring', boots: 'bring' }],
    ["We don't give presents", { presents: undefined }],
    ['The museum loans hammers. Not gloves, not hats', { hammers: 'provided', gloves: 'bring', hats: 'bring' }],
    ['My sister lent us ski jackets. Not gloves or hats though', { gloves: 'bring', hats: 'bring' }],
    ['A neighbor is loaning us tents. NOT sleeping bags tho', { 'sleeping bags': 'bring' }],
    ['We like hats. Not gloves', { gloves: 'stays' }],
    // Who closes the list before, and says more of the next thing.
    ['Bikes are hired along with pads and gloves, helmet I will carry own only', { gloves: 'rented', helmet: 'bring' }],
    ['Bedding is provided, towel I will bring own', { Bedding: 'provided', towel: 'bring' }],
    ['Bikes (the red ones) are hired there', { Bikes: 'rented' }],
    ['Hard hat, vis vest, whistle, bear spray from the company', { 'Hard hat': 'provided', whistle: 'provided' }],
    ['The camp has quilts, so no tent sleeping bag', { tent: 'stays', 'sleeping bag': 'stays' }],
    ['I am a piper. Pipes go in the cabin no chance they go below', { Pipes: 'bring' }],
    // What a rule, a fine or an answer decides.
    ['Rods stay home, bikes an all', { Rods: 'stays', bikes: 'stays' }],
    ['The dinner suit stops at home', { 'dinner suit': 'stays' }],
    ['The villa has a cot and bath towels, we have hired a pram', { 'bath towels': 'provided', pram: 'rented' }],
    ["The villa has a cot, bath towels, we've hired a pram", { 'bath towels': 'provided', pram: 'rented' }],
    ['Jabs done, visa not', { visa: 'bring' }],
    ['Crayfish, not meat or ponmo', { Crayfish: 'bring', ponmo: 'stays' }],
    ['Rhys got fined last time for no headlight stickers', { 'headlight stickers': 'forgotten-before' }],
    ['Brad wanted his board but no surfing', { board: undefined }],
    ['I only take my gels, table water makes me sick', { gels: 'bring', 'table water': undefined }],
    ['My own spikes, my 3rd Comrades bru', { spikes: 'bring', 'comrades bru': undefined, bru: undefined }],
    ["They've put us in the room with grab rails", { 'grab rails': 'provided' }],
    // Where it was tried, and what it would be worn under.
    ['My jeans after the c-section, never again', { jeans: 'stays' }],
    ['Never regular underwear under bike shorts again', { 'regular underwear': 'stays', 'bike shorts': undefined }],
    ['I sleep in my own tent. The camp has a dry tent', { tent: 'bring', 'dry tent': undefined }],
    ['Bananas at the aid table', { Bananas: 'provided' }],
    ['The hotel has soap and towels, but never a coat hanger', { soap: 'provided', 'coat hanger': 'bring' }],
    ['The ship has robes, no power strips', { robes: 'provided', 'power strips': 'stays' }],
    // Everything, and what that is.
    ['We stay at a flat, it has everything, towels, iron', { towels: 'provided', iron: 'provided' }],
    ['I have everything: boots, rope', { boots: 'bring', rope: 'bring' }],
    // The other of a kind.
    ['The purple robe they lend me, the black one is mine', { 'purple robe': 'provided', 'black robe': 'bring' }],
    // Another needs none, or has another thing no room.
    ["Licence for me, he's under 16 so doesn't need one", { Licence: 'bring' }],
    ["Licence: he doesn't need one", { Licence: 'stays' }],
    ['Wool hats only, nowhere to stow a helmet', { 'Wool hats': 'bring' }],
    ['Hairdryer nowhere to plug it', { Hairdryer: 'stays' }],
    ['Jacket + salopettes borrowed off his cousin (packing those)', { Jacket: 'bring', salopettes: 'bring' }],
    ['Tent (Jo brings it)', { Tent: 'other-brings' }],
    ['The dog falls in so his float coat comes, ours are on the boat', { 'float coat': 'bring' }],
    ['100 m of coax, 2 kilos of tea', { coax: 'bring', tea: 'bring' }],
    ['I am taking the small 70mm refractor', { '70mm refractor': 'bring' }],
    // What a thing is for, and what the next clause tells.
    ['Not filters for cameras or telescopes', { cameras: undefined, telescopes: undefined }],
    ['Power cuts so torches and power banks and last time I got malaria', { torches: 'bring', 'power banks': 'bring' }],
    // Whose home, and who meets us.
    ["At my mum's I have pyjamas and slippers", { pyjamas: 'provided', slippers: 'provided' }],
    ['At home I have pyjamas', { pyjamas: 'bring' }],
    ["We bring chairs and a rug, my sister isn't coming", { chairs: 'bring', rug: 'bring' }],
    ['Practice clothes 4 days', { 'practice clothes': 'bring' }],
    ['No shoes for the first day', { shoes: 'stays' }],
    ['Eclipse: they supply spectacles but NOT filters for telescopes', { 'filters for telescopes': 'bring' }],
    ['They give towels but no snacks', { snacks: 'stays' }],
    // How many follow from what was told.
    ['Has lost gloves 3 times so 2 pairs', { gloves: 'bring' }],
    ['We are keen on skis, so four days there', { skis: undefined }],
    ['Their list: loose clothes, shoulders and knees covered, no books', { 'loose clothes': 'bring', books: 'stays' }],
    ['Our nun outfit is in the van wardrobe already', { 'nun outfit': 'provided' }],
    ['Binoculars are in my bag already', { Binoculars: 'bring' }],
    ["The sat nav's on the bike", { 'sat nav': 'provided' }],
    ['Licence copies, without them they turn us away', { 'Licence copies': 'bring' }],
    ['Binoculars they seize. Drone even less', { Binoculars: 'stays', Drone: 'stays' }],
    ['My mother has packed me a travel pharmacy so please not again', { 'travel pharmacy': 'stays' }],
  ]));

describe('Spanish', () =>
  checkFates('es', [
    ['Promete dejar secador y tableta, móvil sí', { secador: 'stays', tableta: 'stays', móvil: 'bring' }],
    ['Cascos, monos y demás ni por asomo', { Cascos: 'stays', monos: 'stays' }],
    ['Los botines le quedan chicos, hay que comprar otros', { botines: 'bring' }],
    ['Las gafas las recojo antes de salir', { gafas: 'bring' }],
    // The verb of another's list is left out, and one entry is not known.
    [
      'Andrés lleva la bomba, yo parches y 2 neumáticos',
      { bomba: 'other-brings', parches: 'bring', neumáticos: 'bring' },
    ],
    ['Andrés lleva la bomba, Luis y yo botas', { bomba: 'other-brings' }],
    // What others do not give.
    ['Hay ropa de cama y ollas. toallas NO, linternas tampoco', { toallas: 'bring', linternas: 'bring' }],
    ['Secador no llevo, parlante tampoco', { Secador: 'stays', parlante: 'stays' }],
    ['El hotel tiene jabón y toallas pero nunca un gancho', { gancho: 'bring' }],
    // Everything, and what that is.
    ['Vamos donde mi tía, tiene todo, toallas, plancha', { toallas: 'provided', plancha: 'provided' }],
    ['Mi hija Ana va conmigo y lo tiene todo: pañales, ropa', { pañales: 'bring', ropa: 'bring' }],
    ['Llevo todo, toallas, plancha', { toallas: 'bring', plancha: 'bring' }],
    // The other of a kind.
    ['La túnica morada me la prestan, la negra es mía', { 'túnica morada': 'provided', 'túnica negra': 'bring' }],
    ['El casco blanco me lo dan allá, el negro lo llevo', { 'casco blanco': 'provided', 'casco negro': 'bring' }],
    ['El casco y los guantes los lleva el club', { casco: 'provided', guantes: 'provided' }],
    // The last word wins.
    ['Saco: podría alquilarlo allá, pero no, el propio', { Saco: 'bring' }],
    ['Los snorkels están donde su mamá, no, están en mi casa', { snorkels: 'bring' }],
    ['Sillita ya está puesta en la camioneta, no la pongas', { Sillita: 'stays' }],
    ['Licencia para mí, él no la necesita', { Licencia: 'bring' }],
    ['El perro toma fenobarbital dos veces al día', { fenobarbital: 'bring' }],
    // Granted, and sent.
    ['La visa ya salió', { visa: 'bring' }],
    ['Los regalos ya salieron por barco', { regalos: 'sent' }],
    // The no belongs to what follows it.
    ['Linterna y despertador NO móvil', { linterna: 'bring', despertador: 'bring', móvil: 'stays' }],
    ['Las salchichas NO que las quitan', { salchichas: 'stays' }],
    ['No tiene cuna o sea va la practicuna', { practicuna: 'bring' }],
    // What is had makes another unnecessary.
    ['El vueltiao lo compro allá así que sombrero no', { vueltiao: 'buy-there', sombrero: 'stays' }],
    ['Los esquís los alquilamos, guantes no', { esquís: 'rented', guantes: 'bring' }],
    // Whose home, who waits there, and a "los" of the whole list.
    ['En la casa de mi mami tengo pijama y chancletas', { pijama: 'provided', chancletas: 'provided' }],
    ['En mi casa tengo un saco de dormir', { 'saco de dormir': 'bring' }],
    ['El abrigo me lo presta mi prima, me espera en el aeropuerto', { abrigo: 'provided' }],
    ['El abrigo me lo presta mi prima', { abrigo: 'bring' }],
    [
      'Los uniformes, la sudadera del club y las bolas los lleva el equipo',
      { uniformes: 'provided', bolas: 'provided' },
    ],
    ['Overol y botas en el casillero allá', { Overol: 'provided', botas: 'provided' }],
    [
      'Ellos llevan sombrilla y baldecitos nosotros reposeras y el mate mi suegra al final no viene',
      { reposeras: 'bring', mate: 'bring' },
    ],
    ['Nada de sus remedios el matafuego balizas', { remedios: 'stays', matafuego: 'bring', balizas: 'bring' }],
    ['Nada de jeans camisetas y shorts', { jeans: 'stays', camisetas: 'stays', shorts: 'stays' }],
    ['Pañales para los primeros días que allá hay', { Pañales: 'bring' }],
    ['Pañales hay allá', { Pañales: 'provided' }],
    ['DNI y la autorización firmada que sin eso no lo suben', { 'autorización firmada': 'bring' }],
    ['El que lleva paraguas es turista', {}],
    ['El que lleva la carpa es Luis', { carpa: 'other-brings' }],
    ['Lentes de contacto en campo imposible', { 'Lentes de contacto': 'stays' }],
    ['Perdió los guantes tres veces así que 2 pares', { guantes: 'bring' }],
    ['Torneo: tacos para sintético, espinilleras', { 'tacos para sintético': 'bring' }],
    ['Binoculares los quitan. Dron peor', { Binoculares: 'stays', Dron: 'stays' }],
    ['Hago surf, la tabla la alquilo pero el traje es mío', { tabla: 'rented', traje: 'bring' }],
  ]));
