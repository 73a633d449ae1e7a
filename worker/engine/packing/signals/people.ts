/** Who travels, and what their health asks for. */
import { ADULT_MONTHS } from '../../trip/stage';
import { MONTHS_OF_SIGNALS, within } from '../ages';
import type { RuleContext } from './rule-context';

const NAPPY_MONTHS = 30;

export function setParty({ facts, set, has }: RuleContext): void {
  const { party, tags } = facts;
  const ages = party.children.map((child) => child.ageMonths);
  const young = (months: number): boolean => ages.some((age) => age < months);
  const people = party.adults + ages.length;
  // A list for one of a group is for somebody in company.
  set('solo', people === 1 && ages.length === 0 && !party.inCompany);
  set('couple', people === 2 && ages.length === 0);
  set('group', people >= 2);
  set(
    'children',
    ages.some((age) => age < ADULT_MONTHS),
  );
  for (const [signal, months] of MONTHS_OF_SIGNALS) set(signal, ages.some(within(months)));
  const outOfNappies = tags['need:no-nappies'] !== undefined || tags['refused:nappies'] !== undefined;
  set(
    'nappies',
    (young(outOfNappies ? 20 : NAPPY_MONTHS) || (has('need:nappies', 'need:potty-training') && young(60))) && tags['refused:nappies'] === undefined,
  );
  set('family', ages.length > 0);
  set('senior', party.seniors > 0);
  set('women', party.women > 0);
  set('period-age', (party.ofPeriodAge ?? Math.max(0, party.women - party.seniors)) > 0);
  set('only-men', party.men > 0 && party.men >= party.adults);
  set('only-women', party.women > 0 && party.women >= party.adults);
  set('men', party.men > 0);
  set('gender-unknown', party.women === 0 && party.men === 0);
}

export function setHealth({ set, has }: RuleContext): void {
  const chronic = has(
    'medical:medication',
    'medical:diabetes',
    'medical:asthma',
    'medical:heart',
    'medical:blood-pressure',
    'medical:blood-thinners',
    'medical:epilepsy',
    'medical:thyroid',
    'medical:kidney',
    'medical:cancer',
    'medical:immune',
    'medical:cold-medication',
    'medical:injections',
    'medical:adhd',
    'medical:bowel',
    'medical:migraine',
    'medical:arthritis',
  );
  set('daily-medicine', chronic && !has('refused:medication'));
  set('needles', has('medical:injections', 'medical:allergy-severe'));
  set('cold-chain', has('medical:cold-medication'));
}
