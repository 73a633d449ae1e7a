/**
 * People call their car by its model: "vamos en el Gol", "we're taking the Corsa".
 * Models that are other words as well ("fiesta", "golf", "outback", "206") are left out.
 */
import type { Row } from './row';

const ENGLISH =
  'passat/tiguan/touran/mondeo/kuga/corsa/astra/zafira/clio/megane/twingo/berlingo/kangoo/micra/juke/qashqai/yaris/corolla/prius/rav4/hilux/landcruiser/crv/forester/impreza/octavia/fabia/yeti/picanto/sportage/tucson/fortuner/navara/4runner/tacoma/wrangler/f150/silverado/rav/camry/volvo/subaru/skoda/honda/toyota/mazda/tesla/peugeot/dacia/kia/hyundai';
const SPANISH =
  'gol/suran/saveiro/amarok/passat/jetta/tsuru/sentra/aveo/chevy/corsa/astra/zafira/clio/sandero/duster/kangoo/megane/scenic/twingo/berlingo/fiorino/ecosport/hilux/corolla/yaris/etios/rav4/crv/vitara/jimny/picanto/sportage/tucson/fabia/octavia/qashqai/peugeot/citroen/renault/skoda/toyota/nissan/hyundai/kia/mazda/mitsubishi/chevrolet/subaru/dacia';

export const OWN_CAR_BY_MODEL: Row = {
  tag: 'transport:own-car',
  en: `in/taking/take/driving/drive/packing/loading/squeeze/squeezed (into) the/my/our (old/trusty) ${ENGLISH}`,
  es: `en/con/cargamos/llevamos el/la/mi/nuestro/nuestra (viejo/vieja) ${SPANISH}`,
};

/** "En la Hilux del Tano, maneja él": somebody else's, who has its papers. */
export const CAR_OF_ANOTHER: Row = { es: `en/con el/la ${SPANISH} de/del/d` };
