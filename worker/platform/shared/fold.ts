/** Lower case without accents, so that "camara" finds "Cámara". */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
