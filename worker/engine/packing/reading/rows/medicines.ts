/**
 * Medicines by their active substance and their brands, with what they are taken for, and allergies to anything: general
 * knowledge of what people of both languages call them, no dosing advice.
 */
import type { Row } from './row';

export const MEDICINES: readonly Row[] = [
  {
    tag: 'medical:allergy',
    en: 'allerg* to penicillin/amoxicillin/antibiotics/aspirin/ibuprofen/codeine/morphine/sulfa/sulpha/latex/nickel/plasters/iodine/anaesthetic/strawberries/kiwi/sesame/soy/soya/mustard/celery, penicillin/aspirin/sulfa/latex/sesame/soy/kiwi allerg*',
    es: 'alergi* a la penicilina/amoxicilina/aspirina/dipirona/novalgina/codeina/morfina/sulfa/soja/soya/mostaza/fresa, alergi* al ibuprofeno/latex/niquel/yodo/metamizol/nolotil/paracetamol/sesamo/kiwi/melocoton/durazno, alergi* a las sulfas/fresas/frutillas',
  },
  {
    tag: 'diet:nut-allergy',
    also: ['medical:allergy-severe', 'medical:medication'],
    en: 'allerg* to cashews/almonds/walnuts/hazelnuts/pistachios/groundnuts, tree nut allerg*, groundnut allerg*',
    es: 'alergi* a la nuez/cacahuata, alergi* al cacahuate/mani/almendra, alergi* a los cacahuates/manies, alergi* a las almendras/avellanas',
  },
  {
    tag: 'diet:seafood-allergy',
    also: ['medical:allergy-severe', 'medical:medication'],
    en: 'allerg* to shrimp/shrimps/prawn/crab/lobster/crustaceans/molluscs, shrimp/prawn/crab allerg*',
    es: 'alergi* al camaron/cangrejo, alergi* a los camarones/langostinos/crustaceos/moluscos',
  },
  {
    tag: 'diet:vegetarian',
    en: 'jain, no onion no/or garlic, no onion garlic, pure veg, veg only, doesnt eat meat, does not eat meat, dont do meat, no meat or fish',
    es: 'no come/comen carne, no como carnes, ovolactovegetarian*',
  },
  {
    tag: 'medical:diabetes',
    also: ['medical:medication'],
    en: 'metformin, gliclazide, jardiance, januvia, sitagliptin, trulicity, hypoglyc*, hypos, hba1c, prediabet*',
    es: 'metformina, glucofage, glucophage, jardiance, januvia, sitagliptina, trulicity, hipogluc*, glucometro, azucar alta, prediabet*',
  },
  {
    tag: 'medical:blood-thinners',
    also: ['medical:medication', 'medical:no-anti-inflammatories'],
    en: 'apixaban, rivaroxaban, clopidogrel, plavix, pradaxa, dabigatran, coumadin, clexane, enoxaparin',
    es: 'warfarina, acenocumarol, apixaban, rivaroxaban, clopidogrel, plavix, pradaxa, anticoagulad*, clexane, coumadin',
  },
  {
    tag: 'medical:blood-pressure',
    also: ['medical:medication'],
    en: 'high blood, bp patient/tablets/meds, losartan, amlodipine, ramipril, lisinopril, bisoprolol, valsartan, candesartan',
    es: 'losartan, enalapril, amlodipino, valsartan, ramipril, bisoprolol, me da la presion, sufro/sufre/padece/enfermo/enferma/mal/pastillas/pastilla de la presion',
  },
  {
    tag: 'medical:heart',
    also: ['medical:medication'],
    en: 'afib, a fib, defibrillator, nitroglycerin, gtn spray, heart murmur',
    es: 'marcapaso, desfibrilador, fibrilacion, stent*, nitroglicerina, bypass coronario',
  },
  {
    tag: 'medical:asthma',
    also: ['medical:medication'],
    en: 'singulair, montelukast, symbicort, seretide, salbutamol, albuterol, bronchospasm*, chest closes, wheezy, wheezing, wheezes, nebuliser, nebulizer',
    es: 'montelukast, singulair, symbicort, salbutamol, broncoespasmo*, bronquitis cronica, nebulizador*, se me/le cierra el pecho, pitos en el pecho, le silba el pecho, hiperreactividad bronquial',
  },
  {
    tag: 'medical:thyroid',
    also: ['medical:medication'],
    en: 'hypothyroid*, hyperthyroid*, hashimoto*, synthroid, graves disease, thyroxine',
    es: 'hipotiroid*, hipertiroid*, hashimoto, tiroxina, t4, meses de levo',
  },
  {
    tag: 'medical:reflux',
    also: ['medical:medication'],
    en: 'gastritis, gastric problem*/trouble, ulcer*, pantoprazole, pantocid, lansoprazole, esomeprazole, nexium, gaviscon, hiatus hernia, acid stomach',
    es: 'gastritis, pantoprazol, esomeprazol, lansoprazol, hernia de hiato, hernia hiatal, agruras',
  },
  {
    tag: 'medical:hay-fever',
    en: 'loratadine, cetirizine, fexofenadine, zyrtec, claritin, telfast, rhinitis, allerg* to grass/olive/trees/mites/horses/fur',
    es: 'loratadina, cetirizina, fexofenadina, desloratadina, alergi* al olivo/pasto/cesped, alergi* a las gramineas/plantas/ambrosia, alergi* a los caballos',
  },
  {
    tag: 'medical:epilepsy',
    also: ['medical:medication'],
    en: 'keppra, lamotrigine, epilim, levetiracetam, carbamazepine, tegretol, valproate, buccolam',
    es: 'keppra, lamotrigina, levetiracetam, carbamazepina, tegretol, depakine, valproico, diastat',
  },
  {
    tag: 'medical:adhd',
    also: ['medical:medication'],
    en: 'adderall, vyvanse, elvanse, methylphenidate, atomoxetine, strattera, add meds',
    es: 'ritalin*, medikinet, metilfenidato, elvanse, atomoxetina, deficit de atencion',
  },
  {
    tag: 'medical:anxiety',
    en: 'xanax, lorazepam, diazepam, valium, propranolol, buspirone',
    es: 'lexatin, lorazepam, orfidal, alprazolam, trankimazin, diazepam, valium, rivotril, clonazepam',
  },
  {
    tag: 'medical:depression',
    also: ['medical:medication'],
    en: 'lexapro, escitalopram, zoloft, prozac, venlafaxine, mirtazapine, wellbutrin, bupropion, lithium tablets',
    es: 'citalopram, paroxetina, venlafaxina, mirtazapina, bupropion, litio',
  },
  {
    tag: 'medical:medication',
    en: 'anaemi*, anemi*, iron tablets, cystitis, uti, gastroparesis, lupus, methotrexate, hydroxychloroquine, prednisolone, prednisone, ambien, zopiclone, melatonin, tourette*, nicotine patches, sober, in recovery, hrt, spironolactone, levetiracetam, tamoxifen, letrozole, chemo, immunosuppress*, glaucoma, eye drops, staph, mrsa, cellulitis, tinnitus',
    es: 'anemi*, hierro en pastillas, cistitis, infeccion/infecciones de orina, lupus, metotrexato, prednisona, hidroxicloroquina, zolpidem, melatonina, tourette, tamoxifeno, quimio*, corticoide*, glaucoma, colirio, gotas para los ojos, acufenos, plagiocefalia, tramadol, vesicare, isotretinoina',
  },
  { tag: 'medical:back', en: 'bad/stiff/my neck, neck pain, neck is/s stuffed, whiplash', es: 'cervicales, dolor de cuello, torticolis, hernia cervical' },
  { tag: 'medical:dentures', en: 'dental plate', es: 'aparato dental' },
  { tag: 'medical:skin', en: 'hives, skin rash, atopic dermatitis, keratosis', es: 'urticaria, sarpullido, le dan ronchas, me salen ronchas' },
  { tag: 'need:feels-cold', en: 'raynaud*, chilblain*, reynaud*', es: 'raynaud, sabanones' },
  { tag: 'medical:hearing-aid', en: 'wears aids', es: 'hipoacusic*, implante coclear, implantes cocleares, perdi oido, no oye' },
];
