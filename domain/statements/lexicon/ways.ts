/** Ways of moving and wishes for a session, as people name them; other languages follow the semicolon. */
export const WAYS = {
  overhead:
    'overhead|over head|overhead work|overhead movement|above my head|over my head|above shoulder height|above the head|arms above; por encima de la cabeza|encima de la cabeza|uber kopf|ueberkopf|uberkopf|au dessus de la tete|sopra la testa|acima da cabeca|boven mijn hoofd',
  jumps:
    'jump|jumping|plyo|plyometric|plyos|high impact|impact|hop|hopping|jumpy|bouncing|jumping jack|explosive jumps; salto|saltar|saltos|springen|sprunge|spruenge|saut|sauter|salti|saltare|pular|impacto',
  floor:
    'on the floor|floor work|floor exercise|down on the floor|get on the floor|getting on the floor|lie on the floor|on the ground|onto the floor|floor stuff; en el suelo|al suelo|auf dem boden|auf den boden|am boden|au sol|a terra|no chao|op de grond',
  kneeling:
    'kneel|kneeling|on my knees|on my hands and knees|all fours; de rodillas|arrodillarme|knien|a genoux|in ginocchio|ajoelhar',
  'lying-on-back':
    'lie on my back|lying flat|lie flat|lay flat|lying flat on my back|lying down flat|lying on my back|laying on my back|lay on my back|flat on my back|on my back|supine; boca arriba|auf dem rucken liegen|ruckenlage|sur le dos',
  'lying-face-down':
    'lie on my stomach|lying on my stomach|laying on my stomach|on my stomach|on my belly|face down|lay on my stomach|prone; boca abajo|pancia in giu|a pancia in giu|bauchlage|auf dem bauch|sur le ventre',
  hanging: 'hang|hanging|hang from a bar; colgarme|colgado|hangen|suspendu',
  'upside-down':
    'upside down|head below the heart|head below heart|head low|head lower than|inverted position|inversion|head down; cabeza abajo|cabeza para abajo|cabeca para baixo|de cabeca para baixo|ficar de cabeca para baixo|testa in giu|a testa in giu|kopfuber|tete en bas',
  'bending-over':
    'bending over|bend over|bending forward|bend forward|hip hinge|hinge|hinging|forward fold|bending; agacharme|doblarme|doblarme con peso|inclinarme|bucken|vorbeugen|me pencher',
  twisting: 'twist|twisting|rotation|rotating; girar|drehen|torsion',
  gripping: 'gripping|grip hard|grip killer|hard grip|heavy grip|holding heavy',
  standing: 'standing lift|standing exercise|standing work|stand for long',
  'one-leg':
    'single leg|1 leg|on 1 leg|one leg|one legged|single leg stuff|balancing on one leg; a una pierna|auf einem bein|alles auf einem bein|eenbenige|einbeinig|sur une jambe',
  noise:
    'noise|noisy|bang on the ceiling|bangs on the ceiling|thuds|loud|dropping weights|drop weights|thud|bang|banging|slamming|no dropping|neighbors downstairs|neighbours downstairs; ruido|golpes|ruidos|larm|bruit|rumore|barulho|lawaai',
  'spotter-lifts': 'needs a spotter|need a spotter|need spotter|requires a spotter|without a spotter',
  failure: 'training to failure|to failure|train to failure|go to failure; al fallo|muskelversagen|a l echec',
  'leg-work':
    'leg day|leg days|legs day|leg work|leg exercise|leg training|training legs|train legs; dia de pierna|beintraining|jour jambes',
  'chest-work': 'chest day|chest work|chest exercise|chest training|train chest; dia de pecho|brusttraining',
  'back-work': 'back day|back work|back exercise|back training|train back; dia de espalda|ruckentraining',
  'shoulder-work': 'shoulder day|shoulder work|shoulder exercise|shoulder training',
  'arm-work': 'arm day|arm work|arm exercise|arm training; armtraining',
  'core-work':
    'core work|ab work|ab exercise|core exercise|ab day|abs day|core training|ab stuff; bauchtraining',
  'lower-body': 'lower body|lower half; tren inferior|unterkorper|bas du corps',
  'upper-body': 'upper body|upper half; tren superior|oberkorper|haut du corps',
} as const
export type Way = keyof typeof WAYS

/** What turns a way of moving down by itself. */
export const BANS = {
  noise:
    'so quiet|keep it quiet|quiet please|be quiet|thin walls|downstairs neighbor complains; leise|silencieux|silencioso|silenzioso',
  'spotter-lifts':
    'get pinned|be pinned|getting pinned|nobody to spot me|no one to spot me|no spotter|no one to lift the bar off me',
  'one-leg': 'two feet on the ground|both feet on the ground',
  'lower-body': 'upper body only',
} as const
