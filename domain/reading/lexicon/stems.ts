/**
 * Endings that determine what a word means, each with a table word of the same meaning. Endings of medicines
 * are stems of the WHO's international nonproprietary names; the others are those of operations.
 */
export const STEMS: readonly { ending: string; means: string }[] = [
  ...['pril', 'sartan', 'thiazid', 'thiazide', 'dipine', 'dipin', 'dipino', 'dipina'].map((ending) => ({
    ending,
    means: 'lisinopril',
  })),
  ...['olol', 'ololo'].map((ending) => ({ ending, means: 'metoprolol' })),
  ...['xaban', 'gatran', 'parin'].map((ending) => ({ ending, means: 'apixaban' })),
  ...['gliptin', 'gliptina', 'gliflozin', 'gliflozina'].map((ending) => ({ ending, means: 'sitagliptin' })),
  { ending: 'triptan', means: 'sumatriptan' },
  ...['dronate', 'dronat', 'dronato'].map((ending) => ({ ending, means: 'alendronate' })),
  ...[
    'ectomy',
    'ectomia',
    'ectomie',
    'ektomie',
    'otomy',
    'ostomy',
    'orrhaphy',
    'plasty',
    'plastia',
    'plastie',
    'plastik',
  ].map((ending) => ({ ending, means: 'operation' })),
]
