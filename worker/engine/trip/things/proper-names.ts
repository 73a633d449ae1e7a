/** Capitals that name a place or a person, whatever else their word means. */
import { KIN } from '../../packing/reading/grammar';
import type { Token } from '../../packing/reading/text';

/**
 * "En Lima", "vuelo a Rosario", "mi hijo Marcos": a capital after a word of place or relatives names a place or a person,
 * whatever else the word means.
 */
export const isProperName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.capital === true &&
  !/^(?:usb|cd|dvd|sd|pdf)$/.test(tokens[at]?.text ?? '') &&
  // "Lima-Talara", "Rosario - Salta": from one place to another.
  // "The Cape Wrath trail": a thing's word before another capital, in the middle of a sentence.
  (isNameOfTwo(tokens, at) ||
    isRoute(tokens, at) ||
    isRoute(tokens, at + 1) ||
    ((isKinWord(tokens[at - 1]?.text ?? '') ||
      // "La parroquia de Flores"
      (/^del?$/.test(tokens[at - 1]?.text ?? '') && NAMED_PLACE.test(tokens[at - 2]?.text ?? '')) ||
      /^(?:en|a|desde|hacia|via|vuelo|vuelos|in|from|to|near|flight|flights)$/.test(tokens[at - 1]?.text ?? '')) &&
      !/[,;:()]/.test(tokens[at]?.gap ?? '') &&
      tokens[at - 1]?.capital !== true));

/** "Mi hijita Luz": relatives in the diminutive as well. */
const isKinWord = (word: string): boolean =>
  KIN.has(word) ||
  /^(?:boy|girl|wee)$/.test(word) ||
  /^(?:hij|herman|prim|niet|abuel|nen|sobrin|bebe)(?:c?it|ill)[oa]s?$/.test(word);
const NAMED_PLACE =
  /^(?:parroquia|barrio|plaza|club|colegio|calle|hospital|iglesia|estadio|cancha|playa|parque|provincia|municipio|santuario|hermandad|cofradia)$/;

const isNameOfTwo = (tokens: readonly Token[], at: number): boolean =>
  /^(?:cape|mount|lake|fort|port|bow|hammer|castle|bell|ball|hood|shell|bass|crown|king|tower|bridge)$/.test(
    tokens[at]?.text ?? '',
  ) &&
  tokens[at + 1]?.capital === true &&
  tokens[at + 1]?.gap === ' ';

/** Whether a hyphen stands before a word with a capital and after another. */
const isRoute = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.capital === true && tokens[at - 1]?.capital === true && /^ ?[-–] ?$/.test(tokens[at]?.gap ?? '');
