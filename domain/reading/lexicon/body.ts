/** Body parts as people name them; other languages follow the semicolon. */
export const JOINTS = {
  shoulder:
    'shoulder|rotator|ac joint|labrum|collarbone|clavicle|delt|schlusselbein|clavicula|clavicola|deltoid joint|ac|a c joint|ac joints|rotator cuffs|glenoid|acromion|acromioclavicular|schultergelenk|hombros|epaules|spalla destra|ombros|schouders|sleutelbeen|collar bone|sc joint|biceps tendon; hombro|schulter|epaule|spalla|spalle|ombro|schouder',
  elbow:
    'elbow|ellebogen|ulnar nerve|elbow joint|ellbow|elbo|codos|coudes|cotovelos|ellenboog|funny bone|ulnar; codo|ellbogen|ellenbogen|coude|gomito|gomiti|cotovelo|elleboog',
  wrist:
    'wrist|thumb|hand|finger|knuckle|scaphoid|polsini|handgelenke|pulsos|thumbs|wrist joint|fingers|index finger|ring finger|metacarpal|basal joint|cmc joint|de quervain|dequervain|munecas|poignets|finger joint|hande|duim|pulgar|tfcc joint|punhos; muneca|handgelenk|poignet|polso|polsi|pulso|punho|pols|daumen',
  neck: 'neck|cervical|whiplash|c5|c6|c7|c5 c6|c6 c7|c5/c6|c6/c7|c4 c5|halswirbel|nackenbereich|cervicalgia|zervikal|trap and neck|neck and traps|cervicals|kark|nackens|collo e spalle|cuello y hombros|c4|upper spine; cuello|cervicales|cuelo|nacken|hals|halswirbelsaule|hws|cou|nuque|cervicale|collo|pescoco|nek',
  'lower-back':
    'lower back|low back|back|lumbar|spine|l4|l5|s1|l4 l5|l5 s1|si joint|tailbone|lumbago|lumbar spine|l3|l2|sacrum|sacroiliac|coccyx|lumbars|spina dorsale|lendenwirbelsaule|iliosakralgelenk|isg|rachis|riñones|zona lumbare|parte baja de la espalda|lower spine|backside of my back|lower bak|lo back|lowback|lowerback|l spine|ql|quadratus lumborum|facet joint|facet joints|lumbar region|small of my back|small of the back|sij|si joints|bottom of my back|base of my spine|tail bone|steissbein|kreuzbein|cóccix|zona lumbar baja|basso schiena|lombalgie|lombalgia|onderkant rug|lage rug|hexenschuss|parte baixa das costas|lombalgies; espalda|espalda baja|zona lumbar|lumbares|columna|rucken|unterer rucken|kreuz|lendenwirbel|lws|wirbelsaule|dos|le dos|au dos|du dos|de dos|mon dos|dos fragile|dos sensible|dos bloqué|dos douloureux|bas du dos|lombaires|schiena|lombare|lombar|costas|coluna|rug|onderrug',
  'upper-back':
    'upper back|thoracic|mid back|between my shoulder blades|shoulder blade|between the shoulder blades|shoulder blades|between the blades|between my blades|scapula|t spine|rhomboid|omoplato|schulterblatt|omoplate|scapola|oberer rucken|parte alta della schiena; espalda alta|brustwirbel|bws|haut du dos',
  hip: 'hip impingement|impingement hip|impingement of the hip|impingement in my hip|impingement in the hip|femoroacetabular impingement|hip impingement fai|cam impingement|huftimpingement|pincement de hanche|conflit femoro acetabulaire|hip|groin|hip flexor|fai|labral|hip joint|hip socket|psoas|pelvis|huft|trochanter|hanches|le anche|alle anche|mie anche|bacino|pelvico|becken|bassin|pubalgia|iliopsoas|hip labrum|labrum in my hip|hip flexors|pubic bone|pubic symphysis|symphysis|spd|glute med|gluteal tendon|hip capsule|caderas|hanche droite|anca destra|quadris|hip bone|greater trochanter; cadera|ingle|hufte|hueft|leiste|hanche|aine|anca|quadril|virilha|heup|mijn lies|liespijn|liesblessure|in de lies',
  knee: 'on my left knee|on my right knee|runners nee|runner nee|knee|nee|kneecap|patella|it band|kniegelenk|kniescheibe|rotula|rotule|rotulas|ginocchi|patellar|itb|kneecaps|quad tendon|pcl joint|knees|bakers cyst|pes anserine|knee cap|kne|kneee|knee joint|lat knee|rodillas|genou droit|knieen|knieën|joelhos|iliotibial|tibial tuberosity|it bands|behind my knee; rodilla|rodiya|knie|knien|genou|genoux|ginocchio|ginocchia|joelho',
  ankle:
    'ankel|ankle|foot|feet|heel|arch of my foot|toe|big toe|instep|fusse|fussgelenk|calcagno|tallone|talones|planta del pie|pieds|piedi|pes|calcanhar|hiel|malleolo|metatarsal|bunion|bunions|hallux|midfoot|sesamoid|sesamoids|posterior tibial|subtalar|tarsal|achilles area|metatarsals|forefoot|ball of my foot|sole of my foot|tobillos|chevilles|caviglia destra|tornozelos|enkels|orteil; tobillo|pie|talon|sprunggelenk|knochel|fuss|ferse|cheville|pied|caviglia|caviglie|piede|tornozelo|enkel|voet',
} as const
export type BodyJoint = keyof typeof JOINTS

export const MUSCLES = {
  chest: 'chest|pec|pecs; pecho|brust|poitrine|pecs|pecto|pettorali|petto|peito|borst',
  'upper-chest': 'upper chest|upper pec; pecho superior|obere brust|haut des pecs',
  back: 'back|back width|v taper; espalda|rucken|dos|schiena|costas|rug',
  lats: 'lat|lats|latissimus; dorsales|dorsal',
  traps: 'trap|traps|trapezius; trapecio|nackenmuskel',
  shoulders: 'shoulder|delt|delts|deltoid|boulder shoulders; hombro|schulter|epaule|spalle|ombro',
  'side-delts': 'side delt|lateral delt|medial delt|side shoulders|shoulder width',
  'rear-delts': 'rear delt|rear shoulder|posterior delt',
  arms: 'arm|arms|guns|arms above all|arms above everything|arms above anything; brazo|arme|bras|braccia|braco',
  biceps: 'bicep|biceps|bis; bizeps|bicipiti',
  triceps: 'tricep|triceps|tris; trizeps|tricipiti',
  forearms: 'forearm; antebrazo|unterarm|avant bras|avambraccio',
  legs: 'leg|legs|wheels|thigh; pierna|bein|beine|jambe|cuisse|gambe|perna|benen',
  quads: 'quad|quads|quadriceps; cuadriceps|quadrizeps|quadricipiti',
  hamstrings: 'hamstring|hammies|hams; isquios|femorales|beinbizeps|ischios|femorali',
  glutes: 'glute|booty|butt|bum|ass|glutes; gluteo|pompis|po|gesass|fessier|glutei|gluteos|bumbum|billen',
  calves: 'calf|calves|calve; gemelos|pantorrillas|waden|wade|mollet|polpacci|panturrilha|kuiten',
  core: 'core|ab|abs|six pack|stomach muscles|abdominal wall|obliques|belly; abdomen|bauch|rumpf|abdos|sangle abdominale|gainage abdominal|addome|core|barriga|buik',
  'lower-back': 'lower back muscles|erectors|spinal erectors',
  grip: 'grip|grip strength; agarre|griffkraft|grip',
  'upper-body': 'upper body; tren superior|oberkorper|haut du corps',
  'lower-body': 'lower body; tren inferior|unterkorper|bas du corps',
} as const
