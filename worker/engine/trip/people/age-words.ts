/** The words around an age. */
export const FILLER =
  /^(?:also|'ll|ll|will|be|just|gone|turned|turning|turns|turn|now|is|are|'s|who|that|aged|age|ages|de|con|que|tiene|tienen|cumple|cumplen|cumplidos|recien|casi|almost|nearly|of|both|all|well|she|he|los|edad|edades|solo|only|ambos|ambas|todas|todos|ya|old|around|about|unos|ellos|like|herself|himself|acaba|cumplir|ko|m|f|female|male|hombre|mujer)$/;
export const YEARS = /^(?:years?|yrs?|yo|yos|anos?|anys?|anitos?|tacos|y)$/;
export const MONTHS = /^(?:months?|mths?|mos?|mo|meses|mes|mesecitos|m)$/;
export const WEEKS = /^(?:weeks?|wks?|semanas?|semanitas)$/;
export const AND = /^(?:and|y|e|&|,|\+|\/|or)$/;
/** What may follow a bare number that is an age. */
export const AFTER_BARE =
  /^(?:[.,;:()&+\-\u2013\u2014/]|and|y|e|who|whos|that|que|is|are|has|have|both|with|plus|but|pero|recien|needs?|uses?|gets?|wears?|me|i|my|mi|we|us|yo|es|son|tiene|usa|toma|ya|off|do|does|can|will|driving|going|flying|vamos|viajamos|in|tag|come|comes|coming|along|en|para|pa|el|la|conmigo|va|van|viene|vienen|viaja|viajan|vuela|vuelan|nos|se|le|les|con|all|on|from|to|al?|now)$/;
export const NOT_AGE =
  /^(?:ago|pregnant|preg|preggo|preggers|gone|expecting|to go|due|along|together|in|de embarazo|casad\w+|juntos|embarazada|later|married|sober)$/;
export const COUNTED =
  /^(?:nights?|nts?|noches?|eu|uk|talla|size|days?|dias?|bags?|maletas?|kg|kilos|l|litres?|hours?|hrs?|h|horas?|min|mins|km|m|pairs?|kids?|children|ninos|ninas|hijos|girls|boys|adults?|adultos|people|personas|x|times|veces|weeks|wks|suitcases?|euros?|eur|usd|gbp|dollars?|bucks|pounds?|quid|lari|rupees?|rs|inr|yen|baht|pesos?|soles|rand|naira|cedis?|dirhams?|francs?|kroner|kronor|zloty|ringgit|pm|am|miles?|metres|meters|metros|mts|pies?|pulgadas|lts?|litros?|plazas?|ruedas|piezas|puestos|ft|feet|degrees|grados|percent|%)$/;
export const BIRTHDAY =
  /^(?:in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\w+ weeks?)|next (?:week|month)|soon\b|on the|on (?:mon|tue|wed|thu|fri|sat|sun)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|octubre|noviembre|diciembre))/;
/** "que va a tener 5 meses", "que hace 7 en enero", "que va a sala de 4": verbs that tell an age. */
export const TELLS_AGE =
  /^(?:(?:, )?que )?(?:ya |apenas |pronto |en \w+ )?(?:va a (?:tener|cumplir|hacer)|cumplio|cumplira|tendra|hara|hace(?= \d+ (?!an|mes|mas|di|sem))|va para(?: los)?|va al? (?:jardin|sala|salita|kinder|prekinder) de)(?= (?:\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b)/;
