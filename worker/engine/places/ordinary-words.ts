/**
 * Folded words that are also names of towns somewhere but mean something else nearly always when a traveller writes
 * them: a town so called is only read after a preposition of place or in a name of several words.
 */
const WORDS =
  'of man same nice reading mobile bath split orange beach south north east west central san santa santo saint st port lake park hill hills city town village island islands river valley bay sea coast mountain mountains trip tour day days week weekend the a an and or in at on to for with from my me we our us you i it is are be do go no yes not one two three ' +
  'good best new old big great happy summer winter spring autumn fall christmas easter holiday holidays vacation honeymoon anniversary birthday wedding family work business conference hotel hostel airport station car camper van bus train ferry boat ship cruise flight hiking skiing diving surfing grandson grandsons granddaughter granddaughters grandkids grandchildren nephews nieces kids baby mum mom dad friends first last next just only also please help pack bag light ' +
  'de del la las los el un una y e o en con por para mi mis su sus que se ir va vamos soy somos voy viaje viajo dia dias semana semanas mes fin finde puente verano invierno otono primavera navidad vacaciones luna miel boda playa playas costa sierra monte montana valle rio lago lagos lakes mar isla islas norte sur este oeste centro ciudad pueblo puerto casa hotel coche avion tren barco crucero ruta camino nada todo toda mucho mucha solo sola ' +
  'sal mercedes libertad esperanza concepcion dolores rosario trinidad alba luz sol cielo paz union victoria florence florida rome santos ' +
  'may june april march august police lima bean sandy grant lincoln lee sally carolina georgia sofia sofía adelaide chelsea brooklyn austin madison jackson charlotte sydney jordan chad kent dallas troy paris milan vera marina carmen lourdes pilar guadalupe belen africa israel andrea lucia martina ' +
  'mate bar male victor nelson taylor murray elizabeth wellington hamilton newton stone bridge castle church college university center downtown suburb farm ranch spa resort lodge camp tent ' +
  'buy pau nara kota gym surf kit set plan pass ski ride trek rest pico cabo alto bajo vista buena bueno buenas mira llevo llevar quiero tengo estoy hay creo salgo salimos vuelo vuelos noche noches manana tarde comida cena ropa maleta mochila banco feria fiesta fiestas aventura sorpresa descanso relax escapada crucero ferias mama papa abuela abuelo casas rural finca hacienda adventure surprise anywhere somewhere nowhere home house cottage cabin villa retreat escape paradise heaven forest desert jungle ocean water wine beer food music festival market';

export const ORDINARY_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '));
