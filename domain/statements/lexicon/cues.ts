/**
 * What a sentence does with what it names. The longest phrase counts, so a phrase that takes another's meaning away
 * stands here in full: `dont mind` is no `dont`. Other languages follow the semicolon.
 */
export const CUES = {
  /** Turns down what follows, or what came before in a list that ends with it. */
  out: 'no|not|never a|never any|never use|avoid|avoiding|hate|hating|despise|detest|loathe|dislike|skip|skipping|without|exclude|excluding|remove|leave out|omit|dont|do not|dont want|dont like|do not like|dont enjoy|dont do|dont program|dont give me|cant|cannot|can not|cant do|unable|unable to|not able to|not a fan|not a big fan|no fan|not keen|not allowed|not supposed to|shouldnt|should not|must not|rather not|would rather not|stay away from|staying away from|steer clear of|keep away from|nothing with|nothing that|zero|none of|ban|banned|forbidden|forbade|off limits|off the table|wont|will not|refuse|sick of|tired of|fed up with|scared of|afraid of|terrified of|uncomfortable with|minus|drop the|ditch|lose the|get rid of|swap out|swap|replace|instead of|less|fewer|least favorite|least favourite|not interested in|hard pass|pass on|over it|suck|sucks|awful|boring|pointless|are out|is out|out please|told me not to|advised against|not comfortable|couldnt|never want|never do|never again|not do|not doing|stop doing|had to stop|no more|nope to|anti|allergic to|please no|bin|cut out|cut the|limit|minimize|minimise|nothing|nor|neither|off the menu|forbids|doesnt allow|does not allow|never again|as long as it isnt|as long as its not|leave off|leave those off|leave that off|leave those|leave that|leave it|skip that|so not that|not that|god no|hell no|put off|id rather eat|no room to|no room for|dont have room to|no space for|makes me nauseous|makes me dizzy|had enough of|feel awkward|feels awkward|out|trust myself on|dont trust myself; a la place du|marre du|marre de|a la place de|mi fa schifo|fa schifo|odio i|no quiero|no me gusta|no me gustan|no puedo|no hacer|nada de|evitar|odio|sin|nunca|tampoco|ni|no debo|prohibido|kein|keine|keinen|nicht|ohne|hasse|mag nicht|mag kein|vermeiden|bitte nicht|darf nicht|kann nicht|nie|verzichte|keinerlei|pas de|pas|sans|deteste|eviter|je ne peux pas|je n aime pas|aucun|aucune|jamais|non|senza|niente|odio|evitare|non posso|non mi piace|non mi piacciono|mai|nao|sem|nada|nao gosto|detesto|nao posso|geen|niet|zonder|haat|liever geen|niks',
  /** Of things: broken, sold, not here yet, not theirs to use. */
  gone: 'broke|broken|snapped|sold|selling|stolen|gave away|given away|gone|bent it|junk|puncture|punctured|puncher|rusted|loaned|lent|moved out|took it|on backorder|on order|backordered|arrives|hasnt arrived|not here yet|want to buy|wanna buy|planning to buy|plan to buy|going to buy|gonna buy|thinking of buying|thinking about buying|saving for|saving up for|looking for|wish i had|had a|used to have|used to own|cant touch|no longer have|closed|closed for good|fell apart|cracked|on loan|when i get|asking santa for; rompio|se rompio|vendi|roto|rota|quiero comprar|kaputt|verkauft|kommt noch|will ich kaufen|cassee|casse|vendu|je veux acheter|rotto|rotta|venduto|vorrei comprare|quebrado|quebrou|vendi|quero comprar|kapot|verkocht|ik zoek',
  /** Everything but what follows. */
  except:
    'except|except for|anything but|everything but|everything except|all except|apart from|aside from|other than|excluding|besides|with the exception of; excepto|menos|salvo|ausser|außer|bis auf|sauf|tranne|eccetto|exceto|menos|behalve',
  /** Likes it or wants it. */
  like: 'love|loving|like|liking|enjoy|prefer|favorite|favourite|fav|fave|want|wanna|would like|want more|want to do|more|lots of|plenty of|include|including|keep|please include|please add|add|adore|obsessed with|big fan|fan of|best|happy with|happy to|excited|keen on|keen|interested in|into|learn|want to learn|would like to learn|looking to learn|addicted|bread and butter|down for|cant get enough|cant live without|cant wait|give me|fond of|yes to|yes please|rock|rocks|is life|my thing|live for|no program without|put in|💪|❤|😍|🔥|👍; me gusta|me gustan|me encanta|me encantan|prefiero|quiero|adoro|amo|mas|liebe|mag|gerne|gern|mochte|moechte|lieber|bevorzuge|mehr|j aime|j adore|prefere|je veux|je prefere|plus de|adore|mi piace|mi piacciono|preferisco|voglio|vorrei|piu|gosto|adoro|prefiro|quero|mais|ik hou van|graag|liefst|leuk|meer',
  /** Wants it bigger, stronger or less behind. */
  grow: 'bring up|grip gives out|grip give out|grip fails|grip is the issue|grip goes|bringing up|bigger|grow|growing|build|building|build up|improve|improving|increase|strengthen|stronger|weak at|weak off|weak point|weakest|lagging|lag|lags|behind|stalled|stall|stuck|plateau|plateaued|plateaued on|focus on|focus|emphasis|emphasis on|emphasize|prioritize|prioritise|priority|extra work|extra attention|specialize|work on|working on|target|wider|thicker|rounder|lacking|underdeveloped|small|skinny|catch up|tone|toned|toning|dies at|fails at|fail at|weak on|sticking point|sticks|hit my first|get my first|first pull up|develop|fill out|pop|get better at|better at|wont budge|hasnt moved|not moving|wont grow|dont grow|never grow|no growth; crecer|agrandar|mejorar|aumentar|fortalecer|enfoque|mas grande|desarrollar|estancado|estancada|aufbauen|verbessern|starken|grosser|fokus|wachsen|schwach|stagniere|schwachstelle|developper|ameliorer|renforcer|grossir|plus gros|en retard|point faible|stagne|migliorare|aumentare|crescere|rinforzare|carenti|carente|crescer|melhorar|fortalecer|foco|fraco|verbeteren|groeien|sterker|achter',
  /** Uses nothing else. */
  only: 'only|just|nothing but|exclusively|stick to|sticking to|solely|strictly|nothing except|all i have is|all i use|only use|only want; solo|solamente|unicamente|nur|ausschliesslich|seulement|que|uniquement|soltanto|solamente|so|somente|apenas|alleen|enkel',
  /** Hurts, or is injured, weak or unstable. */
  pain: 'hurt|hurting|pain|painful|ache|achy|aching|sore|soreness|injury|injured|injure|bad|dodgy|torn|tore|tear|strain|strained|sprain|sprained|tweak|tweaked|cranky|clicky|click|clicking|crunchy|pop|popping|pinch|pinching|unstable|instability|issue|problem|trouble|stiff|twinge|flare|flare up|flares|bother|bothers|bothering|kill me|killing me|kills|irritate|irritates|inflamed|inflammation|swollen|swell|tendonitis|tendinitis|tendinopathy|tendonosis|bursitis|weak|fragile|shot|wrecked|messed up|fucked|screwed|busted|blown|blown out|blew|blew out|throw out|threw out|give out|gives out|grind|grinding|numb|numbness|tingling|burning|sensitive|limited|limitation|wonky|gimpy|trick|iffy|sketchy|janky|acts up|act up|acting up|gives me grief|gives me trouble|damage|damaged|dislocated|impinged|surgery on|rehab|rehabbing|niggle|niggly|aggravate|aggravates|catches|locks up|impinge|complaint|lesion|discomfort|uncomfortable|tight|tightness|worn out|no cartilage|cartilage|bone on bone|nerve pain|hates me|protest|buggered|knackered|scream|angry|bug|bugging|tweek|acheing|not so stable|frozen|crook|lights up|sore spot|goes out; jodido|jodida|mala|fastidiada|duele|duelen|dolor|dolores|lesion|lesiones|lesionado|lesionada|molesta|molestia|molestias|lastimado|lastimada|mal de|tengo mal|schmerz|schmerzen|schmerzt|weh|tut weh|tun weh|verletzt|verletzung|probleme|beschwerden|kaputt|zwickt|gezerrt|gereizt|douleur|douleurs|mal|fait mal|font mal|blesse|blessure|probleme|probleme de|fragile|dolore|dolori|male|fa male|fanno male|infortunio|problemi|infiammato|infiammata|infiammazione|doi|doem|dor|dores|lesao|machucado|machuquei|problema|problemas|pijn|last van|blessure|zeer|slecht',
  /** Said to be all right, or allowed. */
  fine: 'fine|do not remove|dont remove|dont skip|do not skip|dont leave out|dont exclude|do not exclude|dont avoid|dont take out|ok|okay|good|great|perfect|healthy|healed|recovered|alright|all right|cool|no problem with|no problem|no problems with|no issue with|no issues with|no issue|dont mind|do not mind|cleared|cleared for|cleared to|cleared me to|allowed|allowed to|can do|am allowed|used to hate|used to dislike|used to avoid|no drama|no longer hurts|no longer hurt|doesnt hurt|does not hurt|dont hurt|do not hurt|didnt hurt|not hurt|no pain|pain free|without pain|painless|never hurts|never hurt|never had|all good|back to normal|100%|solid|welcome|yes|can still|still do|possible|doable|works for me|work for me|bulletproof|excellent|rock solid|all clear|forgotten about|never a problem|never a problem since|no complaint|works great|safe|nothing against|not that i hate|dont hate|not afraid of|not scared of|nothing wrong with|ok with|okay with|fine with|good with|happy doing|is better now|are better now|better now|all better; bien|puedo|sin problema|sin problemas|sin dolor|ya no duele|no duele|no hay problema|permitido|recuperado|recuperada|gut|geht|kein problem|keine probleme|ohne schmerzen|erlaubt|darf|verheilt|schmerzfrei|ca va|pas de probleme|pas de souci|sans douleur|je peux|autorise|gueri|va bene|nessun problema|senza dolore|posso|guarito|tudo bem|sem problema|sem dor|curado|prima|geen probleem|gaat goed|mag wel',
  /** Was so, and is over. */
  past: 'used to|years ago|year ago|decades ago|back in the day|in the past|previously|as a kid|as a child|as a teen|as a teenager|when i was|in high school|in college|long ago|a while back|historically|old injury|yr ago|long gone|in my twenty|in my 20|in my thirty|in 3rd grade|at school; antes|hace anos|fruher|vor jahren|il y a|avant|anni fa|anos atras|antigamente|vroeger|jaren geleden',
  /** Is about somebody else. */
  others:
    'my wife|my husband|my partner|my gf|my girlfriend|my bf|my boyfriend|my mom|my mum|my mother|my dad|my father|my brother|my sister|my son|my daughter|my friend|my buddy|my roommate|my grandma|my grandpa|my kid|hubby|the wife|my fiance|my spouse|my dog|my cat; mi mujer|mi esposa|mi marido|mi madre|mi padre|mi hermano|mi novia|mi novio|meine frau|mein mann|meine mutter|mein vater|mein bruder|meine freundin|mein freund|ma femme|mon mari|ma mere|mon pere|mon frere|ma copine|mia moglie|mio marito|mia madre|mio padre|minha mulher|meu marido|minha mae|meu pai|mijn vrouw|mijn man|mijn moeder|mijn vader',
  /** Never tried, which says nothing against it. */
  untried:
    'never done|never tried|havent tried|have not tried|havent done|have not done|never did|new to|not used to|no experience with|never learned|dont know how to|not sure how to|not great at|not good at|not very good at|suck at|bad at|terrible at|weak at|cant do one|cant do a single|not yet|no idea how; nunca he hecho|nunca he probado|noch nie|nie gemacht|jamais fait|mai fatto|nunca fiz|nooit gedaan',
} as const
export type Cue = keyof typeof CUES

/** What makes a pain of one movement out of a pain in a joint. */
export const HOWS = {
  deep: 'deep|below parallel|ass to grass|atg|full depth|at the bottom|past 90|below 90|low|in the hole; profundo|profunda|tief|profond|in profondita|fundo|diep',
  lowering:
    'lowering|on the way down|going down|eccentric|the descent|descending; bajando|al bajar|runter|en descente|in discesa',
  lifting: 'on the way up|coming up|pushing off|the ascent; subiendo|en montee',
  overhead:
    'overhead|above my head|over my head|above shoulder height; por encima de la cabeza|uber kopf|au dessus de la tete',
  heavy: 'heavy|heavier|heavy weight|with load|loaded; pesado|schwer|lourd|pesante|zwaar',
  fast: 'fast|explosive|quick|ballistic; rapido|schnell|vite|veloce|snel',
  long: 'too long|for long|long periods|a long time|hours; mucho tiempo|lange|longtemps',
} as const
export type How = keyof typeof HOWS

export const SIDES = {
  left: 'left; izquierdo|izquierda|link|linke|linken|linkes|gauche|sinistro|sinistra|esquerdo|esquerda|linker',
  right:
    'right; derecho|derecha|recht|rechte|rechten|rechtes|droit|droite|destro|destra|direito|direita|rechter',
  both: 'both; ambos|ambas|beide|beiden|les deux|entrambi|entrambe|ambos',
} as const

/** Movements that hurt without being a lift. */
export const MOVEMENTS = {
  pressing: 'pressing|pushing|press|push; empujar|drucken|pousser|spingere|empurrar',
  pulling: 'pulling|pull; tirar|jalar|ziehen|tirer|tirare|puxar',
  bending: 'bending|bend|bend over|bending over; agacharme|bucken|me pencher|piegarmi|agachar',
  twisting: 'twisting|twist|rotating|rotation; girar|drehen|torsion|ruotare',
  running: 'running|run|jogging; correr|laufen|joggen|courir|correre',
  stairs: 'stair|staircase; escalera|escaleras|treppe|treppen|escalier|scale|escada|trap',
  gripping: 'gripping|grip|grabbing|holding; agarrar|greifen|serrer|afferrare|agarrar',
  sitting: 'sitting|sit|sit for long; sentado|sentada|sitzen|assis|assise|seduto|sentado|zitten',
} as const
export type Movement = keyof typeof MOVEMENTS

/** A new thought begins here. */
export const TURNS =
  'but|however|though|although|yet|while|whereas|otherwise|because|cause|bc|since|so|then|anyway|also; pero|aunque|sino|porque|ademas|aber|jedoch|obwohl|sondern|weil|sonst|mais|cependant|sinon|car|ma|pero|perche|mas|porem|porque|maar|want'
/** A list goes on. */
export const ANDS = 'and|or|n|plus|with|w|as well as; y|o|e|und|oder|sowie|et|ou|ed|od|en|of'
/** What may stand in a list beside the things that are listed. */
export const FILLERS =
  'stroke of luck|bad for|good for|hard on|easy on|achilles heel|heart just isnt in|nothing else|nothing more|nothing wrong|thats all|nada mas|y nada mas|nada mas que|niks meer|verder niks|sonst nichts|rien d autre|nient altro|pain in the neck|pain in the ass|arm and a leg|wifes orders|tear my hands up|touch our toes|touch my toes|stroke of genius|my heart isnt in|heart isnt in it|baby step|in stitches|breast stroke|breaststroke|back to the gym|back to it|back in|back at|back on|go back|come back|came back|back day|get back|getting back|back then|back when|back home|back up|blood sweat|sweet tooth|good op|op shop|shout out|work out|hand weight|on the other hand|by hand|second hand|first hand|no sugar|sugar free|shoulder width|head to toe|on foot|on my feet|heart rate|carry on|carrying on|running out|run out|in the long run|dead serious|dead tired|break a sweat|kills me|kill time|bored to death|back squat rack|squat rack|row of|in a row|dead set|dead easy|dead hang|a an|an|the|any|some|all|my|of|kind|type|form|sort|variation|variations|exercise|movement|stuff|thing|please|pls|plz|thanks|heavy|light|weighted|especially|esp|mostly|really|very|ever|at|all|too|even|either|doing|do|to|for|them|those|these|etc|i|im|ive|it|is|are|in|on|this|that|me|things|like|lots; el|la|los|las|un|una|mi|mis|der|die|das|den|dem|ein|eine|mein|meine|le|les|l|un|une|mon|ma|mes|il|lo|gli|i|o|os|as|um|uma|de|het|een'
