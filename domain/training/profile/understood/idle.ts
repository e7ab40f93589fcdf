/** What people write without telling anything: greetings, thanks, and that there is nothing to tell. */
const PHRASES = [
  'hi|hello|hey|hiya|dear|good (?:morning|afternoon|evening|day)|hallo|hola|bonjour|ciao|ol[aá]',
  'there|team|guys|folks|everyone|everybody|coach|eightfold',
  'thank you|thanks|thx|ty|cheers|vielen dank|danke|merci|gracias|grazie|obrigad[oa]|bedankt',
  '(?:so|very) much|a lot|a ton|in advance|again|for (?:reading|the help|your help|helping|your time|this|everything)',
  'looking forward to (?:it|this|that|starting|the program|your program|getting started)',
  'can ?(?:no|.)?t wait(?: to (?:start|begin|get started|see it))?',
  'that ?(?:.?s|is) (?:it|all|about it|everything)|nothing more|that is all',
  'have a (?:great|good|nice|lovely) (?:day|week|weekend|evening|one)',
  '(?:kind|best|warm) (?:regards|wishes)|sincerely|please|pls|my name is \\p{L}+',
  'none|nope|nothing|nada|nil|n ?a|not applicable|no|nichts|keine?|rien|ninguna|nessuna|geen',
  'not really|(?:else )?to (?:add|report|mention|declare|say)|at all|else|that i (?:know|can think) of|i can think of|comes to mind',
  'i (?:don.?t |do not )?have(?: got)?|i.?ve got|there (?:is|are)|just|so|ok|okay|yes|yep|sure|great|cool|awesome|lol|haha|and|or|nor|i guess',
]
const KINDS =
  'known|current|other|real|major|serious|special|particular|specific|further|medical|health|physical'
const AILMENTS =
  'injur(?:y|ies)|pains?|limitations?|issues?|problems?|conditions?|allerg(?:y|ies)|preferences?|complaints?|restrictions?|comments?|wishes|requests?|concerns?'
const NOTHING_OF = `(?:no|any|or|and|nor|zero|without|keine?)(?: (?:${KINDS})){0,3} (?:${AILMENTS})|(?:${AILMENTS}) none`
const IDLE = new RegExp(`(?<![\\p{L}\\d])(?:${[NOTHING_OF, ...PHRASES].join('|')})(?![\\p{L}\\d])`, 'giu')

/** Whether a sentence tells nothing about the training: `thanks!`, `hi there`, `no injuries that I know of`. */
export const isIdle = (sentence: string): boolean =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\d'’]+/gu, ' ')
    .replace(IDLE, ' ')
    .trim() === ''
