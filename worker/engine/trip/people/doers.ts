/** Nouns that say of somebody what they do, or are to the writer. */
/** By their endings. */
const DOER =
  /^(?:\w{3,}(?:mate|ist|ista|istas|ologo|ologa|iatra|ador|adora|edor|edora|ante|antes|ero|era|eros|eras|ario|aria|ologist|ician|iologist)|tutora?|becari[oa]|dentista|medic[oa]|cura|parroco|monja|nun|vicar|priest|curate|organist[a]?|tutor|coach|captain|skipper|boss|jef[ae]|vecin[oa]s?|neighbour|neighbor|lodger|landlady|carer|nurse|teacher|profe[s]?|delegad[oa]|compi[s]?|cohost|aprendiz|aprendices|intern|apprentice|chofer|interpreter|translator|photographer|drummer|bassist|player|driver|guide|partner|monitor[a]?|sacristan|madrina|padrino|padrinos|ahijad[oa]s?|godchild|godson|goddaughter|godmother|godfather|futur[oa]|muchach[oa]s?|gurises|cipotes?|pelaos?|alumn[oa]s?|pupils?|students?)$/;
/** What agentive endings also stand on. */
const NOT_DOER =
  /^(?:camera|bandera|cartera|manera|carrera|frontera|escalera|madera|primera|espera|era|enero|dinero|sombrero|plumero|florero|sendero|crucero|restaurante|durante|bastante|delante|adelante|elegante|siguiente|ambiente|puente|accidente|gente|vente|frente|diente|suficiente|caliente|presente|horario|diario|calendario|escenario|cumpleanera|veterinaria|farmacia|ordenador|secador|cargador|computador|computadora|calculadora|lavadora|secadora|impresora|aspiradora|bañera|nevera|tetera|chequera|guerrera|cordillera|ribera|ladera|pradera|extranjero|consist|exist|list|twist|wrist|mist|fist|climate|ultimate|estimate)$/;

/** Whether a word names a person by what they do. */
export const isDoer = (word: string): boolean => DOER.test(word) && !NOT_DOER.test(word);
