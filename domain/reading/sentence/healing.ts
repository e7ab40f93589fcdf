import type { Condition } from '../lexicon/condition-names.ts'
import type { ReaderState } from './reader-state.ts'
import type { Statement } from '../statement.ts'

/** Conditions that heal. Years later they are over. */
const HEALS: readonly string[] = [
  ...[
    'surgery',
    'fracture',
    'stress-fracture',
    'concussion',
    'c-section',
    'postpartum',
    'pregnancy',
    'hernia',
  ],
  ...['rotator-cuff', 'tennis-elbow', 'patellar-tendon', 'achilles', 'plantar-fasciitis', 'carpal-tunnel'],
  ...[
    'meniscus',
    'sciatica',
    'chest-pain',
    'fainting',
    'vertigo',
    'blood-clot',
    'eating-disorder',
    'migraine',
  ],
]

/** Conditions around a birth. They need care even if all went well. */
const OF_BIRTH: readonly string[] = ['pregnancy', 'postpartum', 'c-section']

/** Whether the condition is over once the writer calls it fine. */
export const isOverWhenFine = (what: Condition): boolean => HEALS.includes(what) && !OF_BIRTH.includes(what)

/** Whether the condition is over after a long time. */
export const healsInTime = (what: Condition): boolean => HEALS.includes(what) || what === 'cancer-treatment'

/** Whether the condition is over once the writer calls it healed. A torn ligament stays torn until then. */
const isHealed = (what: Condition): boolean => isOverWhenFine(what) || what === 'ligament-tear'

/** `Had vertigo last year, it's gone`. */
export const HAS_HEALED =
  /^\W*(now |and )?((it|that|they|those)(.?s| is| are| has| have|.?re)?|all|been|fully|completely|totally|long) ?(all |now |fully |completely |totally |been |long |since )*(gone|healed|recovered|resolved|fixed|cured|cleared up|better now|good now|fine now|good since|fine since|clear since)\b|^\W*(alles |ist |ya |todo |tutto |e |est |c.?est |compl[eè]tement |completamente |vollst[aä]ndig |weer )*(verheilt|ausgeheilt|abgeheilt|geheilt|curad[oa]s?|superad[oa]|recuperad[oa]|gu[eé]rie?s?|guarit[oa]|sarad[oa]|genezen|hersteld)\b|\bnever (came back|a problem since|an issue since|bothered me since|had (a problem|an issue|trouble) since)\b|\b(long|since) (gone|healed)\b|\b(no|zero|without) (more )?(issues?|problems?|pain|symptoms|trouble)s? (since|now|anymore|any more|at all now)\b/i

/** Removes the last statements about healed conditions and pain. */
export function takeBack({ statements, last }: ReaderState): void {
  const isOver = (each: Statement) =>
    each.kind === 'pain' || (each.kind === 'condition' && isHealed(each.what))
  const kept = statements.slice(last.from).filter((each) => !isOver(each))
  statements.splice(last.from, statements.length, ...kept)
}
