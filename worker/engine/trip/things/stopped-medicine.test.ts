/** Medicines that are no longer taken, and those that only sound so. */
import { checkAllConcepts } from './expect-things';

checkAllConcepts('en', [
  ['They took me off warfarin so just the apixaban.', { stays: ['blood-thinners'], bring: ['blood-thinners'] }],
  ["I'm off the metformin now.", { stays: ['diabetes-medicine'] }],
  ['The doctor stopped my statins.', { stays: ['cholesterol-tablets'] }],
  ['My statins were stopped in May.', { stays: ['cholesterol-tablets'] }],
  ['Stopped taking the antibiotics.', { stays: ['antibiotics'] }],
  ['Warfarin has been swapped for apixaban.', { stays: ['blood-thinners'], bring: ['blood-thinners'] }],
  ["I'm off to Cork with my insulin.", { bring: ['insulin'] }],
  ['Stopped at the chemist for the inhaler.', { bring: ['inhaler'] }],
]);
checkAllConcepts('es', [
  ['Tomo apixaban (el sintrom me lo sacaron).', { bring: ['blood-thinners'], stays: ['blood-thinners'] }],
  ['Me suspendieron el enalapril.', { stays: ['heart-meds'] }],
  ['La warfarina el doctor la suspendió.', { stays: ['blood-thinners'] }],
  ['El médico me retiró las estatinas.', { stays: ['cholesterol-tablets'] }],
  ['La metformina me la han quitado ya.', { stays: ['diabetes-medicine'] }],
  ['Me cambiaron el losartán por insulina.', { stays: ['heart-meds'], bring: ['insulin'] }],
  ['Me mandaron omeprazol.', { bring: ['antacids'] }],
]);
