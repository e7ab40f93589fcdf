import type { Implement } from '../../training/vocabulary.ts'

/** Implements as people name them; other languages and makes follow the semicolon. */
export const EQUIPMENT: Readonly<Record<Implement, string>> = {
  barbell:
    'bar|regular bar|axle bar|short bar|barbell|bar bell|olympic bar|oly bar|ohio bar|power bar|straight bar|standard bar|olympic barbell|bumper bar|20kg bar|bb|barbell set|olympic weight set; barra olimpica|barra con discos|barra|langhantel|langhantelstange|barre olympique|barre droite|barre|bilanciere|halterstang|stange',
  rack: 'rack|short rack|squat rek|squatrek|suporte para agachamento|squat rack|power rack|half rack|full rack|squat stand|power cage|cage|squat cage|uprights|squat station|lifting rack|r3|monolift; jaula|soporte para sentadilla|kniebeugenstander|kniebeugestander|power rack|cage a squat|gabbia|gaiola|rek',
  bench:
    'bench|weight bench|flat bench|workout bench; banco|banco plano|bank|flachbank|hantelbank|banc|banc plat|panca|panca piana|bankje',
  'incline-bench':
    'adjustable bench|incline bench|fid bench|flat incline bench|flat incline decline bench|incline decline bench|adj bench|multi position bench; banco ajustable|banco inclinable|banco regulable|banco inclinado|banco reclinable|verstellbare bank|schragbank|verstellbare hantelbank|banc inclinable|banc reglable|banc incline|panca inclinabile|panca regolabile|banco regulavel|verstelbare bank|verstelbaar bankje',
  dumbbells:
    'rack of dumbbell|full rack of dumbbell|dumbbell rack|rack for my dumbbell|rack for the dumbbell|dumbbell|hex|hexes|quick lock|dumbbel|db|dbs|hand weight|hex dumbbell|adjustable dumbbell|free weight|powerblock|power block|selecttech|select tech|selectech|nuobell|ironmaster|iron master|dumbell set|hex dbs|bowflex 552|bowflex 1090|bowflex selecttech|552s|1090s|bowflex dumbbell|bowflex 552s; mancuerna|pesas|pesa|kurzhantel|hantel|haltere|manubrio|manubri|halter|halteres|alter|dumbell|gewichten',
  kettlebell: 'kettlebell|bell|kettle bell|kb|kbs; pesa rusa|pesas rusas|kugelhantel|girja|girya|kettelbel',
  cable:
    'cable maschine|cable|cable machine|cable tower|cable station|functional trainer|pulley|pulley machine|pulley system|cable crossover|tonal|bowflex|bowflex pr|bowflex revolution|bowflex home gym|cable pulley|pulley tower; polea|poleas|maquina de poleas|kabelzug|seilzug|kabelzugturm|poulie|poulies|cavo|cavi|polia|polias|kabel',
  machines:
    'machine|weight machine|multi gym|multigym|all in one gym|weight stack|home gym machine|weider pro|marcy|machine weights; maquina|maquinas|maschine|gerat|gerate|geraete|kraftstation|appareil|banc multifonction|macchina|macchine|macchinari|aparelho|apparaten',
  'smith-machine': 'smith maschine|smith machine|smith; multipower|multipresse|maquina smith',
  bands:
    'therabander|band|miniband|resistance bond|resistance band|loop band|mini band|booty band|tube|resistance tube|theraband|thera band|elastic band|exercise band|pull up assist band|rubber band|stretch band|power band|long band|resistance loop|resistance cord; banda|bandas elasticas|banda elastica|goma|gomas|goma elastica|ligas|liga|fitnessband|fitnessbander|widerstandsband|widerstandsbander|gummiband|gummibander|elastique|bande elastique|bande|elastici|elastico|fascia elastica|weerstandsband|elastiek',
  'pull-up-bar':
    'pull up bar|bar in the door|bar in the doorway|chin up bar|pullup bar|doorway bar|door bar|chin bar|pull up tower|power tower|pull up station|pull up rig|doorway pull up bar|door pull up bar|pull up attachment|pull up rack; barra de dominadas|barra para dominadas|barra dominadas|klimmzugstange|reckstange|barre de traction|barre traction|barra per trazioni|sbarra|barra de porta|optrekstang',
  'dip-bars':
    'dip bar|dip station|dip stand|parallel bar|dip belt station|power tower|dip attachment|dip rack; paralelas|barren|dipstation|dip barren|barres paralleles|barre paralleles|parallele|barra de paralelas|dipbars',
  suspension:
    'trx|suspension trainer|suspension strap|gymnastic ring|gym ring|rings|gymnastics rings|suspension; anillas|correas|schlingentrainer|turnringe|ringe|sling trainer|anneaux|sangles|anelli|argolas|ringen',
  'ez-bar':
    'ez bar|ez curl bar|curl bar|easy bar|ezbar|e z bar|easy curl bar; barra z|barra ez|sz stange|szstange|barre ez|barra w',
  'trap-bar': 'trap bar|hex bar|trapbar|hexbar',
  landmine: 'landmine|land mine',
  box: 'plyo box|jump box|step platform|aerobic step|sturdy step|plyometric box|plyobox; cajon|cajon pliometrico|sprungbox|steppbrett',
  'ab-wheel':
    'ab wheel|ab roller|abs wheel|abwheel; rueda abdominal|bauchroller|ab roller|roue abdominale|ruota addominali',
  'stability-ball':
    'stability ball|swiss ball|exercise ball|yoga ball|gym ball|balance ball|physio ball; fitball|pelota suiza|gymnastikball|pezziball|swissball|ballon de gym',
  'medicine-ball':
    'medicine ball|medball|med ball|slam ball|wall ball; balon medicinal|pelota medicinal|medizinball|medecine ball|palla medica',
  'leg-press':
    'leg press|legpress|leg press machine; prensa|beinpresse|presse a cuisse|presse|pressa|beenpers',
  'lat-pulldown':
    'lat pulldown|lat pull down|pulldown|lat pulldown machine|lat tower|lat machine; latzugturm|latzug',
  'leg-curl':
    'leg curl|hamstring curl|beinbeuger|curl femoral|leg curl machine|leg curl attachment|hamstring curl machine',
  'leg-extension': 'leg extension|leg ext|beinstrecker|leg extension machine|leg extension attachment',
  plates:
    'plate|bumper|iron|vinyl plate|weight set|weight plate|bumper plate|bumpers|olympic plate|weights for the bar; disco|discos|hantelscheiben|scheiben|gewichtsscheiben|disque|disques|poids en fonte|dischi|anilha|anilhas|schijven',
}

/** What people write for several implements at once. */
export const SEVERAL: Readonly<Record<string, readonly Implement[]>> = {
  'barbell set': ['barbell', 'plates'],
  'olympic weight set': ['barbell', 'plates'],
  'barbell weight set': ['barbell', 'plates'],
  'power tower': ['pull-up-bar', 'dip-bars'],
  'dip pull up station': ['pull-up-bar', 'dip-bars'],
  'leg curl/extension': ['leg-curl', 'leg-extension'],
  'leg extension/curl': ['leg-extension', 'leg-curl'],
  'leg curl extension': ['leg-curl', 'leg-extension'],
  'leg extension curl': ['leg-extension', 'leg-curl'],
}
