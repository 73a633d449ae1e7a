/** Nouns that say of somebody what they do, or are to the writer. */

/** By their endings, or one by one. */
const DOER =
  /^(?:\w{3,}(?:mate|ist|ista|istas|ologo|ologa|iatra|ador|adora|edor|edora|ante|antes|ero|era|eros|eras|ario|aria|ician)|tutora?|medic[oa]|cura|parroco|monja|nun|vicar|priest|curate|coach|captain|skipper|boss|jef[ae]|vecin[oa]s?|neighbour|neighbor|lodger|landlady|carer|nurse|teacher|profes?|delegad[oa]|compis?|cohost|aprendiz|aprendices|intern|apprentice|chofer|interpreter|translator|photographer|drummer|player|driver|guide|partner|monitora?|sacristan|madrina|padrino|padrinos|ahijad[oa]s?|godchild|godson|goddaughter|godmother|godfather|futur[oa]|muchach[oa]s?|gurises|cipotes?|pelaos?|alumn[oa]s?|pupils?|students?)$/;
/** What agentive endings also stand on. */
const NOT_DOER =
  /^(?:camera|bandera|cartera|manera|carrera|frontera|escalera|madera|primera|espera|dinero|sombrero|plumero|florero|sendero|crucero|restaurante|durante|bastante|delante|adelante|elegante|horario|calendario|escenario|cumpleanera|veterinaria|ordenador|secador|cargador|computador|computadora|calculadora|lavadora|secadora|aspiradora|nevera|tetera|chequera|guerrera|cordillera|ribera|ladera|pradera|extranjero|consist|climate|ultimate|estimate)$/;

/** Whether a word names a person by what they do. */
export const isDoer = (word: string): boolean => DOER.test(word) && !NOT_DOER.test(word);
