import { phrases } from './phrases.ts'

/** Says that none exist. */
export const NONE_OF = [
  'non ne ho|non ce l ho|non li ho|non ce ne sono|no lo tengo|no la tengo|no los tengo|no las tengo|no hay|j en ai pas|je n en ai pas|il n y a pas de|il n y a pas|y a pas|y a pas de|hab ich leider nicht|habe ich leider nicht|haben wir nicht|gibt es nicht|gibt s nicht|gibts nicht|nicht vorhanden|leider nicht|nao tem|nao ha|heb ik niet|hebben we niet|is er niet|zijn er niet|niet aanwezig',
  phrases('havent|hasnt|have not|aint|dont', 'got|have|own|possess', '|a|an|any|the|my|no'),
  phrases('got|have|has|having|own|theres|there is|there are|ive got|we have', 'no|zero'),
  phrases('short|lack|lacks|lacking|missing', 'a|an|only a'),
  phrases('cant|couldnt', 'afford|fit', '|a|an|the'),
  phrases('never|didnt|did not|havent', 'bought|buy|get', '|a|an|any|a proper'),
].join('|')

const OWNER =
  'brother|brothers|sister|sisters|mate|mates|friend|friends|buddy|buddys|dad|dads|mum|mums|mom|moms|parents|folks|ex|exs|cousin|cousins|uncle|uncles|neighbour|neighbours|neighbor|neighbors|girlfriends|boyfriends|gf|bf'
/** Things that are elsewhere, or not here yet. */
export const ELSEWHERE = [
  phrases(
    'went|gone|goes|moved|passed|passed on|given',
    'to',
    'my|his|her|their|the|a',
    `${OWNER}|dump|tip|skip|scrap yard|charity|charity shop`,
  ),
  phrases('isnt|is not|arent|not', 'assembled|set up|built|put together|installed|up yet|unpacked'),
  phrases('is|are|its|still', 'in', 'piece|box|the loft|the attic|a box|storage'),
  phrases('went|gone|is|sold|up', 'on', 'marketplace|facebook|ebay|gumtree|craigslist|kleinanzeigen|vinted'),
  'not yet|would be nice|would be nice one day|would be nice to have|would love a|would love to have a|count it out|dont count it|dont count on it|dont plan with it|in your dreams|i wish|yeah right|sadly not|unfortunately not|afraid not|no such luck|packed away|boxed up|we had|i had|had some|had two|once had',
  phrases('is|are|its|thats|theyre|sits|sitting|stuck|stored|all', 'at|in|with', 'my|his|her|their|a', OWNER),
  phrases('at', 'his|her|their', 'place|house|flat|home|apartment|garage|gym'),
  phrases(
    'still|yet',
    'need|need to get|need to buy|waiting for|waiting on|to arrive|to come|to be delivered|to be built|looking for|saving for',
    '|a|an|my|the',
  ),
  phrases(
    'would|could|might|may|will|can|id|ill|willing to|happy to|open to|want to|plan to|going to|hoping to|need to|have to|thinking of|thinking about|considering',
    'buy|buying|order|ordering|get hold of|pick up|picking up|invest in|investing in',
    '|a|an|the|some|a set of|a pair of',
  ),
  phrases(
    '|liegt|steht|ist|sind|liegt noch|steht noch|noch',
    'bei',
    'meinem|meiner|meinen|nem|einem',
    'ex|exfreund|exfreundin|bruder|schwester|eltern|kumpel|freund|freundin|vater|mutter',
  ),
].join('|')
