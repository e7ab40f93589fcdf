/**
 * Lifts as people name them: the name that we use, and the words for it in English and, after a semicolon, in Spanish,
 * German, French, Italian, Portuguese and Dutch. Plurals, hyphens, accents and usual misspellings need no words here.
 */
export const LIFTS = {
  squat:
    'squat|squatting|squatter|sq; sentadilla|kniebeuge|kniebeugen|accroupissement|flexion de jambes|agachamento|agachamentos|accosciata',
  'back-squat':
    'back squat|barbell squat|squatting with a barbell|barbell back squat|bb squat; sentadilla trasera|squat barre',
  'front-squat': 'front squat; sentadilla frontal|frontkniebeuge|frontkniebeugen|squat avant|squat frontale',
  'goblet-squat': 'goblet squat|goblet|gobblet squat; sentadilla goblet',
  'hack-squat': 'hack squat; hackenschmidt',
  'pistol-squat': 'pistol squat|pistol|pistols|single leg squat|one leg squat',
  'box-squat': 'box squat',
  'split-squat': 'split squat; sentadilla dividida',
  'bulgarian-split-squat':
    'agachamento bulgaro|sentadilla bulgara|squat bulgare|squat bulgaro|bulgarian split squat|bulgarian squat|bulgarian|bss|rear foot elevated split squat|rfess; bulgara|sentadilla bulgara|bulgare|bulgaro|bulgaros|bulgarische kniebeuge',
  lunge:
    'lunge|lunging|reverse lunge|forward lunge|side lunge|lateral lunge|curtsy lunge; zancada|estocada|desplante|ausfallschritt|ausfallschritte|fente|affondo|affondi|afundo|passada|uitvalspas',
  'walking-lunge': 'walking lunge',
  'step-up': 'step up|stepup',
  'leg-press':
    'leg press|legpress; prensa de pierna|prensa|beinpresse|presse a cuisse|presse cuisse|pressa|beenpers',
  'leg-extension':
    'leg extension|leg ext|quad extension|knee extension; extension de pierna|extension de cuadriceps|beinstrecker|beinstrecken|cadeira extensora',
  'leg-curl':
    'leg curl|hamstring curl|ham curl|lying curl; curl femoral|beinbeuger|beinbeugen|cadeira flexora|mesa flexora',
  'nordic-curl': 'nordic curl|nordic hamstring curl|nordic|nordics',
  deadlift:
    'deadlift|dead lift|dead|conventional|deadlifting|dl|deads|dls; peso muerto|kreuzheben|souleve de terre|sdt|stacco|stacchi|stacco da terra|levantamento terra|peso morto',
  'romanian-deadlift':
    'romanian deadlift|rdl|stiff leg deadlift|sldl|straight leg deadlift|stiff legged deadlift; peso muerto rumano|rumanisches kreuzheben|souleve de terre roumain|stacco rumeno',
  'sumo-deadlift': 'sumo deadlift|sumo; stacco sumo|peso muerto sumo|sumo kreuzheben',
  'trap-bar-deadlift': 'trap bar deadlift|hex bar deadlift|trap bar dl',
  'rack-pull': 'rack pull|rackpull',
  'good-morning': 'good morning exercise|good mornings|barbell good morning',
  'hip-thrust': 'hip thrust|hip thruster|thrust; empuje de cadera|elevacion pelvica|puente de cadera',
  'glute-bridge': 'glute bridge|hip bridge|bridge; puente de gluteo|pont fessier',
  'kettlebell-swing': 'kettlebell swing|kb swing|swing',
  'back-extension': 'back extension|hyperextension|hyper extension|back raise',
  'calf-raise':
    'calf raise|calf press|heel raise|calve raise; elevacion de talones|wadenheben|mollet debout|gemeos',
  'hip-abduction': 'hip abduction|abductor machine|abductor',
  'hip-adduction': 'hip adduction|adductor machine',
  'bench-press':
    'bench|bench press|benchpress|bench pressing|benching|flat bench press|barbell bench|bp|close grip bench press; press de banca|press banca|press de pecho|bankdrucken|bankdruecken|developpe couche|dev couche|dc|panca piana|distensioni su panca|supino|bankdrukken',
  'incline-press':
    'incline press|incline bench press|incline bench|incline dumbbell press|incline db press; press inclinado|schragbankdrucken|developpe incline|supino inclinado',
  'dumbbell-press':
    'dumbbell press|dumbbell bench press|db press|db bench press|dumbbell bench|db bench; press con mancuernas|kurzhantelbankdrucken',
  'floor-press': 'floor press',
  'chest-press-machine': 'chest press|chest press machine|machine chest press|machine press',
  'push-up':
    'push up|pushup|press up|pressup; flexion de brazos|flexiones|lagartija|liegestutz|liegestutze|liegestuetze|pompe|piegamento|piegamenti|flexoes|flexao',
  dip: 'dip|dipping|chest dip|tricep dip|triceps dip|bench dip|ring dip; fondo|fondos',
  'chest-fly':
    'chest fly|chest flye|fly|flye|flies|pec deck|pec fly|dumbbell fly|cable fly|cable crossover; apertura|butterfly|ecarte|croci|crucifixo',
  'overhead-press':
    'overhead press|ohp|shoulder press|military press|shoulder pressing|overhead pressing|strict press|dumbbell shoulder press; press militar|press de hombro|schulterdrucken|schulterpresse|developpe militaire|developpe epaule|lento avanti|desenvolvimento',
  'push-press': 'push press',
  'arnold-press': 'arnold press|arnolds',
  'lateral-raise':
    'lateral raise|side raise|side lateral|lat raise|laterals; elevacion lateral|elevaciones laterales|seitheben|elevation laterale|alzate laterali|elevacao lateral',
  'front-raise': 'front raise; elevacion frontal|frontheben',
  'rear-delt-fly': 'rear delt fly|reverse fly|rear fly|rear delt raise; pajaros',
  'face-pull': 'face pull|facepull',
  'upright-row': 'upright row; remo al menton|aufrechtes rudern|rowing menton|tirate al mento',
  row: 'row|rows|rowing exercise; remo con barra y mancuerna|remo|rudern|tirage horizontal|rematore|remada',
  'barbell-row':
    'barbell row|bent over row|bent row|bb row|pendlay row|pendlay|t bar row; remo con barra|langhantelrudern|rowing barre',
  'dumbbell-row': 'dumbbell row|db row|single arm row|one arm row',
  'cable-row': 'cable row|seated row|low row; remo en polea',
  'inverted-row': 'inverted row|body row|ring row|australian pull up|trx row',
  'pull-up': 'pull up|pullup; dominada|klimmzug|klimmzuge|klimmzuege|traction|trazioni|trazione|barra fixa',
  'chin-up': 'chin up|chinup|chins',
  'lat-pulldown':
    'lat pulldown|lat pull down|pulldown|pull down|lat pull; jalon al pecho|jalon|latzug|latziehen|tirage vertical|lat machine|puxada',
  pullover: 'pullover|pull over',
  shrug: 'shrug; encogimiento|encolhimento',
  curl: 'curl|bicep curl|biceps curl|barbell curl|dumbbell curl|ez curl; curl de biceps|bizepscurl|rosca direta|rosca',
  'hammer-curl': 'hammer curl; curl martillo|hammercurl',
  'preacher-curl': 'preacher curl; curl predicador|scottcurl',
  'triceps-extension':
    'tricep extension|triceps extension|overhead extension|tricep kickback|triceps kickback|kickback|tricep ext; extension de triceps',
  'skull-crusher': 'skull crusher|skullcrusher|lying tricep extension; rompecraneos|barre au front',
  pushdown: 'pushdown|push down|tricep pushdown|triceps pushdown|rope pushdown|tricep pulldown|pressdown',
  'wrist-curl': 'wrist curl',
  plank: 'plank|planking|planche; plancha|planchas|unterarmstutz|gainage|prancha',
  'side-plank': 'side plank',
  crunch: 'crunch|ab crunch|bicycle crunch; abdominales|bauchpresse|addominali|abdominais',
  'sit-up': 'sit up|situp',
  'leg-raise':
    'leg raise|hanging leg raise|knee raise|leg lift; elevacion de piernas|beinheben|relevee de jambe',
  'russian-twist': 'russian twist; giro ruso',
  'ab-wheel': 'ab wheel rollout|ab rollout|rollout',
  'dead-bug': 'dead bug|deadbug',
  carry:
    'carry|carries|farmer carry|farmers carry|farmer walk|farmers walk|suitcase carry|loaded carry; paseo del granjero',
  burpee: 'burpee',
  'mountain-climber': 'mountain climber; escaladores',
  'box-jump': 'box jump; salto al cajon',
  'jump-squat': 'jump squat|squat jump',
  clean: 'power clean|clean and jerk|cleans|hang clean|oly lift|olympic lift|olympic lifting; cargada',
  snatch: 'snatch|oly lift|olympic lift|olympic lifting; arrancada|reissen|arrache',
  'turkish-get-up': 'turkish get up|tgu|get ups|turkish getup',
  handstand: 'handstand push up|hspu|handstand; pino|handstand|verticale',
  'muscle-up': 'muscle up|muscleup',
  thruster: 'thruster',
  'wall-sit': 'wall sit; wandsitzen|chaise',
  running: 'treadmill running',
  cycling: 'spin class|spinning class',
  'rowing-machine': 'rowing machine|rower|erg|concept2; rudergerat|rameur',
  cardio: 'cardio|hiit; ausdauertraining',
} as const
export type Lift = keyof typeof LIFTS
