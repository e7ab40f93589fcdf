/** Other training and sports. Other languages follow the semicolon. */
export const SPORTS = {
  running:
    'ik ren|ren ik|la course|footing|jogs|run club|running club|parkruns|run|running|jog|jogging|half marathon|marathon|10k|5k|parkrun|marathon training|trail running|sprints|sprinting; correr|corro|carrera|laufen|laufe|joggen|jogge|courir|cours a pied|course a pied|je cours|correre|corro|corsa|corrida|hardlopen|hardloop',
  cycling:
    'cyclist|road bike|gravel bike|bike to work|cycle to work|biking to work|cycle|cycling|bike|biking|spinning|spin|peloton|mtb|mountain bike|ride my bike; bici|ciclismo|bicicleta|radfahren|rad fahren|fahrrad|rennrad|velo|bicicletta|pedalar|fietsen',
  swimming:
    'swim|swimming; nadar|nado|natacion|schwimmen|schwimme|nager|nage|natation|nuoto|natacao|zwemmen|zwem',
  football:
    'football|soccer|futsal|five a side|5 a side; futbol|fussball|fusball|foot|calcio|calcetto|futebol|voetbal|voetballen',
  'american-football': 'american football|flag football|gridiron',
  rugby: 'rugby',
  basketball: 'basketball|hoops|pickup ball|bball; baloncesto|basket|pallacanestro|basquete|basketbal',
  volleyball: 'volleyball|beach volleyball; voleibol|voley|volley|pallavolo|volei|volleybal',
  tennis:
    'pickle ball|racket ball|table tennis|tennis|padel|paddle tennis|squash sport|badminton|pickleball|racquetball; tenis',
  climbing:
    'climb|climbing|bouldering|boulder; escalada|escalar|klettern|bouldern|escalade|arrampicata|klimmen',
  'martial-arts':
    'bjj|jiu jitsu|judo|boxing|kickboxing|mma|karate|muay thai|taekwondo|martial art|wrestling|krav maga|jiujitsu|grappling|capoeira|fencing; boxeo|kampfsport|boxe|boxen|arti marziali|lutas',
  yoga: 'yoga|vinyasa',
  pilates: 'pilates|reformer',
  hiking:
    'hike|hiking|rucking|ruck|backpacking; senderismo|wandern|randonnee|randonnees|escursionismo|trilha|wandelen in de bergen',
  walking:
    'walk|walking|dog walk|walks|steps a day; caminar|camino|caminata|spazieren|marcher|camminare|caminhada|wandelen',
  rowing: 'row on the water|crew|rowing team|rowing club|i row; remo deporte|aviron|canottaggio|roeien',
  skiing: 'ski|skiing|snowboard|snowboarding|cross country skiing; esqui|skifahren|langlauf|sci|esqui',
  dancing: 'dance|dancing|ballet|salsa|zumba; bailar|baile|tanzen|danse|danza|ballo|danca|dansen',
  golf: 'golf|golfing|golfer',
  hockey: 'hockey|ice hockey|field hockey; eishockey',
  crossfit: 'crossfit|cross fit|wod|wods|hyrox',
  other:
    'weightlifting club|water aerobics|aqua aerobics|aquafit|aqua fit|track and field|sprinter|surfing|surf|skating|gymnastics|horse riding|horseback riding|riding horses|kayaking|kayak|cricket|baseball|softball|handball|netball|korfball|floorball|hurling|camogie|gaelic football|roller derby|water polo|rounders|triathlon|ultimate frisbee|lacrosse; surf|reiten|handball|triathlon|equitazione|equitation|patinaje|baile flamenco',
} as const
export type Sport = keyof typeof SPORTS
