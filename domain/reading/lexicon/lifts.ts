/**
 * Lifts as people name them: our name, with the words for it in English and, after a semicolon, in Spanish,
 * German, French, Italian, Portuguese and Dutch. Plurals, hyphens, accents and common misspellings need no
 * entries.
 */
export const LIFTS = {
  squat:
    'skwat|skwats|agaxamento|agaxamentos|squat|squatting|squatter|sq|squats|air squat|bodyweight squat|dumbbell squat|db squat|smith squat|sumo squat|kneebends|knee bend|deep knee bend|sentadillas|flexions de jambes|accosciate|agachar com peso|agachamento livre|kniebuiging|kniebuigingen|squatten|kniebeuge mit; sentadilla|kniebeuge|kniebeugen|accroupissement|flexion de jambes|agachamento|agachamentos|accosciata',
  'back-squat':
    'barbell on my shoulders|bar sat on my back|barbell squats on my back|squats met stang|squats met een stang|squat met stang|kniebeugen mit der stange auf dem rucken|kniebeuge mit der stange auf dem rucken|kniebeugen mit stange|barre sur le dos|barra en la espalda|barra nas costas|bilanciere sulle spalle|heavy on my back|heavy on my shoulders|bar on my back|barbell on my back|weight on my back|bar across my back|bar on my shoulders|load on my back|loaded on my back|back squat|barbell squat|squatting with a barbell|barbell back squat|bb squat; sentadilla trasera|squat barre',
  'front-squat': 'front squat; sentadilla frontal|frontkniebeuge|frontkniebeugen|squat avant|squat frontale',
  'goblet-squat': 'goblet squat|goblet|gobblet squat; sentadilla goblet',
  'hack-squat': 'hack squat|hack squats|hacksquat|hack squat machine|hack machine; hackenschmidt',
  'pistol-squat':
    'pistol squat|pistol|pistols|single leg squat|one leg squat|pistols squat|pistol squats|one legged squat|single legged squat|single leg squats|sentadilla a una pierna|einbeinige kniebeuge',
  'box-squat': 'box squat',
  'split-squat':
    'split squat|split squats|spilt squat|static lunge|sentadillas divididas|squats split; sentadilla dividida',
  'bulgarian-split-squat':
    'agaxamento bulgaro|bergen split squat|bulgaren split squat|agachamento bulgaro|sentadilla bulgara|squat bulgare|squat bulgaro|bulgarian split squat|bulgarian squat|bulgarian|bss|rear foot elevated split squat|rfess|bulgarians|bulgarian split squats|bulgarian lunges|bulgarian lunge|sentadillas bulgaras|bulgaras|squats bulgares|bulgares|split squat bulgari|agachamentos bulgaros|bulgarische split squats|bulgarische kniebeugen; bulgara|sentadilla bulgara|bulgare|bulgaro|bulgaros|bulgarische kniebeuge',
  lunge:
    'lounges|lunge|lunging|reverse lunge|forward lunge|side lunge|lateral lunge|curtsy lunge|lunges|split lunge|jumping lunge|db lunge|dumbbell lunge|zancadas|estocadas|desplantes|tijeras|fentes|fente avant|afundos|avanço|avancos|passadas|uitvalspassen|lunges lopen; zancada|estocada|desplante|ausfallschritt|ausfallschritte|fente|affondo|affondi|afundo|passada|uitvalspas',
  'walking-lunge': 'walking lunge',
  'step-up':
    'step up|stepup|step ups|stepups|box step up|stepping up|subidas al cajon|subidas al banco|aufsteiger|montees sur banc|salite sul box',
  'leg-press':
    'leg press|legpress|leg pressing|prensa de piernas|presse a cuisses|presse jambes|leg press 45|beinpressen|pressa gambe; prensa de pierna|prensa|beinpresse|presse a cuisse|presse cuisse|pressa|beenpers',
  'leg-extension':
    'leg exstension|leg extenshun|leg extensoin|leg extension machine|leg extension|leg ext|quad extension|knee extension|leg extensions|leg exts|extensiones de pierna|extensiones de cuadriceps|extensiones de piernas|beinstreckung|leg extention|extensora|quads extension|extension des jambes|leg ekstension; extension de pierna|extension de cuadriceps|beinstrecker|beinstrecken|cadeira extensora',
  'leg-curl':
    'leg curl machine|leg curl|hamstring curl|ham curl|lying curl|leg curls|ham curls|hammy curl|curl de isquios|curl de pierna|femoral tumbado|beincurls|beincurl|leg curl allonge|flexora|curl femorale|beencurls; curl femoral|beinbeuger|beinbeugen|cadeira flexora|mesa flexora',
  'nordic-curl': 'nordic curl|nordic hamstring curl|nordic|nordics',
  deadlift:
    'deadlift|dead lift|dead|conventional|deadlifting|dl|deads|dls|deadlifts|deadlifters|dedlift|deathlift|deadlft|dead lifting|pesos muertos|kreuzhebe|souleves de terre|stacchi da terra|terra levantamento|levantamento de peso morto|rack deadlift|deficit deadlift|deadliften; peso muerto|kreuzheben|souleve de terre|sdt|stacco|stacchi|stacco da terra|levantamento terra|peso morto',
  'romanian-deadlift':
    'stiff nem|stiff ou|stiff com|stiff e|gosto de stiff|fazer stiff|faco stiff|no stiff|do stiff|sem stiff|o stiff|de stiff|romanian deadlift|rdl|stiff leg deadlift|sldl|straight leg deadlift|stiff legged deadlift|rdls|romanians|stiff leg|straight leg dead|stiff deadlift|rumaenisches kreuzheben|souleves roumains|stacco gambe tese|stacchi rumeni|levantamento romeno|peso muerto con piernas rigidas; peso muerto rumano|rumanisches kreuzheben|souleve de terre roumain|stacco rumeno',
  'sumo-deadlift': 'sumo deadlift|sumo; stacco sumo|peso muerto sumo|sumo kreuzheben',
  'trap-bar-deadlift':
    'trap bar deads|trap bar pulls|trap bar pull|trap bar dead|hex bar deads|hex bar pulls|trapbar deads|trap bar deadlift|hex bar deadlift|trap bar dl',
  'rack-pull': 'rack pull|rackpull',
  'good-morning':
    'good morning exercise|good mornings|barbell good morning|goodmornings|buenos dias|buenos días con barra|gm exercise|good morgen',
  'hip-thrust':
    'hip thrust|hip thruster|thrust|hip thrusts|hip trust|hips thrust|barbell hip thrust|puente con barra|empujes de cadera|beckenheben|hip thrusters|elevacoes pelvicas|elevacao pelvica; empuje de cadera|elevacion pelvica|puente de cadera',
  'glute-bridge':
    'glute bridge|hip bridge|bridge|glute bridges|bridges|butt bridge|puente de gluteos|puentes de gluteo|ponte gluteo|ponte per glutei|brucke|glutebridges; puente de gluteo|pont fessier',
  'kettlebell-swing': 'kettlebell swing|kb swing|swing|kb swings|swings|kettle swing|swing con kettlebell',
  'back-extension':
    'back extension|hyperextension|hyper extension|back raise|back extensions|hyper extensions|hypers|reverse hyper|extension lumbar|hiperextensiones|hyperextensionen|ruckenstrecker|roman chair|extension de espalda',
  'calf-raise':
    'calf raise|calf press|heel raise|calve raise|calf raises|calves raise|toe raise|standing calf|seated calf|elevaciones de talon|elevaciones de talones|elevacion de gemelos|wadenheber|extensions mollets|extension mollets|rialzi polpacci|elevacao de panturrilha|panturrilha em pe|kuitheffen; elevacion de talones|wadenheben|mollet debout|gemeos',
  'hip-abduction':
    'hip abduction|abductor machine|abductor|abduction|hip abductions|abductors|abduccion|abduktor|adductor abductor machine',
  'hip-adduction':
    'hip adduction|adductor machine|adduction|hip adductions|aduccion|adduktor|good girl machine',
  'bench-press':
    'banca|panca|couche|au couche|bankdruk|bench|bench press|benchpress|bench pressing|benching|flat bench press|barbell bench|bp|close grip bench press|benchpressing|benches press|flat bench pressing|barbell bench press|bench presses|close grip bench|wide grip bench|spoto press|press de banco|press plano|banca plana|press en banca|bankdruck|flachbankdrucken|developpe couche barre|developpes couches|supino reto|supino plano|bankdruken; press de banca|press banca|press de pecho|bankdrucken|bankdruecken|developpe couche|dev couche|dc|panca piana|distensioni su panca|supino|bankdrukken',
  'incline-press':
    'incline press|incline bench press|incline bench|incline dumbbell press|incline db press|incline dumbbell|incline db bench|incline dumbbell bench|incline benching|press inclinada|schragbank drucken|developpe inclinee|panca inclinata; press inclinado|schragbankdrucken|developpe incline|supino inclinado',
  'dumbbell-press':
    'dumbbell press|dumbbell bench press|db press|db bench press|dumbbell bench|db bench; press con mancuernas|kurzhantelbankdrucken',
  'floor-press': 'floor press',
  'chest-press-machine': 'chest press|chest press machine|machine chest press|machine press',
  'push-up':
    'push up|pushup|press up|pressup|push ups|pushups|pressups|press ups|push upps|knee push up|diamond push up|flexiones de pecho|flexion de pecho|lagartijas|planchas de pecho|fondos en el suelo|liegestutzen|liegestützen|pompes|flessioni|flexao de braco|flexoes de braco|opdrukken|push upjes; flexion de brazos|flexiones|lagartija|liegestutz|liegestutze|liegestuetze|pompe|piegamento|piegamenti|flexoes|flexao',
  dip: 'dip|dipping|chest dip|tricep dip|triceps dip|bench dip|ring dip|dips|bar dip|weighted dip|parallel bar dip|fondos en paralelas|fondos de triceps|barrenstutz|dips machen|dippen|dips aux barres|paralelas fondos; fondo|fondos',
  'chest-fly':
    'chest fly|chest flye|fly|flye|flies|pec deck|pec fly|dumbbell fly|cable fly|cable crossover|flyes|flys|cable flies|cable flys|pectoral fly|pec flies|pec dec|crossover|crossovers|aperturas|aperturas con mancuernas|contractora|fliegende|butterflys|ecartes|ecarte couche|croci ai cavi|crossover ai cavi|crucifixos|voador|peck deck; apertura|butterfly|ecarte|croci|crucifixo',
  'overhead-press':
    'pressing overhead|press overhead|presses overhead|pressing overhed|overhead presents|pushing overhead|push overhead|uber kopf drucken|uberkopf drucken|overhead pressing|dev. mil|dev. mil.|dev mil|dev militaire|overhead press|ohp|shoulder press|military press|shoulder pressing|overhead pressing|strict press|dumbbell shoulder press|shoulder presses|overhead presses|military presses|ohps|standing press|press standing|pressing standing|seated press|seated shoulder press|behind the neck press|btn press|behind neck press|press overhead|press over head|barbell overhead press|z press|press de hombros|press por encima|uberkopfdrucken|ueberkopfdruecken|schulterdruecken|nackendrucken|militarypress|developpes militaires|developpe nuque|lento dietro|desenvolvimento de ombro|schouderdrukken|shoulder pres|press tras nuca|trasnuca; press militar|press de hombro|schulterdrucken|schulterpresse|developpe militaire|developpe epaule|lento avanti|desenvolvimento',
  'push-press': 'push press',
  'arnold-press': 'arnold press|arnolds',
  'lateral-raise':
    'lateral raise|side raise|side lateral|lat raise|laterals|lateral raises|side raises|side laterals|side delt raise|lat raises|elevaciones lateral|vuelos laterales|seitenheben|elevations laterales|alzata laterale|elevacoes laterais|elevacao laterais|zijheffen; elevacion lateral|elevaciones laterales|seitheben|elevation laterale|alzate laterali|elevacao lateral',
  'front-raise':
    'front raise|front raises|frontal raise|elevaciones frontales|elevations frontales|alzate frontali|elevacao frontal; elevacion frontal|frontheben',
  'rear-delt-fly':
    'rear delt fly|reverse fly|rear fly|rear delt raise|rear delt flies|reverse flies|reverse pec deck|rear flies|bent over fly|face down fly|vuelos posteriores|oiseau|alzate posteriori|reverse butterfly; pajaros',
  'face-pull': 'face pull|facepull',
  'upright-row':
    'uprite row|upright row|upright rows|uprights row|upright rowing|remo vertical|remada alta|tirata al mento|rowing vertical|tirage menton; remo al menton|aufrechtes rudern|rowing menton|tirate al mento',
  row: 'row|rows|rowing exercise|rowing movement|chest supported row|machine row|remos|rudern am kabel|rematori|remadas|roeien met halter; remo con barra y mancuerna|remo|rudern|tirage horizontal|rematore|remada',
  'barbell-row':
    'barbell row|bent over row|bent row|bb row|pendlay row|pendlay|t bar row|bb rows|bent over rows|bent over barbell row|barbell bent over row|t bar rows|rows bent over|row bent over|vorgebeugtes rudern|langhantel rudern|remo inclinado|remada curvada|rowing buste penche|rematore bilanciere; remo con barra|langhantelrudern|rowing barre',
  'dumbbell-row': 'dumbbell row|db row|single arm row|one arm row',
  'cable-row': 'cable row|seated row|low row; remo en polea',
  'inverted-row': 'inverted row|body row|ring row|australian pull up|trx row',
  'pull-up':
    'pull up|pullup|pull ups|pullups|pulls up|pull upps|weighted pull up|wide grip pull up|kipping pull up|dominadas|tractions|barras dominadas|optrekken|trazioni alla sbarra|jalones en barra|pullupjes; dominada|klimmzug|klimmzuge|klimmzuege|traction|trazioni|trazione|barra fixa',
  'chin-up':
    'chin up|chinup|chins|chin ups|chinning|chin upps|dominadas supinas|barra supinada|klimmzuge untergriff|chins ups',
  'lat-pulldown':
    'lat pulldown|lat pull down|pulldown|pull down|lat pull|lat pulldowns|pull downs|pulldowns|lats pulldown|jalones|jalones al pecho|jalon tras nuca|lat zug|tirage poitrine|tirage nuque|puxadas|puxada frente|lat pull machine|lat pully; jalon al pecho|jalon|latzug|latziehen|tirage vertical|lat machine|puxada',
  pullover: 'pullover|pull over',
  shrug:
    'shrug|shrugs|shoulder shrug|encogimientos|schulterheben|haussements|scrollate|alzate di spalle; encogimiento|encolhimento',
  curl: 'curl|bicep curl|biceps curl|barbell curl|dumbbell curl|ez curl|curls|bicep curls|biceps curls|bb curl|db curl|ez bar curl|concentration curl|spider curl|cable curl|curl con barra|curls de biceps|bizeps curls|bizepscurls|curl biceps|rosca biceps|bicepscurl|curl bicipiti; curl de biceps|bizepscurl|rosca direta|rosca',
  'hammer-curl': 'hamer curl|hamer curls|hammer curl; curl martillo|hammercurl',
  'preacher-curl': 'preacher curl; curl predicador|scottcurl',
  'triceps-extension':
    'tricep extension|triceps extension|overhead extension|tricep kickback|triceps kickback|kickback|tricep ext|tricep extensions|triceps extensions|overhead tricep|overhead triceps|overhead tricep extension|kickbacks|extensiones de triceps|patada de triceps|trizepsstrecken|trizeps strecken|extensions triceps|estensioni tricipiti|triceps frances|triceps testa; extension de triceps',
  'skull-crusher':
    'skull crusher|skullcrusher|lying tricep extension|skull crushers|skullcrushers|french press|nose breaker|lying triceps extension|press frances|stirndrucken|frenchpress|barre front; rompecraneos|barre au front',
  pushdown:
    'pushdown|push down|tricep pushdown|triceps pushdown|rope pushdown|tricep pulldown|pressdown|push downs|pushdowns|tricep pushdowns|press downs|rope push down|trizepsdrucken|jalon de triceps|triceps en polea|triceps corda|triceps pulley|spinte tricipiti',
  'wrist-curl': 'wrist curl',
  plank:
    'plank|planking|planche|planks|plancks|plank hold|front plank|forearm plank|planke|planken|planche abdos|planches|plank oefening|pranchas|plancha abdominal|planchas abdominales|unterarmstutze|plank ubung; plancha|planchas|unterarmstutz|gainage|prancha',
  'side-plank': 'side plank',
  crunch:
    'abdominal no chao|abdominais no chao|crunch|ab crunch|bicycle crunch|crunches|ab crunches|abdominal crunch|bicycle crunches|cable crunch|sit up crunch|encogimientos abdominales|crunchs|bauchpressen|addominali a terra|abdominal supra; abdominales|bauchpresse|addominali|abdominais',
  'sit-up':
    'sit up|situp|sit ups|situps|ghd sit up|v up|v ups|sit upps|abdominales completos|rumpfbeugen|releves de buste|redressements assis',
  'leg-raise':
    'leg raise|hanging leg raise|knee raise|leg lift|leg raises|hanging leg raises|hanging knee raise|knee raises|toes to bar|t2b|lying leg raise|elevaciones de piernas|elevacion piernas|beinheben hangend|releves de jambes|sollevamento gambe|elevacao de pernas; elevacion de piernas|beinheben|relevee de jambe',
  'russian-twist': 'russian twist|russian twists|giros rusos|russische twists|russian twist con; giro ruso',
  'ab-wheel': 'ab wheel rollout|ab rollout|rollout',
  'dead-bug': 'dead bug|deadbug',
  carry:
    'carry|carries|farmer carry|farmers carry|farmer walk|farmers walk|suitcase carry|loaded carry|farmers carries|farmer carries|farmer walks|suitcase carries|loaded carries|farmerswalk|paseo de granjero|marche du fermier|passeggiata del contadino|overhead carry; paseo del granjero',
  burpee: 'burpee|burpees|burpies|burpie|burpy|burppees|berpees|burbees',
  'mountain-climber': 'mountain climber|mountain climbers|mountain climb exercise|bergsteiger; escaladores',
  'box-jump':
    'box jump|box jumps|boxjump|jump on box|jumps on box|jumping on boxes|saltos al cajon|box sprunge|kastensprunge|saltos na caixa|box jumping; salto al cajon',
  'jump-squat':
    'jump squat|squat jump|jump squats|squat jumps|jumping squat|sentadilla con salto|sentadillas con salto|sprungkniebeugen|squats sautes|squat saute|squat con salto|agachamento com salto',
  clean:
    'power clean|clean and jerk|cleans|hang clean|oly lift|olympic lift|olympic lifting|power cleans|clean & jerk|clean and jerks|hang cleans|olympic lifts|oly lifts|olympics lifts|olympic weightlifting|cargadas|umsetzen|epaule jete|girata|arremesso|c&j; cargada',
  snatch:
    'snatch|oly lift|olympic lift|olympic lifting|snatches|power snatch|kb snatch|arrancadas|arranco|arraches; arrancada|reissen|arrache',
  'turkish-get-up':
    'turkish get up|tgu|get ups|turkish getup|turkish get ups|turkish getups|tgus|turkish stand up|levantamiento turco|aufstehen turkisch',
  handstand:
    'handstand push up|hspu|handstand|handstands|headstand|headstands|hand stand|hand stands|handstand push ups|handstand hold|parada de manos|kopfstand|poirier|equilibre sur les mains|parada de mao; pino|handstand|verticale',
  'muscle-up': 'muscle up|muscleup',
  thruster: 'thruster|thrusters|wallball shot',
  'wall-sit':
    'wall sit|wall sits|wall squat hold|sentadilla en pared|sentadilla isometrica|chaise contre le mur; wandsitzen|chaise',
  running: 'runing|treadmill running',
  cycling: 'spin class|spinning class',
  'rowing-machine': 'rowing machine|rower|erg|concept2; rudergerat|rameur',
  cardio:
    'cardio|hiit|cardios|hiits|hiit class|cardio session|aerobic|aerobics|cardiotraining; ausdauertraining',
} as const
export type Lift = keyof typeof LIFTS
