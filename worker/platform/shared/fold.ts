import { withoutAccents } from '../../engine/accents';

/** Lower case without accents, so that "camara" finds "Cámara". */
export const fold = (text: string): string => withoutAccents(text).toLowerCase().trim();
