/** Stems of Spanish verbs in the third person for what others do with a thing; an "n" makes the plural. For patterns. */

export const LENDS_ES = 'presta|da|pone|entrega|facilita|proporciona|incluye|suministra';
export const HIRES_ES = 'alquila|renta|arrienda';
/** Pronouns that may stand before such a verb. */
export const TO_WHOM_ES = '(?:(?:se|me|te|nos|os) )?';
