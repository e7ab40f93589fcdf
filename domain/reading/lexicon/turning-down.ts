import { phrases } from './phrases.ts'

/** Said after a name: `burpees are off the menu`. */
const SAID_AFTER = [
  phrases(
    'should|must|need to|needs to|have to|has to|are to|is to',
    'be',
    'avoided|skipped|left out|excluded|omitted|removed|banned',
  ),
  phrases('need|needs|have|has|gotta|must|got', 'to go|go'),
  phrases('no|nope|hell no|nah', 'thank you|thank u|ty|sir|way'),
  phrases('none of', 'them|those|these|that|it'),
  phrases('is|are', 'a thing of the past|in the past|behind me'),
  phrases(
    'is|are|r|is strictly|are strictly',
    [
      'a no|a no no|a no go|a no from me|a no for me|a hard no|a firm no|a big no|a hard pass|a pass|a nope|no go|no good',
      'not for me|not my thing|not my cup of tea|not my jam|not happening|not an option|not allowed|not permitted|not possible|not advised|not welcome|not a good idea|not going to happen|not gonna happen',
      'out|off|off the menu|off the table|off the list|off the cards|off limit|off for good|out of bounds|out of the question|out of the picture|out for good|out for now',
      'banned|forbidden|verboten|prohibited|vetoed|cancelled|canceled|contraindicated|impossible|a deal breaker|a dealbreaker|a bad idea|a terrible idea',
      'dead to me|the devil|satan|the worst|the bane of my life|the bane of my existence|pure torture|a waste of time|useless to me|useless for me|on hold|on pause|paused|on my no list',
    ].join('|'),
  ),
  phrases(
    'isnt|arent|aint|is not|are not',
    'for me|my thing|my cup of tea|my jam|happening|allowed|permitted|possible|an option|welcome|advised|a good idea|going to happen|gonna happen',
  ),
  phrases('do|does', 'nothing for me|absolutely nothing for me'),
  phrases('dont|doesnt', 'do it for me|do anything for me|agree with me|work for me|suit me'),
  phrases('and', 'i|me', 'dont get along|dont get on|do not get along|do not get on|arent friends|dont mix'),
  phrases('can', 'go to hell|get stuffed|go away|stay away|jog on|rot in hell|rot'),
  'where they belong|where it belongs|just no|just nope|just not|thumbs down|big fat no|no way jose|dont get along|dont get on with|dont get along with',
].join('|')

/** Said before a name: `done with squats`. */
const SAID_BEFORE = [
  'ruled out|has ruled out|rules out|leave to others|id leave|i leave|i d leave|ill leave|id leave out|ni de broma|ni de cona|exclud|exlude|excluding|aviod|avod|avoyd|avoide|hait|haet|dislyke|dnt|cnt|witout|whitout|wihtout|withought|not touching|wont touch|wont be touching|saying no to|say no to|go without|going without|if there were no|without a|do not even think about|dont even think about',
  phrases('done|through|fed up|bored|had it|have had it|ive had it', 'with'),
  phrases('sick|sick to death|sick and tired|bored|bored to death|bored stiff|petrified', 'of'),
  phrases('take|taking|on|having|need', 'a break from|a rest from|time off'),
  phrases('back|backing|easing|lay|laying|stay|staying|hold|holding|keep|keeping', 'off', '|of|from'),
  phrases(
    'steer|steering|stay|staying|keep|keep me|keeping',
    'clear of|away from|well away from|well clear of|far from',
  ),
  phrases('rather', 'eat|chew|die|lick|swallow|drink|gouge', '|glass than|nails than|glass'),
  phrases('|i|ive|have|im', 'gave up|given up|giving up', 'on'),
  phrases('take|cut|drop|strike|cross|leave|keep', 'out', '|the|any|all'),
  'cross off|strike off|spare me from|out of it|out of the program|out of my program|out of the plan|out of my plan|out of this|save me from the|you can keep|you can keep your|you can have|you can have your',
  phrases(
    'no interest|zero interest|not interested|no desire|zero desire|no intention',
    'in|of|to do|of doing|in doing',
  ),
  phrases('no love|no appetite|no patience|no stomach|not built|not made|not cut out|no use', 'for'),
  phrases(
    'dont',
    'bother with|make me|schedule|prescribe|assign|suggest|include any|want to see|wanna see|want to do|wanna do|ever give me',
  ),
  phrases(
    'rather|sooner',
    'i|we|he|she|they',
    'skip|skipped|avoid|avoided|left|leave|didnt|dont|not|never|stayed away from',
  ),
  phrases('if i see', '|a|any|another|one more|a single|even one|one'),
  phrases(
    'hasnt|has not|havent|have not|didnt|isnt|wont|will not',
    'cleared me for|clear me for|cleared for|okayed|approved|signed me off for',
  ),
  phrases('said|says', 'no|no to|absolutely no|not to|to avoid|no more'),
  'hard pass on|hard no on|hard no to|big no to|firm no to|absolutely no|definitely no|definitely not|on no account|down with|to hell with|fuck|its a no to|its a no for|not up for|not down for|not about to|aint doing|aint gonna do|aint doing no|no go to|too old for|way too old for|averse to|opposed to|dead against|cant deal with|cant be doing with|cant be arsed with|cant be bothered with|cannot abide|cant abide|cant stomach|abhor|h8|hated|dislikes|disliked|despises|despised|loathed|detests|detested|blacklist|no gos|nogos|nogo|no nos|donts|the donts|veto|vetoed|deal breaker|dealbreaker|boycott|abstain from|refrain from|shy away from|preferably no|preferably not|preferably without|ideally no|ideally not|ideally without|would prefer not to|prefer not to|prefer not|prefer to avoid|prefer to skip|would like to avoid|like to avoid|like to skip|want to avoid|wish to avoid|trying to avoid|told me to avoid|told me to skip|told me to stop|told me no|advised me to avoid|advised me against|warned me about|warned me against|doesnt want me doing|doesnt want me to|dont want me doing|wont let me do|wont let me|under orders not to|not cleared for|not cleared to|not fit for|sans',
].join('|')

const ELSEWHERE = [
  phrases(
    'non|no|nao',
    'li|le|lo|la|los|las|os|as',
    'sopporto|voglio|faccio|posso fare|amo|tollero|soporto|aguanto|quiero|hago|puedo hacer|tolero|suporto|quero|faco|gosto',
  ),
  phrases('je', 'les|le|la', 'deteste|hais|supporte pas|evite|fais pas|aime pas'),
  // German
  phrases(
    'ist|sind',
    'tabu|raus|verboten|gestrichen|untersagt|nicht erlaubt|nicht moglich|ein no go|nicht drin|nix fur mich|nichts fur mich|nicht meins|nicht mein ding|ausgeschlossen',
  ),
  phrases('geht|gehen|klappt|klappen', '|leider|gerade|momentan|aktuell|bei mir|gar|uberhaupt', 'nicht'),
  'fallt weg|fallen weg|fallt aus|fallen aus|fallt flach|fallen flach|kommt nicht in frage|kommen nicht in frage|verzichten auf|verzicht auf|verzichten|streichen|gestrichen|untersagt|abgeraten|raus damit|kann ich nicht ab|kann ich nicht leiden|mag ich gar nicht|nix mit|nichts mit|finger weg von|bloss nicht|auf gar keinen fall|darf ich nicht|soll ich nicht|kann ich nicht|will ich nicht|auslassen|lieber weglassen|sein lassen|bleiben lassen',
  // Spanish
  phrases(
    'esta|estan|tengo|me tienen|me han|me ha',
    'prohibido|prohibida|prohibidos|prohibidas|descartado|descartada|descartados|descartadas|vetado|contraindicado|contraindicada',
  ),
  'quita|quitame|sacame|excluir|excluye|descartar|ni uno|ni una|detesto|me da asco|me dan asco|me choca|me chocan|no puedo hacer|no debo hacer|no hagas|no pongas|no quiero hacer|mejor no hacer|evita|evitame|evitando|olvidate de|contraindicado|contraindicada|no me gusta nada|no me gustan nada|no me va|no me van|prohibio',
  // French
  phrases(
    'est|sont|c est',
    'interdit|interdite|interdits|interdites|hors de question|exclu|exclue|exclus|exclues|proscrit|proscrite|proscrits|a eviter|a bannir|a proscrire|impossible|deconseille|contre indique|pas possible|pas pour moi',
  ),
  phrases(
    'je',
    'hais|refuse|supporte pas|ne supporte pas|veux plus|ne veux plus|fais plus|ne fais plus|peux plus|ne peux plus|dois eviter',
  ),
  'bannir|a bannir|proscrire|a proscrire|proscrit|exclure|oublie|oubliez|deconseille|deconseillee|non merci|merci d eviter|plutot pas|plutot pas de|tres peu pour moi|m a interdit|rien avec',
  // Italian
  phrases(
    'e|sono',
    'vietato|vietata|vietati|vietate|proibito|proibita|proibiti|da evitare|escluso|esclusa|esclusi|escluse|sconsigliato|sconsigliata|sconsigliati|fuori discussione',
  ),
  'da evitare|escludere|escludi|lascia stare|lascia perdere|vietata|vietate|proibita|sconsigliato|sconsigliati|mi ha vietato|mi ha proibito|mi ha sconsigliato|non amo|non voglio|non vorrei|non posso fare|non fare|non mettere|evita|eviterei|mi fanno schifo|preferirei non|preferirei evitare|preferisco evitare|preferisco non',
  // Portuguese
  phrases('e|sao|esta|estao', 'proibido|proibida|proibidos|proibidas|vetado|fora de questao|contraindicado'),
  'nao curto|nao gosto de|nao devo|nao inclua|nao coloque|exclua|me proibiu|prefiro nao|prefiro evitar|melhor evitar',
  // Dutch
  phrases('is|zijn', 'verboden|uit den boze|niet toegestaan|niks voor mij|niets voor mij|uitgesloten'),
  'weglaten|laat weg|vermijd|niet doen|niets met|niks met|afgeraden|geen zin in|ik haat|vind ik niks|doe ik niet|gaat niet|gaan niet|lukt niet|sla over|liever niks',
].join('|')

/** Turns down the name beside it. */
export const TURNED_DOWN = [SAID_AFTER, SAID_BEFORE, ELSEWHERE, '❌|👎|🚫|⛔|🙅|🤮|🤢|✖|✗|✘'].join('|')

/** Denies a problem, which allows what is named next. */
export const NO_TROUBLE = phrases(
  'dont have|do not have|havent got|have not got|never had|have|got|there is|theres|theres never been',
  'no|a|any|any kind of',
  'problem|issue|trouble|pain|difficulty',
  'with|doing',
)

/** `Sin ningún problema`, `with zero issues` */
export const WITHOUT_TROUBLE = phrases(
  'without|with no|with zero|zero|sin|ohne|sans|senza|sem|zonder',
  '|any|a single|ningun|ninguna|jede|jedes|jegliche|irgendwelche|aucun|aucune|nessun|nessuna|nenhum|nenhuma|enige',
  'problem|problems|problema|problemas|problemi|probleme|issue|issues|trouble|pain|dolor|dolores|molestia|molestias|schmerzen|beschwerden|douleur|douleurs|gene|dolore|dolori|dor|dores|pijn|klachten',
)

/** Sounds like turning down the next name, but only mentions it: `no more than two squat days`. */
export const MENTIONED = [
  // In French a pull-up is a `traction`.
  phrases('neck|cervical|spinal|lumbar|spine', 'traction'),
  phrases('no|not|no more|not more', 'more than|less than|fewer than|longer than'),
  phrases(
    'no longer|not|not at all|never|stopped being',
    'scared of|afraid of|terrified of|sick of|tired of|bored of',
  ),
  phrases(
    'dont',
    'understand|understand why|know if|know why|know whether|know how many|get why|see why|remember|forget|forget about|forget the|skimp on|hold back on|go easy on|be afraid of|you dare|dare|take away|you dare take away|hate|dislike',
  ),
  phrases('never|wont|wouldnt|cant', 'say no to|get tired of|get bored of|complain about|regret'),
  phrases(
    'cant|cannot|can t|couldnt',
    'go wrong with|walk|walk for|move|seem to|figure out|believe|decide|remember|say enough good',
  ),
  phrases(
    'dont want to|not|wont|never|refuse to|will not|cant|havent',
    'lose|lose my|give up|giving up|given up|give up on|giving up on|given up on|stop|stopped|quit',
  ),
  phrases('hate|hated|hates', 'that|how|it when|when|being|to admit|to say|my job|mornings'),
  phrases(
    'avoid',
    'rounding|leaning|arching|bouncing|cheating|ego lifting|getting hurt|injury|injuries|getting injured',
  ),
  phrases(
    'no|not',
    'heavy single|max out|maxing|maxing out|1rm|superset|drop set|amrap|weighted|straps on|belt on|ego',
  ),
  phrases('too', 'low|small|short|narrow', 'for', '|a|any'),
  phrases('will|would|could|might|gonna', 'wreck|ruin|hurt|kill|destroy|mess up', 'my'),
  phrases('cant|cannot|couldnt|dont|didnt', 'find|keep|get enough|feel|hold on|stress enough|tell'),
  phrases('dont want|do not want|not after|dont need', 'bulky|big|bigger|huge|massive|thick'),
  phrases('always|i|ive|usually|often|tend to|keep|been|i always|i usually', 'skip|skipped|skipping'),
  'covers that|covers it|takes care of that|takes care of it|does that|does the job|not a full|not a proper|not the full|not a real',
  'no heavy singles|no maxes|no max|no max attempts|no pr attempts|no prs|no doubt|not every|not many|not too many|not too much|not so many|not a lot of|not as many|go easy on|go easy with|take it easy on|wont miss|not missing|no need to avoid|dont need to avoid|dont have to avoid|no reason to avoid|no reason to skip|nobody|no one at my gym',
].join('|')

/** Says what a lift does to a joint: `feels rough on my knees`. */
export const BAD_ON = [
  phrases('is|are|really', 'bad|rough|hard|harsh|brutal|terrible|nasty|tough|murder|hell', 'on|for', 'my'),
  phrases('feel|feels', 'bad|rough|hard|harsh|brutal|terrible|nasty|tough', 'on|for', 'my|the'),
  phrases('doesnt|does not|wont|will not|dont|do not', 'tolerate|put up with|agree with'),
].join('|')
