/** How people dress for what they do there. */
import type { RuleContext } from './rule-context';

/** Sets business, formal, smart and modest dress. */
export function setDress({ set, has, does, refused, trait, is }: RuleContext): void {
  const formal =
    ((!has('occasion:hen-or-stag') && (does('wedding') || has('occasion:wedding'))) ||
      has(
        'occasion:own-wedding',
        'occasion:funeral',
        'occasion:baptism',
        'occasion:communion',
        'occasion:graduation',
        'occasion:quinceanera',
        'occasion:formal-dinner',
        'occasion:gala',
        'dress:black-tie',
        'dress:cocktail',
        'dress:suit',
        'dress:tie',
        'occasion:interview',
        'occasion:court-or-embassy',
      )) &&
    !refused('formal-wear');
  const onBusiness = does('business-meetings', 'conference') || has('dress:business', 'occasion:interview', 'work:trade-fair');
  set('business', (onBusiness || has('work:working-days')) && !refused('work'));
  set('formal', formal || (onBusiness && !refused('work') && !has('dress:casual', 'dress:smart-casual', 'provided:uniform')));
  set(
    'smart',
    is('formal', 'business') ||
      does('fine-dining', 'nightlife', 'cruise') ||
      has(
        'dress:smart',
        'dress:smart-casual',
        'dress:evening-dress',
        'occasion:theatre',
        'setting:theatre',
        'setting:casino',
        'occasion:birthday',
        'occasion:anniversary',
        'occasion:honeymoon',
        'occasion:party',
        'occasion:new-year',
        'occasion:hen-or-stag',
        'occasion:concert',
        'occasion:christmas',
        'occasion:family-reunion',
        'occasion:thanksgiving',
        'occasion:proposal',
        'setting:dance',
        'setting:rooftop',
        'hobby:dancing',
      ),
  );
  const sacred =
    has('setting:temple', 'setting:mosque', 'occasion:religious-visit', 'dress:modest', 'dress:head-cover', 'need:prayer', 'occasion:ramadan') ||
    (has('setting:church') && is('warm')) ||
    (trait('temples') && does('sightseeing', 'backpacking'));
  set(
    'modest',
    // Nobody has to be told how one dresses at home.
    (has('dress:modest', 'dress:head-cover') || !is('own-country')) &&
      ((does('volunteering') && !does('wildlife-watching', 'beach') && is('tropics') && is('abroad', 'border-unknown')) ||
        sacred ||
        (is('conservative') && !(has('lodging:all-inclusive', 'lodging:resort') && does('beach', 'swimming', 'diving', 'snorkelling'))) ||
        (does('pilgrimage') && is('conservative'))),
  );
}
